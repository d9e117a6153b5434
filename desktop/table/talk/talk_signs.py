"""Signs of table talk: the plaque of a bubble, its tail, the answers of seats, the numeral."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.contrast import CHOSEN, paint_high_contrast
from desktop.painting.effects import paint_shadow
from desktop.painting.materials.wax_seal import paint_wax_seal
from desktop.painting.shapes import (
    disc,
    pen,
    polygon,
    polyline,
    rounded,
    stroke_path,
    vertical_gradient,
)
from desktop.style.theme import serif

#: Colours on parchment, the same in all themes.
INK, QUIET, EDGE, GOLD = "#2a2118", "#6d5a41", "#4a3a26", "#a8782a"
#: Width of a tail at its base, in pixels.
TAIL_WIDTH = 24.0
#: From this height above a bubble on, its tail leaves its corner, in pixels.
_LEAD_HEIGHT = 16.0
_RADIUS = 7.0


def tail(rect: QRectF, tip: QPointF) -> QPainterPath:
    """Return the tail of a bubble to a point right of it; curved where the point lies high."""
    if tip.y() < rect.top() - _LEAD_HEIGHT:
        x, y = rect.right() - 7, rect.top() + 2
        path = QPainterPath(QPointF(x - TAIL_WIDTH, y))
        path.quadTo(QPointF(x - TAIL_WIDTH * 0.2, y - 16), tip)
        path.quadTo(QPointF(x + 8, y - 10), QPointF(x + 2, y + 14))
        path.closeSubpath()
        return path
    half = TAIL_WIDTH / 2
    y = min(max(tip.y(), rect.top() + 8 + half), rect.bottom() - 8 - half)
    side = rect.right() - 2
    return polygon([(side, y - half), (tip.x(), tip.y()), (side, y + half)])


def paint_plaque(
    painter: QPainter, rect: QRectF, tip: QPointF | None, seat_colour: str, *, asks: bool
) -> None:
    """Paint a bubble in the colour of its speaker; gold-edged if it asks something."""
    body = rounded(rect, _RADIUS)
    if tip is not None:
        body = body.united(tail(rect, tip))
    paint_shadow(painter, body, QColor(0, 0, 0, 150), 6, 0, 3)
    painter.fillPath(
        body, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaea"), (1, "#f3e4bd"))
    )
    stroke_path(painter, body, pen(GOLD, 2.2) if asks else pen(EDGE, 1.3))
    paint_high_contrast(painter, body, CHOSEN, 2)
    bar = QRectF(rect.left() + 5, rect.top() + 8, 4, rect.height() - 16)
    painter.fillPath(rounded(bar, 2), QColor(seat_colour))


def paint_lead(painter: QPainter, points: Sequence[QPointF], colour: str) -> None:
    """Paint the line along a margin that leads from a bubble to the seat it is of."""
    way = polyline([(point.x(), point.y()) for point in points])
    for ink, width in (("#2a2118", 5.0), ("#f5ead0", 3.4), (colour, 2.0)):
        stroke_path(painter, way, pen(ink, width))


#: How a seat answered a call.
YES, NO, UNSAID = "yes", "no", "?"


def paint_answer(painter: QPainter, x: float, y: float, radius: float, answer: str) -> None:
    """Paint how a seat answered a call, told by form and colour."""
    wax = {YES: "#1c6a4e", NO: "#9e2b25"}.get(answer, "#fff6dc")
    painter.fillPath(disc(x, y, radius), QColor(wax))
    edge = "#6d5a41" if answer == UNSAID else "#fff6dc"
    stroke_path(painter, disc(x, y, radius), pen(edge, radius * 0.2))
    ink = pen("#fff6dc", radius * 0.3)
    strokes: Sequence[Sequence[tuple[float, float]]] = ()
    if answer == YES:
        strokes = [[(-0.45, 0.02), (-0.1, 0.4), (0.5, -0.42)]]
    elif answer == NO:
        strokes = [[(-0.38, -0.38), (0.38, 0.38)], [(0.38, -0.38), (-0.38, 0.38)]]
    else:
        painter.setFont(serif(radius * 1.5, 700))
        painter.setPen(QColor(INK))
        rect = QRectF(x - radius, y - radius - 0.5, 2 * radius, 2 * radius)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), "?")
    for stroke in strokes:
        stroke_path(
            painter, polyline([(x + dx * radius, y + dy * radius) for dx, dy in stroke]), ink
        )


def paint_numeral(painter: QPainter, point: QPointF, number: int) -> None:
    """Paint a red seal with the number of statements that were not read yet."""
    paint_wax_seal(painter, point, 8.5, min(number, 99), red=True)


def speech_sign() -> QPainterPath:
    """Return the sign of talk, centred on the origin: a speech bubble with two lines."""
    body = rounded(QRectF(-9, -7.5, 18, 12), 4)
    body = body.united(polygon([(-4, 3.5), (-5.5, 8.5), (1.5, 3.5)]))
    inner = rounded(QRectF(-7.6, -6.1, 15.2, 9.2), 3)
    path = body.subtracted(inner)
    path.addRect(QRectF(-5, -4.2, 10, 1.4))
    path.addRect(QRectF(-5, -0.9, 7, 1.4))
    return path
