"""Questions to put to bots, and how to compare what they think of them."""

from __future__ import annotations

from typing import Any

from engine.bots.bot import UNLIMITED, Budget, SearchResult
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, State
from engine.games.cannir import CANNIR
from engine.games.contrees import CONTREES

__all__ = ["CANNIR", "CONTREES", "moment", "question", "think", "timeless"]


def moment(seed: int, plies: int, seats: int = 2, *, game: Game = CANNIR, **options: bool) -> Any:
    """Return a state with an open question and a choice, after about `plies` random answers."""
    while True:
        rng = Rng(seed)
        state = game.start(game.options(**options), seats, rng)
        for _ in range(plies):
            codes = state.codes()
            if state.decision is None:
                break
            state.step(codes[rng.below(len(codes))], rng)
        if state.decision is not None and len(state.codes()) > 1:
            return state
        seed += 1000


def question(state: State, game: Game = CANNIR) -> tuple[Any, list[Code]]:
    """Return the message with the question for the seat asked."""
    assert state.decision is not None
    return game.view(state, state.decision.seat), state.codes()


def think(
    name: str, state: State, seed: int = 7, budget: Budget = UNLIMITED, game: Game = CANNIR
) -> SearchResult:
    """Return the thought of a registered bot about the question open in `state`."""
    return find_bot(name).think(game, *question(state, game), seed, budget)


def timeless(thought: SearchResult) -> Any:
    """Return all of a thought that must be the same every time."""
    return thought.code, thought.moves, thought.iterations
