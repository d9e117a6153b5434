"""Keys that are held at a hot seat: they show one hand, and cover it when they are let go."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PICTURE_CACHE
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.desktop.kit import settle
from tests.desktop.table.hot_seat_kit import (
    PEOPLE,
    assert_hidden,
    fire,
    hand_of,
    press_peek_key,
    release_focused_peek_key,
    release_peek_key,
    send_peek_key,
)
from tests.desktop.table.kit import an_answer, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def peek_key() -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")


def test_a_key_that_is_still_held_shows_no_other_hand(qtbot: QtBot) -> None:
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        first = table.session.match.decision
        assert first is not None
        send_peek_key(table, press, 1000)
        # X11 lets a held key go and presses it again at the same moment.
        send_peek_key(table, release, 1500)
        send_peek_key(table, press, 1500)
        assert table.session.viewer == first.seat
        while table.session.match.decision in (None, first):
            table.click_answer(an_answer(table, Rng(1)))
            table.until_asked()
        assert_hidden(table, 0, 1)
        for moment in (2000, 2040):
            send_peek_key(table, release, moment)
            send_peek_key(table, press, moment)
            assert_hidden(table, 0, 1)
        send_peek_key(table, release, 2080)
        send_peek_key(table, press, 4000)
        assert table.session.viewer == 1 - first.seat


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("held", ["P", "space"])
def test_the_repeats_of_a_held_key_leave_the_hand_open(
    qtbot: QtBot, held: str, *, marked: bool
) -> None:
    """X11 lets a held key go and presses it again; Qt marks these as repeats only sometimes."""
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        peek = table.page.strip.peek
        widget = table.page.view if held == "P" else peek
        code = Qt.Key.Key_P if held == "P" else Qt.Key.Key_Space
        timer = table.page.view.peek_key if held == "P" else peek.held_key
        seen: list[Seat | None] = []
        widget.setFocus()
        settle()
        table.session.peeked.connect(lambda: seen.append(table.session.viewer))

        def send(kind: QEvent.Type, moment: int, *, again: bool = False) -> None:
            none = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(kind, code, none, "p" if held == "P" else " ", again)
            event.setTimestamp(moment)
            QApplication.sendEvent(widget, event)

        send(QEvent.Type.KeyPress, 1000)
        fire(table.page.hot_seat.long_press_timer)
        for moment in range(1660, 2000, 40):
            send(QEvent.Type.KeyRelease, moment, again=marked)
            send(QEvent.Type.KeyPress, moment, again=marked)
        seat = table.session.viewer
        assert seat is not None
        assert seen == [seat]
        send(QEvent.Type.KeyRelease, 2000)
        fire(timer)
        assert seen == [seat, None]


def test_a_card_is_read_for_as_long_as_the_hand_is_held_up(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        reader = table.page.reader
        for leave in (release_focused_peek_key, lambda table: table.page.reader.left.emit()):
            press_peek_key(table)
            seat = table.session.viewer
            assert seat is not None
            assert reader is not None
            table.press(Qt.Key.Key_Tab)
            table.press(Qt.Key.Key_I)
            assert reader.card in hand_of(table, seat)
            assert table.session.viewer == seat
            leave(table)
            assert not reader.card
            assert table.session.viewer is None


@pytest.mark.usefixtures("looked_at")
def test_the_whole_hand_is_seen_in_the_event_in_which_the_key_is_pressed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Card after card would come too slowly for who looks for a moment."""
    with open_table(qtbot, cannir(*PEOPLE, seed=9)) as table:
        table.until_asked()
        table.page.view.grab()
        PICTURE_CACHE.clear()
        monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
        # One picture would be enough for an event.
        monkeypatch.setattr(pictures, "MAX_PAINT_S_PER_EVENT", 1e-9)
        monkeypatch.setattr(pictures, "NEW_EVENT_GAP_S", 3600.0)
        painted: list[object] = []
        picture_of = pictures.picture_of

        def noted(*things: Any) -> QPixmap:
            painted.append(things)
            return picture_of(*things)

        monkeypatch.setattr(pictures, "picture_of", noted)
        QApplication.sendEvent(table.page.view, peek_key())
        assert table.session.viewer is not None
        assert len(painted) >= len(hand_of(table, table.session.viewer))
        assert not table.scene.is_incomplete
        release_peek_key(table)
