"""What people did to other programs' windows: drags that end oddly, foreign keyboards, much of it.

Every pointer event comes in through the window, as from a mouse, not to the board alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.view import TableView
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.kit import Services, activate, owned, settle
from tests.desktop.table.test_drags import DRAGGED, target_ids
from tests.desktop.windows.main_kit import PEOPLE, record
from tests.desktop.windows.pages_kit import Walk, pages
from tests.desktop.windows.test_accessibility import faults
from tests.desktop.windows.test_small_screens import walk

__all__ = ["walk"]

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
#: One person, whose hand lies open, and bots that are never asked here.
PLAYERS: tuple[Json, ...] = (
    {"kind": "human", "name": "Ana"},
    {"kind": "bot", "name": "Maud", "level": "level1"},
)


def to_drag(game: str) -> Record:
    """Return a match in which the person at the screen is asked, and may lay a card."""
    match = Match(new_record(GAMES[game], 2, 3, None, PLAYERS))
    while True:
        assert match.decision is not None
        if match.decision.seat == 0 and len(match.legal()) > 4 and match.ply > 2:
            return match.record
        match.submit(match.decision.seat, match.legal()[0])


@dataclass
class Board:
    """The board of a window, and a pointer above the window."""

    window: MainWindow
    page: MatchPage

    def at(self, widget: QWidget, point: QPoint | None = None) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center() if point is None else point)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.window.windowHandle(), at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window.windowHandle(), LEFT, NONE, at)
        settle()

    def lift(self) -> QPoint:
        """Press on a card that can be dragged, and pull it over the board; where it was."""
        view, handle = self.page.view, self.window.windowHandle()
        for target_id, middle in target_ids(self.page.scene):
            point = view.mapFromScene(middle)
            if self.page.scene.hit_target_at(view.mapToScene(point)) != target_id:
                continue
            at = self.at(view.viewport(), point)
            self.move(at)
            QTest.mousePress(handle, LEFT, NONE, at)
            self.move(at + QPoint(6, -6))
            self.move(at + QPoint(14, -14))
            if self.page.scene.is_dragging:
                self.move(self.at(view.viewport(), QPoint(view.width() // 2, view.height() // 3)))
                return at
            QTest.mouseRelease(handle, LEFT, NONE, QPoint(1, 1))
        raise AssertionError("no card can be dragged")


def board(qtbot: QtBot, window: MainWindow, given: Record) -> Board:
    """Return the board of a match that is opened, with a question."""
    window.open_record(given)
    page = window.table
    assert isinstance(page, MatchPage)
    activate(qtbot, window)
    page.view.setFocus()
    settle()
    qtbot.waitUntil(lambda: page.state.question is not None and not page.director.is_busy)
    return Board(window, page)


def places(board: Board) -> dict[str, QPoint]:
    """Return points of the window over everything that is not the board, and outside of it."""
    window, view = board.window, board.page.view
    right, below = window.rect().right(), window.rect().bottom()
    corner = board.at(view, view.rect().topRight())
    return {
        "strip": QPoint(30, corner.y() // 2),
        "strip above the panel": QPoint(right - 60, corner.y() // 2),
        "panel, near": QPoint(corner.x() + 2, below // 2),
        "panel, middle": QPoint((corner.x() + right) // 2, below // 2),
        "panel, foot": QPoint(right - 30, below - 20),
        "left": QPoint(-1, below // 2),
        "right": QPoint(right + 1, below // 2),
        "far right": QPoint(right + 900, 20),
        "above": QPoint(right // 2, -1),
        "below": QPoint(right // 3, below + 1),
        "corner": QPoint(-1, -1),
    }


# Qt's tests warn where a pointer leaves the window; that is what is tried here.
@pytest.mark.qt_log_ignore("occurs outside target window", extend=True)
@pytest.mark.parametrize("game", DRAGGED)
def test_a_card_let_go_over_anything_but_the_board_is_put_back(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    table = board(qtbot, window, to_drag(game))
    before = table.page.session.match.ply
    for name, place in places(table).items():
        table.lift()
        table.move(place)
        table.release(place)
        assert table.page.session.match.ply == before, name
        assert not table.page.scene.is_dragging, name
    window.leave_table()


def _escape(board: Board) -> None:
    QTest.keyClick(board.page.view, Qt.Key.Key_Escape)


def _full_screen(board: Board) -> None:
    QTest.keyClick(board.window, Qt.Key.Key_F11)
    settle()
    QTest.keyClick(board.window, Qt.Key.Key_F11)


def _resize(board: Board) -> None:
    board.window.resize(1300, 760)


def _undo(board: Board) -> None:
    for keys in (CONTROL, CONTROL | SHIFT):
        QTest.keyClick(board.window, Qt.Key.Key_Z, keys)
        settle()


def _other_button(board: Board) -> None:
    QTest.mouseClick(board.page.view.viewport(), Qt.MouseButton.RightButton, NONE, QPoint(40, 40))


def _leave(board: Board) -> None:
    board.window.leave_table()


def _open_another(board: Board) -> None:
    board.window.open_record(record(1))


@pytest.mark.qt_log_ignore("occurs outside target window", extend=True)
@pytest.mark.parametrize("game", DRAGGED)
@pytest.mark.parametrize(
    "meanwhile", [_escape, _full_screen, _resize, _undo, _other_button, _leave, _open_another]
)
def test_interruptions_of_a_drag_do_no_harm(
    qtbot: QtBot,
    services: Services,
    window: MainWindow,
    game: str,
    meanwhile: Callable[[Board], None],
) -> None:
    services.settings.set("confirm", False)
    table = board(qtbot, window, to_drag(game))
    match = table.page.session.match
    before = match.answer_count
    home = table.lift()
    meanwhile(table)
    settle()
    outside = QPoint(-5, home.y())
    QTest.mouseMove(window.windowHandle(), outside)
    QTest.mouseRelease(window.windowHandle(), LEFT, NONE, outside)
    settle()
    assert match.answer_count == before
    if window.table is table.page:
        assert not table.page.scene.is_dragging
        table.lift()
        table.release(outside)
        assert match.answer_count == before
        window.leave_table()


# -- keyboards of other countries ------------------------------------------------------------------

#: What X11 calls the places of letters on an American keyboard.
PLACES = {
    letter: first + number
    for row, first in (("QWERTYUIOP", 24), ("ASDFGHJKL", 38), ("ZXCVBNM", 52))
    for number, letter in enumerate(row)
}
#: What the letters write elsewhere, in the same order.
ELSEWHERE = {
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤرلاىة",
    "Georgian": "ქწერტყუიოპასდფგჰჯკლზხცვბნმ",
}
LETTERS = "QWERTYUIOPASDFGHJKLZXCVBNM"


def written(alphabet: str, letter: str) -> str:
    # Where two letters stand on one key of an Arabic keyboard, the list would shift behind them.
    return ELSEWHERE[alphabet][LETTERS.index(letter)]


def struck(widget: QWidget, alphabet: str, letter: str) -> None:
    """Press and let go the key of a letter while another alphabet is chosen.

    Qt's own shortcuts know that key if a Latin layout is set up as well; here there is none.
    """
    text = written(alphabet, letter)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        code = ord(text.upper())
        event = QKeyEvent(kind, code, NONE, PLACES[letter], 0, 0, text)
        QApplication.sendEvent(widget, event)
    settle()


@pytest.mark.skipif(sys.platform != "linux", reason="the places of keys are those of X11")
@pytest.mark.parametrize("alphabet", ELSEWHERE)
def test_every_letter_of_the_board_acts_in_every_alphabet(
    qtbot: QtBot, window: MainWindow, alphabet: str
) -> None:
    table = board(qtbot, window, record(2))
    view, done = table.page.view, list[str]()
    letters = {
        action.shortcut().toString(): action
        for action in view.actions()
        if action.isEnabled() and action.shortcut().toString() in PLACES
    }
    assert set(letters) >= {"H", "F", "I", "O"}
    for letter, action in letters.items():
        action.triggered.connect(lambda checked=False, letter=letter: done.append(letter))
        text = written(alphabet, letter)
        if not text.isalpha():
            continue
        struck(view, alphabet, letter)
        assert done.pop() == letter, text
        assert not done
        QTest.keyClick(view, Qt.Key.Key_Escape)
        view.setFocus()
    window.leave_table()


# -- much of it ------------------------------------------------------------------------------------


def test_forty_undos_forty_redos_and_what_was_is_again(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    services.settings.set("confirm", False)
    table = board(qtbot, window, record(6, PEOPLE))
    match = owned(table.page.session)
    answers = list(match.record.answers)
    for key in (CONTROL, CONTROL | SHIFT):
        for _ in range(40):
            QTest.keyClick(window, Qt.Key.Key_Z, key)
            settle()
    assert list(match.record.answers) == answers
    # In turns, with what else might come between.
    for _ in range(8):
        QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
        QTest.keyClick(table.page.view, Qt.Key.Key_H)
        settle()
        QTest.keyClick(window, Qt.Key.Key_Z, CONTROL | SHIFT)
        QTest.keyClick(table.page.view, Qt.Key.Key_Escape)
        settle()
    assert list(match.record.answers) == answers
    window.leave_table()


def test_a_held_enter_and_many_clicks_begin_one_game(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    activate(qtbot, window)
    (play,) = window.findChildren(QPushButton, "play")
    for _ in range(4):
        if play.isVisible():
            QTest.mouseClick(play, LEFT)
    held = window.focusWidget() or window
    for _ in range(60):
        again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", True, 1)
        QApplication.sendEvent(held, again)
    settle()
    assert len([view for view in window.findChildren(TableView) if view.isVisible()]) == 1
    assert window.session is not None
    # A bot may greet; nobody has answered anything.
    assert owned(window.session).answer_count == 0
    window.leave_table()


# -- what is dropped -------------------------------------------------------------------------------


def dropped(window: MainWindow, data: QMimeData) -> bool:
    """Drop data in the middle of the window; whether it was taken."""
    middle, copy = window.rect().center(), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(middle, copy, data, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(middle), copy, data, LEFT, NONE)
    QApplication.sendEvent(window, drop)
    settle()
    return True


@pytest.mark.parametrize(
    "url",
    [
        "",
        "file:",
        "file:///",
        "file:///dev/null",
        "file:///%00.conquista",
        "file://elsewhere/a.conquista",
        "conquista",
        "data:text/plain,a.conquista",
        "smb://host/share/a.conquista",
    ],
)
def test_odd_addresses_that_are_dropped_are_refused(
    qtbot: QtBot, window: MainWindow, url: str
) -> None:
    data = QMimeData()
    data.setUrls([QUrl(url)])
    assert not dropped(window, data)
    assert window.session is None


def test_text_pictures_and_colours_are_refused(qtbot: QtBot, window: MainWindow) -> None:
    text = QMimeData()
    text.setText("/tmp/a.conquista")
    colour = QMimeData()
    colour.setColorData("red")
    assert not dropped(window, text)
    assert not dropped(window, colour)


# -- texts for a screen reader -------------------------------------------------------------------

#: Pages that scroll on a small screen: what scrolls can have the keyboard's focus.
SCROLLED = ("score cortez", "score contrees", "numbers", "figures", "fairness", "games", "about")


@pytest.mark.slow
def test_on_a_small_screen_all_that_tab_reaches_has_a_name(walk: Walk) -> None:
    found = []
    for name, page in pages(walk).items():
        if name.startswith("table") or name in SCROLLED:
            continue
        found += [f"{name}: {fault}" for fault in faults(page())]
        walk.close_all()
    assert found == []


@pytest.mark.parametrize("name", SCROLLED)
def test_so_has_what_scrolls(walk: Walk, name: str) -> None:
    page = pages(walk)[name]()
    settle()
    found = list(faults(page))
    walk.close_all()
    assert found == []
