"""Figures side by side in columns, each with its caption below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import write
from desktop.table.facts import Count
from desktop.theme import Theme, serif

_FIGURE, _CAPTION = 24.0, 14.0
#: The same where there is little room, and how small captions may become there.
_SMALL_FIGURE, _SMALL_CAPTION, _SMALLEST = 16.5, 12.0, 11.0
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
