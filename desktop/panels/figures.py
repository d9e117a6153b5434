"""Figures side by side in columns, each with its caption below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import write
from desktop.style.theme import Theme, serif
from desktop.table.facts import Count

_FIGURE, _CAPTION = 24.0, 14.0
#: The same where there is little room, and how small captions may become there.
_SMALL_FIGURE, _SMALL_CAPTION, _SMALLEST = 16.5, 12.0, 11.0
#: The same in one line; between one count and the next: at the least, and how much more.
_LINE_FIGURE, _LINE_CAPTION = 13.0, 11.0
_BETWEEN, _SPREAD = 6.0, 16.0
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
#: Between a caption and the lines beside it: as it should be, and at the least.
_AIR, _LEAST_AIR = 6.0, 3.0


def paint_figures(p: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """One column for each count, below a line; a room some 48 pixels high holds them."""
    line = QColor(theme.line)
    p.fillRect(QRectF(room.left(), room.top(), room.width(), 1), line)
    size, steps = columns(room.width(), counts)
    x = room.left()
    for i, (count, step) in enumerate(zip(counts, steps, strict=True)):
        if i:
            p.fillRect(QRectF(x, room.top() + 9, 1, room.height() - 13), line)
        place = QRectF(x, room.top() + 4, step, 26)
        write(p, place, count.figure, _FIGURE, theme.text, weight=700)
        write(p, place.translated(0, 23), count.caption, size, theme.quiet)
        x += step


def fit_small(width: float, counts: Sequence[Count]) -> bool:
    """Whether small figures have captions one can read in so many pixels."""
    return columns(width, counts, _SMALL_CAPTION)[0] >= _SMALLEST


def paint_small_figures(p: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """The same close together, without lines; a room some 30 pixels high holds them."""
    size, steps = columns(room.width(), counts, _SMALL_CAPTION)
    x = room.left()
    for count, step in zip(counts, steps, strict=True):
        place = QRectF(x, room.top(), step, 17)
        write(p, place, count.figure, _SMALL_FIGURE, theme.text, weight=700)
        write(p, place.translated(0, 14), count.caption, size, theme.quiet)
        x += step


def fit_line(width: float, counts: Sequence[Count]) -> bool:
    """Whether figures have their captions beside them in so many pixels."""
    return _in_line(counts)[-1] <= width


def paint_line(p: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """Figures with their captions beside them; a room some 19 pixels high holds them."""
    *starts, whole = _in_line(counts)
    spread = min(_SPREAD, (room.width() - whole) / max(1, len(counts) - 1))
    for i, (count, start) in enumerate(zip(counts, starts, strict=True)):
        x = room.left() + start + i * spread
        wide = QFontMetricsF(serif(_LINE_FIGURE, 700)).horizontalAdvance(count.figure)
        p.setFont(serif(_LINE_FIGURE, 700))
        p.setPen(QColor(theme.text))
        p.drawText(QRectF(x, room.top(), wide + 1, room.height()), _LEFT, count.figure)
        p.setFont(serif(_LINE_CAPTION))
        p.setPen(QColor(theme.quiet))
        rest = QRectF(x + wide + _LEAST_AIR, room.top(), room.width(), room.height())
        p.drawText(rest, _LEFT, count.caption)


def _in_line(counts: Sequence[Count]) -> list[float]:
    """Where each figure begins at the closest, and where the last caption ends."""
    figures = QFontMetricsF(serif(_LINE_FIGURE, 700))
    captions = QFontMetricsF(serif(_LINE_CAPTION))
    ends = [0.0]
    for count in counts:
        wide = figures.horizontalAdvance(count.figure) + captions.horizontalAdvance(count.caption)
        ends.append(ends[-1] + wide + _LEAST_AIR + _BETWEEN)
    ends[-1] -= _BETWEEN
    return ends


def columns(
    width: float, counts: Sequence[Count], caption: float = _CAPTION
) -> tuple[float, list[float]]:
    """Pixels of type for the captions, all in one size, and of width for the columns.

    Columns are equal; where a caption is too long for that, longer ones get more of the width.
    """
    metrics = QFontMetricsF(serif(caption))
    words = [metrics.horizontalAdvance(count.caption) for count in counts]
    equal = width / len(counts)
    if max(words) + 2 * _AIR <= equal:
        return caption, [equal] * len(counts)
    room = width - 2 * _LEAST_AIR * len(counts)
    shrunk = min(1.0, room / sum(words))
    spare = (width - shrunk * sum(words)) / len(counts)
    return caption * shrunk, [shrunk * word + spare for word in words]
