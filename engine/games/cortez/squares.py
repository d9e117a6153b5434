"""The numbering of the squares and their kinds of ground.

A square is `y * WIDTH + x`, with x to the east and y to the south.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Square = int

WIDTH: Final = 21
HEIGHT: Final = 15
SQUARE_COUNT: Final = WIDTH * HEIGHT
CITY_COUNT: Final = 25

#: The kinds of ground.
LAND = "land"
VILLAGE = "village"
PORT = "port"
WATER = "water"
ROAD = "road"
BRIDGE = "bridge"
CITY = "city"
#: The number of squares of each kind.
KIND_COUNTS: Final[Mapping[str, int]] = {
    LAND: 135,
    VILLAGE: 12,
    PORT: 10,
    WATER: 113,
    ROAD: 15,
    BRIDGE: 5,
    CITY: CITY_COUNT,
}
#: Ground on which troops walk freely.
DRY: Final = (LAND, VILLAGE, PORT)
#: The offsets from a square to its two neighbours along each axis.
AXES: Final[Mapping[str, tuple[int, int]]] = {"NS": (-WIDTH, WIDTH), "EW": (-1, 1)}


def square_at(x: int, y: int) -> Square | None:
    """Return the number of a square; None off the map."""
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None


def coordinates(square: Square) -> str:
    """Return a square as "x,y"."""
    return f"{square % WIDTH},{square // WIDTH}"


def adjacent_squares(square: Square) -> list[Square]:
    """Return the squares that share a side with this one: north, east, south, west."""
    x, y = square % WIDTH, square // WIDTH
    candidates = (
        square_at(x, y - 1),
        square_at(x + 1, y),
        square_at(x, y + 1),
        square_at(x - 1, y),
    )
    return [other for other in candidates if other is not None]
