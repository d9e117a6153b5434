"""A column that is higher than its room: what lies beyond an end fades there."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.painting import fading_scroll
from desktop.painting.fading_scroll import FadingScroll
from desktop.style.theme import HIGH_CONTRAST

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def shown(qtbot: QtBot) -> tuple[FadingScroll, QWidget]:
    """Return one that shows 200 of ten times 100 pixels, and what it lies in."""
    place = QWidget()
    qtbot.addWidget(place)
    made, inner = FadingScroll(place), QWidget()
    column = QVBoxLayout(inner)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for _ in range(10):
        part = QWidget(inner)
        part.setFixedHeight(100)
        column.addWidget(part)
    made.setWidget(inner)
    made.resize(150, 200)
    place.show()
    return made, place


def test_an_end_fades_where_there_is_more_beyond_it(shown: tuple[FadingScroll, QWidget]) -> None:
    scroll, _ = shown
    bar = scroll.verticalScrollBar()
    seen = []
    for value in (bar.minimum(), 300, bar.maximum()):
        bar.setValue(value)
        seen.append((scroll._upper.isVisible(), scroll._fade.isVisible()))
    assert seen == [(False, True), (True, True), (True, False)]


def test_added_parts_are_visible_above_the_fade(shown: tuple[FadingScroll, QWidget]) -> None:
    scroll, _ = shown
    inner = scroll.widget()
    assert inner is not None
    parts = [part for part in inner.children() if isinstance(part, QWidget)]
    # It has just become higher, and nothing was laid out since.
    parts[0].setFixedHeight(400)
    scroll.bring(parts[3])
    low = parts[3].mapTo(scroll, parts[3].rect().bottomLeft()).y()
    assert low < scroll._fade.geometry().top()
    assert scroll.verticalScrollBar().value() > 300


class _Cards(QWidget):
    """Two rows of pictures."""

    def row_tops(self) -> list[int]:
        return [0, 50, 100]


def test_no_row_of_pictures_is_cut(shown: tuple[FadingScroll, QWidget]) -> None:
    """It is hidden as a whole where the end cuts it, and the rows beside it are not."""
    scroll, _ = shown
    column = scroll.widget().layout()
    cards = _Cards()
    cards.setFixedHeight(100)
    column.insertWidget(2, cards)
    cards.show()
    scroll.lay_out_now()
    bar = scroll.verticalScrollBar()

    def hidden(value: int) -> tuple[int, int]:
        """Return where the content is hidden, above and below."""
        bar.setValue(value)
        upper, lower = (
            round(fade.height() * (1 - fade._fading_share))
            for fade in (scroll._upper, scroll._fade)
        )
        return value + upper, value + scroll.height() - lower

    # The rows begin at 200 and 250 and end at 300.
    for value, end in ((20, 200), (49, 200), (60, 250), (99, 250)):
        assert hidden(value)[1] == pytest.approx(end, abs=1)
    for value, start in ((201, 250), (240, 250), (260, 300)):
        assert hidden(value)[0] == pytest.approx(start, abs=1)
    # A row that is whole beside the end is not faded either.
    bar.setValue(50)
    assert scroll._fade.height() <= 14
    bar.setValue(0)
    assert scroll._fade.height() == fading_scroll._LOWER_FADE_HEIGHT


def test_it_fades_to_what_lies_behind(qtbot: QtBot) -> None:
    place, behind = QWidget(), QPixmap(150, 240)
    qtbot.addWidget(place)
    behind.fill(QColor("#00ff00"))
    painter = QPainter(behind)
    painter.fillRect(0, 0, 150, 120, QColor("#ff0000"))
    painter.end()
    made, inner = FadingScroll(place, lambda: behind), QWidget()
    inner.setFixedHeight(1000)
    made.setWidget(inner)
    made.setGeometry(0, 40, 150, 200)
    place.show()
    made.verticalScrollBar().setValue(400)
    seen = made.grab().toImage()
    assert seen.pixelColor(40, 0) == QColor("#ff0000")
    assert seen.pixelColor(40, seen.height() - 2) == QColor("#00ff00")
    assert seen.pixelColor(40, seen.height() // 2) not in (QColor("#ff0000"), QColor("#00ff00"))


def test_in_high_contrast_what_is_not_seen_as_a_whole_is_left_out(
    shown: tuple[FadingScroll, QWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word is pale, none is cut in two."""
    scroll, _ = shown
    monkeypatch.setattr(fading_scroll, "current_theme", lambda: HIGH_CONTRAST)
    inner = scroll.widget()
    assert inner is not None
    for part in inner.children():
        if isinstance(part, QWidget):
            part.setFixedHeight(60)
    scroll.bring(inner)
    scroll.verticalScrollBar().setValue(50)
    # At the top 10 of 60 pixels are seen, and 10 of them at the foot.
    assert scroll._upper.geometry().bottom() == 9
    assert scroll._fade.geometry().top() == 190
    seen = scroll._fade.grab().toImage()
    assert seen.pixelColor(20, 0) == seen.pixelColor(20, 9) == QColor(HIGH_CONTRAST.panel)
