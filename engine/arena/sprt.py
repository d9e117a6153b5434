"""A sequential test: it stops as soon as one of two claims clearly fits the scores better.

This is the generalised sequential probability ratio test of scores with unknown variance, in the
normal approximation used to test chess engines (Michel Van den Bergh, "A practical introduction to
the GSPRT"). The unit is the deal, whose score is the mean over its rotations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean, pvariance
from typing import Final

#: Probability of accepting a false claim, in either direction.
ERROR_PROBABILITY: Final = 0.05
#: The ratio at which the second claim is accepted; the first one is at its negative.
LOG_RATIO_BOUND: Final = log((1.0 - ERROR_PROBABILITY) / ERROR_PROBABILITY)
#: Minimum number of deals: fewer say too little about their variance.
MIN_DEALS: Final = 8
#: Minimum variance of a deal's score, in case all scores were equal so far.
MIN_VARIANCE: Final = 0.005


def expected_score(elo: float, seats: int) -> float:
    """Return the score of a bot that is `elo` stronger than each opponent; 1 / seats at 0."""
    odds: float = 10.0 ** (elo / 400.0)
    return odds / (odds + seats - 1)


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The claims that are tested.

    That the first bot is `low`, or `high`, Elo better than the others.
    """

    low: float
    high: float
    seats: int

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the log likelihood ratio of the second claim to the first.

        It follows from the scores of deals.
        """
        if not scores:
            return 0.0
        low, high = expected_score(self.low, self.seats), expected_score(self.high, self.seats)
        variance = max(MIN_VARIANCE, pvariance(scores))
        return (high - low) * (2.0 * fmean(scores) - low - high) * len(scores) / (2.0 * variance)

    def is_settled(self, scores: Sequence[float]) -> bool:
        """Return whether the test has ended."""
        return len(scores) >= MIN_DEALS and abs(self.ratio(scores)) >= LOG_RATIO_BOUND

    def verdict(self, scores: Sequence[float]) -> str:
        """Return the accepted claim, "low" or "high", or "open"."""
        if not self.is_settled(scores):
            return "open"
        return "high" if self.ratio(scores) > 0 else "low"
