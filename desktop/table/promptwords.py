"""The words of the prompt strip: whether they find room, and how they are written there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTextDocument

from desktop.table.promptlines import (
    ABOVE,
    GAP,
    LEAST,
    SENTENCE,
    elided,
    fitting,
    stacked,
    wrapping,
)
from desktop.theme import current_theme, serif

HEIGHT = 48
#: Smallest type of what decided a match, and how close its lines are then, in per cent.
_SMALL, _TIGHT = 13, 88
#: Type of the sentence that ends a match.
_FESTIVE = 25.0
#: Pixels of a name of the least type, less and less, where the words find no room.
_NAMES = (240, 150, 90)
#: Between two sentences.
_ENDS = re.compile(r"(?<=[.!?]) ")
_FLAGS = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class Aside(IntEnum):
    """Where an aside may stand at the most."""

    BESIDE = 0
    #: In a line of its own below the sentence.
    BELOW = 1
    #: In one small paragraph with it.
    FLOWING = 2


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence and an aside, and names in them, which may be shortened."""

    sentence: str
    aside: str
    names: tuple[str, ...]
    festive: bool

    @property
    def _weight(self) -> int:
        return 700 if self.festive else 600

    def fit(self, room: float, aside: Aside) -> bool:
        """Whether every word finds room in so many pixels."""
        sizes = fitting(self.sentence, self.aside, room, SENTENCE, 600)
        if sizes is not None and (sizes[1] > 0 or not self.aside):
            return True
        if aside is Aside.BELOW:
            return bool(self.aside) and stacked(self.sentence, self.aside, room, 600) is not None
        return aside is Aside.FLOWING and self._flowing(self.sentence, self.aside, room) is not None

    def write(self, p: QPainter, x: float, room: float) -> None:
        """Write them into the strip from there on, as large as they fit."""
        theme = current_theme()
        weight, largest = self._weight, _FESTIVE if self.festive else SENTENCE
        sentence, aside = self._shortened(room)
        aside = self._kept(sentence, aside, room)
        sizes = fitting(sentence, aside, room, largest, weight)
        if aside and (sizes is None or not sizes[1]):
            below = stacked(sentence, aside, room, weight)
            if below is not None:
                self._write_stacked(p, QRectF(x, 0, room, HEIGHT), (sentence, aside), below)
                return
            # Rather small type than a word less.
            flowing = self._flowing(sentence, aside, room)
            if flowing is not None:
                p.translate(x, (HEIGHT - flowing.size().height()) / 2 - 1)
                flowing.drawContents(p)
                return
        p.setPen(QColor(theme.accent if self.festive else theme.text))
        if sizes is None:
            wrapped = _FLAGS | int(Qt.TextFlag.TextWordWrap)
            place = QRectF(x, 1, room, HEIGHT - 3)
            p.setFont(serif(wrapping(sentence, place, weight)[0], weight))
            p.drawText(place, wrapped, sentence)
            return
        font = serif(sizes[0], weight)
        p.setFont(font)
        p.drawText(QRectF(x, 0, room + 1, HEIGHT - 2), _FLAGS, sentence)
        if sizes[1]:
            width = QFontMetricsF(font).horizontalAdvance(sentence)
            p.setFont(serif(sizes[1], 400, italic=True))
            p.setPen(QColor(theme.aside))
            left = QRectF(x + width + GAP, 1, room - width, HEIGHT - 2)
            p.drawText(left, _FLAGS, aside)

    def _shortened(self, room: float) -> tuple[str, str]:
        """Sentence and aside; where they do not fit, with names as short as they need to be."""
        weight = self._weight
        place = QRectF(0, 0, room, HEIGHT - 3)
        said = [(self.sentence, self.aside)]
        for width in _NAMES if any(self.names) else ():
            said.append(
                (elided(self.sentence, self.names, width), elided(self.aside, self.names, width))
            )
        for words, more in said:
            if fitting(words, "", room, LEAST, weight) or wrapping(words, place, weight)[1]:
                return words, more
        return said[-1]

    def _kept(self, sentence: str, aside: str, room: float) -> str:
        """The aside, without as many of its last sentences as find no room."""
        said = _ENDS.split(aside)
        while said:
            aside = " ".join(said)
            sizes = fitting(sentence, aside, room, SENTENCE, self._weight)
            if sizes is not None and sizes[1] > 0:
                break
            if stacked(sentence, aside, room, self._weight) is not None:
                break
            if self._flowing(sentence, aside, room) is not None:
                break
            said.pop()
        return " ".join(said)

    def _flowing(self, sentence: str, aside: str, room: float) -> QTextDocument | None:
        """Sentence and aside as one paragraph of the largest type that fits."""
        theme = current_theme()
        ink, weight = theme.accent if self.festive else theme.text, self._weight
        text = (
            f'<span style="color:{ink};font-weight:{weight}">{escape(sentence)}</span> '
            f'<i style="color:{theme.aside}">{escape(aside)}</i>'
        )
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setTextWidth(room)
        for size in range(round(ABOVE), _SMALL - 1, -1):
            document.setDefaultFont(serif(size))
            document.setHtml(f'<div style="line-height:{_TIGHT}%">{text}</div>')
            if document.size().height() <= HEIGHT - 4 and document.size().width() <= room + 1:
                return document
        return None

    def _write_stacked(
        self, p: QPainter, place: QRectF, said: tuple[str, str], sizes: tuple[float, float]
    ) -> None:
        """The aside below the sentence, in two lines of small type."""
        theme = current_theme()
        upper = QRectF(place.left(), 4, place.width() + 1, 22)
        p.setFont(serif(sizes[0], self._weight))
        p.setPen(QColor(theme.accent if self.festive else theme.text))
        p.drawText(upper, _FLAGS, said[0])
        p.setFont(serif(sizes[1], 400, italic=True))
        p.setPen(QColor(theme.aside))
        p.drawText(upper.translated(0, 20), _FLAGS, said[1])
