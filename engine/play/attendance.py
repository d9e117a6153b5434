"""Who answers for each seat: people, bots, and bots in the place of people who left."""

from __future__ import annotations

from engine.bots.names import is_bot
from engine.core.values import Action, Json, Leave, Return, Seat

#: With so many seats the match ends when somebody leaves it: there is `Resign` for that.
FEWEST = 2


class Attendance:
    """Which people of a match are at its table, as they leave and come back."""

    def __init__(self, players: tuple[Json, ...], seats: int, *, hands: bool) -> None:
        """`players` as a record has them, () for people everywhere; with `hands`, there is
        something on the screen that only one seat may see.
        """
        self._players = players
        self._seats, self._hands = seats, hands
        #: Seats that people left -> the bot in their place; only `apply` changes it.
        self.away: dict[Seat, str] = {}
        #: Seats whose people may have seen another's hand since they left.
        self._shut: set[Seat] = set()

    @property
    def people(self) -> list[Seat]:
        """The seats of people, at the table or not."""
        if not self._players:
            return list(range(self._seats))
        return [seat for seat, one in enumerate(self._players) if one.get("kind") != "bot"]

    @property
    def present(self) -> list[Seat]:
        """The seats whose people are at the table."""
        return [seat for seat in self.people if seat not in self.away]

    def player(self, seat: Seat) -> Json:
        """Who answers for a seat now, as an entry of a record: the bot under the name of whoever
        left it.
        """
        entry = self._players[seat] if self._players else {"kind": "human", "name": ""}
        if seat not in self.away:
            return entry
        return {"kind": "bot", "name": entry.get("name", ""), "level": self.away[seat]}

    def refusal(self, seat: Seat, action: Action) -> str:
        """A stable key saying why somebody cannot come or go; "" when they can."""
        match action:
            case Leave(level):
                if self._seats <= FEWEST:
                    return "two_seats"
                if not is_bot(level):
                    return "unknown_bot"
                return "" if seat in self.present else "nobody_there"
            case Return():
                if seat not in self.away:
                    return "not_away"
                return "hands_seen" if seat in self._shut else ""
        return ""

    def would_shut(self, seat: Seat) -> bool:
        """Whether there is no coming back for whoever leaves this seat now."""
        return self._hands and len(self.present) == FEWEST and seat in self.present

    def apply(self, seat: Seat, action: Action) -> None:
        """Somebody comes or goes."""
        match action:
            case Leave(level):
                self.away[seat] = level
            case Return():
                del self.away[seat]
        # Who sits there alone has their hand open before them.
        if self._hands and len(self.present) == 1:
            self._shut.update(seat for seat in self.away)
