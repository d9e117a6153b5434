"""How large the words of the prompt strip are: on one line, one above the other, in several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from desktop.theme import serif

#: Largest and least type of a sentence, and of what is said beside it.
SENTENCE, _ASIDE, LEAST = 20.0, 17.0, 14.0
#: Type of a sentence that would be cut otherwise.
_TINIEST = 10.0
#: Largest type of a sentence that stands above its aside.
ABOVE = 17.0
#: Between a sentence and its aside.
GAP = 18


def elided(text: str, names: Sequence[str], width: float) -> str:
    """The text with every name cut to so many pixels of the least type."""
    metrics = QFontMetricsF(serif(LEAST))
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = text.replace(name, metrics.elidedText(name, Qt.TextElideMode.ElideRight, width))
    return text


def wrapping(sentence: str, place: QRectF, weight: int) -> tuple[float, bool]:
    """The type at which a sentence fits into several lines, smaller than else if need be.

    And whether it fits at all.
    """
    size = LEAST
    flags = int(Qt.TextFlag.TextWordWrap)
    while True:
        needed = QFontMetricsF(serif(size, weight)).boundingRect(place, flags, sentence)
        if needed.height() <= place.height() and needed.width() <= place.width() + 1:
            return size, True
        if size <= _TINIEST:
            return size, False
        size -= 1


def stacked(sentence: str, aside: str, room: float, weight: int) -> tuple[float, float] | None:
    """The largest type at which each has a line of its own; None: they do not fit."""
    for less in range(round(ABOVE - LEAST) + 1):
        size = ABOVE - less
        sizes = size, max(LEAST, size - 2)
        upper = QFontMetricsF(serif(sizes[0], weight)).horizontalAdvance(sentence)
        lower = QFontMetricsF(serif(sizes[1], 400, italic=True)).horizontalAdvance(aside)
        if max(upper, lower) <= room:
            return sizes
    return None


def fitting(
    sentence: str, aside: str, room: float, largest: float, weight: int
) -> tuple[float, float] | None:
    """The largest type at which both fit on a line; 0 leaves the aside out rather than cutting it.

    None: the sentence needs two lines.
    """
    for said in (aside, "") if aside else ("",):
        for less in range(round(largest - LEAST) + 1):
            sizes = (largest - less, max(LEAST, min(_ASIDE, largest - less - 3)))
            if _width(sentence, said, sizes, weight) <= room:
                return (sizes[0], sizes[1] if said else 0.0)
    return None


def _width(sentence: str, aside: str, sizes: tuple[float, float], weight: int) -> float:
    width = QFontMetricsF(serif(sizes[0], weight)).horizontalAdvance(sentence)
    if aside:
        font = serif(sizes[1], 400, italic=True)
        width += GAP + QFontMetricsF(font).horizontalAdvance(aside)
    return width
