"""Preferences of the tempers at Cannir."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import BOLD, CAREFUL, Code
from engine.games.cannir.bots.threats import seizing_spots
from engine.games.cannir.sampler import sample_world
from engine.games.cannir.state import ATTACK, RESTORE, CannirState
from engine.games.cannir.suites import BIT, CELL_COUNT, CELL_MASK
from engine.games.cannir.views import CannirView

#: The value of a preference, as win probability. Searches of few iterations do not resolve smaller
#: differences.
PREFERENCE_VALUE = 0.15
#: The share of that value for spoiling places where one card would make the sovereign suite, for a
#: temper that prefers to break suites.
SPOILING_SHARE = 0.5


def temper_bonus(view: CannirView, codes: Sequence[Code], temper: str) -> list[float]:
    """Return the preference for each action, as win probability.

    Bold prefers the sovereign suite. Careful prefers boards without a place where one card would
    make it. Grudging prefers attacks, above all on another seat's sovereign suite.
    """
    table = sample_world(view, Rng(0))
    return [PREFERENCE_VALUE * _preference(table, code, temper) for code in codes]


def _preference(table: CannirState, code: Code, temper: str) -> float:
    """Return how well an action suits a temper, from 0 to 1."""
    seat = table.turn
    if temper == BOLD:
        return float(_has_suite(_state_after(table, code), seat))
    if temper == CAREFUL:
        return float(not seizing_spots(_state_after(table, code)))
    if not ATTACK <= code < RESTORE:
        return 0.0
    rival_cells = table.sovereign & CELL_MASK if table.owner != seat else 0
    if rival_cells & BIT[code % CELL_COUNT]:
        return 1.0
    return (
        SPOILING_SHARE
        if len(seizing_spots(_state_after(table, code))) < len(seizing_spots(table))
        else 0.0
    )


def _state_after(table: CannirState, code: Code) -> CannirState:
    twin = table.clone()
    twin.step(code, Rng(0))
    return twin


def _has_suite(table: CannirState, seat: int) -> bool:
    """Return whether the seat has the sovereign suite or may choose it among several."""
    return seat in (table.owner, table.winner) or (table.turn == seat and bool(table.choices))
