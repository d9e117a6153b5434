"""The routine of Condottiere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.routines import Routine
from engine.core.values import Action
from engine.games.condottiere.actions import KeepHand
from engine.games.condottiere.rules.core_state import DISCARD, PHASES
from engine.games.condottiere.views.view import CondottiereView


def _keep_hand(view: CondottiereView, legal: Sequence[Action]) -> Action:
    """Return the action that is always possible and reveals nothing about the hand: keeping it."""
    return KeepHand()


def _is_discard_needless(view: CondottiereView) -> bool:
    """Return whether the round ends anyway, so that the hand goes back or is chosen from next."""
    holders = sum(bool(hand) for hand in view.hands)
    return holders < 2 or view.quiet >= len(view.hands)


KEEP_HAND_ROUTINE = Routine(
    "keep_hand", frozenset({PHASES[DISCARD]}), _keep_hand, _is_discard_needless
)
