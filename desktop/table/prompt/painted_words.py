"""The words of the prompt strip: whether they fit, and how they are painted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextDocument, QTextOption

from desktop.style.theme import current_theme, serif, text_width

HEIGHT_PX = 48
#: Type sizes of a sentence and its aside in pixels.
USUAL_SIZES = (18.0, 16.0)
#: Type sizes where the words would be cut otherwise.
SMALL_SIZES = (14.0, 13.0)
#: Type sizes of the line that ends a match.
FESTIVE_SIZES = (25.0, 17.0)
#: The smallest type of a sentence that does not fit otherwise.
_MIN_TYPE_SIZE = 10.0
#: Gap between a sentence and an aside beside it.
_GAP = 18
#: Line height of a paragraph in per cent.
_LINE_HEIGHT_PERCENT = 86
#: Maximum widths of a name in small type, in pixels, tried in order if the words do not fit.
_NAME_WIDTHS = (240, 150, 90)
#: The gap between two sentences.
_SENTENCE_BREAK = re.compile(r"(?<=[.!?]) ")
_WRAP_WORDS = QTextOption()
_WRAP_WORDS.setWrapMode(QTextOption.WrapMode.WordWrap)
_FLAGS = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class PromptAside(IntEnum):
    """Where an aside may be."""

    BESIDE = 0
    #: On a line of its own below the sentence, or in one paragraph with it.
    BELOW = 1


@dataclass(frozen=True, slots=True)
class PaintedWords:
    """A sentence, an aside, and the names in them, which may be shortened."""

    sentence: str
    aside: str
    names: tuple[str, ...]
    is_festive: bool

    def fits(
        self, room: float, aside: PromptAside, sizes: tuple[float, float] = USUAL_SIZES
    ) -> bool:
        """Return whether all words fit into a width in these type sizes; festive ones in theirs."""
        if self.is_festive:
            return self._fits_beside(FESTIVE_SIZES, room)
        if self._fits_beside(sizes, room):
            return True
        if aside is PromptAside.BESIDE:
            return False
        return self._fits_stacked(sizes, room) or self._paragraph(sizes, room) is not None

    def write(self, painter: QPainter, x: float, room: float) -> None:
        """Paint the words from `x` on without cutting any.

        Smaller type is tried before the aside is dropped, and that before names are shortened.
        """
        if self.is_festive and self._fits_beside(FESTIVE_SIZES, room):
            self._write_beside(painter, x, room, FESTIVE_SIZES)
            return
        for version in self._shorter_versions():
            for sizes in (USUAL_SIZES, SMALL_SIZES):
                if version._write_fitting(painter, x, room, sizes):
                    return
        version._write_tiny(painter, x, room)

    def shortest(self) -> PaintedWords:
        """Return the sentence alone in usual type, with its names as short as they may become."""
        *_, last = self._shorter_versions()
        return replace(last, is_festive=False)

    def _shorter_versions(self) -> Iterator[PaintedWords]:
        """Yield all words; then fewer sentences of the aside; then shorter names."""
        yield self
        parts = _SENTENCE_BREAK.split(self.aside) if self.aside else []
        for count in reversed(range(len(parts))):
            yield replace(self, aside=" ".join(parts[:count]))
        alone = replace(self, aside="")
        for width in _NAME_WIDTHS if any(self.names) else ():
            yield replace(alone, sentence=elide_names(self.sentence, self.names, width))

    def _write_fitting(
        self, painter: QPainter, x: float, room: float, sizes: tuple[float, float]
    ) -> bool:
        """Paint the words in these type sizes if they fit; return whether they did."""
        if self._fits_beside(sizes, room):
            self._write_beside(painter, x, room, sizes)
        elif self._fits_stacked(sizes, room):
            self._write_stacked(painter, x, room, sizes)
        elif (document := self._paragraph(sizes, room)) is not None:
            painter.save()
            painter.translate(x, (HEIGHT_PX - document.size().height()) / 2 - 1)
            document.drawContents(painter)
            painter.restore()
        else:
            return False
        return True

    # -- measures ----------------------------------------------------------------------------------

    def _fonts(self, sizes: tuple[float, float]) -> tuple[QFont, QFont]:
        return serif(sizes[0], self._weight), serif(sizes[1], italic=True)

    @property
    def _weight(self) -> int:
        """The weight of the sentence."""
        return 700 if self.is_festive else 600

    def _widths(self, sizes: tuple[float, float]) -> tuple[float, float]:
        sentence = text_width(self.sentence, sizes[0], self._weight)
        return sentence, text_width(self.aside, sizes[1], italic=True)

    def _fits_beside(self, sizes: tuple[float, float], room: float) -> bool:
        """Return whether both fit on one line."""
        sentence, aside = self._widths(sizes)
        return sentence + (_GAP + aside if self.aside else 0) <= room

    def _fits_stacked(self, sizes: tuple[float, float], room: float) -> bool:
        """Return whether each fits on a line of its own."""
        return bool(self.aside) and max(self._widths(sizes)) <= room

    def _paragraph(self, sizes: tuple[float, float], room: float) -> QTextDocument | None:
        """Return both as a paragraph of several lines, or None if it does not fit."""
        theme = current_theme()
        ink, weight = (
            theme.accent if self.is_festive else theme.text,
            700 if self.is_festive else 600,
        )
        text = f'<span style="color:{ink};font-weight:{weight}">{escape(self.sentence)}</span>'
        if self.aside:
            style = f"color:{theme.aside};font-size:{sizes[1]:.0f}px"
            text += f' <i style="{style}">{escape(self.aside)}</i>'
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(serif(sizes[0]))
        document.setDefaultTextOption(_WRAP_WORDS)
        document.setTextWidth(room)
        document.setHtml(f'<div style="line-height:{_LINE_HEIGHT_PERCENT}%">{text}</div>')
        fits = document.size().height() <= HEIGHT_PX - 2 and document.idealWidth() <= room + 1
        return document if fits else None

    # -- painting ----------------------------------------------------------------------------------

    @property
    def _ink(self) -> QColor:
        theme = current_theme()
        return QColor(theme.accent if self.is_festive else theme.text)

    def _write_beside(
        self, painter: QPainter, x: float, room: float, sizes: tuple[float, float]
    ) -> None:
        sentence, aside = self._fonts(sizes)
        painter.setFont(sentence)
        painter.setPen(self._ink)
        painter.drawText(QRectF(x, 0, room + 1, HEIGHT_PX - 2), _FLAGS, self.sentence)
        if self.aside:
            left = self._widths(sizes)[0] + _GAP
            painter.setFont(aside)
            painter.setPen(QColor(current_theme().aside))
            painter.drawText(
                QRectF(x + left, 1, room - left + 1, HEIGHT_PX - 2), _FLAGS, self.aside
            )

    def _write_stacked(
        self, painter: QPainter, x: float, room: float, sizes: tuple[float, float]
    ) -> None:
        """Paint the aside below the sentence, both centred vertically."""
        fonts = self._fonts(sizes)
        height = [QFontMetricsF(font).height() for font in fonts]
        top = (HEIGHT_PX - 2 - sum(height)) / 2
        lines = zip(fonts, height, (self.sentence, self.aside), (self._ink, None), strict=True)
        for font, line, text, ink in lines:
            painter.setFont(font)
            painter.setPen(ink or QColor(current_theme().aside))
            painter.drawText(QRectF(x, top, room + 1, line), _FLAGS, text)
            top += line

    def _write_tiny(self, painter: QPainter, x: float, room: float) -> None:
        """Paint the sentence alone, in the largest type that fits."""
        weight, rect = 700 if self.is_festive else 600, QRectF(x, 1, room, HEIGHT_PX - 3)
        wrapped, size = _FLAGS | int(Qt.TextFlag.TextWordWrap), SMALL_SIZES[0]
        while size > _MIN_TYPE_SIZE:
            needed = QFontMetricsF(serif(size, weight)).boundingRect(rect, wrapped, self.sentence)
            if needed.height() <= rect.height() and needed.width() <= rect.width() + 1:
                break
            size -= 1
        painter.setFont(serif(size, weight))
        painter.setPen(self._ink)
        painter.drawText(rect, wrapped, self.sentence)


def elide_names(text: str, names: Sequence[str], width: float) -> str:
    """Return the text with every name cut to a width in small type."""
    metrics = QFontMetricsF(serif(SMALL_SIZES[0]))
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = text.replace(name, metrics.elidedText(name, Qt.TextElideMode.ElideRight, width))
    return text
