"""Small numbered badges at the places of moves that are discussed beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.materials.wax_seal import paint_wax_seal
from desktop.painting.shapes import disc, pen, polygon, stroke_path
from desktop.table import items
from desktop.table.callouts.placing import Anchor
from desktop.table.items import Overlay

#: Radius of a badge in pixels.
_RADIUS = 10.0
#: Radius, colour and width of the rings of the chosen badge.
_RINGS = ((12.4, "#f5ead0", 2.4), (14.0, "#c8962f", 1.6))
#: Radius that is kept free.
_FREE_RADIUS = 12.0
#: Gap between a card and the badge above it.
_CARD_GAP = 3.0
#: Positions beside a place, best first: right (1) or left (-1), above (-1), below (1) or level (0).
_SIDES = ((1, -1), (1, 1), (-1, -1), (-1, 1), (1, 0), (-1, 0))
#: Height in pixels from which a place is large.
_MIN_LARGE_HEIGHT = 44.0
#: Distance of a badge's centre from the edge of a large place.
_LARGE_PLACE_OFFSET = 3.0
#: Distance of a badge from a small place.
_SMALL_PLACE_OFFSET = 8.5
#: Cost of each further position in `_SIDES`.
_POSITION_COST = 0.04
#: Share of a card up to which another rect over it counts as above, not beside.
_MAX_SHARE_ABOVE = 0.1
#: Share of a card's width of which less is seen beside a card that half covers it.
_MIN_SEEN_SHARE = 0.9
#: Height in pixels from which a card has a readable caption at its foot, and its share of that.
_MIN_CAPTION_HEIGHT, _CAPTION_SHARE = 110.0, 0.18
#: Half the width of the pin at the badge.
_PIN_HALF_WIDTH = 5.0
#: How far the pin sticks out.
_PIN_LENGTH = 7.0


class NumberBadge(Overlay):
    """The number of a move in the list."""

    def __init__(
        self, number: int, point: QPointF, *, chosen: bool = False, points: QPointF | None = None
    ) -> None:
        reach = QPointF(_FREE_RADIUS + 9, _FREE_RADIUS + 9)
        super().__init__(None, QRectF(-reach, reach))
        self.number, self.is_chosen = number, chosen
        #: The end of its pin relative to the centre; None for no pin.
        self._pin_end = points
        self.setPos(point)
        self.setZValue(items.BADGES_Z - number * 0.01)

    @property
    def box(self) -> QRectF:
        return _box_around(self.pos())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._pin_end is not None:
            painter.fillPath(self._pin(self._pin_end, _PIN_HALF_WIDTH + 1.2), QColor("#2a2118"))
            painter.fillPath(self._pin(self._pin_end, _PIN_HALF_WIDTH), QColor("#f5ead0"))
        if self.is_chosen:
            stroke_path(painter, disc(0, 0, 13.0), pen("#2a2118", 5.2))
            for radius, colour, width in _RINGS:
                stroke_path(painter, disc(0, 0, radius), pen(colour, width))
        else:
            stroke_path(painter, disc(0, 0, _RADIUS), pen("#f5ead0", 3.4))
        paint_wax_seal(painter, QPointF(), _RADIUS, self.number)

    def _pin(self, end: QPointF, half: float) -> QPainterPath:
        """Return the pin from the centre of the badge towards its place."""
        along = end / max(1.0, hypot(end.x(), end.y()))
        across = QPointF(-along.y(), along.x()) * half
        tip = along * (_FREE_RADIUS + _PIN_LENGTH + half)
        return polygon([across.toTuple(), tip.toTuple(), (-across).toTuple()])


class Badges:
    """The badges of a table; they are always replaced together."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown_badges: list[NumberBadge] = []

    def show(
        self,
        places: Sequence[tuple[int, Anchor]],
        clear: Sequence[QRectF] = (),
        chosen: int | None = None,
    ) -> None:
        """Show badges with these numbers at their places, where possible without covering `clear`.

        The `chosen` number has a ring.
        """
        for badge in self.shown_badges:
            if (scene := badge.scene()) is not None:
                scene.removeItem(badge)
        self.shown_badges = []
        scene_rect = self._floor.scene().sceneRect()
        cards = [anchor.target for _, anchor in places if anchor.are_texts_above]
        for number, anchor in places:
            taken = [badge.box for badge in self.shown_badges]
            target = anchor.target
            if anchor.are_texts_above:
                point = _position_above(target, clear, taken, scene_rect, cards)
            else:
                point = _position_beside(target, clear, taken, scene_rect)
            # The pin shows which of several small places is meant.
            pinned = not anchor.are_texts_above and target.height() < _MIN_LARGE_HEIGHT
            points = target.center() - point if pinned else None
            badge = NumberBadge(number, point, chosen=number == chosen, points=points)
            badge.setParentItem(self._floor)
            self.shown_badges.append(badge)


