"""A policy that excludes blunders.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.values import Code
from engine.games.condottiere.bots.blunders import (
    is_idle_bishop,
    is_idle_scarecrow,
    is_idle_surrender,
    is_second_drum,
    lays_high_card_in_winter,
    surrenders_for_rival,
)
from engine.games.condottiere.bots.policy import CondottierePolicy
from engine.games.condottiere.rules.core_state import BATTLE, FINAL
from engine.games.condottiere.rules.state import CondottiereState


class SensiblePolicy(CondottierePolicy):
    """Random playouts, with senseless actions excluded from the search."""

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        """Return the candidates without blunders, unless all are."""
        codes = super().candidates(state, codes)
        if state.phase != BATTLE and state.phase != FINAL:
            return codes
        sensible_codes = [code for code in codes if not self.is_senseless(state, code)]
        return sensible_codes or codes

    def is_senseless(self, state: CondottiereState, code: Code) -> bool:
        """Return whether an action in battle is excluded because its gain is not worth a card."""
        return (
            is_idle_bishop(state, code)
            or is_idle_scarecrow(state, code)
            or is_second_drum(state, code)
            or lays_high_card_in_winter(state, code)
            or is_idle_surrender(state, code)
            or surrenders_for_rival(state, code)
        )
