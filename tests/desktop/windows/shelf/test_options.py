"""Options of every kind on the start panel: switches, words, and many numbers folded away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.windows.shelf.option_dialog import OptionDialog
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from engine.play.setup import Setup
from tests.desktop.kit import Services, find, settle
from tests.desktop.table.kit import Table
from tests.desktop.windows.shelf.option_kit import NAMES, many

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shelf(qtbot: QtBot, services: Services) -> ShelfPage:
    """Return the shelf with the game of many options on the panel."""
    game, table = many()
    services.settings.set("game", "cannir")
    games, tables = {**GAMES, "cannir": game}, {**TABLES, "cannir": table}
    page = ShelfPage(games, tables, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.setUpdatesEnabled(Table.painted)
    page.show()
    qtbot.waitExposed(page)
    return page


def play(qtbot: QtBot, shelf: ShelfPage) -> Setup:
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.mouseClick(find(shelf, QPushButton, "play"), LEFT)
    assert begun.args is not None
    return begun.args[1]


def words_of(shelf: ShelfPage) -> QComboBox:
    (words,) = (box for box in shelf.findChildren(QComboBox) if box.findData("lot") >= 0)
    return words


def open_details(qtbot: QtBot, shelf: ShelfPage) -> OptionDialog:
    qtbot.mouseClick(find(shelf, QPushButton, "details"), LEFT)
    settle()
    (sheet,) = shelf.findChildren(OptionDialog)
    return sheet


def close(qtbot: QtBot, sheet: OptionDialog) -> None:
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    settle()


def said(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def test_the_default_is_what_the_game_says(qtbot: QtBot, shelf: ShelfPage) -> None:
    game, _ = many()
    assert game.options(**play(qtbot, shelf).options) == game.options()


def test_words_are_chosen_from_a_list(qtbot: QtBot, shelf: ShelfPage) -> None:
    words = words_of(shelf)
    assert [words.itemText(row) for row in range(3)] == ["by lot", "the north", "the south"]
    words.setFocus()
    qtbot.keyClick(words, Qt.Key.Key_End)
    assert play(qtbot, shelf).options["host"] == "south"


def test_many_numbers_are_behind_a_line(qtbot: QtBot, shelf: ShelfPage) -> None:
    assert not shelf.findChildren(QSpinBox)
    assert "Numbers as printed" in said(shelf)
    sheet = open_details(qtbot, shelf)
    numbers = sheet.findChildren(QSpinBox)
    assert {number.objectName() for number in numbers} == {
        n for n, (_, head) in NAMES.items() if head
    }
    heads = [text for text in said(sheet) if text in {head for _, head in NAMES.values()}]
    assert heads == ["Event cards", "Bribery cards", "What provisions are worth"]
    # They are changed by keys and by clicks, within their bounds.
    bridges, gold = find(sheet, QSpinBox, "bridges"), find(sheet, QSpinBox, "gold")
    assert bridges.hasFocus()
    qtbot.keyClick(bridges, Qt.Key.Key_Up)
    for _ in range(3):
        qtbot.keyClick(gold, Qt.Key.Key_Down)
    close(qtbot, sheet)
    assert "1 number changed" in said(shelf)
    options = play(qtbot, shelf).options
    assert (options["bridges"], options["gold"], options["supply"]) == (3, 1, 2)
    # What was agreed on stays, until it is put back.
    sheet = open_details(qtbot, shelf)
    assert find(sheet, QSpinBox, "bridges").value() == 3
    qtbot.mouseClick(find(sheet, QPushButton, "restore"), LEFT)
    assert not find(sheet, QPushButton, "restore").isEnabled()
    close(qtbot, sheet)
    assert "Numbers as printed" in said(shelf)
    assert play(qtbot, shelf).options["bridges"] == 2


def test_played_options_are_remembered(qtbot: QtBot, shelf: ShelfPage, services: Services) -> None:
    sheet = open_details(qtbot, shelf)
    qtbot.keyClick(find(sheet, QSpinBox, "pillage"), Qt.Key.Key_Up)
    close(qtbot, sheet)
    words_of(shelf).setCurrentIndex(1)
    options = play(qtbot, shelf).options
    game, table = many()
    again = services.again()
    games, tables = {**GAMES, "cannir": game}, {**TABLES, "cannir": table}
    page = ShelfPage(games, tables, again.settings, again.language, None)
    qtbot.addWidget(page)
    assert (options["pillage"], options["host"]) == (3, "north")
    assert play(qtbot, page).options == options


def test_another_game_has_other_options(qtbot: QtBot, shelf: ShelfPage) -> None:
    shelf._boxes.choose("contrees")
    settle()
    assert not find(shelf, QPushButton, "details").isVisible()
    assert [box for box in shelf.findChildren(QComboBox) if box.findData("lot") >= 0] == []
    assert len(shelf.findChildren(QCheckBox)) == 1
    assert set(play(qtbot, shelf).options) == {"expert"}


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_everything_fits_the_smallest_window(
    qtbot: QtBot, services: Services, shelf: ShelfPage, language: str
) -> None:
    services.language.install(language)
    settle()
    (scroll,) = shelf.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    sheet = open_details(qtbot, shelf)
    assert sheet.width() <= 1000
    assert sheet.height() <= 620
    for number in sheet.findChildren(QSpinBox):
        assert sheet.rect().contains(number.geometry().translated(number.parentWidget().pos()))
        assert number.accessibleName()
    close(qtbot, sheet)
