"""Tiles on paper, flat and of true size: walls seen from above round grass or snow."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.art.geometry import GROUND_SHARE, HEX_SIDE, SQUEEZE_RATIO, tile_centre
from desktop.games.contrees.art.tiles import paint_top, plant
from desktop.painting.heraldry import fill_sign
from desktop.painting.lettering import glyph_path
from desktop.painting.shapes import (
    Point,
    paint_lines,
    pen,
    place_path,
    polygon,
    stroke_path,
    with_alpha,
)

#: The side of a printed tile in millimetres, as in the rules.
PAPER_SIDE_MM = 40.0

# All of the following are for a hexagon of side 1, a point upwards, centred at the origin.
#: Outer and inner radius of the place for a tower.
_PLINTH, _FLOOR = 0.232, 0.185
_MERLONS_PER_SIDE = 5
#: Depth and length of a merlon.
_DEEP, _LONG = 0.05, 0.055
#: Distance below the middle, and size.
_LOZENGE = (0.47, 0.13)
_INK = "#2a2118"


def paint_paper_tile(
    painter: QPainter,
    side: float = PAPER_SIDE_MM,
    is_snow: bool = False,
    *,
    seed: int = 0,
    saves_ink: bool = False,
) -> None:
    """Paint a tile centred at the origin, a point upwards.

    It has half of each wall and a third of each place for a tower; neighbours have the rest. `seed`
    varies the meadow; `saves_ink` draws lines on white.
    """
    painter.save()
    painter.scale(side, side)
    if saves_ink:
        _paint_sketch(painter, is_snow, seed)
    else:
        _paint_ground(painter, is_snow, seed)
        _paint_walls(painter, is_snow)
    if is_snow:
        _paint_worth(painter)
    stroke_path(painter, _hexagon(1), pen(_INK, 0.004))
    painter.restore()


def _paint_ground(painter: QPainter, is_snow: bool, seed: int) -> None:
    painter.save()
    painter.scale(1 / HEX_SIDE, 1 / HEX_SIDE)
    painter.save()
    painter.scale(1, 1 / SQUEEZE_RATIO)
    painter.translate(-tile_centre((seed, 0)))
    paint_top(painter, (seed, 0), is_snow)
    painter.restore()
    plant(painter, random.Random(f"paper {seed}"), is_snow, 1.0)
    painter.restore()
    land = _hexagon(GROUND_SHARE)
    painter.fillPath(land.subtracted(land.translated(0.03, 0.035)), with_alpha("#1b2410", 70))


def _paint_walls(painter: QPainter, is_snow: bool) -> None:
    """Paint the walls round a tile, under snow or not."""
    walk, lid = ("#d3d6d3", "#ffffff") if is_snow else ("#d9ccb0", "#f6ecd2")
    painter.fillPath(_hexagon(1).subtracted(_hexagon(GROUND_SHARE)), QColor(walk))
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        paint_lines(painter, _paving(), pen(with_alpha("#6b5f48", 110), 0.006))
        for merlon in _merlons():
            painter.fillPath(merlon, QColor(lid))
            stroke_path(painter, merlon, pen("#4a4032", 0.008))
        painter.restore()
    stroke_path(painter, _hexagon(GROUND_SHARE), pen("#4a4032", 0.008))
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        painter.translate(0, -1)
        painter.fillPath(_third(_PLINTH), QColor(lid))
        painter.fillPath(_third(_FLOOR), QColor("#c3c8c6" if is_snow else "#b9aa88"))
        stroke_path(painter, _arc(_PLINTH), pen("#4a4032", 0.01))
        stroke_path(painter, _arc(_FLOOR), pen("#4a4032", 0.006))
        painter.restore()


def _paint_sketch(painter: QPainter, is_snow: bool, seed: int) -> None:
    """Paint walls and places as lines, with tufts of grass; snow stays white."""
    dice = random.Random(f"paper {seed}")
    blades, drifts = [], QPainterPath()
    for _ in range(9 if is_snow else 26):
        turn, far = dice.uniform(0, math.tau), 0.62 * math.sqrt(dice.random())
        point = QPointF(far * math.cos(turn), far * math.sin(turn))
        if is_snow:
            drifts.moveTo(point - QPointF(0.07, 0))
            drifts.quadTo(point - QPointF(0, 0.04), point + QPointF(0.07, 0))
        else:
            tips = (-0.022, 0.0, 0.022)
            blades += [QLineF(point, point + QPointF(tip, -0.05 + abs(tip))) for tip in tips]
    paint_lines(painter, blades, pen("#6f8a4a", 0.008))
    stroke_path(painter, drifts, pen("#8fa3b3", 0.008))
    stroke_path(painter, _hexagon(GROUND_SHARE), pen(_INK, 0.012))
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        for merlon in _merlons():
            stroke_path(painter, merlon, pen(_INK, 0.006))
        painter.translate(0, -1)
        painter.fillPath(_third(_PLINTH), QColor("#ffffff"))
        stroke_path(painter, _arc(_PLINTH), pen(_INK, 0.012))
        stroke_path(painter, _arc(_FLOOR), pen(_INK, 0.005))
        painter.restore()


def _paint_worth(painter: QPainter) -> None:
    """Paint the worth of a snow tile, clear of a standard."""
    y, size = _LOZENGE
    lozenge = polygon([(0, y - size), (size, y), (0, y + size), (-size, y)])
    painter.fillPath(lozenge, QColor("#ffffff"))
    stroke_path(painter, lozenge, pen("#33485a", 0.014))
    fill_sign(painter, place_path(glyph_path("3", 700), 0, y, size / 85), "#33485a")


# -- shapes ----------------------------------------------------------------------------------------


@cache
def _hexagon(reach: float) -> QPainterPath:
    turns = (math.radians(60 * i - 90) for i in range(6))
    return polygon((reach * math.cos(turn), reach * math.sin(turn)) for turn in turns)


@cache
def _third(radius: float) -> QPainterPath:
    """Return the part inside a tile of a disc round its top corner, which is the origin."""
    path = QPainterPath()
    path.arcTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), -30, -120)
    path.closeSubpath()
    return path


@cache
def _arc(radius: float) -> QPainterPath:
    """Return the round edge of `_third`."""
    rect = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(rect, -30)
    path.arcTo(rect, -30, -120)
    return path


def _along(share: float, out: float) -> Point:
    """Return a point at distances along and from the side from the top to the upper right."""
    flat = math.sqrt(3) / 2
    x, y = share - 0.5, -flat + out
    turn = math.radians(30)
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


@cache
def _merlons() -> list[QPainterPath]:
    """Return the parapet over the inner edge of that side."""
    inner = (1 - GROUND_SHARE) * math.sqrt(3) / 2
    step = (1 - 2 * _PLINTH) / _MERLONS_PER_SIDE
    merlons = []
    for i in range(_MERLONS_PER_SIDE):
        middle = _PLINTH + step * (i + 0.5)
        near, far = middle - _LONG / 2, middle + _LONG / 2
        corners = ((near, inner - _DEEP), (far, inner - _DEEP), (far, inner), (near, inner))
        merlons.append(polygon(_along(*corner) for corner in corners))
    return merlons


@cache
def _paving() -> list[QLineF]:
    """Return the joints of the walk on that side, between the merlons."""
    inner = (1 - GROUND_SHARE) * math.sqrt(3) / 2
    step = (1 - 2 * _PLINTH) / _MERLONS_PER_SIDE
    return [
        QLineF(QPointF(*_along(at, 0)), QPointF(*_along(at, inner)))
        for at in (_PLINTH + step * i for i in range(1, _MERLONS_PER_SIDE))
    ]
