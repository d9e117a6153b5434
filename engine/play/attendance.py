"""The players of each seat: people, bots, and bots in the place of people who left."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.bot_names import is_bot
from engine.core.values import Action, CallOff, Json, Leave, Return, Seat

#: With so few seats the match ends when a person gives up: that is `Resign`, not `Leave`.
TWO_SEATS = 2


class Attendance:
    """The people of a match at the table, as they leave and come back."""

    def __init__(
        self, players: tuple[Json, ...], seats: int, *, hands: bool, apart: bool = False
    ) -> None:
        """Begin with everybody present.

        `players` are those of a record; () means people at all seats. `hands` says whether the
        screen shows anything that only one seat may see, `apart` whether each person has a screen
        of their own.
        """
        self._players, self._seats, self._is_apart = players, seats, apart
        #: Whether the hand of the only person who stays is shown to those who left.
        self._opens_hand = hands and not apart
        #: Maps each seat that its person left to the bot that plays it; changed by `apply` alone.
        self.away: dict[Seat, str] = {}
        #: Seats whose people gave up; bots play them to the end.
        self.given_up: set[Seat] = set()
        #: Seats whose people may have seen another hand after they left.
        self._barred: set[Seat] = set()

    def rename(self, players: Sequence[Json]) -> None:
        """Take other names for the same players."""
        self._players = tuple(players)

    @property
    def people(self) -> list[Seat]:
        """The seats of people, at the table or not."""
        if not self._players:
            return list(range(self._seats))
        return [seat for seat, player in enumerate(self._players) if player.get("kind") != "bot"]

    @property
    def present_seats(self) -> list[Seat]:
        """The seats whose people are at the table."""
        return [seat for seat in self.people if seat not in self.away]

    def player(self, seat: Seat) -> Json:
        """Return who plays a seat now, as an entry of a record.

        A bot that took over keeps the name of the person who left.
        """
        entry = self._players[seat] if self._players else {"kind": "human", "name": ""}
        if seat not in self.away:
            return entry
        return {"kind": "bot", "name": entry.get("name", ""), "level": self.away[seat]}

    def refusal(self, seat: Seat, action: Action) -> str:
        """Return a stable key for why a person cannot leave or return, or "" when they can."""
        match action:
            case CallOff():
                return "" if self._is_apart and seat in self.people else "not_allowed"
            case Leave(level, for_good):
                if for_good and self._seats <= TWO_SEATS:
                    return "two_seats"
                if not is_bot(level):
                    return "unknown_bot"
                if for_good:
                    # Also a person who looks on after leaving the seat can give up.
                    is_there = seat in self.people and seat not in self.given_up
                    return "" if is_there else "nobody_there"
                return "" if seat in self.present_seats else "nobody_there"
            case Return():
                if seat not in self.away:
                    return "not_away"
                if seat in self.given_up:
                    return "gave_up"
                return "hands_seen" if seat in self._barred else ""
        return ""

    def would_bar_return(self, seat: Seat) -> bool:
        """Return whether the person at this seat could not return if they left now."""
        leaves_one = len(self.present_seats) == 2 and seat in self.present_seats
        return self._opens_hand and leaves_one

    def apply(self, seat: Seat, action: Action) -> None:
        """Record that a person leaves or returns."""
        match action:
            case Leave(level, for_good):
                self.away[seat] = level
                if for_good:
                    self.given_up.add(seat)
            case Return():
                del self.away[seat]
        if self._opens_hand and len(self.present_seats) == 1:
            self._barred.update(self.away)
