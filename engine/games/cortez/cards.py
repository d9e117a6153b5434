"""The cards, nations and troops of Cortez as small numbers, and the names they go by.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

# -- nations and troops --------------------------------------------------------------------------

SPANISH: Final = 0
AZTEC: Final = 1
NATIONS: Final[list[str]] = ["spanish", "aztec"]
#: Chiefs of each nation; a chief gives a seat its colour and nothing else.
CHIEFS: Final[list[list[str]]] = [
    ["alvarado", "sandoval", "olid"],
    ["cuitlahuac", "cuauhtemoc", "cacama"],
]

#: Troops 0 to 21 are Spanish, 22 to 43 Aztec.
TROOPS: Final = 44
PER_NATION: Final = 22
TROOP_NAMES: Final[list[str]] = [
    *(f"S{i}" for i in range(1, PER_NATION + 1)),
    *(f"A{i}" for i in range(1, PER_NATION + 1)),
]
TROOP_NUMBERS: Final[dict[str, int]] = {name: troop for troop, name in enumerate(TROOP_NAMES)}
#: Collars each seat has to mark its troops with.
COLLARS: Final = 7

# -- provisions ----------------------------------------------------------------------------------

CAMOUFLAGE: Final = 0
WEAPON: Final = 1
FOOD: Final = 2
GOLD: Final = 3
PROVISION_TYPES: Final = 4
PROVISION_NAMES: Final[list[str]] = ["camouflage", "weapon", "food", "gold"]
PROVISION_NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVISION_NAMES)}
#: Provision cards of each type.
PER_PROVISION: Final = 25

# -- warriors ------------------------------------------------------------------------------------

#: Warriors have the values 1 to 6; lists of how many of each there are begin with an unused 0.
VALUES: Final = 7
#: By value, how many cards of it the deck of each nation holds.
WARRIOR_DECK: Final[list[int]] = [0, 10, 8, 7, 6, 5, 4]
#: nation * VALUES + value -> the card's name, as "aztec4".
WARRIOR_NAMES: Final[list[str]] = [
    f"{nation}{value}" for nation in NATIONS for value in range(VALUES)
]

# -- objectives ----------------------------------------------------------------------------------

#: The temples are the city squares 17 to 24; the objective for one is named "temple17".
FIRST_TEMPLE: Final = 17
OBJECTIVES: Final = 8

# -- events --------------------------------------------------------------------------------------

BRIDGES: Final = 0
FLIGHT: Final = 1  # + nation
ATTACK: Final = 3  # + nation
SUPPLY: Final = 5
PILLAGE: Final = 6
MUTINY: Final = 7
CORRUPTION: Final = 8
TREASURE: Final = 9
EVENT_KINDS: Final = 10
EVENT_NAMES: Final[list[str]] = [
    *("bridges", "flight_spanish", "flight_aztec", "attack_spanish", "attack_aztec"),
    *("supply", "pillage", "mutiny", "corruption", "treasure"),
]

# -- bribery cards -------------------------------------------------------------------------------

OWN_MOVE: Final = 0
FOREIGN_MOVE: Final = 1
FIVE_WARRIORS: Final = 2
FIVE_PROVISIONS: Final = 3
VP3: Final = 4
VP5: Final = 5
VP7: Final = 6
USELESS: Final = 7
BRIBERY_KINDS: Final = 8
BRIBERY_NAMES: Final[list[str]] = [
    *("own_move", "foreign_move", "five_warriors", "five_provisions"),
    *("vp3", "vp5", "vp7", "useless"),
]
BRIBERY_NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(BRIBERY_NAMES)}
#: Points of each bribery card at the end.
BRIBERY_POINTS: Final[list[int]] = [0, 0, 0, 0, 3, 5, 7, 0]


def nation_of(troop: int) -> int:
    """The nation of a troop."""
    return SPANISH if troop < PER_NATION else AZTEC


def named_provisions(counts: list[int]) -> tuple[str, ...]:
    """Provision cards by name, ascending, from how many there are of each type."""
    return tuple([PROVISION_NAMES[i] for i in range(PROVISION_TYPES) for _ in range(counts[i])])


def named_warriors(nation: int, counts: list[int]) -> tuple[str, ...]:
    """Warrior cards of a nation by name, ascending, from how many there are of each value."""
    base = nation * VALUES
    return tuple([WARRIOR_NAMES[base + v] for v in range(1, VALUES) for _ in range(counts[v])])


def named_bribery(counts: list[int]) -> tuple[str, ...]:
    """Bribery cards by name, from how many there are of each kind."""
    return tuple([BRIBERY_NAMES[i] for i in range(BRIBERY_KINDS) for _ in range(counts[i])])
