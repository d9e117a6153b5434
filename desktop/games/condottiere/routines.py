"""Questions of Condottiere that people may leave to a routine."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.play.routines import Routine
from engine.core.game import Action
from engine.games.condottiere.events import KeepHand
from engine.games.condottiere.rules.table import DISCARD, PHASES
from engine.games.condottiere.views.view import CondottiereView


def _keep(view: CondottiereView, legal: Sequence[Action]) -> Action:
    """Whatever the hand: everybody may keep theirs."""
    return KeepHand()


def _label() -> str:
    return translate("Condottiere", "Always keep my hand")


ROUTINES = (Routine("keep_hand", _label, frozenset({PHASES[DISCARD]}), _keep),)