def _box_around(point: QPointF) -> QRectF:
    reach = QPointF(_FREE_RADIUS, _FREE_RADIUS)
    return QRectF(point - reach, point + reach)


def _position_above(
    card: QRectF,
    clear: Sequence[QRectF],
    taken: Sequence[QRectF],
    bounds: QRectF,
    cards: Sequence[QRectF],
) -> QPointF:
    """Return a point above a card of the hand, or on its visible part.

    It is on a card that others half cover, above which it could mean any of them, and on a card
    with something above it. Badges on a card are one above the other at its foot, because its value
    is at the top and the `cards` beside it, which may cover its right side, have badges of their
    own.
    """
    neighbours = [rect for rect in clear if _covered_share(card, rect) >= _MAX_SHARE_ABOVE]
    beside = [one.left() for one in (*cards, *neighbours) if one.left() > card.left() + 1]
    right = min([card.right(), *beside])
    is_covered = right < card.left() + _MIN_SEEN_SHARE * card.width()
    x = min(card.left() + 0.42 * card.width(), (card.left() + right) / 2)
    off, step = _FREE_RADIUS + _CARD_GAP, 2 * _FREE_RADIUS + 1
    places = [QPointF(x, card.top() - off), QPointF(x + step, card.top() - off)]
    # Neighbours in a fan are not above the card.
    others = [rect for rect in clear if rect not in neighbours]
    for above in () if is_covered else places:
        is_own = above.x() <= right
        if is_own and not any(map(_box_around(above).intersects, [*others, *taken])):
            return above
    has_caption = is_covered and card.height() >= _MIN_CAPTION_HEIGHT
    foot = card.bottom() - (_CAPTION_SHARE * card.height() if has_caption else 0.0)
    point = QPointF(x, min(foot, bounds.bottom()) - off)
    while any(map(_box_around(point).intersects, taken)) and point.y() - off > card.top() + off:
        point -= QPointF(0, step)
    return point


def _position_beside(
    marked_rect: QRectF,
    clear: Sequence[QRectF],
    taken: Sequence[QRectF],
    bounds: QRectF,
) -> QPointF:
    """Return the centre of a free large place, else the best corner or side of the place.

    The best position covers least and stays in the room.
    """
    middle = _box_around(marked_rect.center())
    if marked_rect.height() >= _MIN_LARGE_HEIGHT and not any(
        map(middle.intersects, (*clear, *taken))
    ):
        return marked_rect.center()
    out = _LARGE_PLACE_OFFSET if marked_rect.height() >= _MIN_LARGE_HEIGHT else _SMALL_PLACE_OFFSET
    width, height = marked_rect.width() / 2 + out, marked_rect.height() / 2 + out
    best, lowest_cost = marked_rect.topRight(), float("inf")
    for order, (x, y) in enumerate(_SIDES):
        point = marked_rect.center() + QPointF(
            x * (width if y else width + _SMALL_PLACE_OFFSET), y * height
        )
        box = _box_around(point)
        cost = order * _POSITION_COST + sum(
            _covered_share(box, rect) for rect in (*clear, marked_rect)
        )
        cost += sum(4 * _covered_share(box, rect) for rect in taken)
        cost += 4 * (1 - _covered_share(box, bounds))
        if cost < lowest_cost:
            best, lowest_cost = point, cost
    return best


def _covered_share(rect: QRectF, other: QRectF) -> float:
    """Return the share of a box that covers another."""
    both = rect & other
    return both.width() * both.height() / (rect.width() * rect.height()) if both.isValid() else 0.0
