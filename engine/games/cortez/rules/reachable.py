"""Reachable squares as bit masks, fast enough for playouts.

Bit n is node n of the graph in `paths.py`; one shift moves all bits a step in the same direction.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Any, Final

from engine.games.cortez.rules.map_tables import CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import (
    BRIDGE_SQUARES,
    NEIGHBOURS,
    NO_COLLAR,
    NOWHERE,
    UNREACHABLE,
)
from engine.games.cortez.squares import SQUARE_COUNT, WIDTH

#: The bit of each square, in a table because variable shifts are slow or wrong when compiled.
SQUARE_BIT: Final[list[int]] = [1 << square for square in range(SQUARE_COUNT)]


def _mask(squares: list[int]) -> int:
    """Return the mask of the squares."""
    mask = 0
    for square in squares:
        mask |= SQUARE_BIT[square]
    return mask


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
    mask = 0
    for troop in range(len(positions)):
        if positions[troop] != NOWHERE and (collars[troop] != collar or collar == NO_COLLAR):
            mask |= SQUARE_BIT[positions[troop]]
    return mask


#: The boards whose floods are kept, before all are forgotten: at most a few megabytes.
MAX_KEPT_BOARDS: Final = 4000


#: The mask of all squares.
BOARD_MASK: Final = (1 << SQUARE_COUNT) - 1


class Region:
    """Squares among which troops move freely, and those they reach from there.

    Squares that cost more are flooded on request.
    """

    def __init__(self, here: int, barring: int, broken: int) -> None:
        #: By camouflage paid, the mask of the squares reached.
        self.stages: list[int] = []
        #: The mask of the squares that are entered with the next camouflage, or 0.
        self.next: int = here
        #: The mask of the squares that may still be reached.
        self.squares_left: int = BOARD_MASK & ~here
        self.barring: int = barring
        #: The mask of the squares to which a troop passes on for nothing.
        self.passable: int = BOARD_MASK & ~barring
        #: The waters that meet below each bridge that is not destroyed, and all of them together.
        self.below: list[int] = []
        self.waters: int = 0
        for bridge in range(len(BRIDGE_BITS)):
            if broken & 1:
                self.squares_left &= ~BRIDGE_BITS[bridge]
            else:
                self.below.append(BRIDGE_WATERS[bridge])
                self.waters |= BRIDGE_WATERS[bridge]
            broken >>= 1
        self.grow()
        #: The mask of the squares that can be reached from each other for nothing.
        self.free: int = self.stages[0] & self.passable

    def grow(self) -> None:
        """Append the squares that are reached with one camouflage more."""
        squares_left = before = self.squares_left
        fresh = self.next
        passable = self.passable
        waters = self.waters
        entered = fresh
        while fresh:
            spread = (
                (fresh & EAST) << 1
                | (fresh & WEST) >> 1
                | (fresh & SOUTH) << WIDTH
                | (fresh & NORTH) >> WIDTH
            )
            if fresh & waters:
                for span in self.below:
                    if fresh & span:
                        spread |= span
            spread &= squares_left
            squares_left ^= spread
            fresh = spread & passable
        new_squares = before ^ squares_left
        self.squares_left = squares_left
        self.next = new_squares & self.barring
        self.stages.append((self.stages[-1] if self.stages else entered) | new_squares)


#: The regions flooded so far, by barring troops and destroyed bridges. Keys have the type Any
#: because compiled code would otherwise check them at every lookup.
_REGIONS: Final[dict[Any, list[Region]]] = {}


def reachable_mask(origin: int, barring: int, broken: int, camouflage: int) -> int:
    """Return the mask of the squares a troop can reach for at most `camouflage`, its own included.

    `barring` is a result of `troops_mask`, `broken` the mask of destroyed bridges.
    """
    region = _region(origin, barring, broken)
    while len(region.stages) <= camouflage and region.next:
        region.grow()
    stages = region.stages
    return stages[camouflage if camouflage < len(stages) else len(stages) - 1]


def fee(origin: int, square: int, barring: int, broken: int) -> int:
    """Return the least camouflage for which a troop reaches a square, as `paths.costs` does."""
    region = _region(origin, barring, broken)
    mark = SQUARE_BIT[square]
    paid = 0
    while not region.stages[paid] & mark:
        if paid + 1 == len(region.stages):
            if not region.next:
                return UNREACHABLE
            region.grow()
        paid += 1
    return paid


def _region(origin: int, barring: int, broken: int) -> Region:
    """Return the region of a square.

    Regions are kept: own troops bar nothing, so they hold until another seat's troop moves.
    """
    here = SQUARE_BIT[origin]
    key = (barring, broken)
    regions = _REGIONS.get(key)
    if regions is None:
        if len(_REGIONS) >= MAX_KEPT_BOARDS:
            _REGIONS.clear()
        regions = []
        _REGIONS[key] = regions
    for region in regions:
        if region.free & here:
            return region
    region = Region(here, barring, broken)
    if not here & barring:
        regions.append(region)
    return region
