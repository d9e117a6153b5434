"""Small seals of wax with a numeral, which rank what the coach says."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import around, disc, outline, pen, placed, smooth, tint
from desktop.theme import serif

#: Light, body, deep, edge and gleam of the wax of the best, and of what comes after it.
_RED = ("#d4574a", "#9e2b25", "#641512", "#4d100d", "#f0a596")
_BLACK = ("#6b6560", "#36322e", "#161412", "#0d0c0b", "#b3aca4")
#: Points around the blob of wax, and how far they lie from its middle.
_POINTS, _NEAREST, _FARTHEST = 14, 0.93, 1.09


def paint_wax_seal(p: QPainter, at: QPointF, radius: float, number: int) -> None:
    """A seal with a numeral, red for 1 and black for all others."""
    light, body, deep, edge, gleam = _RED if number == 1 else _BLACK
    blob = placed(_blob(number), at.x(), at.y(), radius)
    outline(p, blob, pen(edge, radius * 0.24))
    stops = (0, light), (0.5, body), (1, deep)
    p.fillPath(blob, around(at.x() - radius * 0.3, at.y() - radius * 0.4, radius * 1.7, *stops))
    outline(p, disc(at.x(), at.y(), radius * 0.72), pen(tint(edge, 190), radius * 0.09))
    shine = QPainterPath()
    box = QRectF(at.x() - radius * 0.86, at.y() - radius * 0.86, radius * 1.72, radius * 1.72)
    shine.arcMoveTo(box, 110)
    shine.arcTo(box, 110, 60)
    outline(p, shine, pen(tint(gleam, 150), radius * 0.12))
    p.setFont(serif(radius * 1.15, 700))
    p.setPen(QColor("#fff3dc"))
    room = QRectF(at.x() - 2 * radius, at.y() - 2 * radius, 4 * radius, 4 * radius)
    p.drawText(room, int(Qt.AlignmentFlag.AlignCenter), str(number))


@cache
def _blob(seed: int) -> QPainterPath:
    """The outline of a blob of radius 1."""
    dice = random.Random(seed)
    points = []
    for i in range(_POINTS):
        turn, reach = math.tau * i / _POINTS, dice.uniform(_NEAREST, _FARTHEST)
        points.append((math.cos(turn) * reach, math.sin(turn) * reach))
    return smooth(points, closed=True)
