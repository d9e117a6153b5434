"""What is printed beside a sheet: marks to cut along, the check bar, and which tile lies where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import write
from desktop.painting.shapes import around, disc, draw_lines, outline, pen, rounded
from desktop.printing.layout.tiling import OVERLAP, Tile, Tiling
from desktop.printing.page import SAFE, Size
from desktop.printing.text import FINE, INK, LEFT, QUIET
from desktop.style.theme import SeatColour

DIAMETER = 30.0  # millimetres


def paint_marker(p: QPainter, seat: SeatColour) -> None:
    """A marker with its upper left corner at the origin: shield and charge, named at the foot."""
    r = DIAMETER / 2
    p.fillPath(disc(r, r, r), QColor(seat.colour))
    p.fillPath(disc(r, r, r - 1.9), around(r, r - 4, r * 1.4, (0, "#fffaec"), (1, "#ead9b2")))
    outline(p, disc(r, r, r - 1.9), pen("#c9a24b", 0.5))
    outline(p, disc(r, r, r), pen("#2a2118", 0.15))
    paint_shield(p, r, r - 2.1, 13.5, seat.colour, seat.charge, paper=True)
    place = QRectF(r - 8.5, r + 6.6, 17, 4)
    write(p, place, charge_name(seat.charge), FINE, seat.dark, weight=600)


BAR, THICK = 100.0, 1.6  # millimetres
#: How far from the foot of a page the middle of a bar lies.
FOOT = SAFE + THICK / 2 + 0.05
#: How far letters of a fine line reach below its middle, tails and all, and a little air.
LETTERS = 1.8
_CAPTION, _LABEL = 40.0, 80.0  # the most room for words beside the bar, and for the name of a tile
_BESIDE = 15.0  # from the corner of a tile to what is printed along its edge
_LINE = 0.15
_GAP, _LONG = 0.7, 1.8  # of a mark: its distance from what is cut, its length


def paint_check_bar(p: QPainter, x: float, y: float, *, caption: str | None = None) -> None:
    """A bar exactly 10 cm long, a block to a centimetre, centred on y; its caption is behind it."""
    for i in range(0, 10, 2):
        p.fillRect(QRectF(x + i * BAR / 10, y - THICK / 2, BAR / 10, THICK), QColor(INK))
    outline(p, rounded(QRectF(x, y - THICK / 2, BAR, THICK), 0), pen(INK, _LINE))
    text = translate("Print", "10 cm: print at 100%") if caption is None else caption
    write(p, QRectF(x + BAR + 2, y - 2, _CAPTION, 4), text, FINE, QUIET, align=LEFT)


def paint_standing_bar(p: QPainter, x: float, y: float) -> None:
    """The bar upright, from y upwards, its caption above it."""
    p.save()
    p.translate(x, y)
    p.rotate(-90)
    paint_check_bar(p, 0, 0)
    p.restore()


def paint_tile_bar(p: QPainter, page: Size, cut: QRectF) -> None:
    """The bar below a tile, or beside one that is too narrow."""
    if cut.width() >= _BESIDE + BAR + 2 + _CAPTION + _BESIDE:
        foot = min((cut.bottom() + page.height) / 2, page.height - FOOT)
        paint_check_bar(p, cut.left() + _BESIDE, foot)
    else:
        paint_standing_bar(p, FOOT, page.height / 2 + BAR / 2)


def paint_crop_marks(
    p: QPainter, cut: QRectF, *, clear: float = 0.0, air: float = _LONG + _GAP
) -> None:
    """Marks outside the four corners of what is cut out, clear of a bleed that is so wide.

    At the sides there is so much air for them.
    """
    xs, ys = (cut.left(), cut.right()), (cut.top(), cut.bottom())
    paint_cut_marks(p, xs, ys, clear=(clear, clear), air=air)


def paint_cut_marks(
    p: QPainter,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    clear: tuple[float, float] = (0.0, 0.0),
    air: float = _LONG + _GAP,
) -> None:
    """Marks around a grid whose lines lie at xs and ys, to lay a ruler between.

    They keep clear of a bleed that is so wide across and down; at the sides there is so much air.
    """
    across, down = clear
    grid = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    grid.adjust(-across, -down, across, down)
    draw_lines(p, _outside(grid, xs, ys, air), pen(INK, _LINE))


def paint_cut_grid(p: QPainter, xs: Sequence[float], ys: Sequence[float]) -> None:
    """A grid to cut along, whose lines lie at xs and ys, and the marks around it."""
    lines = [QLineF(x, ys[0], x, ys[-1]) for x in xs] + [QLineF(xs[0], y, xs[-1], y) for y in ys]
    draw_lines(p, lines, pen(INK, 0.08))
    paint_cut_marks(p, xs, ys)


def paint_overlap_marks(
    p: QPainter, cut: QRectF, tiling: Tiling, tile: Tile, air: float = _LONG + _GAP
) -> None:
    """Dashes where the neighbours of a tile end; at its sides there is so much room."""
    xs = [cut.left() + OVERLAP] if tile.column else []
    xs += [cut.right() - OVERLAP] if tile.column < tiling.columns - 1 else []
    ys = [cut.top() + OVERLAP] if tile.row else []
    ys += [cut.bottom() - OVERLAP] if tile.row < tiling.rows - 1 else []
    draw_lines(p, _outside(cut, xs, ys, air), pen(QUIET, _LINE, dash=(2, 2.5)))


def _outside(cut: QRectF, xs: Sequence[float], ys: Sequence[float], air: float) -> list[QLineF]:
    """Short lines outside a rect, where the lines of a grid at xs and ys would leave it."""
    end = min(_GAP + _LONG, air)
    gap = min(_GAP, end / 3)
    lines = []
    for x in xs:
        for y, way in ((cut.top(), -1), (cut.bottom(), 1)):
            lines.append(QLineF(x, y + way * _GAP, x, y + way * (_GAP + _LONG)))
    for y in ys:
        for x, way in ((cut.left(), -1), (cut.right(), 1)):
            lines.append(QLineF(x + way * gap, y, x + way * end, y))
    return lines


def paint_tile_label(p: QPainter, cut: QRectF, y: float, tiling: Tiling, tile: Tile) -> None:
    """The tile's name, in words, and its place in a small grid, above it and centred on y."""
    wide, high = 0.9 * tiling.columns + 0.6, 2.2
    text = translate("Print", "{tile}: row {row} of {rows}, column {column} of {columns}").format(
        tile=tile.name,
        row=tile.row + 1,
        rows=tiling.rows,
        column=tile.column + 1,
        columns=tiling.columns,
    )
    room = min(_LABEL, cut.width() - 2 * _BESIDE - wide - 2)
    left = cut.right() - _BESIDE - wide - 2 - room
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    write(p, QRectF(left, y - 2, room, 4), text, FINE, QUIET, align=right)
    _paint_places(p, QRectF(left + room + 2, y - high / 2, wide, high), tiling, tile)


def _paint_places(p: QPainter, grid: QRectF, tiling: Tiling, tile: Tile) -> None:
    """All tiles in small, one of them black."""
    wide, high = grid.width() / tiling.columns, grid.height() / tiling.rows
    here = QRectF(grid.left() + tile.column * wide, grid.top() + tile.row * high, wide, high)
    p.fillRect(here, QColor(INK))
    xs = [grid.left() + i * wide for i in range(tiling.columns + 1)]
    ys = [grid.top() + i * high for i in range(tiling.rows + 1)]
    lines = [QLineF(x, grid.top(), x, grid.bottom()) for x in xs]
    lines += [QLineF(grid.left(), y, grid.right(), y) for y in ys]
    draw_lines(p, lines, pen(INK, 0.1))


def paint_side_note(p: QPainter, page: Size, text: str) -> None:
    """A short note up the right side of a page."""
    p.save()
    p.translate(page.width - FOOT - 0.3, page.height / 2)
    p.rotate(-90)
    write(p, QRectF(-30, -2, 60, 4), text, FINE, QUIET)
    p.restore()
