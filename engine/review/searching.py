"""The searches of reviews: limited by iterations, never by the clock, to be reproducible."""

from __future__ import annotations

from typing import Final

from engine.bots.appraisal import Appraisal, appraise
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.names import LEVEL_NAMES
from engine.core.game import Game
from engine.core.values import Code, View

#: Number of independent searches that share the iterations.
SEARCH_COUNT: Final = 5


def search_decision(
    game: Game, view: View, codes: list[Code], ply: int, iterations: int
) -> Appraisal:
    """Return the strongest level's appraisal of a decision."""
    budget = Budget(iterations=iterations)
    bot = find_bot(LEVEL_NAMES[-1])
    return appraise(bot, game, view, codes, ply, budget, SEARCH_COUNT, others=False)
