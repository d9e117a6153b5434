"""Figures side by side in columns, each with a caption."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import draw_fitted_line
from desktop.style.theme import Theme, serif
from desktop.table.facts import Count

#: Type of a figure.
_FIGURE = 24.0
#: Type of a caption.
_CAPTION = 14.0
#: Type of a figure where there is little room.
_SMALL_FIGURE = 16.5
#: Type of a caption where there is little room.
_SMALL_CAPTION = 12.0
#: Smallest type of a caption.
_MIN_TYPE_SIZE = 11.0
#: Type of a figure on one line.
_LINE_FIGURE = 13.0
#: Type of a caption on one line.
_LINE_CAPTION = 11.0
#: Minimum gap between counts on one line.
_BETWEEN = 6.0
#: Maximum extra gap between them.
_SPREAD = 16.0
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
#: Margin beside a caption.
_AIR = 6.0
#: Minimum margin beside a caption.
_MIN_MARGIN = 3.0


def paint_figures(painter: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """Paint one column for each count below a rule; the room should be about 48 pixels high."""
    line = QColor(theme.line)
    painter.fillRect(QRectF(room.left(), room.top(), room.width(), 1), line)
    size, steps = columns(room.width(), counts)
    x = room.left()
    for i, (count, step) in enumerate(zip(counts, steps, strict=True)):
        if i:
            painter.fillRect(QRectF(x, room.top() + 9, 1, room.height() - 13), line)
        place = QRectF(x, room.top() + 4, step, 26)
        draw_fitted_line(painter, place, count.figure, _FIGURE, theme.text, weight=700)
        draw_fitted_line(painter, place.translated(0, 23), count.caption, size, theme.quiet)
        x += step


def fits_small(width: float, counts: Sequence[Count]) -> bool:
    """Return whether the captions of small figures are readable in a width."""
    return columns(width, counts, _SMALL_CAPTION)[0] >= _MIN_TYPE_SIZE


def paint_small_figures(
    painter: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme
) -> None:
    """Paint small columns without rules; the room should be about 30 pixels high."""
    size, steps = columns(room.width(), counts, _SMALL_CAPTION)
    x = room.left()
    for count, step in zip(counts, steps, strict=True):
        place = QRectF(x, room.top(), step, 17)
        draw_fitted_line(painter, place, count.figure, _SMALL_FIGURE, theme.text, weight=700)
        draw_fitted_line(painter, place.translated(0, 14), count.caption, size, theme.quiet)
        x += step


def fits_line(width: float, counts: Sequence[Count]) -> bool:
    """Return whether figures with captions beside them fit in a width."""
    return _line_edges(counts)[-1] <= width


def paint_line(painter: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """Paint figures with captions beside them; the room should be about 19 pixels high."""
    *starts, whole = _line_edges(counts)
    spread = min(_SPREAD, (room.width() - whole) / max(1, len(counts) - 1))
    for i, (count, start) in enumerate(zip(counts, starts, strict=True)):
        x = room.left() + start + i * spread
        width = QFontMetricsF(serif(_LINE_FIGURE, 700)).horizontalAdvance(count.figure)
        painter.setFont(serif(_LINE_FIGURE, 700))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(x, room.top(), width + 1, room.height()), _LEFT, count.figure)
        painter.setFont(serif(_LINE_CAPTION))
        painter.setPen(QColor(theme.quiet))
        rest = QRectF(x + width + _MIN_MARGIN, room.top(), room.width(), room.height())
        painter.drawText(rest, _LEFT, count.caption)


def _line_edges(counts: Sequence[Count]) -> list[float]:
    """Return the minimum left edge of each figure, and the right edge of the last caption."""
    figures = QFontMetricsF(serif(_LINE_FIGURE, 700))
    captions = QFontMetricsF(serif(_LINE_CAPTION))
    ends = [0.0]
    for count in counts:
        width = figures.horizontalAdvance(count.figure) + captions.horizontalAdvance(count.caption)
        ends.append(ends[-1] + width + _MIN_MARGIN + _BETWEEN)
    ends[-1] -= _BETWEEN
    return ends


def columns(
    width: float, counts: Sequence[Count], caption: float = _CAPTION
) -> tuple[float, list[float]]:
    """Return the type size of the captions and the widths of the columns.

    Columns are equal; if a caption is too long for that, the width is divided by caption length.
    """
    metrics = QFontMetricsF(serif(caption))
    words = [metrics.horizontalAdvance(count.caption) for count in counts]
    equal = width / len(counts)
    if max(words) + 2 * _AIR <= equal:
        return caption, [equal] * len(counts)
    room = width - 2 * _MIN_MARGIN * len(counts)
    shrunk = min(1.0, room / sum(words))
    spare = (width - shrunk * sum(words)) / len(counts)
    return caption * shrunk, [shrunk * word + spare for word in words]
