"""Ornaments of the sea, each painted round the origin: the compass rose and ships."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath

from desktop.games.condottiere.art.inks import GOLD, INK, PARCHMENT, SEAL
from desktop.painting.heraldry import charge_path
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    paint_lines,
    pen,
    place_path,
    polygon,
    stroke_path,
    with_alpha,
)
from desktop.painting.svg_path import parse

_HULL = parse("M-30 0 C-28 8 -20 13 -6 13 L16 13 C26 13 32 4 36 -6 L30 -4 C24 2 -20 3 -30 0 Z")
_CASTLE = parse("M22 -2 L36 -7 L35 -14 L24 -10 Z")
_MAINSAIL = parse("M14 -50 C10 -34 12 -16 20 -2 C4 -6 -12 -6 -24 -4 C-10 -16 4 -30 14 -50 Z")
_FORESAIL = parse(
    "M-16 -32 C-18 -22 -18 -12 -14 -4 C-22 -7 -30 -7 -36 -5 C-28 -12 -20 -22 -16 -32 Z"
)
_PENNANT = parse("M-2 -44 C2 -47 6 -42 12 -45 L12 -41 C6 -38 2 -43 -2 -40 Z")
_CROSS = parse("M0 -20 H5 V-14 H11 V-9 H5 V-3 H0 V-9 H-6 V-14 H0 Z")
_WAVES = (
    parse("M-40 16 c5 -3 7 3 12 0 c5 -3 7 3 12 0 c5 -3 7 3 12 0 c5 -3 7 3 12 0 c5 -3 7 3 12 0"),
    parse("M-30 19.5 c5 -3 7 3 12 0 c5 -3 7 3 12 0 c5 -3 7 3 12 0 c5 -3 7 3 12 0"),
)


def paint_rose(painter: QPainter, radius: float) -> None:
    """Paint a compass rose; its lily points north."""
    r = radius
    ring = disc(0, 0, r * 0.78)
    ring.addPath(disc(0, 0, r * 0.72))
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(ring, with_alpha(PARCHMENT, 190))
    for share, width, alpha in ((0.78, 1.2, 217), (0.72, 0.7, 178), (0.46, 0.7, 153)):
        stroke_path(painter, disc(0, 0, r * share), pen(with_alpha(INK, alpha), width))
    ticks = []
    for i in range(32):
        x, y = math.cos(math.tau * i / 32), math.sin(math.tau * i / 32)
        ticks.append(QLineF(x * r * 0.72, y * r * 0.72, x * r * 0.78, y * r * 0.78))
    paint_lines(painter, ticks, pen(with_alpha(INK, 217), 1.0))
    for i in range(1, 16, 2):
        _paint_ray(painter, i * 22.5, r * 0.52, r * 0.055, "#c9a24e")
    for turn in (45, 135, 225, 315):
        _paint_ray(painter, turn, r * 0.74, r * 0.10, "#3f6d80")
    for turn in (0, 90, 180, 270):
        _paint_ray(painter, turn, r * 0.98, r * 0.135, SEAL)
    paint_engraved(painter, disc(0, 0, r * 0.12), GOLD, 0.8)
    painter.fillPath(disc(0, 0, r * 0.05), QColor(SEAL))
    paint_engraved(painter, place_path(charge_path("lily"), 0, -r * 1.13, r * 0.18), SEAL, 0.6)


def paint_ship(painter: QPainter, scale: float, *, east: bool = True) -> None:
    """Paint a round ship under sail, with its waterline at the origin."""
    painter.save()
    painter.scale(scale if east else -scale, scale)
    paint_engraved(
        painter, _HULL, linear_gradient(0, 0, 0, 13, (0, "#a0744a"), (1, "#6a4526")), 0.9
    )
    paint_engraved(painter, _CASTLE, "#a97b46", 0.8)
    paint_lines(painter, [QLineF(-22 + i * 5, 7, -27 + i * 5, 18) for i in range(9)], pen(INK, 0.7))
    paint_lines(
        painter, [QLineF(-26, 6, 28, 5), QLineF(-22, 9, 24, 8.6)], pen(with_alpha(INK, 150), 0.5)
    )
    paint_lines(painter, [QLineF(0, 2, -2, -44), QLineF(-22, 1, -24, -26)], pen(INK, 1.6))
    paint_engraved(
        painter, _MAINSAIL, linear_gradient(-20, -40, 20, 0, (0, "#fbf4e0"), (1, "#d8c498")), 0.8
    )
    painter.fillPath(_CROSS, QColor(SEAL))
    paint_engraved(painter, _FORESAIL, "#efe0ba", 0.8)
    paint_engraved(painter, _PENNANT, SEAL, 0.6)
    for wave in _WAVES:
        stroke_path(painter, wave, pen(with_alpha("#2d5563", 204), 0.8))
    painter.restore()


def paint_engraved(
    painter: QPainter,
    path: QPainterPath,
    fill: str | QColor | QGradient,
    width: float,
    ink: str = INK,
) -> None:
    """Paint a shape in its colour with an engraved outline."""
    painter.fillPath(path, QBrush(fill) if isinstance(fill, QGradient) else QColor(fill))
    stroke_path(painter, path, pen(ink, width))


def _paint_ray(painter: QPainter, turn: float, length: float, width: float, dark: str) -> None:
    """Paint one ray of the rose, half pale and half dark."""
    painter.save()
    painter.rotate(turn)
    paint_engraved(painter, polygon([(0, 0), (-width, -width), (0, -length)]), "#f8eed2", 0.6)
    paint_engraved(painter, polygon([(0, 0), (width, -width), (0, -length)]), dark, 0.6)
    painter.restore()
