"""How well the person plays: a rating with its doubt after every game, by the levels beaten.

Bradley and Terry's model as Weng and Lin (2011) keep it up to date, by the library openskill, in
Elo: of two players 400 apart the better one wins ten games of eleven. The levels do not move; how
far they lie apart was measured by the arena (`assets/common/ladder.yaml`).
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

#: The weakest level of every game.
_LOWEST = 1000.0
#: What nobody has played for: a little above the weakest level, and hardly known.
_START, _DOUBT = 1050.0, 220.0
#: How well the levels are known, and how much a person may change from game to game, in Elo.
_LEVEL_DOUBT, _DRIFT = 25.0, 6.0
#: Elo in which the odds change by a factor of e.
_NATURAL = 400 / math.log(10)
#: What decides a single game besides strength: two players' of it make `_NATURAL`.
_CHANCE = _NATURAL / math.sqrt(2)


@dataclass(frozen=True, slots=True)
class Rating:
    """In Elo."""

    value: float = _START
    #: Half of the interval of 95 %.
    doubt: float = 2 * _DOUBT


@cache
def ladder() -> Mapping[str, Mapping[str, float]]:
    """Elo of every level of every game; the weakest have 1000."""
    data = read_yaml(asset("common", "ladder.yaml"))
    found: dict[str, dict[str, float]] = {}
    for game, steps in data.items():
        heights = accumulate(steps, initial=_LOWEST)
        found[game] = {f"level{level}": elo for level, elo in enumerate(heights, start=1)}
    return found


def is_rated(entry: Entry) -> bool:
    """Whether a game says something of the person: all others' strength must be known, too."""
    known = ladder().get(entry.game, {})
    others = [level for seat, level in enumerate(entry.levels) if seat != entry.seat]
    return entry.rated and all(level in known for level in others)


def ratings(entries: Iterable[Entry]) -> list[tuple[Entry, Rating]]:
    """What is known after each rated game, the oldest first.

    Of a table of several it is only said who won. That one of two seats won says who of the two is
    stronger, whoever else sat there: so a victory is one over everybody, a defeat one by the
    winner. (Ranked as ties, the others drag everybody towards the middle.)
    """
    from openskill.models import BradleyTerryFull

    # Of two opponents in one game the second is no other day.
    day, same_day = (
        BradleyTerryFull(mu=_START, sigma=_DOUBT, beta=_CHANCE, tau=tau, gamma=_trusting)
        for tau in (_DRIFT, 0.0)
    )
    own, found = day.rating(), []
    for entry in entries:
        if not is_rated(entry):
            continue
        won = entry.seat in entry.winners
        others = range(entry.seats) if won else entry.winners
        model = day
        for seat in others:
            if seat not in (entry.seat, *(entry.winners if won else ())):
                against = model.rating(ladder()[entry.game][entry.levels[seat]], _LEVEL_DOUBT)
                ranks = [float(not won), float(won)]
                own = model.rate([[own], [against]], ranks=ranks)[0][0]
                model = same_day
        found.append((entry, Rating(own.mu, 2 * own.sigma)))
    return found


def _trusting(*_: object) -> float:
    """What a game adds to what is known: all of it, as no team is shared."""
    return 1.0


def expected(value: float, against: float) -> float:
    """The share of games for two that a player of a rating wins against another."""
    return 1 / (1 + math.exp((against - value) / _NATURAL))


def rungs(entries: Sequence[Entry]) -> dict[str, float]:
    """Elo of each level: the mean over the games of these entries."""
    known = ladder()
    games = [known[entry.game] for entry in entries if entry.game in known] or list(known.values())
    return {level: sum(one[level] for one in games) / len(games) for level in games[0]}
