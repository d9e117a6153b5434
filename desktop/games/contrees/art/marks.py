"""Marks at corners, each with the corner at the origin: rings, barred places, liberties."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.contrees.art.dyes import dye
from desktop.games.contrees.art.stone import BROKEN, paint_drum, paint_rubble
from desktop.painting.contrast import CHOSEN, DANGER, LAST, paint_high_contrast
from desktop.painting.effects import Mode, paint_glow, paint_shadow
from desktop.painting.shapes import (
    disc,
    mix_colours,
    paint_lines,
    pen,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from engine.core.values import Seat

#: The area that a mark at the foot of a corner covers.
RING_RECT = QRectF(-36, -34, 72, 66)
#: The area of the red cross at the head of a doomed tower.
CROSS_RECT = QRectF(2, -70, 34, 34)
_CROSS = QPointF(18.5, -52)


def paint_last(painter: QPainter) -> None:
    """Paint a pale ring at the foot of the tower built last; drawn below it."""
    ring = _ring(20.7, 14.8, 2.6)
    paint_glow(painter, ring, QColor(255, 233, 173, 215), 4.5, 5, Mode.CompositionMode_Screen)
    stroke_path(painter, ring, pen("#fff0c0", 2.2))
    paint_high_contrast(painter, ring, LAST, 4)


def paint_hover(painter: QPainter) -> None:
    """Paint a halo and a dashed ring round the corner under the pointer; drawn below the ghost."""
    ring = _ring(20.7, 14.8, 1.7)
    paint_glow(painter, ring, QColor(159, 220, 255, 190), 6, 5, Mode.CompositionMode_Screen)
    stroke_path(painter, ring, pen(QColor(6, 26, 42, 150), 3.4))
    stroke_path(painter, ring, pen("#d8f1ff", 1.8, dash=(2.6, 2.6)))
    paint_high_contrast(painter, ring, CHOSEN, 4)


def paint_focus(painter: QPainter) -> None:
    """Paint the keyboard focus of a corner: a pale ring with a dark edge."""
    ring = _ring(24.5, 17.6, 0)
    stroke_path(painter, ring, pen(QColor(8, 12, 20, 220), 5))
    stroke_path(painter, ring, pen("#ffffff", 2.2))
    paint_high_contrast(painter, ring, CHOSEN, 4)


def paint_barred(painter: QPainter) -> None:
    """Paint a corner where a tower just fell: stump, rubble, and a red ring with a bar.

    It replaces the turret.
    """
    paint_drum(painter, 0, 10.6, 7.6, BROKEN)
    paint_rubble(painter, 0, -7, 16, 14.5, seed=9)
    ring = _ring(19.6, 14.4, -5)
    bar = [QLineF(-13.7, -15.2, 13.7, 5.2)]
    stroke_path(painter, ring, pen(QColor(40, 8, 8, 170), 4.6))
    paint_lines(painter, bar, pen(QColor(40, 8, 8, 170), 4.6))
    stroke_path(painter, ring, pen("#f04e4e", 2.5))
    paint_lines(painter, bar, pen("#f04e4e", 2.5))
    paint_high_contrast(painter, ring, DANGER, 4)


def paint_liberty(painter: QPainter, seats: Sequence[int]) -> None:
    """Paint the liberty of groups of one or both seats.

    It is a bead over the turret in the seat's colour, or half in each.
    """
    light = mix_colours(dye(seats[0]).light, "#ffffff", 0.4)
    paint_glow(painter, disc(0, -15, 6.5), with_alpha(light, 200), 3.4, 3)
    painter.fillPath(disc(0, -15, 7.2), QColor("#fff6dc"))
    width = 11.2 / len(seats)
    for number, seat in enumerate(seats):
        colour, part = dye(seat), QPainterPath()
        part.addRect(QRectF(-5.6 + width * number, -20.6, width, 11.2))
        bead = disc(0, -15, 5.6).intersected(part)
        painter.fillPath(bead, vertical_gradient(-21, -9, (0, colour.light), (1, colour.base)))
    if len(seats) > 1:
        paint_lines(painter, [QLineF(0, -20.6, 0, -9.4)], pen("#fff6dc", 1))
    stroke_path(painter, disc(0, -15, 7.2), pen(QColor(20, 14, 8, 170), 0.8))
    paint_high_contrast(painter, disc(0, -15, 7.2), CHOSEN, 2)


def paint_member(painter: QPainter, seat: Seat) -> None:
    """Paint a ring at the foot of a tower in a shown group; drawn below it."""
    colour, ring = dye(seat), _ring(20.7, 14.8, 2.6)
    paint_glow(painter, ring, with_alpha(colour.light, 200), 4, 4)
    stroke_path(painter, ring, pen(QColor(20, 14, 8, 170), 4.4))
    stroke_path(painter, ring, pen(mix_colours(colour.light, "#ffffff", 0.35), 2.6))
    paint_high_contrast(painter, ring, mix_colours(colour.light, "#ffffff", 0.35), 4.5)


def paint_doom_cross(painter: QPainter) -> None:
    """Paint the red cross at the head of a doomed tower; drawn above all towers."""
    x, y = _CROSS.x(), _CROSS.y()
    paint_shadow(painter, disc(x, y, 10.4), QColor(0, 0, 0, 160), 2, 0, 1)
    painter.fillPath(disc(x, y, 10.4), QColor("#fff3da"))
    painter.fillPath(disc(x, y, 9), QColor("#b3202c"))
    arms = [QLineF(x - 3.6, y - 3.6, x + 3.6, y + 3.6), QLineF(x + 3.6, y - 3.6, x - 3.6, y + 3.6)]
    paint_lines(painter, arms, pen("#fff3da", 2.4))


def _ring(width: float, height: float, y: float) -> QPainterPath:
    """Return an ellipse on the ground round a corner."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, y), width, height)
    return path
