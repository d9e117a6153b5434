"""What Contrées teaches the bots: how promising a land looks, and how the levels search.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from engine.core import Code, Recipe, State, View
from engine.games.contrees.events import ContreesView
from engine.games.contrees.land import TILES
from engine.games.contrees.positions import world
from engine.games.contrees.state import FREE, HOLD, TRIPLE, ContreesState
from engine.rng import Rng

LEVELS: Final = (
    Recipe(iterations=25, temperature=1.0, guard=0.5, exploration=0.3),
    Recipe(iterations=100, exploration=0.3),
    Recipe(iterations=100, exploration=0.1, rave=0.001),
    Recipe(iterations=1000, exploration=0.1, rave=0.001, solve=True, exact=True),
    Recipe(iterations=4000, exploration=0.1, rave=0.001, solve=True, exact=True),
)

#: Plies of random play before a match is judged by its land.
HORIZON: Final = 10

#: What a possessed tile is worth, and a free one by the towers a seat has around it.
TILE: Final = 10.0
TOWERS: Final[list[float]] = [0.0, 1.0, 3.0, 6.5]
#: What one demolished tower is worth, and how sure a lead of one is.
RAZED: Final = 1.0
STEEPNESS: Final = 0.08


class ContreesPolicy:
    """Playouts are random and short; what they lead to is judged by tiles held and in reach."""

    levels: Sequence[Recipe] = LEVELS
    guided: bool = False

    def cutoff(self, state: State) -> int | None:
        assert isinstance(state, ContreesState)
        return HORIZON + state.tiles_left(0) + state.tiles_left(1)

    def depth(self, view: View) -> int | None:
        return None

    def playout(self, state: State, codes: list[Code], rng: Rng) -> Code:
        return codes[rng.below(len(codes))]

    def rewards(self, state: State) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, ContreesState)
        chance = 1.0 / (1.0 + exp(-STEEPNESS * lead(state)))
        return [chance, 1.0 - chance]

    def suggest(self, view: View, codes: list[Code], rng: Rng) -> Code:
        """The answer after which the land looks best."""
        assert isinstance(view, ContreesView)
        state = world(view)
        if view.phase == "land":
            return codes[rng.below(len(codes))]
        best: list[Code] = []
        most = -1.0
        for code in codes:
            after = state.clone()
            after.step(code, rng)
            value = (self.rewards if after.decision is None else self.evaluate)(after)[view.turn]
            if value > most:
                best, most = [], value
            if value == most:
                best.append(code)
        return best[rng.below(len(best))]

    def exact(self, view: View, codes: list[Code]) -> Mapping[Code, float] | None:
        return None


def lead(state: ContreesState) -> float:
    """By how much seat 0 seems ahead: possessed tiles, chances on free ones, demolished towers."""
    razed: int = state.demolished[0] - state.demolished[1]
    total = RAZED * razed
    count = state.count
    tile: i64
    for tile in range(len(state.owner)):
        owner = state.owner[tile]
        mine = count[tile]
        theirs = count[TILES + tile]
        if owner == FREE:
            # Three towers of one seat leave the other only three corners.
            value = 0.0
            if theirs < HOLD - 1:
                value += TOWERS[mine]
            if mine < HOLD - 1:
                value -= TOWERS[theirs]
        else:
            value = TILE if owner == 0 else -TILE
        if state.white and state.hexes[tile] in state.white:
            value *= TRIPLE
        total += value
    return total
