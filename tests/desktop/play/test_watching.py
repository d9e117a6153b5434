"""Watching bots play: the match is paused and goes on; dialogs hold it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.setup import default_setup, with_bots_only
from desktop.windows.dialogs.help import KeysDialog
from desktop.windows.main import MainWindow
from engine.games.cannir import CANNIR
from tests.desktop.table.kit import Table, bot, cannir

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def labels(made: Table) -> list[str]:
    return [one.accessibleName() for one in made.page.strip.buttons]


def press(made: Table, text: str) -> None:
    (found,) = [one for one in made.page.strip.buttons if one.accessibleName() == text]
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def rest() -> None:
    """All that can happen by itself happens."""
    for _ in range(50):
        QApplication.processEvents()


def test_a_watched_match_pauses_and_goes_on(qtbot: QtBot) -> None:
    made = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=2))
    press(made, "Pause")
    rest()
    ply = made.session.match.ply
    assert not made.over()
    assert made.page.strip.aside == "The game is paused."
    rest()
    assert made.session.match.ply == ply
    press(made, "Go on")
    qtbot.waitUntil(lambda: made.session.match.ply > ply)
    made.page.view.setFocus()
    made.press(Qt.Key.Key_Space)
    assert made.page.director.holding
    made.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: labels(made)[-1] == "Review", timeout=20_000)
    assert made.over()
    assert "Pause" not in labels(made)


def test_a_watched_match_is_slowed_down(qtbot: QtBot) -> None:
    made = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=2), pace="normal")
    press(made, "Slower")
    assert made.page.director.pace == "slow"
    assert made.page.strip.aside == "Bots play slowly."
    press(made, "Faster")
    press(made, "Faster")
    assert made.page.director.pace == "fast"
    assert made.settings.pace == "normal"


def test_nobody_plays_on_behind_a_dialog(qtbot: QtBot, window: MainWindow) -> None:
    window._on_play("cannir", with_bots_only(default_setup(CANNIR)))
    director = window.table.director
    sheet = KeysDialog(window)
    sheet.open()
    assert director.holding
    sheet.reject()
    qtbot.waitUntil(lambda: not director.holding)
