"""Figures side by side in columns, each with a caption."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import paint_fitted_line
from desktop.style.theme import Theme, serif
from desktop.table.facts import Count

_FIGURE_TYPE_PX = 24.0
_CAPTION_TYPE_PX = 14.0
#: Type size of a figure where there is little room.
_SMALL_FIGURE_TYPE_PX = 16.5
#: Type size of a caption where there is little room.
_SMALL_CAPTION_TYPE_PX = 12.0
#: Smallest type of a caption.
_MIN_TYPE_SIZE = 11.0
_LINE_FIGURE_TYPE_PX = 13.0
_LINE_CAPTION_TYPE_PX = 11.0
#: Minimum gap between counts on one line.
_MIN_GAP = 5.0
#: Maximum extra gap between them.
_MAX_EXTRA_GAP = 16.0
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
#: Margin beside a caption.
_AIR = 6.0
#: Minimum margin beside a caption.
_MIN_MARGIN = 3.0


def paint_figures(painter: QPainter, rect: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """Paint one column for each count below a rule; the room should be about 48 pixels high."""
    line = QColor(theme.line)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), line)
    size, steps = columns(rect.width(), counts)
    x = rect.left()
    for i, (count, step) in enumerate(zip(counts, steps, strict=True)):
        if i:
            painter.fillRect(QRectF(x, rect.top() + 9, 1, rect.height() - 13), line)
        figure_rect = QRectF(x, rect.top() + 4, step, 26)
        paint_fitted_line(
            painter, figure_rect, count.figure, _FIGURE_TYPE_PX, theme.text, weight=700
        )
        paint_fitted_line(painter, figure_rect.translated(0, 23), count.caption, size, theme.quiet)
        x += step


def fits_small(width: float, counts: Sequence[Count]) -> bool:
    """Return whether the captions of small figures are readable in a width."""
    return columns(width, counts, _SMALL_CAPTION_TYPE_PX)[0] >= _MIN_TYPE_SIZE


def paint_small_figures(
    painter: QPainter, rect: QRectF, counts: Sequence[Count], theme: Theme
) -> None:
    """Paint small columns without rules; the room should be about 30 pixels high."""
    size, steps = columns(rect.width(), counts, _SMALL_CAPTION_TYPE_PX)
    x = rect.left()
    for count, step in zip(counts, steps, strict=True):
        figure_rect = QRectF(x, rect.top(), step, 17)
        paint_fitted_line(
            painter, figure_rect, count.figure, _SMALL_FIGURE_TYPE_PX, theme.text, weight=700
        )
        paint_fitted_line(painter, figure_rect.translated(0, 14), count.caption, size, theme.quiet)
        x += step


def fits_line(width: float, counts: Sequence[Count]) -> bool:
    """Return whether figures with captions beside them fit in a width."""
    return _line_edges(counts)[-1] <= width


def paint_line(painter: QPainter, rect: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """Paint figures with captions beside them; the room should be about 19 pixels high."""
    *starts, total_width = _line_edges(counts)
    spread = min(_MAX_EXTRA_GAP, (rect.width() - total_width) / max(1, len(counts) - 1))
    for i, (count, start) in enumerate(zip(counts, starts, strict=True)):
        x = rect.left() + start + i * spread
        width = QFontMetricsF(serif(_LINE_FIGURE_TYPE_PX, 700)).horizontalAdvance(count.figure)
        painter.setFont(serif(_LINE_FIGURE_TYPE_PX, 700))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(x, rect.top(), width + 1, rect.height()), _LEFT, count.figure)
        painter.setFont(serif(_LINE_CAPTION_TYPE_PX))
        painter.setPen(QColor(theme.quiet))
        rest_rect = QRectF(x + width + _MIN_MARGIN, rect.top(), rect.width(), rect.height())
        painter.drawText(rest_rect, _LEFT, count.caption)


def _line_edges(counts: Sequence[Count]) -> list[float]:
    """Return the minimum left edge of each figure, and the right edge of the last caption."""
    figures = QFontMetricsF(serif(_LINE_FIGURE_TYPE_PX, 700))
    captions = QFontMetricsF(serif(_LINE_CAPTION_TYPE_PX))
    ends = [0.0]
    for count in counts:
        width = figures.horizontalAdvance(count.figure) + captions.horizontalAdvance(count.caption)
        ends.append(ends[-1] + width + _MIN_MARGIN + _MIN_GAP)
    ends[-1] -= _MIN_GAP
    return ends


def columns(
    width: float, counts: Sequence[Count], caption: float = _CAPTION_TYPE_PX
) -> tuple[float, list[float]]:
    """Return the type size of the captions and the widths of the columns.

    Columns are equal; if a caption is too long for that, the width is divided by caption length.
    """
    metrics = QFontMetricsF(serif(caption))
    caption_widths = [metrics.horizontalAdvance(count.caption) for count in counts]
    equal = width / len(counts)
    if max(caption_widths) + 2 * _AIR <= equal:
        return caption, [equal] * len(counts)
    max_width = width - 2 * _MIN_MARGIN * len(counts)
    shrunk = min(1.0, max_width / sum(caption_widths))
    spare = (width - shrunk * sum(caption_widths)) / len(counts)
    return caption * shrunk, [shrunk * word + spare for word in caption_widths]
