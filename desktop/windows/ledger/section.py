"""One thing under a heading of the ledger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from desktop.style.theme import serif
from desktop.windows.ledger.paper import HEADING, INK

#: Sizes of words, the first that fits.
_SIZES = (17.5, 16.5, 15.5, 14.5)


#: A small picture of a game's box.
Lid = Callable[[str, QSize], QPixmap]


@dataclass(frozen=True, slots=True)
class Section:
    """One thing under a heading."""

    title: str
    note: str
    #: Without the heading, in pixels.
    height: float
    #: Paints into a rect of that height, of less where a leaf has no more, or of `more`.
    paint: Callable[[QPainter, QRectF], None]
    #: The same in words, for those who do not see it.
    said: str
    #: How much higher it may become where a leaf has room.
    more: float = 0.0

    @property
    def heading(self) -> float:
        """Pixels of what stands above it; without a title nothing does."""
        return HEADING if self.title else 0.0


def paragraph(
    p: QPainter,
    rect: QRectF,
    text: str,
    *,
    ink: str = INK,
    across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Some words in as many lines as they need, smaller where they would not fit."""
    flags = int(across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
    for size in _SIZES:
        font = serif(size)
        if QFontMetricsF(font).boundingRect(rect, flags, text).height() <= rect.height():
            break
    p.setFont(font)
    p.setPen(QColor(ink))
    p.drawText(rect, flags, text)
