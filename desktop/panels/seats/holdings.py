"""A seat's possessions, as icons with numbers side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.style.theme import current_theme, serif
from desktop.table.facts import Holding

#: Gap between an icon and its number.
_GAP = 4.0
#: Minimum gap between two pairs.
_AIR = 7.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def digits_of(seats: Sequence[Sequence[Holding]]) -> tuple[int, ...]:
    """Return the most digits of each column, so that columns align across seats."""
    return tuple(
        max(len(str(holding.number)) for holding in column) for column in zip(*seats, strict=False)
    )


def paint_holdings(
    painter: QPainter,
    rect: QRectF,
    holdings: Sequence[Holding],
    digits: Sequence[int],
    *,
    sign: float,
    type_size: float,
    air: float = _AIR,
) -> None:
    """Paint a column for each possession, as wide as its digits; icons shrink if necessary.

    `air` is the minimum gap between two pairs, in pixels.
    """
    font = serif(type_size, 700)
    widths = [QFontMetricsF(font).horizontalAdvance("0" * count) + _GAP for count in digits]
    count = len(holdings)
    size = min(sign, (rect.width() - sum(widths) - (count - 1) * air) / count)
    spare = (rect.width() - sum(widths) - count * size) / count
    painter.setFont(font)
    painter.setPen(QColor(current_theme().text))
    x = rect.left()
    for holding, width in zip(holdings, widths, strict=True):
        holding.paint(painter, QRectF(x, rect.center().y() - size / 2, size, size))
        place = QRectF(x + size + _GAP, rect.top(), width + spare, rect.height())
        painter.drawText(place, int(_LEFT), str(holding.number))
        x += size + width + spare
