"""How a review searches: by iterations, never by the clock, so that the same comes out again."""

from __future__ import annotations

from typing import Final

from engine.bots.appraisal import Appraisal, appraise
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.names import LEVEL_NAMES
from engine.core.game import Game
from engine.core.values import Code, View

#: Independent searches that share the iterations.
SEARCHES: Final = 5


def searched(game: Game, view: View, codes: list[Code], ply: int, iterations: int) -> Appraisal:
    """What the strongest level makes of a question."""
    budget = Budget(iterations=iterations)
    bot = find_bot(LEVEL_NAMES[-1])
    return appraise(bot, game, view, codes, ply, budget, SEARCHES, others=False)
