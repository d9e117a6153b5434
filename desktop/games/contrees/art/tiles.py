"""The tops of tiles: grass or snow with trees and rocks; the look depends only on the hex."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.art.geometry import (
    GROUND_SHARE,
    HEX_SIDE,
    SQUEEZE_RATIO,
    hexagon,
    tile_centre,
)
from desktop.painting.shapes import (
    Point,
    disc,
    mix_colours,
    paint_lines,
    pen,
    polygon,
    radial_gradient,
    smooth,
    stroke_path,
    with_alpha,
)
from engine.games.contrees.actions import Hex

_BARK = "#5a3f28"
#: Green, and under snow.
_NEEDLES = (("#5f8a4e", "#35572f"), ("#f6fafc", "#a9bccb"))


def paint_pine(painter: QPainter, *, is_snow: bool = False) -> None:
    """Paint a pine, 28 units high, lit from the left."""
    _shade(painter, 5, 1.5, 8, 3.2)
    painter.fillRect(QRectF(-1.1, -4, 2.2, 5), QColor(_BARK))
    lit, shaded = _NEEDLES[is_snow]
    for width, height, foot in ((8.0, 11.0, -3.0), (6.4, 10.0, -9.0), (4.6, 9.0, -15.0)):
        tip, fold = (0.0, foot - height), (0.0, foot + 1.6)
        painter.fillPath(polygon([tip, (-width, foot), fold]), QColor(lit))
        painter.fillPath(polygon([tip, (width, foot), fold]), QColor(shaded))


def paint_round_tree(painter: QPainter) -> None:
    """Paint a tree with a round crown."""
    _shade(painter, 5, 1, 8, 3.4)
    painter.fillRect(QRectF(-1.2, -5, 2.4, 6), QColor(_BARK))
    for x, y, radius, leaves in (
        (0.0, -11.0, 7.5, "#4f7a3c"), (-3.0, -12.0, 5.4, "#6d9a4f"), (-4.5, -14.0, 3.0, "#8fb868"),
    ):  # fmt: skip
        painter.fillPath(disc(x, y, radius), QColor(leaves))


def paint_rock(painter: QPainter) -> None:
    """Paint a boulder with a lit and a shaded side."""
    _shade(painter, 3, 1, 9, 4)
    painter.fillPath(polygon([(-8, 0), (-5, -7), (0, -10), (1, 0)]), QColor("#c9c2b2"))
    painter.fillPath(polygon([(0, -10), (6, -6), (8, 0), (1, 0)]), QColor("#7f7a70"))


def _shade(painter: QPainter, x: float, y: float, width: float, height: float) -> None:
    shade = QPainterPath()
    shade.addEllipse(QPointF(x, y), width, height)
    painter.fillPath(shade, QColor(20, 30, 10, 72))


_BLOTCHES, _TUFTS, _DRIFTS = 16, 150, 26


def ground(tile: Hex, scale: float = GROUND_SHARE) -> QPainterPath:
    """Return the hexagon of grass or snow inside the walls of a tile."""
    path = QPainterPath()
    path.addPolygon(hexagon(tile, scale))
    path.closeSubpath()
    return path


def paint_top(painter: QPainter, tile: Hex, is_snow: bool) -> None:
    """Paint grass or snow of a tile, without trees and rocks."""
    dice = random.Random(f"top {tile}")
    centre, ground_path = tile_centre(tile), ground(tile)
    x, y = centre.x() - HEX_SIDE * 0.25, centre.y() - HEX_SIDE * 0.3
    if is_snow:
        stops = ((0, "#ffffff"), (0.55, "#eef3f7"), (1, "#bccbd8"))
        painter.fillPath(ground_path, radial_gradient(x, y, HEX_SIDE * 1.25, *stops))
    else:
        lit = mix_colours("#a3bf72", "#b2bd6c", dice.random())
        plain = mix_colours("#86a25b", "#7f9a55", dice.random())
        painter.fillPath(
            ground_path,
            radial_gradient(x, y, HEX_SIDE * 1.25, (0, lit), (0.55, plain), (1, "#617d41")),
        )
    painter.save()
    painter.setClipPath(ground_path, Qt.ClipOperation.IntersectClip)
    for i in range(_BLOTCHES):
        blotch = _blotch(dice, centre)
        if is_snow:
            painter.fillPath(blotch, QColor(150, 178, 204, 34))
        else:
            painter.fillPath(blotch, QColor(60, 90, 30, 26) if i % 2 else QColor(214, 222, 140, 26))
    if is_snow:
        _paint_drifts(painter, dice, centre)
    else:
        _paint_tufts(painter, dice, centre)
    painter.restore()
    stroke_path(painter, ground_path, pen(with_alpha("#2a251f", 170), 1.1))


def _spot(dice: random.Random, centre: QPointF, reach: float) -> Point:
    """Return a random point round the middle, evenly distributed."""
    turn, far = dice.uniform(0, math.tau), HEX_SIDE * reach * math.sqrt(dice.random())
    return centre.x() + far * math.cos(turn), centre.y() + far * math.sin(turn) * SQUEEZE_RATIO


def _blotch(dice: random.Random, centre: QPointF) -> QPainterPath:
    x, y = _spot(dice, centre, 0.8)
    size = dice.uniform(7, 19)
    ring = []
    for i in range(6):
        turn = i * math.tau / 6
        ring.append(
            (
                x + size * dice.uniform(1.05, 1.95) * math.cos(turn),
                y + size * dice.uniform(0.42, 0.77) * math.sin(turn),
            )
        )
    return smooth(ring, closed=True)


def _paint_tufts(painter: QPainter, dice: random.Random, centre: QPointF) -> None:
    dark: list[QLineF] = []
    bright: list[QLineF] = []
    for i in range(_TUFTS):
        x, y = _spot(dice, centre, 0.86)
        height = dice.uniform(1.9, 3.6)
        blades = dark if i % 3 else bright
        blades += [QLineF(x, y, x + lean, y - height) for lean in (-1.2, 0, 1.2)]
    paint_lines(painter, dark, pen(with_alpha("#4d6a31", 120), 0.7))
    paint_lines(painter, bright, pen(with_alpha("#c3d38b", 120), 0.7))


def _paint_drifts(painter: QPainter, dice: random.Random, centre: QPointF) -> None:
    arcs = QPainterPath()
    for _ in range(_DRIFTS):
        x, y = _spot(dice, centre, 0.8)
        width = dice.uniform(4.5, 11)
        arcs.moveTo(x - width, y)
        arcs.quadTo(x, y - 2.9, x + width, y)
    stroke_path(painter, arcs, pen(with_alpha("#9fb6ca", 110), 0.9))


def paint_landscape(painter: QPainter, tile: Hex, is_snow: bool) -> None:
    """Paint the trees and rocks of a tile of the land."""
    painter.save()
    painter.translate(tile_centre(tile))
    plant(painter, random.Random(f"grown {tile}"), is_snow)
    painter.restore()


def plant(
    painter: QPainter, dice: random.Random, is_snow: bool, squeeze: float = SQUEEZE_RATIO
) -> None:
    """Paint two groups of trees or rocks, away from the middle of the tile at the origin."""
    kind = dice.randrange(4)
    grown = []
    for group, heading in enumerate(dice.sample((20, 160, 200, 340, 140, 40), 2)):
        turn = math.radians(heading + dice.uniform(-8, 8))
        x, y = HEX_SIDE * 0.52 * math.cos(turn), HEX_SIDE * 0.52 * math.sin(turn) * squeeze
        for _ in range(dice.randint(2, 3)):
            sort = dice.randrange(3) if group else kind
            size = dice.uniform(0.68, 0.9)
            grown.append((y + dice.uniform(-7, 7), x + dice.uniform(-13, 13), sort, size))
    for y, x, sort, size in sorted(grown):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        if is_snow:
            paint_pine(painter, is_snow=True)
        elif sort == 0:
            paint_pine(painter)
        elif sort == 1:
            paint_rock(painter)
        else:
            paint_round_tree(painter)
        painter.restore()
