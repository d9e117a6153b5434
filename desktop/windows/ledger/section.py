"""A section of the ledger, below its heading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from desktop.style.theme import serif
from desktop.windows.ledger.paper import HEADING_HEIGHT, INK

#: Type sizes of a paragraph; the first that fits is used.
_SIZES = (17.5, 16.5, 15.5, 14.5)


#: Returns a small picture of a game's box.
Lid = Callable[[str, QSize], QPixmap]


@dataclass(frozen=True, slots=True)
class LedgerSection:
    """A section of the ledger."""

    title: str
    note: str
    #: Height without the heading, in pixels.
    height: float
    #: Paints into a rect of that height, or of up to `extra_height` beyond it; a full leaf may give
    #: less.
    paint: Callable[[QPainter, QRectF], None]
    #: The content in words, for screen readers.
    spoken_text: str
    #: The extra height the section can use.
    extra_height: float = 0.0

    @property
    def heading(self) -> float:
        """Height of the heading, in pixels; 0 without a title."""
        return HEADING_HEIGHT if self.title else 0.0


def paint_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    ink: str = INK,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Paint a wrapped text, in smaller type where it would not fit."""
    flags = int(alignment | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
    for size in _SIZES:
        font = serif(size)
        if QFontMetricsF(font).boundingRect(rect, flags, text).height() <= rect.height():
            break
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(rect, flags, text)
