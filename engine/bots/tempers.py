"""Tempers: small preferences of bots for some actions, beyond their value.

Every game defines the merits of an action for a temper (`BotKnowledge.temper_bonus`), as a
probability of winning. A search tries the actions of the root as if they brought that much more.
Proved values and the expected actions of other seats stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from engine.core.game import Game
from engine.core.policy import Policy, Sampler
from engine.core.rng import Rng
from engine.core.values import Code, View

#: Up to this number of iterations, the full preference is applied. Longer searches apply less, as
#: the differences they find are finer.
SHORT_SEARCH_ITERATIONS: Final = 100


def tastes(
    game: Game, view: View, codes: list[Code], temper: str, iterations: int
) -> dict[Code, float]:
    """Return the bonus of each action at a level with so many iterations, as win probability.

    Only actions that the temper likes or dislikes are contained.
    """
    bonuses = game.bots.temper_bonus(view, codes, temper) if temper else ()
    share = min(1.0, sqrt(SHORT_SEARCH_ITERATIONS / iterations))
    return {code: tilt * share for code, tilt in zip(codes, bonuses, strict=bool(bonuses)) if tilt}


def preferred(
    code: Code,
    policy: Policy,
    draw: Sampler,
    codes: list[Code],
    liked: Mapping[Code, float],
    rng: Rng,
) -> Code:
    """Return the action that a bot without a search prefers to `code`, or `code` itself.

    An action is preferred if the temper likes it more by more than its estimated loss of value.
    """
    own_taste = liked.get(code, 0.0)
    better = [other for other in codes if liked.get(other, 0.0) > own_taste]
    worths = policy.prior(draw(rng), [code, *better]) if better else []
    best, smallest_loss = code, 0.0
    for other, worth in zip(better, worths[1:], strict=bool(worths)):
        loss = worths[0] - worth
        # Actions that look better were overlooked and stay so: a temper must not make a bot
        # stronger.
        if loss >= 0.0 and loss - (liked[other] - own_taste) < smallest_loss:
            best, smallest_loss = other, loss - (liked[other] - own_taste)
    return best
