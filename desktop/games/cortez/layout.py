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

from desktop.games.cortez.art.board.geometry import BOARD_RECT, SIDE, centre
from desktop.painting.card_stock import CARD_SIZE, Place
from engine.games.cortez.squares import Square

#: The height of the tray, by the least height of the scene for which it is used.
_TRAYS = ((860.0, 190.0), (680.0, 156.0), (0.0, 132.0))
#: The height of the tray in the lowest scenes when the whole board is to be visible.
_TRAY_LOW = 104.0
#: The width of the columns of piles beside the board, by the least width of the scene.
_COLUMNS = ((1180.0, 112.0), (900.0, 88.0), (0.0, 74.0))
_AIR = 5.0  # space round the board
_LEFT_PILES = ("provision", "discard", "bribery", "chief")
_RIGHT_PILES = ("spanish", "aztec", "event", "turned")

# The tray, of a card's width where it is not said otherwise.
_HEAD, _FOOT = 0.17, 0.07  # of the tray's height: headings above the cards, air below
_PILE_STEP, _PILE_MOST = 0.085, 5
_FAN_STEPS = (0.6, 0.54, 0.48, 0.42, 0.36, 0.32, 0.28, 0.25, 0.22)
_FAN_TURN, _FAN_MOST = 2.2, 7.0  # degrees from card to card, and of the outermost
_SAG_MOST = 8.0  # how much lower the outermost lie, in pixels of a card 104 wide
_GAP, _DIVIDE = 0.17, 0.3

# The duel mat is made for 1280 by 364; with nothing on it, it is as high as shields and names.
_MAT_SHARE = 0.478  # of what is above the tray
# Lower than so many pixels its words could not be read: it takes the room of the board, up to that
# share of it, and its middle is no narrower than that.
_MAT_LOW, _MAT_MOST, _MIDDLE_LEAST = 176.0, 0.84, 216.0
_MAT_WIDE, _MAT_HIGH, _BARE_HIGH = 1280.0, 364.0, 208.0
_SHIELD_DOWN, _BARE_DOWN = 106.0, 70.0  # the middle of a shield, below the upper edge
# Beside the whole board it stands upright: the attacker's half above, the defender's below.
_UPRIGHT_WIDE, _UPRIGHT_HIGH, _HALF_HIGH = 640.0, 850.0, 340.0
_UPRIGHT_LEAST = 0.34  # of the width
_MIDDLE, _UPRIGHT_MIDDLE = 312.0, 470.0  # between the fighters
_NEARER = 1.35


@dataclass(frozen=True, slots=True)
class HandPlaces:
    """The tray: places of piles and cards, and the headings above them."""

    #: For each type of provision its cards from the bottom up; one place where none is held.
    provisions: tuple[tuple[Place, ...], ...]
    warriors: tuple[Place, ...]
    objective: tuple[Place, ...]
    bribery: tuple[Place, ...]
    #: The rectangle of each group's heading, by group, and the x of the lines between groups.
    headings: dict[str, QRectF]
    lines: tuple[float, ...]


