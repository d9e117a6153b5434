"""Labels to stick on the cards of a German box: events, chiefs' reminders and bribery cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.brush import transformed
from desktop.games.cortez.art.card_frame import width_of
from desktop.games.cortez.art.cards import family_colour
from desktop.games.cortez.art.chiefs import CHIEFS
from desktop.games.cortez.art.shields import paint_chief_shield
from desktop.games.cortez.sheets.decks import cards_of
from desktop.games.cortez.words.card_texts import card_effect, card_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import mix_colours, pen, polygon, stroke_path
from desktop.printing.print_page import Paint, PaperSize
from desktop.printing.running_text import FINE, INK, LEFT, POINT_MM, QUIET, Text
from desktop.printing.sheets import LabelSheet

#: The printed size in millimetres: small enough for all common papers, and for a card.
SIZE = PaperSize(57, 31)

#: The words on the German card, so that its owner finds it: its name, or a word on its effect.
ORIGINALS = {
    "bridges": "Brücken",
    "flight_spanish": "Flucht",
    "flight_aztec": "Flucht",
    "attack_spanish": "Angriff",
    "attack_aztec": "Angriff",
    "supply": "Nachschub",
    "pillage": "Plünderung",
    "mutiny": "Meuterei",
    "corruption": "Bestechung",
    "own_move": "eigene Figur",
    "foreign_move": "fremde Figur",
    "five_warriors": "5 Kriegerkarten",
    "five_provisions": "5 Vorratskarten",
    "vp3": "3 Siegpunkte",
    "vp5": "5 Siegpunkte",
    "vp7": "7 Siegpunkte",
    "useless": "ohne Nutzen",
}
#: The name of the price of an action on the German cards.
FOOD = "Nahrung"

#: Height of the heading.
_HEAD_MM = 7.4
_SIDE_MM = 2.6
_SMALL = FINE
#: Type sizes of the body, from large to small; the largest that fits is used.
_TYPES = tuple(points * POINT_MM for points in (9.5, 9.0, 8.5, 8.0))
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def labelled() -> list[str]:
    """Return the cards with words in the box, in the order of their labels; treasures have none."""
    return [card for card in cards_of("event", "chief", "bribery") if card != "treasure"]


def labels() -> LabelSheet:
    """Return the sheet with the labels of all these cards."""
    paints: Sequence[Paint] = [partial(paint_label, card) for card in labelled()]
    return LabelSheet(translate("CortezPrint", "Card labels"), SIZE, paints)


def paint_label(card: str, painter: QPainter) -> None:
    """Paint name and text of a card, with its German name, inside a line to cut along."""
    colour = family_colour(card)
    deep = mix_colours(colour, INK, 0.62)
    edge = _edge()
    head = QPainterPath()
    head.addRect(QRectF(0, 0, SIZE.width, _HEAD_MM))
    painter.fillPath(edge.intersected(head), mix_colours(colour, "#ffffff", 0.82))
    stroke_path(painter, edge, pen(colour, 0.35))
    left, right = _SIDE_MM, SIZE.width - _SIDE_MM
    if card in CHIEFS:
        with transformed(painter, 5.6, 4.1, 0.058):
            paint_chief_shield(painter, card, 3, paper=True)
        left = 9.6
    else:
        right -= _paint_original(painter, ORIGINALS[card]) + 2
    name = QRectF(left, 0.6, right - left, _HEAD_MM - 1)
    paint_fitted_line(painter, name, card_name(card), 4.7, deep, weight=700, align=LEFT)
    text = body_of(card)
    text.paint(painter, _SIDE_MM, _HEAD_MM + (room() - text.height) / 2)


def _paint_original(painter: QPainter, name: str) -> float:
    """Paint the German name at the right of the head; return its width."""
    width = width_of(name, _SMALL)
    rect = QRectF(SIZE.width - _SIDE_MM - width, 1.4, width, _HEAD_MM - 1.6)
    paint_fitted_line(painter, rect, name, _SMALL, QUIET, italic=True, align=_RIGHT)
    return width


def body_of(card: str) -> Text:
    """Return the text of a label in the largest type that fits."""
    text = _reminder() if card in CHIEFS else card_effect(card)
    width = SIZE.width - 2 * _SIDE_MM
    texts = [Text(text, width, size) for size in _TYPES]
    return next((text for text in texts if text.height <= room()), texts[-1])


def reminder_lines() -> tuple[str, str, str]:
    """Return the reminder of a chief's card in whole sentences, for which a label has room."""
    return (
        translate("CortezPrint", "1 Food: draw 4 warriors."),
        translate("CortezPrint", "Move a troop with your collar."),
        translate("CortezPrint", "Draw a provision."),
    )


def room() -> float:
    """Return the height of the body in millimetres."""
    return SIZE.height - _HEAD_MM - 1.4


def _reminder() -> str:
    """Return the actions, and the German name of the food they need."""
    lines = [f"• {line}" for line in reminder_lines()]
    return "<br>".join([*lines, f"<i>{FOOD} = {card_name('food')}</i>"])


def _edge() -> QPainterPath:
    """Return the outline with its corners cut."""
    w, h, c = SIZE.width, SIZE.height, 2.0
    return polygon([(c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c, h), (0, h - c), (0, c)])
