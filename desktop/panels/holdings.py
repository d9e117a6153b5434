"""What a seat has, as signs with numbers side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.style.theme import current_theme, serif
from desktop.table.facts import Holding

#: Between a sign and its number, and at the least between one pair and the next.
_GAP, _AIR = 4.0, 7.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def digits_of(seats: Sequence[Sequence[Holding]]) -> tuple[int, ...]:
    """So many digits the longest number of each column has, so that columns stand in line."""
    return tuple(
        max(len(str(holding.number)) for holding in column) for column in zip(*seats, strict=False)
    )


def paint_holdings(
    p: QPainter,
    room: QRectF,
    holdings: Sequence[Holding],
    digits: Sequence[int],
    *,
    sign: float,
    type_size: float,
) -> None:
    """A column for each, as wide as its digits; where there is little room, signs shrink."""
    font = serif(type_size, 700)
    widths = [QFontMetricsF(font).horizontalAdvance("0" * count) + _GAP for count in digits]
    count = len(holdings)
    size = min(sign, (room.width() - sum(widths) - (count - 1) * _AIR) / count)
    spare = (room.width() - sum(widths) - count * size) / count
    p.setFont(font)
    p.setPen(QColor(current_theme().text))
    x = room.left()
    for holding, width in zip(holdings, widths, strict=True):
        holding.paint(p, QRectF(x, room.center().y() - size / 2, size, size))
        place = QRectF(x + size + _GAP, room.top(), width + spare, room.height())
        p.drawText(place, int(_LEFT), str(holding.number))
        x += size + width + spare
