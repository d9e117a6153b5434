"""What a match consists of once it is played: steps, and what going back takes of them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action, Event, Json, Leave, Return, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and everything that followed from it, forced answers included."""

    seat: Seat
    action: Action
    #: The true events; `seen_by` says what a seat perceives of them.
    events: tuple[Event, ...]
    #: There was no other answer (see `Decision.private`).
    forced: bool = False
    #: Whose seat it is did not give it: a bot in their place, or a routine.
    unasked: bool = False

    @property
    def chosen(self) -> bool:
        """Whether whoever sits there chose it, and may choose again."""
        return not (self.forced or self.unasked or isinstance(self.action, (Leave, Return)))

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` (None: the public, OMNISCIENT: everything) perceives them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What going back to a seat's last choice takes back."""

    #: The answers that stay.
    to: int
    #: Other seats whose answers go with it.
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it stands in a record."""

    seat: Seat
    answer: Json
    #: Given by a routine.
    unasked: bool
