"""Printable items of Contrées: tiles and counters to cut out, the aid, and a tuck box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.contrees.art.painter import (
    PAPER_SIDE_MM,
    paint_box_lid,
    paint_paper_tile,
    paint_standard_counter,
    paint_tower_counter,
)
from desktop.games.contrees.sheets.aid import paint_first, paint_second
from desktop.games.contrees.words.texts import TEXTS
from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import paint_lines, pen, vertical_gradient
from desktop.printing.layout.marks import paint_cut_grid
from desktop.printing.layout.tuck_box import PALE_GOLD, TuckBox, paint_spine
from desktop.printing.print_page import LEAF, Paint, PaperSize
from desktop.printing.punching import cutouts_of_tiles
from desktop.printing.running_text import BODY, INK, TextColumn
from desktop.printing.sheets import (
    Cutout,
    Drawing,
    GameSheets,
    Hexes,
    Item,
    Piece,
    round_cut,
    square_cut,
)
from desktop.printing.stamp import stamp
from desktop.printing.stock import Stock
from desktop.style.theme import SEATS
from engine.core.values import Seat
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import STANDARD_COUNT, TOWER_COUNT

#: Number of snow tiles; each replaces an ordinary tile in the expert version.
_SNOW_COUNT = 2
#: Counters are cut out as squares of this size; towers may be trimmed to circles.
COUNTER_SIZE_MM = 18.0
_TOWER, _STANDARD = 17.0, 16.6
#: Number of counters.
_COUNTERS_PER_ROW = 10

#: Scale and size of an example: two tiles with counters on them.
_EXAMPLE_SCALE = 0.5
_EXAMPLE = PaperSize(
    (4 * PAPER_SIDE_MM * 3**0.5 / 2 + COUNTER_SIZE_MM) * _EXAMPLE_SCALE,
    (2 * PAPER_SIDE_MM + COUNTER_SIZE_MM) * _EXAMPLE_SCALE,
)

#: Inside of the tuck box: 18 tiles of stiff paper (69 by 80), and the counters above them.
_BOX = (72.0, 83.0, 17.0)
_SLATE = "#2c3335"
#: Ground of towers.
_STONE = "#efe9da"


def board(saves_ink: bool) -> Sequence[Item]:
    """Return the tiles of both versions, the snow tiles last."""
    paints = [
        partial(paint_paper_tile, is_snow=number >= TILE_COUNT, seed=number, saves_ink=saves_ink)
        for number in range(TILE_COUNT + _SNOW_COUNT)
    ]
    return [Hexes(_tiles(), PAPER_SIDE_MM, paints)]


def counters(saves_ink: bool) -> Sequence[Item]:
    """Return towers and standards of both seats."""
    return [
        Drawing(_counters(), LEAF, partial(_paint_counters, saves_ink), is_leaf=True, is_fixed=True)
    ]


def aid(saves_ink: bool) -> Sequence[Item]:
    """Return the two pages of the rules summary."""
    title = translate("ContreesPrint", "Rules summary")
    return [Drawing(title, LEAF, paint, is_leaf=True) for paint in (paint_first, paint_second)]


def box(saves_ink: bool) -> Sequence[Item]:
    """Return everything needed to play."""
    title = translate("ContreesPrint", "Tuck box")
    net = Drawing(title, LEAF, _paint_box, is_leaf=True, is_fixed=True)
    return [*board(saves_ink), *counters(saves_ink), net, *aid(saves_ink)]


def _pieces() -> Sequence[Piece]:
    """Return towers and standards of both seats as pieces of a virtual table."""
    towers, standards = (
        translate("ContreesPrint", "Towers"),
        translate("ContreesPrint", "Standards"),
    )
    kinds = (
        ("tower", towers, paint_tower_counter, _TOWER, TOWER_COUNT),
        ("standard", standards, paint_standard_counter, _STANDARD, STANDARD_COUNT),
    )
    return [
        Piece(
            f"{id}-{SEATS[seat].charge}",
            f"{word} – {charge_name(SEATS[seat].charge)}",
            PaperSize(size + 0.6, size + 0.6),
            partial(_paint_counter, paint, seat, size),
            count,
        )
        for id, word, paint, size, count in kinds
        for seat in (0, 1)
    ]


def _cutouts(stock: Stock) -> Sequence[Cutout]:
    """Return tiles, towers, standards and the tuck box for a print shop."""
    (tiles,) = board(False)
    assert isinstance(tiles, Hexes)
    cutout_list = cutouts_of_tiles(tiles, translate("ContreesPrint", "Tile {number}"))
    tower, standard = round_cut(_TOWER), square_cut(PaperSize(_STANDARD, _STANDARD))
    for piece in _pieces():
        is_tower = piece.id.startswith("tower")
        cut, ground = (tower, _STONE) if is_tower else (standard, "")
        cutout_list.append(Cutout(piece.id, piece.name, piece.paint, cut, piece.count, ground))
    title = translate("ContreesPrint", "Tuck box")
    net = TuckBox(*_BOX, _paint_front, _paint_rear, _paint_side, _SLATE)
    return [*cutout_list, net.cutout("box", title)]


def _paint_counter(
    paint: Callable[[QPainter, int, float], None], seat: Seat, size: float, painter: QPainter
) -> None:
    paint(painter, seat, size)


def _tiles() -> str:
    return translate("ContreesPrint", "Tiles")


def _counters() -> str:
    return translate("ContreesPrint", "Towers and standards")


# -- counters --------------------------------------------------------------------------------------


def _paint_counters(saves_ink: bool, painter: QPainter) -> None:
    """Paint one side of the page of counters, the light or the dark one."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("ContreesPrint", "Towers"))
    column.paragraph(
        translate(
            "ContreesPrint",
            "Twenty-four for each player: cut along the lines, from mark to mark, or around the "
            "towers if you like them round. Put them on the corners of the tiles.",
        )
    )
    towers: list[Paint] = [
        partial(_paint_tower, seat) for seat in (0, 1) for _ in range(TOWER_COUNT)
    ]
    # The empty places of incomplete rows are between the two colours.
    towers[TOWER_COUNT:TOWER_COUNT] = [_paint_nothing] * (-2 * TOWER_COUNT % _COUNTERS_PER_ROW)
    _paint_grid(column, towers)
    column.heading(translate("ContreesPrint", "Standards"))
    column.paragraph(
        translate("ContreesPrint", "Ten for each player: put one on every tile you possess.")
    )
    _paint_grid(
        column, [partial(_paint_flag, seat) for seat in (0, 1) for _ in range(STANDARD_COUNT)]
    )
    column.y += 2
    text = TextColumn(painter, _EXAMPLE.width + 8, column.y + 6, LEAF.width - _EXAMPLE.width - 8)
    text.heading(translate("ContreesPrint", "Where they go"))
    text.paragraph(
        translate(
            "ContreesPrint",
            "One player has four towers around the tile on the left, and so a standard on it. "
            "The opponent has two towers beside the other tile.",
        )
    )
    text.paragraph(
        translate(
            "ContreesPrint",
            "The pieces differ in more than their colours: those with the lion have round roofs "
            "and plain hems, those with the tower have crowns and hems with battlements.",
        )
    )
    painter.save()
    painter.translate(0, column.y)
    _paint_example(saves_ink, painter)
    painter.restore()


