"""The kinds of cards of both editions as small ints, and their basic properties.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

#: The number of mercenaries: the kinds 0 to 6, worth VALUE[kind].
MERCENARIES: Final = 7
WINTER: Final = 7
DRUM: Final = 8
HEROINE: Final = 9
SCARECROW: Final = 10
SURRENDER: Final = 11
BISHOP: Final = 12
SPRING: Final = 13
COURTESAN: Final = 14
KIND_COUNT: Final = 15

VALUE: Final[list[int]] = [1, 2, 3, 4, 5, 6, 10, 0, 0, 0, 0, 0, 0, 0, 0]
#: The least value of an expensive mercenary.
MIN_EXPENSIVE_VALUE: Final = 5

CARD_NAMES: Final[list[str]] = [
    *("m1", "m2", "m3", "m4", "m5", "m6", "m10"),
    *("winter", "drum", "heroine", "scarecrow", "surrender", "bishop", "spring", "courtesan"),
]
CARD_KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}

#: The number of cards of each kind in the deck of 96 cards (first edition).
FIRST_DECK: Final[list[int]] = [15, 8, 8, 8, 8, 8, 8, 3, 6, 3, 15, 3, 3, 0, 0]
#: The number of cards of each kind in the deck of 110 cards (third edition).
THIRD_DECK: Final[list[int]] = [10, 8, 8, 8, 8, 8, 8, 3, 6, 3, 16, 3, 6, 3, 12]

#: Whether a card of each kind is laid face down with hidden cards: mercenary, drummer, heroine,
#: courtesan.
HIDEABLE: Final[list[bool]] = [
    kind < MERCENARIES or kind in (DRUM, HEROINE, COURTESAN) for kind in range(KIND_COUNT)
]


def deck_of(counts: list[int]) -> list[int]:
    """Return every card of a deck as its kind, from the count of each kind."""
    return [kind for kind in range(KIND_COUNT) for _ in range(counts[kind])]
