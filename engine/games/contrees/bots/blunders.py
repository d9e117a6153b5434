"""Answers that a person would laugh at, each with what makes it sensible after all.

Nothing is hidden; they are only counted (docs/strength.md lists them).
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.state import FREE, PLACE, ContreesState

#: From so many towers on it is a pity, if another answer had saved them.
MANY = 2


def built_to_fall(before: ContreesState, code: Code, after: ContreesState) -> bool:
    """A tower that gains nothing, and that the rival's next one may demolish with others.

    Two towers more would fall than after the best other answer; else all was lost anyhow.
    """
    seat = before.turn
    if code < PLACE or after.decision is None or after.turn == seat:
        return False
    if after.demolished[seat] > before.demolished[seat] or after.tiles[seat] > before.tiles[seat]:
        return False
    built = before.land.index[code - PLACE]
    lost = _most_lost(after, built)
    if lost < MANY:
        return False
    for other in before.codes():
        if other != code:
            twin = before.clone()
            twin.step(other, Rng(0))
            if twin.decision is None or _most_lost(twin) <= lost - MANY:
                return True
    return False


def _most_lost(state: ContreesState, corner: int = FREE) -> int:
    """Towers that one tower of the seat on turn can demolish at the most, that on `corner` among
    them if there is one.
    """
    seat, most = state.turn, 0
    for code in state.codes():
        twin = state.clone()
        twin.step(code, Rng(0))
        if corner == FREE or twin.tower[corner] != 1 - seat:
            most = max(most, int(twin.demolished[seat] - state.demolished[seat]))
    return most


#: All of them, by name.
LAPSES = (("built_to_fall", built_to_fall),)