def _paint_example(saves_ink: bool, painter: QPainter) -> None:
    """Paint two tiles with counters on them, at a small scale."""
    painter.translate(_EXAMPLE.width / 2, _EXAMPLE.height / 2)
    painter.scale(_EXAMPLE_SCALE, _EXAMPLE_SCALE)
    half = PAPER_SIDE_MM * 3**0.5 / 2
    for number, x in enumerate((-half, half)):
        painter.save()
        painter.translate(x, 0)
        paint_paper_tile(painter, seed=number + 40, saves_ink=saves_ink)
        painter.restore()
    low, high = PAPER_SIDE_MM / 2, PAPER_SIDE_MM
    lion = ((-half, -high), (-2 * half, -low), (-2 * half, low), (0.0, low))
    crown = ((half, -high), (2 * half, low))
    for seat, places in enumerate((lion, crown)):
        for x, y in places:
            painter.save()
            painter.translate(x, y)
            paint_tower_counter(painter, seat, _TOWER)
            painter.restore()
    painter.translate(-half, 0)
    paint_standard_counter(painter, 0, _STANDARD)


def _paint_grid(column: TextColumn, paints: Sequence[Paint]) -> None:
    """Paint counters in rows, surrounded by cut marks."""
    painter, rows = column.painter, len(paints) // _COUNTERS_PER_ROW
    left, top = (LEAF.width - _COUNTERS_PER_ROW * COUNTER_SIZE_MM) / 2, column.y + 3.5
    for number, paint in enumerate(paints):
        row, column_number = divmod(number, _COUNTERS_PER_ROW)
        painter.save()
        painter.translate(
            left + (column_number + 0.5) * COUNTER_SIZE_MM, top + (row + 0.5) * COUNTER_SIZE_MM
        )
        stamp(
            painter,
            paint,
            QRectF(-COUNTER_SIZE_MM / 2, -COUNTER_SIZE_MM / 2, COUNTER_SIZE_MM, COUNTER_SIZE_MM),
        )
        painter.restore()
    xs = [left + i * COUNTER_SIZE_MM for i in range(_COUNTERS_PER_ROW + 1)]
    ys = [top + i * COUNTER_SIZE_MM for i in range(rows + 1)]
    paint_cut_grid(painter, xs, ys)
    column.y = ys[-1] + 4


