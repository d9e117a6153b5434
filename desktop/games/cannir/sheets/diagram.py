"""The star of Cannir in lines on white, for the rules summary and for a board that saves ink."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.cannir.words.names import cell_name
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, pen, polyline, star, stroke_path
from desktop.printing.running_text import FINE, INK
from engine.games.cannir.board import BOARD

#: From the centre of the star to the edge of its drawing, in cell steps.
REACH_STEPS = 3.56

_GOLD = "#b98a35"
_PALE = "#f8edd2"
_PAPER = "#fffdf7"


def paint_diagram(painter: QPainter, step: float) -> None:
    """Paint star, strokes and named cells, the upper left corner at the origin.

    `step` is the distance between cells in units of the painter.
    """
    centre = QPointF(REACH_STEPS, REACH_STEPS) * step
    x, y = centre.x(), centre.y()
    body = star(x, y, 3.46 * step, 1.42 * step, diagonal_tip=3.30 * step)
    painter.fillPath(body, QColor(_PALE))
    stroke_path(painter, body, pen(_GOLD, 0.025 * step))
    points = [centre + QPointF(*point) * step for point in BOARD.points]
    for line in BOARD.lines:
        stroke = polyline((points[cell].x(), points[cell].y()) for cell in (line[0], line[-1]))
        stroke_path(painter, stroke, pen(INK, 0.05 * step))
        stroke_path(painter, stroke, pen(_PAPER, 0.025 * step))
    for cell, at in enumerate(points):
        _paint_medallion(
            painter, at, cell_name(BOARD.names[cell]), step, begins=cell == BOARD.start
        )


def _paint_medallion(
    painter: QPainter, point: QPointF, name: str, step: float, *, begins: bool
) -> None:
    """Paint a cell; the one where the game begins has a double ring."""
    r = 0.365 * step
    painter.fillPath(disc(point.x(), point.y(), r), QColor(_PAPER))
    stroke_path(painter, disc(point.x(), point.y(), r), pen(INK, 0.03 * step))
    stroke_path(
        painter,
        disc(point.x(), point.y(), r * 0.86),
        pen(_GOLD, (0.03 if begins else 0.012) * step),
    )
    size = max(FINE, 0.12 * step)
    rect = QRectF(point.x() - r, point.y() - size, 2 * r, 2 * size)
    paint_fitted_line(painter, rect, name, size, INK, weight=600)
