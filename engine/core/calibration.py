"""How values of searches become probabilities of winning."""

from __future__ import annotations

from math import hypot
from typing import Generic

from engine.core.odds import Odds
from engine.core.policy import ViewT
from engine.core.values import Code

#: Leaves values as they are.
UNCALIBRATED = Odds()


class Calibration(Generic[ViewT]):
    """Converts the values of searches to probabilities of winning."""

    def __init__(self, odds: Odds = UNCALIBRATED) -> None:
        #: The parameters of most matches (`conquista calibration --fit`).
        self.odds = odds

    def odds_for(self, view: ViewT) -> Odds:
        """Return the `odds` of matches with the options of `view`."""
        return self.odds

    def estimate_error(self, view: ViewT) -> float:
        """Return how far estimates may be off, in log odds, however many playouts are made.

        So far do longer searches, and hints at two successive questions, differ where nothing
        unexpected happened.
        """
        return 0.0

    def with_estimate_error(self, view: ViewT, chance: float, margin: float) -> float:
        """Return the margin of a chance that was estimated, with `estimate_error`."""
        return hypot(margin, self.estimate_error(view) * chance * (1.0 - chance))

    def to_probability(self, view: ViewT, value: float) -> float:
        """Return the probability of winning for the expected value of a search.

        It increases with `value`; 0 and 1 stay as they are.
        """
        return self.odds_for(view).to_probability(value, self.even_chance(view))

    def sure_win(self, view: ViewT, code: Code) -> float:
        """Return the known chance that an action wins before the seat to move decides again.

        This part of a search's value needs no calibration. 0 where it is not known.
        """
        return 0.0

    def even_chance(self, view: ViewT) -> float:
        """Return a seat's probability of winning when all seats are equally strong."""
        return 0.5
