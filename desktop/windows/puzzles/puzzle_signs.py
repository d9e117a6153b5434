"""Paint the small signs of puzzles: grade, solved, failed."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.materials.wax_seal import paint_blank_seal
from desktop.painting.shapes import paint_tick, pen, polyline, star, stroke_path, vertical_gradient
from desktop.style.theme import current_theme
from engine.puzzles.puzzle import GRADES

#: Distance of two stars as a multiple of their radius.
_STAR_STEP = 2.35


def stars_width(radius: float) -> float:
    """Return the width of all stars in pixels."""
    return radius * (2 + _STAR_STEP * (len(GRADES) - 1))


def paint_stars(painter: QPainter, point: QPointF, grade: int, radius: float) -> None:
    """Paint golden stars up to the grade, then empty ones; the leftmost ray is at `point`."""
    theme = current_theme()
    for i in range(len(GRADES)):
        x, y = point.x() + radius * (1 + i * _STAR_STEP), point.y()
        one_star = star(x, y, radius, radius * 0.42, diagonal_tip=radius * 0.82)
        if i < grade:
            gold = ("#e9bd52", "#9a6c1c") if not theme.dark else ("#ffe39a", "#d6a63f")
            painter.fillPath(
                one_star, vertical_gradient(y - radius, y + radius, (0, gold[0]), (1, gold[1]))
            )
            stroke_path(painter, one_star, pen("#6b4a12", 0.7))
        else:
            stroke_path(painter, one_star, pen(theme.button_edge, 0.9))


def paint_solved(painter: QPainter, point: QPointF, radius: float, seed: int = 7) -> None:
    """Paint a seal of red wax with a tick pressed into it."""
    paint_blank_seal(painter, point, radius, "red", seed)
    paint_tick(painter, point + QPointF(0, radius * 0.06), radius * 0.78, "#f0a596")
    paint_tick(painter, point, radius * 0.78, "#641512")


def paint_cross(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint the cross of a failed attempt."""
    x, y, r = point.x(), point.y(), radius
    for way in (-1, 1):
        line = polyline([(x - r * way, y - r), (x + r * way, y + r)])
        stroke_path(painter, line, pen(QColor(current_theme().danger), 2.2))
