"""The values of a written position of Condottiere: regions, cards, numbers, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Json, PositionError, Seat
from engine.fields import Fields
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES
from engine.games.condottiere.editions import Rules
from engine.games.condottiere.realm import BIT


class CondottiereFields(Fields):
    """The keys of one position.

    It keeps count of the cards named, as no more of a kind may lie anywhere than the deck holds.
    """

    def __init__(
        self, data: Mapping[str, Json], known: Sequence[str], rules: Rules, seats: Sequence[str]
    ) -> None:
        super().__init__(data, known, seats)
        self.rules = rules
        self.named = [0] * len(CARD_NAMES)

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
