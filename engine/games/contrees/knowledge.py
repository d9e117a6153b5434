"""What bots, hints and reviews know of Contrees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.bot_knowledge import BotKnowledge
from engine.core.calibration import Calibration
from engine.core.explanations import NEARLY_LOST, Explanations
from engine.core.rng import Rng
from engine.core.statistics import ArenaStatistics
from engine.core.values import Code, Effect, Seat
from engine.games.contrees.bots.blunders import BLUNDERS
from engine.games.contrees.bots.margins import (
    TOWER_LEAST,
    better_margins,
    gains,
    last_tower,
    margins,
    prize_taken,
)
from engine.games.contrees.bots.reasons import reasons
from engine.games.contrees.bots.tempers import temper_bonus
from engine.games.contrees.state import ContreesState
from engine.games.contrees.views import ContreesView


class ContreesBots(BotKnowledge[ContreesState, ContreesView]):
    """The bots' knowledge of Contrées."""

    def temper_bonus(
        self, view: ContreesView, codes: Sequence[Code], temper: str
    ) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def margins(self, view: ContreesView, codes: Sequence[Code]) -> Sequence[float]:
        return margins(view, codes)

    def soonest_win(self, view: ContreesView, codes: Sequence[Code]) -> Sequence[float]:
        return gains(view, codes)

    def override(self, view: ContreesView, code: Code, values: Mapping[Code, float]) -> Code:
        return prize_taken(view, last_tower(view, code), values)


class ContreesCalibration(Calibration[ContreesView]):
    """Probabilities of winning, from the values of searches."""

    def estimate_error(self, view: ContreesView) -> float:
        # Playouts agree about positions that a longer search values otherwise.
        return 0.4 if view.phase == "conquest" else 0.0


class ContreesExplanations(Explanations[ContreesState, ContreesView]):
    """The reasons for actions."""

    #: The score that would follow orders answers between which nothing else differs.
    always_reported: ClassVar[frozenset[str]] = frozenset({"leads", "trails"})

    def sounder_codes(
        self, view: ContreesView, code: Code, value: float, *, then_idle: bool = False
    ) -> Sequence[Code]:
        # A search knows more than the score after one reply. Only where the match is nearly lost,
        # it tells actions apart no more; then tiles count, and towers.
        return better_margins(view, code, TOWER_LEAST) if value < NEARLY_LOST else ()

    def reasons(self, world: ContreesState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)


class ContreesStatistics(ArenaStatistics[ContreesState, ContreesView]):
    """Figures of matches of bots."""

    def find_blunders(
        self, before: ContreesState, code: Code, after: ContreesState
    ) -> Mapping[str, Sequence[Seat]]:
        return {
            name: [before.turn] if holds(before, code, after) else [] for name, holds in BLUNDERS
        }
