"""Whatever takes a while says at once that it comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.painting.leisure import LEISURE
from desktop.windows import main
from desktop.windows.coming import Coming
from desktop.windows.main import MainWindow
from desktop.windows.menus import Menus
from engine.record import save
from tests.desktop.kit import settle
from tests.desktop.mainkit import record


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the sign said each time it was painted."""
    found: list[str] = []
    paint = Coming.paintEvent

    def noted(sign: Coming, event: QPaintEvent) -> None:
        found.append(sign.accessibleName())
        paint(sign, event)

    monkeypatch.setattr(Coming, "paintEvent", noted)
    return found


@pytest.fixture
def at_leisure() -> Iterator[None]:
    LEISURE.taken = True
    yield
    LEISURE.taken = False


@pytest.mark.usefixtures("at_leisure")
@pytest.mark.parametrize(
    ("page", "said"),
    [("lessons", "the lesson"), ("edited", "the editor"), ("puzzles", "the puzzles")],
)
def test_a_page_with_a_table_is_announced_before_any_work(
    qtbot: QtBot, window: MainWindow, painted: list[str], page: str, said: str
) -> None:
    (menus,), (sign,) = window.findChildren(Menus), window.findChildren(Coming)
    pages = window.findChildren(QStackedWidget)[0]
    front = pages.currentWidget()
    getattr(menus, page).emit()
    # Painted within the click itself.
    assert len(painted) == 1
    assert said in painted[0]
    assert pages.currentWidget() is front
    qtbot.waitUntil(lambda: pages.currentWidget() is not front, timeout=60_000)
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
    monkeypatch.setattr(main, "_LONG", 10)
    window.open_file(path)
    assert painted
    (sign,) = window.findChildren(Coming)
    assert not sign.isVisible()
    window.leave_table()


def test_a_game_that_does_not_open_leaves_no_sign(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "_LONG", 0)
    path = tmp_path / "a.conquista"
    path.write_text("{")
    window.open_file(path)
    settle()
    (sign,) = window.findChildren(Coming)
    assert not sign.isVisible()


def test_what_comes_soon_is_not_announced(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    pages = QStackedWidget(holder)
    pages.addWidget(QWidget())
    second = QWidget()
    pages.addWidget(second)
    holder.resize(600, 400)
    pages.resize(600, 400)
    holder.show()
    sign = Coming(pages, still=lambda: True)
    sign.begin("Soon")
    assert not sign.isVisible()
    pages.setCurrentWidget(second)
    assert not sign._wait.isActive()
    sign.begin("Late")
    qtbot.waitUntil(sign.isVisible)
    assert holder.rect().contains(sign.geometry())
    assert sign.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    sign.end()
    assert not sign.isVisible()
