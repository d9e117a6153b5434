"""The plain values of a written position, checked as they are read; every game reads with these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Json, PositionError, Seat


class Fields:
    """The keys of one position; every fault is a PositionError that names its key."""

    def __init__(
        self, data: Mapping[str, Json], known: Sequence[str], seats: Sequence[str]
    ) -> None:
        if not isinstance(data, Mapping):
            raise PositionError("position: expected a mapping")
        for key in data:
            if key not in known:
                raise PositionError(f"position.{key}: unknown key")
        #: A key without a value is as good as left out.
        self.data = {key: value for key, value in data.items() if value is not None}
        self.seats = seats

    def seat(self, name: Json, where: str) -> Seat:
        """The seat called `name`."""
        if not isinstance(name, str) or name not in self.seats:
            raise PositionError(f"{where}: unknown seat {name!r}")
        return self.seats.index(name)

    def items(self, value: Json, where: str) -> list[Json]:
        """What a list holds."""
        if not isinstance(value, (list, tuple)):
            raise PositionError(f"{where}: expected a list")
        return list(value)

    def mapping(self, value: Json, where: str) -> Mapping[Any, Json]:
        """A mapping as it is."""
        if not isinstance(value, Mapping):
            raise PositionError(f"{where}: expected a mapping")
        return value

    def number(self, value: Json, where: str, most: int, least: int = 0) -> int:
        """A whole number from `least` to `most`."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            expected = f"a number from {least} to {most}" if least < most else str(least)
            raise PositionError(f"{where}: {value!r}, expected {expected}")
        return value

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
