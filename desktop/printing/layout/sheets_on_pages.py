"""Lay sheets out on paper: pages, tiles with their plan, cards with their backs, or labels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QLineF, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, paint_lines, pen, rounded, stroke_path
from desktop.printing.layout.card_pages import PLAIN, CardStyle, deck_pages, sheet_numbers
from desktop.printing.layout.honeycomb import hex_pages, hex_share
from desktop.printing.layout.label_paper import (
    DEFAULT_LABELS,
    LABEL_PAPERS,
    LabelPaper,
    label_pages,
)
from desktop.printing.layout.marks import (
    DESCENT_MM,
    FOOT,
    paint_check_bar,
    paint_crop_marks,
    paint_overlap_marks,
    paint_tile_bar,
    paint_tile_label,
)
from desktop.printing.layout.tiling import OVERLAP, Tile, Tiling, share_out
from desktop.printing.print_page import EDGE_MM, MARGIN, MARGINS, Page, Paint, PaperSize
from desktop.printing.running_text import FINE, INK, LEFT, QUIET, RUBRIC, Text
from desktop.printing.sheets import Deck, Drawing, Hexes, Item, LabelSheet
from desktop.printing.stamp import stamp

#: Height of the title.
_TITLE_MM = 7.0


def paint_plan(drawing: Drawing, tiling: Tiling, page: PaperSize, painter: QPainter) -> None:
    """Paint the whole board small with its tiles, and instructions."""
    free_size = page.size_inside(MARGIN + 3)
    left = top = MARGIN + 3
    title = translate("Print", "{board}: {count} parts").format(
        board=drawing.title, count=tiling.count
    )
    paint_fitted_line(
        painter,
        QRectF(left, top, free_size.width, 10),
        title,
        _TITLE_MM,
        RUBRIC,
        weight=700,
        align=LEFT,
    )
    y = Text(_instructions(drawing, tiling), free_size.width).paint(painter, left, top + 12) + 5
    foot = page.height - EDGE_MM - 6
    scale = min(free_size.width / drawing.size.width, (foot - 6 - y) / drawing.size.height, 1.0)
    painter.save()
    painter.translate((page.width - drawing.size.width * scale) / 2, y)
    painter.scale(scale, scale)
    painter.save()
    painter.setClipRect(QRectF(0, 0, drawing.size.width, drawing.size.height))
    stamp(painter, drawing.paint, QRectF(0, 0, drawing.size.width, drawing.size.height))
    painter.restore()
    _paint_tiles(painter, tiling, 1 / scale)
    painter.restore()
    paint_check_bar(painter, left, foot)


def _instructions(drawing: Drawing, tiling: Tiling) -> str:
    """Return the instructions for joining the parts of a board."""
    sentences = [
        translate(
            "Print",
            "Put together, the parts make {width} × {height}\u00a0cm. Print them at 100%, not "
            "“fit to page”: the bar on every page must be 10\u00a0cm long.",
        ).format(width=_centimetres(drawing.size.width), height=_centimetres(drawing.size.height)),
        translate(
            "Print",
            "Cut out each part along the marks at its corners. Adjoining parts share a strip of "
            "{overlap}\u00a0mm, up to the dashed marks: lay one strip over the other so that the "
            "pictures line up, and glue.",
        ).format(overlap=round(OVERLAP)),
    ]
    if tiling.extra:
        sentences.append(
            translate(
                "Print",
                "The board would fit on %n fewer part(s), but then seams would cut through "
                "spaces used in play.",
                "",
                tiling.extra,
            )
        )
    return "<br>".join(sentences)


def _centimetres(length: float) -> str:
    return QLocale().toString(length / 10, "f", 1)


def _paint_tiles(painter: QPainter, tiling: Tiling, unit: float) -> None:
    """Paint outlines and names of the tiles; `unit` is a millimetre of the page."""
    width, height = tiling.across[-1][1], tiling.down[-1][1]
    half = OVERLAP / 2
    xs = [start + half for start, _ in tiling.across[1:]]
    ys = [start + half for start, _ in tiling.down[1:]]
    lines = [QLineF(x, 0, x, height) for x in xs] + [QLineF(0, y, width, y) for y in ys]
    frame = rounded(QRectF(0, 0, width, height), 0)
    for colour, thick in (("#ffffff", 0.7), (INK, 0.25)):
        paint_lines(painter, lines, pen(colour, thick * unit))
        stroke_path(painter, frame, pen(colour, thick * unit))
    for tile in tiling:
        x, y = tile.x + tile.size.width / 2, tile.y + tile.size.height / 2
        painter.fillPath(disc(x, y, 5 * unit), QColor("#fffaf0"))
        stroke_path(painter, disc(x, y, 5 * unit), pen(INK, 0.25 * unit))
        rect = QRectF(x - 5 * unit, y - 4 * unit, 10 * unit, 8 * unit)
        paint_fitted_line(painter, rect, tile.name, 4.2 * unit, INK, weight=700)


def pages_of(
    items: Iterable[Item],
    paper: PaperSize | None,
    *,
    true: bool,
    labels: LabelPaper = LABEL_PAPERS[DEFAULT_LABELS],
    cards: CardStyle = PLAIN,
) -> list[Page]:
    """Return all pages of some sheets; without a paper, pages have the size of each sheet.

    With `true`, drawings have their true size and are tiled where a page is too small; otherwise
    they are fitted to one page. Cards always have their true size and the layout `cards`. Labels
    have a paper of their own. Raises PrintError for a page smaller than a piece.
    """
    items = list(items)
    numbers = sheet_numbers(items, paper, cards)

    def laid_out(item: Item) -> Iterator[Page]:
        match item:
            case Deck():
                return deck_pages(item, paper, cards, numbers)
            case Hexes():
                return hex_pages(item, paper, true=true)
            case LabelSheet():
                return label_pages(item, labels)
            case Drawing():
                return _drawing(item, paper, true)

    pages = [replace(page, title=item.title) for item in items for page in laid_out(item)]
    if cards.backs == "last":
        pages.sort(key=lambda page: page.is_back)
    return pages


#: Additional tiles allowed to avoid seams through marks, as a share of the fewest.
_EXTRA_TILES_SHARE = 0.25


# -- drawings --------------------------------------------------------------------------------------


def _drawing(drawing: Drawing, paper: PaperSize | None, true: bool) -> Iterator[Page]:
    """Yield the pages of a drawing: one, or the parts of a tiling."""
    if paper is None:
        margin = MARGIN if drawing.is_leaf else 0.0
        size = PaperSize(drawing.size.width + 2 * margin, drawing.size.height + 2 * margin)
        yield Page(size, partial(_paint_part, drawing.paint, margin, margin, 1.0))
        return
    if not (true or drawing.is_fixed):
        yield _fitted_drawing(drawing, paper)
        return
    page, tiling = tiled(drawing, paper)
    if tiling.count == 1:
        yield Page(page, partial(_paint_single, drawing, page))
        return
    yield Page(page, partial(paint_plan, drawing, tiling, page))
    for tile in tiling:
        yield Page(page, partial(_paint_tile, drawing, page, tiling, tile))


def tiled(drawing: Drawing, paper: PaperSize) -> tuple[PaperSize, Tiling]:
    """Return the format of the paper and the tiling of a drawing, with as few tiles as possible.

    Smaller margins are used where they save a page, or halve the depth of seams in marks. A few
    more tiles are used where a seam would otherwise go through something that is played on.
    """
    usual = list(_tilings(drawing, paper, (0, 0)))
    best = fewest = min(usual, key=_tiling_cost)
    if fewest[2].is_mark_cut and fewest[2].is_area_whole:
        more = [way for step in ((1, 0), (0, 1)) for way in _tilings(drawing, paper, step)]
        maximum = math.ceil(fewest[2].count * (1 + _EXTRA_TILES_SHARE))
        single_page_ways = [
            way
            for way in (*usual, *more)
            if way[2].is_area_whole and not way[2].is_mark_cut and way[2].count <= maximum
        ]
        best = min(single_page_ways, key=_tiling_cost, default=fewest)
    page, _, tiling = best
    return page, replace(tiling, extra=tiling.count - fewest[2].count)


_Way = tuple[PaperSize, tuple[float, float], Tiling]


def _tilings(drawing: Drawing, paper: PaperSize, more: tuple[int, int]) -> Iterator[_Way]:
    """Yield all formats of the paper, with margins and tiling."""
    for margins in MARGINS:
        for sheet in _formats(drawing, paper):
            area = sheet.size_inside(*margins)
            tiling = share_out(drawing.size, area, drawing.keep, drawing.marks, more)
            yield sheet, margins, tiling


def _tiling_cost(way: _Way) -> tuple[bool, int, float]:
    """Return the sort key of a tiling; the least is the best."""
    _, margins, tiling = way
    return not tiling.is_area_whole, tiling.count, tiling.harm * MARGIN / margins[0]


def _formats(drawing: Drawing, paper: PaperSize) -> Sequence[PaperSize]:
    """Return both formats of the paper, first the one that resembles the drawing."""
    width = drawing.size.width > drawing.size.height
    return (paper.rotated(), paper) if width else (paper, paper.rotated())


def _fitted_drawing(drawing: Drawing, paper: PaperSize) -> Page:
    """Return the drawing as large as it fits inside one page's margins, at most at true size."""
    page = max(_formats(drawing, paper), key=partial(_scale, drawing.size))
    factor = _scale(drawing.size, page)
    x = (page.width - drawing.size.width * factor) / 2
    y = (page.height - drawing.size.height * factor) / 2
    return Page(page, partial(_paint_fitted, drawing, page, x, y, factor))


