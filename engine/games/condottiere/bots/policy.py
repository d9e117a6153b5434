"""The basic search policy for Condottiere: random playouts to the end, and heuristics.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.exact_battles import verdicts
from engine.games.condottiere.bots.heuristics import advise
from engine.games.condottiere.cards import COURTESAN
from engine.games.condottiere.rules.core_state import BATTLE, DRAW, FINAL
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, POPE, TAKE, CondottiereState
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

LEVELS: Final = (
    SearchConfig(iterations=12, temperature=1.5, max_value_loss=0.6, memory_share=0.0),
    SearchConfig(iterations=32, temperature=0.6, max_value_loss=0.3, memory_share=0.4),
    SearchConfig(iterations=80, solves_endings=True, memory_share=0.6),
    SearchConfig(iterations=200, solves_endings=True, memory_share=0.85),
    SearchConfig(iterations=1500, solves_endings=True),
)

#: The most actions of each seat in a playout of a points match; a game has about forty.
MAX_PLAYOUT_ACTIONS: Final = 60


class CondottierePolicy:
    """Random playouts, which run to the end except in points matches."""

    levels: Sequence[SearchConfig] = LEVELS

    def effort(self, view: CondottiereView) -> float:
        return 1.0

    def cutoff(self, state: CondottiereState) -> int | None:
        return MAX_PLAYOUT_ACTIONS * state.rules.seats if state.target else None

    def depth(self, view: CondottiereView) -> int | None:
        return None

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        """Return the candidate actions.

        All possible cards are drawn, because more are never worse. A seat that has won a battle
        keeps its hand, except a courtesan for the pawn and a scarecrow that takes a card back.
        Where a pass ends the battle, turning up a card makes no difference.
        """
        if state.phase == DRAW:
            return [max(codes)]
        if (
            PASS_REVEAL in codes
            and state.passed_seats | BIT[state.turn] == state.rules.all_seats_mask
        ):
            codes = [code for code in codes if code != PASS_REVEAL]
        if state.phase in (BATTLE, FINAL) and state.has_won(state.turn):
            return [
                code for code in codes if code == COURTESAN or TAKE <= code < POPE or code >= PASS
            ]
        return codes

    def prior(self, state: CondottiereState, codes: list[Code]) -> list[float]:
        return []

    def preferences(self, state: CondottiereState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout_action(self, state: CondottiereState, codes: list[Code], rng: Rng) -> Code:
        return codes[rng.below(len(codes))]

    def play_out(self, state: CondottiereState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play random actions; if cards are drawn slowly, the winner of a battle keeps its hand."""
        state.play_randomly(rng, limit, played, thrifty=state.rules.draws_after_battle)

    def rewards(self, state: CondottiereState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CondottiereState) -> Sequence[float]:
        """Return the share of each seat in all points, including held regions."""
        worth = [1 + state.points[seat] + state.holdings[seat] for seat in range(state.rules.seats)]
        total = sum(worth)
        return [seat_worth / total for seat_worth in worth]

    def suggest(self, view: CondottiereView, codes: list[Code], rng: Rng) -> Code:
        return advise(view, codes, rng)

    def exact(self, view: CondottiereView, codes: list[Code]) -> Mapping[Code, float] | None:
        """Return sure wins, and actions that let a rival win although it could be stopped."""
        return verdicts(sample_world(view, Rng(0)), codes)
