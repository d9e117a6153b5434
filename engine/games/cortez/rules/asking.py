"""The open question, and whether it is a secret that it may leave no choice.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Decision
from engine.games.cortez.rules import combat, decks, mercenaries, movement
from engine.games.cortez.rules.fight import FIRST_GOLD_PRICE, OPENING, REPLY
from engine.games.cortez.rules.map_tables import is_broken
from engine.games.cortez.rules.paths import NEIGHBOURS
from engine.games.cortez.rules.table import (
    ACT,
    COLLAR,
    FLEE,
    FLIP,
    HIRE,
    HIRE_ANSWER,
    KINDS,
    LAY,
    MARK,
    MOST,
    NOBODY,
    OVER,
    PARLEY,
    PARLEY_ANSWER,
    PLACE,
    STORM,
    TRADE,
    Table,
)
from engine.games.cortez.squares import SQUARE_COUNT

#: Questions whose answers do not depend on hidden cards, or always are several.
OPEN: Final[list[int]] = [MARK, FLIP, FLEE, STORM, COLLAR, PLACE, TRADE, PARLEY, PARLEY_ANSWER]
#: phase * MOST + seat -> the question, if it is no secret how many answers it has, and if it is.
PLAIN: Final[list[Decision]] = [
    Decision(seat, KINDS[phase]) for phase in range(OVER) for seat in range(MOST)
]
PRIVATE: Final[list[Decision]] = [
    Decision(seat, KINDS[phase], True) for phase in range(OVER) for seat in range(MOST)
]


def asked(table: Table) -> Decision | None:
    """The open question; None: the match is over."""
    if table.phase >= OVER:
        return None
    questions = PLAIN if _has_choice(table) else PRIVATE
    return questions[table.phase * MOST + table.turn]


def _has_choice(table: Table) -> bool:
    """Whether everybody sees that there are several answers, or that there is but one."""
    phase = table.phase
    if phase in OPEN:
        return True
    if phase == ACT:
        return not decks.no_provisions(table) and _can_step(table, table.turn)
    if phase == LAY:
        fight = combat.fight_of(table)
        if fight.step == REPLY and not fight.added:
            return True
        begun = fight.step != OPENING or fight.added > 0
        return begun and table.warrior_count(table.turn) > 0
    if phase == HIRE:
        fight = combat.fight_of(table)
        return mercenaries.may_sell(fight, table.turn) and table.warrior_count(table.turn) > 0
    return phase == HIRE_ANSWER and combat.fight_of(table).price < FIRST_GOLD_PRICE


def _can_step(table: Table, seat: int) -> bool:
    """Whether there is a free square beside a troop of a seat."""
    for troop in movement.marked(table, seat):
        for node in NEIGHBOURS[table.at[troop]]:
            if node < SQUARE_COUNT and table.on[node] == NOBODY and not is_broken(table, node):
                return True
    return False
