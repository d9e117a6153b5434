"""Hexagonal pieces side by side with a point at the top, as many to a page as fit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.printing.layout.marks import FOOT, paint_check_bar
from desktop.printing.print_page import EDGE_MM, MARGIN, PAPERS, Page, Paint, PaperSize, PrintError
from desktop.printing.running_text import FINE, QUIET
from desktop.printing.sheets import Hexes
from desktop.printing.stamp import stamp

#: Width of a hexagon of side 1; its height is 2.
_HEX_WIDTH = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class _Comb:
    """Rows of hexagons of side 1; every second row is shifted by half a hexagon."""

    #: Hexagons in the first, third, … row.
    wide: int
    #: Hexagons in the rows between: as many, or one fewer.
    narrow: int
    rows: int

    @property
    def size(self) -> PaperSize:
        """The size of the whole comb."""
        half = 0.5 if self.narrow == self.wide and self.rows > 1 else 0.0
        return PaperSize((self.wide + half) * _HEX_WIDTH, 2 + (self.rows - 1) * 1.5)

    @property
    def cell_count(self) -> int:
        """The number of hexagons."""
        return -(-self.rows // 2) * self.wide + self.rows // 2 * self.narrow

    def middles(self) -> Iterator[tuple[float, float]]:
        """Yield the centre of every hexagon, row by row."""
        for row in range(self.rows):
            off, count = (0.5, self.narrow) if row % 2 else (0.0, self.wide)
            for i in range(count):
                yield (i + off + 0.5) * _HEX_WIDTH, 1 + row * 1.5

    def scale(self, room: PaperSize) -> float:
        """Return the longest side of a hexagon with which the comb fits."""
        return min(room.width / self.size.width, room.height / self.size.height)


def hex_pages(hexes: Hexes, paper: PaperSize | None, *, true: bool) -> Iterator[Page]:
    """Yield the pages of hexagonal pieces; fitting never enlarges them."""
    count = len(hexes.paints)
    if paper is None:
        comb = _largest_comb(count, PAPERS["A4"])
        size = PaperSize(comb.size.width * hexes.side, comb.size.height * hexes.side)
        page = PaperSize(size.width + 2 * MARGIN, size.height + 2 * MARGIN)
        yield Page(page, partial(_paint, hexes.paints, hexes.side, hexes.side, comb, page))
        return
    page = max((paper, paper.rotated()), key=lambda way: _longest_side(count, way))
    side = min(hexes.side, _longest_side(count, page))
    if side < hexes.side and true:
        yield from _several_pages(hexes, paper)
        return
    yield Page(
        page, partial(_paint, hexes.paints, side, hexes.side, _largest_comb(count, page), page)
    )


def hex_share(hexes: Hexes, paper: PaperSize) -> float:
    """Return the size of the pieces fitted to one page, as a share of their true size."""
    ways = (paper, paper.rotated())
    return min(1.0, max(_longest_side(len(hexes.paints), way) for way in ways) / hexes.side)


def _several_pages(hexes: Hexes, paper: PaperSize) -> Iterator[Page]:
    """Yield as few pages as possible, all in the same format."""
    page, comb = max(
        ((way, _comb_of_most(hexes.side, way)) for way in (paper, paper.rotated())),
        key=lambda found: found[1].cell_count,
    )
    if not comb.cell_count:
        raise PrintError("paper: the page is smaller than one piece", "page_too_small")
    for start in range(0, len(hexes.paints), comb.cell_count):
        batch = hexes.paints[start : start + comb.cell_count]
        less = next(
            shorter
            for rows in range(1, comb.rows + 1)
            if (shorter := _Comb(comb.wide, comb.narrow, rows)).cell_count >= len(batch)
        )
        yield Page(page, partial(_paint, batch, hexes.side, hexes.side, less, page))


def _combs(maximum: int) -> Iterator[_Comb]:
    """Yield all combs of up to `maximum` hexagons in a row and up to `maximum` rows."""
    for width in range(1, maximum + 1):
        for narrow in (width, width - 1):
            for rows in range(1, maximum + 1):
                if narrow or rows == 1:
                    yield _Comb(width, narrow, rows)


def _largest_comb(count: int, page: PaperSize) -> _Comb:
    """Return the comb in which `count` hexagons are largest on a page."""
    holding = (comb for comb in _combs(count) if comb.cell_count >= count)
    return max(holding, key=lambda comb: comb.scale(page.size_inside(MARGIN)))


def _longest_side(count: int, page: PaperSize) -> float:
    return _largest_comb(count, page).scale(page.size_inside(MARGIN))


def _comb_of_most(side: float, page: PaperSize) -> _Comb:
    """Return the comb of most hexagons of that side on a page; it has no rows when none fits."""
    area = page.size_inside(MARGIN)
    maximum = int(max(area.width, area.height) / side) + 1
    fitting = [comb for comb in _combs(maximum) if comb.scale(area) >= side]
    return max(fitting, key=lambda comb: comb.cell_count, default=_Comb(0, 0, 0))


def _paint(
    paints: Sequence[Paint],
    side: float,
    true: float,
    comb: _Comb,
    page: PaperSize,
    painter: QPainter,
) -> None:
    """Paint pieces made for the side `true` with another side, centred on a page."""
    left = (page.width - comb.size.width * side) / 2
    top = (page.height - comb.size.height * side) / 2
    for paint, (x, y) in zip(paints, comb.middles(), strict=False):
        painter.save()
        painter.translate(left + x * side, top + y * side)
        painter.scale(side / true, side / true)
        stamp(painter, paint, QRectF(-true * _HEX_WIDTH / 2, -true, true * _HEX_WIDTH, 2 * true))
        painter.restore()
    foot = page.height - FOOT
    if side == true:
        paint_check_bar(painter, EDGE_MM + 10, foot)
        return
    length = QLocale().toString(side / 10, "f", 1)
    text = translate("Print", "Fitted to one page: every side is {length}\u00a0cm long.")
    rect = QRectF(MARGIN, foot - 2, page.width - 2 * MARGIN, 4)
    paint_fitted_line(painter, rect, text.format(length=length), FINE, QUIET)
