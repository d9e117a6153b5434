"""What a seat card says in words, and how much of it finds room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF

from desktop.language.translation import translate
from desktop.panels.figures import fit_line, fit_small
from desktop.style.theme import serif
from desktop.table.facts import SeatFacts

#: Type of a name in a tall card and a short one, and how small a long one becomes before it is cut.
NAME, SHORT_NAME = 20, 18
LEAST = {NAME: 15.0, SHORT_NAME: 12.5}
DOT = " · "


def held_said(facts: SeatFacts) -> str:
    """How many cards are in hand, or ""."""
    hand = facts.hand
    return translate("Seats", "%n in hand", "", len(hand)) if hand is not None else ""


def figures_in(seats: Sequence[SeatFacts], room: float) -> bool:
    """Whether short cards show figures: there is more to tell of a seat than words have room for.

    All cards of a panel show the same.
    """
    said = (DOT.join(filter(None, _parts(facts))) for facts in seats)
    if all(fits(words, room) for words in said):
        return False
    return all(facts.counts and fit_small(room, facts.counts) for facts in seats)


def line_in(seats: Sequence[SeatFacts], room: float) -> bool:
    """Whether low cards show figures in one line, all of a panel or none."""
    return all(
        facts.counts and facts.hand is None and fit_line(room, facts.counts) for facts in seats
    )


def said_in(facts: SeatFacts, room: float, size: float = 15) -> str:
    """The most important facts in words, as many as there is room for in type of a size."""
    metrics = QFontMetricsF(serif(size))
    said = [part for part in _parts(facts) if part]
    while len(said) > 1 and metrics.horizontalAdvance(DOT.join(said)) > room:
        said.pop()
    words = DOT.join(said)
    if metrics.horizontalAdvance(words) <= room:
        return words
    # One fact that is too long: its number says enough.
    return str(len(facts.hand)) if facts.hand is not None else str(facts.counts[0].number)


def _parts(facts: SeatFacts) -> list[str]:
    return [held_said(facts), *(count.said for count in facts.counts)]


def name_size(name: str, room: float, size: int) -> float:
    """The type in which a name fits its room, if it may become so small."""
    fitted = float(size)
    while fitted > LEAST[size]:
        if QFontMetricsF(serif(fitted, 700)).horizontalAdvance(name) <= room:
            break
        fitted -= 0.5
    return fitted


def fits(text: str, room: float) -> bool:
    """Whether a text of the usual type finds room."""
    return QFontMetricsF(serif(15)).horizontalAdvance(text) <= room


def note_width(note: str) -> float:
    """The pixels a note takes."""
    font = serif(15, 600, italic=True)
    return QFontMetricsF(font).horizontalAdvance(note) + 2 if note else 0.0
