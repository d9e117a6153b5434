"""Play a match on without a display, to get positions for pictures."""

from __future__ import annotations

from engine.bots.baselines import ScriptedBot
from engine.bots.bot import UNLIMITED
from engine.core.rng import bot_seed
from engine.play.match import Match


def play_scripted(match: Match, until_ply: int) -> None:
    """Let the scripted bot act for every seat until this ply, or until the match ends."""
    bot = ScriptedBot()
    while match.ply < until_ply and match.decision is not None:
        seat = match.decision.seat
        seed = bot_seed(match.record.secret, seat, match.answer_count)
        thought = bot.think(match.game, match.view(seat), match.codes(), seed, UNLIMITED)
        match.submit(seat, match.game.action(thought.code))
