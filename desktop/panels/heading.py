"""The headings of the panel, and words that shrink to their room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.theme import current_theme, serif

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: Type that is not made smaller.
_TINIEST = 11.0


def heading_font() -> QFont:
    """What headings of the panel are set in."""
    return serif(17, 700)


def paint_heading(p: QPainter, width: int, heading: str, note: str = "") -> None:
    """A heading with its line, and a note at the right."""
    theme = current_theme()
    middle = Qt.AlignmentFlag.AlignVCenter
    p.setFont(heading_font())
    p.setPen(QColor(theme.text))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignLeft), heading)
    p.setFont(serif(14.5, 400, italic=True))
    p.setPen(QColor(theme.quiet))
    p.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignRight), note)
    p.fillRect(QRectF(4, 27, width - 8, 1), QColor(theme.line))


def write_fitted(
    p: QPainter,
    room: QRectF,
    text: str,
    size: float,
    colour: str,
    *,
    weight: int = 400,
    italic: bool = False,
    align: Qt.AlignmentFlag = _LEFT,
) -> float:
    """Words that shrink before they are cut; returns the pixels they take."""
    while size > _TINIEST and _width(text, size, weight, italic) > room.width():
        size -= 0.5
    font = serif(size, weight, italic)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
    p.setFont(font)
    p.setPen(QColor(colour))
    p.drawText(room, int(align), shown)
    return QFontMetricsF(font).horizontalAdvance(shown)


def _width(text: str, size: float, weight: int, italic: bool) -> float:
    return QFontMetricsF(serif(size, weight, italic)).horizontalAdvance(text)
