"""Keys that are held at a hot seat: they show one hand, and cover it when they are let go."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.painting.cache import pictures
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.painting.cache.pictures import KEPT
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.desktop.kit import settle
from tests.desktop.table.hot_seat_kit import (
    PEOPLE,
    hand,
    hides,
    hold,
    key,
    let_go,
    release,
    run_out,
)
from tests.desktop.table.kit import an_answer, cannir, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def peek_key() -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")


def test_a_key_that_is_still_held_shows_no_other_hand(qtbot: QtBot) -> None:
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        first = made.session.match.decision
        assert first is not None
        key(made, press, 1000)
        # X11 lets a held key go and presses it again at the same moment.
        key(made, release, 1500)
        key(made, press, 1500)
        assert made.session.viewer == first.seat
        while made.session.match.decision in (None, first):
            made.click_answer(an_answer(made, Rng(1)))
            made.until_asked()
        hides(made, 0, 1)
        for moment in (2000, 2040):
            key(made, release, moment)
            key(made, press, moment)
            hides(made, 0, 1)
        key(made, release, 2080)
        key(made, press, 4000)
        assert made.session.viewer == 1 - first.seat


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("held", ["P", "space"])
def test_the_repeats_of_a_held_key_leave_the_hand_open(
    qtbot: QtBot, held: str, *, marked: bool
) -> None:
    """X11 lets a held key go and presses it again; Qt marks these as repeats only sometimes."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        peek = made.page.strip.peek
        widget = made.page.view if held == "P" else peek
        code = Qt.Key.Key_P if held == "P" else Qt.Key.Key_Space
        timer = made.page.view.peek_key if held == "P" else peek.held_key
        seen: list[Seat | None] = []
        widget.setFocus()
        settle()
        made.session.peeked.connect(lambda: seen.append(made.session.viewer))

        def send(kind: QEvent.Type, moment: int, *, again: bool = False) -> None:
            none = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(kind, code, none, "p" if held == "P" else " ", again)
            event.setTimestamp(moment)
            QApplication.sendEvent(widget, event)

        send(QEvent.Type.KeyPress, 1000)
        run_out(made.page.hot_seat.click)
        for moment in range(1660, 2000, 40):
            send(QEvent.Type.KeyRelease, moment, again=marked)
            send(QEvent.Type.KeyPress, moment, again=marked)
        seat = made.session.viewer
        assert seat is not None
        assert seen == [seat]
        send(QEvent.Type.KeyRelease, 2000)
        run_out(timer)
        assert seen == [seat, None]


def test_a_card_is_read_for_as_long_as_the_hand_is_held_up(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        reader = made.page.reader
        for leave in (release, lambda made: made.page.reader.left.emit()):
            hold(made)
            seat = made.session.viewer
            assert seat is not None
            assert reader is not None
            made.press(Qt.Key.Key_Tab)
            made.press(Qt.Key.Key_I)
            assert reader.card in hand(made, seat)
            assert made.session.viewer == seat
            leave(made)
            assert not reader.card
            assert made.session.viewer is None


@pytest.mark.usefixtures("looked_at")
def test_the_whole_hand_is_seen_in_the_event_in_which_the_key_is_pressed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Card after card would come too slowly for who looks for a moment."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        made.page.view.grab()
        KEPT.clear()
        monkeypatch.setattr(IDLE_TIME, "taken", True)
        # One picture would be enough for an event.
        monkeypatch.setattr(pictures, "ENOUGH", 1e-9)
        monkeypatch.setattr(pictures, "LONG_AGO", 3600.0)
        painted: list[object] = []
        picture_of = pictures.picture_of

        def noted(*things: Any) -> QPixmap:
            painted.append(things)
            return picture_of(*things)

        monkeypatch.setattr(pictures, "picture_of", noted)
        QApplication.sendEvent(made.page.view, peek_key())
        assert made.session.viewer is not None
        assert len(painted) >= len(hand(made, made.session.viewer))
        assert not made.scene.incomplete
        let_go(made)
