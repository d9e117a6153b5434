"""Seats and regions of Condottiere that the latest events touched, to be marked for a while."""

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
    """The seats that played a card last, and the regions that events touched."""

    seats: tuple[Seat, ...] = ()
    regions: frozenset[str] = frozenset()

    @classmethod
    def from_events(cls, events: Sequence[Event]) -> Recent:
        """Collect them from the latest events; once the lines are cleared, no card is recent."""
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
        """Return (seat, place) of the last card of each line that grew."""
        return {(seat, len(lines[seat]) - 1) for seat in self.seats if lines[seat]}
