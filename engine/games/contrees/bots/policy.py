"""Search policy and levels for Contrées.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.contrees.bots.win_probability import chance
from engine.games.contrees.land import AROUND, HEXES
from engine.games.contrees.positions import world_of
from engine.games.contrees.state import ContreesState
from engine.games.contrees.views import ContreesView


def compact(laid: list[int], codes: list[Code], rng: Rng) -> Code:
    """Return a legal tile that touches as many of the tiles in `laid` as possible.

    Where tiles meet, a tower touches several of them. The white tile is kept for the end, when the
    land shows its best place.
    """
    black = [code for code in codes if code < HEXES]
    touching = {code: _count_touched(laid, code % HEXES) for code in black or codes}
    maximum = max(touching.values())
    best = [code for code, count in touching.items() if count == maximum]
    return best[rng.below(len(best))]


def _count_touched(laid: list[int], number: int) -> int:
    return sum(number + step in laid for step in AROUND)


#: Exploration is low because the all-moves-as-first estimates explore enough.
LEVELS: Final = (
    SearchConfig(
        iterations=50, temperature=0.2, max_value_loss=0.25, exploration=0.03, grave_bias=0.0001
    ),
    SearchConfig(iterations=80, exploration=0.03, grave_bias=0.0001),
    SearchConfig(iterations=250, exploration=0.03, grave_bias=0.0001),
    SearchConfig(iterations=1000, exploration=0.03, grave_bias=0.0001, proves_branches=True),
    SearchConfig(iterations=6000, exploration=0.03, grave_bias=0.0001, proves_branches=True),
)

#: The number of random towers before a playout is judged.
PLAYOUT_TOWERS: Final = 10


class ContreesPolicy:
    """Short random playouts, judged by tiles possessed and in reach."""

    levels: Sequence[SearchConfig] = LEVELS

    def effort(self, view: ContreesView) -> float:
        return 1.0

    def cutoff(self, state: ContreesState) -> int | None:
        return PLAYOUT_TOWERS + state.tiles_left(0) + state.tiles_left(1)

    def depth(self, view: ContreesView) -> int | None:
        return None

    def candidates(self, state: ContreesState, codes: list[Code]) -> list[Code]:
        return codes

    def prior(self, state: ContreesState, codes: list[Code]) -> list[float]:
        return []

    def preferences(self, state: ContreesState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout_action(self, state: ContreesState, codes: list[Code], rng: Rng) -> Code:
        return codes[rng.below(len(codes))]

    def play_out(self, state: ContreesState, rng: Rng, limit: int, played: list[int]) -> None:
        state.play_out(rng, limit, played)

    def rewards(self, state: ContreesState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: ContreesState) -> Sequence[float]:
        first = chance(state)
        return [first, 1.0 - first]

    def suggest(self, view: ContreesView, codes: list[Code], rng: Rng) -> Code:
        """Return a tile that makes the land compact, or the tower with the best estimate."""
        state = world_of(view)
        if view.phase == "land":
            return compact(state.hexes, codes, rng)
        best: list[Code] = []
        best_value = -1.0
        for code in codes:
            after = state.clone()
            after.step(code, rng)
            value = (self.rewards if after.decision is None else self.evaluate)(after)[view.turn]
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(code)
        return best[rng.below(len(best))]

    def exact(self, view: ContreesView, codes: list[Code]) -> Mapping[Code, float] | None:
        """Return None, because the search itself proves endings."""
        return None
