"""The layout of the table of Cortez for a given viewport, in scene pixels.

The board takes the space that tray and piles leave. During a combat the combat mat covers the lower
part of the window, and the board is enlarged so that the contested square is in the middle of the
visible rest.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from desktop.table.callouts.label import HEIGHT as NAME_HIGH
from engine.games.cortez.squares import HEIGHT, WIDTH, Square

#: The height of the tray, by the least height of the scene for which it is used.
_TRAYS = ((860.0, 190.0), (680.0, 156.0), (540.0, 132.0), (0.0, 96.0))
#: The greatest height of the tray in low scenes, below the first height, when the whole board is to
#: be visible.
_WHOLE_LOW, _TRAY_LOW = 680.0, 104.0
#: The width of the columns of piles beside the board, by the least width of the scene.
_COLUMNS = ((1180.0, 112.0), (900.0, 88.0), (0.0, 74.0))
#: Least space round the board.
_BOARD_MARGIN = 5.0
_LEFT_PILES = ("provision", "discard", "bribery", "chief")
_RIGHT_PILES = ("spanish", "aztec", "event", "turned")

# The tray, in widths of a card unless noted otherwise.
#: Height of headings above the cards, in heights of the tray.
_HEADING_SHARE = 0.17
#: The space below the cards, in heights of the tray.
_FOOT_SHARE = 0.07
#: Step from card to card of a pile.
_PILE_STEP = 0.085
#: The greatest number of cards shown in a pile.
_MAX_PILE_CARDS = 5
#: From card to card of a fan, the preferred one first, in which all names are legible.
_FAN_STEPS = (1.06, 0.94, 0.82, 0.7, 0.6, 0.54, 0.48, 0.42, 0.36, 0.32, 0.28, 0.25, 0.22)
#: Degrees from card to card of a fan.
_FAN_TURN = 2.2
#: The greatest turn of the outermost cards in degrees.
_MAX_FAN_ANGLE = 7.0
#: How much lower the outermost cards are, in pixels of a card 104 wide.
_MAX_SAG = 8.0
_PILE_GAP = 0.17
_GROUP_GAP = 0.3

# The combat mat. It is designed for 1280 by 376 units.
#: Height of the mat, in heights of the area above the tray.
_MAT_SHARE = 0.478
#: The least height in pixels at which its texts are legible.
_MIN_MAT_HEIGHT = 176.0
#: The greatest share of the area above the tray, taken to reach `_MIN_MAT_HEIGHT`.
_MAX_MAT_SHARE = 0.84
#: The least width of its middle in pixels.
_MIN_MIDDLE_WIDTH = 216.0
_MAT_WIDTH = 1280.0
_MAT_HEIGHT = 376.0
#: The lower edge of the strengths.
_STRENGTHS_BOTTOM = 146.0
#: The height of the row of buttons at the lower edge.
_BUTTON_HEIGHT = 34.0
#: Minimum height of a button in pixels.
_MIN_BUTTON_HEIGHT = 22.0
#: The least width in pixels of the two buttons in the middle.
_MIN_BUTTONS_WIDTH = 258.0
#: The width of a button outside the middle.
_BUTTON_WIDTH = 122.0
#: Minimum width of a button in pixels.
_MIN_BUTTON_WIDTH = 92.0
#: The pixels between buttons, and between them and a form.
_BUTTON_GAP = 6.0
#: The least room for a row of cards beside a form, in widths of a card.
_MIN_ROW_WIDTH = 2.2
#: Where a row of cards begins, from the outer edge.
_ROW_START_DISTANCE = 134.0
#: Minimum distance of the end of a row from the middle.
_ROW_END_DISTANCE = 14.0
_ROW_CARD_WIDTH = 78.0
#: Height of the mat without cards, enough for shields and names.
_BARE_HEIGHT = 208.0
#: From the upper edge to the middle of a shield.
_SHIELD_Y = 106.0
#: The y of the shield without cards.
_BARE_SHIELD_Y = 70.0
# Beside the whole board it is upright: the attacker's half above, the defender's below.
_UPRIGHT_WIDTH = 640.0
_UPRIGHT_HEIGHT = 850.0
#: The height of a fighter's half.
_HALF_HEIGHT = 340.0
#: Minimum width of an upright mat, in widths of the window.
_MIN_UPRIGHT_WIDTH = 0.34
#: The width of the middle between the fighters.
_MIDDLE_WIDTH = 312.0
#: Width of the middle on an upright mat.
_UPRIGHT_MIDDLE_WIDTH = 470.0
#: The least enlargement of the board during a combat.
_COMBAT_ZOOM = 1.35
#: The least side of a square then, in pixels.
_MIN_FIGHT_SIDE_PX = 46.0
#: The least number of rows then.
_FIGHT_ROWS = 3
#: What is seen beyond these rows, in squares: the heads of troops above them, names below them.
_FIGHT_OVER, _FIGHT_UNDER = 0.45, 0.28


@dataclass(frozen=True, slots=True)
class HandPlaces:
    """The tray: places of piles and cards, and the headings above them."""

    #: For each type of provision its cards from the bottom up; one place where none is held.
    provisions: tuple[tuple[CardPlace, ...], ...]
    warriors: tuple[CardPlace, ...]
    objective: tuple[CardPlace, ...]
    bribery: tuple[CardPlace, ...]
    #: The rectangle of each group's heading, by group.
    headings: dict[str, QRectF]
    #: The x of the lines between groups.
    lines: tuple[float, ...]


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
        tall = next(tall for height, tall in _TRAYS if self.size.height() >= height)
        if self.is_whole and self.size.height() < _WHOLE_LOW:
            tall = min(tall, _TRAY_LOW)
        tall = min(tall, self.size.height() / 3)
        return QRectF(0, self.size.height() - tall, self.size.width(), tall)

    @property
    def column_width(self) -> float:
        """The width of a column of piles."""
        return next(wide for width, wide in _COLUMNS if self.size.width() >= width)

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
        air = max(_BOARD_MARGIN, (NAME_HIGH - frame * area.height()) / (1 - 2 * frame))
        inner_rect = area.adjusted(self.column_width, air, -self.column_width, -air)
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
        high = min(slot - 42, (self.column_width - 26) * CARD_SIZE[1] / CARD_SIZE[0])
        scale = max(0.2, high / CARD_SIZE[1])
        found = {}
        columns = (
            (_LEFT_PILES, self.column_width / 2 - 2),
            (_RIGHT_PILES, self.size.width() - self.column_width / 2 + 2),
        )
        for names, x in columns:
            for i, name in enumerate(names):
                found[name] = CardPlace(QPointF(x, slot * (i + 0.5) - 11), 0, scale)
        return found

    def pile_label(self, name: str) -> QRectF:
        """Return the area for the label below a pile."""
        pile = self.piles[name].rect
        return QRectF(pile.center().x() - self.column_width / 2 + 6, pile.bottom() + 11,
                      self.column_width - 12, 18)  # fmt: skip

    # -- the tray ----------------------------------------------------------------------------------

    def hand(
        self, provisions: Sequence[int], warriors: int, objective: int, bribery: int
    ) -> HandPlaces:
        """Return the places of a hand with these numbers of cards.

        Where there are many cards they overlap more, and then become smaller. `provisions` has a
        count for each pile.
        """
        tray = self.tray
        high = tray.height() * (1 - _HEADING_SHARE - _FOOT_SHARE)
        wide = high * CARD_SIZE[0] / CARD_SIZE[1]
        room = tray.width() - 28
        for fan in _FAN_STEPS:
            needed = _tray_width(provisions, warriors, objective, bribery, fan)
            if needed * wide <= room:
                break
        wide = min(wide, room / needed)
        spare = max(0.0, room / wide - _tray_width(provisions, warriors, objective, bribery, fan))
        spread = min(1 + _PILE_GAP, fan + spare / (bribery - 1)) if bribery > 1 else fan
        fans = fan, fan, spread
        return self._hand_places(provisions, (warriors, objective, bribery), fans, wide)

    def _hand_places(
        self,
        provisions: Sequence[int],
        others: tuple[int, int, int],
        fans: tuple[float, float, float],
        wide: float,
    ) -> HandPlaces:
        """Return the places of all cards in the tray.

        They depend on the numbers of cards in each pile and fan.
        """
        tray = self.tray
        scale = wide / CARD_SIZE[0]
        y = tray.top() + tray.height() * (_HEADING_SHARE + (1 - _HEADING_SHARE - _FOOT_SHARE) / 2)
        x = tray.left() + 16
        headings: dict[str, QRectF] = {}
        lines: list[float] = []

        def add_heading(group: str, width: float) -> None:
            high = tray.height() * _HEADING_SHARE
            headings[group] = QRectF(x, tray.top() + 4, width, high)

        add_heading("provision", _pile_widths(provisions) * wide)
        piles = []
        for count in provisions:
            shown = max(1, min(count, _MAX_PILE_CARDS))
            steps = [x + wide / 2 + i * _PILE_STEP * wide for i in range(shown)]
            piles.append(tuple(CardPlace(QPointF(at, y), 0, scale) for at in steps))
            x += (1 + max(0, shown - 1) * _PILE_STEP + _PILE_GAP) * wide
        groups: list[tuple[CardPlace, ...]] = []
        names = "warrior", "objective", "bribery"
        for group, count, fan in zip(names, others, fans, strict=True):
            if not count and group != "warrior":
                groups.append(())
                continue
            lines.append(x + (_GROUP_GAP - _PILE_GAP) * wide / 2 - _PILE_GAP * wide / 2)
            x += (_GROUP_GAP - _PILE_GAP) * wide
            add_heading(group, max(1.0, _fan_width(count, fan)) * wide)
            places = []
            half = max(0.5, (count - 1) / 2)
            lean = min(_FAN_TURN, _MAX_FAN_ANGLE / half) if group == "warrior" else 0.0
            sag = min(1.2 * half * half, _MAX_SAG) * wide / 104 if group == "warrior" else 0.0
            for i in range(count):
                off = i - (count - 1) / 2
                turn, drop = off * lean, sag * ((off / half) ** 2 - 0.15)
                places.append(CardPlace(QPointF(x + (0.5 + i * fan) * wide, y + drop), turn, scale))
            groups.append(tuple(places))
            x += (max(1.0, _fan_width(count, fan)) + _PILE_GAP) * wide
        warriors, objective, bribery = groups
        return HandPlaces(tuple(piles), warriors, objective, bribery, headings, tuple(lines))

    # -- the combat --------------------------------------------------------------------------------

    @cached_property
    def mat(self) -> QRectF:
        """The combat mat while it is open."""
        if self.is_whole:
            aspect = BOARD_RECT.width() / BOARD_RECT.height()
            left = min(
                self.table_area.height() * aspect, self.size.width() * (1 - _MIN_UPRIGHT_WIDTH)
            )
            return self.table_area.adjusted(round(left), 0, 0, 0)
        above = self.table_area.height()
        high = max(above * _MAT_SHARE, min(_MIN_MAT_HEIGHT, above * _MAX_MAT_SHARE))
        high = round(high * _BARE_HEIGHT / _MAT_HEIGHT if self.is_bare else high)
        return QRectF(0, self.table_area.bottom() - high, self.size.width(), high)

    @property
    def visible_area(self) -> QRectF:
        """The visible part of the board's area.

        In a combat it is above the mat, or beside an upright one.
        """
        if self.combat is None:
            return self.table_area
        if self.is_whole:
            return QRectF(0, 0, self.mat.left(), self.table_area.height())
        return QRectF(0, 0, self.size.width(), self.mat.top())

    @property
    def picture(self) -> QRectF:
        """The part of the scene for an exported picture.

        It is the board, or the surroundings of a combat.
        """
        if self.combat is None:
            return self.board_rect
        free = self.visible_area
        aspect = self.board_rect.width() / self.board_rect.height()
        wide = min(free.width(), free.height() * aspect)
        at = self.board().map(square_centre(self.combat)).x()
        left = min(max(free.left(), at - wide / 2), free.right() - wide)
        return QRectF(left, free.top(), wide, free.height())

    @property
    def mat_scale(self) -> float:
        """The scale of things on the mat in relation to its design size."""
        wide, high = _MAT_WIDTH, _BARE_HEIGHT if self.is_bare else _MAT_HEIGHT
        if self.is_whole:
            wide, high = _UPRIGHT_WIDTH, _UPRIGHT_HEIGHT
        return min(self.mat.width() / wide, self.mat.height() / high)

    def mat_side(self, side: int) -> QRectF:
        """Return the half of a fighter without the middle of the mat.

        Side 0 is the attacker's, at the left (above on an upright mat).
        """
        mat, middle = self.mat, self.mat_middle
        if self.is_whole:
            high = _HALF_HEIGHT * self.mat_scale
            top = mat.top() if side == 0 else mat.bottom() - high
            return QRectF(mat.left(), top, mat.width(), high)
        if side == 0:
            return QRectF(mat.left(), mat.top(), middle.left() - mat.left(), mat.height())
        return QRectF(middle.right(), mat.top(), mat.right() - middle.right(), mat.height())

    @property
    def mat_middle(self) -> QRectF:
        """The area between the fighters, for strengths and offers."""
        mat = self.mat
        wide = (_UPRIGHT_MIDDLE_WIDTH if self.is_whole else _MIDDLE_WIDTH) * self.mat_scale
        if not self.is_whole:
            wide = max(wide, min(_MIN_MIDDLE_WIDTH, mat.width() * 0.38))
        middle = QRectF(mat.center().x() - wide / 2, mat.top(), wide, mat.height())
        if self.is_whole:
            high = (_UPRIGHT_HEIGHT - 2 * _HALF_HEIGHT) * self.mat_scale
            middle.setTop(mat.center().y() - high / 2)
            middle.setHeight(high)
        return middle

    def strengths_plate(self, *, offering: bool) -> QRectF:
        """Return the plate with both strengths.

        On an upright mat it moves to the left when something is offered.
        """
        middle, scale = self.mat_middle, self.mat_scale
        rect = QRectF(middle.left() + 6 * scale, middle.top() + 22 * scale,
                       middle.width() - 12 * scale, 124 * scale)  # fmt: skip
        if self.is_whole and offering:
            rect.setWidth((_MIDDLE_WIDTH - 12) * scale)
            rect.moveLeft(self.mat.left() + 14 * scale)
        return rect

    @property
    def offer_plate(self) -> QRectF:
        """The area of an offer: below the strengths, or beside them on an upright mat."""
        middle, scale = self.mat_middle, self.mat_scale
        rect = QRectF(middle.left() + 6 * scale, middle.top() + 156 * scale,
                       middle.width() - 12 * scale, 146 * scale)  # fmt: skip
        if self.is_whole:
            rect.setWidth((_MIDDLE_WIDTH - 12) * scale)
            rect.moveTop(middle.top() + 12 * scale)
            rect.moveRight(self.mat.right() - 14 * scale)
        return rect

    def shield(self, side: int) -> QPointF:
        """Return the centre of a fighter's shield."""
        half = self.mat_side(side)
        x = half.left() + 66 * self.mat_scale if side == 0 else half.right() - 66 * self.mat_scale
        down = _BARE_SHIELD_Y if self.is_bare and not self.is_whole else _SHIELD_Y
        return QPointF(x, half.top() + down * self.mat_scale)

    def warriors(self, side: int, count: int) -> list[CardPlace]:
        """Return the places of a side's warriors, from the shield towards the middle."""
        return self._mat_row(side, count, 110)

    def weapons(self, side: int, count: int) -> list[CardPlace]:
        """Return the places of a side's weapons, below its warriors."""
        return self._mat_row(side, count, 268)

    def _mat_row(self, side: int, count: int, y: float) -> list[CardPlace]:
        half, scale = self.mat_side(side), self.mat_scale
        wide = _ROW_CARD_WIDTH * scale
        start = _ROW_START_DISTANCE * scale
        room = half.width() - start - _ROW_END_DISTANCE * scale
        if self.form_width and not self.is_whole:
            beside = (self.mat.width() - self.form_width) / 2 - start - _BUTTON_GAP
            room = min(room, max(wide, beside))
        step = min(wide + 7 * scale, (room - wide) / max(1, count - 1)) if count > 1 else 0.0
        places = []
        for i in range(count):
            away = start + wide / 2 + i * step
            x = half.left() + away if side == 0 else half.right() - away
            places.append(CardPlace(QPointF(x, half.top() + y * scale), 0, wide / CARD_SIZE[0]))
        return places

    @property
    def mat_buttons(self) -> list[QRectF]:
        """The places for buttons on the mat, from left to right.

        They are a row at its lower edge, just above the hand: two in the middle, two on either
        side. On an upright mat those on either side are a single one below each shield.
        """
        scale, middle, gap = self.mat_scale, self.mat_middle, _BUTTON_GAP
        high = max(_MIN_BUTTON_HEIGHT, _BUTTON_HEIGHT * scale)
        row = QRectF(middle.left() + gap, 0, middle.width() - 2 * gap, high)
        if self.is_whole:
            row.moveTop(middle.top() + 310 * scale)
        else:
            row.setWidth(max(row.width(), _MIN_BUTTONS_WIDTH))
            row.moveCenter(middle.center())
            row.moveBottom(self.mat.bottom() - max(2.0, 4 * scale))
        left, right = QRectF(row), QRectF(row)
        left.setRight(row.center().x() - gap / 2)
        right.setLeft(row.center().x() + gap / 2)
        if self.is_whole:
            corners = []
            for side in (0, 1):
                corner = QRectF(0, 0, _BUTTON_WIDTH * scale, high)
                corner.moveCenter(self.shield(side))
                corner.moveBottom(self.mat_side(side).top() + 332 * scale)
                corners.append(corner)
            return [corners[0], left, right, corners[1]]
        room = (row.left() - self.mat.left() - 3 * gap) / 2
        wide = min(max(_MIN_BUTTON_WIDTH, _BUTTON_WIDTH * scale), room)
        before = [QRectF(row.left() - (i * (wide + gap)), row.top(), wide, high) for i in (2, 1)]
        after = [
            QRectF(row.right() + gap + i * (wide + gap), row.top(), wide, high) for i in (0, 1)
        ]
        return [*before, left, right, *after]

    @property
    def form_room(self) -> QRectF:
        """The largest area for a form on the mat: between the strengths and the buttons."""
        mat, scale = self.mat, self.mat_scale
        top = self.mat_middle.top() + _STRENGTHS_BOTTOM * scale + 4
        foot = self.mat_buttons[0].top() - 4
        wide = mat.width() - 2 * (
            (_ROW_START_DISTANCE + _MIN_ROW_WIDTH * _ROW_CARD_WIDTH) * scale + _BUTTON_GAP
        )
        wide = max(wide, self.mat_middle.width())
        return QRectF(mat.center().x() - wide / 2, top, wide, foot - top)

    # -- the form strip ----------------------------------------------------------------------------

    def strip(self, width: float, height: float) -> QRectF:
        """Return the place of a form strip of the given size: above the tray.

        In a combat it is on the mat above the buttons, or on the board beside an upright mat.
        """
        width = min(width, self.size.width() - 16)
        if self.combat is not None and not self.is_whole:
            room = self.form_room
            rect = QRectF(0, 0, width, height)
            rect.moveCenter(room.center())
            rect.moveBottom(max(room.bottom(), room.top() + height))
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


def _fan_width(count: int, fan: float) -> float:
    """Return the width of a fan of cards, in card widths."""
    return 1 + (count - 1) * fan if count else 0.0


def _pile_widths(provisions: Sequence[int]) -> float:
    shown = [max(0, min(count, _MAX_PILE_CARDS) - 1) for count in provisions]
    return sum(1 + steps * _PILE_STEP + _PILE_GAP for steps in shown)


def _tray_width(
    provisions: Sequence[int], warriors: int, objective: int, bribery: int, fan: float
) -> float:
    """Return the width of the whole tray, in card widths."""
    shown = [max(1, warriors), *(count for count in (objective, bribery) if count)]
    return _pile_widths(provisions) + sum(_fan_width(count, fan) + _GROUP_GAP for count in shown)
