"""Cards on pages: a grid with cut marks, and the backs for the printer or the scissors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import paint_lines, pen
from desktop.printing.layout.marks import (
    BAR_LENGTH_MM,
    FOOT,
    paint_check_bar,
    paint_cut_marks,
    paint_side_note,
    paint_standing_bar,
)
from desktop.printing.print_page import EDGE_MM, MARGIN, Page, Paint, PaperSize, PrintError
from desktop.printing.running_text import FINE, QUIET, RIGHT
from desktop.printing.sheets import Deck, Item
from desktop.printing.stamp import stamp

#: Positions of the backs: on the other side of paper turned over its long or its short edge; beside
#: the fronts, to be folded behind them; nowhere; or on pages after all fronts.
BACKS = ("duplex", "short-edge", "gutterfold", "none", "last")
#: The largest nudge of the backs in millimetres.
MAX_NUDGE_MM = 10.0
#: The widest gutter in millimetres.
MAX_GUTTER_MM = 20.0

#: Millimetres that cut marks take.
_MARKS_MM = 2.5
#: Millimetres of cut marks at the top and bottom of a page, where shorter marks leave room for more
#: cards.
_SHORT_MARKS_MM = 1.3
#: Space for the check bar at a side of the page.
_BAR_MM = 9.5
#: Width of the note that names the page.
_NOTE_WIDTH_MM = 36.0
#: Width of a page that has room for bar and note side by side.
_WIDE_PAGE_MM = 190.0
#: Millimetres between the fronts and the backs that are folded behind them.
_FOLD_GAP_MM = 4.0


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The layout of cards; lengths in millimetres."""

    backs: str = BACKS[0]
    #: Shift of the backs to the right and down, for a printer that misses the fronts.
    nudge: tuple[float, float] = (0.0, 0.0)
    #: Space between neighbours, so that a guillotine can cut each card separately.
    gutter: float = 0.0


#: Backs behind their fronts, cards edge to edge.
PLAIN = CardStyle()


@dataclass(frozen=True, slots=True)
class _Grid:
    """Positions of cards on a page; the grid's upper left corner is at (left, top)."""

    page: PaperSize
    card: PaperSize
    columns: int
    rows: int
    left: float
    top: float
    gutter: float
    bleed: float
    #: How much bleed is visible between cards.
    inside: float
    #: How much bleed is visible outside the grid, horizontally and vertically.
    outside: tuple[float, float]
    #: Whether the check bar is at the foot of the page instead of at its side.
    is_lying: bool

    @property
    def card_bounds(self) -> QRectF:
        """The bounds of a card with all its bleed, relative to its upper left corner."""
        card = QRectF(0, 0, self.card.width, self.card.height)
        return card.adjusted(-self.bleed, -self.bleed, self.bleed, self.bleed)

    @property
    def cell_count(self) -> int:
        """The number of cards on the page."""
        return self.columns * self.rows

    def place(self, index: int, *, back: bool) -> tuple[float, float]:
        """Return the upper left corner of a card; backs are mirrored horizontally."""
        row, column = divmod(index, self.columns)
        x = self.left + column * (self.card.width + self.gutter)
        y = self.top + row * (self.card.height + self.gutter)
        return (self.page.width - x - self.card.width if back else x), y

    def visible_rect(self, index: int, *, back: bool) -> QRectF:
        """Return the visible part of a card and its bleed, relative to its upper left corner."""
        row, column = divmod(index, self.columns)
        across, down = self.outside
        left = self.inside if column else across
        right = self.inside if column < self.columns - 1 else across
        top = self.inside if row else down
        foot = self.inside if row < self.rows - 1 else down
        if back:
            left, right = right, left
        card = QRectF(0, 0, self.card.width, self.card.height)
        return card.adjusted(-left, -top, right, foot)


