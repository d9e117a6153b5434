"""What a screen reader is told of every page: names and roles of all that takes the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.panels.seats.seat_card import SeatCard
from desktop.style.widgets import Segments
from desktop.table.view import TableView
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from desktop.windows.print_dialog.dialog import PrintDialog
from desktop.windows.shelf.seat_row import SeatRow
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import settle
from tests.desktop.windows.main_kit import PEOPLE, record

pytestmark = pytest.mark.usefixtures("unpainted")

Role, Text, Relation = QAccessible.Role, QAccessible.Text, QAccessible.RelationFlag
#: Something, anything.
VAGUE = (Role.NoRole, Role.Client, Role.Border)


def told(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def names(widget: QWidget) -> list[str]:
    """Return its own name, and those of its labels: a drop-down has no other."""
    found = told(widget)
    labels = [one.text(Text.Name) for one, kind in found.relations() if kind & Relation.Label]
    own = "" if isinstance(widget, QComboBox) else found.text(Text.Name)
    return [name for name in (own, *labels) if name]


def faults(page: QWidget) -> Iterator[str]:
    """Yield everything on a page that a screen reader cannot announce."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found, called = told(widget), f"{type(widget).__name__} {widget.objectName()}"
        # What hands the keyboard on, such as the ground of a board, is no stop of Tab.
        stop = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        # A screen reader reaches more than Tab does; parts that Qt makes hand keys on.
        own = not isinstance(widget.parent(), (QAbstractSpinBox, TableView))
        focused = found.state().focusable and own
        if (stop or focused) and not names(widget):
            yield f"{called} has no name"
        if (stop or widget.accessibleName()) and found.role() in VAGUE:
            yield f"{called} ({found.text(Text.Name)}) is {found.role().name}"
        if found.role() == Role.RadioButton and not found.parent().text(Text.Name):
            yield f"{called} ({found.text(Text.Name)}) is one of a group without a name"


def test_the_shelf(qtbot: QtBot, window: MainWindow) -> None:
    assert not list(faults(window))
    rows = window.findChildren(SeatRow)
    assert [told(row).role() for row in rows] == [Role.Grouping, Role.Grouping]
    fields = [row.findChildren(QLineEdit)[0] for row in rows]
    assert [names(field) for field in fields] == [["Name of Lion"], ["Name of Tower"]]
    kinds = [names(row.findChildren(QComboBox)[0]) for row in rows]
    assert kinds == [["Who plays Lion"], ["Who plays Tower"]]
    first = next(box for box in window.findChildren(QComboBox) if box.objectName() == "first")
    assert names(first) == ["Who begins"]
    groups = [segments for segments in window.findChildren(Segments) if segments.isVisible()]
    assert {told(group).text(Text.Name) for group in groups} == {
        "Language",
        "Seats",
        "Where you play",
    }


@pytest.mark.parametrize("game", TABLES)
def test_the_table(qtbot: QtBot, window: MainWindow, game: str) -> None:
    window.open_record(Match(new_record(GAMES[game], 2, 5, None, PEOPLE)).record)
    settle()
    assert not list(faults(window))
    (board,) = window.findChildren(TableView)
    assert told(board).role() == Role.Canvas
    seats = window.findChildren(SeatCard)
    assert seats
    assert all(told(seat).role() in (Role.Grouping, Role.StaticText) for seat in seats)
    window.leave_table()


def test_the_review(qtbot: QtBot, window: MainWindow) -> None:
    match = Match(record())
    while match.decision is not None:
        match.submit(match.decision.seat, match.legal()[0])
    window.open_record(match.record)
    assert window.table is not None
    window.table.review.open()
    settle()
    assert not list(faults(window))
    window.leave_table()


@pytest.mark.parametrize(
    "page", ["_on_games", "_on_ledger", "_league.open", "_on_edit", "_on_lessons", "_on_puzzles"]
)
def test_the_other_pages(qtbot: QtBot, window: MainWindow, page: str) -> None:
    front = window.centralWidget().findChildren(QWidget)[0]
    attrgetter(page)(window)()
    settle()
    assert front is not None
    assert not list(faults(window))
    window.leave_table()


@pytest.mark.parametrize(
    "dialog", ["settings_requested", "shortcuts_requested", "about_requested", "print_requested"]
)
def test_dialogs(qtbot: QtBot, window: MainWindow, dialog: str) -> None:
    (menus,) = window.findChildren(Menus)
    getattr(menus, dialog).emit()
    settle()
    (shown,) = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() and widget is not window
    ]
    assert not list(faults(shown))
    if isinstance(shown, PrintDialog):
        shown.reject()
    shown.close()
    settle()
