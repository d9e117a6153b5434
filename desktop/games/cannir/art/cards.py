"""The 21 cards of Cannir and their back at the origin, in millimetres, for screen and paper."""

from __future__ import annotations

import math
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.cannir.art.order_figures import paint_figure
from desktop.games.cannir.art.orders import ORDERS, Order, crest, emblem, order_and_value
from desktop.games.cannir.art.star import paint_star
from desktop.painting.heraldry import paint_border
from desktop.painting.materials.card_stock import (
    CARD_SIZE,
    EDGE_WIDTH,
    GOLD,
    GOLD_LIGHT,
    paint_caption,
    paint_coin,
    paint_numeral,
    paint_stock,
)
from desktop.painting.shapes import (
    disc,
    pen,
    place_path,
    polygon,
    radial_gradient,
    rounded,
    star,
    with_alpha,
)
from desktop.printing.stamp import stamp

__all__ = [
    "CARD_SIZE",
    "TABLE_FACE_BELOW_PX",
    "FaceDetail",
    "paint_back",
    "paint_card",
    "paint_card_in",
]

#: Pixels below which a card shows its table face.
TABLE_FACE_BELOW_PX = 90


class FaceDetail(Enum):
    """The amount of detail on a card."""

    #: For the hand, for print and reading.
    FULL = "full"
    #: Below 90 pixels: no caption, no coin, a larger numeral and figure.
    TABLE = "table"

    @staticmethod
    def of_width(pixels: float) -> FaceDetail:
        """Return the face for a card of this width on screen."""
        return FaceDetail.TABLE if pixels < TABLE_FACE_BELOW_PX else FaceDetail.FULL


_NIGHT = "#22264b"
_PICTURE = QRectF(
    EDGE_WIDTH, EDGE_WIDTH, CARD_SIZE[0] - 2 * EDGE_WIDTH, CARD_SIZE[1] - 2 * EDGE_WIDTH
)
# The place (x, y) and the scale of a figure by order: on the full face, then on the table face.
_FIGURES = {
    "red": ((34.6, 43, 0.98), (36, 49, 1.16)),
    "grey": ((35.6, 42, 0.98), (37, 50, 1.10)),
    "green": ((35.8, 41, 0.93), (35, 51, 1.06)),
}


def paint_card(
    painter: QPainter,
    card: str,
    caption: str = "",
    *,
    face: FaceDetail = FaceDetail.FULL,
    lift: float = 0,
    paper: bool = False,
    bare: bool = False,
) -> None:
    """Paint a card such as `r4` at the origin, 63 by 88 units; the caption is already translated.

    `bare` leaves out the paper of the card.
    """
    order, value = order_and_value(card)
    full = face is FaceDetail.FULL
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    _paint_field(painter, order, value if full else None)
    inset = 1.3 if full else 1.7
    line = pen(with_alpha(GOLD_LIGHT, 235), 0.55 if full else 0.8)
    frame = rounded(_PICTURE.adjusted(inset, inset, -inset, -inset), 1.4)
    paint_border(painter, frame, line, order.colour)
    painter.save()
    painter.setClipPath(rounded(_PICTURE, 2), Qt.ClipOperation.IntersectClip)
    x, y, scale = _FIGURES[order.key][0 if full else 1]
    paint_figure(painter, order, value, x, y, scale, paper=paper)
    painter.restore()
    if full:
        paint_caption(painter, caption, order.ink, paper=paper)
        paint_numeral(painter, str(value), 12.6, 14.2, 17.4, 18.5, order.ink, paper=paper)
        paint_coin(painter, emblem(order), 12.6, 30.2, 5.0, order.ink, paper=paper)
    else:
        paint_numeral(painter, str(value), 15.5, 17.5, 24, 27, order.ink, paper=paper)


