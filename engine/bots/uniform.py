"""The bot that draws lots: the floor all others are measured from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bots.bot import UNLIMITED, Budget, SearchResult
from engine.core.game import Code, Game, View
from engine.core.rng import Rng


@dataclass(frozen=True, slots=True)
class UniformBot:
    """Every legal answer is equally likely."""

    def budget(self, game: Game, view: View) -> Budget:
        return UNLIMITED

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return SearchResult(codes[Rng(seed).below(len(codes))], (), 0, 0.0)
