"""Figures side by side in columns, each with its caption below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import write
from desktop.table.game import Count
from desktop.theme import Theme, serif

_FIGURE, _CAPTION = 24.0, 14.0


def paint_figures(p: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
    """One column for each count, below a line; a room some 48 pixels high holds them."""
    line = QColor(theme.line)
    p.fillRect(QRectF(room.left(), room.top(), room.width(), 1), line)
    step = room.width() / len(counts)
    # The captions in one size: that at which the longest fits.
    longest = max(QFontMetricsF(serif(_CAPTION)).horizontalAdvance(c.caption) for c in counts)
    size = _CAPTION * min(1.0, (step - 12) / max(1.0, longest))
    for i, count in enumerate(counts):
        x = room.left() + i * step
        if i:
            p.fillRect(QRectF(x, room.top() + 9, 1, room.height() - 13), line)
        place = QRectF(x + 3, room.top() + 4, step - 6, 26)
        write(p, place, str(count.number), _FIGURE, theme.text, weight=700)
        write(p, place.translated(0, 23), count.caption, size, theme.quiet)
