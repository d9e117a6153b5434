"""The policy that plays a battle or a few out, and then judges what is left.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import MOST_SEATS, Code, SearchConfig
from engine.games.condottiere.cards import COURTESAN
from engine.games.condottiere.judgement import judged
from engine.games.condottiere.lapses import (
    high_in_winter,
    idle_bishop,
    second_drum,
    surrender_for_rival,
)
from engine.games.condottiere.policy import CondottierePolicy
from engine.games.condottiere.preferences import drawn, preferences
from engine.games.condottiere.prospects import seen_strengths
from engine.games.condottiere.state import PASS, CondottiereState
from engine.games.condottiere.table import BATTLE, CHOOSE, FINAL
from engine.rng import Rng

PUCT: Final = 0.5
JUDGING_LEVELS: Final = (
    SearchConfig(iterations=12, temperature=1.5, max_value_loss=0.6, memory=0.0, puct=PUCT),
    SearchConfig(iterations=32, temperature=0.6, max_value_loss=0.3, memory=0.4, puct=PUCT),
    SearchConfig(iterations=80, exact=True, memory=0.6, puct=PUCT),
    SearchConfig(iterations=200, exact=True, memory=0.85, puct=PUCT),
    SearchConfig(iterations=1500, exact=True, puct=PUCT),
)

#: Per level, the battles that a playout sees the end of.
BATTLES: Final = (1, 1, 1, 1, 3)

#: With so many cards, one of them small, nobody waits before an empty table.
MANY: Final = 5
SMALL: Final = 3


class JudgingPolicy(CondottierePolicy):
    """Informed playouts to the end of a battle, judged by fitted weights."""

    levels: Sequence[SearchConfig] = JUDGING_LEVELS

    def __init__(self, weights: list[float], battles: int) -> None:
        """`battles`: how many a playout sees the end of."""
        self.weights: list[float] = weights
        self.battles: int = battles

    def cutoff(self, state: CondottiereState) -> int | None:
        return None

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        """As ever, and nothing that a person would laugh at."""
        codes = super().candidates(state, codes)
        if state.phase != BATTLE and state.phase != FINAL:
            return codes
        found = [code for code in codes if not senseless(state, code)]
        return found or codes

    def preferences(self, state: CondottiereState, codes: list[Code]) -> list[float]:
        return preferences(state, codes)

    def rollout(self, state: CondottiereState, rng: Rng, limit: int, played: list[int]) -> None:
        """To the choice of a region after so many battles."""
        left = self.battles
        last = state.battle
        while limit > 0 and state.decision is not None:
            if state.phase == CHOOSE and state.battle != last:
                last = state.battle
                left -= 1
                if left <= 0:
                    return
            limit -= 1
            code = drawn(state, rng)
            played.append(code * MOST_SEATS + state.turn)
            state.step(code, rng)

    def evaluate(self, state: CondottiereState) -> Sequence[float]:
        return judged(state, self.weights)


def senseless(state: CondottiereState, code: Code) -> bool:
    """Answers in battle that were measured to bring nothing."""
    if code == PASS:
        return waits_in_vain(state)
    return (
        idle_bishop(state, code)
        or second_drum(state, code)
        or high_in_winter(state, code)
        or surrender_for_rival(state, code)
    )


def waits_in_vain(state: CondottiereState) -> bool:
    """Whether the seat asked would pass before an empty table with many cards and small ones."""
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or seat == state.defender or len(hand) < MANY:
        return False
    if max(seen_strengths(state, seat)) > 0:
        return False
    return any(kind < SMALL or kind == COURTESAN for kind in hand)
