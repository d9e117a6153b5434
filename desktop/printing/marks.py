"""What is printed beside a sheet: marks to cut along, the check bar, and which tile lies where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.language import translate
from desktop.painting.lettering import write
from desktop.painting.shapes import draw_lines, outline, pen, rounded
from desktop.printing.text import FINE, INK, LEFT, QUIET
from desktop.printing.tiling import OVERLAP, Tile, Tiling

BAR = 100.0  # millimetres
_LINE = 0.15
_GAP, _LONG = 0.7, 1.8  # of a mark: its distance from what is cut, its length


def paint_check_bar(p: QPainter, x: float, y: float, *, caption: str | None = None) -> None:
    """A bar exactly 10 cm long, a block to a centimetre, centred on y; its caption is behind it."""
    for i in range(0, 10, 2):
        p.fillRect(QRectF(x + i * BAR / 10, y - 0.8, BAR / 10, 1.6), QColor(INK))
    outline(p, rounded(QRectF(x, y - 0.8, BAR, 1.6), 0), pen(INK, _LINE))
    text = translate("Print", "10 cm: print at 100%") if caption is None else caption
    write(p, QRectF(x + BAR + 2, y - 2, 60, 4), text, FINE, QUIET, align=LEFT)


def paint_crop_marks(p: QPainter, cut: QRectF, *, clear: float = 0.0) -> None:
    """Marks outside the four corners of what is cut out, clear of a bleed that is so wide."""
    xs, ys = (cut.left(), cut.right()), (cut.top(), cut.bottom())
    paint_cut_marks(p, xs, ys, clear=(clear, clear))


def paint_cut_marks(
    p: QPainter,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    clear: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Marks around a grid whose lines lie at xs and ys, to lay a ruler between.

    They keep clear of a bleed that is so wide across and down.
    """
    across, down = clear
    grid = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    grid.adjust(-across, -down, across, down)
    draw_lines(p, _outside(grid, xs, ys), pen(INK, _LINE))


def paint_cut_grid(p: QPainter, xs: Sequence[float], ys: Sequence[float]) -> None:
    """A grid to cut along, whose lines lie at xs and ys, and the marks around it."""
    lines = [QLineF(x, ys[0], x, ys[-1]) for x in xs] + [QLineF(xs[0], y, xs[-1], y) for y in ys]
    draw_lines(p, lines, pen(INK, 0.08))
    paint_cut_marks(p, xs, ys)


def paint_overlap_marks(p: QPainter, cut: QRectF, tiling: Tiling, tile: Tile) -> None:
    """Dashes where the neighbours of a tile end."""
    xs = [cut.left() + OVERLAP] if tile.column else []
    xs += [cut.right() - OVERLAP] if tile.column < tiling.columns - 1 else []
    ys = [cut.top() + OVERLAP] if tile.row else []
    ys += [cut.bottom() - OVERLAP] if tile.row < tiling.rows - 1 else []
    draw_lines(p, _outside(cut, xs, ys), pen(QUIET, _LINE, dash=(2, 2.5)))


def _outside(cut: QRectF, xs: Sequence[float], ys: Sequence[float]) -> list[QLineF]:
    """Short lines outside a rect, where the lines of a grid at xs and ys would leave it."""
    lines = []
    for x in xs:
        for y, way in ((cut.top(), -1), (cut.bottom(), 1)):
            lines.append(QLineF(x, y + way * _GAP, x, y + way * (_GAP + _LONG)))
    for y in ys:
        for x, way in ((cut.left(), -1), (cut.right(), 1)):
            lines.append(QLineF(x + way * _GAP, y, x + way * (_GAP + _LONG), y))
    return lines


def paint_tile_label(p: QPainter, x: float, y: float, tiling: Tiling, tile: Tile) -> None:
    """The tile's name, in words, and its place in a small grid; ends at x, centred on y."""
    wide, high = 0.9 * tiling.columns + 0.6, 3.0
    grid = QRectF(x - wide, y - high / 2, wide, high)
    cell_wide, cell_high = grid.width() / tiling.columns, high / tiling.rows
    here = QRectF(
        grid.left() + tile.column * cell_wide, grid.top() + tile.row * cell_high,
        cell_wide, cell_high,
    )  # fmt: skip
    p.fillRect(here, QColor(INK))
    lines = [
        QLineF(grid.left() + i * cell_wide, grid.top(), grid.left() + i * cell_wide, grid.bottom())
        for i in range(tiling.columns + 1)
    ]
    lines += [
        QLineF(grid.left(), grid.top() + i * cell_high, grid.right(), grid.top() + i * cell_high)
        for i in range(tiling.rows + 1)
    ]
    draw_lines(p, lines, pen(INK, 0.1))
    text = translate("Print", "{tile}: row {row} of {rows}, column {column} of {columns}").format(
        tile=tile.name,
        row=tile.row + 1,
        rows=tiling.rows,
        column=tile.column + 1,
        columns=tiling.columns,
    )
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    write(p, QRectF(grid.left() - 82, y - 2, 80, 4), text, FINE, QUIET, align=right)
