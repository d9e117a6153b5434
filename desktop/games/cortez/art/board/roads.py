"""The causeways: stone between two rows of edge stones, with footprints towards the city."""

from __future__ import annotations

import math
import random
from collections import deque
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.board.geometry import (
    DIRECTIONS,
    SQUARE_SIDE,
    neighbour,
    square_centre,
)
from desktop.games.cortez.art.brush import figure, ink, oval, transformed
from desktop.games.cortez.art.inks import EDGE_STONES, INK, STONE
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import (
    hair,
    is_clipped_away,
    paint_lines,
    pen,
    pieces,
    rounded_off,
    stroke_path,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import BRIDGE, CITY, ROAD, VILLAGE, Square

_HALF: Final = 31.0
_STONE: Final = 15.0
_ROUND: Final = 8.0
#: How far a road runs into the next square, by its kind: under the planks, onto the shore.
_BEYOND: Final = {BRIDGE: 4.0, CITY: 0.0, VILLAGE: 15.0, ROAD: 1.0}
_FOOT = "M0,13 C-5,13 -5,5 -4,0 C-7,-6 -5,-9 0,-9 C5,-9 7,-6 4,0 C5,5 5,13 0,13 Z"
_TOES = ((-5, -12, 1.9), (-1.8, -13.6, 1.9), (1.8, -13.4, 1.8), (5, -11.6, 1.6))


@cache
def road_path(grown: float = 0.0) -> QPainterPath:
    """Return all causeways, wider by `grown` on each side. The path is shared: do not change it."""
    half = _HALF + grown
    all_roads = QPainterPath()
    for square in _roads():
        centre = square_centre(square)
        path = QPainterPath()
        path.addRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
        all_roads = all_roads.united(path)
        for direction in _directions(square):
            other = neighbour(square, direction)
            assert other is not None
            kind = BOARD.kinds[other]
            reach = SQUARE_SIDE / 2 + _BEYOND[kind] + (min(grown, 0.0) if kind != ROAD else 0.0)
            path = QPainterPath()
            path.addRect(_along(centre, direction, reach, half))
            all_roads = all_roads.united(path)
    return rounded_off(all_roads.simplified(), _ROUND)


def paint_roads(painter: QPainter, *, paper: bool = False) -> None:
    """Paint the edge stones and the trodden middle of all causeways."""
    path, dice = road_path(), random.Random(4)
    paint_shadow(painter, path, with_alpha("#062430", 150), 5, 5, 8, paper=paper)
    ink(painter, path, "#a98355", 3)
    joints = []
    for points in pieces(road_path(-_STONE / 2)):
        ring = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            ring.lineTo(*point)
        length, at = ring.length(), 0.0
        while at < length:
            end = min(length, at + dice.uniform(9, 14))
            start_share, end_share = ring.percentAtLength(at), ring.percentAtLength(end)
            a, b = ring.pointAtPercent(start_share), ring.pointAtPercent(end_share)
            stone = hair(dice.choice(EDGE_STONES), _STONE)
            if not is_clipped_away(painter, QRectF(a, b).normalized().adjusted(-20, -20, 20, 20)):
                paint_lines(painter, [QLineF(a, b)], stone)
            turn = math.radians(ring.angleAtPercent(start_share) + 90)
            across = QPointF(math.cos(turn), -math.sin(turn)) * (_STONE / 2)
            joints.append(QLineF(a - across, a + across))
            at = end
    paint_lines(painter, joints, hair(with_alpha(INK, 150), 1.6))
    inner = road_path(-_STONE + 7)
    ink(painter, inner, STONE, 1.8, with_alpha(INK, 190))
    for _ in range(420):
        square = dice.choice(_roads())
        x, y = (v + dice.uniform(-50, 50) for v in square_centre(square).toTuple())
        size, colour = dice.uniform(3, 8), dice.choice(("#d9bf86", "#f6e8c2", "#c9a96e"))
        spot = oval(x, y, size, size * 0.6)
        if inner.contains(spot.boundingRect()) and not is_clipped_away(
            painter, spot.boundingRect()
        ):
            painter.fillPath(spot, with_alpha(colour, 150))
    stroke_path(painter, path, pen(INK, 3))
    _paint_footprints(painter)


def paint_foot(painter: QPainter, colour: str, alpha: int = 255) -> None:
    """Paint the print of a bare foot, toes to the north, 26 long."""
    path = QPainterPath(figure(_FOOT))
    for x, y, radius in _TOES:
        path.addPath(oval(x, y, radius))
    painter.fillPath(path, with_alpha(colour, alpha))


def _paint_footprints(painter: QPainter) -> None:
    """Paint footprints from the shore to the city, left and right in turn."""
    far = _distances()
    for square in _roads():
        for direction in _directions(square):
            other = neighbour(square, direction)
            inwards = other is not None and far.get(other, 99) < far[square]
            for step, away in enumerate((0.13, 0.38)):
                left = (step == 0) == inwards
                along = away if inwards else -away
                heading = direction if inwards else (-direction[0], -direction[1])
                x = heading[0] * along * SQUARE_SIDE - heading[1] * (7.5 if left else -7.5)
                y = heading[1] * along * SQUARE_SIDE + heading[0] * (7.5 if left else -7.5)
                turn = math.degrees(math.atan2(heading[1], heading[0])) + 90
                point = square_centre(square) + QPointF(x, y)
                with transformed(painter, point.x(), point.y(), 0.78, turn):
                    paint_foot(painter, "#9a4f30", 170)


@cache
def _roads() -> tuple[Square, ...]:
    return tuple(square for square, kind in enumerate(BOARD.kinds) if kind == ROAD)


def _directions(square: Square) -> list[tuple[int, int]]:
    """Return the directions of a road square: along the road, into the city, ashore."""
    directions = []
    for direction in DIRECTIONS:
        other = neighbour(square, direction)
        if other is not None and BOARD.kinds[other] in _BEYOND:
            directions.append(direction)
    return directions


def _along(centre: QPointF, direction: tuple[int, int], reach: float, half: float) -> QRectF:
    """Return a strip from the middle of a square in one direction."""
    if direction[0]:
        return QRectF(centre.x(), centre.y() - half, direction[0] * reach, 2 * half).normalized()
    return QRectF(centre.x() - half, centre.y(), 2 * half, direction[1] * reach).normalized()


@cache
def _distances() -> dict[Square, int]:
    """Return the distance of each square from the city along roads and bridges."""
    far = dict.fromkeys(BOARD.city, 0)
    queue = deque(BOARD.city)
    while queue:
        square = queue.popleft()
        for direction in DIRECTIONS:
            other = neighbour(square, direction)
            if other is not None and other not in far and BOARD.kinds[other] in (ROAD, BRIDGE):
                far[other] = far[square] + 1
                queue.append(other)
    return far
