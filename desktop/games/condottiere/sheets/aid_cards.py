"""The cards on the rules summaries of Condottiere: numbers, effects, and an example sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.painter import FaceDetail, paint_card_in
from desktop.games.condottiere.sheets import aid_texts
from desktop.games.condottiere.words.card_texts import card_effect
from desktop.games.condottiere.words.names import caption, card_name, card_value, is_mercenary
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import paint_lines, pen
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import BODY, HEADING, INK, LEFT, RUBRIC, Text
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES
from engine.games.condottiere.rules.battle import line_strength
from engine.games.condottiere.rules.core_state import SEASON_SPRING, SEASON_WINTER
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition

_GOLD = "#b98a35"
_SHAPE = CARD_SIZE[1] / CARD_SIZE[0]
#: Pixels between columns.
_GAP = 8.0
#: Widths of the cards of each edition.
_MERCENARIES = {FIRST_EDITION.id: 17.0, THIRD_EDITION.id: 14.5}
_SPECIALS = {FIRST_EDITION.id: 16.0, THIRD_EDITION.id: 11.0}

#: The battle line of the example by edition, and the engine's season by the name of its card.
LINES = {
    FIRST_EDITION.id: ("m6", "m4", "drum", "heroine"),
    THIRD_EDITION.id: ("m6", "m4", "drum", "heroine", "courtesan"),
}
_SEASONS = {"winter": SEASON_WINTER, "spring": SEASON_SPRING}


def type_of(edition: Edition) -> float:
    """Return the type size of an edition's aid; it is smaller for the third's longer text."""
    return BODY * 0.9 if edition.id == THIRD_EDITION.id else BODY


def paint_mercenaries(painter: QPainter, edition: Edition, y: float) -> float:
    """Paint the mercenaries in a row with numbers and a text, and return the lower edge."""
    cards = [card for card in CARD_NAMES if is_mercenary(card)]
    width = _MERCENARIES[edition.id]
    step, height = width + 2.2, width * _SHAPE
    for i, card in enumerate(cards):
        rect = QRectF(i * step, y, width, height)
        _paint_card(painter, rect, card, edition)
        below = QRectF(rect.left(), rect.bottom() + 0.6, width, 4.6)
        paint_fitted_line(painter, below, _times(edition, card), BODY, INK, weight=600)
    x = len(cards) * step + 4
    paint_fitted_line(
        painter,
        QRectF(x, y, LEAF.width - x, 6),
        caption("m1"),
        HEADING * 0.95,
        RUBRIC,
        weight=700,
        align=LEFT,
    )
    text = translate(
        "CondottiereAid",
        "%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; "
        "many change what mercenaries count.",
        "",
        sum(edition.deck[CARD_KINDS[card]] for card in cards),
    )
    end = Text(text, LEAF.width - x, type_of(edition)).paint(painter, x, y + 6.4)
    return max(y + height + 5.2, end)


def paint_special_cards(painter: QPainter, edition: Edition, y: float) -> float:
    """Paint the other cards in two columns with picture, name, number and effect.

    Returns the lower edge.
    """
    cards = [
        card for card in CARD_NAMES if not is_mercenary(card) and edition.deck[CARD_KINDS[card]]
    ]
    width = (LEAF.width - _GAP) / 2
    end = y
    half = -(-len(cards) // 2)
    rows = zip(cards[:half], [*cards[half:], None][:half], strict=True)
    for pair in rows:
        paint_lines(painter, [QLineF(0, end, LEAF.width, end)], pen(_GOLD, 0.15))
        bottoms = [
            _paint_special_card(painter, edition, card, x, end + 1.2, width)
            for card, x in zip(pair, (0.0, width + _GAP), strict=True)
            if card is not None
        ]
        end = max(bottoms) + 1.2
    paint_lines(painter, [QLineF(0, end, LEAF.width, end)], pen(_GOLD, 0.15))
    return end


def paint_reckoning(painter: QPainter, edition: Edition, y: float) -> float:
    """Paint the steps of adding up on the left, and the example with its strengths on the right.

    Returns the lower edge.
    """
    width = (LEAF.width - _GAP) / 2
    left = y
    type_size = type_of(edition)
    for number, text in enumerate(aid_texts.strength(edition), 1):
        Text(f"<b>{number}</b>", 5, type_size, RUBRIC).paint(painter, 0, left)
        left = Text(text, width - 5, type_size).paint(painter, 5, left) + 0.8
    x = width + _GAP
    line = LINES[edition.id]
    size = 14.0
    for i, card in enumerate(line):
        _paint_card(
            painter, QRectF(x + i * (size + 1.6), y + 0.8, size, size * _SHAPE), card, edition
        )
    right = y + size * _SHAPE + 3
    for season, season_text in aid_texts.seasons(edition):
        total = f"{strength_of(line, season)}"
        paint_fitted_line(
            painter, QRectF(x, right, 12, 5), total, HEADING * 1.05, RUBRIC, weight=700, align=LEFT
        )
        paint_fitted_line(
            painter, QRectF(x + 12, right, width - 12, 5), season_text, BODY, INK, align=LEFT
        )
        right += 5.6
    return max(left, right)


def strength_of(line: Sequence[str], season: str | None) -> int:
    """Return the strength of a line in a season, if its best mercenary is the highest in play."""
    row = [CARD_KINDS[card] for card in line]
    highest = max(card_value(card) for card in line) if season == "spring" else 0
    return line_strength(row, len(row), _SEASONS[season] if season else 0, highest)


def _paint_special_card(
    painter: QPainter, edition: Edition, card: str, x: float, y: float, width: float
) -> float:
    """Paint one card and its effect, and return the lower edge."""
    wide = _SPECIALS[edition.id]
    height = wide * _SHAPE
    _paint_card(painter, QRectF(x, y, wide, height), card, edition)
    left, text_width = x + wide + 3, width - wide - 3
    name = f"<b>{card_name(card)}</b> <span>{_times(edition, card)}</span>"
    below = Text(name, text_width, BODY * 1.1, RUBRIC).paint(painter, left, y - 0.5)
    text = Text(card_effect(card, edition.id)[1], text_width, type_of(edition) * 0.94)
    return max(y + height, text.paint(painter, left, below + 0.2))


def _times(edition: Edition, card: str) -> str:
    text = translate("CondottiereAid", "× {number}")
    return text.format(number=edition.deck[CARD_KINDS[card]])


def _paint_card(painter: QPainter, rect: QRectF, card: str, edition: Edition) -> None:
    paint_card_in(painter, rect, card, edition_id=edition.id, face=FaceDetail.TABLE, paper=True)
