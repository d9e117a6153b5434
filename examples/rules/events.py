"""The events of Ambush."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.values import Event, Seat


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
