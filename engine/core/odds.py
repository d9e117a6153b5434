"""What chance it amounts to, what a search expects: as it was found in matches played on.

Playouts are played worse than matches, so what is expected is too high or too low, and by much the
same odds everywhere. Its odds, beside those of an even share, are stated by a scale and a power:
what is proved stays so, more stays more, and the best answer stays the best. `conquista calibration
GAME --fit` finds both.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Odds:
    """How expectations become chances; bare, it leaves them as they are."""

    scale: float = 1.0
    power: float = 1.0
    #: The commands whose hints fitted both, with seeds and matches, a line each; "": none was.
    fitted: str = ""
    #: What a search is rewarded with where nobody wins, which is no chance at all.
    nobody: float = 0.0

    def stated(self, value: float, even: float) -> float:
        """The chance that an expectation amounts to, where `even` is an even share."""
        chance = self.known(value)
        if not 0.0 < chance < 1.0:
            return chance
        middle = odds_of(even)
        return chance_of(middle * self.scale * (odds_of(chance) / middle) ** self.power)

    def known(self, value: float) -> float:
        """The chance that an exact value amounts to."""
        return max(0.0, (value - self.nobody) / (1.0 - self.nobody))

    def unfitted(self, chance: float, even: float) -> float:
        """The chance that would be stated had nothing been fitted: the inverse but for `known`."""
        if not 0.0 < chance < 1.0:
            return chance
        middle = odds_of(even)
        return chance_of(middle * (odds_of(chance) / middle / self.scale) ** (1.0 / self.power))


def odds_of(chance: float) -> float:
    """How many times likelier than not."""
    return chance / (1.0 - chance)


def chance_of(odds: float) -> float:
    """The chance that has such odds."""
    return odds / (1.0 + odds)
