"""Preferences of the tempers at Cortez."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.cortez.codes import DRAW, FLEE_TROOP, MOVE_TROOP, RECRUIT
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import NOBODY
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import world
from engine.games.cortez.views.view import CortezView

#: The value of a preference, as win probability.
WORTH = 0.04


def temper_bonus(view: CortezView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability.

    Bold prefers attacks. Careful prefers recruiting and drawing. Grudging prefers to attack the
    seat that beat it in the last combat.
    """
    if view.phase != "actions":
        return []
    if temper == CAREFUL:
        return [WORTH * (code in (RECRUIT, DRAW)) for code in codes]
    table = world(view, Rng(0))
    foe = offender(table)
    if temper != BOLD and foe == NOBODY:
        return []
    return [WORTH * _attacks(table, code, NOBODY if temper == BOLD else foe) for code in codes]


def offender(table: CortezState) -> int:
    """Return the seat that beat the seat to move in the last combat, or NOBODY."""
    last = table.last
    if last is None or last.fighters[1 - last.won] != table.turn:
        return NOBODY
    return last.fighters[last.won]


def _attacks(table: CortezState, code: Code, foe: int) -> bool:
    """Return whether an action attacks a troop with the collar of `foe`, or any troop if NOBODY."""
    if not MOVE_TROOP <= code < FLEE_TROOP:
        return False
    attacked = table.on[(code - MOVE_TROOP) % SQUARE_COUNT]
    return attacked != NOBODY and (foe == NOBODY or table.collars[attacked] == foe)
