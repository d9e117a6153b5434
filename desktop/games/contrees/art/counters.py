"""Pieces to cut out of paper and lay on printed tiles: towers from above, and standards."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.art.dyes import Dye, dye
from desktop.painting.heraldry import charge_path, fill_sign, ground_for, paint_border
from desktop.painting.shapes import (
    Point,
    disc,
    linear_gradient,
    mix_colours,
    pen,
    place_path,
    polygon,
    radial_gradient,
    stroke_path,
)
from engine.core.values import Seat

_INK = "#2a2118"
_GOLD, _CREAM = "#f5dd9a", "#fff9e8"
_STONE = ((0, "#f9f0d9"), (1, "#b7a785"))


def paint_tower_counter(painter: QPainter, seat: Seat, diameter: float) -> None:
    """Paint a tower seen from above, centred at the origin.

    The seats differ even without colours: the first has a round ribbed roof, the second a crown of
    eight merlons.
    """
    cloth = dye(seat)
    painter.save()
    painter.scale(diameter / 2, diameter / 2)
    if seat == 0:
        painter.fillPath(disc(0, 0, 1), radial_gradient(-0.3, -0.3, 1.5, *_STONE))
        stroke_path(painter, disc(0, 0, 0.985), pen(_INK, 0.015))
        _paint_roof(painter, cloth)
    else:
        crown = _crown()
        painter.fillPath(crown, radial_gradient(-0.3, -0.3, 1.5, *_STONE))
        stroke_path(painter, crown, pen(_INK, 0.015))
        painter.fillPath(disc(0, 0, 0.74), QColor("#6b4410"))
    painter.fillPath(disc(0, 0, 0.66), ground_for(cloth.base, _CREAM))
    paint_border(painter, disc(0, 0, 0.66), pen(_GOLD, 0.05), cloth.base)
    fill_sign(painter, place_path(charge_path(cloth.charge), 0, 0, 0.46), _CREAM, cloth.base)
    painter.restore()


def paint_standard_counter(painter: QPainter, seat: Seat, side: float) -> None:
    """Paint a square marker of possession with a seat's cloth and charge, centred at the origin.

    The hem of the first seat is plain, that of the second is embattled.
    """
    cloth = dye(seat)
    painter.save()
    painter.scale(side / 2, side / 2)
    square = QRectF(-1, -1, 2, 2)
    base = ground_for(cloth.base, _CREAM)
    sheen = ((0, mix_colours(base, "#ffffff", 0.1)), (0.45, base), (1, cloth.dark))
    painter.fillRect(square, linear_gradient(-1, -1, 1, 1, *sheen))
    paint_border(painter, _hem(embattled=seat == 1), pen(_GOLD, 0.05), cloth.base)
    fill_sign(painter, place_path(charge_path(cloth.charge), 0, 0, 0.55), _CREAM, cloth.base)
    edge = QPainterPath()
    edge.addRect(square)
    stroke_path(painter, edge, pen(_INK, 0.014))
    painter.restore()


def _paint_roof(painter: QPainter, cloth: Dye) -> None:
    """Paint eight faces of a cone, lit from the upper left."""
    count, reach = 8, 0.9
    for i in range(count):
        turns = [math.tau * (i + end) / count for end in (0, 1)]
        lit = 0.5 + 0.5 * math.cos((turns[0] + turns[1]) / 2 - math.radians(225))
        points = [(reach * math.cos(turn), reach * math.sin(turn)) for turn in turns]
        face = polygon([(0, 0), *points])
        painter.fillPath(face, mix_colours(cloth.dark, cloth.light, lit))
        stroke_path(painter, face, pen(cloth.dark, 0.014))


def _crown() -> QPainterPath:
    """Return a wheel of eight merlons."""
    inner, points = 0.82, list[Point]()
    for i in range(8):
        for reach, share in ((inner, 0.0), (inner, 0.22), (1.0, 0.22), (1.0, 0.78), (inner, 0.78)):
            turn = math.tau * (i + share) / 8
            points.append((reach * math.cos(turn), reach * math.sin(turn)))
    return polygon(points)


def _hem(*, embattled: bool) -> QPainterPath:
    near, step = 0.84, 0.84 / 3.5
    points: list[Point] = []
    for turn in range(4):
        side: list[Point] = [(-near, -near)]
        for i in range(7 if embattled else 0):
            y = -near if i % 2 == 0 else -near + 0.1
            side += [(-near + i * step, y), (-near + (i + 1) * step, y)]
        for x, y in side:
            for _ in range(turn):
                x, y = -y, x
            points.append((x, y))
    return polygon(points)
