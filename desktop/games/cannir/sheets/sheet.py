"""The printable sheets of Cannir: the cloth, the cards, the aid, and a box for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.art.geometry import CENTRE, MEDALLION_RADIUS
from desktop.games.cannir.art.painter import (
    CARD_SIZE,
    CLOTH_RECT,
    STEP,
    paint_back,
    paint_box_lid,
    paint_card,
    paint_cloth,
)
from desktop.games.cannir.sheets.aid import paint_first, paint_second
from desktop.games.cannir.sheets.diagram import REACH_STEPS, paint_diagram
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.texts import TEXTS, order_captions
from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.printing.layout.marks import DIAMETER, paint_marker
from desktop.printing.layout.tuck_box import (
    PALE_GOLD,
    TuckBox,
    paint_backed,
    paint_spine,
    tuck_box_page,
)
from desktop.printing.print_page import LEAF, PaperSize
from desktop.printing.running_text import TextColumn
from desktop.printing.sheets import Cutout, Deck, Drawing, GameSheets, Item, Piece, round_cut
from desktop.printing.stock import PLAIN_STOCK, Stock
from desktop.style.theme import SEATS, SeatColour
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.game import Cannir

#: Millimetres between neighbours in a column of cells.
_CELL_GAP_MM = 4.0


def cell_step(card: PaperSize) -> float:
    """Return the millimetres from cell to cell for cards of a size.

    For cards 88 high it is the largest whole number for which the cloth would fit on 16 pages of A4
    or 8 of A3. It takes 18 or 9, because seams go around the medallions.
    """
    return int(card.height) + _CELL_GAP_MM


#: Millimetres from cell to cell, for the usual cards.
CELL_STEP = cell_step(PaperSize(*CARD_SIZE))
#: The size of the cloth in millimetres, for the usual cards.
CLOTH_SIZE = PaperSize(
    CLOTH_RECT.width() * CELL_STEP / STEP, CLOTH_RECT.height() * CELL_STEP / STEP
)

#: The size for which front and rear of the tuck box are designed.
_BOX = PaperSize(66.0, 91.0)
#: The air in the depth of the tuck box.
_MARGIN = 3.0
_NIGHT = "#22264b"


def board(saves_ink: bool) -> Sequence[Item]:
    """Return the cloth at its true size; `saves_ink` gives only the star in lines."""
    return _cloth(saves_ink, PLAIN_STOCK)


def _cloth(saves_ink: bool, stock: Stock) -> Sequence[Drawing]:
    """Return the cloth, or the star, as large as its cards want it."""
    step = cell_step(stock.size)
    refit = partial(_cloth, saves_ink)
    if saves_ink:
        side = 2 * REACH_STEPS * step
        title = translate("CannirPrint", "The star")
        paint = partial(paint_diagram, step=step)
        marks = _medallions(QPointF(REACH_STEPS, REACH_STEPS) * step, step)
        return [Drawing(title, PaperSize(side, side), paint, marks=marks, refit=refit)]
    title = translate("CannirPrint", "The cloth")
    scale = step / STEP
    marks = _medallions((CENTRE - CLOTH_RECT.topLeft()) * scale, step)
    size = PaperSize(CLOTH_RECT.width() * scale, CLOTH_RECT.height() * scale)
    return [Drawing(title, size, partial(_paint_cloth, scale), marks=marks, refit=refit)]


def _medallions(centre: QPointF, step: float) -> Sequence[QRectF]:
    """Return the cells around the centre of the star."""
    r = MEDALLION_RADIUS * step / STEP
    points = (centre + QPointF(*point) * step for point in BOARD.points)
    return [QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r) for at in points]


def cards(saves_ink: bool) -> Sequence[Item]:
    """Return the 21 cards and their back."""
    ids = [card for card in CARD_NAMES if card]
    fronts = [partial(_paint_card, card) for card in ids]
    back = partial(paint_back, paper=True, bare=True)
    names = {card: card_name(card) for card in ids}
    title = translate("CannirPrint", "The cards")
    return [Deck(title, PaperSize(*CARD_SIZE), fronts, back, ids=ids, names=names)]


def aid(saves_ink: bool) -> Sequence[Item]:
    """Return the two pages of rules."""
    title = translate("CannirPrint", "Rules summary")
    return [Drawing(title, LEAF, paint, is_leaf=True) for paint in (paint_first, paint_second)]


def box(saves_ink: bool) -> Sequence[Item]:
    """Return everything needed to play."""
    title = translate("CannirPrint", "Box and markers")
    pieces = tuck_box_page(title, sum(map(bool, CARD_NAMES)), _net, _paint_pieces)
    return [*board(saves_ink), *cards(saves_ink), pieces, *aid(saves_ink)]


def _pieces() -> Sequence[Piece]:
    """Return the marker of each player's sovereign suite."""
    size, word = PaperSize(DIAMETER, DIAMETER), translate("CannirPrint", "Sovereign markers")
    return [
        Piece(
            f"marker-{seat.charge}",
            f"{word} – {charge_name(seat.charge)}",
            size,
            partial(_paint_marker, seat),
            1,
        )
        for seat in SEATS[: max(Cannir.seats)]
    ]


