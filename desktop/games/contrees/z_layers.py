"""Z values of the items of Contrées, on the board and in the window."""

from __future__ import annotations

CONTOURS = 0.0
#: Free places for tiles, on the bare table.
PLACES = 1.0
LAND = 2.0
#: Free places with tiles on all sides.
HOLES = 2.8
OWNED = 3.0
#: Tiles that an action would win or lose.
OUTLINES = 4.0
SHADOWS = 5.0
#: Turrets, towers and standards, from north to south.
STANDING = 10.0
#: Board units per unit of z: it keeps standing pieces below GHOST_TILE.
_UNITS_PER_Z = 1000.0
#: Tiles missing in the picture of the land, from north to south.
_MISSING_TILES = 2.5
GHOST_TILE = 20.0
#: Crosses, numbers.
SIGNS = 30.0

# Above the board, in the window.
TRAY = 1.0
TAGS = 2.0
DRAGGED = 3.0


def standing_z(y: float) -> float:
    """Return the z value of a piece at y, in board units."""
    return STANDING + y / _UNITS_PER_Z


def missing_tile_z(y: float) -> float:
    """Return the z value of a tile at y that is missing in the picture of the land.

    The step is a tenth of that of standing pieces, so that all stay below HOLES.
    """
    return _MISSING_TILES + y / _UNITS_PER_Z / 10
