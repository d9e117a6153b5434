"""Z values of the items of Contrées, on the board and in the window."""

from __future__ import annotations

CONTOURS = 0.0
PLACES = 1.0  # free places for tiles, on the bare table
LAND = 2.0
HOLES = 2.8  # free places with tiles on all sides
OWNED = 3.0
OUTLINES = 4.0  # tiles that an action would win or lose
SHADOWS = 5.0
STANDING = 10.0  # turrets, towers and standards, from north to south
_DEEP = 1000.0
_FRESH = 2.5  # tiles missing in the picture of the land, from north to south
GHOST_TILE = 20.0
SIGNS = 30.0  # crosses, numbers

# Above the board, in the window.
TRAY = 1.0
TAGS = 2.0
DRAGGED = 3.0


def standing(y: float) -> float:
    """Return the z value of a piece at y, in board units."""
    return STANDING + y / _DEEP


def fresh(y: float) -> float:
    """Return the z value of a tile at y that is missing in the picture of the land."""
    return _FRESH + y / _DEEP / 10
