"""Text on one line that shrinks to fit before it is cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.style.theme import serif

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: The smallest type.
_MIN_TYPE_PX = 11.0


def write_fitted(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    colour: str,
    *,
    weight: int = 400,
    italic: bool = False,
    align: Qt.AlignmentFlag = _LEFT,
) -> float:
    """Paint a text that shrinks before it is cut; return its width in pixels."""
    size = fitting_size(text, size, rect.width(), weight=weight, italic=italic)
    font = serif(size, weight, italic)
    elided_text = QFontMetricsF(font).elidedText(
        text, Qt.TextElideMode.ElideRight, rect.width() + 1
    )
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align), elided_text)
    return QFontMetricsF(font).horizontalAdvance(elided_text)


def fitting_size(
    text: str, size: float, width: float, *, weight: int = 400, italic: bool = False
) -> float:
    """Return the size at which a text fits on a line, or the smallest."""
    while size > _MIN_TYPE_PX and _width(text, size, weight, italic) > width:
        size -= 0.5
    return size


def _width(text: str, size: float, weight: int, italic: bool) -> float:
    return QFontMetricsF(serif(size, weight, italic)).horizontalAdvance(text)
