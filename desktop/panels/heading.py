"""The headings of the panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.painting.fitted_text import write_fitted
from desktop.style.theme import current_theme, serif

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Type size of a heading.
HEADING_PX = 17
#: Type size of a note beside a heading.
_NOTE_TYPE_PX = 14.5
#: Minimum gap between a heading and its note.
_GAP = 10.0


def heading_font() -> QFont:
    """Return the font of headings in the panel."""
    return serif(HEADING_PX, 700)


def paint_heading(
    painter: QPainter, width: int, heading: str, note: str = "", *, kept: float = 0.0
) -> None:
    """Paint a heading with its rule, and a note at the right.

    A heading too long for what is left beside `kept` pixels at the right is painted smaller.
    """
    theme = current_theme()
    text_rect = QRectF(4, 0, width - 8 - kept, 24)
    write_fitted(painter, text_rect, heading, HEADING_PX, theme.text, weight=700)
    taken = QFontMetricsF(heading_font()).horizontalAdvance(heading) + _GAP
    rect = QRectF(4 + taken, 0, width - 8 - taken, 24)
    write_fitted(painter, rect, note, _NOTE_TYPE_PX, theme.quiet, italic=True, align=_RIGHT)
    painter.fillRect(QRectF(4, 27, width - 8, 1), QColor(theme.line))
