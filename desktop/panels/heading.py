"""The headings of the panel, and text that shrinks to fit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.style.theme import current_theme, serif

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Type size of a note beside a heading.
_NOTE_TYPE_PX = 14.5
#: Minimum gap between a heading and its note.
_GAP = 10.0
#: The smallest type.
_MIN_TYPE_PX = 11.0


def heading_font() -> QFont:
    """Return the font of headings in the panel."""
    return serif(17, 700)


def paint_heading(painter: QPainter, width: int, heading: str, note: str = "") -> None:
    """Paint a heading with its rule, and a note at the right."""
    theme = current_theme()
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(heading_font())
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(4, 0, width - 8, 24), int(middle | Qt.AlignmentFlag.AlignLeft), heading)
    taken = QFontMetricsF(heading_font()).horizontalAdvance(heading) + _GAP
    rect = QRectF(4 + taken, 0, width - 8 - taken, 24)
    write_fitted(painter, rect, note, _NOTE_TYPE_PX, theme.quiet, italic=True, align=_RIGHT)
    painter.fillRect(QRectF(4, 27, width - 8, 1), QColor(theme.line))


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
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align), shown)
    return QFontMetricsF(font).horizontalAdvance(shown)


def fitting_size(
    text: str, size: float, width: float, *, weight: int = 400, italic: bool = False
) -> float:
    """Return the size at which a text fits on a line, or the smallest."""
    while size > _MIN_TYPE_PX and _width(text, size, weight, italic) > width:
        size -= 0.5
    return size


def _width(text: str, size: float, weight: int, italic: bool) -> float:
    return QFontMetricsF(serif(size, weight, italic)).horizontalAdvance(text)
