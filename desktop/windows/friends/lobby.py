"""What a person sees of a table before its match begins: seats, rules of the table, invitations."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from desktop.painting.presence import Presence
from engine.core.values import Json, Seat


class SeatKind(StrEnum):
    """Who may take a seat."""

    FRIEND = "friend"
    BOT = "bot"
    OPEN = "open"


class Reach(StrEnum):
    """From where friends reach the table, as far as it was tried."""

    UNKNOWN = "unknown"
    HOUSE = "house"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of the table."""

    kind: SeatKind
    presence: Presence
    name: str = ""
    #: The level of a bot.
    level: str = ""
    #: The language in which a person plays, as a code; "" if unknown.
    language: str = ""
    #: Seconds since the line was lost.
    away_s: int = 0


@dataclass(frozen=True, slots=True)
class TableRules:
    """What the host allows at the table; everybody sees it."""

    #: Seconds for an answer, after which a bot gives it; 0 for no clock.
    clock_s: int = 0
    hints: bool = False
    onlookers: bool = False


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its match begins, as one of its seats sees it."""

    game: str
    seats: tuple[LobbySeat, ...]
    #: The seat of the person at this screen.
    own: Seat
    host: Seat = 0
    rules: TableRules = TableRules()
    options: Json = field(default_factory=dict)
    #: The hour at which the table was opened, as people read it.
    opened: str = ""
    reach: Reach = Reach.UNKNOWN
    #: Why friends far away cannot reach the table, for "Why?"; "" if they can.
    obstacle: str = ""
    #: The lines that admit to seats, for the host only.
    invitations: dict[Seat, str] = field(default_factory=dict)
    #: Words that admit people in the same house; empty if there are none.
    words: tuple[str, ...] = ()

    @property
    def is_host(self) -> bool:
        """Whether the person at this screen is the host."""
        return self.own == self.host

    @property
    def present(self) -> int:
        """The number of people who are here."""
        return sum(seat.presence is Presence.HERE for seat in self.seats)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose people are not here."""
        waited_for = (Presence.INVITED, Presence.LOST, Presence.OPEN)
        return tuple(i for i, seat in enumerate(self.seats) if seat.presence in waited_for)
