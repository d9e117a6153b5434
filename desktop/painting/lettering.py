"""Text on boards and cards, in painter units of any size, shrunk to fit its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QTextCharFormat,
    QTextLayout,
)

from desktop.language.translation import with_unbroken_words
from desktop.painting.heraldry import fill_sign
from desktop.style.theme import serif

#: Ends a line within a text.
NEW_LINE = "\u2028"


@dataclass(frozen=True, slots=True)
class TextRun:
    """A run of text in one font and colour."""

    text: str
    font: QFont
    colour: str


class FlowedText:
    """Runs of text, one after the other, wrapped to a width."""

    def __init__(self, runs: Sequence[TextRun], width: float, corner: QSizeF | None = None) -> None:
        """Create the text, wrapped to `width` in painter units.

        It flows around an area at the upper left; `corner` is the size of that area with its
        margin.
        """
        runs = [replace(piece, text=with_unbroken_words(piece.text)) for piece in runs]
        taken = corner or QSizeF(0, 0)
        self._layout = QTextLayout("".join(piece.text for piece in runs))
        self._layout.setFormats(_formats(runs))
        self._layout.beginLayout()
        y = 0.0
        while (line := self._layout.createLine()).isValid():
            left = taken.width() if y < taken.height() else 0.0
            line.setLeadingIncluded(True)
            line.setLineWidth(max(1.0, width - left))
            line.setPosition(QPointF(left, y))
            y += line.height()
        self._layout.endLayout()
        #: The total height of all lines in painter units.
        self.height = y

    @property
    def line_count(self) -> int:
        """The number of lines."""
        return self._layout.lineCount()

    def paint(self, painter: QPainter, point: QPointF) -> None:
        """Paint the lines with their upper left corner at `point`."""
        self._layout.draw(painter, point)


def _formats(runs: Sequence[TextRun]) -> list[QTextLayout.FormatRange]:
    formats, start = [], 0
    for run in runs:
        format_range = QTextLayout.FormatRange()
        text_format = QTextCharFormat()
        text_format.setFont(run.font)
        text_format.setForeground(QColor(run.colour))
        format_range.start, format_range.length = start, len(run.text)
        format_range.format = text_format
        start += len(run.text)
        formats.append(format_range)
    return formats


#: Type is set at this size in pixels and then scaled: fine steps, exact widths.
LAYOUT_PX = 64
CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_fitted_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    colour: str | QColor,
    *,
    weight: int = 400,
    italic: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Paint one line of serif text of the given size in painter units, never wider than `rect`."""
    font = serif(LAYOUT_PX, weight, italic)
    width = QFontMetricsF(font).horizontalAdvance(text)
    scale = min(size / LAYOUT_PX, rect.width() / width) if width else size / LAYOUT_PX
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    flags = align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(0, 0, rect.width() / scale, rect.height() / scale), int(flags), text)
    painter.restore()


def paint_searchable_text(
    painter: QPainter, x: float, y: float, text: str, font: QFont, scale: float = 1
) -> None:
    """Paint searchable text in the painter's pen, with its baseline beginning at (x, y).

    It is for paper, where outlines of letters could not be searched.
    """
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def paint_letter(
    painter: QPainter, x: float, y: float, letter: str, font: QFont, *, paper: bool = False
) -> None:
    """Paint one letter with its baseline beginning at (x, y).

    It is for separate letters. On paper they become outlines, for which `font` must be the
    painter's font; `paint_invisible_text` then makes the words searchable.
    """
    if paper:
        path = QPainterPath()
        path.addText(x, y, font, letter)
        fill_sign(painter, path, painter.pen().color())
    else:
        painter.drawText(QPointF(x, y), letter)


def paint_invisible_text(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw invisible text that fills a rect.

    A search or a screen reader cannot find words that are painted letter by letter.
    """
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text), metrics.ascent() + metrics.descent()
    if width <= 0:
        return
    painter.save()
    painter.translate(rect.bottomLeft())
    painter.scale(rect.width() / width, rect.height() / height)
    painter.setFont(font)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.drawText(QPointF(0, -metrics.descent()), text)
    painter.restore()


@lru_cache(maxsize=256)
def glyph_path(text: str, weight: int = 900) -> QPainterPath:
    """Return the outlines of a short text, centred on the origin, at a size of 100 units.

    The path is shared: do not change it.
    """
    path = QPainterPath()
    path.addText(0, 0, serif(100, weight), text)
    return path.translated(-path.boundingRect().center())
