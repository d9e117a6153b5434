"""All hands face up in the tray, for an omniscient viewer: after a match, or among bots only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import FaceDetail
from desktop.games.condottiere.items.hand import sort_hand
from desktop.games.condottiere.items.pieces import HEIGHT, WIDTH, CardItem
from desktop.games.condottiere.layout import Layout
from desktop.painting.cache.pictures import Pictures
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import SEATS, serif
from desktop.table.items import HitItem, Root, Stamp
from engine.core.values import Seat
from engine.games.condottiere.views.view import CondottiereView

#: Ground, edge and ink of the bed around a hand, which is visible even when the hand is empty.
_BED, _EDGE, _INK = QColor(20, 11, 4, 70), QColor(255, 226, 180, 36), QColor(246, 233, 201, 190)
#: The type size of the name in a bed, and the pixels beside the name.
_TYPE, _PAD = 15, 12.0
#: Pixels from the left of a bed to its cards.
_CARDS_LEFT = 34.0
_BED_MARGIN = 8.0
#: Widest step from card to card, as a share of a card's width: overlapping and small cards.
_OVERLAP, _BESIDE_SMALL = 0.72, 1.06
#: Sign of a card's width: the sign in its corner, which stays visible on every card.
_SIGN_SHARE = 0.5
#: Least number of cards that room is kept for, so that cards do not grow as others are played.
_MIN_HAND_COUNT = 10
_ROWS = (1, 2)


class OpenHands:
    """A bed with a shield and a row of cards per seat; empty while hands are hidden."""

    def __init__(
        self, scene: QGraphicsScene, floor: Root, pictures: Pictures, edition_id: str
    ) -> None:
        self._scene, self._floor, self._pictures = scene, floor, pictures
        self._edition = edition_id
        self._items: list[HitItem] = []
        #: The room of each seat's hand; empty while hands are hidden.
        self.rooms: list[QRectF] = []

    @property
    def cards(self) -> list[CardItem]:
        """The cards shown, seat after seat."""
        return [item for item in self._items if isinstance(item, CardItem)]

    def show(self, view: CondottiereView | None, layout: Layout, names: Sequence[str] = ()) -> None:
        """Show the hands of a view; None removes all hands."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self.rooms = [], []
        if view is None:
            return
        seats, maximum = len(view.hands), max(_MIN_HAND_COUNT, *map(len, view.hands))
        rect = layout.hand_room.adjusted(0, _BED_MARGIN, 0, -_BED_MARGIN / 2)
        # Use the number of rows that allows the largest cards.
        ways = (_hand_rects(rect, seats, rows) for rows in _ROWS)
        self.rooms = max(ways, key=lambda rooms: _scale(rooms[0], maximum))
        scale = _scale(self.rooms[0], maximum)
        for seat, where in enumerate(self.rooms):
            self._show_hand(view, seat, where, scale, names[seat] if names else "")

    def _show_hand(
        self, view: CondottiereView, seat: Seat, rect: QRectF, scale: float, name: str
    ) -> None:
        """Show the hand of a seat with its name, within `rect`."""
        cards = sort_hand(view.hands[seat])
        width = WIDTH * scale
        left = rect.left() + _CARDS_LEFT + width / 2
        # A card this small is recognised by the sign in its middle: do not overlap it.
        step = width * (_BESIDE_SMALL if FaceDetail.of_width(width).is_plain else _OVERLAP)
        if len(cards) > 1:
            step = min(step, (rect.right() - _BED_MARGIN - left - width / 2) / (len(cards) - 1))
        taken = left + width / 2 + step * (len(cards) - 1) if cards else rect.left() + _CARDS_LEFT
        self._show_bed(seat, rect, taken, name)
        for i, card in enumerate(cards):
            item = CardItem(self._pictures, card, self._edition, self._floor)
            point = QPointF(left + i * step, rect.center().y())
            item.put(point, 0, scale, z_layers.HAND + (seat * 50 + i) * 0.001)
            item.target_id = ("shown", card)
            item.is_tight = step < width
            self._items.append(item)

    def _show_bed(self, seat: Seat, rect: QRectF, taken: float, name: str) -> None:
        """Show the bed of a hand, with the seat's name where the cards leave room for it."""
        bed = QRectF(QPointF(), rect.size() - QSizeF(8, 6))
        free = rect.right() - 8 - taken - 2 * _PAD
        label = name if QFontMetricsF(_font()).horizontalAdvance(name) <= free else ""
        draw = partial(_paint_bed, bed=bed, seat=seat, name=label)
        key = "open", seat, label, bed.size().toTuple()
        item = Stamp(self._pictures, key, bed, draw, self._floor, z_layers.HAND)
        item.setPos(rect.topLeft() + QPointF(0, 3))
        self._items.append(item)


def _hand_rects(rect: QRectF, seats: int, rows: int) -> list[QRectF]:
    """Return the room of each hand in an arrangement of `rows` rows."""
    columns = -(-seats // rows)
    size = rect.width() / columns, rect.height() / rows
    corners = ((seat % columns, seat // columns) for seat in range(seats))
    return [QRectF(rect.left() + x * size[0], rect.top() + y * size[1], *size) for x, y in corners]


def _scale(rect: QRectF, cards: int) -> float:
    """Return the scene pixels per millimetre at which the signs of so many cards fit."""
    width = (rect.width() - _CARDS_LEFT - _BED_MARGIN) / (WIDTH * (1 + _SIGN_SHARE * (cards - 1)))
    return min((rect.height() - 2 * _BED_MARGIN) / HEIGHT, width, 1.2)


def _font() -> QFont:
    return serif(_TYPE, 400, italic=True)


def _paint_bed(painter: QPainter, bed: QRectF, seat: Seat, name: str) -> None:
    shape = rounded(bed.adjusted(0.5, 0.5, -0.5, -0.5), 7)
    painter.fillPath(shape, _BED)
    stroke_path(painter, shape, pen(_EDGE, 1))
    paint_shield(painter, 18, bed.center().y(), 26, SEATS[seat].colour, SEATS[seat].charge)
    painter.setFont(_font())
    painter.setPen(_INK)
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(bed.adjusted(0, 0, -_PAD, 0), right, name)
