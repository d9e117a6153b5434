"""The layout of the table of Cortez for a given viewport, in scene pixels.

The board takes the space that tray and piles leave. During a combat the combat mat covers the lower
part of the window, and the board is enlarged so that the contested square is in the middle of the
visible rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.cortez.art.board.geometry import (
    BOARD_RECT,
    FRAME_WIDTH,
    SQUARE_SIDE,
    square_centre,
)
from desktop.games.cortez.mat_layout import MatLayout, UprightMatLayout
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from desktop.table.callouts.label import HEIGHT as NAME_HEIGHT
from engine.games.cortez.squares import HEIGHT, WIDTH, Square

#: The height of the tray, by the least height of the scene for which it is used.
_TRAYS = ((860.0, 190.0), (680.0, 156.0), (540.0, 132.0), (0.0, 96.0))
#: The greatest height of the tray in low scenes, below the first height, when the whole board is to
#: be visible.
_LOW_SCENE_HEIGHT, _LOW_TRAY_HEIGHT = 680.0, 104.0
#: The width of the columns of piles beside the board, by the least width of the scene.
_COLUMNS = ((1180.0, 112.0), (900.0, 88.0), (0.0, 74.0))
#: Least space round the board.
_BOARD_MARGIN = 5.0
_LEFT_PILES = ("provision", "discard", "bribery", "chief")
_RIGHT_PILES = ("spanish", "aztec", "event", "turned")

#: The least enlargement of the board during a combat.
_COMBAT_ZOOM = 1.35
#: The least side of a square then, in pixels.
_MIN_FIGHT_SIDE_PX = 46.0
#: The least number of rows then.
_FIGHT_ROWS = 3
#: What is seen beyond these rows, in squares: the heads of troops above them, names below them.
_FIGHT_OVER, _FIGHT_UNDER = 0.45, 0.28


@dataclass(frozen=True)
class Layout:
    """All places of the table for one size of the viewport.

    `combat` is the square of a combat, None without one. In a combat the board is enlarged. With
    `is_whole` it stays completely visible instead, and the mat stands upright beside it. `is_bare`
    means that nothing lies on the mat and nothing will be laid there. `form_width` is the width of
    the form that is open on the mat, for which the rows of cards make room.
    """

    size: QSizeF
    combat: Square | None = None
    is_whole: bool = False
    is_bare: bool = False
    form_width: float = 0.0

    # -- the board ---------------------------------------------------------------------------------

    @cached_property
    def tray(self) -> QRectF:
        """The mat with the hand."""
        size = self.size
        height = next(height for least, height in _TRAYS if size.height() >= least)
        if self.is_whole and size.height() < _LOW_SCENE_HEIGHT:
            height = min(height, _LOW_TRAY_HEIGHT)
        height = min(height, size.height() / 3)
        return QRectF(0, size.height() - height, size.width(), height)

    @property
    def column_width(self) -> float:
        """The width of a column of piles."""
        return next(column for width, column in _COLUMNS if self.size.width() >= width)

    @property
    def table_area(self) -> QRectF:
        """The area above the tray."""
        return QRectF(0, 0, self.size.width(), max(1.0, self.tray.top()))

    @cached_property
    def board_rect(self) -> QRectF:
        """The place of the whole board with its border without a combat."""
        area = self.table_area
        # The names of the columns are on the frame and beyond it: a small board leaves them room.
        frame = FRAME_WIDTH / BOARD_RECT.height()
        margin = max(_BOARD_MARGIN, (NAME_HEIGHT - frame * area.height()) / (1 - 2 * frame))
        inner_rect = area.adjusted(self.column_width, margin, -self.column_width, -margin)
        scale = min(
            inner_rect.width() / BOARD_RECT.width(), inner_rect.height() / BOARD_RECT.height()
        )
        scale = max(scale, 0.05)
        rect = QRectF(QPointF(), BOARD_RECT.size() * scale)
        rect.moveCenter(inner_rect.center())
        return rect

    @property
    def side(self) -> float:
        """The side of a square in pixels, without a combat."""
        return SQUARE_SIDE * self.board_rect.width() / BOARD_RECT.width()

    def board(self) -> QTransform:
        """Return the transform from board units to the scene."""
        scale = self.side / SQUARE_SIDE
        if self.combat is None:
            corner = self.board_rect.topLeft() - BOARD_RECT.topLeft() * scale
            return QTransform(scale, 0, 0, scale, corner.x(), corner.y())
        free = self.visible_area
        if self.is_whole:
            scale = min(free.width() / BOARD_RECT.width(), free.height() / BOARD_RECT.height())
            corner = free.center() - BOARD_RECT.center() * scale
            return QTransform(scale, 0, 0, scale, corner.x(), corner.y())
        # Whole rows are seen, the row of the combat in their middle.
        beyond = _FIGHT_OVER + _FIGHT_UNDER
        least = max(self.side * _COMBAT_ZOOM, _MIN_FIGHT_SIDE_PX)
        rows = min(max(_FIGHT_ROWS, int(free.height() / least - beyond)), HEIGHT)
        scale = free.height() / (rows + beyond) / SQUARE_SIDE
        first = min(max(0, self.combat // WIDTH - rows // 2), HEIGHT - rows)
        y = free.top() - (first - _FIGHT_OVER) * SQUARE_SIDE * scale
        x = free.center().x() - square_centre(self.combat).x() * scale
        left, right = BOARD_RECT.left() * scale, BOARD_RECT.right() * scale
        x = _covering_offset(x, left, right, free.left(), free.right())
        return QTransform(scale, 0, 0, scale, x, y)

    @property
    def fight_frame(self) -> QRectF | None:
        """The part of the board that is seen during a combat, in board units; None if all is."""
        if self.combat is None or self.is_whole:
            return None
        back, _ = self.board().inverted()
        return back.mapRect(self.visible_area)

    # -- the piles ---------------------------------------------------------------------------------

    @cached_property
    def piles(self) -> dict[str, CardPlace]:
        """The places of the piles beside the board, by name."""
        slot = self.table_area.height() / len(_LEFT_PILES)
        height = min(slot - 42, (self.column_width - 26) * CARD_SIZE[1] / CARD_SIZE[0])
        scale = max(0.2, height / CARD_SIZE[1])
        piles = {}
        columns = (
            (_LEFT_PILES, self.column_width / 2 - 2),
            (_RIGHT_PILES, self.size.width() - self.column_width / 2 + 2),
        )
        for names, x in columns:
            for i, name in enumerate(names):
                piles[name] = CardPlace(QPointF(x, slot * (i + 0.5) - 11), 0, scale)
        return piles

    def pile_label(self, name: str) -> QRectF:
        """Return the area for the label below a pile."""
        pile = self.piles[name].rect
        return QRectF(pile.center().x() - self.column_width / 2 + 6, pile.bottom() + 11,
                      self.column_width - 12, 18)  # fmt: skip

    # -- the combat --------------------------------------------------------------------------------

    @cached_property
    def mat(self) -> MatLayout:
        """The combat mat while it is open."""
        layout_type = UprightMatLayout if self.is_whole else MatLayout
        return layout_type(self.table_area, is_bare=self.is_bare, form_width=self.form_width)

    @property
    def visible_area(self) -> QRectF:
        """The visible part of the board's area.

        In a combat it is above the mat, or beside an upright one.
        """
        if self.combat is None:
            return self.table_area
        if self.is_whole:
            return QRectF(0, 0, self.mat.rect.left(), self.table_area.height())
        return QRectF(0, 0, self.size.width(), self.mat.rect.top())

    @property
    def picture(self) -> QRectF:
        """The part of the scene for an exported picture.

        It is the board, or the surroundings of a combat.
        """
        if self.combat is None:
            return self.board_rect
        free = self.visible_area
        aspect = self.board_rect.width() / self.board_rect.height()
        width = min(free.width(), free.height() * aspect)
        x = self.board().map(square_centre(self.combat)).x()
        left = min(max(free.left(), x - width / 2), free.right() - width)
        return QRectF(left, free.top(), width, free.height())

    # -- the form strip ----------------------------------------------------------------------------

    def strip(self, width: float, height: float) -> QRectF:
        """Return the place of a form strip of the given size: above the tray.

        In a combat it is on the mat above the buttons, or on the board beside an upright mat.
        """
        width = min(width, self.size.width() - 16)
        if self.combat is not None and not self.is_whole:
            area = self.mat.form_area
            rect = QRectF(0, 0, width, height)
            rect.moveCenter(area.center())
            rect.moveBottom(max(area.bottom(), area.top() + height))
            return rect
        top = self.tray.top() - 8 - height
        left = (self.visible_area.width() - width) / 2
        return QRectF(max(8.0, left), top, width, height)


def _covering_offset(wanted: float, low: float, high: float, start: float, end: float) -> float:
    """Return the offset nearest to `wanted` with which low..high covers start..end.

    A sheet shorter than start..end is centred in it.
    """
    if high - low <= end - start:
        return (start + end - low - high) / 2
    return min(start - low, max(end - high, wanted))
