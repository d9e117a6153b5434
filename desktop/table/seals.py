"""Small seals on the table, at the places of answers that are spoken of beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.shapes import disc, outline, pen
from desktop.painting.waxseal import paint_wax_seal
from desktop.table import z_layers
from desktop.table.items import Overlay
from desktop.table.placing import Touched

#: Pixels of a seal and of the cream ring round it; between a card and the seal above it.
_SEAL, _RING, _ABOVE = 10.0, 12.0, 3.0
#: How far within a place its middle is, in heights of the place.
_INSIDE = 0.21


class Seal(Overlay):
    """The number that an answer has in the list."""

    def __init__(self, number: int, at: QPointF) -> None:
        reach = QPointF(_RING + 2, _RING + 2)
        super().__init__(None, QRectF(-reach, reach))
        self.number = number
        self.setPos(at)
        self.setZValue(z_layers.SEALS - number * 0.01)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = disc(0, 0, _RING)
        outline(p, ring, pen("#2a2118", 3.6))
        outline(p, ring, pen("#f5ead0", 2.4))
        paint_wax_seal(p, QPointF(), _SEAL, self.number)


class Seals:
    """All seals of a table; they are laid anew as a whole."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown: list[Seal] = []

    def show(self, places: Sequence[tuple[int, Touched]], clear: Sequence[QRectF] = ()) -> None:
        """Numbers and where they belong, rather not over this; those of one place lie side by
        side.
        """
        for seal in self.shown:
            if (scene := seal.scene()) is not None:
                scene.removeItem(seal)
        self.shown = []
        for number, touched in places:
            at = _spot(touched, clear)
            while any((seal.pos() - at).manhattanLength() < 2 * _RING for seal in self.shown):
                at += QPointF(2 * _RING, 0)
            seal = Seal(number, at)
            seal.setParentItem(self._floor)
            self.shown.append(seal)


def _spot(touched: Touched, clear: Sequence[QRectF]) -> QPointF:
    """Above a card of the hand, or on it where there is something above; else at the upper corner
    of a place, most of which stays seen.
    """
    target = touched.target
    if touched.above:
        foot, off = QPointF(target.left() + 0.42 * target.width(), target.top()), _RING + _ABOVE
        reach, above = QPointF(_RING, _RING), foot - QPointF(0, off)
        room = QRectF(above - reach, above + reach)
        covered = any(rect.intersects(room) for rect in clear if not rect.contains(target.center()))
        return foot + QPointF(0, off) if covered else above
    inside = min(_RING, _INSIDE * target.height())
    return target.topRight() + QPointF(-inside, inside)
