"""Values of a written position of Condottiere: regions, cards, numbers and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError, quote_value
from engine.core.values import Json
from engine.data.position_fields import Fields
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES
from engine.games.condottiere.rules.editions import MatchRules


class CondottiereFields(Fields):
    """The keys of one position.

    Counts the named cards, because a kind cannot occur more often than in the deck.
    """

    def __init__(
        self,
        data: Mapping[str, Json],
        known: Sequence[str],
        rules: MatchRules,
        seats: Sequence[str],
    ) -> None:
        super().__init__(data, known, seats)
        self.rules = rules
        self.counts = [0] * len(CARD_NAMES)

    def region(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in BOARD.ids:
            raise PositionError(f"{where}: unknown region {name!r}")
        return BOARD.region(name)

    def whole_number(self, value: Json, where: str) -> int:
        if type(value) is not int or value < 0:
            raise PositionError(f"{where}: {quote_value(value)} is no whole number")
        return value

    def kind(self, name: Json, where: str) -> int:
        kind = CARD_KINDS.get(name, -1) if isinstance(name, str) else -1
        if kind < 0 or not self.rules.edition.deck[kind]:
            raise PositionError(f"{where}: unknown card {name!r}")
        return kind

    def cards(self, value: Json, where: str) -> list[int]:
        """Return cards by kind and count them. Raises PositionError if the deck has too few."""
        kinds = []
        for i, name in enumerate(self.items(value, where)):
            kind = self.kind(name, f"{where}[{i}]")
            self.counts[kind] += 1
            maximum = self.rules.edition.deck[kind]
            if self.counts[kind] > maximum:
                raise PositionError(
                    f"{where}[{i}]: {name} number {self.counts[kind]}, the deck holds {maximum}",
                    "too_many_cards",
                    card=CARD_NAMES[kind],
                    most=maximum,
                )
            kinds.append(kind)
        return kinds
