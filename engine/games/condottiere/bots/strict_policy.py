"""A policy that excludes blunders.

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
    """Random playouts, with senseless actions excluded from the search."""

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        """Return the candidates without blunders, unless all are."""
        codes = super().candidates(state, codes)
        if state.phase != BATTLE and state.phase != FINAL:
            return codes
        found = [code for code in codes if not self.senseless(state, code)]
        return found or codes

    def senseless(self, state: CondottiereState, code: Code) -> bool:
        """Return whether an action in battle is excluded because its gain is not worth a card."""
        return (
            idle_bishop(state, code)
            or idle_scarecrow(state, code)
            or second_drum(state, code)
            or high_in_winter(state, code)
            or surrender_for_rival(state, code)
        )
