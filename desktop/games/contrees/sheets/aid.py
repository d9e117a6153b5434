"""The rules summary of Contrées: two pages in our own words, on white, to lie beside the land."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter

from desktop.games.contrees.art.painter import paint_standard_counter, paint_tower_counter
from desktop.games.contrees.sheets import aid_texts
from desktop.games.contrees.sheets.diagram import MOMENTS
from desktop.language.translation import translate
from desktop.painting.heraldry import fill_sign
from desktop.painting.shapes import paint_lines, pen, polygon
from desktop.printing.aid import paint_head, two_columns
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import FINE, QUIET, Text, TextColumn

_TOP = 23.0
#: Side of the hexes in pictures.
_HEX_SIDE = 11.0
_ARROW_LENGTH = 8.0


def paint_first(painter: QPainter) -> None:
    """Paint the first page: the aim, both parts of the game, and how tiles are taken."""
    _paint_head(painter)
    left, right = two_columns(painter, _TOP)
    left.heading(translate("ContreesAid", "Aim"))
    left.paragraph(aid_texts.aim())
    left.heading(translate("ContreesAid", "To begin"))
    left.paragraph(aid_texts.set_up())
    left.heading(translate("ContreesAid", "First part: the land"))
    _paragraphs(left, aid_texts.land())
    _pictures(left, ["land"], side=_HEX_SIDE * 0.8)
    left.heading(translate("ContreesAid", "Second part: the conquest"))
    _paragraphs(left, aid_texts.conquest())
    right.heading(translate("ContreesAid", "Possession"))
    _paragraphs(right, aid_texts.possession())
    _pictures(right, ["taking", "taken"], arrow=True)
    _pictures(right, ["three", "three taken"], arrow=True)
    _pictures(right, ["losing", "lost"], side=_HEX_SIDE * 0.75, arrow=True)


def paint_second(painter: QPainter) -> None:
    """Paint the second page: sieges, barred corners, order of effects, end, expert version."""
    _paint_head(painter)
    left, right = two_columns(painter, _TOP)
    left.heading(translate("ContreesAid", "Surrounded towers"))
    _paragraphs(left, aid_texts.siege())
    _pictures(left, ["group", "siege"])
    left.heading(translate("ContreesAid", "Surrounding yourself"))
    left.paragraph(aid_texts.own_siege())
    left.heading(translate("ContreesAid", "Barred corners"))
    left.paragraph(aid_texts.barred_corners_text())
    _pictures(left, ["own siege", "barred"])
    right.heading(translate("ContreesAid", "What happens first"))
    for i, sentence in enumerate(aid_texts.order(), 1):
        right.paragraph(sentence, indent=5, sign=f"{i}")
    right.paragraph(aid_texts.demolished())
    right.heading(translate("ContreesAid", "End of the game"))
    right.paragraph(translate("ContreesAid", "The game is over as soon as"))
    for sentence in aid_texts.ends():
        right.paragraph(sentence, indent=5, sign="•")
    _paragraphs(right, aid_texts.count())
    right.heading(translate("ContreesAid", "Expert version"))
    _paragraphs(right, aid_texts.snow_rules())
    _pictures(right, ["snow"])


def _paint_head(painter: QPainter) -> None:
    """Paint the game's name and the pieces of both players."""
    players = translate("ContreesAid", "Two players, about half an hour")
    paint_head(painter, translate("Contrees", "Contrées"), players)
    for seat in (0, 1):
        for i, paint in enumerate((paint_tower_counter, paint_standard_counter)):
            painter.save()
            painter.translate(LEAF.width - 52 + 30 * seat + 14 * i, 9.5)
            paint(painter, seat, 11)
            painter.restore()


def _paragraphs(column: TextColumn, sentences: Sequence[str]) -> None:
    for sentence in sentences:
        column.paragraph(sentence)


def _pictures(
    column: TextColumn, names: Sequence[str], *, side: float = _HEX_SIDE, arrow: bool = False
) -> None:
    """Paint moments side by side, and the caption of the last one below them."""
    painter, moments = column.painter, [MOMENTS[name] for name in names]
    gap = _ARROW_LENGTH if arrow else _ARROW_LENGTH / 2
    total_width = sum(moment.size(side).width for moment in moments) + gap * (len(moments) - 1)
    side *= min(1.0, column.width / total_width)
    sizes = [moment.size(side) for moment in moments]
    width = sum(size.width for size in sizes) + gap * (len(sizes) - 1)
    height = max(size.height for size in sizes)
    x, y = column.x + (column.width - width) / 2, column.y + 1.5
    for i, (moment, size) in enumerate(zip(moments, sizes, strict=True)):
        if i and arrow:
            _paint_arrow(painter, x - gap / 2, y + height / 2)
        painter.save()
        painter.translate(x, y + (height - size.height) / 2)
        moment.paint(painter, side)
        painter.restore()
        x += size.width + gap
    caption = aid_texts.captions()[names[-1]]
    text = Text(f"<i>{caption}</i>", column.width, FINE * 1.1, QUIET, centred=True)
    column.y = text.paint(painter, column.x, y + height + 1.5) + 2


def _paint_arrow(painter: QPainter, x: float, y: float) -> None:
    paint_lines(painter, [QLineF(x - 3, y, x + 1.5, y)], pen(QUIET, 0.3))
    fill_sign(painter, polygon([(x + 3.4, y), (x + 1, y - 1.7), (x + 1, y + 1.7)]), QUIET)
