"""Leaving a running game asks only where moves would be lost; resigning asks by default."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyle
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.style.theme import THEMES, Theme
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import Record, save
from tests.desktop.kit import Services, activate, owned, settle
from tests.desktop.table.kit import Table

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
PEOPLE: tuple[Json, ...] = (
    {"kind": "human", "name": ""},
    {"kind": "human", "name": "Bruno"},
)


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    window = MainWindow(GAMES, TABLES, services.settings, services.language, services.store)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.setUpdatesEnabled(Table.painted)
    window.show()
    activate(qtbot, window)
    yield window
    window.close()
    settle()


def record() -> Record:
    return new_record(GAMES["cannir"], 2, 5, None, PEOPLE)


def begin(window: MainWindow, answers: int = 1) -> None:
    """A game in which so many answers were given, the first person at the screen."""
    window.open_record(record())
    assert window.session is not None
    match = window.session.match
    for _ in range(answers):
        assert match.decision is not None
        window.session.submit(match.decision.seat, match.legal()[0])
    assert match.decision is not None
    window.session.take_seat(match.decision.seat)
    settle()


def boxes(window: MainWindow) -> list[Confirmation]:
    settle()
    return window.findChildren(Confirmation)


def choose(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """Click an entry of the menu."""
    (menus,) = window.findChildren(Menus)
    menus.popup(window.mapToGlobal(QPoint(10, 10)))
    (action,) = (a for a in menus.actions() if a.text().replace("&", "") == text)
    qtbot.mouseClick(menus, LEFT, pos=menus.actionGeometry(action).center())
    menus.hide()


def leave(qtbot: QtBot, window: MainWindow) -> None:
    activate(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)


def test_a_saved_game_is_left_without_a_question_and_offered_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin(window)
    assert window.session is not None
    left = owned(window.session).record
    leave(qtbot, window)
    assert not boxes(window)
    assert window.session is None
    assert window.notice == "The game is saved: you can continue it from the shelf at any time."
    window.resume()
    settle()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session.match.record == left


def test_a_watched_game_is_found_in_my_games(qtbot: QtBot, window: MainWindow) -> None:
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("A", "B"))
    window.open_record(new_record(GAMES["cannir"], 2, 5, None, bots))
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.match.ply > 0)
    leave(qtbot, window)
    assert not boxes(window)
    assert window.notice.startswith("The game is kept in “My games”")


def test_nothing_is_said_before_the_first_answer(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, 0)
    leave(qtbot, window)
    assert not boxes(window)
    assert window.session is None
    assert not window.notice


def test_another_game_is_opened_without_a_question_or_a_note_that_covers_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "other.conquista"
    save(record(), file)
    begin(window)
    running = window.session
    window.open_file(file)
    qtbot.waitUntil(lambda: window.session is not running)
    assert not boxes(window)
    assert not window.notice


@pytest.fixture
def unsaved(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Return a game whose last moves could not be saved."""

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        begin(window)
    return window


def test_leaving_asks_where_moves_would_be_lost(qtbot: QtBot, unsaved: MainWindow) -> None:
    leave(qtbot, unsaved)
    (box,) = boxes(unsaved)
    assert "lost" in box.detail
    assert box.cancel.isDefault()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert unsaved.session is not None
    assert not boxes(unsaved)
    leave(qtbot, unsaved)
    (box,) = boxes(unsaved)
    qtbot.mouseClick(box.yes, LEFT)
    settle()
    assert unsaved.session is None
    assert "saved: you can" not in unsaved.notice


@pytest.mark.parametrize(("tabs", "left"), [(0, False), (1, True)])
def test_enter_presses_the_button_the_keyboard_is_on(
    qtbot: QtBot, unsaved: MainWindow, tabs: int, left: bool
) -> None:
    leave(qtbot, unsaved)
    (box,) = boxes(unsaved)
    activate(qtbot, box)
    for _ in range(tabs):
        qtbot.keyClick(box, Qt.Key.Key_Tab)
    qtbot.keyClick(box.focusWidget(), Qt.Key.Key_Return)
    settle()
    assert (unsaved.session is None) == left
    assert not boxes(unsaved)


def test_resigning_asks_and_ends_the_game(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.session is not None
    match, seat = window.session.match, window.session.viewer
    choose(qtbot, window, "Resign…")
    (box,) = boxes(window)
    qtbot.mouseClick(box.cancel, LEFT)
    assert match.result is None
    choose(qtbot, window, "Resign…")
    (box,) = boxes(window)
    qtbot.mouseClick(box.yes, LEFT)
    settle()
    assert match.result is not None
    assert match.result.by == "resignation"
    assert seat not in match.result.winners
    # A game that is over has nothing to resign, and is left without a question.
    choose(qtbot, window, "Resign…")
    activate(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    assert not boxes(window)
    assert window.session is None


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_box_warns_in_red_and_has_no_icons(
    qtbot: QtBot, window: MainWindow, services: Services, theme: Theme
) -> None:
    services.settings.set("theme", theme.name)
    begin(window)
    choose(qtbot, window, "Resign…")
    (box,) = boxes(window)
    assert box.yes.palette().color(QPalette.ColorRole.ButtonText).name() == theme.danger
    assert box.cancel.palette().color(QPalette.ColorRole.ButtonText).name() == theme.text
    icons = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
    assert not box.style().styleHint(icons, None, box.buttons)
    assert box.headline == "Resign this game?"
    box.reject()


def test_resigning_at_once_for_who_does_not_want_to_be_asked(
    qtbot: QtBot, window: MainWindow, services: Services
) -> None:
    services.settings.set("confirm", False)
    begin(window)
    assert window.session is not None
    choose(qtbot, window, "Resign…")
    assert window.session.match.result is not None


def test_nobody_resigns_at_the_shelf_or_for_bots(qtbot: QtBot, window: MainWindow) -> None:
    (menus,) = window.findChildren(Menus)
    assert "Resi&gn…" not in [action.text() for action in menus.actions()]
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("A", "B"))
    window.open_record(new_record(GAMES["cannir"], 2, 5, None, bots))
    choose(qtbot, window, "Resign…")
    assert not boxes(window)


def test_a_seat_is_left_and_taken_again_from_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    bots = tuple({"kind": "bot", "name": name, "level": "level1"} for name in ("Otto", "Maud"))
    window.open_record(new_record(GAMES["condottiere3"], 3, 5, None, (PEOPLE[0], *bots)))
    session, page = window.session, window.table
    assert session is not None
    assert page is not None
    match = owned(session)
    qtbot.waitUntil(lambda: page.state.question is not None)
    choose(qtbot, window, "Leave your seat to a bot…")
    (box,) = boxes(window)
    qtbot.mouseClick(box.yes, LEFT)
    settle()
    # Behind the box the match stood still; it goes on without the person.
    qtbot.waitUntil(lambda: any(step.is_unasked for step in match.steps))
    path = window._store.path_of(match)
    assert path is not None
    assert "leave" in path.read_text()
    choose(qtbot, window, "Back to your seat")
    qtbot.waitUntil(lambda: page.state.question is not None)
    assert match.attendance.present_seats == [0]
    assert "Back to your seat" not in [
        action.text().replace("&", "") for action in page.menu_actions if action.isVisible()
    ]
