"""One of several piles, painted: its cards, how many there are, and what it is called."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.cardstock import CARD_SIZE
from desktop.painting.lettering import write
from desktop.painting.shapes import outline, pen, rounded
from desktop.table.facts import SmallPile
from desktop.table.game import Cards

#: So many cards are seen of a pile.
_SEEN = 3
#: Each lies off the one below it by this share of a card's width.
_OFF = 0.05


def paint_pile(
    p: QPainter, place: QRectF, pile: SmallPile, cards: Cards, ink: str, caption: float = 0
) -> None:
    """A pile in a place some 1.9 times as high as wide: cards, count on their edge, caption.

    The caption, centred below, is as wide as it is told to be, or a little wider than the place.
    """
    wide = place.width() * 0.86
    card = QRectF(place.left(), place.top() + _SEEN * wide * _OFF, wide, 0)
    card.setHeight(wide * CARD_SIZE[1] / CARD_SIZE[0])
    for i in range(min(_SEEN, pile.number)):
        box = card.translated(i * wide * _OFF, -i * wide * _OFF)
        if pile.card:
            cards.paint(p, box, pile.card)
        else:
            cards.paint_back(p, box, pile.family)
    if not pile.number:
        outline(p, rounded(card, wide * 0.05), pen(ink, max(0.8, wide * 0.015), dash=(4, 3)))
    _paint_count(p, card, str(pile.number))
    room = caption or place.width() * 1.14
    name = QRectF(place.center().x() - room / 2, card.bottom() + wide * 0.2, room, wide * 0.32)
    write(p, name, pile.caption, wide * 0.28, ink, weight=600)


def _paint_count(p: QPainter, card: QRectF, number: str) -> None:
    """A pale slip on the lower edge."""
    high = card.width() * 0.4
    wide = max(high * 1.25, high * (0.62 + 0.34 * len(number)))
    slip = QRectF(card.center().x() - wide / 2, card.bottom() - high * 0.45, wide, high)
    shape = rounded(slip, high / 2)
    p.fillPath(shape, QColor("#fbf3de"))
    outline(p, shape, pen("#5b4128", max(0.8, high * 0.05)))
    write(p, slip.adjusted(2, -high * 0.04, -2, 0), number, high * 0.72, "#2b1710", weight=700)
