"""Words of several kinds of type, set in lines beside what stands at their left, and below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout

from desktop.language.translation import whole

#: Ends a line, within a text.
NEW_LINE = "\u2028"


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one kind."""

    text: str
    font: QFont
    colour: str


class Flow:
    """The words of some pieces, one after the other, in lines of a width."""

    def __init__(self, pieces: Sequence[Piece], width: float, beside: QSizeF | None = None) -> None:
        """`beside`: of what they flow round, the room between included."""
        pieces = [replace(piece, text=whole(piece.text)) for piece in pieces]
        taken = beside or QSizeF(0, 0)
        self._layout = QTextLayout("".join(piece.text for piece in pieces))
        self._layout.setFormats(_formats(pieces))
        self._layout.beginLayout()
        y = 0.0
        while (line := self._layout.createLine()).isValid():
            left = taken.width() if y < taken.height() else 0.0
            line.setLeadingIncluded(True)
            line.setLineWidth(max(1.0, width - left))
            line.setPosition(QPointF(left, y))
            y += line.height()
        self._layout.endLayout()
        #: The pixels that all lines take.
        self.height = y

    @property
    def lines(self) -> int:
        """How many there are."""
        return self._layout.lineCount()

    def paint(self, p: QPainter, at: QPointF) -> None:
        """Paint them, the first beginning there."""
        self._layout.draw(p, at)


def _formats(pieces: Sequence[Piece]) -> list[QTextLayout.FormatRange]:
    found, start = [], 0
    for piece in pieces:
        one = QTextLayout.FormatRange()
        kind = QTextCharFormat()
        kind.setFont(piece.font)
        kind.setForeground(QColor(piece.colour))
        one.start, one.length, one.format = start, len(piece.text), kind
        start += len(piece.text)
        found.append(one)
    return found
