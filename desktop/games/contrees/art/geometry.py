"""Positions of the hexes and corners of Contrées, in scene units; a hex has a side of 100 units.

The plan is seen from above and a little from the south: `squeeze` shortens it from north to south,
and heights go straight up. On paper the squeeze is 1.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from desktop.games.contrees.adjacency import corners
from engine.games.contrees import land as numbers
from engine.games.contrees.actions import Hex

HEX_SIDE = 100.0
#: Height of the plan on the table divided by its true height.
SQUEEZE_RATIO = 0.88
#: How far the slab of slate extends beyond its tiles.
LEDGE_WIDTH = 13.0
#: The thickness of the slab.
SLAB_HEIGHT = 18.0
WALL_WIDTH = 12.2
WALL_HEIGHT = 12.7
#: Extent of grass and snow from the middle of a hex towards its corners.
GROUND_SHARE = 0.872

_HEX_WIDTH = math.sqrt(3) * HEX_SIDE


def tile_centre(tile: Hex, squeeze: float = SQUEEZE_RATIO) -> QPointF:
    """Return the centre of a hex; that of (0, 0) is the origin."""
    q, r = tile
    return QPointF(_HEX_WIDTH * (q + r / 2), 1.5 * HEX_SIDE * r * squeeze)


def hex_at(point: QPointF, squeeze: float = SQUEEZE_RATIO) -> Hex:
    """Return the hex that contains a point."""
    r = point.y() / (1.5 * HEX_SIDE * squeeze)
    q = point.x() / _HEX_WIDTH - r / 2
    rounded = round(q), round(r), round(-q - r)
    off = [abs(a - b) for a, b in zip(rounded, (q, r, -q - r), strict=True)]
    # The three sum to zero, so the one with the largest rounding error follows from the others.
    if off[0] > max(off[1], off[2]):
        return -rounded[1] - rounded[2], rounded[1]
    if off[1] > off[2]:
        return rounded[0], -rounded[0] - rounded[2]
    return rounded[0], rounded[1]


def corner(name: str, squeeze: float = SQUEEZE_RATIO) -> QPointF:
    """Return the point of a corner "q,r,N" or "q,r,S".

    Raises KeyError for any other name.
    """
    site = numbers.corner_number(name)
    foot = site % 2 == numbers.SOUTH
    return tile_centre(numbers.hex_of(site // 2), squeeze) + QPointF(
        0, (HEX_SIDE if foot else -HEX_SIDE) * squeeze
    )


def hexagon(tile: Hex, scale: float = 1.0, squeeze: float = SQUEEZE_RATIO) -> QPolygonF:
    """Return the corner points of a hex clockwise from the top, scaled round its centre."""
    centre = tile_centre(tile, squeeze)
    turns = (math.radians(60 * i - 90) for i in range(6))
    reach = HEX_SIDE * scale
    return QPolygonF(
        [
            centre + QPointF(reach * math.cos(turn), reach * math.sin(turn) * squeeze)
            for turn in turns
        ]
    )


def bounds(land: Iterable[Hex], squeeze: float = SQUEEZE_RATIO) -> QRectF:
    """Return the bounding rect of all corners of some hexes; empty for no hex."""
    result = QRectF()
    for tile in land:
        result = result.united(hexagon(tile, squeeze=squeeze).boundingRect())
    return result


# -- corners and walls in the order of the plan ----------------------------------------------------


def all_corners(land: Iterable[Hex]) -> list[str]:
    """Return the corners of a land, each once, from north to south and west to east."""
    names = {name for tile in land for name in corners(tile)}
    return sorted(names, key=lambda name: (corner(name).y(), corner(name).x()))


def adjacent_corners(name: str, land: Iterable[Hex]) -> list[str]:
    """Return the two or three corners to which the walls of a land join a corner."""
    return [a if b == name else b for a, b in walls(land) if name in (a, b)]


def walls(land: Iterable[Hex]) -> list[tuple[str, str]]:
    """Return the walls of a land as pairs of corners, each once, from north to south."""
    walls_by_corners: dict[frozenset[str], tuple[str, str]] = {}
    for tile in land:
        ring = corners(tile)
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            walls_by_corners.setdefault(frozenset((a, b)), (a, b))
    return sorted(
        walls_by_corners.values(), key=lambda wall: corner(wall[0]).y() + corner(wall[1]).y()
    )
