"""The plain values of a written position: seats, regions, cards and numbers, checked as read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Json, PositionError, Seat
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES
from engine.games.condottiere.editions import Rules
from engine.games.condottiere.realm import BIT


class Fields:
    """The keys of one position; every fault is a PositionError that names its key.

    It keeps count of the cards named, as no more of a kind may lie anywhere than the deck holds.
    """

    def __init__(
        self, data: Mapping[str, Json], known: Sequence[str], rules: Rules, seats: Sequence[str]
    ) -> None:
        for key in data:
            if key not in known:
                raise PositionError(f"position.{key}: unknown key")
        # A key without a value is as good as left out.
        self.data = {key: value for key, value in data.items() if value is not None}
        self.rules = rules
        self.seats = seats
        self.named = [0] * len(CARD_NAMES)

    def seat(self, name: Json, where: str) -> Seat:
        if not isinstance(name, str) or name not in self.seats:
            raise PositionError(f"{where}: unknown seat {name!r}")
        return self.seats.index(name)

    def seat_at(self, key: str, otherwise: Seat) -> Seat:
        return self.seat(self.data[key], key) if key in self.data else otherwise

    def seats_in(self, key: str) -> int:
        found = 0
        for name in self.items(self.data.get(key, []), key):
            bit = BIT[self.seat(name, key)]
            if found & bit:
                raise PositionError(f"{key}: {name} a second time")
            found |= bit
        return found

    def region(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in BOARD.ids:
            raise PositionError(f"{where}: unknown region {name!r}")
        return BOARD.region(name)

    def items(self, value: Json, where: str) -> list[Json]:
        if not isinstance(value, (list, tuple)):
            raise PositionError(f"{where}: expected a list")
        return list(value)

    def mapping(self, value: Json, where: str) -> Mapping[Any, Json]:
        if not isinstance(value, Mapping):
            raise PositionError(f"{where}: expected a mapping")
        return value

    def by_seat(self, key: str, data: Mapping[str, Json]) -> dict[Seat, Json]:
        given = self.mapping(data.get(key, {}), key)
        return {self.seat(name, key): value for name, value in given.items()}

    def whole(self, value: Json, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise PositionError(f"{where}: {value!r} is no whole number")
        return value

    def flag(self, key: str, otherwise: bool) -> bool:
        value = self.data.get(key, otherwise)
        if not isinstance(value, bool):
            raise PositionError(f"{key}: {value!r} is neither true nor false")
        return value

    def word(self, value: Json, known: Sequence[str], where: str) -> int:
        if not isinstance(value, str) or value not in known or not value:
            raise PositionError(f"{where}: {value!r} is none of {', '.join(filter(None, known))}")
        return known.index(value)

    def kind(self, name: Json, where: str) -> int:
        kind = CARD_KINDS.get(name, -1) if isinstance(name, str) else -1
        if kind < 0 or not self.rules.edition.deck[kind]:
            raise PositionError(f"{where}: unknown card {name!r}")
        return kind

    def cards(self, value: Json, where: str) -> list[int]:
        """Cards that lie there; no more of a kind than the deck holds."""
        kinds = []
        for i, name in enumerate(self.items(value, where)):
            kind = self.kind(name, f"{where}[{i}]")
            self.named[kind] += 1
            most = self.rules.edition.deck[kind]
            if self.named[kind] > most:
                raise PositionError(
                    f"{where}[{i}]: {name} number {self.named[kind]}, the deck holds {most}"
                )
            kinds.append(kind)
        return kinds
