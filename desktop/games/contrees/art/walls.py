"""Crenellated walls along the sides of hexes, and the low turrets of free corners."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.contrees.adjacency import sides
from desktop.games.contrees.art.geometry import (
    HEX_SIDE,
    SQUEEZE_RATIO,
    WALL_HEIGHT,
    WALL_WIDTH,
    corner,
    walls,
)
from desktop.games.contrees.art.stone import ROUND_RATIO, STONE, paint_drum, paint_plate
from desktop.painting.contrast import LIT, paint_high_contrast
from desktop.painting.effects import Mode, paint_glow
from desktop.painting.shapes import Point, mix_colours, paint_lines, pen, with_alpha
from engine.games.contrees.actions import Hex

TURRET_RECT = QRectF(-17, -32, 34, 46)
_TURRET_RADIUS, _TURRET_HEIGHT = 10.6, 13.6

_BASE, _WALK, _MERLON, _SNOW = "#b5a687", "#cfc2a3", "#f0e6cc", "#f7f9fc"
_MERLON_LONG, _MERLON_GAP, _MERLON_DEEP, _MERLON_HIGH = 7.2, 5.5, 3.1, 5.6
#: Length without merlons at each end of a wall, where towers are.
_FREE_END_LENGTH = 12.0
_COURSE = WALL_HEIGHT / 3
#: Walls painted as one part.
_WALLS_PER_PART = 20

Face = tuple[QPolygonF, QColor, QPen]


def wall_layers(
    land: Collection[Hex], snow_tiles: Collection[Hex] = ()
) -> list[Callable[[QPainter], None]]:
    """Return layers of all walls of a land from north to south, and of the floors at their ends."""
    built = walls(land)
    is_snow_of_wall = {
        wall: all(tile in snow_tiles for tile in sides(wall) if tile in land) for wall in built
    }
    portions = [built[i : i + _WALLS_PER_PART] for i in range(0, len(built), _WALLS_PER_PART)]
    return [
        *(
            partial(_paint_walls, is_snow_of_wall={wall: is_snow_of_wall[wall] for wall in some})
            for some in portions
        ),
        partial(_paint_floors, names={name for wall in built for name in wall}),
    ]


def _paint_walls(painter: QPainter, is_snow_of_wall: Mapping[tuple[str, str], bool]) -> None:
    for wall, is_snow in is_snow_of_wall.items():
        a, b = sorted((corner(wall[0]), corner(wall[1])), key=lambda end: (end.x(), end.y()))
        painter.save()
        painter.translate(a)
        _paint_wall(painter, _direction(b - a), is_snow)
        painter.restore()


def _paint_floors(painter: QPainter, names: Iterable[str]) -> None:
    for name in names:
        painter.save()
        painter.translate(corner(name))
        paint_drum(painter, 0, WALL_WIDTH / 2 + 0.6, WALL_HEIGHT, STONE)
        paint_plate(painter, -WALL_HEIGHT, WALL_WIDTH / 2 + 0.6, _WALK)
        painter.restore()


def wall_lines(land: Iterable[Hex]) -> QPainterPath:
    """Return the middle lines of all walls, for shadows."""
    path = QPainterPath()
    for a, b in walls(land):
        path.moveTo(corner(a))
        path.lineTo(corner(b))
    return path


def silhouette(a: QPointF, b: QPointF) -> QPainterPath:
    """Return everything that a wall between two corners covers."""
    start, end = sorted((a, b), key=lambda point: (point.x(), point.y()))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for faces in _faces(_direction(end - start), is_snow=False):
        for face, _, _ in faces:
            path.addPolygon(face.translated(start))
            path.closeSubpath()
    return path


def _direction(way: QPointF) -> int:
    """Return 0 for falling to the right, 1 for rising to the right, 2 for running south."""
    if abs(way.x()) < 1:
        return 2
    return 0 if way.y() > 0 else 1


def _plan(direction: int) -> Point:
    """Return the vector from one end of a wall to the other, on the unsqueezed plan."""
    half = math.sqrt(3) / 2 * HEX_SIDE
    return ((half, HEX_SIDE / 2), (half, -HEX_SIDE / 2), (0.0, HEX_SIDE))[direction]


def _paint_wall(painter: QPainter, direction: int, is_snow: bool) -> None:
    body, merlons = _faces(direction, is_snow)
    _paint_faces(painter, body)
    stones, paving = _joints(direction)
    paint_lines(painter, stones, pen(with_alpha("#5f523c", 105), 0.6))
    paint_lines(painter, paving, pen(with_alpha("#8b7c5e", 110), 0.55))
    _paint_faces(painter, merlons)


def _paint_faces(painter: QPainter, faces: list[Face]) -> None:
    for shape, colour, edge in faces:
        painter.setPen(edge)
        painter.setBrush(colour)
        painter.drawPolygon(shape)


@cache
def _faces(direction: int, is_snow: bool) -> tuple[list[Face], list[Face]]:
    """Return the faces of a wall's body and merlons, with its first corner at the origin."""
    half = WALL_WIDTH / 2
    body = _block(_ring(direction, 0, HEX_SIDE, -half, half), 0, WALL_HEIGHT, _WALK)
    step = _MERLON_LONG + _MERLON_GAP
    count = int((HEX_SIDE - 2 * _FREE_END_LENGTH + _MERLON_GAP) / step)
    start = (HEX_SIDE - count * step + _MERLON_GAP) / 2
    rings = []
    for i in range(count):
        near = start + i * step
        for side in (-1, 1):
            outer, inner = side * half, side * (half - _MERLON_DEEP)
            rings.append(_ring(direction, near, near + _MERLON_LONG, outer, inner))
    rings.sort(key=lambda ring: sum(y for _, y in ring))
    lid, top = _SNOW if is_snow else _MERLON, WALL_HEIGHT + _MERLON_HIGH
    merlons = [face for ring in rings for face in _block(ring, WALL_HEIGHT, top, lid, "#c0b190")]
    return body, merlons


