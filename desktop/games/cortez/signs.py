"""Small pictures that the panel shows again after every answer: painted once for each size."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.table.items import Pictures, blit

_PICTURES = Pictures("Cortez: signs")


def kept(
    p: QPainter, name: Hashable, middle: QPointF, width: float, paint: Callable[[QPainter], None]
) -> None:
    """Draw a sign about `middle`, no wider or higher than twice `width`, on whole pixels.

    `paint` works round the origin, at the size at which it is seen.
    """
    half = math.ceil(width)
    if half <= 0:
        # A panel too narrow for its signs shows the numbers alone.
        return

    def centred(painter: QPainter) -> None:
        painter.translate(half, half)
        paint(painter)

    p.save()
    p.translate(round(middle.x()) - half, round(middle.y()) - half)
    blit(p, _PICTURES, (name, width), QRectF(0, 0, 2 * half, 2 * half), centred)
    p.restore()
