"""A board as a poster for a print shop, with background, bleed, crop marks and a safe area."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.printing.bleed import bleed_of
from desktop.printing.card_faces import CARD_SAFE_MARGIN_MM
from desktop.printing.layout.marks import paint_crop_marks
from desktop.printing.output import picture
from desktop.printing.print_page import Page, Paint, PaperSize, PrintError
from desktop.printing.sheets import Drawing, Item

#: Millimetres around the cut, for bleed and crop marks.
SLUG_MM = 10.0
#: Background around the board, as a share of the shorter side.
_BORDER_SHARE = 0.03
#: Dots along the longer side of a board when the colour of its edge is sampled.
_SAMPLE_DOTS = 600.0


def poster_pages(
    items: Iterable[Item], paper: PaperSize | None, *, true: bool, saves_ink: bool
) -> list[Page]:
    """Return a page for each board, larger than the paper by the trimmed border.

    Without a paper, each page has the true size of its board. Light boards have a white background,
    others the colour of their edge. Raises PrintError when there is no board in one piece, or when
    the paper is too small for the true size.
    """
    boards = [item for item in items if isinstance(item, Drawing)]
    if not boards:
        raise PrintError("sheet: this game has no board in one piece for a poster", "no_sheet")
    return [_poster(board, paper, true, saves_ink) for board in boards]


def poster_share(items: Iterable[Item], paper: PaperSize) -> float:
    """Return the size of the smallest of the fitted boards, as a share of its true size."""
    boards = [item for item in items if isinstance(item, Drawing)]
    return min((_fitting_scale(board, _cut_for(board, paper)) for board in boards), default=1.0)


def _cut_for(board: Drawing, paper: PaperSize) -> PaperSize:
    """Return the paper in the format of the board."""
    lying = board.size.width > board.size.height
    return paper.rotated() if (paper.width > paper.height) != lying else paper


def _fitting_scale(board: Drawing, cut: PaperSize) -> float:
    """Return the scale at which a board fills the paper inside its border."""
    area = cut.size_inside(max(CARD_SAFE_MARGIN_MM, _BORDER_SHARE * min(cut.width, cut.height)))
    return min(area.width / board.size.width, area.height / board.size.height)


def _poster(board: Drawing, paper: PaperSize | None, true: bool, saves_ink: bool) -> Page:
    bordered_size = board.size.size_inside(
        -max(CARD_SAFE_MARGIN_MM, _BORDER_SHARE * min(board.size.width, board.size.height))
    )
    cut = bordered_size if paper is None else _cut_for(board, paper)
    if true or paper is None:
        if not cut.size_inside(CARD_SAFE_MARGIN_MM).can_contain(board.size):
            raise PrintError("paper: smaller than the board at its true size", "page_too_small")
        factor = 1.0
    else:
        factor = _fitting_scale(board, cut)
    page = cut.size_inside(-SLUG_MM)
    bleed = bleed_of(cut)
    paint = partial(_paint, board, factor, page, bleed, saves_ink)
    return Page(page, paint, title=board.title, trim=SLUG_MM, bleed=bleed)


def _paint(
    board: Drawing, factor: float, page: PaperSize, bleed: float, saves_ink: bool, painter: QPainter
) -> None:
    """Paint one page of a poster: the board, its bleed and the cutting marks."""
    size = board.size
    cut = QRectF(0, 0, page.width, page.height).adjusted(SLUG_MM, SLUG_MM, -SLUG_MM, -SLUG_MM)
    if not saves_ink:
        painter.fillRect(
            cut.adjusted(-bleed, -bleed, bleed, bleed), _edge_colour(board.paint, size)
        )
    painter.save()
    painter.translate(page.width / 2, page.height / 2)
    painter.scale(factor, factor)
    painter.translate(-size.width / 2, -size.height / 2)
    board.paint(painter)
    painter.restore()
    paint_crop_marks(painter, cut, clear=bleed)


def _edge_colour(paint: Paint, size: PaperSize) -> QColor:
    """Return the most frequent colour along the edge of a board, which continues around it."""
    small = picture(Page(size, paint), _SAMPLE_DOTS / max(size.width, size.height))
    dots = [small.pixel(x, y) for x, y in _edge_pixels(small)]
    return QColor(max(dots, key=dots.count))


def _edge_pixels(image: QImage) -> Iterable[tuple[int, int]]:
    """Yield the pixels one inside the edge."""
    right, foot = image.width() - 2, image.height() - 2
    for x in range(1, right + 1):
        yield from ((x, 1), (x, foot))
    for y in range(1, foot + 1):
        yield from ((1, y), (right, y))
