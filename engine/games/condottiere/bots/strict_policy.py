"""The policy that does nothing a person would laugh at.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.values import Code
from engine.games.condottiere.bots.blunders import (
    high_in_winter,
    idle_bishop,
    idle_scarecrow,
    second_drum,
    surrender_for_rival,
)
from engine.games.condottiere.bots.policy import CondottierePolicy
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.rules.table import BATTLE, FINAL


class SensiblePolicy(CondottierePolicy):
    """Matches are played out at random, but what is senseless is not even looked at."""

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        """As ever, without lapses."""
        codes = super().candidates(state, codes)
        if state.phase != BATTLE and state.phase != FINAL:
            return codes
        found = [code for code in codes if not self.senseless(state, code)]
        return found or codes

    def senseless(self, state: CondottiereState, code: Code) -> bool:
        """Whether an answer in battle is left out: what it may gain is not worth a card."""
        return (
            idle_bishop(state, code)
            or idle_scarecrow(state, code)
            or second_drum(state, code)
            or high_in_winter(state, code)
            or surrender_for_rival(state, code)
        )
