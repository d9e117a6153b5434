"""Enter in a combat of Cortez: it lays cards and ends the laying, but never by chance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.style import keyboard
from engine.games.cortez.actions import AddWarrior, Done
from tests.desktop.games.cortez.test_combat import asked, attacking, laid, until
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "brief", "unpainted")


def enter(made: City, at: int, *, held: bool = False) -> None:
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
            next(one for one in made.page.view.actions() if one.objectName() == "confirm").trigger()
        else:
            QApplication.sendEvent(made.page.view, event)
    settle()


def let_go(made: City, at: int) -> None:
    """Let Enter go at a moment in milliseconds."""
    event = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(at)
    QApplication.sendEvent(made.page.view, event)


def test_enter_lays_the_best_cards_and_then_ends_the_laying(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as made:
        until(made, lambda: asked(made))
        enter(made, 1000)
        assert laid(made) == [], "no combat is lost by it"
        made.press(Qt.Key.Key_L)
        made.press(Qt.Key.Key_8)
        enter(made, 5000)
        until(made, lambda: asked(made) and made.session.match.ply == 13)
        done = next(one for one in made.page.strip.prompt.buttons if one.gives == Done())
        assert (done.main, done.key) == (True, "Enter")
        haste = QApplication.doubleClickInterval()
        for at in (5000 + haste // 2, 5000 + haste, 5000 + 3 * haste // 2):
            enter(made, at)
            assert asked(made), "it was meant for the cards"
        enter(made, 20_000)
        assert laid(made)[-1] == Done()


def test_a_held_enter_gives_one_answer(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as made:
        until(made, lambda: asked(made))
        made.press(Qt.Key.Key_L)
        made.press(Qt.Key.Key_8)
        enter(made, 5000, held=True)
        until(made, lambda: asked(made) and made.session.match.ply == 13)
        for at in (5600, 5640, 9000):
            let_go(made, at)
            enter(made, at, held=True)
            assert made.session.match.ply == 13
        let_go(made, 9100)
        enter(made, 12_000)
        assert laid(made)[-1] == Done()


def test_cards_are_laid_one_after_another_as_fast_as_enter_is_pressed(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as made:
        until(made, lambda: asked(made))
        made.press(Qt.Key.Key_Home)
        made.press(Qt.Key.Key_Right)
        for ply in (1, 2, 3):
            enter(made, 1000 + 150 * ply)
            until(made, lambda ply=ply: asked(made) and made.session.match.ply == ply)
        assert {type(action) for action in laid(made)} == {AddWarrior}
