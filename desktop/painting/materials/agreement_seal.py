"""Seals for agreements, and the eye on a shown card.

States differ in shape as well as in colour.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.effects import paint_glow, paint_shadow
from desktop.painting.materials.wax_seal import paint_blank_seal, paint_emblem_seal
from desktop.painting.shapes import (
    disc,
    pen,
    place_path,
    polygon,
    smooth,
    stroke_path,
    with_alpha,
)
from desktop.style.theme import current_theme

#: The crack of a broken seal of radius 1, from top to bottom.
_CRACK = [(0.05, -1.3), (-0.18, -0.6), (0.16, -0.25), (-0.14, 0.2), (0.2, 0.55), (0.0, 1.3)]
#: How far the halves lie apart: degrees, and shares of the radius.
_TURN, _APART, _FALLEN = 11, 0.17, 0.1
#: The share of the radius by which a stamp is greater before it is pressed in.
_RAISED = 0.15
#: The share of the time of breaking after which the crack goes through and the halves part.
_CRACKED = 0.4
_PAPER, _INK = "#fff6dc", "#3a2c1a"


def paint_agreement_seal(
    painter: QPainter, point: QPointF, radius: float, state: str, share: float = 1.0
) -> None:
    """Paint the seal of an agreement in one of its states.

    "accepted" hangs on ribbons, "kept" has a tick, "broken" lies in two halves. Every other state
    is a dotted ring.

    `share` in [0, 1] is how far a seal is pressed in that was just made, or broken that was whole.
    """
    x, y = point.x(), point.y()
    sealed = state in ("accepted", "kept", "broken")
    if sealed and current_theme().dark:
        # Dark wax would be lost on dark ground.
        paint_glow(
            painter, disc(x, y, radius), with_alpha("#ffe9c0", 120), radius * 0.22, radius * 0.3
        )
    if state == "accepted":
        painter.save()
        painter.setOpacity(painter.opacity() * min(1.0, 0.25 + 2 * share))
        _paint_ribbons(painter, x, y, radius)
        # The stamp comes down from above.
        paint_emblem_seal(painter, point, radius * (1 + _RAISED * (1 - share)), "gold", "medal")
        painter.restore()
    elif state == "kept":
        paint_emblem_seal(painter, point, radius, "green", "tick")
    elif state == "broken":
        crack, split_share = (
            min(1.0, share / _CRACKED),
            max(0.0, (share - _CRACKED) / (1 - _CRACKED)),
        )
        for way in (-1, 1):
            _paint_half(painter, x, y, radius, way, crack, split_share)
    else:
        stroke_path(
            painter, disc(x, y, radius * 0.86), pen(current_theme().quiet, 1.4, dash=(2.2, 2.2))
        )


def _paint_ribbons(painter: QPainter, x: float, y: float, r: float) -> None:
    for way in (-1, 1):
        end = polygon(
            [
                (x + way * r * 0.1, y),
                (x + way * r * 0.62, y + r * 1.62),
                (x + way * r * 0.32, y + r * 1.5),
                (x + way * r * 0.02, y + r * 1.74),
                (x - way * r * 0.3, y),
            ]
        )
        painter.fillPath(end, QColor("#8d2b2b" if way < 0 else "#a8403a"))
        stroke_path(painter, end, pen(with_alpha("#3a0d0a", 170), 0.7))


def _paint_half(
    painter: QPainter, x: float, y: float, r: float, way: int, crack: float, apart: float
) -> None:
    """Paint the left (-1) or right (1) half of a seal that breaks.

    `crack` and `apart` in [0, 1] are how far the crack goes down, and the halves apart.
    """
    side = polygon([*_CRACK, (way * 1.4, 1.3), (way * 1.4, -1.3)])
    painter.save()
    painter.translate(x + way * r * _APART * apart, y + way * r * _FALLEN * apart)
    painter.rotate(way * _TURN * apart)
    painter.save()
    painter.setClipPath(place_path(side, 0, 0, r))
    paint_blank_seal(painter, QPointF(0, 0), r, "red", 7)
    painter.restore()
    high = 2.6 * r
    painter.setClipRect(QRectF(-2 * r, -high / 2, 4 * r, high * crack))
    stroke_path(painter, place_path(smooth(_CRACK), 0, 0, r * 0.84), pen("#3d0b08", r * 0.12))
    painter.restore()


def paint_eye(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint the sign of a shown card: an eye in a disc."""
    x, y, r = point.x(), point.y(), radius
    paint_shadow(painter, disc(x, y, r), QColor(0, 0, 0, 140), r * 0.14, 0, r * 0.1)
    painter.fillPath(disc(x, y, r), QColor(_PAPER))
    stroke_path(painter, disc(x, y, r), pen(with_alpha(_INK, 190), r * 0.1))
    lid = QPainterPath(QPointF(x - r * 0.66, y))
    lid.quadTo(x, y - r * 0.78, x + r * 0.66, y)
    lid.quadTo(x, y + r * 0.78, x - r * 0.66, y)
    stroke_path(painter, lid, pen(_INK, r * 0.13))
    painter.fillPath(disc(x, y, r * 0.24), QColor(_INK))
