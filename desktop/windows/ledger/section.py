"""One thing under a heading of the ledger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.theme import serif
from desktop.windows.ledger.paper import INK

#: Sizes of words, the first that fits.
_SIZES = (17.5, 16.5, 15.5, 14.5)


@dataclass(frozen=True, slots=True)
class Section:
    """One thing under a heading."""

    title: str
    note: str
    #: Without the heading, in pixels.
    height: float
    #: Paints into a rect of that height, or of less where a leaf has no more.
    paint: Callable[[QPainter, QRectF], None]
    #: The same in words, for those who do not see it.
    said: str


def paragraph(p: QPainter, rect: QRectF, text: str) -> None:
    """Some words in as many lines as they need, smaller where they would not fit."""
    flags = int(
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    )
    for size in _SIZES:
        font = serif(size)
        if QFontMetricsF(font).boundingRect(rect, flags, text).height() <= rect.height():
            break
    p.setFont(font)
    p.setPen(QColor(INK))
    p.drawText(rect, flags, text)
