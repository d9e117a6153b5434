"""Lookup tables of the map, and the free squares of a table.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import FIRST_TEMPLE, OBJECTIVE_COUNT
from engine.games.cortez.rules.core_state import NOBODY, CoreState
from engine.games.cortez.rules.paths import BIT, BRIDGE_SQUARES
from engine.games.cortez.squares import BRIDGE as BRIDGE_KIND
from engine.games.cortez.squares import CITY, SQUARE_COUNT, WATER

#: The city number of each square, or 0.
CITY_NUMBERS: Final[list[int]] = list(BOARD.city_numbers)
#: The provisions of the village on each square, or 0.
VILLAGES: Final[list[int]] = list(BOARD.village_values)
#: The squares of the city by number - 1.
CITY_SQUARES: Final[list[int]] = list(BOARD.city)
TEMPLES: Final[list[int]] = [
    CITY_SQUARES[number - 1] for number in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT)
]
#: The squares of the city that are not temples: the outer ones and the centre.
PLAIN_CITY: Final[list[int]] = [square for square in CITY_SQUARES if square not in TEMPLES]
#: The squares outside the city, and the dry squares among them: land, villages, ports, roads and
#: bridges. A destroyed bridge is excluded later, by `open_to_all`.
OUTSIDE: Final[list[int]] = [
    square for square in range(SQUARE_COUNT) if BOARD.kinds[square] != CITY
]
DRY_OUTSIDE: Final[list[int]] = [square for square in OUTSIDE if BOARD.kinds[square] != WATER]
DRY: Final[list[bool]] = [kind not in (WATER, CITY) for kind in BOARD.kinds]
BRIDGE: Final[list[int]] = [
    BRIDGE_SQUARES.index(square) if kind == BRIDGE_KIND else NOBODY
    for square, kind in enumerate(BOARD.kinds)
]


def open_to_all(state: CoreState, squares: list[int]) -> list[int]:
    """Return the squares without a troop and without a destroyed bridge."""
    on = state.troop_on_square
    free = [square for square in squares if on[square] == NOBODY]
    if state.broken_bridges:
        free = [square for square in free if not is_broken(state, square)]
    return free


def is_broken(state: CoreState, square: int) -> bool:
    """Return whether the square is a destroyed bridge."""
    bridge = BRIDGE[square]
    return bridge != NOBODY and state.broken_bridges & BIT[bridge] != 0
