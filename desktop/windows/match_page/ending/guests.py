"""The pictures of the seats on the sheet: the shields of people, the faces of bots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.effects import paint_shadow
from desktop.painting.portraits import ARCH, paint_portrait
from desktop.painting.shapes import disc, pen, radial_gradient, stroke_path, with_alpha
from desktop.windows.match_page.ending.ending_facts import SheetSeat


def paint_round_guest(painter: QPainter, middle: QPointF, size: float, guest: SheetSeat) -> None:
    """Paint a seat in a roundel of a diameter."""
    x, y, radius = middle.x(), middle.y(), size / 2
    if guest.face is not None:
        rect = QRectF(x - radius, y - radius, size, size)
        paint_portrait(painter, rect, guest.face, guest.mood, look=guest.look, with_shield=True)
        return
    ground = disc(x, y, radius - 1)
    paint_shadow(painter, ground, QColor(20, 10, 0, 120), 2.5, 0, 1.5)
    _fill_ground(painter, ground, x, y, radius, guest)
    ring = max(2.0, size * 0.05)
    stroke_path(painter, disc(x, y, radius - ring / 2), pen(guest.look.colour, ring))
    stroke_path(painter, disc(x, y, radius), pen(with_alpha("#1e140a", 170), 1))
    guest.look.shield(painter, x, y + size * 0.01, size * 0.5)


def paint_arched_guest(painter: QPainter, rect: QRectF, guest: SheetSeat) -> None:
    """Paint a seat large, in an arch."""
    if guest.face is not None:
        paint_portrait(painter, rect, guest.face, guest.mood, ARCH, look=guest.look)
        return
    path = QPainterPath()
    path.moveTo(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + rect.width() / 2)
    path.arcTo(QRectF(rect.left(), rect.top(), rect.width(), rect.width()), 180, -180)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    paint_shadow(painter, path, QColor(20, 10, 0, 150), 4, 0, 3)
    centre = rect.center()
    _fill_ground(painter, path, centre.x(), centre.y(), rect.width() * 0.7, guest)
    stroke_path(painter, path, pen("#d9b25c", 6))
    stroke_path(painter, path, pen(guest.look.colour, 3))
    guest.look.shield(painter, centre.x(), centre.y() + 8, rect.width() * 0.5)


def _fill_ground(
    painter: QPainter, path: QPainterPath, x: float, y: float, radius: float, guest: SheetSeat
) -> None:
    colour = QColor(guest.look.colour)
    light = radial_gradient(
        x,
        y - radius * 0.3,
        radius * 1.5,
        (0, "#fff6dc"),
        (0.55, "#ead9ab"),
        (1, colour.lighter(130)),
    )
    painter.fillPath(path, light)
