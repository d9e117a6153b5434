"""The map as lists the rules look things up in, and which squares are free for what.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import FIRST_TEMPLE, OBJECTIVES
from engine.games.cortez.rules.paths import BIT, BRIDGE_SQUARES
from engine.games.cortez.rules.table import NOBODY, Table
from engine.games.cortez.squares import BRIDGE as BRIDGE_KIND
from engine.games.cortez.squares import CITY, SQUARE_COUNT, WATER

#: Per square, its number in the city or 0, and the cards of its village or 0.
CITY_NUMBERS: Final[list[int]] = list(BOARD.city_numbers)
VILLAGES: Final[list[int]] = list(BOARD.village_values)
#: Squares of the city by number less 1.
CITY_SQUARES: Final[list[int]] = list(BOARD.city)
TEMPLES: Final[list[int]] = [
    CITY_SQUARES[number - 1] for number in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVES)
]
#: The squares of the city that are no temples: the outer ones and the centre.
PLAIN_CITY: Final[list[int]] = [square for square in CITY_SQUARES if square not in TEMPLES]
#: All squares outside the city, and those of them that are dry: land, villages, ports, roads and
#: bridges, of which a destroyed one is no place for anybody.
OUTSIDE: Final[list[int]] = [
    square for square in range(SQUARE_COUNT) if BOARD.kinds[square] != CITY
]
DRY_OUTSIDE: Final[list[int]] = [square for square in OUTSIDE if BOARD.kinds[square] != WATER]
DRY: Final[list[bool]] = [kind not in (WATER, CITY) for kind in BOARD.kinds]
BRIDGE: Final[list[int]] = [
    BRIDGE_SQUARES.index(square) if kind == BRIDGE_KIND else NOBODY
    for square, kind in enumerate(BOARD.kinds)
]


def open_to_all(table: Table, squares: list[int]) -> list[int]:
    """Those of the squares where no troop stands and no bridge is destroyed."""
    on = table.on
    free = [square for square in squares if on[square] == NOBODY]
    if table.broken:
        free = [square for square in free if not is_broken(table, square)]
    return free


def is_broken(table: Table, square: int) -> bool:
    """Whether the square is a destroyed bridge."""
    bridge = BRIDGE[square]
    return bridge != NOBODY and table.broken & BIT[bridge] != 0