def _paint_tower(seat: Seat, painter: QPainter) -> None:
    painter.fillRect(
        QRectF(-COUNTER_SIZE_MM / 2, -COUNTER_SIZE_MM / 2, COUNTER_SIZE_MM, COUNTER_SIZE_MM),
        QColor(_STONE),
    )
    paint_tower_counter(painter, seat, _TOWER)


def _paint_flag(seat: Seat, painter: QPainter) -> None:
    paint_standard_counter(painter, seat, _STANDARD)


def _paint_nothing(painter: QPainter) -> None:
    """Paint an empty place in the grid."""


# -- tuck box --------------------------------------------------------------------------------------


def _paint_box(painter: QPainter) -> None:
    """Paint the net of the box."""
    column = TextColumn(painter, 0, -2.4, LEAF.width)
    column.heading(translate("ContreesPrint", "Tuck box"))
    column.paragraph(
        translate(
            "ContreesPrint",
            "Cut along the lines and fold back along the dashes. Glue the narrow flap to the "
            "inside of the last side, then glue the bottom; tuck in the lid.",
        )
    )
    net = TuckBox(*_BOX, _paint_front, _paint_rear, _paint_side, _SLATE)
    painter.save()
    painter.translate((LEAF.width - net.size.width) / 2, column.y + 3)
    net.paint(painter)
    painter.restore()
    column.y += net.size.height + 8
    column.heading(translate("ContreesPrint", "What is in the box"))
    _paint_contents(painter, column.y + 2)


def _paint_contents(painter: QPainter, y: float) -> None:
    """Paint the pieces at a small scale, with their numbers."""
    height = 24.0
    side = height / 2
    pieces: Sequence[tuple[Paint, str]] = (
        (partial(paint_paper_tile, side=side), translate("ContreesPrint", "16 tiles")),
        (
            partial(paint_paper_tile, side=side, is_snow=True),
            translate("ContreesPrint", "2 snow tiles"),
        ),
        (
            partial(_paint_pair, paint_tower_counter, _TOWER * 0.7),
            translate("ContreesPrint", "2 × 24 towers"),
        ),
        (
            partial(_paint_pair, paint_standard_counter, _TOWER * 0.7),
            translate("ContreesPrint", "2 × 10 standards"),
        ),
    )
    step = LEAF.width / len(pieces)
    for i, (paint, piece_text) in enumerate(pieces):
        painter.save()
        painter.translate(step * (i + 0.5), y + side)
        paint(painter)
        painter.restore()
        paint_fitted_line(painter, QRectF(step * i, y + height + 2, step, 5), piece_text, BODY, INK)
    note = translate(
        "ContreesPrint",
        "The basic game is played with the 16 ordinary tiles; in the expert version each player "
        "has a snow tile in place of one of them.",
    )
    TextColumn(painter, 0, y + height + 9, LEAF.width).paragraph(note)


def _paint_pair(
    paint: Callable[[QPainter, int, float], None], size: float, painter: QPainter
) -> None:
    for seat in (0, 1):
        painter.save()
        painter.translate((seat - 0.5) * size * 1.2, 0)
        paint(painter, seat, size)
        painter.restore()


def _paint_front(painter: QPainter) -> None:
    width, height, _ = _BOX
    paint_box_lid(painter, width, 1.25 * height, zoom=0.55, paper=True)
    painter.fillRect(QRectF(0, 0, width, 17), vertical_gradient(0, 17, (0, "#14191b"), (1, _SLATE)))
    paint_lines(painter, [QLineF(0, 17, width, 17)], pen(PALE_GOLD, 0.4))
    paint_fitted_line(
        painter, QRectF(6, 3, width - 12, 11), TEXTS.title(), 10, PALE_GOLD, weight=700
    )


def _paint_rear(painter: QPainter) -> None:
    """Paint a snow tile among others, on slate."""
    width, height, _ = _BOX
    side = 13.4
    painter.fillRect(QRectF(0, 0, width, height), QColor(_SLATE))
    places = ((0, 0), (-1, 0), (1, 0), (-0.5, -1), (0.5, -1), (-0.5, 1), (0.5, 1))
    for number, (x, y) in enumerate(places):
        painter.save()
        painter.translate(width / 2 + x * side * 3**0.5, height / 2 + y * side * 1.5)
        paint_paper_tile(painter, side, number == 0, seed=number + 20)
        painter.restore()


def _paint_side(painter: QPainter) -> None:
    _, height, depth = _BOX
    paint_spine(painter, depth, height, TEXTS.title(), 7)


SHEETS = GameSheets(
    title=TEXTS.title,
    sheets={"board": board, "counters": counters, "aid": aid},
    box=box,
    names={"board": _tiles, "counters": _counters},
    true_size_kinds=("board", "box"),
    pieces=_pieces,
    cutouts=_cutouts,
)
