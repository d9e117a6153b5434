"""Preferences of the tempers at Cortez."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.cortez.codes import DRAW, FLIGHT_TROOP, MOVE_TROOP, RECRUIT
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: The value of a preference, as win probability.
PREFERENCE_VALUE = 0.04


def temper_bonus(view: CortezView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability; empty if there is none here.

    Bold prefers attacks. Careful prefers recruiting and drawing. Grudging prefers to attack the
    seat that beat it in the last combat.
    """
    if view.phase != "actions":
        return []
    if temper == CAREFUL:
        return [PREFERENCE_VALUE * (code in (RECRUIT, DRAW)) for code in codes]
    state = sample_world(view, Rng(0))
    foe = last_victor(state)
    if temper != BOLD and foe == NOBODY:
        return []
    return [
        PREFERENCE_VALUE * _attacks(state, code, NOBODY if temper == BOLD else foe)
        for code in codes
    ]


def last_victor(state: CortezState) -> int:
    """Return the seat that beat the seat to move in the last combat, or NOBODY."""
    last = state.last_outcome
    if last is None or last.fighters[1 - last.won] != state.turn:
        return NOBODY
    return last.fighters[last.won]


def _attacks(state: CortezState, code: Code, foe: int) -> bool:
    """Return whether an action attacks a troop with the collar of `foe`, or any troop if NOBODY."""
    if not MOVE_TROOP <= code < FLIGHT_TROOP:
        return False
    attacked = state.troop_on_square[(code - MOVE_TROOP) % SQUARE_COUNT]
    return attacked != NOBODY and (foe == NOBODY or state.collars[attacked] == foe)
