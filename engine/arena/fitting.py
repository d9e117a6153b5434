"""Which odds would have stated best what came of hints."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from engine.core.game import ConquistaError
from engine.core.odds import Odds, chance_of, odds_of

#: What an expectation is taken for at the least, and 1 less that at the most.
SUREST = 0.001
#: That nothing is to be corrected is believed beforehand, as if so many hints had said it.
BELIEVED = 2.0
#: Steps of the fit; it needs five or six.
STEPS = 25


def fit(expected: Sequence[float], found: Sequence[float], even: float) -> Odds:
    """The scale and the power that make it likeliest what was found where so much was expected.

    Logistic regression by Newton's method; a win shared counts in parts. Raises ConquistaError
    where what was expected says nothing of what was found.
    """
    middle = log(odds_of(even))
    sure = [log(odds_of(min(1.0 - SUREST, max(SUREST, value)))) - middle for value in expected]
    shift, power = 0.0, 1.0
    for _ in range(STEPS):
        by_shift, by_power = -BELIEVED * shift, BELIEVED * (1.0 - power)
        bend_shift, bend_both, bend_power = BELIEVED, 0.0, BELIEVED
        for one, came in zip(sure, found, strict=True):
            chance = chance_of(exp(middle + shift + power * one))
            spread = chance * (1.0 - chance)
            by_shift += came - chance
            by_power += (came - chance) * one
            bend_shift += spread
            bend_both += spread * one
            bend_power += spread * one * one
        area = bend_shift * bend_power - bend_both * bend_both
        shift += (by_shift * bend_power - by_power * bend_both) / area
        power += (by_power * bend_shift - by_shift * bend_both) / area
    if power <= 0.0:
        raise ConquistaError("too few hints to fit anything to")
    return Odds(exp(shift), power)
