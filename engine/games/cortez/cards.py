"""The cards, nations and troops of Cortez as small ints, and their names.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

# -- nations and troops ----------------------------------------------------------------------------

SPANISH: Final = 0
AZTEC: Final = 1
NATIONS: Final[list[str]] = ["spanish", "aztec"]
#: The chiefs of each nation; a chief only gives a seat its colour.
CHIEFS: Final[list[list[str]]] = [
    ["alvarado", "sandoval", "olid"],
    ["cuitlahuac", "cuauhtemoc", "cacama"],
]

#: Troops 0 to 21 are Spanish, 22 to 43 Aztec.
TROOP_COUNT: Final = 44
TROOPS_PER_NATION: Final = 22
TROOP_NAMES: Final[list[str]] = [
    *(f"S{i}" for i in range(1, TROOPS_PER_NATION + 1)),
    *(f"A{i}" for i in range(1, TROOPS_PER_NATION + 1)),
]
TROOP_NUMBERS: Final[dict[str, int]] = {name: troop for troop, name in enumerate(TROOP_NAMES)}
#: The collars with which a seat marks its troops.
COLLARS_PER_SEAT: Final = 7

# -- provisions ------------------------------------------------------------------------------------

CAMOUFLAGE: Final = 0
WEAPON: Final = 1
FOOD: Final = 2
GOLD: Final = 3
PROVISION_TYPE_COUNT: Final = 4
PROVISION_NAMES: Final[list[str]] = ["camouflage", "weapon", "food", "gold"]
PROVISION_NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVISION_NAMES)}
#: The number of provision cards of each type.
CARDS_PER_PROVISION: Final = 25

# -- warriors --------------------------------------------------------------------------------------

#: Warriors have the values 1 to 6; lists of counts by value begin with an unused 0.
VALUE_SLOTS: Final = 7
#: The number of cards of each value in the deck of a nation.
WARRIOR_DECK: Final[list[int]] = [0, 10, 8, 7, 6, 5, 4]
#: The card names by nation * VALUE_SLOTS + value, for example "aztec4".
WARRIOR_NAMES: Final[list[str]] = [
    f"{nation}{value}" for nation in NATIONS for value in range(VALUE_SLOTS)
]

# -- objectives ------------------------------------------------------------------------------------

#: The temples are the city squares 17 to 24; the objective of the first one is named "temple17".
FIRST_TEMPLE: Final = 17
OBJECTIVE_COUNT: Final = 8

# -- events ----------------------------------------------------------------------------------------

BRIDGES: Final = 0
#: + nation.
FLIGHT: Final = 1
#: + nation.
ATTACK: Final = 3
SUPPLY: Final = 5
PILLAGE: Final = 6
MUTINY: Final = 7
CORRUPTION: Final = 8
TREASURE: Final = 9
EVENT_KIND_COUNT: Final = 10
EVENT_NAMES: Final[list[str]] = [
    *("bridges", "flight_spanish", "flight_aztec", "attack_spanish", "attack_aztec"),
    *("supply", "pillage", "mutiny", "corruption", "treasure"),
]

# -- bribery cards ---------------------------------------------------------------------------------

OWN_MOVE: Final = 0
FOREIGN_MOVE: Final = 1
FIVE_WARRIORS: Final = 2
FIVE_PROVISIONS: Final = 3
VP3: Final = 4
VP5: Final = 5
VP7: Final = 6
USELESS: Final = 7
BRIBERY_KIND_COUNT: Final = 8
BRIBERY_NAMES: Final[list[str]] = [
    *("own_move", "foreign_move", "five_warriors", "five_provisions"),
    *("vp3", "vp5", "vp7", "useless"),
]
BRIBERY_NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(BRIBERY_NAMES)}
#: The points each bribery card is worth at the end of the match.
BRIBERY_POINTS: Final[list[int]] = [0, 0, 0, 0, 3, 5, 7, 0]


def nation_of(troop: int) -> int:
    """Return the nation of a troop."""
    return SPANISH if troop < TROOPS_PER_NATION else AZTEC


def named_provisions(counts: list[int]) -> tuple[str, ...]:
    """Return the names of provision cards in ascending order, from the count of each type."""
    return tuple(
        [PROVISION_NAMES[i] for i in range(PROVISION_TYPE_COUNT) for _ in range(counts[i])]
    )


def named_warriors(nation: int, counts: list[int]) -> tuple[str, ...]:
    """Return the names of a nation's warriors in ascending order, from the count of each value."""
    base = nation * VALUE_SLOTS
    return tuple([WARRIOR_NAMES[base + v] for v in range(1, VALUE_SLOTS) for _ in range(counts[v])])


def named_bribery(counts: list[int]) -> tuple[str, ...]:
    """Return the names of bribery cards, from the count of each kind."""
    return tuple([BRIBERY_NAMES[i] for i in range(BRIBERY_KIND_COUNT) for _ in range(counts[i])])
