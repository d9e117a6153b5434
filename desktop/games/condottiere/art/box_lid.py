"""The lids of the two boxes: the map in colours, and a captain's helmet before a burning sky.

The shelf adds the titles.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.condottiere.art.inks import BORDER, COAST, SEAL
from desktop.games.condottiere.art.map.chart import Peak
from desktop.games.condottiere.art.map.coast import paint_mainland, paint_sea
from desktop.games.condottiere.art.map.geometry import (
    REGIONS,
    city_point,
    italy_path,
    land_path,
    region_path,
)
from desktop.games.condottiere.art.map.relief import paint_mountains, paint_peak
from desktop.games.condottiere.art.ornaments import paint_engraved, paint_rose, paint_ship
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import (
    Point,
    disc,
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    polygon,
    radial_gradient,
    smooth,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import parse

#: Tolerance of the coast in map units: the lid is small when printed.
_COAST_TOLERANCE = 5.0
#: Line width on the lid relative to the map.
_LINE_WIDTH_FACTOR = 1.7
_TINTS = ("#e6c98b", "#d9a978", "#c9c58a", "#e2b6a0", "#cdb58f", "#b9c3a0")
# The barbute is drawn round the origin, 124 wide and 152 high.
_HELM = (
    "M0 -72 C36 -70 52 -42 50 -4 C49 20 55 44 62 62 Q40 76 14 80 L9 22 L-9 22 L-14 80 "
    "Q-40 76 -62 62 C-55 44 -49 20 -50 -4 C-52 -42 -36 -70 0 -72 Z"
)
_EYES = (
    "M-8 22 L-9 -2 C-18 2 -30 2 -37 -6 C-34 -20 -20 -22 -6 -16 L0 -6 L6 -16 "
    "C20 -22 34 -20 37 -6 C30 2 18 2 9 -2 L8 22 Z"
)
_BANNER = "M0 0 C14 -4 20 4 36 1 L28 14 L36 26 C20 29 14 20 0 27 Z"
_STEEL = (
    (0.0, "#4d5561"), (0.12, "#aab3bd"), (0.3, "#f3f5f6"), (0.45, "#b5bdc6"),
    (0.62, "#77808c"), (0.82, "#3f4650"), (0.94, "#7c6a5e"), (1.0, "#c48a55"),
)  # fmt: skip
#: Place, tilt and banner of each lance.
_LANCES = (
    (0.10, -2.4, "#1f5fae"), (0.24, -3.4, "#c9a24b"),
    (0.76, 3.4, "#2f6d4d"), (0.90, 2.4, "#9e2b25"),
)  # fmt: skip


def paint_lid_first(painter: QPainter, width: float, height: float, *, paper: bool = False) -> None:
    """Paint the first edition's box: Italy between two seas (designed for 212 by 346)."""
    painter.save()
    painter.setClipRect(QRectF(0, 0, width, height), Qt.ClipOperation.IntersectClip)
    scale = width / 970
    painter.translate(-50 * scale, height * 0.235)
    painter.scale(scale, scale)
    area = QRectF(50, -height * 0.235 / scale, 970, height / scale)
    paint_sea(
        painter, area, QPointF(880, 330), paper=paper, rough=_COAST_TOLERANCE if paper else 0.0
    )
    paint_mainland(painter, area, paper=paper)
    for number, region in enumerate(REGIONS):
        path = region_path(region)
        colour = _TINTS[(number * 5 + number // 3) % len(_TINTS)]
        painter.fillPath(path, QColor(colour))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for edge, alpha in ((26, 60), (12, 90)):
            stroke_path(painter, path, pen(with_alpha(QColor(colour).darker(135), alpha), edge))
        painter.restore()
    for region in REGIONS:
        stroke_path(
            painter, region_path(region), pen(with_alpha(BORDER, 200), 3.4, dash=(2.6, 1.8))
        )
    stroke_path(painter, italy_path(), pen(COAST, 5))
    stroke_path(painter, land_path(), pen(COAST, 3.4))
    _paint_alps(painter, area)
    paint_mountains(painter, area)
    for region in REGIONS:
        point = city_point(region)
        painter.fillPath(disc(point.x() + 2, point.y() + 3, 13), QColor(0, 0, 0, 90))
        painter.fillPath(disc(point.x(), point.y(), 12.5), QColor("#f6e8c6"))
        painter.fillPath(disc(point.x(), point.y(), 9), QColor(SEAL))
    for x, y, turned in ((330, 800, False), (160, 560, True)):
        painter.save()
        painter.translate(x, y)
        paint_ship(painter, 1.2 if turned else 2.2, east=not turned)
        painter.restore()
    painter.translate(880, 330)
    paint_rose(painter, 88)
    painter.restore()


def paint_lid_third(painter: QPainter, width: float, height: float, *, paper: bool = False) -> None:
    """Paint the third edition's box: a barbute with a red plume among lances.

    It is designed for 212 by 346.
    """
    lid = QRectF(0, 0, width, height)
    painter.save()
    painter.setClipRect(lid, Qt.ClipOperation.IntersectClip)
    dusk = (0, "#2a1015"), (0.35, "#7b2222"), (0.62, "#d9833f"), (0.72, "#f0c172"), (1, "#3a1c14")
    painter.fillRect(lid, vertical_gradient(0, height, *dusk))
    if not paper:
        sun = (0, with_alpha("#ffe296", 170)), (1, with_alpha("#ffc878", 0))
        painter.fillRect(lid, radial_gradient(width / 2, height * 0.62, width * 0.7, *sun))
    _paint_hills(painter, width, height, 0.66, 9, "#8a4630", 2)
    for at, full_height, wide in (
        (0.085, 26, 7), (0.13, 38, 6), (0.18, 22, 9), (0.79, 30, 7), (0.85, 44, 6.5), (0.9, 25, 9),
    ):  # fmt: skip
        _paint_tower(
            painter, at * width, height * 0.68, full_height * width / 212, wide * width / 212
        )
    _paint_hills(painter, width, height, 0.72, 7, "#5c2b20", 5)
    for at, lean, colour in _LANCES:
        _paint_lance(painter, width * at, height, lean, colour, width / 212)
    painter.save()
    painter.translate(width / 2, height * 0.655)
    painter.scale(width / 200 * 1.08, width / 200 * 1.08)
    _paint_helmet(painter, paper)
    painter.restore()
    if not paper:
        dark = (0, with_alpha("#140606", 0)), (1, with_alpha("#140606", 190))
        painter.fillRect(
            QRectF(0, height * 0.8, width, height * 0.2),
            vertical_gradient(height * 0.8, height, *dark),
        )
    painter.restore()


def _paint_alps(painter: QPainter, area: QRectF) -> None:
    """Paint rows of mountains between the upper edge of the lid and the map's own mountains."""
    dice = random.Random(8)
    painter.save()
    painter.scale(_LINE_WIDTH_FACTOR, _LINE_WIDTH_FACTOR)
    y, row = area.top() + 20, 0
    while y < 95:
        for i in range(-1, 12):
            x = 60 + i * 92 + (46 if row % 2 else 0) + dice.uniform(-16, 16)
            foot, size = y + dice.uniform(-7, 7), dice.uniform(46, 68)
            if foot < -50 or x > 740:
                peak = Peak(
                    x / _LINE_WIDTH_FACTOR,
                    foot / _LINE_WIDTH_FACTOR,
                    size * 1.1 / _LINE_WIDTH_FACTOR,
                    size / _LINE_WIDTH_FACTOR,
                )
                paint_peak(painter, peak, dice, abroad=True)
        y += 42
        row += 1
    painter.restore()


def _paint_hills(
    painter: QPainter, width: float, height: float, at: float, rough: float, colour: str, seed: int
) -> None:
    dice = random.Random(seed)
    crest: list[Point] = [(-10, height * at)]
    crest += [
        (i * width / 8, height * at + dice.uniform(-rough, rough) * width / 212) for i in range(9)
    ]
    crest.append((width + 10, height * at))
    path = smooth(crest)
    path.lineTo(width + 10, height)
    path.lineTo(-10, height)
    path.closeSubpath()
    painter.fillPath(path, QColor(colour))


def _paint_tower(painter: QPainter, x: float, foot: float, height: float, width: float) -> None:
    painter.fillRect(QRectF(x, foot - height, width, height + 10), QColor("#6d3426"))
    roof = [
        (x - 1.5, foot - height),
        (x + width + 1.5, foot - height),
        (x + width / 2, foot - height - 7),
    ]
    painter.fillPath(polygon(roof), QColor("#57261d"))


def _paint_lance(
    painter: QPainter, x: float, height: float, lean: float, colour: str, scale: float
) -> None:
    """Paint a lance planted below the lid, with a banner blowing towards the middle."""
    painter.save()
    painter.translate(x, height * 1.12)
    painter.rotate(lean)
    top = -height * 0.80
    paint_lines(painter, [QLineF(0, 0, 0, top)], pen("#20100a", 2.6 * scale))
    paint_lines(painter, [QLineF(-0.5, 0, -0.5, top)], pen("#c9b38a", scale))
    tip = height * 0.06
    painter.fillPath(
        polygon([(0, top - tip), (3 * scale, top), (-3 * scale, top)]), QColor("#e8e8ea")
    )
    painter.translate(0, top + height * 0.03)
    painter.scale(scale if lean < 0 else -scale, scale)
    silk = QColor(colour)
    folds = linear_gradient(0, 0, 36, 0, (0, silk.lighter(125)), (0.6, silk.darker(130)), (1, silk))
    paint_engraved(painter, parse(_BANNER), folds, 0.8, "#2a0d08")
    painter.restore()


def _paint_helmet(painter: QPainter, paper: bool) -> None:
    """Paint a barbute: steel lit from the left, golden rims, a plume of red feathers."""
    dice = random.Random(3)
    for i in range(46):
        share = i / 45
        turn = math.radians(200 - 150 * share)
        reach = 50 + 24 * math.sin(share * 3.1) + dice.uniform(-5, 5)
        x0, y0 = dice.uniform(-3, 3), -62.0
        x1 = reach * math.cos(turn) * 1.05 + 14
        y1 = -68 - abs(math.sin(turn)) * reach * 0.62
        feather = QPainterPath(QPointF(x0, y0))
        feather.cubicTo(
            x0 + (x1 - x0) * 0.25, y0 - 34, x0 + (x1 - x0) * 0.8, y1 - 16,
            x1, y1 + 12 * math.sin(share * 9),
        )  # fmt: skip
        red = mix_colours("#7d1420", "#e2544e", dice.random())
        stroke_path(painter, feather, pen(red, 3.4 * (1 - 0.3 * dice.random())))
    helm, eyes = parse(_HELM), parse(_EYES)
    paint_shadow(painter, helm, QColor(0, 0, 0, 200), 6, 4, 7, paper=paper)
    painter.fillPath(polygon([(-40, -14), (40, -14), (30, 80), (-30, 80)]), QColor("#120a0a"))
    steel = helm.subtracted(eyes)
    paint_engraved(painter, steel, linear_gradient(-60, 0, 62, 0, *_STEEL), 1.4, "#14151a")
    if not paper:
        light = (
            (0, with_alpha("#fff", 70)),
            (0.4, with_alpha("#fff", 0)),
            (1, with_alpha("#1e0a00", 120)),
        )
        painter.fillPath(steel, vertical_gradient(-72, 80, *light))
    stroke_path(painter, eyes, pen("#6b4a16", 4.6))
    stroke_path(painter, eyes, pen("#e2bd68", 2.8))
    paint_lines(painter, [QLineF(0, -73, 0, -18)], pen("#3b424c", 4))
    paint_lines(painter, [QLineF(-0.8, -73, -0.8, -18)], pen("#eef1f3", 1.6))
    for side in (-1, 1):
        for i in range(6):
            x, y = side * (18 + 8 * i), 69.0 - 2 * i
            stud = radial_gradient(x - 0.8, y - 0.8, 3, (0, "#fff0c0"), (1, "#8a6426"))
            painter.fillPath(disc(x, y, 2.3), stud)
