"""Enter in a combat of Cortez: it lays cards and ends the laying, but never by chance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.style import keyboard
from engine.games.cortez.actions import AddWarrior, Done, Surrender
from tests.desktop.games.cortez.combat_kit import asked, attacking, defending, laid, until
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "brief", "unpainted")


def enter(table: City, at: int, *, held: bool = False) -> None:
    """Press Enter at a moment in milliseconds and let it go, or go on holding it.

    X11 repeats a held key as a release and a press at the same moment.
    """
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for kind in (press,) if held else (press, release):
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at + (60 if kind == release else 0))
        if kind == press:
            # As a window does before it looks for a shortcut.
            keyboard.claims(event)
            next(
                action for action in table.page.view.actions() if action.objectName() == "confirm"
            ).trigger()
        else:
            QApplication.sendEvent(table.page.view, event)
    settle()


def let_go(table: City, at: int) -> None:
    """Let Enter go at a moment in milliseconds."""
    event = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(at)
    QApplication.sendEvent(table.page.view, event)


def test_enter_lays_the_best_cards_and_then_ends_the_laying(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        enter(table, 1000)
        assert laid(table) == [], "no combat is lost by it"
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_8)
        enter(table, 5000)
        until(table, lambda: asked(table) and table.session.match.ply == 13)
        done = next(button for button in table.page.strip.prompt.buttons if button.gives == Done())
        assert (done.is_main, done.key) == (True, "Enter")
        haste = QApplication.doubleClickInterval()
        for at in (5000 + haste // 2, 5000 + haste, 5000 + 3 * haste // 2):
            enter(table, at)
            assert asked(table), "it was meant for the cards"
        enter(table, 20_000)
        assert laid(table)[-1] == Done()


def test_a_held_enter_gives_one_answer(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_L)
        table.press(Qt.Key.Key_8)
        enter(table, 5000, held=True)
        until(table, lambda: asked(table) and table.session.match.ply == 13)
        for at in (5600, 5640, 9000):
            let_go(table, at)
            enter(table, at, held=True)
            assert table.session.match.ply == 13
        let_go(table, 9100)
        enter(table, 12_000)
        assert laid(table)[-1] == Done()


def test_cards_are_laid_one_after_another_as_fast_as_enter_is_pressed(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        table.press(Qt.Key.Key_Home)
        table.press(Qt.Key.Key_Right)
        for ply in (1, 2, 3):
            enter(table, 1000 + 150 * ply)
            until(table, lambda ply=ply: asked(table) and table.session.match.ply == ply)
        assert {type(action) for action in laid(table)} == {AddWarrior}


def test_the_enter_that_asks_whether_to_surrender_does_not_answer(qtbot: QtBot) -> None:
    with city(qtbot, defending()) as table:
        until(table, lambda: asked(table))
        table.city.controller.preselect(Surrender())
        enter(table, 1000)
        assert table.page.strip.sentence == "Surrender this combat?"
        enter(table, 1000 + QApplication.doubleClickInterval() // 2)
        assert laid(table) == [], "it was meant for the button"
        enter(table, 20_000)
        assert laid(table) == [Surrender()]
