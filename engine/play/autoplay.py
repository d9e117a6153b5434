"""Matches played on without anybody watching, to show what one looks like."""

from __future__ import annotations

from engine.bots.baselines import ScriptedBot
from engine.bots.bot import UNLIMITED
from engine.core.rng import bot_seed
from engine.play.match import Match


def play_on(match: Match, answers: int) -> None:
    """Let the scripted bot answer for every seat until so many answers stand in the record."""
    bot = ScriptedBot()
    while match.ply < answers and match.decision is not None:
        seat = match.decision.seat
        seed = bot_seed(match.record.secret, seat, match.ply)
        thought = bot.think(match.game, match.view(seat), match.codes(), seed, UNLIMITED)
        match.submit(seat, match.game.action(thought.code))
