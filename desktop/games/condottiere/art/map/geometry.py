"""Geometry of the map in map units: Italy fills a square of 1000, with y to the south."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from desktop.games.condottiere.art.map.chart import chart
from desktop.painting.shapes import Point, pieces, polygon, polyline
from engine.games.condottiere.board import BOARD
from engine.system.memory import until_memory_is_released

REGIONS = BOARD.ids
#: Ids of the named seas and lands, that is, all names on the map besides the cities.
PLACES = (
    "ligure", "tirreno", "adriatico", "ionio", "germania", "illyria", "provincia",
    "corsica", "sardegna", "puglia", "calabria",
)  # fmt: skip

#: Width of the paper margin that holds the neat lines and the ladder of degrees.
FRAME_WIDTH = 20.0
#: Size of the printed map in millimetres, the same as in the box.
PAPER_SIZE = (410.0, 280.0)

#: Areas that a token at the origin can cover.
MARKER_RECT = QRectF(-24, -27, 48, 58)
PAWN_RECT = QRectF(-26, -82, 84, 98)

_TOP, _BOTTOM = -24.0, 940.0
_WEST, _EAST = -472.0, 1179.0
#: Italy from the Alps of Piedmont to the heel, which every map section shows.
_ITALY_WEST, _ITALY_EAST = -60.0, 1020.0
#: Number of corners in a short piece of the shore.
_CORNERS_PER_PIECE = 8


def map_rect(aspect: float, shift: float = 0.0) -> QRectF:
    """Return the map section of a sheet with this aspect ratio, frame included, with all of Italy.

    Wide sheets show more sea. Narrow sheets lose the east first, then the far west; at last they
    grow southwards. `shift` moves Italy east by so many map units where there is room.
    """
    height = _BOTTOM - _TOP + 2 * FRAME_WIDTH
    width = height * aspect
    spare = width - (_EAST - _WEST + 2 * FRAME_WIDTH)
    east = max(_EAST + spare * (0.4 if spare > 0 else 1) - shift, _ITALY_EAST) + FRAME_WIDTH
    left = min(east - width, _ITALY_WEST - FRAME_WIDTH)
    width = east - left
    return QRectF(left, _TOP - FRAME_WIDTH, width, max(height, width / aspect))


#: The section shown on the printed map.
PAPER_RECT = map_rect(PAPER_SIZE[0] / PAPER_SIZE[1])


@cache
def region_path(region: str) -> QPainterPath:
    """Return the outline of a region; the path is shared and read-only."""
    return polygon(BOARD.outlines[BOARD.region(region)])


def region_bounds(region: str) -> QRectF:
    """Return the bounds of everything painted for a region, ring and light included."""
    return region_path(region).boundingRect().adjusted(-14, -14, 14, 14)


def city_point(region: str) -> QPointF:
    """Return the centre of a city's seal."""
    return QPointF(*BOARD.cities[BOARD.region(region)])


def label_point(region: str) -> QPointF:
    """Return the centre of a city's name."""
    return QPointF(*BOARD.labels[BOARD.region(region)])


def marker_point(region: str) -> QPointF:
    """Return the centre of the shield of a region's owner."""
    return QPointF(*chart().markers[region])


def pawn_point(region: str) -> QPointF:
    """Return the foot of a pawn in a region; the two pawns are never in the same region."""
    return QPointF(*chart().pawns[region])


def walk_path(start: QPointF, goal: QPointF) -> QPainterPath:
    """Return the path of a walking pawn's foot: an arc that rises by a third of the distance."""
    path = QPainterPath(start)
    rise = QPointF(0, -min(140.0, math.dist(start.toTuple(), goal.toTuple()) / 3) * 4 / 3)
    path.cubicTo(start + (goal - start) * 0.25 + rise, start + (goal - start) * 0.75 + rise, goal)
    return path


@cache
def land_path() -> QPainterPath:
    """Return all land, Italy and its neighbours, as one shape whose outline is the coast."""
    result = QPainterPath()
    for outline in [*BOARD.outlines, *(land.outline for land in BOARD.lands), *_mainland_beyond()]:
        result = result.united(polygon(outline))
    for islet in chart().islets:
        result.addPath(polygon(islet))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


@cache
def rough_land(tolerance: float) -> QPainterPath:
    """Return all land with fewer corners; no line is further from the coast than the tolerance."""
    if not tolerance:
        return land_path()
    result = QPainterPath()
    for piece in pieces(land_path()):
        half = len(piece) // 2
        ring = [*_simplify(piece[: half + 1], tolerance), *_simplify(piece[half:], tolerance)[1:]]
        result.addPath(polygon(ring))
    return result


@until_memory_is_released(4)
def rough_shore(tolerance: float) -> list[QPainterPath]:
    """Return the outline of `rough_land` in short pieces, each beginning at the end of another."""
    return [
        polyline(ring[i : i + _CORNERS_PER_PIECE + 1])
        for ring in pieces(rough_land(tolerance))
        for i in range(0, len(ring) - 1, _CORNERS_PER_PIECE)
    ]


def _simplify(line: list[Point], tolerance: float) -> list[Point]:
    """Simplify a line between fixed ends, by the algorithm of Douglas and Peucker."""
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay)
    worst, at = 0.0, 0
    for i, (x, y) in enumerate(line[1:-1], 1):
        away = math.hypot(x - ax, y - ay)
        if length > 1e-9:
            away = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        if away > worst:
            worst, at = away, i
    if worst <= tolerance:
        return [line[0], line[-1]]
    return [*_simplify(line[: at + 1], tolerance), *_simplify(line[at:], tolerance)[1:]]


@cache
def italy_path() -> QPainterPath:
    """Return the seventeen regions as one shape."""
    result = QPainterPath()
    for name in REGIONS:
        result = result.united(region_path(name))
    return result


def _mainland_beyond() -> list[list[Point]]:
    """Return the mainland west, east and north of the square, overlapping its edges a little."""
    west, east = chart().west, chart().east
    return [
        [*west, (west[-1][0], -400), (1, -400), (1, west[0][1])],
        [*east, (east[-1][0], -400), (999, -400), (999, east[0][1])],
        [(-10, -400), (1010, -400), (1010, 1), (-10, 1)],
    ]
