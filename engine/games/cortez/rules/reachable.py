"""Reachable squares as bit masks, fast enough for playouts.

Bit n is node n of the graph in `paths.py`; one shift moves all bits a step in the same direction.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.rules.map_tables import CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import BRIDGE_SQUARES, NEIGHBOURS, NO_COLLAR, NOWHERE
from engine.games.cortez.squares import SQUARE_COUNT, WIDTH

#: The bit of each square, in a table because variable shifts are slow or wrong when compiled.
SQUARE_BIT: Final[list[int]] = [1 << square for square in range(SQUARE_COUNT)]


def _mask(squares: list[int]) -> int:
    """Return the mask of the squares."""
    found = 0
    for square in squares:
        found |= SQUARE_BIT[square]
    return found


def _origins_of_step(step: int) -> int:
    """Return the mask of the squares from which a troop may take this step."""
    return _mask([square for square in range(SQUARE_COUNT) if square + step in NEIGHBOURS[square]])


EAST: Final = _origins_of_step(1)
WEST: Final = _origins_of_step(-1)
SOUTH: Final = _origins_of_step(WIDTH)
NORTH: Final = _origins_of_step(-WIDTH)
#: The bit of each bridge's square.
BRIDGE_BITS: Final[list[int]] = [SQUARE_BIT[square] for square in BRIDGE_SQUARES]
#: The mask of the waters that meet below each bridge.
BRIDGE_WATERS: Final[list[int]] = [
    _mask(NEIGHBOURS[SQUARE_COUNT + i]) for i in range(len(BRIDGE_SQUARES))
]

CITY: Final = _mask(CITY_SQUARES)
VILLAGE: Final = _mask([square for square in range(SQUARE_COUNT) if VILLAGES[square]])


def troops_mask(positions: list[int], collars: list[int], collar: int) -> int:
    """Return the mask of the troops that cost a troop with this collar a camouflage to pass."""
    found = 0
    for troop in range(len(positions)):
        if positions[troop] != NOWHERE and (collars[troop] != collar or collar == NO_COLLAR):
            found |= SQUARE_BIT[positions[troop]]
    return found


def reached(origin: int, barring: int, broken: int, camouflage: int) -> int:
    """Return the mask of the squares a troop can reach for at most `camouflage`, its own included.

    `barring` is a result of `troops_mask`, `broken` the mask of destroyed bridges.
    """
    shut = 0
    below: list[int] = []
    for bridge in range(len(BRIDGE_BITS)):
        if broken & 1:
            shut |= BRIDGE_BITS[bridge]
        else:
            below.append(BRIDGE_WATERS[bridge])
        broken >>= 1
    found = SQUARE_BIT[origin]
    fresh = found
    due = 0
    while True:
        while fresh:
            spread = (
                (fresh & EAST) << 1
                | (fresh & WEST) >> 1
                | (fresh & SOUTH) << WIDTH
                | (fresh & NORTH) >> WIDTH
            )
            for span in below:
                if fresh & span:
                    spread |= span
            spread &= ~(found | shut)
            found |= spread
            due |= spread & barring
            fresh = spread & ~barring
        if not camouflage or not due:
            return found
        camouflage -= 1
        fresh = due
        due = 0
