"""Read the plain values of a written position, with checks; shared by all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError, quote_value
from engine.core.values import Json, Seat
from engine.data.reader import ValueChecker


class Fields(ValueChecker):
    """The keys of one position. Every fault raises a PositionError that names its key."""

    def __init__(
        self, data: Mapping[str, Json], known: Sequence[str], seats: Sequence[str]
    ) -> None:
        super().__init__(PositionError)
        fields = self.mapping(data, "position", known)
        #: The position without keys whose value is null: these count as left out.
        self.data = {key: value for key, value in fields.items() if value is not None}
        self.seats = seats

    def seat(self, name: Json, where: str) -> Seat:
        """Return the seat called `name`."""
        if not isinstance(name, str) or name not in self.seats:
            raise PositionError(f"{where}: unknown seat {name!r}")
        return self.seats.index(name)

    def seat_at(self, key: str, otherwise: Seat) -> Seat:
        """Return the seat under a key, or `otherwise` if the key is missing."""
        return self.seat(self.data[key], key) if key in self.data else otherwise

    def seats_in(self, value: Json, where: str) -> int:
        """Return a list of distinct seats as a bit mask."""
        mask = 0
        for name in self.items(value, where):
            bit = 1 << self.seat(name, where)
            if mask & bit:
                raise PositionError(f"{where}: {name} a second time")
            mask |= bit
        return mask

    def count_at(self, key: str, otherwise: int, maximum: int, minimum: int = 0) -> int:
        """Return the number under a key, or `otherwise` if the key is missing."""
        return self.number(self.data.get(key, otherwise), key, maximum, minimum)

    def flag(self, value: Json, where: str) -> bool:
        """Return a boolean; no other value is accepted in its place."""
        if not isinstance(value, bool):
            raise PositionError(f"{where}: {quote_value(value)} is neither true nor false")
        return value

    def read_word(self, value: Json, known: Sequence[str], where: str) -> int:
        """Return the index of a word in `known`; an empty word there cannot be written."""
        if not isinstance(value, str) or value not in known or not value:
            raise PositionError(
                f"{where}: {quote_value(value)} is none of {', '.join(filter(None, known))}"
            )
        return known.index(value)

    def by_seat(
        self, key: str, data: Mapping[str, Json] | None = None, where: str = ""
    ) -> dict[Seat, Json]:
        """Return the values of a mapping from seats, by seat; empty if the key is missing.

        `data` is the mapping that has the key, if not the position itself; `where` then names it.
        """
        where = where or key
        value = (self.data if data is None else data).get(key)
        value_by_name = {} if value is None else self.mapping(value, where)
        return {self.seat(name, where): value for name, value in value_by_name.items()}
