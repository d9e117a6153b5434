"""What bots, hints and reviews know of Cannir."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.bot_knowledge import BotKnowledge
from engine.core.calibration import Calibration
from engine.core.explanations import Explanations
from engine.core.rng import Rng
from engine.core.statistics import ArenaStatistics
from engine.core.values import Code, Effect, Seat
from engine.games.cannir.bots.blunders import BLUNDERS
from engine.games.cannir.bots.endgame import sure_win
from engine.games.cannir.bots.reasons import reasons
from engine.games.cannir.bots.stopping import stopping_action
from engine.games.cannir.bots.tempers import temper_bonus
from engine.games.cannir.sampler import sample_world
from engine.games.cannir.state import CHOOSING, CannirState
from engine.games.cannir.views import CannirView


class CannirBots(BotKnowledge[CannirState, CannirView]):
    """The bots' knowledge of Cannir."""

    def temper_bonus(self, view: CannirView, codes: Sequence[Code], temper: str) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def override(self, view: CannirView, code: Code, values: Mapping[Code, float]) -> Code:
        return stopping_action(view, code, values)

    def soonest_win(self, view: CannirView, codes: Sequence[Code]) -> Sequence[float]:
        """Return 1 for actions that make a suite, which wins if it survives a round."""
        return [float(_makes_suite(sample_world(view, Rng(0)), code)) for code in codes]


class CannirCalibration(Calibration[CannirView]):
    """Probabilities of winning, from the values of searches."""

    def sure_win(self, view: CannirView, code: Code) -> float:
        return sure_win(view, code)

    def estimate_error(self, view: CannirView) -> float:
        # Which of two rivals stops a suite is only estimated.
        return 0.5 if len(view.hands) > 2 else 0.0

    def even_chance(self, view: CannirView) -> float:
        return 1.0 / len(view.hands)


class CannirExplanations(Explanations[CannirState, CannirView]):
    """The reasons for actions."""

    reviews_by_search: ClassVar[bool] = True

    def can_be_won(self, view: CannirView) -> bool:
        """Return whether a suite, made or still to be made, can last a whole round."""
        cards_left, seats = view.pile, len(view.hands)
        if cards_left > seats:
            return True
        # While a suite is chosen, none that is on the board will last.
        choosing = view.decision is not None and view.decision.kind == CHOOSING
        sovereign = None if choosing else view.sovereign
        return sovereign is not None and (sovereign.owner - view.turn) % seats < cards_left

    def reasons(self, world: CannirState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)


class CannirStatistics(ArenaStatistics[CannirState, CannirView]):
    """Figures of matches of bots."""

    def find_blunders(
        self, before: CannirState, code: Code, after: CannirState
    ) -> Mapping[str, Sequence[Seat]]:
        return {
            name: [before.turn] if holds(before, code, after) else [] for name, holds in BLUNDERS
        }


def _makes_suite(state: CannirState, code: Code) -> bool:
    """Return whether an action gives the seat to move the sovereign suite; modifies `state`."""
    seat = state.turn
    state.step(code, Rng(0))
    choosing = state.decision is not None and state.decision.kind == CHOOSING
    return state.owner == seat or choosing
