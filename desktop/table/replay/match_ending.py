"""What a game tells about the end of a match: what decided it, its course, remarkable figures.

They are plain values in the current language. A match that is over has no secrets, and the end of
one game of a points match is described by events that everybody saw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.language.names import only_person_name
from desktop.language.translation import join_words, translate
from desktop.table.facts import IconPainter
from engine.core.policy import SomeView
from engine.core.values import CALLED_OFF, Result, Seat
from engine.play.match import Match

T = TypeVar("T")

#: The number of figures that a sheet shows.
FIGURE_COUNT = 3


class ShownOutcome(Enum):
    """How a match ended for the person at the screen."""

    VICTORY = "victory"
    #: The person won, together with others.
    SHARED = "shared"
    DEFEAT = "defeat"
    #: All seats share the victory.
    DRAW = "draw"
    #: Nobody won.
    ALL_LOST = "all lost"
    #: Several people played, or none.
    NEUTRAL = "neutral"

    @property
    def is_won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self in (ShownOutcome.VICTORY, ShownOutcome.SHARED)


def remove_number(text: str, number: int) -> str:
    """Return a text about a number without it: a sheet shows the number large, above the text."""
    return " ".join(text.replace(str(number), "", 1).split())


def outcome_of(result: Result, seats: int, person: Seat | None) -> ShownOutcome:
    """Return how a match ended for its only person, or NEUTRAL if several people played, or none.

    `person` is then None.
    """
    if result.by == CALLED_OFF:
        return ShownOutcome.NEUTRAL
    if not result.winners:
        return ShownOutcome.ALL_LOST
    if len(result.winners) == seats:
        return ShownOutcome.DRAW
    if person is None:
        return ShownOutcome.NEUTRAL
    if person not in result.winners:
        return ShownOutcome.DEFEAT
    return ShownOutcome.VICTORY if len(result.winners) == 1 else ShownOutcome.SHARED


@dataclass(frozen=True, slots=True)
class CourseCell:
    """One event of the course of a match: a battle, a treasure, a tile, a suite."""

    #: The seat that won it, or None.
    seat: Seat | None
    label: str
    #: A few words more, for a tooltip and a screen reader, and on a cell that is wide enough.
    note: str = ""
    #: The index of its group in `MatchCourse.groups`.
    group: int = 0
    #: Painted in place of the shield where nobody won it.
    mark: IconPainter | None = None
    #: Whether it decided the match.
    is_decisive: bool = False
    #: A number for each seat, painted on a wide cell, or ().
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """The course of a match as a band of cells."""

    heading: str
    #: What the band counts, in a sentence without a full stop.
    note: str
    cells: tuple[CourseCell, ...]
    #: The names of the groups of cells, such as rounds, or games of a points match.
    groups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A remarkable figure of a match."""

    #: Names what it is about; a sheet shows one figure of each topic.
    topic: str
    text: str
    head: str
    note: str
    #: How remarkable it is, from 0 to 1.
    weight: float
    #: Whether it tells how narrow the match was; a defeat begins with such a figure.
    is_narrow: bool = False
    #: The number that the ledger of the person compares with earlier matches, or 0.
    own_number: int = 0


@dataclass(frozen=True, slots=True)
class BoardPart:
    """A part of the board and the places on it that decided the match, in units of the board."""

    area: QRectF
    lit_path: QPainterPath


#: Paints an ornament that a game adds to the sheet, or a part of it, into a rect.
FriezePainter = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class MatchEnding:
    """The end of a match, or of a game of a points match, as its game tells it."""

    title: str
    #: The sentence that says what decided it.
    cause: str
    course: MatchCourse
    #: All figures that the sheet may choose from.
    figures: tuple[Figure, ...]
    #: What each seat holds at the end, in a few words.
    holds: tuple[str, ...]
    #: None where no place decided the match.
    board: Callable[[], BoardPart | None] = lambda: None
    #: The painters of an ornament, from below; each takes a moment of its own.
    frieze: tuple[FriezePainter, ...] = ()
    #: The numbers of the person that the ledger keeps, by topic.
    own_numbers: tuple[tuple[str, int], ...] = ()
    #: The winners of a game of a points match; those of a match are in its result.
    winners: tuple[Seat, ...] = ()


class EndingTeller(Protocol[SomeView]):
    """Returns the end of a match that is over; names as in `GameTexts`.

    `person` is the only person who played, None for several or none.
    """

    def __call__(
        self, match: Match[SomeView], names: Sequence[str], person: Seat | None
    ) -> MatchEnding: ...


