"""The geometry of a land of at most 16 tiles: hexes, corners and walls as numbers.

A hex has axial coordinates (q, r) with a corner at the top, both in -15..15. Every corner of the
plane is the northern corner "N" or the southern corner "S" of exactly one hex. The numbers of hexes
and corners are the same in every match; tiles and corners of one land are also counted from 0.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.rng import Rng

#: The number of tiles of a complete land, eight for each seat.
TILE_COUNT: Final = 16
#: The greatest distance of a tile from (0, 0).
REACH: Final = 15
#: The hexes in a row of numbers: the reach to both sides, and one more for corners at the edge.
SPAN: Final = 2 * REACH + 3
#: The hexes of all rows.
HEXES: Final = SPAN * SPAN
SITES: Final = 2 * HEXES
#: The hex of the first tile, (0, 0).
CENTRE: Final = (REACH + 1) * SPAN + REACH + 1

NO_NUMBER: Final = -1

NORTH: Final = 0
SOUTH: Final = 1

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
#: The number offsets of the six hexes around a hex.
AROUND: Final[list[int]] = [q * SPAN + r for q, r in DIRECTIONS]
#: The number offsets of the corners of a hex, clockwise from the northern one.
CORNERS: Final[list[int]] = [
    2 * (q * SPAN + r) + end
    for q, r, end in (
        (0, 0, NORTH),
        (1, -1, SOUTH),
        (0, 1, NORTH),
        (0, 0, SOUTH),
        (-1, 1, NORTH),
        (0, -1, SOUTH),
    )
]


def hex_number(q: int, r: int) -> int:
    """Return the number of the hex (q, r). Raises KeyError if it is out of reach."""
    if not (-REACH <= q <= REACH and -REACH <= r <= REACH):
        raise KeyError((q, r))
    return (q + REACH + 1) * SPAN + r + REACH + 1


#: The coordinates (q, r) of each hex.
COORDINATES: Final[list[tuple[int, int]]] = [
    (q - REACH - 1, r - REACH - 1) for q in range(SPAN) for r in range(SPAN)
]
#: The name of each corner, "q,r,N" or "q,r,S".
CORNER_NAMES: Final[list[str]] = [f"{q},{r},{end}" for q, r in COORDINATES for end in "NS"]


def hex_of(number: int) -> tuple[int, int]:
    """Return the coordinates (q, r) of a hex."""
    return COORDINATES[number]


def corner_name(site: int) -> str:
    """Return the name of a corner, "q,r,N" or "q,r,S"."""
    return CORNER_NAMES[site]


def corner_number(name: str) -> int:
    """Return the corner with this name, as the inverse of `corner_name`. Raises KeyError."""
    parts = name.split(",")
    if len(parts) == 3 and parts[2] in ("N", "S"):
        try:
            q, r = int(parts[0]), int(parts[1])
        except ValueError:
            raise KeyError(name) from None
        site = 2 * ((q + REACH + 1) * SPAN + r + REACH + 1) + "NS".index(parts[2])
        inside = -REACH - 1 <= q <= REACH + 1 and -REACH - 1 <= r <= REACH + 1
        if inside and corner_name(site) == name:
            return site
    raise KeyError(name)


def corners(number: int) -> list[int]:
    """Return the six corners of a hex, clockwise from the northern one."""
    return [2 * number + offset for offset in CORNERS]


def is_within_reach(number: int) -> bool:
    """Return whether a tile can be laid on this hex."""
    return 0 < number // SPAN < SPAN - 1 and 0 < number % SPAN < SPAN - 1


def frontier(hexes: list[int]) -> list[int]:
    """Return the free hexes within reach that share a side with one of `hexes`, in ascending order.

    For the first tile this is only the centre.
    """
    if not hexes:
        return [CENTRE]
    laid_hexes = set(hexes)
    free_hexes: set[int] = set()
    for number in hexes:
        for step in AROUND:
            neighbour = number + step
            if (
                neighbour not in laid_hexes
                and neighbour not in free_hexes
                and is_within_reach(neighbour)
            ):
                free_hexes.add(neighbour)
    return sorted(free_hexes)


class Border:
    """The free places beside a growing land, to lay tiles at random."""

    def __init__(self, hexes: list[int]) -> None:
        self.places: list[int] = frontier(hexes)
        #: 1 for each hex with a tile or a known place.
        self.known = bytearray(HEXES)
        for number in hexes + self.places:
            self.known[number] = 1

    def draw(self, rng: Rng) -> int:
        """Take a random place; all are equally likely."""
        places = self.places
        choice = rng.below(len(places))
        number = places[choice]
        last = places.pop()
        if last != number:
            places[choice] = last
        for step in AROUND:
            neighbour = number + step
            if not self.known[neighbour]:
                self.known[neighbour] = 1
                if is_within_reach(neighbour):
                    places.append(neighbour)
        return number


class Land:
    """The tables of a complete land; they never change and are shared by all its states."""

    def __init__(self, hexes: list[int]) -> None:
        """Build the tables; tile i is `hexes[i]`, in the order laid."""
        self.hexes: list[int] = hexes
        rings = [2 * number + offset for number in hexes for offset in CORNERS]
        #: The numbers of the corners in ascending order; corner i of this land is `sites[i]`.
        self.sites: vec[i64] = vec[i64](sorted(set(rings)))
        self.index: dict[int, int] = {site: i for i, site in enumerate(self.sites)}
        #: The six corners of tile i, from index 6 * i on, clockwise from the northern one.
        self.ring: vec[i64] = vec[i64]([self.index[site] for site in rings])
        #: From index 3 * i on, the two or three corners joined to corner i by walls, and its one to
        #: three tiles; unused entries are NO_NUMBER.
        self.near: vec[i64] = vec[i64]([NO_NUMBER] * (3 * len(self.sites)))
        self.seen: vec[i64] = vec[i64]([NO_NUMBER] * (3 * len(self.sites)))
        #: The number of corners joined to each corner by walls.
        self.degree: vec[i64] = vec[i64]([0] * len(self.sites))
        tile: i64
        i: i64
        for tile in range(len(hexes)):
            last = self.ring[6 * tile + 5]
            for i in range(6 * tile, 6 * tile + 6):
                corner = self.ring[i]
                _add_entry(self.seen, corner, tile)
                # The tiles on both sides of a wall contain it in opposite directions.
                if _add_entry(self.near, corner, last):
                    self.degree[corner] += 1
                if _add_entry(self.near, last, corner):
                    self.degree[last] += 1
                last = corner

    def joined(self, corner: int) -> list[int]:
        """Return the two or three corners joined to a corner by walls."""
        return [
            neighbour
            for neighbour in self.near[3 * corner : 3 * corner + 3]
            if neighbour != NO_NUMBER
        ]


def _add_entry(table: vec[i64], corner: i64, value: i64) -> bool:
    """Add a value to the three entries of a corner; return whether it was new."""
    i: i64
    for i in range(3 * corner, 3 * corner + 3):
        if table[i] == value:
            return False
        if table[i] == NO_NUMBER:
            table[i] = value
            return True
    return False
