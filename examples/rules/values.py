"""What people, records and bots see of Ambush: options, an action, events and the view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from engine.core.values import Action, Event, Seat, View

#: The cards, by the number of their square. Being words, they are found where an event betrays one.
CARDS: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
#: The lines of three squares.
LINES: Final = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match: with `reverse`, a seat loses with its line."""

    reverse: bool = False


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Mark a free square."""

    square: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """`seat` was dealt the card of its ambush; None hides the card."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """`seat` marked a square."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The marked square is that of `seat`'s card: the card is shown, and the mark is `seat`'s."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class AmbushView(View):
    """What a seat knows: everything but the card of the other seat."""

    by_seat: ClassVar = ("cards",)

    options: Options
    #: By square, the seat whose mark stands there; None for a free square.
    board: tuple[Seat | None, ...]
    #: By seat, its card; None for a hidden one. Cards on marked squares are shown, at the end all.
    cards: tuple[str | None, ...]
