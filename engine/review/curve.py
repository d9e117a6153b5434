"""What every moment of a match was worth to each seat, with all hands open: that is hindsight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from engine.bots.search import BOTTOMLESS
from engine.core import Game, State
from engine.match import Match
from engine.rng import Rng, derived_seed

#: A moment is played on so often at the least and at the most, and not more often than it takes
#: to know the chances to so much.
LEAST, MOST, PRECISE = 24, 400, 0.03


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances after `ply` answers, per seat."""

    ply: int
    chances: tuple[float, ...]
    #: Twice the standard error of each, or one in as many matches as were played on where all came
    #: out alike; 0 where the match is over.
    doubts: tuple[float, ...]


def curve(match: Match, least: int = LEAST, most: int = MOST) -> Iterator[Moment]:
    """Every moment of a match in order, the deal and the last included."""
    for ply, then in enumerate(match.moments()):
        yield _played_on(match.game, then, ply, least, most)
    if match.result is None:
        yield _played_on(match.game, match, match.ply, least, most)
    else:
        yield Moment(match.ply, tuple(match.returns()), (0.0,) * match.seats)


def _played_on(game: Game, then: Match, ply: int, least: int, most: int) -> Moment:
    """Play a moment on by the playouts of the search, each with other lots."""
    seats = range(then.seats)
    sums, squares = [0.0 for _ in seats], [0.0 for _ in seats]
    world, count, doubts = then.truth(), 0, [1.0 for _ in seats]
    while count < most and (count < least or max(doubts) > PRECISE):
        worth = _once(game, world.clone(), Rng(derived_seed(ply, count)), ply, then.seats)
        count += 1
        for seat in seats:
            sums[seat] += worth[seat]
            squares[seat] += worth[seat] ** 2
            spread = max(0.0, squares[seat] / count - (sums[seat] / count) ** 2)
            doubts[seat] = 2.0 * sqrt(spread / count) or 1.0 / count
    return Moment(ply, tuple(total / count for total in sums), tuple(doubts))


def _once(game: Game, world: State, rng: Rng, ply: int, seats: int) -> tuple[float, ...]:
    """The result of one playout; what is left open is judged as the search does."""
    policy = game.policy_for(game.view(world, 0))
    if world.decision is not None:
        limit = policy.cutoff(world)
        # All stop with the same seat to move: who is may count for much in what is judged then.
        rest = 0 if limit is None else -(ply + limit) % seats
        policy.rollout(world, rng, BOTTOMLESS if limit is None else limit + rest, [])
    if world.decision is not None:
        return tuple(policy.evaluate(world))
    return tuple(world.returns())
