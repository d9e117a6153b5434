"""Marks on cards at the table: how many lie there, what a covered one is, which can be chosen.

All paint over a card at the origin, 63 by 88 units; numerals stay to the right, clear of the
cartouche, or at the foot.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from desktop.games.cortez.art.brush import ink, moved
from desktop.games.cortez.art.cardart.provisions import paint_weapons
from desktop.games.cortez.art.inks import CREAM, INK
from desktop.painting.cardstock import CARD_SIZE, CORNER, card_outline
from desktop.painting.effects import glow, shadow
from desktop.painting.lettering import glyphs
from desktop.painting.shapes import Point, down, mix, outline, pen, placed, rounded, tint

_WIDE, _HIGH = CARD_SIZE
_SHADE = QColor(18, 8, 5, 150)
_LIT = ("#ffc23d", "#d99a1c", "#ffedb0")


def paint_count(p: QPainter, text: str) -> None:
    """A red pill over the upper right corner, such as ×4: so many equal cards lie in a pile."""
    _pill(p, text, (_WIDE - 9, 5), 17, down(-4, 14, (0, "#c8453a"), (1, "#8f2219")), CREAM)


def paint_stock_count(p: QPainter, text: str) -> None:
    """A pale pill over the lower edge: so many cards are in a draw pile or on the discard."""
    _pill(p, text, (_WIDE / 2, _HIGH - 2), 19, down(76, 96, (0, "#fffaf0"), (1, "#ecd9ab")), INK)


def paint_tab(p: QPainter, text: str) -> None:
    """A tab at the foot of a card that lies covered, with what its owner knows it to be."""
    body = rounded(QRectF(_WIDE / 2 - 13, _HIGH - 13, 26, 24), 4)
    shadow(p, body, _SHADE, 1.4, 0.4, 1.2)
    ink(p, body, down(_HIGH - 13, _HIGH + 11, (0, "#fffaf0"), (1, "#f0dfb4")), 1.0)
    _numeral(p, text, (_WIDE / 2, _HIGH - 1), 17, 20, "#3a120a")


def paint_lit(p: QPainter, strength: float = 1.0) -> None:
    """The light round a card that can be chosen; the strength is 0 to 1."""
    cut, share = card_outline(), max(0.0, min(1.0, strength))
    glow(p, cut, tint(_LIT[0], round(255 * share)), 2.6, 3.2)
    outline(p, cut, pen(tint(_LIT[1], round(255 * share)), 2.2))
    outline(p, cut, pen(tint(_LIT[2], round(255 * share)), 1.0))


def paint_asleep(p: QPainter) -> None:
    """A veil over a card that cannot be chosen now."""
    p.fillPath(card_outline(), tint("#1a0f08", 120))


def paint_place(p: QPainter, colour: str, *, weapon: bool = False) -> None:
    """An empty place for a card, dashed on a cloth of that colour; a weapon may be laid there."""
    place = rounded(QRectF(1, 1, _WIDE - 2, _HIGH - 2), CORNER)
    p.fillPath(place, mix(colour, "#000000", 0.18))
    outline(p, place, pen(mix(colour, "#fff3d6", 0.45), 0.9, dash=(3, 3)))
    if weapon:
        p.save()
        p.setOpacity(0.34)
        with moved(p, _WIDE / 2, _HIGH / 2, 0.42):
            paint_weapons(p, 2.4, paper=True)
        p.restore()


def _pill(
    p: QPainter, text: str, at: Point, high: float, fill: QLinearGradient, colour: str
) -> None:
    """A pill round a text, in the middle of which lies `at`."""
    x, y = at
    wide = max(high * 1.3, glyphs(text).boundingRect().width() * high * 0.0076 + high * 0.8)
    body = rounded(QRectF(x - wide / 2, y - high / 2, wide, high), high / 2)
    shadow(p, body, _SHADE, 1.4, 0.4, 1.2)
    ink(p, body, fill, 1.0)
    _numeral(p, text, at, high * 0.76, wide - high * 0.5, colour)


def _numeral(p: QPainter, text: str, at: Point, size: float, width: float, colour: str) -> None:
    """Outlines of a short text, so high a type at most, and so wide."""
    path = glyphs(text)
    scale = min(size / 100, width / path.boundingRect().width())
    p.fillPath(placed(path, *at, scale), QColor(colour))
