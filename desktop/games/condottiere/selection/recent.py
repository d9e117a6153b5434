"""What the latest events touched on the table of Condottiere, to be marked for a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.values import Event, Seat
from engine.games.condottiere.events import (
    Conquered,
    LinesDiscarded,
    Played,
    PopeMoved,
    RegionChosen,
)


@dataclass(frozen=True, slots=True)
class Recent:
    """The seats that laid a card last, and regions something happened to."""

    seats: tuple[Seat, ...] = ()
    regions: frozenset[str] = frozenset()

    @classmethod
    def of(cls, events: Sequence[Event]) -> Recent:
        """Of the latest events; lines that were cleared away hold no recent card."""
        seats: tuple[Seat, ...] = ()
        regions = set()
        for event in events:
            match event:
                case Played(seat):
                    seats = (*seats, seat)
                case LinesDiscarded():
                    seats = ()
                case RegionChosen(_, region) | Conquered(_, region):
                    regions.add(region)
                case PopeMoved(_, str(region)):
                    regions.add(region)
        return cls(seats, frozenset(regions))

    def cards(self, lines: Sequence[Sequence[str | None]]) -> set[tuple[Seat, int]]:
        """The last cards of the lines to which cards were added."""
        return {(seat, len(lines[seat]) - 1) for seat in self.seats if lines[seat]}
