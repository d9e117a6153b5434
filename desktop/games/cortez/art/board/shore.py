"""The shape of the lake: its squares of water with rounded corners and an uneven rim."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.cortez.art.board.geometry import (
    FIELD,
    SQUARE_SIDE,
    neighbour,
    square_centre,
    square_rect,
    water_direction,
)
from desktop.painting.shapes import Point, pieces, polyline, rounded_off, smooth, walk
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import DRY, WATER, Square
from engine.system.memory import until_memory_is_released

SAND_WIDTH: Final = 15.0
SAND_FADES: Final = 24.0

_CORNER = 34.0
#: How far the rim may stray from the squares, so that a square of water never looks dry.
_MAX_STRAY_DISTANCE = 7.0
_STEP = 9.0
#: The bends of the rim per round. Longer bends would move it off the squares.
_BENDS = range(6, 90)
# The water that a port lets into its square.
_COVE_WIDTH = 78.0
_COVE_DEPTH = 34.0
#: The number of points in a piece of the shoreline.
_POINTS_PER_PIECE = 12

#: The points of a line with the direction at each, and its sway to the side.
_Swaying: TypeAlias = list[tuple[tuple[float, float, float], float]]


@cache
def lake_path(outset: float = 0.0) -> QPainterPath:
    """Return the lake, grown by `outset`. The path is shared: do not change it."""
    return _stray_line(_rim(), _MAX_STRAY_DISTANCE, outset)


@cache
def land_path(outset: float) -> QPainterPath:
    """Return everything except the lake grown by `outset`."""
    path = QPainterPath()  # odd-even fill: the lake is a hole
    path.addRect(FIELD)
    path.addPath(lake_path(outset))
    return path


@cache
def beach_path(width: float) -> QPainterPath:
    """Return the strip round the lake."""
    path = QPainterPath(lake_path(width))
    path.addPath(lake_path())
    return path


@cache
def shore_pieces() -> list[QPainterPath]:
    """Return the shoreline in short pieces without its small bends, for wide strokes."""
    line = [(x, y) for x, y, _ in walk(_wet(), 3 * _STEP)]
    line.append(line[0])
    return [
        polyline(line[i : i + _POINTS_PER_PIECE + 1])
        for i in range(0, len(line) - 1, _POINTS_PER_PIECE)
    ]


def wobbly(path: QPainterPath, stray: float, *, seed: int) -> QPainterPath:
    """Return a closed path whose line strays by up to `stray` to both sides."""
    return _stray_line(_swaying(path, seed), stray, 0.0)


@until_memory_is_released(1)
def _rim() -> _Swaying:
    """Return the shoreline, from which also the sand and its distances are made."""
    return _swaying(_wet(), seed=5)


def _swaying(path: QPainterPath, seed: int) -> _Swaying:
    points = walk(path, _STEP)
    count = len(points)
    dice = random.Random(seed)
    bends = [(k, dice.gauss(0, 1) / k**0.35, dice.random()) for k in _BENDS if k < count / 3]
    sway = [
        sum(size * math.sin(math.tau * (k * i / count + phase)) for k, size, phase in bends)
        for i in range(count)
    ]
    return list(zip(points, sway, strict=True))


def _stray_line(line: _Swaying, stray: float, outset: float) -> QPainterPath:
    """Return the line, straying by up to `stray` to both sides and moved outwards by `outset`."""
    scale = stray / max(abs(away) for _, away in line)
    outwards = -1 if _turns_right([(x, y) for (x, y, _), _ in line]) else 1
    moved = []
    for (x, y, direction), away in line:
        reach = outwards * outset + away * scale
        moved.append((x - math.sin(direction) * reach, y + math.cos(direction) * reach))
    return smooth(moved, closed=True)


def _turns_right(points: list[Point]) -> bool:
    """Return whether a ring runs clockwise on the screen."""
    following = points[1:] + points[:1]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, following, strict=True)) > 0


@cache
def _wet() -> QPainterPath:
    """Return all squares that are not dry as one shape with rounded corners."""
    path = QPainterPath()
    for square, kind in enumerate(BOARD.kinds):
        if kind not in DRY:
            # A little larger, so that neighbours merge.
            path = path.united(_rect_path(square_rect(square)))
    for port in BOARD.ports:
        path = path.united(_rect_path(_cove(port.square)))
    ring = max(pieces(path.simplified()), key=len)
    return rounded_off(polyline(ring), _CORNER)


def _cove(port: Square) -> QRectF:
    """Return the water round the jetty of a port, with a little of the lake before it."""
    direction = water_direction(port)
    along, across = _COVE_DEPTH / 2 + 5, _COVE_WIDTH / 2
    centre = square_centre(port) + QPointF(*direction) * (SQUARE_SIDE / 2 - _COVE_DEPTH / 2 + 5)
    half = (along, across) if direction[0] else (across, along)
    cove = QRectF(centre.x() - half[0], centre.y() - half[1], 2 * half[0], 2 * half[1])
    # Where there is water round the corner too, leave no thin spit of land.
    for side in ((direction[1], direction[0]), (-direction[1], -direction[0])):
        other = neighbour(port, side)
        if other is not None and BOARD.kinds[other] == WATER:
            reach = QPointF(*side) * (SQUARE_SIDE / 2 - across + 5)
            cove = cove.united(cove.translated(reach))
    return cove


def _rect_path(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5))
    return path
