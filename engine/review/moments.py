"""The moments of a match: the chances of each seat there, and how they are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from engine.core.values import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances per seat after the first `ply` actions."""

    ply: int
    chances: tuple[float, ...]
    #: Twice the standard error of each chance, or 1 divided by the number of playouts if all ended
    #: alike; 0 when the match is over or the value is proved.
    doubts: tuple[float, ...]


def with_chance(moment: Moment, seat: Seat, value: float, margin: float | None) -> Moment:
    """Return a moment with the chance of a seat, and its error, from a searched move.

    The other seats, and that no seat wins, share the rest as they did before; if nothing was left,
    the other seats share it equally. Their errors follow: from that of the seat, as far as they
    share the rest, and from that of their share.
    """
    rest = 1.0 - moment.chances[seat]
    if rest <= 0.0:
        others = len(moment.chances) - 1
        chances = [value if n == seat else (1.0 - value) / others for n in range(others + 1)]
        return Moment(
            moment.ply, tuple(chances), (1.0 if margin is None else margin,) * len(chances)
        )
    scale = (1.0 - value) / rest
    margin = 1.0 if margin is None else margin
    chances, doubts = list(moment.chances), list(moment.doubts)
    for other, (chance, doubt) in enumerate(zip(moment.chances, moment.doubts, strict=True)):
        share = min(1.0, chance / rest)
        # Of the results in which the seat does not win, only that share is uncertain.
        own = scale * doubt * sqrt((1.0 - share) / (1.0 - chance)) if chance < 1.0 else 0.0
        chances[other], doubts[other] = scale * chance, min(1.0, hypot(share * margin, own))
    chances[seat], doubts[seat] = value, margin
    return Moment(moment.ply, tuple(chances), tuple(doubts))


def certain_drop(before: Moment, then: Moment, seat: Seat) -> float:
    """Return the drop of a seat's chance if it exceeds its error, else 0."""
    lost = before.chances[seat] - then.chances[seat]
    return lost if lost > hypot(before.doubts[seat], then.doubts[seat]) else 0.0


class ResultTally:
    """The mean of results of each seat, and its error of two standard errors."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self._sums, self._squares = [0.0] * seats, [0.0] * seats

    def add(self, worth: Sequence[float]) -> None:
        """Add the result of each seat."""
        self.count += 1
        for seat, value in enumerate(worth):
            self._sums[seat] += value
            self._squares[seat] += value**2

    @property
    def chances(self) -> tuple[float, ...]:
        """The mean of each seat."""
        return tuple(total / self.count for total in self._sums)

    @property
    def doubts(self) -> tuple[float, ...]:
        """The error of each seat: 1 before the first result, and never 0."""
        if not self.count:
            return (1.0,) * len(self._sums)
        spreads = (
            max(0.0, square / self.count - chance**2)
            for square, chance in zip(self._squares, self.chances, strict=True)
        )
        return tuple(2.0 * sqrt(spread / self.count) or 1.0 / self.count for spread in spreads)
