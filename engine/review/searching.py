"""The searches of reviews: limited by iterations, never by the clock, to be reproducible."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from engine.bots.appraisal import (
    MAX_SEARCHES,
    Appraisal,
    AppraisedMove,
    appraise,
    chance_and_margin,
    to_probability,
)
from engine.bots.bot import Budget
from engine.bots.bot_names import LEVEL_NAMES
from engine.bots.imagined_games import play_moves
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, View

#: Number of independent searches that share the iterations.
SEARCH_COUNT: Final = 5
#: Number of worlds in which two moves are played on when the search has no value for one of them.
WORLD_COUNT: Final = 100


def search_decision(
    game: Game, view: View, codes: list[Code], ply: int, iterations: int
) -> Appraisal:
    """Return the strongest level's appraisal of a decision."""
    budget = Budget(iterations=iterations)
    bot = find_bot(LEVEL_NAMES[-1])
    return appraise(bot, game, view, codes, ply, budget, SEARCH_COUNT, others=False)


def compare_by_playouts(
    game: Game,
    view: View,
    pair: tuple[Code, Code],
    ply: int,
    worlds: int,
    best: AppraisedMove | None = None,
) -> tuple[tuple[AppraisedMove, ...], float, float]:
    """Play two moves on in the same worlds with the same random numbers.

    Returns both, the loss of the second, and its error. The error is that of the two chances, as
    readers see them: no move is blamed whose chance may be as high as the other's. If a search has
    valued the first, as `best`, it keeps that chance, which hints show.
    """
    assert view.decision is not None
    seat, rng = view.decision.seat, Rng(derived_seed(ply, MAX_SEARCHES + 2))
    rewards_by_move = play_moves(game, view, pair, rng, worlds)
    values = [[rewards[seat] for rewards in each] for each in zip(*rewards_by_move, strict=True)]
    first, second = (
        to_probability(game, view, AppraisedMove(code, worlds, *chance_and_margin(rewards)))
        for code, rewards in zip(pair, values, strict=True)
    )
    loss = first.value - second.value
    if best is not None and best.margin is not None:
        first, second = best, replace(second, value=min(1.0, max(0.0, best.value - loss)))
    return (first, second), loss, hypot(first.margin or 0.0, second.margin or 0.0)
