"""The window: from shelf to table and back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.windows.continuecard import Position
from desktop.windows.main import MainWindow
from desktop.windows.shelf import ShelfPage
from desktop.windows.table import TablePage
from tests.desktop.kit import Services, find, settle
from tests.desktop.mainkit import PEOPLE, answer, record

LEFT = Qt.MouseButton.LeftButton


def shown(window: MainWindow) -> type:
    """Which page is to be seen."""
    pages = [page for kind in (ShelfPage, TablePage) for page in window.findChildren(kind)]
    (page,) = (page for page in pages if page.isVisible())
    return type(page)


def test_it_opens_on_the_shelf_and_play_opens_the_table(qtbot: QtBot, window: MainWindow) -> None:
    assert shown(window) is ShelfPage
    qtbot.mouseClick(find(window, QPushButton, "play"), LEFT)
    assert shown(window) is TablePage
    assert window.session is not None
    assert window.session.names()[0] == ""
    assert "Cannir" in window.windowTitle()


def test_leaving_offers_the_game_and_continuing_takes_it_up(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.open_record(record())
    answer(window)
    answer(window)
    assert window.session is not None
    before = window.session.match.record
    window.leave_table()
    assert shown(window) is ShelfPage
    button = find(window, QPushButton, "continue")
    assert button.isVisible()
    (position,) = window.findChildren(Position)
    qtbot.waitUntil(position.is_painted)
    qtbot.mouseClick(button, LEFT)
    assert shown(window) is TablePage
    assert window.session.match.record == before
    answer(window)


def test_a_new_game_without_an_answer_leaves_the_old_one_to_continue(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    window.leave_table()
    window.open_record(record())
    window.leave_table()
    found = services.store.unfinished()
    assert found is not None
    assert found.match.ply == 1


def test_a_finished_game_is_not_offered(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    window.open_record(record())
    answer(window)
    assert services.store.file.exists()
    assert window.session is not None
    while window.session.match.decision is not None:
        answer(window)
    assert not services.store.file.exists()
    window.leave_table()
    assert not find(window, QPushButton, "continue").isVisible()


def test_play_again_deals_anew_to_the_same_players(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(record())
    answer(window)
    (page,) = window.findChildren(TablePage)
    page.playAgainRequested.emit()
    settle()
    assert window.session is not None
    again = window.session.match.record
    assert (again.players, again.answers) == (PEOPLE, ())
    assert again.seed != 5
    assert len(window.findChildren(TablePage)) == 1