def _ring(direction: int, near: float, far: float, left: float, right: float) -> list[Point]:
    """Return a rectangle on the plan, given its ends along a wall and its sides across it."""
    x, y = _plan(direction)
    x, y = x / HEX_SIDE, y / HEX_SIDE
    return [
        (x * along - y * over, y * along + x * over)
        for along, over in ((near, left), (far, left), (far, right), (near, right))
    ]


def _block(ring: list[Point], foot: float, top: float, lid: str, side: str = _BASE) -> list[Face]:
    """Return the visible sides of an upright prism, lit from the upper left, and its top."""
    if sum(ax * by - bx * ay for (ax, ay), (bx, by) in _edges(ring)) < 0:
        ring = ring[::-1]
    dark, bright = QColor(side).darker(165), QColor(side).lighter(104)
    block_faces = []
    for (ax, ay), (bx, by) in _edges(ring):
        length = math.hypot(bx - ax, by - ay)
        east, south = (by - ay) / length, (ax - bx) / length
        if south > 0.02:
            light = max(0.0, min(1.0, 0.5 - 0.42 * east + 0.06 * south))
            colour = mix_colours(dark, bright, light)
            quad = [_at(ax, ay, foot), _at(bx, by, foot), _at(bx, by, top), _at(ax, ay, top)]
            block_faces.append(((ay + by) / 2, QPolygonF(quad), colour))
    block_faces.sort(key=lambda entry: entry[0])
    faces = [(polygon, colour, QPen(colour, 0.5)) for _, polygon, colour in block_faces]
    cap = QPolygonF([_at(x, y, top) for x, y in ring])
    return [*faces, (cap, QColor(lid), pen(with_alpha("#3b3226", 120), 0.5))]


def _edges(ring: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def _at(x: float, y: float, height: float) -> QPointF:
    return QPointF(x, y * SQUEEZE_RATIO - height)


@cache
def _joints(direction: int) -> tuple[list[QLineF], list[QLineF]]:
    """Return joints of the stones on the southern face, and of the paving on the walk."""
    half = WALL_WIDTH / 2
    x, y = _plan(direction)
    x, y = x / HEX_SIDE, y / HEX_SIDE

    def at(along: float, over: float, height: float) -> QPointF:
        return _at(x * along - y * over, y * along + x * over, height)

    stones = []
    if direction != 2:
        stones = [QLineF(at(0, half, i * _COURSE), at(HEX_SIDE, half, i * _COURSE)) for i in (1, 2)]
        for i in range(3):
            along = 5.0 + (i % 2) * 5
            while along < HEX_SIDE:
                stones.append(
                    QLineF(at(along, half, i * _COURSE), at(along, half, (i + 1) * _COURSE))
                )
                along += 10
    paving = [
        QLineF(at(along, -half / 2, WALL_HEIGHT), at(along, half / 2, WALL_HEIGHT))
        for along in (7 + 7.6 * i for i in range(12))
    ]
    return stones, paving


# -- turrets ---------------------------------------------------------------------------------------


def paint_turret(painter: QPainter, lit: bool = False, *, paper: bool = False) -> None:
    """Paint the low turret of a free corner at the origin, lit inside when legal (`lit`)."""
    radius, top = _TURRET_RADIUS, -_TURRET_HEIGHT
    paint_drum(painter, 0, radius, _TURRET_HEIGHT, STONE)
    paint_plate(painter, top, radius, "#efe4c8")
    paint_plate(painter, top, radius * 0.69, "#8f8266")
    paint_plate(painter, top + 0.7, radius * 0.62, "#b7a988", edge=False)
    reach = radius * 0.85
    turns = sorted((math.radians(60 * i + 30) for i in range(6)), key=math.sin)
    for turn in turns:
        x, y = reach * math.cos(turn), top + reach * ROUND_RATIO * math.sin(turn)
        light = 0.5 - 0.5 * math.cos(turn)
        painter.setPen(pen(with_alpha("#3b3226", 140), 0.5))
        painter.setBrush(mix_colours("#9a8c6d", "#efe2c4", light))
        painter.drawRect(QRectF(x - 2.6, y - 3.9, 5.2, 4.3))
        painter.setBrush(QColor("#fbf3df"))
        painter.drawRect(QRectF(x - 2.6, y - 5.2, 5.2, 1.7))
    if lit:
        fire = QPainterPath()
        fire.addEllipse(QPointF(0, top), 6.2, 6.2 * ROUND_RATIO)
        halo = QColor(255, 214, 110, 150)
        paint_glow(painter, fire, halo, 2.6, 5, Mode.CompositionMode_Screen, paper=paper)
        paint_plate(painter, top + 0.3, 4.6, "#ffe08a", edge=False)
        paint_plate(painter, top - 0.2, 2.3, "#fff8dc", edge=False)
        if not paper:
            rim = QPainterPath()
            rim.addEllipse(QPointF(0, top), radius, radius * ROUND_RATIO)
            paint_high_contrast(painter, rim, LIT, 2.6)
