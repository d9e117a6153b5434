"""Hexes, corners and walls as numbers: the geometry of a land of up to 16 tiles.

A hex is axial (q, r), pointing upwards, with both coordinates in -15..15. Every corner of the
plane is the top "N" or the foot "S" of exactly one hex. Hexes and corners have one number each,
the same in every match; within one land its tiles and corners are counted from 0.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.rng import Rng

#: Tiles of a whole land (eight per player), and how far from (0, 0) they can come to lie.
TILES: Final = 16
REACH: Final = 15
#: Hexes per row of numbers: the reach to both sides, and one more for corners at the edge.
SPAN: Final = 2 * REACH + 3
HEXES: Final = SPAN * SPAN
SITES: Final = 2 * HEXES
#: The hex of the first tile, (0, 0).
CENTRE: Final = (REACH + 1) * SPAN + REACH + 1

NOTHING: Final = -1

NORTH: Final = 0
SOUTH: Final = 1

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
#: Numbers of the six hexes around hex 0.
AROUND: Final[list[int]] = [q * SPAN + r for q, r in DIRECTIONS]
#: Corners of a hex, clockwise from the top: (number of the hex to add, NORTH or SOUTH).
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
    """The number of the hex (q, r); raises KeyError when it lies out of reach."""
    if not (-REACH <= q <= REACH and -REACH <= r <= REACH):
        raise KeyError((q, r))
    return (q + REACH + 1) * SPAN + r + REACH + 1


def hex_of(number: int) -> tuple[int, int]:
    """(q, r) of a hex."""
    q, r = divmod(number, SPAN)
    return q - REACH - 1, r - REACH - 1


def corner_name(site: int) -> str:
    """ "q,r,N" or "q,r,S" of a corner."""
    q, r = hex_of(site // 2)
    return f"{q},{r},{'NS'[site % 2]}"


def corner_number(name: str) -> int:
    """Inverse of `corner_name`; raises KeyError for what names no corner."""
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
    """The six corners of a hex, clockwise from the top."""
    return [2 * number + offset for offset in CORNERS]


def within(number: int) -> bool:
    """Whether a tile can lie there."""
    return 0 < number // SPAN < SPAN - 1 and 0 < number % SPAN < SPAN - 1


def frontier(hexes: list[int]) -> list[int]:
    """Free hexes within reach that share a side with one of `hexes`, in ascending order.

    The first tile has no choice.
    """
    if not hexes:
        return [CENTRE]
    laid = set(hexes)
    found: set[int] = set()
    for number in hexes:
        for step in AROUND:
            near = number + step
            if near not in laid and near not in found and within(near):
                found.add(near)
    return sorted(found)


class Border:
    """The places beside a growing land, to lay tiles at random."""

    def __init__(self, hexes: list[int]) -> None:
        self.places: list[int] = frontier(hexes)
        #: Per hex, 1 where a tile lies or a place is known.
        self.known = bytearray(HEXES)
        for number in hexes + self.places:
            self.known[number] = 1

    def draw(self, rng: Rng) -> int:
        """Lay a tile in one of the places, all equally likely."""
        places = self.places
        choice = rng.below(len(places))
        number = places[choice]
        last = places.pop()
        if last != number:
            places[choice] = last
        for step in AROUND:
            near = number + step
            if not self.known[near]:
                self.known[near] = 1
                if within(near):
                    places.append(near)
        return number


class Land:
    """The tables of a finished land; never changed, shared by all states played on it."""

    def __init__(self, hexes: list[int]) -> None:
        """`hexes` in the order laid; tile i is `hexes[i]`."""
        self.hexes: list[int] = hexes
        rings = [2 * number + offset for number in hexes for offset in CORNERS]
        #: The number of each corner, ascending; corner i of this land is `sites[i]`.
        self.sites: vec[i64] = vec[i64](sorted(set(rings)))
        self.index: dict[int, int] = {site: i for i, site in enumerate(self.sites)}
        #: Of tile i, its corners from 6 * i on, clockwise from the top.
        self.ring: vec[i64] = vec[i64]([self.index[site] for site in rings])
        #: Of corner i, what lies from 3 * i on, filled up with NOTHING: the two or three corners
        #: walls join it to, and the one to three tiles it sees.
        self.near: vec[i64] = vec[i64]([NOTHING] * (3 * len(self.sites)))
        self.seen: vec[i64] = vec[i64]([NOTHING] * (3 * len(self.sites)))
        #: Per corner, how many corners walls join it to.
        self.degree: vec[i64] = vec[i64]([0] * len(self.sites))
        tile: i64
        i: i64
        for tile in range(len(hexes)):
            last = self.ring[6 * tile + 5]
            for i in range(6 * tile, 6 * tile + 6):
                corner = self.ring[i]
                _fill(self.seen, corner, tile)
                # Tiles on both sides of a wall go round it in opposite directions.
                if _fill(self.near, corner, last):
                    self.degree[corner] += 1
                if _fill(self.near, last, corner):
                    self.degree[last] += 1
                last = corner

    def joined(self, corner: int) -> list[int]:
        """The two or three corners walls join a corner to."""
        return [near for near in self.near[3 * corner : 3 * corner + 3] if near != NOTHING]


def _fill(table: vec[i64], corner: i64, value: i64) -> bool:
    """Enter a value in a corner's three places, unless it stands there already."""
    i: i64
    for i in range(3 * corner, 3 * corner + 3):
        if table[i] == value:
            return False
        if table[i] == NOTHING:
            table[i] = value
            return True
    return False
