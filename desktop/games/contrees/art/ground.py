"""The table of slate: grain, contour lines engraved round the land, and a compass."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.games.contrees.art.geometry import SQUEEZE_RATIO, bounds
from desktop.games.contrees.art.slab import hexes_area
from desktop.painting.lettering import glyph_path
from desktop.painting.materials.textile import noise
from desktop.painting.shapes import (
    Point,
    pen,
    pieces,
    pixel_scale,
    place_path,
    polygon,
    radial_gradient,
    stroke_path,
    with_alpha,
)
from engine.games.contrees.actions import Hex
from engine.system.memory import until_memory_is_released

#: Distance of the outermost contour line from the land, in scene units.
CONTOUR_DISTANCE = 420.0
_CONTOUR_COUNT = 12
#: Depth of the lines below the land, and the greatest reach of a stroke beyond its line.
_LOWER, _STROKE = 8.0, 3.0
#: Pixels between points of a rounded line.
_ARC = math.radians(7)
_PALE = QColor(205, 220, 216)
# Length and thickness of the grain's marks in logical pixels, and their strength.
_GRAIN = ((90.0, 40.0, 20), (7.0, 3.0, 12), (2.5, 1.4, 7))


def paint_table(painter: QPainter, rect: QRectF) -> None:
    """Fill a rect with slate, brightest left of its middle; screen only."""
    for layer in slate_layers():
        layer(painter, rect)


def slate_layers() -> list[Callable[[QPainter, QRectF], None]]:
    """Return the layers of `paint_table`, the light and then the grain; each paints quickly."""
    return [_paint_light, *(partial(_paint_grain, number=i) for i in range(len(_GRAIN)))]


def _paint_light(painter: QPainter, rect: QRectF) -> None:
    light = radial_gradient(
        rect.left() + rect.width() * 0.42, rect.top() + rect.height() * 0.36,
        max(rect.width(), rect.height()) * 0.75,
        (0, "#465255"), (0.6, "#333d40"), (1, "#1e2527"),
    )  # fmt: skip
    painter.fillRect(rect, light)


def _paint_grain(painter: QPainter, rect: QRectF, *, number: int) -> None:
    ratio = pixel_scale(painter)
    along, thick, strength = _GRAIN[number]
    columns = max(2, round(rect.width() * ratio / (along * ratio)))
    rows = max(2, round(rect.height() * ratio / (thick * ratio)))
    painter.drawImage(rect, _grain(columns, rows, strength, number))


@until_memory_is_released(6)
def _grain(columns: int, rows: int, strength: int, seed: int) -> QImage:
    """Return random light and dark spots on a transparent ground."""

    def shade(level: float) -> QColor:
        grey = 255 if level > 0 else 0
        return QColor(grey, grey, grey, round(abs(level) * strength))

    return noise(columns, rows, random.Random(seed), shade)


def contours_rect(land: Iterable[Hex]) -> QRectF:
    """Return the area that the lines round a land cover."""
    width, height = CONTOUR_DISTANCE + _STROKE, CONTOUR_DISTANCE * SQUEEZE_RATIO + _STROKE
    return bounds(land).adjusted(-width, -height, width, height).translated(0, _LOWER)


def paint_contours(painter: QPainter, land: Sequence[Hex]) -> None:
    """Paint lines round the land at growing distances, each dark and light, fading outwards."""
    for layer in contour_layers(land):
        layer(painter)


def contour_layers(land: Sequence[Hex]) -> list[Callable[[QPainter], None]]:
    """Return the layers of `paint_contours`; each paints quickly."""
    if not land:
        return []
    shore = _outer_ring(hexes_area(land))
    rings = range(1, _CONTOUR_COUNT + 1)
    return [
        partial(_paint_rings, shore=shore, rings=rings[i : i + 3])
        for i in range(0, _CONTOUR_COUNT, 3)
    ]


def _paint_rings(painter: QPainter, shore: list[Point], rings: Iterable[int]) -> None:
    share = (CONTOUR_DISTANCE - 14) / (_CONTOUR_COUNT * 17 + _CONTOUR_COUNT * _CONTOUR_COUNT)
    for i in rings:
        ring = _contour(shore, 14 + (i * 17 + i * i) * share).translated(0, _LOWER)
        alpha = round(74 * (1 - (i / (_CONTOUR_COUNT + 1)) ** 2))
        width = 1.4 if i % 4 == 0 else 0.8
        stroke_path(painter, ring.translated(0, -0.8), pen(QColor(10, 14, 15, alpha + 20), width))
        stroke_path(painter, ring, pen(with_alpha(_PALE, alpha), width))


def _contour(shore: list[Point], distance: float) -> QPainterPath:
    """Return the line at a distance outside of a closed shore, squeezed for the table."""
    turns = list(zip(shore[-2:-1] + shore[:-2], shore[:-1], shore[1:], strict=True))
    if sum(ax * by - bx * ay for (ax, ay), (bx, by), _ in turns) < 0:
        turns = [(after, here, before) for before, here, after in reversed(turns)]
    line: list[Point] = []
    for (ax, ay), (bx, by), (cx, cy) in turns:
        start = math.atan2(by - ay, bx - ax) - math.pi / 2
        bend = (math.atan2(cy - by, cx - bx) - math.pi / 2 - start + math.pi) % math.tau - math.pi
        steps = max(1, math.ceil(bend / _ARC))
        arc = [start + bend * i / steps for i in range(steps + 1)]
        points = [(bx + distance * math.cos(a), by + distance * math.sin(a)) for a in arc]
        if bend < 0:  # a bay: through its corner, so that the loop there counts as inside
            points.insert(1, (bx, by))
        line += points
    crossed = polygon((x, y * SQUEEZE_RATIO) for x, y in line)
    crossed.setFillRule(Qt.FillRule.WindingFill)
    return polygon(_outer_ring(crossed.simplified()))


def _outer_ring(area: QPainterPath) -> list[Point]:
    """Return the widest ring of an area, which is its outline without holes."""
    rings = pieces(area)
    widths = [max(x for x, _ in ring) - min(x for x, _ in ring) for ring in rings]
    return rings[widths.index(max(widths))]


def paint_compass(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint a compass rose engraved in the slate; its north wind reaches 1.3 radii up."""
    x, y = point.x(), point.y()
    for reach in (0.72, 0.66):
        painter.setPen(pen(with_alpha(_PALE, 80), radius / 74))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(point, radius * reach, radius * reach * SQUEEZE_RATIO)
    for i in range(16):
        turn = math.tau * i / 16
        reach = radius * (1.0 if i % 4 == 0 else 0.78 if i % 2 == 0 else 0.6)
        tip = (x + reach * math.sin(turn), y - reach * math.cos(turn) * SQUEEZE_RATIO)
        for side, alpha in ((-1, 70), (1, 26)):
            bend = turn + side * math.radians(22)
            flank = (
                x + radius * 0.2 * math.sin(bend),
                y - radius * 0.2 * math.cos(bend) * SQUEEZE_RATIO,
            )
            painter.fillPath(polygon([(x, y), tip, flank]), with_alpha(_PALE, alpha))
    north = place_path(glyph_path("N", 600), x, y - radius * (SQUEEZE_RATIO + 0.16), radius / 460)
    painter.fillPath(north, with_alpha(_PALE, 120))
