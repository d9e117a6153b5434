"""The cards of Cannir by name and by number. A name is the letter of its order and its value."""

from __future__ import annotations

from typing import Final

#: The orders by letter.
RED: Final = "r"
GREY: Final = "g"
GREEN: Final = "v"

CARD_NAMES: tuple[str, ...] = tuple(
    f"{order}{value}" for order in (RED, GREY, GREEN) for value in range(1, 8)
)
CARD_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CARD_NAMES)}


def order_of(card: str) -> str:
    """Return the letter of the order of a card."""
    return card[0]


def value_of(card: str) -> int:
    """Return the value of a card, 1 to 7."""
    return int(card[1:])
