"""A round robin: every bot meets every other, and ratings are fitted to the wins.

The model is Luce's: each bot at a table wins in proportion to its strength. With two seats it is
that of Bradley and Terry, which Elo ratings come from; the sequential test expects the same scores
(`engine.arena.sprt.expected_score`). The optional library `choix` finds the strengths of greatest
likelihood. Their errors come from leaving out one part of the deals after the other (the
jackknife), because games of a deal share their cards, even at different tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from itertools import combinations_with_replacement, permutations
from math import lcm, log, sqrt
from time import perf_counter
from typing import Any, Final

from engine.arena.deals import DealConfig, PlayedGame
from engine.arena.jobs import SINGLE_PROCESS, WorkerPool, play_all
from engine.arena.measure import (
    BotScore,
    Contest,
    Progress,
    bot_score,
    interval,
    standing_data,
)
from engine.core.averages import Z95, mean
from engine.core.errors import ConquistaError
from engine.core.values import Json

#: Elo per unit of the logarithm of strength.
ELO_PER_LOG_STRENGTH: Final = 400.0 / log(10.0)
#: Number of parts of the deals that are left out in turn.
JACKKNIFE_PARTS: Final = 20

#: The winner and the other bots at the table, by their indices.
Win = tuple[int, tuple[int, ...]]


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the line-ups with the greatest possible number of different bots.

    Bots are repeated only where there are more seats than bots.
    """
    different = min(len(bots), seats)
    lineups = combinations_with_replacement(bots, seats)
    return [lineup for lineup in lineups if len(set(lineup)) == different]


def run_round_robin(
    contest: Contest, *, crew: WorkerPool = SINGLE_PROCESS, progress: Progress | None = None
) -> dict[str, Json]:
    """Let all bots play each other, `deals` deals at each of the `tables`, and rate them.

    Raises ConquistaError before anything is played when values are impossible or `choix` is
    missing, and the errors of `play_all`.
    """
    options, bots = contest.check_options(), contest.bots
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise ConquistaError("bots: a round robin needs two or more, each named once", "bots")
    _import_choix()
    lineups = tables(bots, contest.seats)
    settings = [
        DealConfig(contest.game, lineup, options, contest.budget, contest.seed)
        for lineup in lineups
    ]
    began = perf_counter()
    played: list[list[PlayedGame]] = []
    with closing(play_all(settings, contest.deals, crew)) as results:
        for games in results:
            played.append(games)
            if progress is not None:
                progress(len(played), contest.deals * len(lineups), None)
    # The nesting is deal > table > games.
    rounds = [played[first : first + len(lineups)] for first in range(0, len(played), len(lineups))]
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(options),
        "deals": contest.deals,
        "seed": contest.seed,
        "bots": [standing_data(_overall_standing(name, lineups, rounds)) for name in bots],
        "ratings": ratings(bots, lineups, rounds),
        "tables": len(lineups),
        "seconds": round(perf_counter() - began, 2),
    }


def ratings(
    bots: Sequence[str],
    lineups: Sequence[tuple[str, ...]],
    rounds: Sequence[list[list[PlayedGame]]],
) -> list[Json]:
    """Return the Elo of every bot above the mean of all with its 95 % interval.

    The strongest bot is the first.
    """
    numbers = [tuple(bots.index(name) for name in lineup) for lineup in lineups]
    maximum = _wins_per_game(rounds)
    wins = [
        [
            win
            for lineup, games in zip(numbers, tables_of_deal, strict=True)
            for game in games
            for win in _wins(lineup, game, maximum)
        ]
        for tables_of_deal in rounds
    ]
    strengths = _fit_strengths(len(bots), wins, None)
    halves: list[float] | None = None
    parts = min(JACKKNIFE_PARTS, len(rounds))
    if parts > 1 and _is_bounded(len(bots), wins):
        without = [
            _fit_strengths(
                len(bots), [some for i, some in enumerate(wins) if i % parts != part], strengths
            )
            for part in range(parts)
        ]
        halves = [Z95 * _jackknife_error(estimates) for estimates in zip(*without, strict=True)]
    table: list[dict[str, Json]] = []
    for bot, name in enumerate(bots):
        elo, ci95 = ELO_PER_LOG_STRENGTH * strengths[bot], None
        if halves is not None:
            half = ELO_PER_LOG_STRENGTH * halves[bot]
            ci95 = [round(elo - half, 1), round(elo + half, 1)]
        table.append({"name": name, "elo": round(elo, 1), "ci95": ci95})
    return sorted(table, key=lambda row: -float(row["elo"]))


