"""A seat's possessions: icons with numbers side by side, or small cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.cache.pictures import Pictures, blit
from desktop.style.theme import current_theme, serif
from desktop.table.facts import Holding
from desktop.table.game_table import Cards

#: Gap between an icon and its number.
_GAP = 4.0
#: Minimum gap between two pairs.
_AIR = 7.0
#: A small card.
_CARD = QRectF(0, 0, 22.7, 31.7)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def digits_of(seats: Sequence[Sequence[Holding]]) -> tuple[int, ...]:
    """Return the most digits of each column, so that columns align across seats."""
    return tuple(
        max(len(str(holding.number)) for holding in column) for column in zip(*seats, strict=False)
    )


def paint_holdings(
    painter: QPainter,
    rect: QRectF,
    holdings: Sequence[Holding],
    digits: Sequence[int],
    *,
    sign: float,
    type_size: float,
    air: float = _AIR,
) -> None:
    """Paint a column for each possession, as wide as its digits; icons shrink if necessary.

    `air` is the minimum gap between two pairs, in pixels.
    """
    font = serif(type_size, 700)
    widths = [QFontMetricsF(font).horizontalAdvance("0" * count) + _GAP for count in digits]
    count = len(holdings)
    size = min(sign, (rect.width() - sum(widths) - (count - 1) * air) / count)
    spare = (rect.width() - sum(widths) - count * size) / count
    painter.setFont(font)
    painter.setPen(QColor(current_theme().text))
    x = rect.left()
    for holding, width in zip(holdings, widths, strict=True):
        holding.paint(painter, QRectF(x, rect.center().y() - size / 2, size, size))
        text_rect = QRectF(x + size + _GAP, rect.top(), width + spare, rect.height())
        painter.drawText(text_rect, int(_LEFT), str(holding.number))
        x += size + width + spare


def paint_hand(
    painter: QPainter,
    hand: Sequence[str | None],
    left: float,
    top: float,
    cards: Cards | None,
    pictures: Pictures,
) -> float:
    """Paint small cards side by side; return the left edge of the words after them."""
    step = 19.0 if len(hand) < 6 else 80.0 / len(hand)
    for i, card in enumerate(hand):
        painter.save()
        painter.translate(left + i * step + _CARD.width() / 2, top + _CARD.height() / 2)
        painter.rotate((i - (len(hand) - 1) / 2) * 4)
        painter.translate(-_CARD.center())
        rect = _CARD.adjusted(-3, -3, 3, 3)
        if cards is not None:
            draw = partial(cards.paint, rect=_CARD, card=card)
            blit(painter, pictures, (cards, card), rect, draw)
        painter.restore()
    return left + max(0, len(hand) - 1) * step + (_CARD.width() if hand else 0) + 12
