"""Watching bots play: the match is paused and goes on; dialogs hold it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.windows.dialogs.help import KeysDialog
from desktop.windows.main import MainWindow
from engine.games.cannir import CANNIR
from engine.play.setup import default_setup, with_bots_only
from tests.desktop.table.kit import Table, bot, cannir, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def labels(table: Table) -> list[str]:
    return [button.accessibleName() for button in table.page.strip.buttons]


def press(table: Table, text: str) -> None:
    (found,) = [button for button in table.page.strip.buttons if button.accessibleName() == text]
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def rest() -> None:
    """All that can happen by itself happens."""
    for _ in range(50):
        QApplication.processEvents()


def test_a_watched_match_pauses_and_goes_on(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=2))
    press(table, "Pause")
    assert table.page.strip.aside == "The game is paused."
    # The answer that a bot was thinking of still comes.
    qtbot.waitUntil(lambda: table.session.match.ply == 1)
    rest()
    ply = table.session.match.ply
    assert ply == 1
    assert not table.over()
    press(table, "Go on")
    qtbot.waitUntil(lambda: table.session.match.ply > ply)
    table.page.view.setFocus()
    table.press(Qt.Key.Key_Space)
    assert table.page.director.is_holding
    table.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "Look at the table" in labels(table))
    assert table.over()
    assert "Pause" not in labels(table)


def test_a_watched_match_is_slowed_down(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(bot("Aldric"), bot("Maud"), seed=2), pace="normal")
    press(table, "Slower")
    assert table.page.director.pace == "slow"
    assert table.page.strip.aside == "Bots play slowly."
    press(table, "Faster")
    press(table, "Faster")
    assert table.page.director.pace == "fast"
    assert table.settings.pace == "normal"


def test_who_may_come_back_keeps_the_buttons_of_pace_in_their_places(qtbot: QtBot) -> None:
    """Also with two seats a bot may take over for a while."""
    table = Table(qtbot, cannir(human("Ana"), bot("Maud"), seed=2))
    table.session.leave(0)
    qtbot.waitUntil(lambda: "Pause" in labels(table))
    shown = labels(table)
    assert shown[-3:] == ["Slower", "Faster", "Pause"]
    assert len(shown) == 4


def test_nobody_plays_on_behind_a_dialog(qtbot: QtBot, window: MainWindow) -> None:
    window._opener.play("cannir", with_bots_only(default_setup(CANNIR)))
    director = window.table.director
    sheet = KeysDialog(window)
    sheet.open()
    assert director.is_holding
    sheet.reject()
    qtbot.waitUntil(lambda: not director.is_holding)
