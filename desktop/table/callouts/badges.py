"""Small seals on the table, at the places of answers that are spoken of beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.shapes import disc, outline, pen, polygon
from desktop.painting.wax_seal import paint_wax_seal
from desktop.table import items
from desktop.table.callouts.placing import Touched, crossed
from desktop.table.items import Overlay

#: Pixels of a seal, of the cream ring and the gold one round that of what was chosen, and of its
#: room; between a card and the seal above it.
_SEAL, _RINGS, _REACH, _ABOVE = 10.0, ((12.4, "#f5ead0", 2.4), (14.0, "#c8962f", 1.6)), 12.0, 3.0
#: Where beside a place it may lie, the better first: right and left of its middle.
_SIDES = ((1, -1), (1, 1), (-1, -1), (-1, 1), (1, 0), (-1, 0))
#: From how many pixels on a place is large, so that a seal may lie on its very corner, and how far
#: beyond the edge its middle is there, and elsewhere; how much worse each further side is.
_LARGE, _OUT, _OFF, _WORSE = 44.0, 3.0, 8.5, 0.04
#: What lies over so much of a card is beside it, not above.
_BESIDE = 0.1
#: How bad it is that the line that leads there crosses a name, of things that lie below; half its
#: width.
_STRUCK, _LINE = 2.0, 2.0
#: Half the width of a pin at the seal, and how far it stands out.
_PIN, _PINNED = 5.0, 7.0


class Seal(Overlay):
    """The number that an answer has in the list."""

    def __init__(
        self, number: int, at: QPointF, *, chosen: bool = False, points: QPointF | None = None
    ) -> None:
        reach = QPointF(_REACH + 9, _REACH + 9)
        super().__init__(None, QRectF(-reach, reach))
        self.number, self.chosen = number, chosen
        #: Where from its middle its pin ends, if it has one.
        self._points = points
        self.setPos(at)
        self.setZValue(items.SEALS - number * 0.01)

    @property
    def box(self) -> QRectF:
        return _round(self.pos())

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._points is not None:
            p.fillPath(self._pin(self._points, _PIN + 1.2), QColor("#2a2118"))
            p.fillPath(self._pin(self._points, _PIN), QColor("#f5ead0"))
        if self.chosen:
            outline(p, disc(0, 0, 13.0), pen("#2a2118", 5.2))
            for radius, colour, wide in _RINGS:
                outline(p, disc(0, 0, radius), pen(colour, wide))
        else:
            outline(p, disc(0, 0, _SEAL), pen("#f5ead0", 3.4))
        paint_wax_seal(p, QPointF(), _SEAL, self.number)

    def _pin(self, end: QPointF, half: float) -> QPainterPath:
        """From the middle of the seal towards what it is about."""
        along = end / max(1.0, hypot(end.x(), end.y()))
        across = QPointF(-along.y(), along.x()) * half
        tip = along * (_REACH + _PINNED + half)
        return polygon([across.toTuple(), tip.toTuple(), (-across).toTuple()])


class Badges:
    """All seals of a table; they are laid anew as a whole."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown: list[Seal] = []

    def show(
        self,
        places: Sequence[tuple[int, Touched]],
        clear: Sequence[QRectF] = (),
        chosen: int | None = None,
        *,
        led: Mapping[int, QRectF] | None = None,
        names: Sequence[QRectF] = (),
    ) -> None:
        """Numbers and where they belong, beside what lies there and rather not over this; round
        the one that is `chosen` lies a ring. `led`: boxes from which a line leads to a number,
        which keeps off these `names`.
        """
        for seal in self.shown:
            if (scene := seal.scene()) is not None:
                scene.removeItem(seal)
        self.shown = []
        room = self._floor.scene().sceneRect()
        for number, touched in places:
            taken = [seal.box for seal in self.shown]
            place = touched.target
            if touched.above:
                at = _over(place, clear, taken)
            else:
                box = (led or {}).get(number)
                at = _beside(place, clear, taken, room, box, names)
            # Of a small place it must be clear which is meant.
            pinned = not touched.above and place.height() < _LARGE
            points = place.center() - at if pinned else None
            seal = Seal(number, at, chosen=number == chosen, points=points)
            seal.setParentItem(self._floor)
            self.shown.append(seal)


def _round(at: QPointF) -> QRectF:
    reach = QPointF(_REACH, _REACH)
    return QRectF(at - reach, at + reach)


def _over(card: QRectF, clear: Sequence[QRectF], taken: Sequence[QRectF]) -> QPointF:
    """Above a card of the hand, or on it where there is something above."""
    foot, off = QPointF(card.left() + 0.42 * card.width(), card.top()), _REACH + _ABOVE
    above = foot - QPointF(0, off)
    # Its neighbours in a fan are not above it.
    others = [rect for rect in clear if _share(card, rect) < _BESIDE]
    covered = any(map(_round(above).intersects, others))
    at = foot + QPointF(0, off) if covered else above
    while any(map(_round(at).intersects, taken)):
        at += QPointF(2 * _REACH + 1, 0)
    return at


def _beside(
    place: QRectF,
    clear: Sequence[QRectF],
    taken: Sequence[QRectF],
    room: QRectF,
    led: QRectF | None,
    names: Sequence[QRectF],
) -> QPointF:
    """At a corner of a place or a side of it, in the room there is, where least lies below and the
    line from the box that leads there strikes fewest names; on a large place where nothing lies.
    """
    middle = _round(place.center())
    if place.height() >= _LARGE and not any(map(middle.intersects, (*clear, *taken))):
        return place.center()
    out = _OUT if place.height() >= _LARGE else _OFF
    wide, high = place.width() / 2 + out, place.height() / 2 + out
    best, least = place.topRight(), float("inf")
    for order, (x, y) in enumerate(_SIDES):
        at = place.center() + QPointF(x * (wide if y else wide + _OFF), y * high)
        box = _round(at)
        cost = order * _WORSE + sum(_share(box, rect) for rect in (*clear, place))
        cost += sum(4 * _share(box, rect) for rect in taken)
        cost += 4 * (1 - _share(box, room))
        cost += _STRUCK * crossed(led, at, names, _LINE) if led is not None else 0
        if cost < least:
            best, least = at, cost
    return best


def _share(box: QRectF, other: QRectF) -> float:
    """Of a box, the share that lies over another."""
    both = box & other
    return both.width() * both.height() / (box.width() * box.height()) if both.isValid() else 0.0
