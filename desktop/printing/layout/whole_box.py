"""A whole game in one file: a page with the contents and a check of the size, then every part."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import paint_lines, pen
from desktop.printing.layout.card_pages import CardStyle
from desktop.printing.layout.marks import BAR_LENGTH_MM, paint_check_bar
from desktop.printing.print_page import LEAF, Page
from desktop.printing.running_text import (
    BODY,
    FINE,
    INK,
    LEFT,
    QUIET,
    RIGHT,
    RUBRIC,
    TITLE,
    TextColumn,
)
from desktop.printing.sheets import Drawing, GameSheets, Item

_GOLD = "#b98a35"


@dataclass(frozen=True, slots=True)
class _Part:
    """One line of the contents."""

    title: str
    first: int
    last: int
    has_both_sides: bool
    sheets: int


def pages_of_box(
    game: GameSheets,
    items: Iterable[Item],
    lay_out: Callable[..., list[Page]],
    cards: CardStyle,
    *,
    small: bool,
) -> list[Page]:
    """Return all pages of a game, the contents first; `lay_out` returns those of one part.

    `small` is whether the board is fitted to a page, so that pieces have no room on it.
    """
    parts: list[_Part] = []
    pages: list[Page] = []
    for title, part in groupby(items, key=lambda item: item.title):
        more = lay_out(part)
        first = len(pages) + 2  # after the contents, counted from 1
        backs = sum(page.is_back for page in more)
        last = first + len(more) - 1
        parts.append(_Part(title, first, last, backs > 0, len(more) - backs))
        pages += more
    behind = cards.backs if "cards" in game.sheets else None
    paint = partial(_paint_contents, game.title(), parts, behind, small)
    contents = Drawing(game.title(), LEAF, paint, is_leaf=True)
    return lay_out([contents], true=True) + pages


def _paint_contents(
    title: str, parts: list[_Part], backs: str | None, small: bool, painter: QPainter
) -> None:
    """Paint the page of contents.

    `backs` is the position of the backs of cards, or None without cards; `small` is whether cards
    or pieces are too large for the board.
    """
    width = LEAF.width
    paint_fitted_line(
        painter, QRectF(0, 0, width, 14), title, TITLE, RUBRIC, weight=700, align=LEFT
    )
    subtitle = translate("Print", "A copy of the game to print, cut out and glue")
    paint_fitted_line(
        painter, QRectF(0, 13, width, 7), subtitle, BODY * 1.25, QUIET, italic=True, align=LEFT
    )
    paint_lines(painter, [QLineF(0, 22.5, width, 22.5)], pen(_GOLD, 0.4))
    column = TextColumn(painter, 0, 24, width)
    column.heading(translate("Print", "First, check the size"))
    column.paragraph(_check(cards=backs is not None, small=small))
    y = column.y + 5
    paint_check_bar(painter, 0, y, caption=translate("Print", "10\u00a0cm across"))
    painter.save()
    painter.translate(width - 6, y + BAR_LENGTH_MM - 2)
    painter.rotate(-90)
    paint_check_bar(painter, 0, 0, caption="")
    painter.restore()
    rect = QRectF(width - 45, y + BAR_LENGTH_MM - 1, 41, 4)
    paint_fitted_line(
        painter, rect, translate("Print", "10\u00a0cm upwards"), FINE, QUIET, align=RIGHT
    )
    column = TextColumn(painter, 0, y + 7, width - 22)
    column.heading(translate("Print", "What to print"))
    _paint_parts(column, parts)
    column.heading(translate("Print", "How to go about it"))
    for i, sentence in enumerate(_steps(backs), 1):
        column.paragraph(sentence, indent=6, sign=f"{i}")


def _check(*, cards: bool, small: bool) -> str:
    """Return the text beside the bars with which the scale is checked."""
    if small:
        return translate(
            "Print",
            "Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both "
            "bars. Each must be exactly 10\u00a0cm long. The board is fitted to one page, just "
            "to look at. To play on it, print it at its true size: only then is there room for "
            "the pieces and cards.",
        )
    if cards:
        return translate(
            "Print",
            "Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both "
            "bars. Each must be exactly 10\u00a0cm long; otherwise the cards will not fit the "
            "board.",
        )
    return translate(
        "Print",
        "Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both "
        "bars. Each must be exactly 10\u00a0cm long; otherwise the parts will not fit together.",
    )


def _paint_parts(column: TextColumn, parts: list[_Part]) -> None:
    """Paint the contents as a table, with the number of sheets in its last row."""
    painter, x, width = column.painter, column.x, column.width

    def row(cells: tuple[str, str, str, str], weight: int, colour: str) -> None:
        y = column.y
        # A line without pages gives its whole width to the text.
        first = 0.34 if cells[1] else 0.84
        places = ((0.0, first, LEFT), (0.34, 0.17, LEFT), (0.51, 0.33, LEFT), (0.84, 0.16, RIGHT))
        for text, (at, share, align) in zip(cells, places, strict=True):
            rect = QRectF(x + at * width, y, share * width - 1, 6)
            paint_fitted_line(painter, rect, text, BODY, colour, weight=weight, align=align)
        column.y += 6
        paint_lines(painter, [QLineF(x, column.y, x + width, column.y)], pen(_GOLD, 0.12))

    heads = (
        translate("Print", "Part"),
        translate("Print", "Pages"),
        translate("Print", "Printed"),
        translate("Print", "Sheets"),
    )
    row(heads, 600, QUIET)
    for part in parts:
        pages = f"{part.first}" if part.first == part.last else f"{part.first}–{part.last}"
        sides = (
            translate("Print", "on both sides")
            if part.has_both_sides
            else translate("Print", "on one side")
        )
        row((part.title, pages, sides, f"{part.sheets}"), 400, INK)
    total = 1 + sum(part.sheets for part in parts)
    row((translate("Print", "Sheets of paper, this page included"), "", "", f"{total}"), 700, INK)
    column.y += 1


def _sides(backs: str | None) -> str:
    """Return the instruction to print on one side or on both."""
    match backs:
        case "short-edge":
            return translate(
                "Print",
                "Print each row of the table as a separate job, on one side or on both as shown. "
                "For both sides, let the printer flip the paper on its <b>short edge</b>.",
            )
        case "last":
            return translate(
                "Print",
                "Print each row of the table as a separate job. For the cards, print the first "
                "half of the pages, flip the paper on its <b>long edge</b>, put it back and "
                "print the other half.",
            )
        case "gutterfold":
            return translate(
                "Print",
                "Print each row of the table as a separate job, on one side. Fold sheets of "
                "cards back along the dashes and glue the halves together before you cut.",
            )
        case "none":
            return translate("Print", "Print each row of the table as a separate job, on one side.")
    return translate(
        "Print",
        "Print each row of the table as a separate job, on one side or on both as shown. For "
        "both sides, let the printer flip the paper on its <b>long edge</b>.",
    )


def _steps(backs: str | None) -> list[str]:
    """Return the steps of printing and cutting; `backs` is the method for card backs, or None."""
    sides = _sides(backs)
    if backs is None:
        return [
            sides,
            translate(
                "Print",
                "Use stiff paper of 200\u00a0g/m² or more for everything to be cut out, or glue "
                "it onto cardboard; plain paper will do for the rest.",
            ),
            translate("Print", "Cut along the lines with a ruler and a sharp knife."),
        ]
    return [
        sides,
        translate(
            "Print",
            "Use stiff paper of 200\u00a0g/m² or more for cards, box and markers; plain paper "
            "will do for the rest. To make the board lie flat, glue its parts onto cardboard or "
            "cloth.",
        ),
        translate(
            "Print",
            "Cut the cards with a ruler and a sharp knife from mark to mark, then round their "
            "corners. No printer lines up front and back exactly: the pale edge hides a shift of "
            "2\u00a0mm.",
        ),
    ]
