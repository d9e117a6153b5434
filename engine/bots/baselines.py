"""Bots that do not search: random actions, and the game's own rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bots.bot import UNLIMITED, Budget, SearchResult
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, View


@dataclass(frozen=True, slots=True)
class UniformBot:
    """A bot that draws a legal action uniformly."""

    def budget(self, game: Game, view: View) -> Budget:
        return UNLIMITED

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return SearchResult(codes[Rng(seed).below(len(codes))], (), 0, 0.0)


@dataclass(frozen=True, slots=True)
class ScriptedBot:
    """A bot that follows `Policy.suggest`."""

    def budget(self, game: Game, view: View) -> Budget:
        return UNLIMITED

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return SearchResult(game.bots.policy.suggest(view, codes, Rng(seed)), (), 0, 0.0)
