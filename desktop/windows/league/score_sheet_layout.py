"""Where the parts of the score sheet are: boxes as heads of columns, players as rows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

#: A sheet smaller than this has narrow margins and no ornaments.
_ROOMY_WIDTH, _ROOMY_HEIGHT = 760.0, 520.0
#: Pixels of wood around the paper, and from its edge to the contents.
_MARGIN, _LOW_MARGIN = 22.0, 8.0
_INSET, _LOW_INSET = 40.0, 20.0
#: Height of the crest at the end of the evening, as a share of the sheet, and within limits.
_CREST_SHARE, _MIN_CREST_HEIGHT, _MAX_CREST_HEIGHT = 0.34, 84.0, 272.0
#: Height of the crest on a sheet whose contents are lower than this, where it is a band.
_BAND_HEIGHT, _MIN_TALL_HEIGHT = 60.0, 350.0
#: Height of the line below the table.
_FOOT_HEIGHT = 34.0
#: Height of the name below a small box, on which it cannot be read, and of the arrows below boxes.
_CAPTION_HEIGHT = 28.0
ARROWS_HEIGHT = 30.0
#: Width of a column from which the name on its box can be read.
_MIN_READABLE_WIDTH = 104.0
#: Pixels between a box and the edges of its head, and its height for its width, with the lid's rim.
_BOX_MARGIN, _BOX_RATIO = 12.0, 1.62
#: Pixels that a box which has come forward needs above it.
_HEADROOM = 16.0
#: The least height of the title beside the boxes.
_MIN_TITLE_HEIGHT = 84.0
#: Height of a row, at least and at most.
_MIN_ROW_HEIGHT, _MAX_ROW_HEIGHT = 26.0, 80.0
#: Height of the heads of columns, at least and at most.
_MIN_HEAD_HEIGHT, _MAX_HEAD_HEIGHT = 64.0, 340.0
#: Width of the names as a share, and within limits.
_NAME_SHARE, _MIN_NAME_WIDTH, _MAX_NAME_WIDTH = 0.27, 150.0, 330.0
#: The least width of names that are written, beside the kind of their player.
_MIN_FIELD_WIDTH = 264.0
#: Width of the totals as a share, and within limits.
_TOTAL_SHARE, _MIN_TOTAL_WIDTH, _MAX_TOTAL_WIDTH = 0.11, 50.0, 120.0


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """The rectangles of a score sheet, in pixels of normal text."""

    paper: QRectF
    #: Where the winner is honoured, empty before the end.
    crest: QRectF
    #: Beside the boxes; empty on a low sheet, and at the end.
    title: QRectF
    #: The heads of the columns, each with a box, with its name below a small one, and arrows.
    heads: tuple[QRectF, ...]
    #: Height of the name below a box, 0 where it is read on the box.
    caption_height: float
    #: The head of the totals, empty where there are none.
    total_head: QRectF
    #: The names of the players by row.
    names: tuple[QRectF, ...]
    #: The cells by row and column.
    cells: tuple[tuple[QRectF, ...], ...]
    #: The totals by row, empty where there are none.
    totals: tuple[QRectF, ...]
    #: Empty on a low sheet.
    foot: QRectF

    @property
    def has_band(self) -> bool:
        """Whether the crest is a band, with the words beside the shields."""
        return self.crest.height() <= _BAND_HEIGHT

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for ornaments."""
        return not self.foot.isEmpty()

    def column(self, number: int) -> QRectF:
        """Return a whole column, from its head to the last row."""
        return self.heads[number].united(self.cells[-1][number])

    def row(self, number: int) -> QRectF:
        """Return a whole row."""
        last = self.totals[number] if self.totals else self.cells[number][-1]
        return self.names[number].united(last)


def make_plan(
    size: QSizeF, rows: int, columns: int, *, is_setup: bool, is_over: bool, has_arrows: bool
) -> SheetPlan:
    """Return the plan of a sheet.

    `is_setup`: names are written, and there are no totals. `has_arrows`: boxes can be moved by
    arrows below them.
    """
    sheet_rect = QRectF(0, 0, size.width(), size.height())
    roomy = size.width() >= _ROOMY_WIDTH and size.height() >= _ROOMY_HEIGHT
    margin, inset = (_MARGIN, _INSET) if roomy else (_LOW_MARGIN, _LOW_INSET)
    paper = sheet_rect.adjusted(margin, margin - 4, -margin, -margin)
    # On a low sheet there is no foot between the last row and the frame.
    below = inset * 0.62 if roomy else inset
    inner = paper.adjusted(inset, inset * 0.62, -inset, -below)
    crest, title, foot = QRectF(), QRectF(), QRectF()
    if is_over:
        height = _within(inner.height() * _CREST_SHARE, _MIN_CREST_HEIGHT, _MAX_CREST_HEIGHT)
        height = height if inner.height() >= _MIN_TALL_HEIGHT else _BAND_HEIGHT
        crest = QRectF(inner.left(), inner.top(), inner.width(), height)
    if roomy:
        foot = QRectF(inner.left(), inner.bottom() - _FOOT_HEIGHT, inner.width(), _FOOT_HEIGHT)
    top = max(inner.top(), crest.bottom() + 4)
    grid = QRectF(inner.left(), top, inner.width(), 0)
    grid.setBottom(foot.top() if roomy else inner.bottom())
    total = _within(grid.width() * _TOTAL_SHARE, _MIN_TOTAL_WIDTH, _MAX_TOTAL_WIDTH)
    total *= not is_setup
    least = _MIN_FIELD_WIDTH if is_setup else _MIN_NAME_WIDTH
    name = _within(grid.width() * _NAME_SHARE, least, _MAX_NAME_WIDTH)
    each = (grid.width() - name - total) / columns
    caption = _CAPTION_HEIGHT if each < _MIN_READABLE_WIDTH else 0.0
    around = caption + ARROWS_HEIGHT * has_arrows + _HEADROOM
    widest = min(_MAX_HEAD_HEIGHT, (each - _BOX_MARGIN) * _BOX_RATIO + around)
    row = _within((grid.height() - widest) / rows, _MIN_ROW_HEIGHT, _MAX_ROW_HEIGHT)
    head = max(_MIN_HEAD_HEIGHT, min(widest, grid.height() - rows * row))
    row = min(row, (grid.height() - head) / rows)
    spare = max(0.0, grid.height() - head - rows * row)
    top += spare * 0.45
    if not is_over and head >= _MIN_TITLE_HEIGHT:
        title = QRectF(grid.left(), top, name - 12, head)
    lefts = [grid.left() + name + each * number for number in range(columns)]
    tops = [top + head + row * number for number in range(rows)]
    right = grid.right() - total
    return SheetPlan(
        paper,
        crest,
        title,
        tuple(QRectF(left, top, each, head) for left in lefts),
        caption,
        QRectF() if is_setup else QRectF(right, top, total, head),
        tuple(QRectF(grid.left(), y, name, row) for y in tops),
        tuple(tuple(QRectF(left, y, each, row) for left in lefts) for y in tops),
        () if is_setup else tuple(QRectF(right, y, total, row) for y in tops),
        foot,
    )


def _within(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))