def _paint_field(painter: QPainter, order: Order, value: int | None) -> None:
    """Paint the coloured ground with faint rays, sprinkled with the family's crest."""
    rect = _PICTURE
    x, y = rect.x() + rect.width() * 0.54, rect.y() + rect.height() * 0.47
    ground = rounded(rect, 2)
    stops = ((0, order.light), (0.5, order.colour), (1, order.shade))
    painter.fillPath(ground, radial_gradient(x, y, rect.height() * 0.68, *stops))
    reach = rect.height()
    for i in range(24):
        sides = (math.tau * i / 24, math.tau * (i + 0.5) / 24)
        ends = [(x + reach * math.cos(side), y + reach * math.sin(side)) for side in sides]
        painter.fillPath(polygon([(x, y), *ends]).intersected(ground), QColor(255, 255, 255, 11))
    paint_border(painter, ground, pen(order.ink, 0.25), order.colour)
    if value is None:
        return
    for row in range(11):
        painter.save()
        painter.translate(rect.center().x(), 7.2 + row * 6.4)
        count = 5 + row % 2
        stamp(
            painter, partial(_sprinkle, order, value, count), QRectF(-5 * count, -3, 10 * count, 6)
        )
        painter.restore()


def _sprinkle(order: Order, value: int, count: int, painter: QPainter) -> None:
    """Paint `count` crests in a row centred on the origin."""
    for column in range(count):
        sign = place_path(crest(value), 10 * (column - (count - 1) / 2), 0, 2.25)
        painter.fillPath(sign, with_alpha(order.light, 135))


def paint_back(
    painter: QPainter,
    *,
    face: FaceDetail = FaceDetail.FULL,
    lift: float = 0,
    paper: bool = False,
    bare: bool = False,
) -> None:
    """Paint the back of every card: the golden star on night blue.

    `bare` leaves out the paper of the card.
    """
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    width, height = CARD_SIZE
    x, y = width / 2, height / 2
    ground = rounded(_PICTURE, 2)
    painter.fillPath(ground, radial_gradient(x, y, 52, (0, "#39418a"), (1, "#181a3a")))
    if face is FaceDetail.FULL:
        _paint_back_ornaments(painter)
    outer, inner = _PICTURE.adjusted(2.2, 2.2, -2.2, -2.2), _PICTURE.adjusted(3.8, 3.8, -3.8, -3.8)
    paint_border(painter, ground, pen("#181a3a", 0.25), _NIGHT)
    paint_border(painter, rounded(outer, 1.6), pen(GOLD, 1.0), _NIGHT)
    paint_border(painter, rounded(inner, 1.1), pen(with_alpha(GOLD_LIGHT, 200), 0.4), _NIGHT)
    paint_star(painter, x, y, 20.5, 20.5, 8.6, step=0.55, paper=paper)
    painter.fillPath(disc(x, y, 5.4), QColor(GOLD_LIGHT))
    painter.fillPath(disc(x, y, 4.7), QColor(_NIGHT))
    painter.fillPath(star(x, y, 3.8, 1.6), QColor(GOLD_LIGHT))


def _paint_back_ornaments(painter: QPainter) -> None:
    """Paint small stars between star and edge, and the three emblems and a rose in the corners."""
    width, height = CARD_SIZE
    for row in range(7):
        for column in range(5):
            x = 9 + column * 11.25 + (5.625 if row % 2 else 0)
            y = 8.0 + row * 12
            corner = min(x, width - x) < 14 and min(y, height - y) < 14
            if x < 57 and math.hypot(x - width / 2, y - height / 2) > 21 and not corner:
                painter.fillPath(star(x, y, 1.7, 0.7), with_alpha(GOLD, 150))
    signs = [emblem(ORDERS["r"]), emblem(ORDERS["v"]), emblem(ORDERS["g"]), crest(5)]
    for i, sign in enumerate(signs):
        x = 10.4 if i % 2 == 0 else width - 10.4
        y = 10.4 if i < 2 else height - 10.4
        painter.fillPath(place_path(sign, x, y, 3.0), with_alpha(GOLD, 235))


def paint_card_in(
    painter: QPainter, rect: QRectF, card: str | None, caption: str = "", *, paper: bool = False
) -> None:
    """Paint a card in a rectangle, or the back for None; narrow cards show the table face."""
    scale = rect.width() / CARD_SIZE[0]
    face = FaceDetail.FULL if paper else FaceDetail.of_width(rect.width())
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    if card is None:
        paint_back(painter, face=face, paper=paper)
    else:
        paint_card(painter, card, caption, face=face, paper=paper)
    painter.restore()
