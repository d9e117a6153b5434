"""The plan of the sheet at the end of a match: which parts there is room for, and where.

Everything is in pixels of normal text.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.style.theme import serif

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTRE = Align.AlignHCenter | Align.AlignVCenter
#: The smallest type.
MIN_TYPE_PX = 11.0
#: Inner width from which figures and buttons share a row.
_MIN_WIDE_WIDTH = 900.0
#: Height from which the head of the sheet is large.
_MIN_TALL_HEIGHT = 690.0
#: Widths from which cells stand in one row with their names below the shields.
_MIN_CELL_WIDTH = 52.0
#: Least width of a cell with its name beside the shield.
_MIN_ROW_CELL_WIDTH = 84.0
#: Least width of a cell with a line of words and numbers.
_MIN_LEAF_WIDTH = 200.0
#: Width of the seal left of the words about it, on a wide sheet.
_SEAL_WIDTH = 84.0
#: Greatest height of board and guests.
_MAX_MIDDLE_HEIGHT = 470.0
#: The most by which the space between parts may grow.
_MAX_EXTRA_GAP = 34.0
#: The most rows of cells.
_MAX_ROWS = 3


class Stage(IntEnum):
    """When a part appears while the sheet unrolls."""

    PAPER = 0
    REALM = 1
    CELLS = 2
    FACES = 3
    STAMP = 4


Paint = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the sheet and its painter."""

    name: str
    rect: QRectF
    paint: Paint
    stage: Stage = Stage.PAPER
    #: Painted in its place until its stage has come; None for nothing.
    before: Paint | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A text on the sheet."""

    rect: QRectF
    text: str
    size: float
    colour: str
    weight: int = 400
    is_italic: bool = False
    align: Qt.AlignmentFlag = LEFT
    #: Whether it may take several lines.
    wraps: bool = False
    #: Pixels between letters.
    spacing: float = 0.0

    @property
    def font(self) -> QFont:
        """The font in which it fits its rect."""
        font = self._font(self.size)
        size = self.size
        while size > MIN_TYPE_PX and not self._fits(font):
            size -= 0.5
            font = self._font(size)
        return font

    def _font(self, size: float) -> QFont:
        font = serif(size, self.weight, self.is_italic)
        if self.spacing:
            # Spacing shrinks with the type.
            font.setLetterSpacing(
                QFont.SpacingType.AbsoluteSpacing, self.spacing * size / self.size
            )
        return font

    def _fits(self, font: QFont) -> bool:
        return self.extent(font).width() <= self.rect.width() + 0.5 and (
            not self.wraps or self.extent(font).height() <= self.rect.height() + 0.5
        )

    def extent(self, font: QFont) -> QRectF:
        """Return the area that the text takes in a font."""
        metrics = QFontMetricsF(font)
        if not self.wraps:
            return QRectF(0, 0, metrics.horizontalAdvance(self.text), metrics.height())
        flags = int(self.align | Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(self.rect, flags, self.text)

    @property
    def is_whole(self) -> bool:
        """Whether no part of the text is cut."""
        return self._fits(self.font)

    def paint(self, painter: QPainter) -> None:
        """Paint the text; one that is too long even in the smallest type ends in dots."""
        font, text = self.font, self.text
        flags = self.align | (
            Qt.TextFlag.TextWordWrap
            if self.wraps
            else Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        )
        if not self.wraps:
            metrics = QFontMetricsF(font)
            mode = Qt.TextElideMode.ElideRight
            text = metrics.elidedText(text, mode, self.rect.width() + 1)
        painter.setFont(font)
        painter.setPen(QColor(self.colour))
        painter.drawText(self.rect, int(flags), text)


class Canvas:
    """Collects the blocks of a sheet, from below."""

    def __init__(self) -> None:
        #: The blocks that scroll, and those that stay at the foot.
        self.blocks: list[Block] = []
        self.foot: list[Block] = []

    def add(
        self,
        name: str,
        rect: QRectF,
        paint: Paint,
        stage: Stage = Stage.PAPER,
        before: Paint | None = None,
        *,
        at_foot: bool = False,
    ) -> None:
        """Add a block."""
        (self.foot if at_foot else self.blocks).append(Block(name, rect, paint, stage, before))

    def write(
        self, name: str, line: Line, stage: Stage = Stage.PAPER, *, at_foot: bool = False
    ) -> None:
        """Add a text as a block of its own; nothing for an empty text."""
        if line.text:
            self.add(name, line.rect, line.paint, stage, at_foot=at_foot)


@dataclass(frozen=True, slots=True)
class Places:
    """The rects of the parts; a null rect for a part without room."""

    sheet: QRectF
    #: The area inside the border.
    inner: QRectF
    is_wide: bool
    is_tall: bool
    head: QRectF
    frieze: QRectF = field(default_factory=QRectF)
    board: QRectF = field(default_factory=QRectF)
    guests: QRectF = field(default_factory=QRectF)
    band: QRectF = field(default_factory=QRectF)
    figures: QRectF = field(default_factory=QRectF)
    mark: QRectF = field(default_factory=QRectF)
    #: Where the buttons are; they stay when the rest scrolls.
    buttons: QRectF = field(default_factory=QRectF)
    #: Height of everything above the foot, perhaps more than there is room for.
    content_height: float = 0.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the sheet has to show."""

    cells: int
    has_leaves: bool
    has_groups: bool
    has_board: bool
    has_frieze: bool
    guests: int
    has_words: bool
    figures: int
    has_mark: bool
    #: Width that the buttons need in a row, and their height.
    buttons: QSizeF
    is_defeat: bool
    #: Whether parts without room are shown below, to be scrolled to.
    scrolls: bool


