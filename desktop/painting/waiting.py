"""Signs of waiting: the golden star with a stroke that circles it, and a spinner."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import (
    linear_gradient,
    pen,
    place_path,
    polygon,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import current_theme

BLADE_COUNT = 8
#: Time between two phases.
INTERVAL_MS = 80


def paint_spinner(
    painter: QPainter, x: float, y: float, radius: float, colour: str | QColor, phase: int | None
) -> None:
    """Paint a spinner whose blade number `phase` is brightest and whose earlier blades fade.

    With None the star rests.
    """
    blade = polygon([(0, -1), (0.17, -0.42), (-0.17, -0.42)])
    for i in range(BLADE_COUNT):
        alpha = 60
        if phase is not None:
            alpha = 255 - 185 * ((phase - i) % BLADE_COUNT) // (BLADE_COUNT - 1)
        painter.fillPath(
            place_path(blade, x, y, radius, i * 360 / BLADE_COUNT), with_alpha(colour, alpha)
        )


#: Milliseconds between two frames.
FRAME_MS = 40
#: Degrees of rotation per frame.
STEP_DEGREES = 12
#: Radius of the star in pixels.
STAR_RADIUS = 26
#: Radius of the circling stroke in pixels.
STROKE_RADIUS = 36
_ARC_DEGREES = 100


def paint_star(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the eight-rayed golden star of the name, each ray with a light and a dark side."""

    def at(eighths: float, reach: float) -> tuple[float, float]:
        angle = math.tau * eighths / 8
        return x + reach * math.sin(angle), y - reach * math.cos(angle)

    body = polygon(
        at(i / 2, radius * (0.4 if i % 2 else 0.86 if i % 4 == 2 else 1.0)) for i in range(16)
    )
    paint_shadow(painter, body, QColor(30, 15, 0, 120), 2, 0.6, 1.4)
    for ray in range(8):
        tip = at(ray, radius * (0.86 if ray % 2 else 1.0))
        for side, light, deep in ((-1, "#efd590", "#b48a3a"), (1, "#8d6726", "#5f4216")):
            facet = polygon([(x, y), tip, at(ray + side / 2, radius * 0.4)])
            painter.fillPath(facet, linear_gradient(x, y, *tip, (0, deep), (1, light)))
    stroke_path(painter, body, pen(with_alpha("#4a3210", 200), 0.9))


def paint_waiting(painter: QPainter, x: float, y: float, frame: int) -> None:
    """Paint the star and the circling stroke in frame number `frame`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_star(painter, x, y, STAR_RADIUS)
    rect = QRectF(x - STROKE_RADIUS, y - STROKE_RADIUS, 2 * STROKE_RADIUS, 2 * STROKE_RADIUS)
    line = QPen(QColor(current_theme().edge), 3)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(rect, round(16 * (90 - frame * STEP_DEGREES)), -16 * _ARC_DEGREES)
    painter.restore()


def paint_ground(painter: QPainter, rect: QRectF) -> None:
    """Paint the wall behind the shelf in place of a board that is being set up."""
    theme = current_theme()
    painter.fillRect(
        rect, vertical_gradient(rect.top(), rect.bottom(), (0, theme.wall), (1, theme.wall_low))
    )
