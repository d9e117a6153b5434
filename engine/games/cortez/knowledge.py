"""What bots, hints and reviews know of Cortez."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from engine.core.bot_knowledge import BotKnowledge
from engine.core.calibration import Calibration
from engine.core.explanations import Explanations
from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.core.statistics import ArenaStatistics
from engine.core.values import (
    USUAL_TEMPERAMENT,
    Code,
    Effect,
    Heard,
    Interruption,
    Seat,
    Step,
    Temperament,
)
from engine.games.cortez.bots import interruptions as bot_interruptions
from engine.games.cortez.bots.action_values import action_values
from engine.games.cortez.bots.blunders import BLUNDERS
from engine.games.cortez.bots.combat_chances import cheaper_action, combat_chances
from engine.games.cortez.bots.overrides import override, sensible_codes, sounder_codes
from engine.games.cortez.bots.reasons import reasons
from engine.games.cortez.bots.tempers import temper_bonus
from engine.games.cortez.cards import NATIONS
from engine.games.cortez.codes import PASS
from engine.games.cortez.rules.scoring import TROOP_POINTS
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.trades import MAKER, PARTNER
from engine.games.cortez.views import repeats
from engine.games.cortez.views.bargains import Attention
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView


class CortezBots(BotKnowledge[CortezState, CortezView]):
    """The bots' knowledge of Cortez."""

    def without_repeats(
        self, codes: list[Code], steps: Sequence[Step], seat: Seat
    ) -> Sequence[Code]:
        return repeats.without_repeats(codes, steps, seat)

    def temper_bonus(self, view: CortezView, codes: Sequence[Code], temper: str) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def margins(self, view: CortezView, codes: Sequence[Code]) -> Sequence[float]:
        return action_values(sample_world(view, Rng(0)), list(codes))

    def override(self, view: CortezView, code: Code, values: Mapping[Code, float]) -> Code:
        return override(view, code, values)

    def sensible_codes(self, view: CortezView, codes: Sequence[Code]) -> Sequence[Code]:
        return sensible_codes(view, codes)

    def seats_that_may_act(self, state: CortezState) -> Sequence[Seat]:
        return bot_interruptions.seats_that_may_act(state)

    def awaited_seats(self, state: CortezState) -> Sequence[Seat]:
        return [offer[PARTNER] for offer in state.offers if offer[MAKER] == state.turn]

    def act(
        self,
        view: CortezView,
        temperament: Temperament = USUAL_TEMPERAMENT,
        heard: Sequence[Heard] = (),
        talk: str = "",
    ) -> Interruption | None:
        return bot_interruptions.act(view, temperament, Attention(view, heard, talk))


class CortezCalibration(Calibration[CortezView]):
    """Probabilities of winning, from the values of searches."""

    #: The calibration for two seats, where raw search values are too confident.
    duel_odds: ClassVar[Odds] = Odds(
        scale=1.062,
        power=0.755,
        fitted="""\
conquista calibration cortez --seats 2 --seed 81102 --matches 1711 --part 25 --fit
conquista calibration cortez --seats 2 --seed 91106 --matches 1017 --part 25 --fit""",
    )

    def odds_for(self, view: CortezView) -> Odds:
        return self.duel_odds if len(view.nations) == 2 else self.odds

    def estimate_error(self, view: CortezView) -> float:
        return 0.25

    def even_chance(self, view: CortezView) -> float:
        return 1.0 / len(view.nations)


class CortezExplanations(Explanations[CortezState, CortezView]):
    """The reasons for actions."""

    def reasons(self, world: CortezState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)

    def contest_chances(
        self, view: CortezView, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
    ) -> Mapping[Code, Sequence[Effect]]:
        return combat_chances(view, codes, seed, stopped)

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        return [code for code in codes if code == PASS]

    def series_of(self, view: CortezView) -> int | None:
        if view.auction is None:
            return None
        # An event comes once a turn, and a round has fewer than a hundred.
        return 100 * view.round + len(view.turned_events)

    def sounder_codes(
        self, view: CortezView, code: Code, value: float, *, then_idle: bool = False
    ) -> Sequence[Code]:
        return sounder_codes(view, code)

    def find_cheaper(
        self, view: CortezView, code: Code, chances: Mapping[Code, Sequence[Effect]]
    ) -> Code:
        return cheaper_action(view, code, chances)


class CortezStatistics(ArenaStatistics[CortezState, CortezView]):
    """Figures of matches of bots."""

    def summary(self, view: CortezView) -> Mapping[str, float]:
        score, seats = view.score, len(view.score)
        points = [line.total for line in score]
        ruling = [nation for nation, line in zip(view.nations, score, strict=True) if line.nation]
        return {
            "troops_in_city": sum(line.troops for line in score) / TROOP_POINTS,
            "objectives_met": sum(line.objective > 0 for line in score) / seats,
            "spanish_wins": float(NATIONS[0] in ruling),
            "points": sum(points) / seats,
            "winners_points": max(points),
        }

    def find_blunders(
        self, before: CortezState, code: Code, after: CortezState
    ) -> Mapping[str, Sequence[Seat]]:
        return {name: [before.turn] if holds(before, code) else [] for name, holds in BLUNDERS}
