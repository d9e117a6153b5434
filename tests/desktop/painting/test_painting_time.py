"""The time that all painters together may spend on pictures in one event."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import MAX_PAINT_S_PER_EVENT, PAINTING_TIME, Pictures

pytestmark = pytest.mark.usefixtures("hurried")


def test_all_painters_share_the_time_of_an_event(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board does not paint on where the seat cards have used up the event."""
    now = [1.0]
    monkeypatch.setattr(pictures, "perf_counter", lambda: now[0])
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    cards, board = Pictures("cards"), Pictures("board")
    PAINTING_TIME.begin_event()
    with cards.count_time():
        now[0] += 0.6 * MAX_PAINT_S_PER_EVENT
    assert not board.is_exhausted
    with cards.count_time():
        now[0] += 0.6 * MAX_PAINT_S_PER_EVENT
    assert board.is_exhausted
    assert cards.is_exhausted
    # A turn of the event loop later there is time again, whatever the clock says.
    qtbot.waitUntil(lambda: not board.is_exhausted)
