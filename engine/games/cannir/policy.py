"""What Cannir teaches the bots: playouts, rewards, evaluation and exact endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Code, State, View
from engine.games.cannir.events import CannirView
from engine.games.cannir.judgement import advise
from engine.games.cannir.state import CannirState
from engine.games.cannir.threats import strokes
from engine.rng import Rng

#: What everybody losing by the empty pile is worth to a bot: better than another's win.
PILE_REWARD = 0.1


class CannirPolicy:
    """Playouts to the end: whoever can make, take or break the sovereign suite does."""

    cutoff: int | None = None

    def playout(self, state: State, codes: list[Code], rng: Rng) -> Code:
        assert isinstance(state, CannirState)
        found = strokes(state, codes)
        if found:
            return found[rng.below(len(found))]
        return codes[rng.below(len(codes))]

    def rewards(self, state: State) -> Sequence[float]:
        assert isinstance(state, CannirState)
        return [
            (1.0 if seat == state.winner else 0.0) if state.winner >= 0 else PILE_REWARD
            for seat in range(state.seats)
        ]

    def evaluate(self, state: State) -> Sequence[float]:
        return self.rewards(state)

    def suggest(self, view: View, codes: list[Code], rng: Rng) -> Code:
        assert isinstance(view, CannirView)
        return advise(view, codes, rng)

    def exact(self, view: View, codes: list[Code]) -> Mapping[Code, float] | None:
        return None
