"""A sequential test: matches go on only until it is clear which of two claims fits better.

The generalised sequential probability ratio test of scores with an unknown variance, in the normal
approximation chess engines are tested with (Michel Van den Bergh, "A practical introduction to the
GSPRT"). The unit is the deal, whose score is a mean over all its rotations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean, pvariance
from typing import Final

#: Chance of either error: of believing what is false, each way.
ERROR: Final = 0.05
#: The ratio at which one claim is believed, and the other at its negative.
BOUND: Final = log((1.0 - ERROR) / ERROR)
#: Deals before the test may stop: a few tell too little of how much they differ.
LEAST: Final = 8
#: The least variance of a deal's score that is reckoned with, when all were alike so far.
SPREAD: Final = 0.005


def expected(elo: float, seats: int) -> float:
    """The score of a bot so much stronger than each of its rivals; 1 / seats at 0."""
    odds: float = 10.0 ** (elo / 400.0)
    return odds / (odds + seats - 1)


@dataclass(frozen=True, slots=True)
class Claims:
    """What is tested: that the first bot is `low` Elo better than the others, or `high`."""

    low: float
    high: float
    seats: int

    def ratio(self, scores: Sequence[float]) -> float:
        """Logarithm of how much better the second claim explains the scores of some deals."""
        if not scores:
            return 0.0
        low, high = expected(self.low, self.seats), expected(self.high, self.seats)
        variance = max(SPREAD, pvariance(scores))
        return (high - low) * (2.0 * fmean(scores) - low - high) * len(scores) / (2.0 * variance)

    def settled(self, scores: Sequence[float]) -> bool:
        """Whether more deals are not needed."""
        return len(scores) >= LEAST and abs(self.ratio(scores)) >= BOUND

    def verdict(self, scores: Sequence[float]) -> str:
        """The claim that is believed, "low" or "high", or "open"."""
        if not self.settled(scores):
            return "open"
        return "high" if self.ratio(scores) > 0 else "low"
