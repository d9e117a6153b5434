"""Heights of what lies and stands on the land of Contrées: later names above earlier ones."""

from __future__ import annotations

CONTOURS = 0.0
PLACES = 1.0  # free places for tiles, on the bare table
LAND = 2.0
OWNED = 3.0
OUTLINES = 4.0  # tiles an answer would win or lose
SHADOWS = 5.0
STANDING = 10.0  # turrets, towers and standards, from north to south
_DEEP = 1000.0
_FRESH = 2.5  # tiles the land is not painted with yet, from north to south
GHOST_TILE = 20.0
SIGNS = 30.0  # crosses, numbers

# Above the board, in the window.
TRAY = 1.0
TAGS = 2.0
DRAGGED = 3.0


def standing(y: float) -> float:
    """The height of what stands so far south, in units of the board."""
    return STANDING + y / _DEEP


def fresh(y: float) -> float:
    """The height of a tile so far south that lies on the land, but is no part of its picture."""
    return _FRESH + y / _DEEP / 10
