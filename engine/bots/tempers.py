"""What bots would rather do: a small tilt of what they want, none of what they know.

Every game says what a temper likes about an answer (`Game.tilt`), as a chance of winning. A search
tries the answers to the open question as if they brought that much more; what is proved, and all
that others are thought to answer, stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from engine.core.game import Game
from engine.core.policy import Policy, Sampler
from engine.core.rng import Rng
from engine.core.values import Code, View

#: A search of so many iterations, or fewer, is led by all that its temper likes; longer ones by
#: less, as the differences that they see are finer.
SHORT: Final = 100


def tastes(
    game: Game, view: View, codes: list[Code], temper: str, iterations: int
) -> dict[Code, float]:
    """What a level that makes so many iterations likes about each answer, as a chance of winning;
    of those that it likes.
    """
    found = game.tilt(view, codes, temper) if temper else ()
    share = min(1.0, sqrt(SHORT / iterations))
    return {code: tilt * share for code, tilt in zip(codes, found, strict=bool(found)) if tilt}


def preferred(
    code: Code,
    policy: Policy,
    draw: Sampler,
    codes: list[Code],
    liked: Mapping[Code, float],
    rng: Rng,
) -> Code:
    """What a bot that answers at once gives instead of `code`: what it likes better, and thinks
    worse by less than it likes it better.
    """
    own = liked.get(code, 0.0)
    better = [other for other in codes if liked.get(other, 0.0) > own]
    worths = policy.prior(draw(rng), [code, *better]) if better else []
    best, least = code, 0.0
    for other, worth in zip(better, worths[1:], strict=bool(worths)):
        loss = worths[0] - worth
        # What it has overlooked it goes on overlooking: a temper makes nobody stronger.
        if loss >= 0.0 and loss - (liked[other] - own) < least:
            best, least = other, loss - (liked[other] - own)
    return best
