"""The texts of a seat card, and how much of them fits."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.language.translation import translate
from desktop.panels.seats.number_columns import fits_line, fits_small
from desktop.style.theme import current_theme, serif, text_width
from desktop.table.facts import SeatFacts

#: Type size of a name in a tall card.
NAME_PX = 20
#: Type size of a name in a short card.
SHORT_NAME_PX = 18
MIN_TYPE_SIZES = {NAME_PX: 15.0, SHORT_NAME_PX: 12.5}
DOT = " · "
#: Least type size that all names of a table share; a name too long for it is smaller alone.
_LEAST_SHARED_PX = 14.0
#: Gap between a name and the text beside it.
NAME_NOTE_GAP = 8.0
#: Type of level and temper beside a name.
NAME_NOTE_PX = 13.0
#: Width of a note of one word, such as that a seat has passed.
SHORT_NOTE_WIDTH = 50.0
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def hand_text(facts: SeatFacts) -> str:
    """Return the number of cards in hand in words, or ""."""
    hand = facts.hand
    return translate("Seats", "%n in hand", "", len(hand)) if hand is not None else ""


def words_broken(count: int) -> str:
    """Return in words how often a seat broke its word in the match."""
    return translate("Seats", "broke %n promise(s)", "", count)


def words_waiting(count: int) -> str:
    """Return in words how many offers wait for a person who does not look at the screen."""
    return translate("Seats", "%n offer(s)", "wait for an answer", count)


def are_figures_shown(seats: Sequence[SeatFacts], room: float) -> bool:
    """Return whether short cards show figures, because the facts do not fit in words.

    All cards of a panel have the same form.
    """
    texts = (DOT.join(filter(None, _facts_in_words(facts))) for facts in seats)
    if all(is_readable(text, room) for text in texts):
        return False
    return all(facts.counts and fits_small(room, facts.counts) for facts in seats)


def is_line_shown(seats: Sequence[SeatFacts], room: float) -> bool:
    """Return whether low cards show figures on one line; all cards of a panel or none."""
    return all(
        facts.counts and facts.hand is None and fits_line(room, facts.counts) for facts in seats
    )


def seat_facts_text(facts: SeatFacts, room: float, size: float = 15) -> str:
    """Return the most important facts in words, as many as fit in a type size."""
    parts = [part for part in _facts_in_words(facts) if part]
    while len(parts) > 1 and text_width(DOT.join(parts), size) > room:
        parts.pop()
    text = DOT.join(parts)
    if text_width(text, size) <= room:
        return text
    # If the only fact is too long, its number must do.
    return str(len(facts.hand)) if facts.hand is not None else str(facts.counts[0].number)


def _facts_in_words(facts: SeatFacts) -> list[str]:
    return [hand_text(facts), *(count.text for count in facts.counts)]


def name_size(name: str, room: float, largest: float) -> float:
    """Return the type size in which a name fits, not below its minimum."""
    fitted = largest
    while fitted > (MIN_TYPE_SIZES[NAME_PX if largest > SHORT_NAME_PX else SHORT_NAME_PX]):
        if text_width(name, fitted, 700) <= room:
            break
        fitted -= 0.5
    return fitted


@lru_cache(maxsize=256)
def shared_size(rows: tuple[tuple[str, float], ...], room: float, largest: float) -> float | None:
    """Return the largest type size in which all names of a table fit; None if it is too small.

    `rows` are the names with the widths of the words beside them.
    """
    size = largest
    while size >= min(largest, _LEAST_SHARED_PX):
        if all(text_width(name, size, 700) + beside <= room for name, beside in rows):
            return size
        size -= 0.5
    return None


def size_beside_levels(named: Sequence[tuple[str, str]], room: float, largest: float) -> float:
    """Return the type size of all names of a table, given with the bots' levels.

    Beside them the levels fit, and if possible a short note.
    """
    level_widths = {
        name: NAME_NOTE_GAP + text_width(level, NAME_NOTE_PX, italic=True) if level else 0.0
        for name, level in named
    }
    noted = {name: width + 8 + SHORT_NOTE_WIDTH for name, width in level_widths.items()}
    for beside in (noted, level_widths, dict.fromkeys(level_widths, 0.0)):
        size = shared_size(tuple(beside.items()), room, largest)
        if size is not None:
            return size
    return largest


class SteadyTexts:
    """Chooses the longest of some texts that fits; the first no more after it once did not.

    Otherwise a part of the text would come and go with the notes beside it.
    """

    def __init__(self) -> None:
        #: What the first text had no room for.
        self._too_long: set[Hashable] = set()

    def clear(self) -> None:
        """Begin anew, because the room has changed for good."""
        self._too_long.clear()

    def choose(
        self, about: Hashable, texts: Sequence[str], room: float, spare: float, size: float
    ) -> str:
        """Return the text in italics, or "" if none fits.

        `about` tells apart what is remembered, such as the form of a card. `spare` is the part of
        the room that the first of several texts leaves to a note.
        """
        if len(texts) > 1 and not longest_fitting(texts[:1], room - spare, size):
            self._too_long.add(about)
        return longest_fitting(texts[about in self._too_long :], room, size)


def longest_fitting(texts: Sequence[str], room: float, size: float) -> str:
    """Return the first of some texts in italics that fits into a width; "" if none does."""
    return next((text for text in texts if text_width(text, size, italic=True) <= room), "")


def is_readable(text: str, room: float) -> bool:
    """Return whether a text of normal type fits."""
    return text_width(text, 15) <= room


def note_width(note: str) -> float:
    """Return the width of a note in pixels."""
    return text_width(note, 15, 600, italic=True) + 2 if note else 0.0


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: int = 400,
    *,
    italic: bool = False,
    colour: str = "",
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw text on one line, cut short with an ellipsis where it does not fit."""
    font = serif(size, weight, italic)
    painter.setFont(font)
    painter.setPen(QColor(colour or current_theme().text))
    elided_text = QFontMetricsF(font).elidedText(
        text, Qt.TextElideMode.ElideRight, rect.width() + 1
    )
    painter.drawText(rect, int(align), elided_text)