def _scale(size: PaperSize, page: PaperSize) -> float:
    area = page.size_inside(MARGIN)
    return min(area.width / size.width, area.height / size.height, 1.0)


def fitted_share(items: Iterable[Item], paper: PaperSize) -> float:
    """Return the size of what fitting to one page shrinks most, as a share of its true size."""
    shares = [1.0]
    for item in items:
        match item:
            case Drawing(is_leaf=False, is_fixed=False):
                shares.append(max(_scale(item.size, page) for page in _formats(item, paper)))
            case Hexes():
                shares.append(hex_share(item, paper))
    return min(shares)


def _paint_fitted(
    drawing: Drawing, page: PaperSize, x: float, y: float, factor: float, painter: QPainter
) -> None:
    _paint_part(drawing.paint, x, y, factor, painter)
    if drawing.is_leaf or factor == 1:
        return
    rect = QRectF(MARGIN, page.height - FOOT - 2, page.width - 2 * MARGIN, 4)
    paint_fitted_line(painter, rect, fitted_note(factor), FINE, QUIET)


def fitted_note(share: float) -> str:
    """Return the warning about a board of less than its true size."""
    text = translate(
        "Print", "Fitted to one page: {share}% of its true size, too small to play on."
    )
    return text.format(share=QLocale().toString(math.floor(share * 100)))


