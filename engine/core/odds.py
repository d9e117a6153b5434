"""Calibrate the expected values of searches to probabilities of winning, fitted to matches.

Playouts are played worse than matches, so expected values are too high or too low, by about the
same odds everywhere. The conversion scales the odds relative to an even share and raises them to a
power. Proved values stay as they are, and the order of actions is preserved. `conquista calibration
GAME --fit` finds both parameters.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Odds:
    """The parameters of the calibration; the defaults leave values unchanged."""

    #: Factor of the odds relative to those of an even share.
    scale: float = 1.0
    #: Exponent of these odds; below 1 it moves chances towards an even share.
    power: float = 1.0
    #: The commands whose hints were used for the fit, with seeds and numbers of matches, one a
    #: line; "" when nothing was fitted.
    fitted: str = ""
    #: The reward of a search when no seat wins; it is not a probability.
    no_winner_reward: float = 0.0

    def to_probability(self, value: float, even: float) -> float:
        """Return the calibrated probability of an expected value; `even` is an even share."""
        chance = self.exact_probability(value)
        if not 0.0 < chance < 1.0:
            return chance
        even_odds = odds_of(even)
        return chance_of(even_odds * self.scale * (odds_of(chance) / even_odds) ** self.power)

    def exact_probability(self, value: float) -> float:
        """Return the probability that corresponds to an exact value."""
        return max(0.0, (value - self.no_winner_reward) / (1.0 - self.no_winner_reward))

    def unfitted_probability(self, chance: float, even: float) -> float:
        """Return the probability before the fit.

        It is the inverse of `to_probability`, except for `exact_probability`.
        """
        if not 0.0 < chance < 1.0:
            return chance
        even_odds = odds_of(even)
        return chance_of(
            even_odds * (odds_of(chance) / even_odds / self.scale) ** (1.0 / self.power)
        )


def odds_of(chance: float) -> float:
    """Return the odds of a probability below 1."""
    return chance / (1.0 - chance)


def chance_of(odds: float) -> float:
    """Return the probability of given odds."""
    return odds / (1.0 + odds)
