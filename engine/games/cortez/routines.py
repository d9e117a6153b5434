"""The routines of Cortez."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.routines import Routine
from engine.core.values import Action
from engine.games.cortez.actions import Pass, Refuse
from engine.games.cortez.views.view import CortezView


def _choose_pass(view: CortezView, legal: Sequence[Action]) -> Action | None:
    return Pass()


def _choose_refuse(view: CortezView, legal: Sequence[Action]) -> Action | None:
    return Refuse()


NO_SURRENDER = Routine("no_surrender", frozenset({"parley_answer"}), _choose_refuse)
NO_HELP = Routine("no_help", frozenset({"mercenary"}), _choose_pass)
