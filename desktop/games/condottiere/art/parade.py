"""The parade of those who fought for a seat, for the sheet at the end of a match."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.card_art.heroine import paint_heroine_alone
from desktop.games.condottiere.art.card_art.knight import paint_knight_alone
from desktop.games.condottiere.art.card_art.soldiers import paint_soldier_alone
from desktop.painting.engraving import Engraving
from desktop.painting.shapes import paint_lines, pen, with_alpha

_KNIGHT, _HEROINE = "m10", "heroine"
#: Width of a figure in units of its card, of which a parade is `_HEIGHT` high.
_WIDTHS = {_KNIGHT: 108.0, _HEROINE: 86.0}
_SOLDIER_WIDTH = 68.0
_HEIGHT = 132.0
_EARTH = "#6b4a1e"


def marchers(laid: Mapping[str, int], most: int) -> list[str]:
    """Return the cards whose figures march, in proportion to the cards that were laid.

    There are at most `most`; knights ride between the men on foot.
    """
    counts = {
        card: number
        for card, number in laid.items()
        if number and (card == _HEROINE or card.startswith("m"))
    }
    total = sum(counts.values())
    if not total:
        return []
    scale = min(1.0, most / total)
    shares = {card: max(1, round(number * scale)) for card, number in counts.items()}
    ranked_cards: list[tuple[float, str]] = []
    for card, number in sorted(shares.items()):
        ranked_cards += [((i + 0.5) / number, card) for i in range(number)]
    return [card for _, card in sorted(ranked_cards)][:most]


def paint_parade(
    painter: QPainter, rect: QRectF, cards: Sequence[str], part: int = 0, parts: int = 1
) -> None:
    """Paint figures side by side on a strip of earth, as many as there is room for.

    One of so many `parts`, from the left; the first has the earth.
    """
    if not cards:
        return
    painter.save()
    scale = rect.height() / _HEIGHT
    ground = rect.bottom() - 4
    shown_cards = list(cards)
    while shown_cards and sum(map(_width, shown_cards)) * scale > rect.width():
        shown_cards.pop()
    if not part:
        _paint_earth(painter, rect, sum(map(_width, shown_cards)) * scale)
    engraving = Engraving(painter)
    x = rect.center().x() - sum(map(_width, shown_cards)) * scale / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    first, end = len(shown_cards) * part // parts, len(shown_cards) * (part + 1) // parts
    x += sum(map(_width, shown_cards[:first])) * scale
    for card in shown_cards[first:end]:
        width = _width(card) * scale
        if card == _KNIGHT:
            with engraving.transformed(x, ground - 115 * scale, size=scale):
                paint_knight_alone(engraving)
        elif card == _HEROINE:
            with engraving.transformed(x - 10 * scale, ground - 119 * scale, size=scale):
                paint_heroine_alone(engraving)
        else:
            with engraving.transformed(x + width / 2, ground, size=scale):
                paint_soldier_alone(engraving, int(card[1:]))
        x += width
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()


def _paint_earth(painter: QPainter, rect: QRectF, wide: float) -> None:
    """Paint the strip of earth below figures that are so many pixels wide together."""
    ground, dice = rect.bottom() - 4, random.Random(3)
    width = min(rect.width(), wide + 24)
    left, right = rect.center().x() - width / 2, rect.center().x() + width / 2
    lines = [QLineF(left, ground + 1, right, ground + 1)]
    for _ in range(round(width / 6)):
        x, length = left + dice.random() * width, dice.uniform(4, 14)
        y = ground + 1 + dice.uniform(1, 4)
        lines.append(QLineF(x, y, min(right, x + length), y))
    paint_lines(painter, lines, pen(with_alpha(_EARTH, 140), 0.8))


def _width(card: str) -> float:
    return _WIDTHS.get(card, _SOLDIER_WIDTH)
