"""The headings of the panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from desktop.theme import current_theme, serif


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
