"""Lays sheets out on paper: pages, tiles with their plan, cards with their backs, or labels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import write
from desktop.printing.layout.card_pages import PLAIN, CardStyle, deck_pages, sheet_numbers
from desktop.printing.layout.honeycomb import hex_pages
from desktop.printing.layout.label_paper import LABEL_PAPERS, USUAL, LabelPaper, label_pages
from desktop.printing.layout.marks import (
    FOOT,
    LETTERS,
    paint_check_bar,
    paint_crop_marks,
    paint_overlap_marks,
    paint_tile_bar,
    paint_tile_label,
)
from desktop.printing.layout.plan import paint_plan
from desktop.printing.layout.tiling import Tile, Tiling, share_out
from desktop.printing.page import EDGE, MARGIN, MARGINS, Page, Paint, Size
from desktop.printing.sheets import Deck, Drawing, Hexes, Item, Labels
from desktop.printing.stamp import stamp
from desktop.printing.text import FINE, QUIET


def pages_of(
    items: Iterable[Item],
    paper: Size | None,
    *,
    true: bool,
    labels: LabelPaper = LABEL_PAPERS[USUAL],
    cards: CardStyle = PLAIN,
) -> list[Page]:
    """All pages of some sheets; no paper means pages as large as each sheet.

    `true` prints drawings at their true size, tiled where a page is too small, otherwise they are
    fitted to one page; cards are true always and lie as `cards` says. What is to stick has a
    paper of its own, `labels`. Raises PrintError for a page smaller than a piece.
    """
    items = list(items)
    numbers = sheet_numbers(items, paper, cards)

    def laid_out(item: Item) -> Iterator[Page]:
        match item:
            case Deck():
                return deck_pages(item, paper, cards, numbers)
            case Hexes():
                return hex_pages(item, paper, true=true)
            case Labels():
                return label_pages(item, labels)
            case Drawing():
                return _drawing(item, paper, true)

    pages = [replace(page, title=item.title) for item in items for page in laid_out(item)]
    if cards.backs == "last":
        pages.sort(key=lambda page: page.back)
    return pages


#: How many tiles more may keep whole what seams would go through, as a share of the fewest.
_MORE = 0.25


# -- drawings --------------------------------------------------------------------------------------


def _drawing(drawing: Drawing, paper: Size | None, true: bool) -> Iterator[Page]:
    if paper is None:
        margin = MARGIN if drawing.leaf else 0.0
        size = Size(drawing.size.width + 2 * margin, drawing.size.height + 2 * margin)
        yield Page(size, partial(_paint_part, drawing.paint, margin, margin, 1.0))
        return
    if not (true or drawing.fixed):
        yield _fitted(drawing, paper)
        return
    page, tiling = tiled(drawing, paper)
    if tiling.count == 1:
        yield Page(page, partial(_paint_single, drawing, page))
        return
    yield Page(page, partial(paint_plan, drawing, tiling, page))
    for tile in tiling:
        yield Page(page, partial(_paint_tile, drawing, page, tiling, tile))


def tiled(drawing: Drawing, paper: Size) -> tuple[Size, Tiling]:
    """How the paper is held and the drawing shared out: in as few tiles as can be.

    Margins give way where that saves a page, or halves how deep seams lie in what is played on. A
    few tiles more are taken where otherwise a seam would go through something that is played on.
    """
    usual = list(_tilings(drawing, paper, (0, 0)))
    best = fewest = min(usual, key=_worth)
    if fewest[2].cut and fewest[2].spared:
        more = [way for step in ((1, 0), (0, 1)) for way in _tilings(drawing, paper, step)]
        most = math.ceil(fewest[2].count * (1 + _MORE))
        whole = [
            way
            for way in (*usual, *more)
            if way[2].spared and not way[2].cut and way[2].count <= most
        ]
        best = min(whole, key=_worth, default=fewest)
    page, _, tiling = best
    return page, replace(tiling, extra=tiling.count - fewest[2].count)


_Way = tuple[Size, tuple[float, float], Tiling]


def _tilings(drawing: Drawing, paper: Size, more: tuple[int, int]) -> Iterator[_Way]:
    """All ways to hold the paper, with its margins and the tiles."""
    for margins in MARGINS:
        for sheet in _ways(drawing, paper):
            room = sheet.within(*margins)
            tiling = share_out(drawing.size, room, drawing.keep, drawing.marks, more)
            yield sheet, margins, tiling


def _worth(way: _Way) -> tuple[bool, int, float]:
    """The least is the best."""
    _, margins, tiling = way
    return not tiling.spared, tiling.count, tiling.harm * MARGIN / margins[0]


def _ways(drawing: Drawing, paper: Size) -> Sequence[Size]:
    """Both ways to hold the paper, the one that resembles the drawing first."""
    wide = drawing.size.width > drawing.size.height
    return (paper.turned(), paper) if wide else (paper, paper.turned())


def _fitted(drawing: Drawing, paper: Size) -> Page:
    """The drawing as large as it can be inside the margins of one page, never above true size."""
    page = max(_ways(drawing, paper), key=partial(_scale, drawing.size))
    factor = _scale(drawing.size, page)
    x = (page.width - drawing.size.width * factor) / 2
    y = (page.height - drawing.size.height * factor) / 2
    return Page(page, partial(_paint_fitted, drawing, page, x, y, factor))


def _scale(size: Size, page: Size) -> float:
    room = page.within(MARGIN)
    return min(room.width / size.width, room.height / size.height, 1.0)


def too_small(items: Iterable[Item], paper: Size | None) -> bool:
    """Whether fitting to one page makes something smaller that pieces are laid on."""
    return paper is not None and any(
        isinstance(item, Drawing)
        and not (item.leaf or item.fixed)
        and max(_scale(item.size, page) for page in _ways(item, paper)) < 1
        for item in items
    )


def _paint_fitted(
    drawing: Drawing, page: Size, x: float, y: float, factor: float, p: QPainter
) -> None:
    _paint_part(drawing.paint, x, y, factor, p)
    if drawing.leaf or factor == 1:
        return
    share = QLocale().toString(factor * 100, "f", 0)
    text = translate(
        "Print", "Fitted to one page: {share}% of its true size, too small for what is laid on it."
    )
    place = QRectF(MARGIN, page.height - FOOT - 2, page.width - 2 * MARGIN, 4)
    write(p, place, text.format(share=share), FINE, QUIET)


def _paint_part(paint: Paint, x: float, y: float, factor: float, p: QPainter) -> None:
    p.save()
    p.translate(x, y)
    p.scale(factor, factor)
    paint(p)
    p.restore()


def _stamp_part(paint: Paint, size: Size, x: float, y: float, p: QPainter) -> None:
    p.save()
    p.translate(x, y)
    stamp(p, paint, QRectF(0, 0, size.width, size.height))
    p.restore()


def _centred(page: Size, size: Size) -> QRectF:
    """In the middle of a page, at whole tenths of a millimetre, so that tiles meet to the dot."""
    x, y = (page.width - size.width) / 2, (page.height - size.height) / 2
    return QRectF(round(x, 1), round(y, 1), size.width, size.height)


def _air(cut: QRectF) -> float:
    """How much room marks have at the sides of what is cut out."""
    return cut.left() - EDGE + 0.4


def _paint_single(drawing: Drawing, page: Size, p: QPainter) -> None:
    """A drawing at true size on one page."""
    place = _centred(page, drawing.size)
    _paint_part(drawing.paint, place.x(), place.y(), 1.0, p)
    if not drawing.leaf:
        paint_crop_marks(p, place, air=_air(place))
    if drawing.fixed or not drawing.leaf:
        paint_check_bar(p, EDGE + 10, page.height - FOOT)


def _paint_tile(drawing: Drawing, page: Size, tiling: Tiling, tile: Tile, p: QPainter) -> None:
    """One part of a drawing with everything around it."""
    cut = _centred(page, tile.size)
    p.save()
    p.setClipRect(cut, Qt.ClipOperation.IntersectClip)
    _stamp_part(drawing.paint, drawing.size, cut.x() - tile.x, cut.y() - tile.y, p)
    p.restore()
    paint_crop_marks(p, cut, air=_air(cut))
    paint_overlap_marks(p, cut, tiling, tile, _air(cut))
    paint_tile_bar(p, page, cut)
    middle = min(max(cut.top() / 2, FOOT), cut.top() - LETTERS)
    paint_tile_label(p, cut, middle, tiling, tile)
