"""The open decision, and whether its number of legal actions is secret.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Decision
from engine.games.cortez.rules import combat, decks, mercenaries, movement
from engine.games.cortez.rules.combat_data import OPENING, REPLY
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    ATTACK_PHASE,
    COMBAT_STEP_PHASE,
    DECISION_KINDS,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    MARK_PHASE,
    MAX_GAME_SEATS,
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    OVER,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_PHASE,
    WINNER_MARK_PHASE,
    CoreState,
)
from engine.games.cortez.rules.map_tables import is_broken
from engine.games.cortez.rules.paths import NEIGHBOURS
from engine.games.cortez.squares import SQUARE_COUNT

#: Phases in which hidden cards do not decide whether there is a choice.
PUBLIC_CHOICE_PHASES: Final[list[int]] = [
    MARK_PHASE,
    FLIP_BRIDGE_PHASE,
    FLIGHT_PHASE,
    ATTACK_PHASE,
    WINNER_MARK_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_PHASE,
    PARLEY_PHASE,
    PARLEY_ANSWER_PHASE,
]
#: Decisions by phase * MAX_GAME_SEATS + seat: with a public and a secret number of legal actions.
OPEN_DECISIONS: Final[list[Decision]] = [
    Decision(seat, DECISION_KINDS[phase]) for phase in range(OVER) for seat in range(MAX_GAME_SEATS)
]
PRIVATE_DECISIONS: Final[list[Decision]] = [
    Decision(seat, DECISION_KINDS[phase], private=True)
    for phase in range(OVER)
    for seat in range(MAX_GAME_SEATS)
]


def open_decision(state: CoreState) -> Decision | None:
    """Return the open decision; None if the match is over."""
    if state.phase >= OVER:
        return None
    questions = OPEN_DECISIONS if _has_choice(state) else PRIVATE_DECISIONS
    return questions[state.phase * MAX_GAME_SEATS + state.turn]


def _has_choice(state: CoreState) -> bool:
    """Return whether public information shows that there are several legal actions or only one."""
    phase = state.phase
    if phase in PUBLIC_CHOICE_PHASES:
        return True
    if phase == ACTION_PHASE:
        return not decks.has_no_provisions(state) and _can_step(state, state.turn)
    if phase == COMBAT_STEP_PHASE:
        combat_state = combat.combat_of(state)
        if combat_state.step == REPLY and not combat_state.added:
            return True
        begun = combat_state.step != OPENING or combat_state.added > 0
        return begun and state.warrior_count(state.turn) > 0
    if phase == MERCENARY_PHASE:
        combat_state = combat.combat_of(state)
        return (
            mercenaries.may_sell(combat_state, state.turn) and state.warrior_count(state.turn) > 0
        )
    return phase == MERCENARY_ANSWER_PHASE and not any(combat.combat_of(state).due[1:])


def _can_step(state: CoreState, seat: int) -> bool:
    """Return whether a free square adjoins one of a seat's troops."""
    for troop in movement.marked_troops(state, seat):
        for node in NEIGHBOURS[state.square_of_troop[troop]]:
            if (
                node < SQUARE_COUNT
                and state.troop_on_square[node] == NOBODY
                and not is_broken(state, node)
            ):
                return True
    return False
