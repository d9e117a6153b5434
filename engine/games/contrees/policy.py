"""What Contrées teaches the bots: how promising a land looks, and how the levels search.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Code, Recipe, State, View
from engine.games.contrees.building import compact
from engine.games.contrees.events import ContreesView
from engine.games.contrees.judgement import chance
from engine.games.contrees.positions import world
from engine.games.contrees.state import ContreesState
from engine.rng import Rng

#: Exploration is low because all-moves-as-first estimates explore enough.
LEVELS: Final = (
    Recipe(iterations=50, temperature=0.2, guard=0.25, exploration=0.03, rave=0.0001),
    Recipe(iterations=80, exploration=0.03, rave=0.0001),
    Recipe(iterations=250, exploration=0.03, rave=0.0001),
    Recipe(iterations=1000, exploration=0.03, rave=0.0001, solve=True),
    Recipe(iterations=6000, exploration=0.03, rave=0.0001, solve=True),
)

#: Plies of random play before a match is judged by its land.
HORIZON: Final = 10


class ContreesPolicy:
    """Playouts are random and short; what they lead to is judged by tiles held and in reach."""

    levels: Sequence[Recipe] = LEVELS

    def cutoff(self, state: State) -> int | None:
        assert isinstance(state, ContreesState)
        return HORIZON + state.tiles_left(0) + state.tiles_left(1)

    def depth(self, view: View) -> int | None:
        return None

    def candidates(self, state: State, codes: list[Code]) -> list[Code]:
        return codes

    def playout(self, state: State, codes: list[Code], rng: Rng) -> Code:
        return codes[rng.below(len(codes))]

    def rollout(self, state: State, rng: Rng, limit: int, played: list[int]) -> None:
        state.rollout(rng, limit, played)

    def rewards(self, state: State) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, ContreesState)
        first = chance(state)
        return [first, 1.0 - first]

    def suggest(self, view: View, codes: list[Code], rng: Rng) -> Code:
        """A tile that makes the land compact; the tower after which it looks best."""
        assert isinstance(view, ContreesView)
        state = world(view)
        if view.phase == "land":
            return compact(state.hexes, codes, rng)
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
        """Nothing: the search proves endings by itself."""
        return None
