"""Questions of Cortez that people may leave to a routine: most bargains are refused anyway."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.play.routines import Routine
from engine.core.game import Action
from engine.games.cortez.actions import Pass, Refuse
from engine.games.cortez.views.view import CortezView


def _pass(view: CortezView, legal: Sequence[Action]) -> Action | None:
    return Pass()


def _refuse(view: CortezView, legal: Sequence[Action]) -> Action | None:
    return Refuse()


ROUTINES = (
    Routine(
        "no_trades",
        lambda: translate("Cortez", "Never propose a trade"),
        frozenset({"trade"}),
        _pass,
    ),
    Routine(
        "refuse_trades",
        lambda: translate("Cortez", "Refuse every trade"),
        frozenset({"trade_answer"}),
        _refuse,
    ),
    Routine(
        "no_parley",
        lambda: translate("Cortez", "Attack without parley"),
        frozenset({"parley"}),
        _pass,
    ),
    Routine(
        "no_surrender",
        lambda: translate("Cortez", "Refuse offers to surrender"),
        frozenset({"parley_answer"}),
        _refuse,
    ),
    Routine(
        "no_help",
        lambda: translate("Cortez", "Never fight for others"),
        frozenset({"mercenary"}),
        _pass,
    ),
    Routine(
        "keep_bribery",
        lambda: translate("Cortez", "Keep my bribery cards for now"),
        frozenset({"bribery_play", "fight_bribery"}),
        _pass,
    ),
)
