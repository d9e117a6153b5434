"""The plain values of a written position, checked as they are read; every game reads with these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError
from engine.core.game import in_words
from engine.core.values import Json, Seat
from engine.data.reader import PlainReader


class Fields(PlainReader):
    """The keys of one position; every fault is a PositionError that names its key."""

    def __init__(
        self, data: Mapping[str, Json], known: Sequence[str], seats: Sequence[str]
    ) -> None:
        super().__init__(PositionError)
        given = self.mapping(data, "position", known)
        #: A key without a value is as good as left out.
        self.data = {key: value for key, value in given.items() if value is not None}
        self.seats = seats

    def seat(self, name: Json, where: str) -> Seat:
        """The seat called `name`."""
        if not isinstance(name, str) or name not in self.seats:
            raise PositionError(f"{where}: unknown seat {name!r}")
        return self.seats.index(name)

    def seat_at(self, key: str, otherwise: Seat) -> Seat:
        """The seat under a key, if it is there."""
        return self.seat(self.data[key], key) if key in self.data else otherwise

    def seats_in(self, value: Json, where: str) -> int:
        """A list of different seats as a mask."""
        found = 0
        for name in self.items(value, where):
            bit = 1 << self.seat(name, where)
            if found & bit:
                raise PositionError(f"{where}: {name} a second time")
            found |= bit
        return found

    def count_at(self, key: str, otherwise: int, most: int, least: int = 0) -> int:
        """The number under a key, if it is there."""
        return self.number(self.data.get(key, otherwise), key, most, least)

    def flag(self, value: Json, where: str) -> bool:
        """True or false, and nothing that only counts as such."""
        if not isinstance(value, bool):
            raise PositionError(f"{where}: {in_words(value)} is neither true nor false")
        return value

    def word(self, value: Json, known: Sequence[str], where: str) -> int:
        """The number of a word among those known; "" among them is none to be written."""
        if not isinstance(value, str) or value not in known or not value:
            raise PositionError(
                f"{where}: {in_words(value)} is none of {', '.join(filter(None, known))}"
            )
        return known.index(value)

    def by_seat(
        self, key: str, data: Mapping[str, Json] | None = None, where: str = ""
    ) -> dict[Seat, Json]:
        """What a mapping from seats holds, by seat; empty when it is left out.

        `data` is where the key stands, if not in the position itself; `where` then names it.
        """
        where = where or key
        value = (self.data if data is None else data).get(key)
        given = {} if value is None else self.mapping(value, where)
        return {self.seat(name, where): value for name, value in given.items()}
