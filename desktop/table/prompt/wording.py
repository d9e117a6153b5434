"""The words of the prompt strip: whether they find room, and how they are written there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextDocument, QTextOption

from desktop.style.theme import current_theme, serif

HEIGHT = 48
#: Pixels of the type of a sentence and of its aside: what it is at almost every moment, what it is
#: where words would be cut otherwise, and what it is in the line that ends a match.
USUAL, SMALL, FESTIVE = (18.0, 16.0), (14.0, 13.0), (25.0, 17.0)
#: The type of a sentence for which even that is too large.
_TINIEST = 10.0
#: Between a sentence and an aside beside it.
_GAP = 18
#: How close the lines of a paragraph are, in per cent.
_TIGHT = 86
#: Pixels of a name of small type, less and less, where the words find no room.
_NAMES = (240, 150, 90)
#: Between two sentences.
_ENDS = re.compile(r"(?<=[.!?]) ")
_WHOLE_WORDS = QTextOption()
_WHOLE_WORDS.setWrapMode(QTextOption.WrapMode.WordWrap)
_FLAGS = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class PromptAside(IntEnum):
    """Where an aside may stand at the most."""

    BESIDE = 0
    #: In a line of its own below the sentence, or in one paragraph with it.
    BELOW = 1


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence and an aside, and names in them, which may be shortened."""

    sentence: str
    aside: str
    names: tuple[str, ...]
    festive: bool

    def fit(self, room: float, aside: PromptAside) -> bool:
        """Whether every word finds room in so many pixels, in the type it should have."""
        if self.festive:
            return self._beside(FESTIVE, room)
        if self._beside(USUAL, room):
            return True
        if aside is PromptAside.BESIDE:
            return False
        return self._stacked(USUAL, room) or self._paragraph(USUAL, room) is not None

    def write(self, p: QPainter, x: float, room: float) -> None:
        """Write them into the strip from there on: nothing is cut.

        Small type comes before the aside is left out, and that before names are shortened.
        """
        if self.festive and self._beside(FESTIVE, room):
            self._write_beside(p, x, room, FESTIVE)
            return
        for words in self._ever_fewer():
            for sizes in (USUAL, SMALL):
                if words._written(p, x, room, sizes):
                    return
        words._write_tiny(p, x, room)

    def _ever_fewer(self) -> Iterator[Words]:
        """All words; then without the last sentences of the aside; then with shorter names."""
        yield self
        said = _ENDS.split(self.aside) if self.aside else []
        for kept in reversed(range(len(said))):
            yield replace(self, aside=" ".join(said[:kept]))
        alone = replace(self, aside="")
        for width in _NAMES if any(self.names) else ():
            yield replace(alone, sentence=elided(self.sentence, self.names, width))

    def _written(self, p: QPainter, x: float, room: float, sizes: tuple[float, float]) -> bool:
        """Write them in that type if they fit."""
        if self._beside(sizes, room):
            self._write_beside(p, x, room, sizes)
        elif self._stacked(sizes, room):
            self._write_stacked(p, x, room, sizes)
        elif (document := self._paragraph(sizes, room)) is not None:
            p.save()
            p.translate(x, (HEIGHT - document.size().height()) / 2 - 1)
            document.drawContents(p)
            p.restore()
        else:
            return False
        return True

    # -- measures --------------------------------------------------------------------------------

    def _fonts(self, sizes: tuple[float, float]) -> tuple[QFont, QFont]:
        return serif(sizes[0], 700 if self.festive else 600), serif(sizes[1], 400, italic=True)

    def _widths(self, sizes: tuple[float, float]) -> tuple[float, float]:
        sentence, aside = map(QFontMetricsF, self._fonts(sizes))
        return sentence.horizontalAdvance(self.sentence), aside.horizontalAdvance(self.aside)

    def _beside(self, sizes: tuple[float, float], room: float) -> bool:
        """Whether both have room in one line."""
        sentence, aside = self._widths(sizes)
        return sentence + (_GAP + aside if self.aside else 0) <= room

    def _stacked(self, sizes: tuple[float, float], room: float) -> bool:
        """Whether each has room in a line of its own."""
        return bool(self.aside) and max(self._widths(sizes)) <= room

    def _paragraph(self, sizes: tuple[float, float], room: float) -> QTextDocument | None:
        """Both as one paragraph of several lines, if it has room."""
        theme = current_theme()
        ink, weight = theme.accent if self.festive else theme.text, 700 if self.festive else 600
        text = f'<span style="color:{ink};font-weight:{weight}">{escape(self.sentence)}</span>'
        if self.aside:
            style = f"color:{theme.aside};font-size:{sizes[1]:.0f}px"
            text += f' <i style="{style}">{escape(self.aside)}</i>'
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(serif(sizes[0]))
        document.setDefaultTextOption(_WHOLE_WORDS)
        document.setTextWidth(room)
        document.setHtml(f'<div style="line-height:{_TIGHT}%">{text}</div>')
        fits = document.size().height() <= HEIGHT - 2 and document.idealWidth() <= room + 1
        return document if fits else None

    # -- painting --------------------------------------------------------------------------------

    @property
    def _ink(self) -> QColor:
        theme = current_theme()
        return QColor(theme.accent if self.festive else theme.text)

    def _write_beside(self, p: QPainter, x: float, room: float, sizes: tuple[float, float]) -> None:
        sentence, aside = self._fonts(sizes)
        p.setFont(sentence)
        p.setPen(self._ink)
        p.drawText(QRectF(x, 0, room + 1, HEIGHT - 2), _FLAGS, self.sentence)
        if self.aside:
            left = self._widths(sizes)[0] + _GAP
            p.setFont(aside)
            p.setPen(QColor(current_theme().aside))
            p.drawText(QRectF(x + left, 1, room - left + 1, HEIGHT - 2), _FLAGS, self.aside)

    def _write_stacked(
        self, p: QPainter, x: float, room: float, sizes: tuple[float, float]
    ) -> None:
        """The aside below the sentence, close to it and both in the middle."""
        fonts = self._fonts(sizes)
        high = [QFontMetricsF(font).height() for font in fonts]
        top = (HEIGHT - 2 - sum(high)) / 2
        said = zip(fonts, high, (self.sentence, self.aside), (self._ink, None), strict=True)
        for font, line, words, ink in said:
            p.setFont(font)
            p.setPen(ink or QColor(current_theme().aside))
            p.drawText(QRectF(x, top, room + 1, line), _FLAGS, words)
            top += line

    def _write_tiny(self, p: QPainter, x: float, room: float) -> None:
        """The sentence alone, in type as small as need be."""
        weight, place = 700 if self.festive else 600, QRectF(x, 1, room, HEIGHT - 3)
        wrapped, size = _FLAGS | int(Qt.TextFlag.TextWordWrap), SMALL[0]
        while size > _TINIEST:
            needed = QFontMetricsF(serif(size, weight)).boundingRect(place, wrapped, self.sentence)
            if needed.height() <= place.height() and needed.width() <= place.width() + 1:
                break
            size -= 1
        p.setFont(serif(size, weight))
        p.setPen(self._ink)
        p.drawText(place, wrapped, self.sentence)


def elided(text: str, names: Sequence[str], width: float) -> str:
    """The text with every name cut to so many pixels of small type."""
    metrics = QFontMetricsF(serif(SMALL[0]))
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = text.replace(name, metrics.elidedText(name, Qt.TextElideMode.ElideRight, width))
    return text