def band_rows(width: float, wishes: Wishes) -> int:
    """Return the number of rows of cells; 0 for one row of cells without names."""
    if wishes.has_leaves or width / wishes.cells >= _MIN_CELL_WIDTH:
        return 1
    per_row = max(1, math.floor(width / _MIN_ROW_CELL_WIDTH))
    rows = math.ceil(wishes.cells / per_row)
    return rows if rows <= _MAX_ROWS else 0


def has_tall_cells(width: float, wishes: Wishes) -> bool:
    """Return whether cells have their names below their shields."""
    return not wishes.has_leaves and width / wishes.cells >= _MIN_CELL_WIDTH


def are_leaves_wide(width: float, wishes: Wishes) -> bool:
    """Return whether cells with numbers have room for their words."""
    return wishes.has_leaves and width / wishes.cells >= _MIN_LEAF_WIDTH


def band_height(width: float, wishes: Wishes) -> float:
    """Return the height of the band with its heading."""
    if not wishes.cells:
        return 0.0
    if wishes.has_leaves:
        return 28 + (92 if are_leaves_wide(width, wishes) else 66)
    if has_tall_cells(width, wishes):
        return 26 + (18 if wishes.has_groups else 2) + 12 + 60 + 16
    rows = band_rows(width, wishes)
    return 26.0 + (43 * rows if rows else 50)


