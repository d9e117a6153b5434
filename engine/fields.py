"""The plain values of a written position, checked as they are read; every game reads with these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Json, PositionError, Seat
from engine.plaindata import PlainReader


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
