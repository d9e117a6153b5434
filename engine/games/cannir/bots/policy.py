"""Search policy for Cannir: playouts, rewards, suggestions and exact endgames.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import SearchConfig
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code
from engine.games.cannir.bots.endgame import exact_values
from engine.games.cannir.bots.suite_odds import PILE_REWARD, best_of
from engine.games.cannir.bots.threats import breaking_cards, suite_actions
from engine.games.cannir.sampler import sample_world, visible_part
from engine.games.cannir.state import CannirState
from engine.games.cannir.views import CannirView

LEVELS: Final = (
    SearchConfig(
        iterations=16,
        uses_policy=False,
        temperature=1.5,
        max_value_loss=0.6,
        memory_share=0.0,
        overrides=False,
    ),
    SearchConfig(iterations=32, memory_share=0.5, overrides=False),
    SearchConfig(iterations=60),
    SearchConfig(iterations=130, solves_endings=True),
    SearchConfig(iterations=2000, solves_endings=True, exploration=0.4),
)


class CannirPolicy:
    """Playouts in which a seat that can make, take or break the sovereign suite does so.

    Playouts run to the end of the match, and each seat judges by its own hand alone.
    """

    levels: Sequence[SearchConfig] = LEVELS

    def effort(self, view: CannirView) -> float:
        return 1.0

    def cutoff(self, state: CannirState) -> int | None:
        return None

    def depth(self, view: CannirView) -> int | None:
        """Return 1.

        In a deeper tree the rivals learn to answer a hand that they cannot see. A single rival
        makes the search timid; two leave it to each other to stop a suite, the more the longer the
        search, and its chance rises.
        """
        return 1

    def candidates(self, state: CannirState, codes: list[Code]) -> list[Code]:
        return codes

    def prior(self, state: CannirState, codes: list[Code]) -> list[float]:
        return []

    def preferences(self, state: CannirState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout_action(self, state: CannirState, codes: list[Code], rng: Rng) -> Code:
        suite_codes = suite_actions(state, codes)
        if not suite_codes:
            return codes[rng.below(len(codes))]
        if len(suite_codes) == 1:
            return suite_codes[0]
        seat = state.turn
        hidden = state.pile[:]
        for other in range(state.seats):
            if other != seat:
                hidden += state.hands[other]
        return best_of(state, suite_codes, seat, hidden, rng)

    def play_out(self, state: CannirState, rng: Rng, limit: int, played: list[int]) -> None:
        while limit > 0:
            decision = state.decision
            if decision is None:
                break
            codes = state.codes()
            code = self.playout_action(state, codes, rng) if len(codes) > 1 else codes[0]
            played.append(code * MAX_SEATS + decision.seat)
            state.step(code, rng)
            limit -= 1

    def rewards(self, state: CannirState) -> Sequence[float]:
        if state.winner < 0:
            return [PILE_REWARD] * state.seats
        return state.returns()

    def evaluate(self, state: CannirState) -> Sequence[float]:
        """Return 1 for a suite the next seat cannot break; otherwise equal values."""
        rival = state.turn
        if state.owner >= 0 and not breaking_cards(state, state.hands[rival]):
            return [1.0 if seat == state.owner else 0.0 for seat in range(state.seats)]
        return [1 / state.seats] * state.seats

    def suggest(self, view: CannirView, codes: list[Code], rng: Rng) -> Code:
        assert view.seat is not None
        _, unseen, _ = visible_part(view)
        return best_of(sample_world(view, rng), codes, view.seat, unseen, rng)

    def exact(self, view: CannirView, codes: list[Code]) -> Mapping[Code, float] | None:
        return exact_values(view, codes)