def _paint_part(paint: Paint, x: float, y: float, factor: float, painter: QPainter) -> None:
    painter.save()
    painter.translate(x, y)
    painter.scale(factor, factor)
    paint(painter)
    painter.restore()


def _stamp_part(paint: Paint, size: PaperSize, x: float, y: float, painter: QPainter) -> None:
    painter.save()
    painter.translate(x, y)
    stamp(painter, paint, QRectF(0, 0, size.width, size.height))
    painter.restore()


def _centred(page: PaperSize, size: PaperSize) -> QRectF:
    """Return a centred rectangle, in tenths of a millimetre so that tiles match to the dot."""
    x, y = (page.width - size.width) / 2, (page.height - size.height) / 2
    return QRectF(round(x, 1), round(y, 1), size.width, size.height)


def _side_space(cut: QRectF) -> float:
    """Return the space for marks at the sides of a cut."""
    return cut.left() - EDGE_MM + 0.4


def _paint_single(drawing: Drawing, page: PaperSize, painter: QPainter) -> None:
    """Paint a drawing at true size on one page."""
    rect = _centred(page, drawing.size)
    _paint_part(drawing.paint, rect.x(), rect.y(), 1.0, painter)
    if not drawing.is_leaf:
        paint_crop_marks(painter, rect, air=_side_space(rect))
    if drawing.is_fixed or not drawing.is_leaf:
        paint_check_bar(painter, EDGE_MM + 10, page.height - FOOT)


def _paint_tile(
    drawing: Drawing, page: PaperSize, tiling: Tiling, tile: Tile, painter: QPainter
) -> None:
    """Paint one tile of a drawing with everything around it."""
    cut = _centred(page, tile.size)
    painter.save()
    painter.setClipRect(cut, Qt.ClipOperation.IntersectClip)
    _stamp_part(drawing.paint, drawing.size, cut.x() - tile.x, cut.y() - tile.y, painter)
    painter.restore()
    paint_crop_marks(painter, cut, air=_side_space(cut))
    paint_overlap_marks(painter, cut, tiling, tile, _side_space(cut))
    paint_tile_bar(painter, page, cut)
    middle = min(max(cut.top() / 2, FOOT), cut.top() - DESCENT_MM)
    paint_tile_label(painter, cut, middle, tiling, tile)
