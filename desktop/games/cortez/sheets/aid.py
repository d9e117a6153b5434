"""The rules summary of Cortez: two pages in our own words on white, to lie beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import transformed
from desktop.games.cortez.art.cards import FaceDetail, paint_card_in
from desktop.games.cortez.art.chiefs import CHIEFS
from desktop.games.cortez.art.shields import paint_chief_shield
from desktop.games.cortez.sheets import aid_texts
from desktop.games.cortez.sheets.decks import card_counts
from desktop.games.cortez.sheets.diagram import height_of, paint_set_up, paint_sign
from desktop.games.cortez.words.card_texts import card_effect, card_line, card_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import paint_lines, pen
from desktop.printing.aid import GOLD, paint_head, two_columns
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import (
    BODY,
    FINE,
    HEADING,
    INK,
    LEFT,
    QUIET,
    RUBRIC,
    Text,
    TextColumn,
)
from engine.games.cortez.cards import BRIBERY_NAMES, PROVISION_NAMES
from engine.games.cortez.rules.combat_data import strength

# The example of a strength.
#: Values of the warriors in the example.
LAID = (6, 4, 4, 2, 1)
WEAPONS = 2

_TOP = 22.5
_TYPE = BODY * 0.92
_SMALL = BODY * 0.82
_INDENT = 5.0
_SHAPE = CARD_SIZE[1] / CARD_SIZE[0]
#: Pixels between columns.
_GAP = 8.0
#: Sign of the legend.
_SIGN_SIZE_MM = 3.2
#: The share of the column for the map.
_MAP_SHARE = 0.76
#: The cards in the left and right columns of the events table. A flight or an attack represents
#: both nations.
_EVENTS = (("bridges", "flight_spanish", "attack_aztec", "treasure"),
           ("supply", "pillage", "mutiny", "corruption"))  # fmt: skip
_BOTH = {"flight_spanish": "flight_aztec", "attack_aztec": "attack_spanish"}


def paint_first(painter: QPainter) -> None:
    """Paint aim, set-up with the map, rounds, the turn, moving and the events."""
    _paint_head(painter)
    left, right = two_columns(painter, _TOP, _TYPE)
    left.heading(translate("CortezAid", "Aim"))
    left.paragraph(aid_texts.aim())
    left.heading(translate("CortezAid", "To begin"))
    _paragraphs(left, aid_texts.set_up())
    left.heading(translate("CortezAid", "Your turn"))
    _numbered(left, aid_texts.turn())
    right.y += 3.5
    _map(right)
    right.heading(translate("CortezAid", "Moving"))
    _paragraphs(right, aid_texts.moving())
    _paint_events(painter, max(left.y, right.y))


def paint_second(painter: QPainter) -> None:
    """Paint combat and its consequences, provisions, bribery, the end and the points."""
    _paint_head(painter)
    left, right = two_columns(painter, _TOP, _TYPE)
    left.heading(translate("CortezAid", "Combat"))
    _numbered(left, aid_texts.combat())
    _example(left)
    left.heading(translate("CortezAid", "After the combat"))
    _numbered(left, aid_texts.combat_consequences())
    left.heading(translate("CortezAid", "Trading"))
    left.paragraph(aid_texts.trading())
    right.heading(translate("CortezAid", "Provisions"))
    _provisions(right)
    right.heading(translate("CortezAid", "Bribery cards"))
    _bribery(right)
    _paragraphs(right, aid_texts.bribery())
    right.heading(translate("CortezAid", "Rounds and treasures"))
    _paragraphs(right, [aid_texts.rounds(), aid_texts.treasure()])
    right.heading(translate("CortezAid", "End of the game"))
    right.paragraph(aid_texts.ends())
    right.heading(translate("CortezAid", "Points"))
    for points, reason in aid_texts.scoring():
        right.paragraph(reason, indent=12, sign=points)


def _paint_head(painter: QPainter) -> None:
    """Paint the name of the game and the shields of all chiefs."""
    players = translate("CortezAid", "Two to six players, about an hour and a half")
    paint_head(painter, translate("Cortez", "Cortez"), players)
    for i, chief in enumerate(CHIEFS):
        with transformed(painter, LEAF.width - 6 - 12.4 * (len(CHIEFS) - 1 - i), 10, 0.092):
            paint_chief_shield(painter, chief, 3, paper=True)


def _paragraphs(column: TextColumn, sentences: Sequence[str]) -> None:
    for sentence in sentences:
        column.paragraph(sentence)


def _numbered(column: TextColumn, sentences: Sequence[str]) -> None:
    for i, sentence in enumerate(sentences, 1):
        column.paragraph(sentence, indent=_INDENT, sign=f"{i}")


def _map(column: TextColumn) -> None:
    """Paint the map with the troops at the start, its legend beside it."""
    painter, width = column.painter, column.width * _MAP_SHARE
    with transformed(painter, column.x, column.y):
        paint_set_up(painter, width)
    x, y = column.x + width + 3, column.y
    for sign, name in aid_texts.legend():
        paint_sign(painter, x + _SIGN_SIZE_MM / 2, y + 2, sign, _SIGN_SIZE_MM)
        rect = QRectF(
            x + _SIGN_SIZE_MM + 1.4, y, column.x + column.width - x - _SIGN_SIZE_MM - 1.4, 4
        )
        paint_fitted_line(painter, rect, name, FINE * 1.08, QUIET, align=LEFT)
        y += 5.6
    column.y += height_of(width) + 0.5


def _paint_events(painter: QPainter, y: float) -> None:
    """Paint each kind of event with its number and effect, in two columns."""
    column = TextColumn(painter, 0, y, LEAF.width, _TYPE)
    column.heading(translate("CortezAid", "Events"))
    width = (LEAF.width - _GAP) / 2
    end = column.y
    for pair in zip(*_EVENTS, strict=True):
        paint_lines(painter, [QLineF(0, end, LEAF.width, end)], pen(GOLD, 0.15))
        bottoms = [
            _event(painter, card, x, end + 1, width)
            for card, x in zip(pair, (0.0, width + _GAP), strict=True)
        ]
        end = max(bottoms) + 1


def _event(painter: QPainter, card: str, x: float, y: float, width: float) -> float:
    """Paint a card with its effect; return the y of its end."""
    wide = 10.0
    rect = QRectF(x, y, wide, wide * _SHAPE)
    paint_card_in(painter, rect, card, face=FaceDetail.SMALL, paper=True)
    left, text_width = x + wide + 2.6, width - wide - 2.6
    cards = [card, _BOTH[card]] if card in _BOTH else [card]
    head = Text(" · ".join(map(_name_and_number, cards)), text_width, BODY, RUBRIC)
    below = head.paint(painter, left, y - 0.6)
    text = aid_texts.flight_or_attack(card) if card in _BOTH else card_effect(card)
    return max(rect.bottom(), Text(text, text_width, _SMALL).paint(painter, left, below))


def _name_and_number(card: str) -> str:
    """Return the whole name of an event card and how many there are, as rich text."""
    times = translate("CortezAid", "× {number}").format(number=card_counts()[card])
    return f"<b>{card_name(card)}</b>\u00a0{times}".replace(" ", "\u00a0")


def _example(column: TextColumn) -> None:
    """Paint warriors and weapons in a row, with their sum."""
    painter, width = column.painter, 10.4
    cards = [*(f"spanish{value}" for value in LAID), *["weapon"] * WEAPONS]
    for i, card in enumerate(cards):
        extra_gap = 3.0 if card == "weapon" else 0.0
        rect = QRectF(
            column.x + _INDENT + i * (width + 1) + extra_gap, column.y, width, width * _SHAPE
        )
        paint_card_in(painter, rect, card, face=FaceDetail.SMALL, paper=True)
    total = strength(list(LAID), WEAPONS)
    text = Text(f"<i>{aid_texts.example().format(total=total)}</i>", column.width - _INDENT,
                FINE * 1.1, QUIET)  # fmt: skip
    column.y = text.paint(painter, column.x + _INDENT, column.y + width * _SHAPE + 1) + 0.5


def _provisions(column: TextColumn) -> None:
    """Paint the four types of provisions: card, number, name and use."""
    painter, wide = column.painter, 10.4
    cell_width, height = column.width / 2, wide * _SHAPE
    for i, card in enumerate(PROVISION_NAMES):
        x, y = column.x + i % 2 * cell_width, column.y + 0.5 + i // 2 * (height + 1.6)
        paint_card_in(painter, QRectF(x, y, wide, height), card, face=FaceDetail.SMALL, paper=True)
        left = x + wide + 2
        width = cell_width - wide - 4
        name = QRectF(left, y + 0.4, width, 5)
        paint_fitted_line(
            painter, name, card_name(card), HEADING * 0.82, RUBRIC, weight=700, align=LEFT
        )
        times = translate("CortezAid", "× {number}").format(number=card_counts()[card])
        paint_fitted_line(painter, name.translated(0, 4.6), times, FINE, QUIET, align=LEFT)
        paint_fitted_line(
            painter, name.translated(0, 8.8), card_line(card), FINE * 1.08, INK, align=LEFT
        )
    column.y += 2 * (height + 1.6) + 0.5


def _bribery(column: TextColumn) -> None:
    """Paint one bribery card of each kind in a row."""
    painter, count = column.painter, len(BRIBERY_NAMES)
    width = (column.width - count + 1) / count
    for i, card in enumerate(BRIBERY_NAMES):
        rect = QRectF(column.x + i * (width + 1), column.y + 0.5, width, width * _SHAPE)
        paint_card_in(painter, rect, card, face=FaceDetail.SMALL, paper=True)
    column.y += width * _SHAPE + 2.4
