"""Marks around a sheet: cut marks, the check bar, and the labels of tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.language.names import charge_name
from desktop.language.translation import translate
from desktop.painting.heraldry import paint_border, paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, paint_lines, pen, radial_gradient, rounded, stroke_path
from desktop.printing.layout.tiling import OVERLAP, Tile, Tiling
from desktop.printing.print_page import UNPRINTABLE_BORDER_MM, PaperSize
from desktop.printing.running_text import FINE, INK, LEFT, QUIET
from desktop.style.theme import SeatColour

#: Diameter in millimetres.
DIAMETER = 30.0


def paint_marker(painter: QPainter, seat: SeatColour) -> None:
    """Paint a marker, its upper left corner at the origin.

    It shows shield and charge, with the name below.
    """
    r = DIAMETER / 2
    painter.fillPath(disc(r, r, r), QColor(seat.colour))
    painter.fillPath(
        disc(r, r, r - 1.9), radial_gradient(r, r - 4, r * 1.4, (0, "#fffaec"), (1, "#ead9b2"))
    )
    paint_border(painter, disc(r, r, r - 1.9), pen("#c9a24b", 0.5), seat.colour)
    stroke_path(painter, disc(r, r, r), pen("#2a2118", 0.15))
    paint_shield(painter, r, r - 2.1, 13.5, seat.colour, seat.charge, paper=True)
    rect = QRectF(r - 8.5, r + 6.6, 17, 4)
    paint_fitted_line(painter, rect, charge_name(seat.charge), FINE, seat.dark, weight=600)


#: Length of the check bar in millimetres.
BAR_LENGTH_MM = 100.0
#: Thickness of the check bar in millimetres.
BAR_THICKNESS_MM = 1.6
#: Distance of a bar's centre line from the foot of a page.
FOOT = UNPRINTABLE_BORDER_MM + BAR_THICKNESS_MM / 2 + 0.05
#: How far text in a fine size reaches below its centre line, descenders and a little space
#: included.
DESCENT_MM = 1.8
#: Maximum width of the text beside the bar.
_MAX_CAPTION_MM = 40.0
#: Maximum width of the name of a tile.
_MAX_LABEL_MM = 80.0
#: Millimetres from the corner of a tile to the text along its edge.
_TEXT_OFFSET_MM = 15.0
_LINE_WIDTH_MM = 0.15
#: Millimetres between the cut and a mark.
_GAP = 0.7
_MARK_LENGTH_MM = 1.8


def paint_check_bar(painter: QPainter, x: float, y: float, *, caption: str | None = None) -> None:
    """Paint a bar exactly 10 cm long in blocks of 1 cm, centred on y.

    Its caption is to the right.
    """
    for i in range(0, 10, 2):
        painter.fillRect(
            QRectF(
                x + i * BAR_LENGTH_MM / 10,
                y - BAR_THICKNESS_MM / 2,
                BAR_LENGTH_MM / 10,
                BAR_THICKNESS_MM,
            ),
            QColor(INK),
        )
    stroke_path(
        painter,
        rounded(QRectF(x, y - BAR_THICKNESS_MM / 2, BAR_LENGTH_MM, BAR_THICKNESS_MM), 0),
        pen(INK, _LINE_WIDTH_MM),
    )
    text = translate("Print", "10\u00a0cm: print at 100%") if caption is None else caption
    paint_fitted_line(
        painter,
        QRectF(x + BAR_LENGTH_MM + 2, y - 2, _MAX_CAPTION_MM, 4),
        text,
        FINE,
        QUIET,
        align=LEFT,
    )


def paint_standing_bar(painter: QPainter, x: float, y: float) -> None:
    """Paint the bar upright, from y upwards, with its caption above it."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(-90)
    paint_check_bar(painter, 0, 0)
    painter.restore()


def paint_tile_bar(painter: QPainter, page: PaperSize, cut: QRectF) -> None:
    """Paint the bar below a tile, or beside a narrow one."""
    if cut.width() >= _TEXT_OFFSET_MM + BAR_LENGTH_MM + 2 + _MAX_CAPTION_MM + _TEXT_OFFSET_MM:
        foot = min((cut.bottom() + page.height) / 2, page.height - FOOT)
        paint_check_bar(painter, cut.left() + _TEXT_OFFSET_MM, foot)
    else:
        paint_standing_bar(painter, FOOT, page.height / 2 + BAR_LENGTH_MM / 2)


def paint_crop_marks(
    painter: QPainter, cut: QRectF, *, clear: float = 0.0, air: float = _MARK_LENGTH_MM + _GAP
) -> None:
    """Paint marks outside the four corners of a cut, beyond a bleed of the width `clear`.

    `air` is the space for marks at the left and right.
    """
    xs, ys = (cut.left(), cut.right()), (cut.top(), cut.bottom())
    paint_cut_marks(painter, xs, ys, clear=(clear, clear), air=air)


