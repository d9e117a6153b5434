"""Whatever takes a while says at once that it comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.system import stepped_work
from desktop.windows import open_and_save_as
from desktop.windows.loading_sign import LoadingSign
from desktop.windows.main import MainWindow
from desktop.windows.match_page import moment_display
from desktop.windows.menus import Menus
from engine.play.match import Match
from engine.play.match_files import load_match
from engine.play.match_store import lock_path
from engine.play.record import save
from tests.desktop.kit import Services, settle
from tests.desktop.windows.main_kit import record

pytestmark = pytest.mark.usefixtures("hurried")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the text of the sign each time it was painted."""
    found: list[str] = []
    paint = LoadingSign.paintEvent

    def noted(sign: LoadingSign, event: QPaintEvent) -> None:
        found.append(sign.accessibleName())
        paint(sign, event)

    monkeypatch.setattr(LoadingSign, "paintEvent", noted)
    return found


@pytest.fixture
def at_leisure() -> Iterator[None]:
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False


@pytest.mark.usefixtures("at_leisure")
@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("lessons_requested", "the lesson"),
        ("edit_requested", "the editor"),
        ("puzzles_requested", "the puzzles"),
    ],
)
def test_a_page_with_a_table_is_announced_before_any_work(
    qtbot: QtBot, window: MainWindow, painted: list[str], page: str, said: str
) -> None:
    (menus,), (sign,) = window.findChildren(Menus), window.findChildren(LoadingSign)
    pages = window.findChildren(QStackedWidget)[0]
    front = pages.currentWidget()
    getattr(menus, page).emit()
    # Painted within the click itself.
    assert len(painted) == 1
    assert said in painted[0]
    assert pages.currentWidget() is front
    qtbot.waitUntil(lambda: pages.currentWidget() is not front)
    assert not sign.isVisible()
    window.leave_table()


def test_a_long_game_is_announced_a_short_one_is_not(
    qtbot: QtBot,
    window: MainWindow,
    painted: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "a.conquista"
    save(record(2), path)
    window.open_file(path)
    assert not painted
    window.leave_table()
    monkeypatch.setattr(open_and_save_as, "_LONG_FILE_BYTES", 10)
    window.open_file(path)
    assert painted
    (sign,) = window.findChildren(LoadingSign)
    assert not sign.isVisible()
    window.leave_table()


def test_a_game_that_does_not_open_leaves_no_sign(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_and_save_as, "_LONG_FILE_BYTES", 0)
    path = tmp_path / "a.conquista"
    path.write_text("{")
    window.open_file(path)
    settle()
    (sign,) = window.findChildren(LoadingSign)
    assert not sign.isVisible()


def test_imminent_turns_are_not_announced(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    pages = QStackedWidget(holder)
    pages.addWidget(QWidget())
    second = QWidget()
    pages.addWidget(second)
    holder.resize(600, 400)
    pages.resize(600, 400)
    holder.show()
    sign = LoadingSign(pages, is_still=lambda: True)
    sign.start("Soon")
    assert not sign.isVisible()
    pages.setCurrentWidget(second)
    assert not sign._show_timer.isActive()
    sign.start("Late")
    qtbot.waitUntil(sign.isVisible)
    assert holder.rect().contains(sign.geometry())
    assert sign.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    sign.stop()
    assert not sign.isVisible()


# -- a long game -----------------------------------------------------------------------------------


def long_game(path: Path) -> Path:
    """Return the file of a match that is played to its end."""
    match = Match(record())
    while match.result is None:
        decision = match.decision
        assert decision is not None
        match.submit(decision.seat, match.legal()[-1])
    save(match.record, path)
    return path


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than one answer, and a few lines, can be dealt with in an event."""
    monkeypatch.setattr(open_and_save_as, "_LONG_FILE_BYTES", 0)
    monkeypatch.setattr(stepped_work, "MAX_WORK_S_PER_EVENT", 0.0)
    monkeypatch.setattr(moment_display, "_LINES_PER_EVENT", 3)


def test_a_long_game_is_played_again_little_by_little(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, slow: None, at_leisure: None
) -> None:
    (sign,) = window.findChildren(LoadingSign)
    path = long_game(tmp_path / "a.conquista")
    answers = load_match(path).ply
    window.open_file(path)
    assert sign.isVisible()
    assert "Esc" in sign.accessibleName()
    assert window.table is None
    events = 0
    while window.table is None:
        QApplication.processEvents()
        events += 1
    assert events > answers // 2
    assert not sign.isVisible()
    table = window.table
    assert table.sidebar.chronicle.model.count < answers, "the chronicle is written bit by bit"
    qtbot.waitUntil(lambda: table.sidebar.chronicle.model.count > answers)
    assert table.session.match.ply >= answers
    window.leave_table()


@pytest.mark.parametrize("way", ["Esc", "another page"])
def test_a_long_game_that_comes_can_be_given_up(
    window: MainWindow, services: Services, slow: None, at_leisure: None, way: str
) -> None:
    (sign,) = window.findChildren(LoadingSign)
    pages, store = window.findChildren(QStackedWidget)[0], services.store
    store.games.mkdir(parents=True, exist_ok=True)
    path = long_game(store.games / "a.conquista")
    window.open_saved(path)
    lock = lock_path(path)
    while not lock.exists():
        QApplication.processEvents()
    if way == "Esc":
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        pages.addWidget(QWidget())
        pages.setCurrentIndex(pages.count() - 1)
    assert not sign.isVisible()
    for _ in range(300):
        QApplication.processEvents()
    assert window.table is None
    assert not lock.exists()
    assert store.open(path).ply
