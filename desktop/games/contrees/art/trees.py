"""What grows on tiles: pines, round trees and rocks, each standing on the origin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import disc, polygon

_BARK = "#5a3f28"
_NEEDLES = (("#5f8a4e", "#35572f"), ("#f6fafc", "#a9bccb"))  # green, and under snow


def paint_pine(p: QPainter, *, snowy: bool = False) -> None:
    """A pine, 28 units high; lit from the left."""
    _shade(p, 5, 1.5, 8, 3.2)
    p.fillRect(QRectF(-1.1, -4, 2.2, 5), QColor(_BARK))
    lit, shaded = _NEEDLES[snowy]
    for wide, high, foot in ((8.0, 11.0, -3.0), (6.4, 10.0, -9.0), (4.6, 9.0, -15.0)):
        tip, fold = (0.0, foot - high), (0.0, foot + 1.6)
        p.fillPath(polygon([tip, (-wide, foot), fold]), QColor(lit))
        p.fillPath(polygon([tip, (wide, foot), fold]), QColor(shaded))


def paint_round_tree(p: QPainter) -> None:
    """A tree with a round crown."""
    _shade(p, 5, 1, 8, 3.4)
    p.fillRect(QRectF(-1.2, -5, 2.4, 6), QColor(_BARK))
    for x, y, radius, leaves in (
        (0.0, -11.0, 7.5, "#4f7a3c"), (-3.0, -12.0, 5.4, "#6d9a4f"), (-4.5, -14.0, 3.0, "#8fb868"),
    ):  # fmt: skip
        p.fillPath(disc(x, y, radius), QColor(leaves))


def paint_rock(p: QPainter) -> None:
    """A boulder with one lit and one shaded side."""
    _shade(p, 3, 1, 9, 4)
    p.fillPath(polygon([(-8, 0), (-5, -7), (0, -10), (1, 0)]), QColor("#c9c2b2"))
    p.fillPath(polygon([(0, -10), (6, -6), (8, 0), (1, 0)]), QColor("#7f7a70"))


def _shade(p: QPainter, x: float, y: float, wide: float, high: float) -> None:
    shade = QPainterPath()
    shade.addEllipse(QPointF(x, y), wide, high)
    p.fillPath(shade, QColor(20, 30, 10, 72))
