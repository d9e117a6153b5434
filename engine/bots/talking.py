"""Bots that keep to what they said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.bots.bot import Bot, Budget, SearchResult
from engine.core.game import Game
from engine.core.values import Code, Heard, View


def think_bound(
    bot: Bot,
    game: Game,
    view: View,
    codes: list[Code],
    heard: Sequence[Heard],
    seed: int,
    budget: Budget,
) -> SearchResult:
    """Return a bot's answer, one of those that its word lets it give (`Game.bound_codes`).

    The bot first chooses freely. Only if its word forbids that answer, it thinks again.
    """
    thought = bot.think(game, view, codes, seed, budget)
    bound = game.bound_codes(view, codes, heard) if heard else codes
    if thought.code in bound:
        return thought
    again = bot.think(game, view, bound, seed, budget)
    if again.code in bound:
        return again
    # A policy may have searched only answers of its own choice.
    kept = [move for move in again.moves if move.code in bound]
    if kept:
        return replace(again, code=max(kept, key=lambda move: (move.visits, move.value)).code)
    margins = game.margins(view, bound) or [0.0] * len(bound)
    best = max(range(len(bound)), key=lambda i: margins[i])
    return replace(again, code=bound[best])
