"""The plan of the sheet at the end of a match: which parts there is room for, and where.

Everything is in pixels of normal text.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass, field
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
#: The space between parts, before what is left is shared among them.
_GAP = 12.0
#: Width of the room from which the sheet has wide margins.
_MIN_WIDE_MARGIN_WIDTH = 1000
#: Space beside, above and below the sheet.
_WIDE_MARGINS, _NARROW_MARGINS = (36.0, 18.0, 10.0), (14.0, 9.0, 8.0)
#: Width of the border at the sides of the sheet.
_WIDE_BORDER, _NARROW_BORDER = 36.0, 28.0
#: Height of the border at the top and at the bottom.
_BORDER_HEIGHT = 20.0
#: Inner width from which the head of the sheet may be large.
_MIN_TALL_WIDTH = 560
#: Heights of the head; that of a wide sheet for a defeat has a banner.
_SMALL_HEAD_HEIGHT, _LARGE_HEAD_HEIGHT, _DEFEAT_HEAD_HEIGHT = 78.0, 142.0, 216.0
#: Height that must be left to make the head large.
_MIN_ROOM_FOR_LARGE_HEAD = 120
#: Space above a large head.
_LARGE_HEAD_DROP = 6
_FRIEZE_HEIGHT = 76.0
#: Height that must be left beside the frieze for other parts to grow.
_ROOM_BESIDE_FRIEZE = 40
#: Space left and right of the frieze.
_FRIEZE_INSET = 92
#: Height by which the frieze is nearer to the head than other parts.
_FRIEZE_RISE = 6
#: Least height of board and guests.
_MIN_MIDDLE_HEIGHT = 150.0
#: Greatest height of board and guests as a share of the width.
_MAX_MIDDLE_SHARE = 0.46
#: The greatest share of the width that the board takes, and its width divided by the height.
_BOARD_BESIDE_GUESTS, _BOARD_ALONE = (0.42, 1.16), (0.8, 1.6)
#: Space between board and guests.
_BOARD_GAP = 26
#: Height of guests side by side, where there is no board beside them.
_GUEST_ROW_HEIGHT = 58.0
#: Height of the figures above the foot.
_FIGURES_HEIGHT = 72.0
#: Height of the foot of a wide sheet.
_WIDE_FOOT_HEIGHT = 92.0
#: Least and greatest width of the mark above the buttons, on a wide sheet.
_MIN_MARK_WIDTH, _MAX_MARK_WIDTH = 372.0, 430.0
#: Height of the mark above the buttons.
_MARK_HEIGHT = 46.0
#: Space between the figures and the mark.
_FIGURES_GAP = 24
#: Width that a mark needs beside the buttons, on a narrow sheet.
_MIN_MARK_WIDTH_BESIDE = 190
#: Least width of a guest with and without words, in rows.
_GUEST_WITH_WORDS_WIDTH, _GUEST_WIDTH = 300, 170
#: Least width and height of a guest who only looks on.
_LOOKER_WIDTH, LOOKER_HEIGHT = 128.0, 42.0
#: Heights of the heading of the band, with and without numbers in its cells.
_LEAVES_HEADING_HEIGHT, _BAND_HEADING_HEIGHT = 28, 26.0
#: Heights of cells with a line of words and numbers, and with numbers alone.
_WIDE_LEAF_HEIGHT, _LEAF_HEIGHT = 92, 66
#: Heights of the names of groups above tall cells, and of the space without them.
_GROUPS_HEIGHT, _NO_GROUPS_HEIGHT = 18, 2
#: Height of a cell with its name below the shield.
_TALL_CELL_HEIGHT = 12 + 60 + 16
#: Height of a row of cells with their names beside the shields, and of a row without names.
_CELL_HEIGHT, _NAMELESS_CELL_HEIGHT = 43, 50


class EndingStage(IntEnum):
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
    stage: EndingStage = EndingStage.PAPER
    #: Painted in its place until its stage has come, or None.
    paint_before: Paint | None = None


@dataclass(frozen=True, slots=True)
class SheetText:
    """A text on the sheet."""

    rect: QRectF
    text: str
    size: float
    colour: str
    _: KW_ONLY
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
        stage: EndingStage = EndingStage.PAPER,
        before: Paint | None = None,
        *,
        at_foot: bool = False,
    ) -> None:
        """Add a block."""
        (self.foot if at_foot else self.blocks).append(Block(name, rect, paint, stage, before))

    def write(
        self,
        name: str,
        line: SheetText,
        stage: EndingStage = EndingStage.PAPER,
        *,
        at_foot: bool = False,
    ) -> None:
        """Add a text as a block of its own; nothing for an empty text."""
        if line.text:
            self.add(name, line.rect, line.paint, stage, at_foot=at_foot)


@dataclass(frozen=True, slots=True)
class SheetLayout:
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
    shows_winner: bool
    #: Whether parts without room are shown below, to be scrolled to; guests always are.
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
        leaf = _WIDE_LEAF_HEIGHT if are_leaves_wide(width, wishes) else _LEAF_HEIGHT
        return _LEAVES_HEADING_HEIGHT + leaf
    if has_tall_cells(width, wishes):
        groups = _GROUPS_HEIGHT if wishes.has_groups else _NO_GROUPS_HEIGHT
        return _BAND_HEADING_HEIGHT + groups + _TALL_CELL_HEIGHT
    rows = band_rows(width, wishes)
    return _BAND_HEADING_HEIGHT + (_CELL_HEIGHT * rows if rows else _NAMELESS_CELL_HEIGHT)


@dataclass(frozen=True, slots=True)
class _Heights:
    """The heights of the parts, 0 for a part without room, and of the gaps between them."""

    head: float
    #: Whether the head is the large one.
    is_large: bool
    frieze: float
    #: Board and guests side by side.
    middle: float
    #: Guests below each other, where there is no middle.
    guests: float
    band: float
    #: The figures, where they are above the foot.
    figures: float
    foot: float
    gap: float


class _Room:
    """The height that is left for further parts."""

    def __init__(self, left: float) -> None:
        self.height_left = left

    def take(self, height: float, *, anyway: bool = False) -> float:
        """Take the height of a part and of a gap, and return the height.

        Returns 0 and takes nothing if there is too little room, except `anyway`.
        """
        if not height or (height + _GAP > self.height_left and not anyway):
            return 0.0
        self.height_left -= height + _GAP
        return height


def _share_height(inner: QRectF, sheet_height: float, wishes: Wishes) -> _Heights:
    """Share the height among the parts, in the order in which they find room."""
    width = inner.width()
    is_wide = width >= _MIN_WIDE_WIDTH
    foot = _WIDE_FOOT_HEIGHT if is_wide else _foot_height(width, wishes)
    room = _Room(inner.height() - foot - _GAP - _SMALL_HEAD_HEIGHT)
    band = room.take(band_height(width, wishes), anyway=wishes.scrolls)
    middle = room.take(_MIN_MIDDLE_HEIGHT) if wishes.has_board or wishes.guests else 0.0
    guests = 0.0
    if wishes.guests and not middle:
        all_rows = _GUEST_ROW_HEIGHT * _guest_rows(width, wishes)
        lookers = LOOKER_HEIGHT * math.ceil(wishes.guests / lookers_per_row(width))
        guests = room.take(all_rows) or room.take(lookers, anyway=True)
    figures = 0.0
    if wishes.figures and not is_wide:
        figures = room.take(_FIGURES_HEIGHT, anyway=wishes.scrolls)
    head = _SMALL_HEAD_HEIGHT
    is_large = sheet_height >= _MIN_TALL_HEIGHT and width >= _MIN_TALL_WIDTH
    is_large = is_large and room.height_left >= _MIN_ROOM_FOR_LARGE_HEAD
    has_banner = wishes.shows_winner and is_wide
    if is_large:
        head = _DEFEAT_HEAD_HEIGHT if has_banner else _LARGE_HEAD_HEIGHT
        room.height_left -= head - _SMALL_HEAD_HEIGHT
    frieze = 0.0
    if wishes.has_frieze and is_large and not has_banner:
        is_roomy = room.height_left >= _FRIEZE_HEIGHT + _GAP + _ROOM_BESIDE_FRIEZE
        frieze = room.take(_FRIEZE_HEIGHT) if is_roomy else 0.0
    if middle:
        most = min(_MAX_MIDDLE_HEIGHT, width * _MAX_MIDDLE_SHARE)
        middle = min(most, _MIN_MIDDLE_HEIGHT + max(0.0, room.height_left))
        room.height_left -= middle - _MIN_MIDDLE_HEIGHT
    # What is left becomes air between the parts.
    parts = 1 + sum(map(bool, (frieze, middle or guests, band)))
    extra = max(0.0, min(_MAX_EXTRA_GAP, room.height_left / parts)) if is_large else 0.0
    return _Heights(head, is_large, frieze, middle, guests, band, figures, foot, _GAP + extra)


class _Column:
    """Puts parts below each other, over the whole width."""

    def __init__(self, inner: QRectF, top: float, gap: float) -> None:
        self._left, self._width, self._gap = inner.left(), inner.width(), gap
        #: The top of the next part.
        self.top = top

    def put(self, height: float) -> QRectF:
        """Return the rect of the next part; a null rect for a height of 0."""
        if not height:
            return QRectF()
        rect = QRectF(self._left, self.top, self._width, height)
        self.top += height + self._gap
        return rect


def plan(size: QSizeF, wishes: Wishes) -> SheetLayout:
    """Return where the parts are on a sheet that may take a size."""
    sheet, inner = _frame(size)
    is_wide = inner.width() >= _MIN_WIDE_WIDTH
    heights = _share_height(inner, sheet.height(), wishes)
    top = inner.top() + (_LARGE_HEAD_DROP if heights.is_large else 0)
    column = _Column(inner, top, heights.gap)
    head, frieze = column.put(heights.head), column.put(heights.frieze)
    if heights.frieze:
        frieze.adjust(_FRIEZE_INSET, -_FRIEZE_RISE, -_FRIEZE_INSET, -_FRIEZE_RISE)
    if heights.middle:
        board, guests = _middle(column.put(heights.middle), wishes)
    else:
        board, guests = QRectF(), column.put(heights.guests)
    band, figures = column.put(heights.band), column.put(heights.figures)
    if is_wide:
        figures, mark, buttons = _wide_foot(inner, wishes)
    else:
        buttons, mark = _narrow_foot(inner, heights.foot, wishes)
    return SheetLayout(
        sheet,
        inner,
        is_wide,
        heights.is_large,
        head,
        frieze,
        board,
        guests,
        band,
        figures,
        mark if wishes.has_mark else QRectF(),
        buttons,
        content_height=column.top - heights.gap - inner.top() - 2,
    )


def _frame(size: QSizeF) -> tuple[QRectF, QRectF]:
    """Return the rect of the sheet in a room of this size, and the area inside its border."""
    has_wide_margin = size.width() >= _MIN_WIDE_MARGIN_WIDTH
    side, top, bottom = _WIDE_MARGINS if has_wide_margin else _NARROW_MARGINS
    sheet = QRectF(side, top, size.width() - 2 * side, size.height() - top - bottom)
    border = _WIDE_BORDER if has_wide_margin else _NARROW_BORDER
    return sheet, sheet.adjusted(border, _BORDER_HEIGHT, -border, -_BORDER_HEIGHT)


def _middle(rect: QRectF, wishes: Wishes) -> tuple[QRectF, QRectF]:
    """Return the rects of the board and of the guests on its right."""
    board, guests, left = QRectF(), QRectF(), rect.left()
    if wishes.has_board:
        most, ratio = _BOARD_BESIDE_GUESTS if wishes.guests else _BOARD_ALONE
        width = min(rect.height() * ratio, rect.width() * most)
        board = QRectF(rect.left() + 6, rect.top() + 4, width - 12, rect.height() - 12)
        if not wishes.guests:
            board.moveCenter(QPointF(rect.center().x(), board.center().y()))
        left += width + _BOARD_GAP
    if wishes.guests:
        guests = QRectF(left, rect.top(), rect.right() - left, rect.height())
    return board, guests


def _wide_foot(inner: QRectF, wishes: Wishes) -> tuple[QRectF, QRectF, QRectF]:
    """Return the rects of the figures, and of the mark above the buttons on their right."""
    top = inner.bottom() - _WIDE_FOOT_HEIGHT
    width = max(_MIN_MARK_WIDTH, min(_MAX_MARK_WIDTH, wishes.buttons.width()))
    figures = QRectF()
    if wishes.figures:
        seal = _SEAL_WIDTH if wishes.has_mark else 0.0
        free_width = inner.width() - width - _FIGURES_GAP - seal
        figures = QRectF(inner.left(), top, free_width, _WIDE_FOOT_HEIGHT)
    mark = QRectF(inner.right() - width, top, width, _MARK_HEIGHT)
    buttons = QRectF(mark.left(), top + _WIDE_FOOT_HEIGHT - 40, width, 36)
    if not wishes.has_mark:
        buttons.moveTop(top + 28)
    return figures, mark, buttons


def _guest_rows(width: float, wishes: Wishes) -> int:
    """Return the rows of guests below each other, where there is no board beside them."""
    per_row = max(1, int(width / (_GUEST_WITH_WORDS_WIDTH if wishes.has_words else _GUEST_WIDTH)))
    return max(1, math.ceil(wishes.guests / per_row)) if wishes.guests else 0


def lookers_per_row(width: float) -> int:
    """Return the most guests who only look on that have room side by side."""
    return max(1, int(width // _LOOKER_WIDTH))


def _foot_height(width: float, wishes: Wishes) -> float:
    """Return the height of the foot of a narrow sheet: the mark beside or above the buttons."""
    is_beside = width - wishes.buttons.width() >= _MIN_MARK_WIDTH_BESIDE
    if not wishes.has_mark:
        return wishes.buttons.height() + 8
    return 52.0 if is_beside else 50.0 + wishes.buttons.height() + 6


def _narrow_foot(inner: QRectF, foot: float, wishes: Wishes) -> tuple[QRectF, QRectF]:
    """Return the rects of the buttons and of the mark."""
    height, top = wishes.buttons.height(), inner.bottom() - foot
    is_beside = (
        inner.width() - wishes.buttons.width() >= _MIN_MARK_WIDTH_BESIDE or not wishes.has_mark
    )
    if is_beside:
        width = min(inner.width(), wishes.buttons.width())
        buttons = QRectF(inner.right() - width, top + (foot - height) / 2, width, height)
        return buttons, QRectF(inner.left(), top, inner.width() - width - 12, foot)
    buttons = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
    return buttons, QRectF(inner.left(), top, inner.width(), _MARK_HEIGHT)


def columns(rect: QRectF, count: int, gap: float) -> Iterator[QRectF]:
    """Yield rects side by side that fill a rect."""
    width = (rect.width() - gap * (count - 1)) / count
    for number in range(count):
        yield QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