def _cutouts(stock: Stock) -> Sequence[Cutout]:
    """Return the markers and the tuck box for a print shop."""
    cut = round_cut(DIAMETER)
    markers = [Cutout(piece.id, piece.name, piece.paint, cut, piece.count) for piece in _pieces()]
    net = _net(stock, sum(map(bool, CARD_NAMES)))
    return [*markers, net.cutout("box", translate("CannirPrint", "Tuck box"))]


def _paint_marker(seat: SeatColour, painter: QPainter) -> None:
    painter.save()
    painter.translate(-DIAMETER / 2, -DIAMETER / 2)
    paint_marker(painter, seat)
    painter.restore()


def _paint_cloth(scale: float, painter: QPainter) -> None:
    painter.save()
    painter.scale(scale, scale)
    paint_cloth(painter, order_captions(), paper=True)
    painter.restore()


def _paint_card(card: str, painter: QPainter) -> None:
    paint_card(painter, card, card_name(card), paper=True, bare=True)


# -- box and markers -------------------------------------------------------------------------------


def _net(stock: Stock, count: int) -> TuckBox:
    """Return the box to fold, deep enough for `count` cards."""
    inside, depth = stock.compartment_size, stock.depth(count, _MARGIN)
    side = partial(_paint_side, depth, inside.height)
    return TuckBox(
        inside.width, inside.height, depth, _paint_front, _paint_rear, side, _NIGHT, made_size=_BOX
    )


def _paint_pieces(stock: Stock, count: int, painter: QPainter) -> None:
    """Paint a page of pieces: `count` of each."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("CannirPrint", "Tuck box"))
    column.paragraph(
        translate(
            "CannirPrint",
            "Cut along the lines and fold back along the dashes. Glue the narrow flap to the "
            "inside of the last side, then glue the bottom; tuck in the lid.",
        )
    )
    net = _net(stock, count)
    painter.save()
    painter.translate((LEAF.width - net.size.width) / 2, column.y + 2)
    net.paint(painter)
    painter.restore()
    column.y += net.size.height + 8
    column.heading(translate("CannirPrint", "Sovereign markers"))
    column.paragraph(
        translate(
            "CannirPrint",
            "Everyone takes one. Put yours on the sovereign suite for as long as you own it.",
        )
    )
    maximum = max(Cannir.seats)
    step = LEAF.width / maximum
    for i, seat in enumerate(SEATS[:maximum]):
        painter.save()
        painter.translate(step * (i + 0.5) - DIAMETER / 2, column.y + 4)
        paint_marker(painter, seat)
        painter.restore()


def _paint_front(painter: QPainter) -> None:
    paint_box_lid(painter, _BOX.width, _BOX.height, paper=True)
    paint_fitted_line(
        painter, QRectF(6, 3.4, _BOX.width - 12, 9), TEXTS.title(), 8.4, PALE_GOLD, weight=700
    )


def _paint_rear(painter: QPainter) -> None:
    paint_backed(
        painter, _BOX.width, _BOX.height, PaperSize(*CARD_SIZE), partial(paint_back, paper=True)
    )


def _paint_side(depth: float, height: float, painter: QPainter) -> None:
    paint_spine(painter, depth, height, TEXTS.title(), 4.6)


SHEETS = GameSheets(
    title=TEXTS.title,
    sheets={"board": board, "cards": cards, "aid": aid},
    box=box,
    true_size_kinds=("board", "box"),
    pieces=_pieces,
    cutouts=_cutouts,
)
