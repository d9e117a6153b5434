"""Masonry of turrets, walls and towers: drums, plates, courses of stones and rubble."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen

from desktop.painting.shapes import Point, linear_gradient, pen, polygon, stroke_path, with_alpha

#: Colours of a drum from its lit left to its shaded right, and the cool light at its far right.
Shades = tuple[str | QColor, str | QColor, str | QColor, str | QColor]

STONE: Shades = ("#fbf1d8", "#d9ccb0", "#8d7f64", "#9aa3a8")
PLINTH: Shades = ("#e9dcbd", "#bfb08f", "#7b6e55", "#8d949a")
BROKEN: Shades = ("#cfc0a0", "#a89a7c", "#6d614c", "#7f868a")
#: Height divided by width of round things as seen from the table's edge.
ROUND_RATIO = 0.72
INK = "#2b231a"


def paint_drum(painter: QPainter, y: float, radius: float, height: float, shades: Shades) -> None:
    """Paint an upright cylinder on (0, y); its top is left open for a plate."""
    side = QPainterPath(QPointF(-radius, y - height))
    side.lineTo(-radius, y)
    deep = radius * ROUND_RATIO
    side.arcTo(QRectF(-radius, y - deep, 2 * radius, 2 * deep), 180, 180)
    side.lineTo(radius, y - height)
    side.arcTo(QRectF(-radius, y - height - deep, 2 * radius, 2 * deep), 0, -180)
    side.closeSubpath()
    lit, plain, shaded, rim = shades
    light = linear_gradient(
        -radius, 0, radius, 0,
        (0, QColor(lit).darker(112)), (0.2, lit), (0.5, plain), (0.88, shaded), (1, rim),
    )  # fmt: skip
    painter.setPen(pen(with_alpha(INK, 170), 0.8))
    painter.setBrush(light)
    painter.drawPath(side)


def paint_plate(
    painter: QPainter, y: float, radius: float, colour: str | QColor, *, flat: float = ROUND_RATIO,
    edge: bool = True,
) -> None:  # fmt: skip
    """Paint a flat round top or floor at height y."""
    painter.setPen(pen(with_alpha(INK, 130), 0.7) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(0, y), radius, radius * flat)


def paint_courses(
    painter: QPainter, y: float, radius: float, levels: tuple[float, ...], course: float
) -> None:
    """Paint joints between the stones of a drum on (0, y), at heights above its foot."""
    deep = radius * ROUND_RATIO
    joints = QPainterPath()
    for i, level in enumerate(levels):
        rect = QRectF(-radius, y - level - deep, 2 * radius, 2 * deep)
        joints.arcMoveTo(rect, 180)
        joints.arcTo(rect, 180, 180)
        for angle in range(200 + (i % 2) * 14, 345, 28):
            turn = math.radians(angle)
            x, foot = radius * math.cos(turn), y - level - deep * math.sin(turn)
            joints.moveTo(x, foot)
            joints.lineTo(x, foot + course)
    stroke_path(painter, joints, pen(with_alpha("#6b5d44", 95), 0.7))


def paint_rubble(
    painter: QPainter, x: float, y: float, count: int, spread: float, seed: int
) -> None:
    """Paint broken stones strewn round a point, from back to front."""
    dice = random.Random(seed)
    stones = []
    for _ in range(count):
        turn, far = dice.uniform(0, math.tau), spread * math.sqrt(dice.random())
        size = dice.uniform(2.2, 4.6)
        stones.append((y + far * 0.6 * math.sin(turn), x + far * math.cos(turn), size))
    for down, right, size in sorted(stones):
        ring: list[Point] = []
        for i in range(6):
            turn = i * 1.05 + dice.uniform(0, 0.6)
            ring.append((right + size * 1.1 * math.cos(turn), down + size * 0.8 * math.sin(turn)))
        stone = polygon(ring)
        painter.fillPath(stone.translated(1.3, 1.4), QColor(0, 0, 0, 90))
        lit = linear_gradient(
            right - size, down - size, right + size, down + size, (0, "#f4e8cb"), (1, "#7d7058")
        )
        painter.fillPath(stone, lit)
        stroke_path(painter, stone, pen(with_alpha("#3b3022", 150), 0.5))


def fill(
    painter: QPainter, path: QPainterPath, brush: QBrush | QColor | QGradient, edge: QPen
) -> None:
    """Fill and outline a path."""
    painter.setPen(edge)
    painter.setBrush(brush)
    painter.drawPath(path)
