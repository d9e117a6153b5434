"""Absurd actions, each with the circumstances that justify it after all.

They are only counted; docs/design/lapses.md defines them.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.replies import richest_prize
from engine.games.contrees.state import FREE, PLACE, ContreesState

#: The number of towers lost without need that make an action absurd.
MIN_ABSURD_LOSS = 2


def is_built_to_fall(before: ContreesState, code: Code, after: ContreesState) -> bool:
    """Return whether a tower gains nothing and the rival can demolish it together with others.

    It is justified unless the best other action saves at least two towers.
    """
    seat = before.turn
    if code < PLACE or after.decision is None or after.turn == seat:
        return False
    if after.demolished[seat] > before.demolished[seat] or after.tiles[seat] > before.tiles[seat]:
        return False
    built = before.land.index[code - PLACE]
    lost = _most_lost(after, built)
    if lost < MIN_ABSURD_LOSS:
        return False
    for other in before.codes():
        if other != code:
            twin = before.clone()
            twin.step(other, Rng(0))
            if twin.decision is None or _most_lost(twin) <= lost - MIN_ABSURD_LOSS:
                return True
    return False


def _most_lost(state: ContreesState, corner: int = FREE) -> int:
    """Return the most towers that one tower of the seat to move can demolish.

    If `corner` is given, only actions that demolish its tower count.
    """
    seat, maximum = state.turn, 0
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        if corner == FREE or twin.tower[corner] != 1 - seat:
            maximum = max(maximum, int(twin.demolished[seat] - state.demolished[seat]))
    return maximum


def is_prize_left(before: ContreesState, code: Code, after: ContreesState) -> bool:
    """Return whether a tower that gains nothing and may fall at once passes over a prize.

    It is justified unless the prize also keeps more points after the strongest reply.
    """
    return code >= PLACE and richest_prize(before, code) is not None


#: All blunders by name.
BLUNDERS = (("built_to_fall", is_built_to_fall), ("prize_left", is_prize_left))
