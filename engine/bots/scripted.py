"""The bot that follows the game's own rules of thumb, without searching."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.bots.bot import UNLIMITED, Budget, Thought
from engine.core import Code, Game, View
from engine.rng import Rng, derived_seed

if TYPE_CHECKING:
    from engine.match import Match


@dataclass(frozen=True, slots=True)
class ScriptedBot:
    """Answers what `Policy.suggest` says."""

    def budget(self, game: Game) -> Budget:
        return UNLIMITED

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> Thought:
        return Thought(game.policy.suggest(view, codes, Rng(seed)), (), 0, 0.0)


def play_on(match: Match, answers: int) -> None:
    """Let the scripted bot answer for every seat until so many answers stand in the record."""
    bot = ScriptedBot()
    while match.ply < answers and match.decision is not None:
        seat = match.decision.seat
        seed = derived_seed(match.record.seed, seat, match.ply)
        thought = bot.think(match.game, match.view(seat), match.codes(), seed, UNLIMITED)
        match.submit(seat, match.game.action(thought.code))
