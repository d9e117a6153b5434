"""Absurd actions, each with the circumstances that justify it after all.

They are judged by the information of the seat to move, and only counted.
docs/design/lapses.md defines them.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cannir.bots.threats import completions
from engine.games.cannir.state import (
    ATTACK,
    DISCARD,
    PLACE_DOWN,
    RESTORE,
    SOVEREIGN,
    CannirState,
)
from engine.games.cannir.suites import CELL_COUNT


def is_idle_attack(before: CannirState, code: Code, after: CannirState) -> bool:
    """Return whether an attack touches no suite and no place where one card would make a suite.

    Such waiting is justified if every card that might be laid creates such a place.
    """
    if not ATTACK <= code < RESTORE or after.decision is None:
        return False
    places = completions(before.values, before.has_free_paths)
    if after.suites != before.suites or places != completions(after.values, after.has_free_paths):
        return False
    for other in before.codes():
        if other < PLACE_DOWN:
            twin = _state_after(before, other)
            if completions(twin.values, twin.has_free_paths) <= places:
                return True
    return False


def is_suite_left(before: CannirState, code: Code, after: CannirState) -> bool:
    """Return whether the next seat wins by its suite although an action would have stopped it."""
    seat = before.turn
    if after.decision is not None or after.ended_by != SOVEREIGN or after.winner == seat:
        return False
    for other in before.codes():
        if RESTORE <= other < DISCARD:
            card = before.stacks[other % CELL_COUNT][-1]
            if before.veil[card] not in (-1, seat):
                continue
        if _state_after(before, other).decision is not None:
            return True
    return False


def _state_after(state: CannirState, code: Code) -> CannirState:
    twin = state.clone()
    twin.step(code, Rng(0))
    return twin


#: All blunders by name.
BLUNDERS = (("idle_attack", is_idle_attack), ("suite_left", is_suite_left))
