"""The standard of a seat in the middle of a tile it possesses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.art.dyes import Dye, dye
from desktop.games.contrees.art.geometry import HEX_SIDE, SQUEEZE_RATIO, tile_centre
from desktop.games.contrees.art.stone import fill, paint_plate
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import charge_path
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    mix_colours,
    pen,
    place_path,
    polygon,
    polyline,
    stroke_path,
    with_alpha,
)
from engine.core.values import Seat
from engine.games.contrees.actions import Hex

#: The area of a standard with its shadow, the foot of its pole at the origin.
STANDARD_RECT = QRectF(-26, -78, 80, 104)
_SCALE = 0.847
#: The y of the crossbar, and of the lower edge of the gonfalon.
_TOP, _FOOT = -66.0, -12.0


def standard_point(tile: Hex) -> QPointF:
    """Return the foot of the pole of a tile's standard."""
    return tile_centre(tile) + QPointF(0, HEX_SIDE * 0.2 * SQUEEZE_RATIO + HEX_SIDE * 0.02)


def paint_standard(
    painter: QPainter, seat: Seat, unrolled: float = 1.0, *, paper: bool = False
) -> None:
    """Paint pole and gonfalon of a seat; `unrolled` is the visible share of the cloth, 0 to 1."""
    cloth = dye(seat)
    painter.save()
    painter.scale(_SCALE, _SCALE)
    ground = polygon([(0, 0), (40, 13), (56, 20), (30, 22), (2, 3)])
    paint_shadow(painter, ground, QColor(10, 14, 5, 110), 3, paper=paper)
    paint_plate(painter, 1, 11, "#6b5a3c", flat=0.5)
    paint_plate(painter, -1.5, 8.5, "#8e7a54", flat=0.5, edge=False)
    stroke_path(painter, polyline([(0, -1), (0, -74)]), pen("#2b1d10", 4.6))
    stroke_path(painter, polyline([(-0.4, -1), (-0.4, -74)]), pen("#a67c48", 2.6))
    stroke_path(painter, polyline([(-24, _TOP), (24, _TOP)]), pen("#2b1d10", 4))
    stroke_path(painter, polyline([(-24, _TOP - 0.4), (24, _TOP - 0.4)]), pen("#b98a50", 2.2))
    hangs = _TOP + (_FOOT - _TOP) * max(0.0, min(1.0, unrolled))
    painter.save()
    if unrolled < 1:
        painter.setClipRect(QRectF(-40, -90, 90, hangs + 90), Qt.ClipOperation.IntersectClip)
    _paint_cloth(painter, cloth, paper)
    painter.restore()
    if unrolled < 1:
        _paint_roll(painter, cloth, hangs)
    for x in (-24, 24):
        fill(painter, disc(x, _TOP - 0.3, 3), QColor("#e9c46a"), pen("#2b1d10", 0.8))
    spike = polygon([(0, -86), (4, -77), (0, -72), (-4, -77)])
    fill(painter, spike, QColor("#e9c46a"), pen("#2b1d10", 0.8))
    painter.restore()


def _paint_cloth(painter: QPainter, cloth: Dye, paper: bool) -> None:
    """Paint the cloth of a standard with its folds."""
    body = gonfalon()
    paint_shadow(painter, body, QColor(10, 10, 5, 130), 2.4, 3, 3, paper=paper)
    folds = linear_gradient(
        -21, 0, 21, 0,
        (0, cloth.base), (0.18, cloth.light), (0.36, cloth.base),
        (0.55, mix_colours(cloth.base, cloth.light, 0.4)), (0.78, cloth.dark), (1, cloth.base),
    )  # fmt: skip
    fill(painter, body, folds, pen(with_alpha("#140e06", 210), 1))
    hem = polygon(
        [(-17.5, -62), (17.5, -62), (17.3, -22), (10.4, -16.4), (0, -24), (-10.4, -16.4),
         (-17.3, -22)]
    )  # fmt: skip
    stroke_path(painter, hem, pen("#f5dd9a", 1.6))
    charge = place_path(charge_path(cloth.charge), 0, -43, 14.6)
    painter.fillPath(charge.translated(0.6, 1.1), QColor(0, 0, 0, 110))
    painter.fillPath(charge, QColor("#fff9e8"))


def _paint_roll(painter: QPainter, cloth: Dye, y: float) -> None:
    """Paint the rolled-up rest of the cloth at the lower edge of the visible part."""
    roll = QPainterPath()
    roll.addRoundedRect(QRectF(-22, y - 3, 44, 6), 3, 3)
    light = linear_gradient(
        0, y - 3, 0, y + 3, (0, cloth.light), (0.5, cloth.base), (1, cloth.dark)
    )
    fill(painter, roll, light, pen(with_alpha("#140e06", 210), 1))


def gonfalon() -> QPainterPath:
    """Return the outline of the cloth, which hangs from y -65."""
    body = QPainterPath(QPointF(-20.5, -65))
    body.lineTo(20.5, -65)
    body.cubicTo(21.5, -48, 19.5, -34, 20.5, -20)
    body.lineTo(10.5, -12)
    body.lineTo(0, -20)
    body.lineTo(-10.5, -12)
    body.lineTo(-20.5, -20)
    body.cubicTo(-19.5, -34, -21.5, -48, -20.5, -65)
    return body