@dataclass(frozen=True)
class Layout:
    """All places of the table for one size of the viewport.

    `fight` is the square of a combat, None without one. In a combat the board is enlarged. With
    `whole` it stays completely visible instead, and the mat stands upright beside it. `bare` means
    that nothing lies on the mat and nothing will be laid there.
    """

    size: QSizeF
    fight: Square | None = None
    whole: bool = False
    bare: bool = False

    # -- the board -----------------------------------------------------------------------------

    @cached_property
    def tray(self) -> QRectF:
        """The mat with the hand."""
        tall = next(tall for height, tall in _TRAYS if self.size.height() >= height)
        if self.whole and tall == _TRAYS[-1][1]:
            tall = _TRAY_LOW
        tall = min(tall, self.size.height() / 3)
        return QRectF(0, self.size.height() - tall, self.size.width(), tall)

    @property
    def column(self) -> float:
        """The width of a column of piles."""
        return next(wide for width, wide in _COLUMNS if self.size.width() >= width)

    @property
    def above(self) -> QRectF:
        """The area above the tray."""
        return QRectF(0, 0, self.size.width(), max(1.0, self.tray.top()))

    @cached_property
    def board_rect(self) -> QRectF:
        """The whole board with its border, where it lies without a combat."""
        room = self.above.adjusted(self.column, _AIR, -self.column, -_AIR)
        scale = min(room.width() / BOARD_RECT.width(), room.height() / BOARD_RECT.height())
        scale = max(scale, 0.05)
        rect = QRectF(QPointF(), BOARD_RECT.size() * scale)
        rect.moveCenter(room.center())
        return rect

    @property
    def side(self) -> float:
        """The side of a square in pixels, without a combat."""
        return SIDE * self.board_rect.width() / BOARD_RECT.width()

    def board(self) -> QTransform:
        """Return the transform from board units to the scene."""
        scale = self.side / SIDE
        if self.fight is None:
            corner = self.board_rect.topLeft() - BOARD_RECT.topLeft() * scale
            return QTransform(scale, 0, 0, scale, corner.x(), corner.y())
        free = self.free
        if self.whole:
            scale = min(free.width() / BOARD_RECT.width(), free.height() / BOARD_RECT.height())
            corner = free.center() - BOARD_RECT.center() * scale
            return QTransform(scale, 0, 0, scale, corner.x(), corner.y())
        scale *= _NEARER
        wanted = QPointF(free.center().x(), free.top() + free.height() * 0.55)
        corner = wanted - centre(self.fight) * scale
        sheet = QRectF(BOARD_RECT.topLeft() * scale, BOARD_RECT.size() * scale)
        x = _covering(corner.x(), sheet.left(), sheet.right(), free.left(), free.right())
        y = _covering(corner.y(), sheet.top(), sheet.bottom(), free.top(), free.bottom())
        return QTransform(scale, 0, 0, scale, x, y)

    # -- the piles -----------------------------------------------------------------------------

    @cached_property
    def piles(self) -> dict[str, Place]:
        """The places of the piles beside the board, by name."""
        slot = self.above.height() / len(_LEFT_PILES)
        high = min(slot - 42, (self.column - 26) * CARD_SIZE[1] / CARD_SIZE[0])
        scale = max(0.2, high / CARD_SIZE[1])
        found = {}
        columns = (
            (_LEFT_PILES, self.column / 2 - 2),
            (_RIGHT_PILES, self.size.width() - self.column / 2 + 2),
        )
        for names, x in columns:
            for i, name in enumerate(names):
                found[name] = Place(QPointF(x, slot * (i + 0.5) - 11), 0, scale)
        return found

    def pile_label(self, name: str) -> QRectF:
        """Return the area for the label below a pile."""
        pile = self.piles[name].rect
        return QRectF(pile.center().x() - self.column / 2 + 6, pile.bottom() + 11,
                      self.column - 12, 18)  # fmt: skip

    # -- the tray ------------------------------------------------------------------------------

    def hand(
        self, provisions: Sequence[int], warriors: int, objective: int, bribery: int
    ) -> HandPlaces:
        """Return the places of a hand with these numbers of cards.

        Where there are many cards they overlap more, and then become smaller. `provisions` has a
        count for each pile.
        """
        tray = self.tray
        high = tray.height() * (1 - _HEAD - _FOOT)
        wide = high * CARD_SIZE[0] / CARD_SIZE[1]
        room = tray.width() - 28
        for fan in _FAN_STEPS:
            needed = _width(provisions, warriors, objective, bribery, fan)
            if needed * wide <= room:
                break
        wide = min(wide, room / needed)
        spare = max(0.0, room / wide - _width(provisions, warriors, objective, bribery, fan))
        spread = min(1 + _GAP, fan + spare / (bribery - 1)) if bribery > 1 else fan
        fans = fan, fan, spread
        return self._placed(provisions, (warriors, objective, bribery), fans, wide)

    def _placed(
        self,
        provisions: Sequence[int],
        others: tuple[int, int, int],
        fans: tuple[float, float, float],
        wide: float,
    ) -> HandPlaces:
        tray = self.tray
        scale = wide / CARD_SIZE[0]
        y = tray.top() + tray.height() * (_HEAD + (1 - _HEAD - _FOOT) / 2)
        x = tray.left() + 16
        headings: dict[str, QRectF] = {}
        lines: list[float] = []

        def head(group: str, width: float) -> None:
            high = tray.height() * _HEAD
            headings[group] = QRectF(x, tray.top() + 4, width, high)

        head("provision", _pile_widths(provisions) * wide)
        piles = []
        for count in provisions:
            shown = max(1, min(count, _PILE_MOST))
            steps = [x + wide / 2 + i * _PILE_STEP * wide for i in range(shown)]
            piles.append(tuple(Place(QPointF(at, y), 0, scale) for at in steps))
            x += (1 + max(0, shown - 1) * _PILE_STEP + _GAP) * wide
        groups: list[tuple[Place, ...]] = []
        names = "warrior", "objective", "bribery"
        for group, count, fan in zip(names, others, fans, strict=True):
            if not count and group != "warrior":
                groups.append(())
                continue
            lines.append(x + (_DIVIDE - _GAP) * wide / 2 - _GAP * wide / 2)
            x += (_DIVIDE - _GAP) * wide
            head(group, max(1.0, _row(count, fan)) * wide)
            places = []
            half = max(0.5, (count - 1) / 2)
            lean = min(_FAN_TURN, _FAN_MOST / half) if group == "warrior" else 0.0
            sag = min(1.2 * half * half, _SAG_MOST) * wide / 104 if group == "warrior" else 0.0
            for i in range(count):
                off = i - (count - 1) / 2
                turn, drop = off * lean, sag * ((off / half) ** 2 - 0.15)
                places.append(Place(QPointF(x + (0.5 + i * fan) * wide, y + drop), turn, scale))
            groups.append(tuple(places))
            x += (max(1.0, _row(count, fan)) + _GAP) * wide
        warriors, objective, bribery = groups
        return HandPlaces(tuple(piles), warriors, objective, bribery, headings, tuple(lines))

    # -- the combat ----------------------------------------------------------------------------

    @cached_property
    def mat(self) -> QRectF:
        """The combat mat while it is open."""
        if self.whole:
            aspect = BOARD_RECT.width() / BOARD_RECT.height()
            left = min(self.above.height() * aspect, self.size.width() * (1 - _UPRIGHT_LEAST))
            return self.above.adjusted(round(left), 0, 0, 0)
        above = self.above.height()
        high = max(above * _MAT_SHARE, min(_MAT_LOW, above * _MAT_MOST))
        high = round(high * _BARE_HIGH / _MAT_HIGH if self.bare else high)
        return QRectF(0, self.above.bottom() - high, self.size.width(), high)

    @property
    def free(self) -> QRectF:
        """The visible part of the board's area: above the mat in a combat, or beside an upright
        mat.
        """
        if self.fight is None:
            return self.above
        if self.whole:
            return QRectF(0, 0, self.mat.left(), self.above.height())
        return QRectF(0, 0, self.size.width(), self.mat.top())

    @property
    def picture(self) -> QRectF:
        """The part of the scene for an exported picture: the board, or the surroundings of a
        combat.
        """
        if self.fight is None:
            return self.board_rect
        free = self.free
        aspect = self.board_rect.width() / self.board_rect.height()
        wide = min(free.width(), free.height() * aspect)
        at = self.board().map(centre(self.fight)).x()
        left = min(max(free.left(), at - wide / 2), free.right() - wide)
        return QRectF(left, free.top(), wide, free.height())

    @property
    def grown(self) -> float:
        """The scale of things on the mat in relation to its design size."""
        wide, high = _MAT_WIDE, _BARE_HIGH if self.bare else _MAT_HIGH
        if self.whole:
            wide, high = _UPRIGHT_WIDE, _UPRIGHT_HIGH
        return min(self.mat.width() / wide, self.mat.height() / high)

    def mat_side(self, side: int) -> QRectF:
        """Return the half of a fighter without the middle of the mat.

        Side 0 is the attacker's, at the left (above on an upright mat).
        """
        mat, middle = self.mat, self.mat_middle
        if self.whole:
            high = _HALF_HIGH * self.grown
            top = mat.top() if side == 0 else mat.bottom() - high
            return QRectF(mat.left(), top, mat.width(), high)
        if side == 0:
            return QRectF(mat.left(), mat.top(), middle.left() - mat.left(), mat.height())
        return QRectF(middle.right(), mat.top(), mat.right() - middle.right(), mat.height())

    @property
    def mat_middle(self) -> QRectF:
        """The area between the fighters, for strengths and offers."""
        mat = self.mat
        wide = (_UPRIGHT_MIDDLE if self.whole else _MIDDLE) * self.grown
        if not self.whole:
            wide = max(wide, min(_MIDDLE_LEAST, mat.width() * 0.38))
        middle = QRectF(mat.center().x() - wide / 2, mat.top(), wide, mat.height())
        if self.whole:
            high = (_UPRIGHT_HIGH - 2 * _HALF_HIGH) * self.grown
            middle.setTop(mat.center().y() - high / 2)
            middle.setHeight(high)
        return middle

    def strengths(self, *, offering: bool) -> QRectF:
        """Return the plate with both strengths.

        On an upright mat it moves to the left when something is offered.
        """
        middle, grown = self.mat_middle, self.grown
        place = QRectF(middle.left() + 6 * grown, middle.top() + 22 * grown,
                       middle.width() - 12 * grown, 124 * grown)  # fmt: skip
        if self.whole and offering:
            place.setWidth((_MIDDLE - 12) * grown)
            place.moveLeft(self.mat.left() + 14 * grown)
        return place

    @property
    def offered(self) -> QRectF:
        """The area of an offer: below the strengths, or beside them on an upright mat."""
        middle, grown = self.mat_middle, self.grown
        place = QRectF(middle.left() + 6 * grown, middle.top() + 156 * grown,
                       middle.width() - 12 * grown, 146 * grown)  # fmt: skip
        if self.whole:
            place.setWidth((_MIDDLE - 12) * grown)
            place.moveTop(middle.top() + 12 * grown)
            place.moveRight(self.mat.right() - 14 * grown)
        return place

    def shield(self, side: int) -> QPointF:
        """Return the centre of a fighter's shield."""
        half = self.mat_side(side)
        x = half.left() + 66 * self.grown if side == 0 else half.right() - 66 * self.grown
        down = _BARE_DOWN if self.bare and not self.whole else _SHIELD_DOWN
        return QPointF(x, half.top() + down * self.grown)

    def warriors(self, side: int, count: int) -> list[Place]:
        """Return the places of a side's warriors, from the shield towards the middle."""
        return self._row(side, count, 110)

    def weapons(self, side: int, count: int) -> list[Place]:
        """Return the places of a side's weapons, below its warriors."""
        return self._row(side, count, 268)

    def _row(self, side: int, count: int, y: float) -> list[Place]:
        half, grown = self.mat_side(side), self.grown
        wide = 78 * grown
        start = 134 * grown
        room = half.width() - start - 14 * grown
        step = min(wide + 7 * grown, (room - wide) / max(1, count - 1)) if count > 1 else 0.0
        places = []
        for i in range(count):
            away = start + wide / 2 + i * step
            x = half.left() + away if side == 0 else half.right() - away
            places.append(Place(QPointF(x, half.top() + y * grown), 0, wide / CARD_SIZE[0]))
        return places

    # -- the strip -----------------------------------------------------------------------------

    def strip(self, width: float, height: float, *, alone: bool = False) -> QRectF:
        """Return the place of a form strip of the given size, above the tray.

        In a combat the strip lies in the middle of the mat if it fits and `alone` says that nothing
        else is there, else at the upper edge of the board.
        """
        width = min(width, self.size.width() - 16)
        if self.fight is None:
            top = self.tray.top() - 8 - height
        elif alone and width <= self.mat_middle.width() and height <= 150 * self.grown:
            top = self.mat_middle.top() + 156 * self.grown
        else:
            top = 8.0
        return QRectF((self.size.width() - width) / 2, top, width, height)


def _covering(wanted: float, low: float, high: float, start: float, end: float) -> float:
    """Return the offset nearest to `wanted` with which low..high covers start..end.

    A sheet shorter than start..end is centred in it.
    """
    if high - low <= end - start:
        return (start + end - low - high) / 2
    return min(start - low, max(end - high, wanted))


def _row(count: int, fan: float) -> float:
    """Return the width of a fan of cards, in card widths."""
    return 1 + (count - 1) * fan if count else 0.0


def _pile_widths(provisions: Sequence[int]) -> float:
    shown = [max(0, min(count, _PILE_MOST) - 1) for count in provisions]
    return sum(1 + steps * _PILE_STEP + _GAP for steps in shown)


def _width(
    provisions: Sequence[int], warriors: int, objective: int, bribery: int, fan: float
) -> float:
    """Return the width of the whole tray, in card widths."""
    shown = [max(1, warriors), *(count for count in (objective, bribery) if count)]
    return _pile_widths(provisions) + sum(_row(count, fan) + _DIVIDE for count in shown)