def paint_cut_marks(
    painter: QPainter,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    clear: tuple[float, float] = (0.0, 0.0),
    air: float = _MARK_LENGTH_MM + _GAP,
    ends: float = _MARK_LENGTH_MM + _GAP,
) -> None:
    """Paint marks around a grid with lines at `xs` and `ys`, between which a ruler can be laid.

    They begin beyond a bleed of the widths `clear` (horizontally, vertically); `air` is the space
    for marks at the left and right, and `ends` above and below.
    """
    across, down = clear
    grid = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    grid.adjust(-across, -down, across, down)
    paint_lines(painter, _lines_outside(grid, xs, ys, air, ends), pen(INK, _LINE_WIDTH_MM))


def paint_cut_grid(painter: QPainter, xs: Sequence[float], ys: Sequence[float]) -> None:
    """Paint a grid to cut along, with lines at `xs` and `ys`, and the marks around it."""
    lines = [QLineF(x, ys[0], x, ys[-1]) for x in xs] + [QLineF(xs[0], y, xs[-1], y) for y in ys]
    paint_lines(painter, lines, pen(INK, 0.08))
    paint_cut_marks(painter, xs, ys)


def paint_overlap_marks(
    painter: QPainter, cut: QRectF, tiling: Tiling, tile: Tile, air: float = _MARK_LENGTH_MM + _GAP
) -> None:
    """Paint dashes where the neighbours of a tile end; `air` is the space at its sides."""
    xs = [cut.left() + OVERLAP] if tile.column else []
    xs += [cut.right() - OVERLAP] if tile.column < tiling.columns - 1 else []
    ys = [cut.top() + OVERLAP] if tile.row else []
    ys += [cut.bottom() - OVERLAP] if tile.row < tiling.rows - 1 else []
    paint_lines(
        painter, _lines_outside(cut, xs, ys, air), pen(QUIET, _LINE_WIDTH_MM, dash=(2, 2.5))
    )


def _lines_outside(
    cut: QRectF,
    xs: Sequence[float],
    ys: Sequence[float],
    air: float,
    ends: float = _MARK_LENGTH_MM + _GAP,
) -> list[QLineF]:
    """Return short lines outside a rect that continue the lines of a grid at `xs` and `ys`.

    `air` is the space for them at the left and right, and `ends` above and below.
    """
    lines = []
    near, far = _reach(ends)
    for x in xs:
        for y, way in ((cut.top(), -1), (cut.bottom(), 1)):
            lines.append(QLineF(x, y + way * near, x, y + way * far))
    near, far = _reach(air)
    for y in ys:
        for x, way in ((cut.left(), -1), (cut.right(), 1)):
            lines.append(QLineF(x + way * near, y, x + way * far, y))
    return lines


def _reach(room: float) -> tuple[float, float]:
    """Return the distances from the cut to both ends of a mark."""
    far = min(_GAP + _MARK_LENGTH_MM, room)
    return min(_GAP, far / 3), far


def paint_tile_label(painter: QPainter, cut: QRectF, y: float, tiling: Tiling, tile: Tile) -> None:
    """Paint the tile's name and position as text, above it and centred on y.

    A small grid shows its place too.
    """
    width, height = 0.9 * tiling.columns + 0.6, 2.2
    text = translate("Print", "{tile}: row {row} of {rows}, column {column} of {columns}").format(
        tile=tile.name,
        row=tile.row + 1,
        rows=tiling.rows,
        column=tile.column + 1,
        columns=tiling.columns,
    )
    text_width = min(_MAX_LABEL_MM, cut.width() - 2 * _TEXT_OFFSET_MM - width - 2)
    left = cut.right() - _TEXT_OFFSET_MM - width - 2 - text_width
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    paint_fitted_line(painter, QRectF(left, y - 2, text_width, 4), text, FINE, QUIET, align=right)
    _paint_places(
        painter, QRectF(left + text_width + 2, y - height / 2, width, height), tiling, tile
    )


def _paint_places(painter: QPainter, grid: QRectF, tiling: Tiling, tile: Tile) -> None:
    """Paint a small grid of all tiles in which this tile is black."""
    width, height = grid.width() / tiling.columns, grid.height() / tiling.rows
    here = QRectF(grid.left() + tile.column * width, grid.top() + tile.row * height, width, height)
    painter.fillRect(here, QColor(INK))
    xs = [grid.left() + i * width for i in range(tiling.columns + 1)]
    ys = [grid.top() + i * height for i in range(tiling.rows + 1)]
    lines = [QLineF(x, grid.top(), x, grid.bottom()) for x in xs]
    lines += [QLineF(grid.left(), y, grid.right(), y) for y in ys]
    paint_lines(painter, lines, pen(INK, 0.1))


def paint_side_note(painter: QPainter, page: PaperSize, text: str) -> None:
    """Paint a short note up the right side of a page."""
    painter.save()
    painter.translate(page.width - FOOT - 0.3, page.height / 2)
    painter.rotate(-90)
    paint_fitted_line(painter, QRectF(-30, -2, 60, 4), text, FINE, QUIET)
    painter.restore()
