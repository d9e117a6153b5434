"""Combats of Cortez at their table, for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.values import Json
from engine.play.record import Record
from tests.desktop.games.cortez.test_play import City, cortez
from tests.desktop.table.kit import HUMAN, bot
from tests.engine.games.cortez.kit import position

ALL = (6, 5, 5, 4, 3, 2, 1, 1, 1)
BEST = ALL[:8]


def attacking(*players: Json, attacker: str = "A", hand: str = "111234556") -> Record:
    """Return a combat whose attacker is to lay.

    Nine warriors and five weapons in hand, one against.
    """
    other = "B" if attacker == "A" else "A"
    spanish = "A" if attacker == "A" else "B"
    sides = {key: {"warriors": [], "weapons": 0} for key in ("attacker", "defender")}
    fight = {
        "attacker": attacker, "defender": other, "square": "1,0", "origin": "0,0",
        "attacker_troop": "S1" if spanish == attacker else "A1",
        "defender_troop": "A1" if spanish == attacker else "S1",
        "step": "attack", "sides": sides, "parleys": 1,
    }  # fmt: skip
    written = position(
        seats="AB" if len(players) == 2 else "ABC",
        board="S1@1,0=A S2@3,3=A A1@1,0=B A2@20,0=B",
        phase="combat",
        turn=attacker,
        combat=fight,
        hands={attacker: "weapon*5 food", other: "food"},
        warriors={attacker: hand, other: "1"},
    )
    return replace(cortez(*players), position=written["position"])


def defending() -> Record:
    """Return the same combat, with the attacker's cards laid and the defender at the screen."""
    record = attacking(HUMAN, bot("Maud"), attacker="B")
    assert record.position is not None
    fight = record.position["combat"]
    laid = {"warriors": [2], "weapons": 0}
    sides = fight["sides"] | {"attacker": laid}
    troops = {"attacker_troop": "A1", "defender_troop": "S1"}
    return replace(
        record,
        position=record.position
        | {
            "active": "B",
            "turn": "A",
            "combat": fight | {"step": "defence", "sides": sides, **troops},
        },
    )


def until(table: City, come: Callable[[], bool]) -> None:
    table.qtbot.waitUntil(come)


def asked(table: City) -> bool:
    return table.page.state.question is not None and not table.page.director.is_busy


def laid(table: City) -> list[Any]:
    return [step.action for step in table.session.match.steps if step.seat == 0]


def press_button(table: City, label: str) -> None:
    (found,) = [button for button in table.page.strip.buttons if button.text() == label]
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
