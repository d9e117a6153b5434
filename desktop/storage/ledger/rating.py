"""The player's rating and its uncertainty after every game, from the levels beaten.

It is the Bradley-Terry model, updated as in Weng and Lin (2011) by the library openskill, in Elo:
of two players 400 apart, the better one wins ten games of eleven. The levels are fixed; the arena
measured how far they are apart (`assets/common/ladder.yaml`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from desktop.storage.ledger.entries import Entry
from engine.data.yaml_documents import read_yaml
from engine.system.resources import asset

#: The rating of the weakest level of every game.
_MIN_RATING = 1000.0
#: The rating of a player without games: a little above the weakest level.
_START = 1050.0
#: The standard deviation of the rating of a player without games: hardly known.
_MARGIN = 220.0
#: The standard deviation of the rating of levels, in Elo.
_LEVEL_MARGIN = 25.0
#: How much a person may change from game to game, in Elo.
_DRIFT = 6.0
#: The Elo difference that changes the odds by a factor of e.
_NATURAL = 400 / math.log(10)
#: The random part of a player's performance; that of two players adds up to `_NATURAL`.
_CHANCE = _NATURAL / math.sqrt(2)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo."""

    value: float = _START
    #: Half the width of the 95 % interval.
    margin: float = 2 * _MARGIN


@cache
def ladder() -> Mapping[str, Mapping[str, float]]:
    """Return the Elo of every level of every game; the weakest levels have 1000."""
    data = read_yaml(asset("common", "ladder.yaml"))
    ratings_by_game: dict[str, dict[str, float]] = {}
    for game, steps in data.items():
        heights = accumulate(steps, initial=_MIN_RATING)
        ratings_by_game[game] = {f"level{level}": elo for level, elo in enumerate(heights, start=1)}
    return ratings_by_game


def is_rated(entry: Entry) -> bool:
    """Return whether a game counts for the rating; all opponents must have a rating too."""
    levels = ladder().get(entry.game, {})
    others = [level for seat, level in enumerate(entry.levels) if seat != entry.seat]
    return entry.rated and all(level in levels for level in others)


def ratings(entries: Iterable[Entry]) -> list[tuple[Entry, Rating]]:
    """Return the rating after each rated game, the oldest first.

    The result of a table of several only tells who won. Of a winner and any other seat, the winner
    is taken to be stronger, independently of the others. So a victory counts against all others,
    and a defeat counts only against the winner. (Ranking the others as ties would pull everybody to
    the middle.)
    """
    from openskill.models import BradleyTerryFull

    # The drift between games is applied only once per game.
    day, same_day = (
        BradleyTerryFull(mu=_START, sigma=_MARGIN, beta=_CHANCE, tau=tau, gamma=_full_weight)
        for tau in (_DRIFT, 0.0)
    )
    own_rating, history = day.rating(), []
    for entry in entries:
        if not is_rated(entry):
            continue
        won = entry.seat in entry.winners
        others = range(entry.seats) if won else entry.winners
        model = day
        for seat in others:
            if seat not in (entry.seat, *(entry.winners if won else ())):
                against = model.rating(ladder()[entry.game][entry.levels[seat]], _LEVEL_MARGIN)
                ranks = [float(not won), float(won)]
                own_rating = model.rate([[own_rating], [against]], ranks=ranks)[0][0]
                model = same_day
        history.append((entry, Rating(own_rating.mu, 2 * own_rating.sigma)))
    return history


def _full_weight(*_: object) -> float:
    """Return the weight of a game: 1, because no team is involved."""
    return 1.0


def expected_share(value: float, against: float) -> float:
    """Return the expected share of two-player games that a player wins against another."""
    return 1 / (1 + math.exp((against - value) / _NATURAL))


def level_elos(entries: Sequence[Entry]) -> dict[str, float]:
    """Return the Elo of each level, averaged over the games in these entries."""
    ratings_by_game = ladder()
    games = [
        ratings_by_game[entry.game] for entry in entries if entry.game in ratings_by_game
    ] or list(ratings_by_game.values())
    return {level: sum(game[level] for game in games) / len(games) for level in games[0]}