def _overall_standing(
    name: str, lineups: Sequence[tuple[str, ...]], rounds: Sequence[list[list[PlayedGame]]]
) -> BotScore:
    """Return a bot's results at all its tables together."""
    standings: list[BotScore] = []
    scores = [0.0] * len(rounds)
    seated = 0
    for number, lineup in enumerate(lineups):
        places = [place for place, bot in enumerate(lineup) if bot == name]
        if not places:
            continue
        seated += 1
        everybody = [
            [
                [entry.returns[place] for entry in tables_of_deal[number]]
                for place in range(len(lineup))
            ]
            for tables_of_deal in rounds
        ]
        mine = [[deal[place] for place in places] for deal in everybody]
        standings.append(bot_score(name, mine, everybody))
        for deal, results in enumerate(mine):
            scores[deal] += mean([result for place in results for result in place])
    scores = [score / seated for score in scores]
    wins, decided = (
        sum(entry.wins for entry in standings),
        sum(entry.decided for entry in standings),
    )
    share = wins / decided if decided else None
    games = sum(entry.games for entry in standings)
    return BotScore(name, games, wins, decided, share, mean(scores), interval(scores))


def _wins_per_game(rounds: Sequence[list[list[PlayedGame]]]) -> int:
    """Return the least common multiple of the numbers of winners, to divide wins evenly."""
    winners = (
        sum(result > 0 for result in game.returns)
        for tables_of_deal in rounds
        for games in tables_of_deal
        for game in games
    )
    return lcm(*(count for count in winners if count))


def _wins(lineup: tuple[int, ...], game: PlayedGame, maximum: int) -> list[Win]:
    """Return `maximum` wins, divided evenly among the winners of a game; none where all lost."""
    winners = [place for place, result in enumerate(game.returns) if result > 0]
    if not winners:
        return []
    return [
        (lineup[place], (*lineup[:place], *lineup[place + 1 :]))
        for place in winners
        for _ in range(maximum // len(winners))
    ]


def _is_bounded(bots: int, wins: Sequence[Sequence[Win]]) -> bool:
    """Return whether every bot beat every other, directly or by way of others.

    Otherwise the strengths are unbounded.
    """
    beaten = [{bot} for bot in range(bots)]
    for some in wins:
        for winner, others in some:
            beaten[winner].update(others)
    for _ in range(bots):
        for beaten_by in beaten:
            beaten_by.update(*[beaten[bot] for bot in beaten_by])
    return all(len(beaten_by) == bots for beaten_by in beaten)


def _jackknife_error(found: Sequence[float]) -> float:
    """Return the standard error of values computed with one part left out at a time."""
    middle = mean(found)
    return sqrt(sum((value - middle) ** 2 for value in found) * (len(found) - 1) / len(found))


def _fit_strengths(
    bots: int, wins: Sequence[Sequence[Win]], start: Sequence[float] | None
) -> list[float]:
    """Return the logarithms of the strengths, with mean 0; the fit begins at `start`."""
    results = [(winner, list(others)) for some in wins for winner, others in some]
    shared = [(stronger, [other]) for stronger, other in permutations(range(bots), 2)]
    strengths = _import_choix().ilsr_top1(
        bots, results + shared, initial_params=start, max_iter=1000
    )
    return [float(strength) for strength in strengths]


def _import_choix() -> Any:
    try:
        import choix
    except ImportError:
        raise ConquistaError(
            "round robin: choix is not installed (pip install '.[ratings]')", "extra"
        ) from None
    return choix
