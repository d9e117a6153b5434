"""The lid of the Cannir box: the star on its cloth above three cards.

The shelf writes the title.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.cannir.art.cards import FaceDetail, paint_card
from desktop.games.cannir.art.cloth import paint_embroidery, paint_knots
from desktop.games.cannir.art.geometry import CENTRE, STEP
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.materials.textile import paint_weave
from desktop.painting.shapes import radial_gradient

_CARDS = (("g3", 0.27, 0.83, -14), ("v6", 0.73, 0.83, 14), ("r5", 0.5, 0.80, 0))


def paint_box_lid(painter: QPainter, width: float, height: float, *, paper: bool = False) -> None:
    """Paint the lid in a box of this size at the origin; it is designed for 212 by 346."""
    lid = QRectF(0, 0, width, height)
    painter.save()
    painter.setClipRect(lid, Qt.ClipOperation.IntersectClip)
    x, y = width / 2, height * 0.465
    night = radial_gradient(x, y, height * 0.56, (0, "#30356c"), (0.45, "#252954"), (1, "#15172f"))
    painter.fillRect(lid, night)
    painter.save()
    painter.translate(x, y)
    unit = width / 7.6 / STEP
    painter.scale(unit, unit)
    painter.translate(-CENTRE)
    cloth = QRectF(-x / unit, -y / unit, width / unit, height / unit).translated(CENTRE)
    paint_knots(painter, cloth)
    paint_embroidery(painter, radius=STEP * 0.27, paper=paper)
    painter.restore()
    if not paper:
        paint_weave(painter, lid, period=2.4)
    for card, at_x, at_y, turn in _CARDS:
        painter.save()
        painter.translate(width * at_x, height * at_y)
        painter.rotate(turn)
        scale = width / 212 * 1.06
        painter.scale(scale, scale)
        painter.translate(-CARD_SIZE[0] / 2, -CARD_SIZE[1] / 2)
        paint_card(painter, card, face=FaceDetail.TABLE, lift=2, paper=paper)
        painter.restore()
    painter.restore()
