"""Bots that keep to what they said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.bots.bot import Bot, Budget, SearchResult
from engine.core.game import Game
from engine.core.values import SWINDLER, USUAL_TEMPERAMENT, Code, Heard, Temperament, View


def think_bound(
    bot: Bot,
    game: Game,
    view: View,
    codes: list[Code],
    heard: Sequence[Heard],
    seed: int,
    budget: Budget,
    temperament: Temperament = USUAL_TEMPERAMENT,
) -> SearchResult:
    """Return a bot's answer, one of those that its word lets it give (`TalkRules.bound_codes`).

    The bot first chooses freely. It thinks again only if its word forbids that answer. It breaks
    its word if it expects to gain more by that than its word is worth (`TalkRules.price_of_word`).
    """
    thought = bot.think(game, view, codes, seed, budget)
    if not heard or temperament.habit == SWINDLER:
        return thought
    bound = game.talk.bound_codes(view, codes, heard)
    if thought.code in bound:
        return thought
    bound_thought = _with_kept_promise(
        game, view, bound, bot.think(game, view, bound, seed, budget)
    )
    price = game.talk.price_of_word(view, heard, temperament)
    return (
        thought
        if price < 1.0 and _gain(game, view, thought, bound_thought) > price
        else bound_thought
    )


def _gain(game: Game, view: View, thought: SearchResult, kept: SearchResult) -> float:
    """Return the win probability that a free answer has over one that keeps a promise."""
    free = _value(thought, thought.code)
    if free is None:
        return 0.0
    bound = _value(kept, kept.code)
    if bound is None:
        bound = _value(thought, kept.code)
    return free - (game.calibration.even_chance(view) if bound is None else bound)


def _value(found: SearchResult, code: Code) -> float | None:
    """Return the value that a search found for an action, or None."""
    return next((move.value for move in found.moves if move.code == code), None)


def _with_kept_promise(
    game: Game, view: View, bound: Sequence[Code], found: SearchResult
) -> SearchResult:
    """Return the result of a search with an action that keeps a promise.

    A policy may have searched only answers of its own choice.
    """
    if found.code in bound:
        return found
    bound_moves = [move for move in found.moves if move.code in bound]
    if bound_moves:
        return replace(
            found, code=max(bound_moves, key=lambda move: (move.visits, move.value)).code
        )
    margins = game.bots.margins(view, bound) or [0.0] * len(bound)
    best = max(range(len(bound)), key=lambda i: margins[i])
    return replace(found, code=bound[best])