def sheet_numbers(
    items: Iterable[Item], paper: PaperSize | None, style: CardStyle
) -> Iterator[str]:
    """Return the names of the sheets of all decks: 3/11 is the third of eleven."""
    count = 0
    for item in items:
        if isinstance(item, Deck):
            count += -(-len(item.fronts) // cards_on_page(item, paper, style))
    return (f"{number}/{count}" for number in range(1, count + 1))


def cards_on_page(deck: Deck, paper: PaperSize | None, style: CardStyle) -> int:
    """Return how many cards fit on a page.

    Raises PrintError when none does.
    """
    return _grid(deck, paper, style.gutter, folded=style.backs == "gutterfold").cell_count


def deck_pages(
    deck: Deck, paper: PaperSize | None, style: CardStyle, numbers: Iterator[str]
) -> Iterator[Page]:
    """Yield the pages of a deck, each followed by its backs if these have pages of their own.

    `numbers` are the names of its sheets, in order.
    """
    folded = style.backs == "gutterfold"
    grid = _grid(deck, paper, style.gutter, folded=folded)
    for start in range(0, len(deck.fronts), grid.cell_count):
        batch, sheet = deck.fronts[start : start + grid.cell_count], next(numbers)
        if folded:
            folding = partial(_paint_folded, grid, batch, deck.back, style.nudge, sheet)
            yield Page(grid.page, folding)
            continue
        front = translate("Print", "{sheet} front").format(sheet=sheet)
        yield Page(grid.page, partial(_paint_fronts, grid, batch, front))
        if style.backs != "none":
            turn = {"duplex": "long", "short-edge": "short", "last": ""}[style.backs]
            name = translate("Print", "{sheet} back").format(sheet=sheet)
            backs = partial(_paint_backs, grid, deck.back, len(batch), style.nudge, turn, name)
            yield Page(grid.page, backs, is_back=True, turn=turn)


def _grid(deck: Deck, paper: PaperSize | None, gutter: float, *, folded: bool) -> _Grid:
    """Return the grid with the most cards on a page.

    The page is upright, unless folded cards fit better in landscape format.
    """
    if paper is None:
        columns, rows = deck.across, -(-len(deck.fronts) // deck.across)
        wide, height = _extent(deck.size, columns, rows, gutter)
        wide = 2 * wide + _FOLD_GAP_MM if folded else wide
        page = PaperSize(wide + 2 * MARGIN, height + 2 * MARGIN)
        return _centred_grid(deck, page, columns, rows, gutter, folded=folded)
    upright = paper if paper.height >= paper.width else paper.rotated()
    ways = (upright, upright.rotated()) if folded else (upright,)
    grids = []
    for page in ways:
        area = page.size_inside(EDGE_MM + _MARKS_MM, EDGE_MM + _SHORT_MARKS_MM)
        width = (area.width - _FOLD_GAP_MM) / 2 if folded else area.width
        columns = int((width + gutter) / (deck.size.width + gutter) + 1e-9)
        rows = int((area.height + gutter) / (deck.size.height + gutter) + 1e-9)
        grids.append(_centred_grid(deck, page, max(0, columns), rows, gutter, folded=folded))
    grid = max(grids, key=lambda grid: grid.cell_count)
    if not grid.cell_count:
        raise PrintError("paper: the page is smaller than one card", "page_too_small")
    return grid


def _extent(card: PaperSize, columns: int, rows: int, gutter: float) -> tuple[float, float]:
    return columns * (card.width + gutter) - gutter, rows * (card.height + gutter) - gutter


def _centred_grid(
    deck: Deck, page: PaperSize, columns: int, rows: int, gutter: float, *, folded: bool
) -> _Grid:
    """Return the grid centred on the page, or to the left of its fold."""
    width, height = _extent(deck.size, columns, rows, gutter)
    left = (page.width - _FOLD_GAP_MM) / 2 - width if folded else (page.width - width) / 2
    top = (page.height - height) / 2
    maximum = min(deck.bleed, _FOLD_GAP_MM / 2) if folded else deck.bleed
    inside = min(gutter / 2, deck.bleed)
    standing = min(maximum, left - _BAR_MM), min(deck.bleed, top - EDGE_MM - _MARKS_MM)
    lying = min(maximum, left - EDGE_MM - _MARKS_MM), min(deck.bleed, top - _BAR_MM - _MARKS_MM)
    foot = page.width >= _WIDE_PAGE_MM and not folded and min(lying) > min(standing)
    across, down = (max(0.0, free_length) for free_length in (lying if foot else standing))
    return _Grid(
        page, deck.size, columns, rows, left, top, gutter, deck.bleed, inside, (across, down), foot
    )


def _paint_card(grid: _Grid, paint: Paint, index: int, back: bool, painter: QPainter) -> None:
    painter.save()
    painter.translate(*grid.place(index, back=back))
    painter.setClipRect(grid.visible_rect(index, back=back), Qt.ClipOperation.IntersectClip)
    stamp(painter, paint, grid.card_bounds)
    painter.restore()


def _paint_fronts(
    grid: _Grid, fronts: Sequence[Paint], name: str, painter: QPainter, *, folded: bool = False
) -> None:
    for index, front in enumerate(fronts):
        _paint_card(grid, front, index, False, painter)
    if not folded:
        _paint_marks(grid, len(fronts), painter)
    if grid.is_lying:
        paint_check_bar(painter, EDGE_MM + 10, grid.page.height - FOOT)
    else:
        # On a page of this height its caption is beside the middle of a row, where there is no
        # mark.
        foot = grid.page.height / 2 + grid.card.height / 2 + BAR_LENGTH_MM - 16
        paint_standing_bar(painter, FOOT, min(foot, grid.page.height - FOOT))
    _paint_note(grid, name, painter)


def _paint_note(grid: _Grid, name: str, painter: QPainter) -> None:
    """Paint the name of the page where the bar leaves room."""
    if grid.is_lying:
        rect = QRectF(
            grid.page.width - EDGE_MM - 10 - _NOTE_WIDTH_MM,
            grid.page.height - FOOT - 2,
            _NOTE_WIDTH_MM,
            4,
        )
        paint_fitted_line(painter, rect, name, FINE, QUIET, align=RIGHT)
    else:
        paint_side_note(painter, grid.page, name)


def _paint_marks(grid: _Grid, count: int, painter: QPainter, *, folded: bool = False) -> None:
    """Paint marks at both edges of every row and column that has a card."""
    sides = (False, True) if folded else (False,)
    places = [grid.place(index, back=back) for index in range(count) for back in sides]
    xs = sorted({round(x + side, 6) for x, _ in places for side in (0.0, grid.card.width)})
    ys = sorted({round(y + side, 6) for _, y in places for side in (0.0, grid.card.height)})
    ends = grid.top - EDGE_MM - grid.outside[1]
    paint_cut_marks(painter, xs, ys, clear=grid.outside, ends=ends)


def _paint_backs(
    grid: _Grid,
    back: Paint,
    count: int,
    nudge: tuple[float, float],
    turn: str,
    name: str,
    painter: QPainter,
) -> None:
    """Paint the backs on their page, upside down when the paper is turned over its short edge."""
    painter.save()
    painter.translate(*nudge)
    if turn == "short":
        painter.translate(grid.page.width, grid.page.height)
        painter.rotate(180)
    for index in range(count):
        _paint_card(grid, back, index, True, painter)
    painter.restore()
    if name:
        _paint_note(grid, name, painter)


def _paint_folded(
    grid: _Grid,
    fronts: Sequence[Paint],
    back: Paint,
    nudge: tuple[float, float],
    name: str,
    painter: QPainter,
) -> None:
    """Paint the fronts, and their backs on the other side of a fold."""
    _paint_fronts(grid, fronts, name, painter, folded=True)
    _paint_backs(grid, back, len(fronts), nudge, "", "", painter)
    _paint_marks(grid, len(fronts), painter, folded=True)
    middle = grid.page.width / 2
    fold = QLineF(middle, EDGE_MM, middle, grid.page.height - EDGE_MM)
    paint_lines(painter, [fold], pen(QUIET, 0.2, dash=(8, 6)))