class GameEndingTeller(Protocol[SomeView]):
    """Returns the end of the last game of a points match, from public events, or None."""

    def __call__(
        self, match: Match[SomeView], names: Sequence[str], person: Seat | None
    ) -> MatchEnding | None: ...


def chosen_figures(figures: Iterable[Figure], outcome: ShownOutcome) -> list[Figure]:
    """Return the most remarkable figures, one of each topic.

    After a defeat the narrowest comes first.
    """
    ranked = sorted(figures, key=lambda figure: -figure.weight)
    best = {figure.topic: figure for figure in reversed(ranked)}
    chosen = sorted(best.values(), key=lambda figure: -figure.weight)
    if outcome is ShownOutcome.DEFEAT:
        narrow = next((figure for figure in chosen if figure.is_narrow), None)
        if narrow is not None:
            chosen.remove(narrow)
            chosen.insert(0, narrow)
    return chosen[:FIGURE_COUNT]


def own_numbers(figures: Iterable[Figure]) -> tuple[tuple[str, int], ...]:
    """Return the numbers of the figures that the ledger keeps."""
    return tuple(
        sorted((figure.topic, figure.own_number) for figure in figures if figure.own_number)
    )


def only_person(names: Sequence[str]) -> Seat | None:
    """Return the seat of the only person, who has no name at the table; None for several."""
    unnamed = [seat for seat, name in enumerate(names) if not name]
    return unnamed[0] if len(unnamed) == 1 else None


def own_numbers_of(match: Match, tell: EndingTeller | None) -> tuple[tuple[str, int], ...]:
    """Return the remarkable numbers of the only person in a match that is over."""
    people = match.attendance.people
    if tell is None or match.result is None or len(people) != 1:
        return ()
    players = [match.attendance.player(seat) for seat in range(match.seats)]
    names = [
        "" if seat in people else str(players[seat].get("name", "")) for seat in range(match.seats)
    ]
    return tell(match, names, people[0]).own_numbers


#: The letters of Roman numerals, the greatest first.
_ROMAN = (
    *((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L")),
    *((40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")),
)


def roman_numeral(number: int) -> str:
    """Return a number from 1 on as a Roman numeral. Raises ValueError below."""
    if number < 1:
        raise ValueError(number)
    numeral = ""
    for value, letters in _ROMAN:
        count, number = divmod(number, value)
        numeral += letters * count
    return numeral


def round_name(number: int) -> str:
    """Return the heading of a round: "Round II"."""
    return translate("Ending", "Round {number}").format(number=roman_numeral(number))


def game_name(number: int) -> str:
    """Return the heading of a game of a points match: "Game II"."""
    return translate("Ending", "Game {number}").format(number=roman_numeral(number))


def early_title(result: Result) -> str:
    """Return the title of a match that people ended outside the rules; "" for any other."""
    match result.by:
        case "resignation":
            return translate("Ending", "Given up")
        case by if by == CALLED_OFF:
            return translate("Ending", "Ended by agreement")
    return ""


def names_of_equals(numbers: Sequence[int], seat: Seat, names: Sequence[str]) -> str:
    """Return a seat and all that have the same number: "You and Maud"; by seat."""
    equals = [other for other, number in enumerate(numbers) if number == numbers[seat]]
    equals.sort(key=lambda other: (bool(names[other]), other))
    first, *others = [names[other] or only_person_name() for other in equals]
    return QLocale().createSeparatedList([first, *others])


def only_first(items: Iterable[T], key: Callable[[T], Any]) -> T | None:
    """Return the item with the least key; None if several share it, or there is none.

    So nothing is called the greatest beside another that is as great.
    """
    ranked = sorted(items, key=key)
    is_single = len(ranked) < 2 or key(ranked[0]) != key(ranked[1])
    return ranked[0] if ranked and is_single else None


def most_note(numbers: Sequence[int], seat: Seat, names: Sequence[str]) -> str:
    """Return whose a number is, and how it compares with those of the other seats."""
    name, most = names[seat] or only_person_name(), max(numbers)
    if numbers[seat] < most:
        text = translate("Ending", "{name}; the most at the table: {number}")
        return text.format(name=name, number=most)
    equals = [
        names[other] or only_person_name()
        for other, number in enumerate(numbers)
        if other != seat and number == most
    ]
    if not equals:
        return translate("Ending", "{name}, the most at the table").format(name=name)
    text = translate("Ending", "{name}, level with {others}")
    return text.format(name=name, others=join_words(equals))
