"""The printed sheet of Ambush: the board and its nine cards on one page, in millimetres."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.printing.layout.marks import paint_cut_grid
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import TextColumn
from desktop.printing.sheets import Drawing, GameSheets, Item
from examples.rules.board import CARDS
from examples.table.art import SQUARE, corner_of, paint_card, paint_square
from examples.table.words import TEXTS

#: The size of a square and of a card.
_SQUARE, _CARD, _HIGH = 43.0, 20.0, 28.0


def board(saves_ink: bool) -> Sequence[Item]:
    """Return the only sheet; printing makes a leaf light by itself."""
    return [Drawing(TEXTS.title(), LEAF, _paint, is_leaf=True, is_fixed=True)]


def _paint(painter: QPainter) -> None:
    column = TextColumn(painter, 0, 0, LEAF.width)
    column.heading(TEXTS.title())
    column.paragraph(
        translate("Ambush", "Deal each player a card: its square is theirs. Three in a line win.")
    )
    left, top = (LEAF.width - len(CARDS) * _CARD) / 2, column.y + 3 * _SQUARE + 14
    for number, name in enumerate(CARDS):
        painter.save()
        painter.translate(LEAF.width / 2, column.y + 4)
        painter.scale(_SQUARE / SQUARE.width(), _SQUARE / SQUARE.width())
        painter.translate(corner_of(number) - QPointF(150, 0))
        paint_square(painter, name, None, lit=True, ringed=False, shown=False)
        painter.restore()
        paint_card(painter, QRectF(left + number * _CARD + 1, top + 1, _CARD - 2, _HIGH - 2), name)
    paint_cut_grid(painter, [left + n * _CARD for n in range(len(CARDS) + 1)], [top, top + _HIGH])


SHEETS = GameSheets(title=TEXTS.title, sheets={"board": board}, box=board)
