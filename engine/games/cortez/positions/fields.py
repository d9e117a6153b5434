"""Values of a written position of Cortez: squares, troops, cards and words.

Counts the named cards, because a kind cannot occur more often than the game contains it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError
from engine.core.values import Json
from engine.data.position_fields import Fields
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    BRIBERY_NUMBERS,
    CARDS_PER_PROVISION,
    FIRST_TEMPLE,
    NATIONS,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    PROVISION_NUMBERS,
    PROVISION_TYPE_COUNT,
    TROOP_NUMBERS,
    VALUE_SLOTS,
    WARRIOR_DECK,
)
from engine.games.cortez.match_rules import MatchRules


class CortezFields(Fields):
    """The keys of one position."""

    def __init__(
        self,
        data: Mapping[str, Json],
        known: Sequence[str],
        rules: MatchRules,
        seats: Sequence[str],
    ) -> None:
        super().__init__(data, known, seats)
        self.rules = rules
        #: The remaining provisions by type.
        self.provisions_left = [CARDS_PER_PROVISION] * PROVISION_TYPE_COUNT
        #: By nation, the remaining warriors by value.
        self.warriors_left = [WARRIOR_DECK[:] for _ in NATIONS]
        #: The remaining bribery cards by kind.
        self.bribery_left = rules.bribery[:]

    # -- plain values ------------------------------------------------------------------------------

    def part(self, data: Mapping[str, Json], known: Sequence[str], where: str) -> dict[str, Json]:
        """Return a mapping that has only known keys, without null values."""
        written = self.mapping(data, where, known)
        return {key: value for key, value in written.items() if value is not None}

    # -- places ------------------------------------------------------------------------------------

    def square(self, name: Json, where: str) -> int:
        try:
            return BOARD.square(name if isinstance(name, str) else "")
        except KeyError:
            raise PositionError(f"{where}: unknown square {name!r}") from None

    def bridge(self, name: Json, where: str) -> int:
        try:
            return BOARD.bridge(name if isinstance(name, str) else "")
        except KeyError:
            raise PositionError(f"{where}: unknown bridge {name!r}") from None

    def troop(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in TROOP_NUMBERS:
            raise PositionError(f"{where}: unknown troop {name!r}")
        return TROOP_NUMBERS[name]

    def temple(self, number: Json, where: str) -> int:
        return self.number(number, where, FIRST_TEMPLE + OBJECTIVE_COUNT - 1, FIRST_TEMPLE)

    # -- cards -------------------------------------------------------------------------------------

    def provisions(self, value: Json, where: str, real: bool = True) -> list[int]:
        """Return provisions by type, from a mapping or a list of names.

        `real` counts them as being in the position. Raises PositionError if there are too many.
        """
        counts = [0] * PROVISION_TYPE_COUNT
        if isinstance(value, (list, tuple)):
            for i, name in enumerate(value):
                counts[self._provision_kind(name, f"{where}[{i}]")] += 1
        else:
            for name, number in self.mapping(value, where).items():
                kind = self._provision_kind(name, where)
                counts[kind] = self.number(number, f"{where}.{name}", CARDS_PER_PROVISION)
        if real:
            for kind, number in enumerate(counts):
                self.take(self.provisions_left, kind, number, PROVISION_NAMES[kind], where)
        return counts

    def _provision_kind(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in PROVISION_NUMBERS:
            raise PositionError(f"{where}: unknown provision {name!r}")
        return PROVISION_NUMBERS[name]

    def warrior(self, value: Json, nation: int, where: str, real: bool = True) -> int:
        """Return the value of a warrior; `real` counts it as being in the position."""
        number = self.number(value, where, VALUE_SLOTS - 1, 1)
        if real:
            name = f"{NATIONS[nation]} warrior of value {number}"
            counts_left = self.warriors_left[nation]
            self.take(counts_left, number, 1, name, where, fault="no_warrior", value=number)
        return number

    def warriors(self, value: Json, nation: int, where: str) -> list[int]:
        """Return warriors of a nation by value, and count them."""
        counts = [0] * VALUE_SLOTS
        for i, item in enumerate(self.items(value, where)):
            counts[self.warrior(item, nation, f"{where}[{i}]")] += 1
        return counts

    def bribery(self, value: Json, where: str) -> list[int]:
        """Return bribery cards by kind, and count them."""
        counts = [0] * len(BRIBERY_NAMES)
        for i, name in enumerate(self.items(value, where)):
            if not isinstance(name, str) or name not in BRIBERY_NUMBERS:
                raise PositionError(f"{where}[{i}]: unknown bribery card {name!r}")
            kind = BRIBERY_NUMBERS[name]
            self.take(self.bribery_left, kind, 1, name, f"{where}[{i}]")
            counts[kind] += 1
        return counts

    def take(
        self,
        left: list[int],
        kind: int,
        number: int,
        name: str,
        where: str,
        *,
        fault: str = "no_card",
        **values: int,
    ) -> None:
        """Take `number` cards of a kind out of those left.

        Raises PositionError with the key `fault` if too few are left.
        """
        if left[kind] < number:
            message = f"{where}: more cards of {name} than there are"
            raise PositionError(message, fault, card=name, **values)
        left[kind] -= number
