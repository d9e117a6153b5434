"""Small signs of what was done."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.painting.shapes import outline, pen, polyline


def paint_tick(p: QPainter, at: QPointF, radius: float, colour: str) -> None:
    """A tick that fits into a disc of a radius."""
    x, y, k = at.x(), at.y(), radius / 12
    tick = polyline([(x - 5 * k, y + 0.4 * k), (x - 1.4 * k, y + 4 * k), (x + 5.4 * k, y - 4 * k)])
    outline(p, tick, pen(colour, 2.6 * k if radius > 8 else 1.7))
