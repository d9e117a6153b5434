"""The rules summary of Cannir: two pages in our own words on white, to lie beside the cloth."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.cannir.art.orders import CREST_SHARES, ORDERS, Order, crest, emblem
from desktop.games.cannir.sheets.aid_texts import (
    ends,
    example_turns,
    family_names,
    order_effects,
    order_names,
    set_up,
    sovereignty,
    suites,
    turn,
    variants,
)
from desktop.games.cannir.sheets.diagram import REACH_STEPS, paint_diagram
from desktop.language.translation import translate
from desktop.painting.heraldry import fill_sign, paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, paint_lines, pen, place_path, rounded, star, stroke_path
from desktop.printing.aid import GOLD, paint_head, two_columns
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import FINE, HEADING, INK, LEFT, QUIET, RUBRIC, Text, TextColumn
from desktop.style.theme import SEATS

#: Pixels between columns.
_GAP = 8.0
#: Step of the star.
_STEP = 12.6

#: Values of cards in a row, and whether they are a suite.
_EXAMPLES = (("345", True), ("321", True), ("666", True), ("435", False), ("671", False))

#: The row after each turn of the example, with a dot for a card face down, and its owner.
_STORY = (
    ("345", SEATS[0]),
    ("3456", SEATS[1]),
    (".456", SEATS[0]),
    (".45.", None),
    (".456", SEATS[0]),
)


def paint_first(painter: QPainter) -> None:
    """Paint the star, the beginning, a turn, and the cards."""
    _paint_head(painter)
    side = 2 * REACH_STEPS * _STEP
    painter.save()
    painter.translate(0, 26)
    paint_diagram(painter, _STEP)
    painter.restore()
    caption = translate(
        "CannirAid", "The star and the names of its medallions; the first card goes on C."
    )
    Text(f"<i>{caption}</i>", side, FINE * 1.1, QUIET, centred=True).paint(painter, 0, 27 + side)
    column = TextColumn(painter, side + _GAP, 22, LEAF.width - side - _GAP)
    column.heading(translate("CannirAid", "Aim"))
    column.paragraph(
        translate(
            "CannirAid",
            "Form a suite of three or more cards, make it the <b>sovereign suite</b>, and keep "
            "it until your next turn begins.",
        )
    )
    column.heading(translate("CannirAid", "To begin"))
    for sentence in set_up():
        column.paragraph(sentence)
    column.heading(translate("CannirAid", "Your turn"))
    *steps, note = turn()
    for i, sentence in enumerate(steps, 1):
        column.paragraph(sentence, indent=5, sign=f"{i}")
    column.paragraph(note)
    _paint_cards(painter, max(column.y, 34 + side))


def paint_second(painter: QPainter) -> None:
    """Paint suites, sovereignty, the end of the game and the variants."""
    _paint_head(painter)
    left, right = two_columns(painter, 22)
    left.heading(translate("CannirAid", "Suites"))
    for sentence in suites():
        left.paragraph(sentence)
    left.y = _examples(painter, left.x, left.y + 1.5, left.width)
    right.heading(translate("CannirAid", "The sovereign suite"))
    for sentence in sovereignty():
        right.paragraph(sentence)
    right.heading(translate("CannirAid", "End of the game"))
    for sentence in ends():
        right.paragraph(sentence)
    y = _paint_example(painter, max(left.y, right.y))
    paint_lines(painter, [QLineF(0, y, LEAF.width, y)], pen(GOLD, 0.2))
    for column, (name, sentences) in zip(two_columns(painter, y + 1), variants(), strict=True):
        column.heading(name)
        for sentence in sentences:
            column.paragraph(sentence)


def _paint_head(painter: QPainter) -> None:
    """Paint the name of the game and the emblems of the orders."""
    players = translate("CannirAid", "Two or three players, about ten minutes")
    paint_head(painter, translate("Cannir", "Cannir"), players)
    for i, order in enumerate(ORDERS.values()):
        _paint_coin(painter, order, LEAF.width - 34 + 14 * i, 9.5, 5.4)


def _paint_coin(painter: QPainter, order: Order, x: float, y: float, radius: float) -> None:
    """Paint the emblem of an order in its colour, without a dark ground."""
    stroke_path(painter, disc(x, y, radius), pen(GOLD, radius * 0.09))
    fill_sign(painter, place_path(emblem(order), x, y, radius * 0.72), order.colour)


def _paint_cards(painter: QPainter, y: float) -> None:
    """Paint the table of cards: orders with number and effect, then the seven families."""
    column = TextColumn(painter, 0, y, LEAF.width)
    column.heading(translate("CannirAid", "The 21 cards"))
    y = column.y
    for key, order in ORDERS.items():
        paint_lines(painter, [QLineF(0, y, LEAF.width, y)], pen(GOLD, 0.15))
        effect = Text(order_effects()[key], LEAF.width - 52)
        height = max(13.0, effect.height + 3)
        _paint_coin(painter, order, 6, y + height / 2, 4.6)
        rect = QRectF(14, y + height / 2 - 5, 34, 5)
        paint_fitted_line(
            painter, rect, order_names()[key], HEADING * 0.92, order.ink, weight=700, align=LEFT
        )
        count = translate("CannirAid", "7 cards, 1 to 7")
        paint_fitted_line(painter, rect.translated(0, 5.2), count, FINE * 1.1, QUIET, align=LEFT)
        effect.paint(painter, 52, y + (height - effect.height) / 2)
        y += height
    paint_lines(painter, [QLineF(0, y, LEAF.width, y)], pen(GOLD, 0.15))
    _paint_families(painter, y + 2)


def _paint_families(painter: QPainter, y: float) -> None:
    """Paint the crests of the values, which exist in every order."""
    step = LEAF.width / 7
    for value, name in enumerate(family_names(), 1):
        x = step * (value - 0.5)
        fill_sign(
            painter, place_path(crest(value), x + 3.4, y + 5.5, 5.6 * CREST_SHARES[value]), GOLD
        )
        rect = QRectF(x - 9, y + 1.5, 8, 8)
        paint_fitted_line(painter, rect, str(value), HEADING * 1.25, INK, weight=700)
        paint_fitted_line(painter, QRectF(x - step / 2, y + 10.5, step, 5), name, FINE * 1.1, QUIET)


def _examples(painter: QPainter, x: float, y: float, width: float) -> float:
    """Paint rows of small cards, suites and others; return the y of their end."""
    wide, height, gap = 6.6, 9.2, 1.3
    row = 3 * (wide + gap) + 3
    per_line = 3
    for i, (values, good) in enumerate(_EXAMPLES):
        left = x + (i % per_line) * (width / per_line)
        top = y + (i // per_line) * (height + 8.5)
        for j, value in enumerate(values):
            _paint_small_card(painter, left + j * (wide + gap), top, wide, height, value, good)
        verdict = translate("CannirAid", "a suite") if good else translate("CannirAid", "no suite")
        rect = QRectF(left, top + height + 0.8, row - 4, 4.5)
        paint_fitted_line(
            painter, rect, verdict, FINE * 1.05, "#2f5d46" if good else RUBRIC, italic=True
        )
    return y + 2 * (height + 8.5)


def _paint_example(painter: QPainter, y: float) -> float:
    """Paint how a sovereign suite changes hands, turn by turn; return the y of its end."""
    column = TextColumn(painter, 0, y, LEAF.width)
    column.heading(translate("CannirAid", "An example"))
    y, width, height, left = column.y + 1, 7.4, 10.2, 54.0
    for (values, owner), sentence in zip(_STORY, example_turns(), strict=True):
        for i, value in enumerate(values):
            _paint_small_card(
                painter, 1 + i * (width + 1.4), y, width, height, value, owner is not None
            )
        if owner is not None:
            paint_shield(
                painter, left - 9, y + height / 2, 8, owner.colour, owner.charge, paper=True
            )
        text = Text(sentence, LEAF.width - left)
        text.paint(painter, left, y + max(0.0, (height - text.height) / 2))
        y += max(height, text.height) + 3
    return y + 1


def _paint_small_card(
    painter: QPainter, x: float, y: float, width: float, height: float, value: str, good: bool
) -> None:
    """Paint a small card with its value; "." paints a star instead."""
    card = rounded(QRectF(x, y, width, height), width * 0.14)
    painter.fillPath(card, QColor("#fffaec"))
    stroke_path(painter, card, pen(GOLD if good else QUIET, 0.3))
    if value == ".":
        fill_sign(painter, star(x + width / 2, y + height / 2, width * 0.3, width * 0.13), GOLD)
        return
    paint_fitted_line(
        painter,
        QRectF(x, y, width, height),
        value,
        width * 0.85,
        INK if good else QUIET,
        weight=700,
    )