def plan(size: QSizeF, wishes: Wishes) -> Places:
    """Return where the parts are on a sheet that may take a size."""
    wide_margin = size.width() >= 1000
    side, top, bottom = (36.0, 18.0, 10.0) if wide_margin else (14.0, 9.0, 8.0)
    sheet = QRectF(side, top, size.width() - 2 * side, size.height() - top - bottom)
    edge = 36.0 if wide_margin else 28.0
    inner = sheet.adjusted(edge, 20, -edge, -20)
    width, height = inner.width(), sheet.height()
    is_wide = width >= _MIN_WIDE_WIDTH
    is_tall = height >= _MIN_TALL_HEIGHT and width >= 560
    foot = 92.0 if is_wide else _foot_height(width, wishes)
    band = band_height(width, wishes)
    figures = 0.0 if is_wide or not wishes.figures else 72.0
    head_small, gap = 78.0, 12.0
    room = inner.height() - foot - gap
    # The parts in the order in which they find room.
    left = room - head_small
    is_band = _takes(band and band + gap, left) or wishes.scrolls
    left -= band + gap if is_band and band else 0
    least_middle = 150.0
    is_middle = (wishes.has_board or wishes.guests > 0) and left >= least_middle + gap
    left -= least_middle + gap if is_middle else 0
    is_figures = bool(figures) and (left >= figures + gap or wishes.scrolls)
    left -= figures + gap if is_figures else 0
    rows = _guest_rows(width, wishes)
    guest_row = 58.0 * rows
    is_guest_row = not is_middle and wishes.guests > 0 and (left >= 58.0 + gap or wishes.scrolls)
    if is_guest_row and left < guest_row + gap and not wishes.scrolls:
        guest_row = 58.0
    left -= guest_row + gap if is_guest_row else 0
    head = head_small
    if is_tall and left >= 120:
        head = 216.0 if wishes.is_defeat and is_wide else 142.0
        left -= head - head_small
    is_large = head > head_small
    frieze_height = 76.0
    is_frieze = wishes.has_frieze and is_large and not (wishes.is_defeat and is_wide)
    is_frieze = is_frieze and left >= frieze_height + gap + 40
    left -= frieze_height + gap if is_frieze else 0

    middle = 0.0
    if is_middle:
        middle = min(_MAX_MIDDLE_HEIGHT, width * 0.46, least_middle + max(0.0, left))
        left -= middle - least_middle
    # What is left becomes air between the parts.
    parts = 1 + is_frieze + (is_middle or is_guest_row) + bool(is_band and band)
    gap += max(0.0, min(_MAX_EXTRA_GAP, left / parts)) if is_large else 0.0
    y = inner.top() + (0 if not is_large else 6)
    head_rect = QRectF(inner.left(), y, width, head)
    y += head + gap
    frieze_rect = QRectF()
    if is_frieze:
        frieze_rect = QRectF(inner.left() + 92, y - 6, width - 184, frieze_height)
        y += frieze_height + gap
    board_rect, guests_rect = QRectF(), QRectF()
    if is_middle:
        board_width = 0.0
        if wishes.has_board:
            share = 0.42 if wishes.guests else 0.8
            board_width = min(middle * (1.16 if wishes.guests else 1.6), width * share)
            board_rect = QRectF(inner.left() + 6, y + 4, board_width - 12, middle - 12)
            if not wishes.guests:
                board_rect.moveCenter(QPointF(inner.center().x(), board_rect.center().y()))
        begin = inner.left() + (board_width + 26 if wishes.has_board else 0)
        if wishes.guests:
            guests_rect = QRectF(begin, y, inner.right() - begin, middle)
        y += middle + gap
    elif is_guest_row:
        guests_rect = QRectF(inner.left(), y, width, guest_row)
        y += guest_row + gap
    band_rect = QRectF()
    if is_band and band:
        band_rect = QRectF(inner.left(), y, width, band)
        y += band + gap
    foot_top = inner.bottom() - foot
    figures_rect = QRectF()
    if is_wide:
        mark_width = max(372.0, min(430.0, wishes.buttons.width()))
        seal = _SEAL_WIDTH if wishes.has_mark else 0.0
        if wishes.figures:
            figures_rect = QRectF(inner.left(), foot_top, width - mark_width - 24 - seal, foot)
        right = QRectF(inner.right() - mark_width, foot_top, mark_width, foot)
        mark_rect = QRectF(right.left(), right.top(), right.width(), 46)
        buttons_rect = QRectF(right.left(), right.bottom() - 40, right.width(), 36)
        if not wishes.has_mark:
            mark_rect = QRectF()
            buttons_rect.moveTop(right.top() + 28)
    else:
        if is_figures:
            figures_rect = QRectF(inner.left(), y, width, figures)
            y += figures + gap
        buttons_rect, mark_rect = _narrow_foot(inner, foot, wishes)
    content = y - gap - inner.top() - 2
    return Places(
        sheet,
        inner,
        is_wide,
        is_large,
        head_rect,
        frieze_rect,
        board_rect,
        guests_rect,
        band_rect,
        figures_rect,
        mark_rect if wishes.has_mark else QRectF(),
        buttons_rect,
        content,
    )


def _takes(wanted: float, left: float) -> bool:
    return bool(wanted) and wanted <= left


def _guest_rows(width: float, wishes: Wishes) -> int:
    """Return the rows of guests below each other, where there is no board beside them."""
    per_row = max(1, int(width / (300 if wishes.has_words else 170)))
    return max(1, math.ceil(wishes.guests / per_row)) if wishes.guests else 0


def _foot_height(width: float, wishes: Wishes) -> float:
    """Return the height of the foot of a narrow sheet: the mark beside or above the buttons."""
    is_beside = width - wishes.buttons.width() >= 190
    if not wishes.has_mark:
        return wishes.buttons.height() + 8
    return 52.0 if is_beside else 50.0 + wishes.buttons.height() + 6


def _narrow_foot(inner: QRectF, foot: float, wishes: Wishes) -> tuple[QRectF, QRectF]:
    """Return the rects of the buttons and of the mark."""
    height, top = wishes.buttons.height(), inner.bottom() - foot
    is_beside = inner.width() - wishes.buttons.width() >= 190 or not wishes.has_mark
    if is_beside:
        width = min(inner.width(), wishes.buttons.width())
        buttons = QRectF(inner.right() - width, top + (foot - height) / 2, width, height)
        return buttons, QRectF(inner.left(), top, inner.width() - width - 12, foot)
    buttons = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
    return buttons, QRectF(inner.left(), top, inner.width(), 46)


def columns(rect: QRectF, count: int, gap: float) -> Iterator[QRectF]:
    """Yield rects side by side that fill a rect."""
    width = (rect.width() - gap * (count - 1)) / count
    for number in range(count):
        yield QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
