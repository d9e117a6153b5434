"""What moves on a board while nobody plays, and when nothing does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.table.items import MAX_SIDE_PX, shuttle_point
from desktop.windows.ambience import MIN_STEP_MS, REST_S, Ambience, AmbientItem
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.desktop.table.kit import HUMAN, Table, bot, open_table

pytestmark = pytest.mark.usefixtures("dressed")
LIVELY = ("condottiere1", "condottiere3", "contrees", "cortez")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    record = new_record(GAMES["contrees"], 2, 1, None, (HUMAN, bot("Ana")))
    with open_table(qtbot, record, animation="normal") as table:
        table.until_asked()
        yield table


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def life(table: Table, clock: Clock) -> Ambience:
    return Ambience(table.page.view, table.settings, clock)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", LIVELY)
def test_what_moves_is_small_and_slow(qtbot: QtBot, game: str) -> None:
    record = new_record(GAMES[game], 2, 1, None, (HUMAN, bot("Ana")))
    with open_table(qtbot, record, animation="normal") as table:
        table.until_asked()
        scene = table.page.scene
        sprite = scene.ambient_sprite(scene.board.transform().m11())
        assert sprite is not None
        item = AmbientItem(sprite, scene.board)
        seen = item.sceneBoundingRect()
        assert 0 < max(seen.width(), seen.height()) <= MAX_SIDE_PX + 0.01
        assert sprite.step_ms >= MIN_STEP_MS
        for step in range(0, 2000, 37):
            item.advance_to(step)
            assert scene.sceneRect().contains(item.sceneBoundingRect().center())
        scene.removeItem(item)


def test_it_moves_step_by_step_while_the_window_is_looked_at(life: Ambience, qtbot: QtBot) -> None:
    assert life.is_moving
    item = life.item
    assert item is not None
    before = item.pos()
    qtbot.waitUntil(lambda: item.step >= 2)
    assert item.pos() != before


def test_nothing_moves_without_animations_or_the_setting(life: Ambience, table: Table) -> None:
    for key, off, on in (("animation", "off", "normal"), ("ambience", False, True)):
        table.settings.set(key, off)
        assert not life.is_moving
        assert life.item is None
        table.settings.set(key, on)
        assert life.is_moving


def test_nothing_moves_in_a_hidden_window(life: Ambience, table: Table) -> None:
    table.page.window().hide()
    assert not life.is_moving


def test_nothing_moves_in_a_minimised_window(life: Ambience, table: Table) -> None:
    table.page.window().setWindowState(Qt.WindowState.WindowMinimized)
    assert not life.is_moving


def test_nothing_moves_in_a_window_that_is_not_active(
    life: Ambience, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table.page.window()
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert not life.is_moving
    monkeypatch.undo()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert life.is_moving


def test_it_rests_after_some_minutes_until_something_is_done(
    life: Ambience, table: Table, clock: Clock
) -> None:
    clock.now = REST_S + 1
    life.refresh()
    assert not life.is_moving
    table.press(Qt.Key.Key_Shift)
    assert life.is_moving


def test_a_picture_outside_of_a_window_has_nothing_that_moves(life: Ambience, table: Table) -> None:
    def picture() -> QImage:
        from PySide6.QtGui import QPainter

        image = QImage(table.page.view.size(), QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        table.page.scene.render(painter)
        painter.end()
        return image

    assert life.item is not None
    first = picture()
    life.item.advance_to(90)
    assert picture() == first


@pytest.mark.parametrize("game", TABLES)
def test_a_page_has_no_life_of_its_own(qtbot: QtBot, game: str) -> None:
    """Only the application starts ambient movement, so tests, films and pictures stay the same."""
    record = new_record(GAMES[game], 2, 1, None, (HUMAN, bot("Ana")))
    with open_table(qtbot, record, animation="normal") as table:
        assert not table.page.findChildren(Ambience)


def test_there_and_back() -> None:
    start, way = QPointF(10, 0), QPointF(4, 2)
    assert [shuttle_point(start, way, 2, step).x() for step in range(6)] == [
        10,
        12,
        14,
        12,
        10,
        12,
    ]
