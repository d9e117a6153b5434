"""The layout of the combat mat of Cortez, in scene pixels."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from desktop.games.cortez.art.board.geometry import BOARD_RECT
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace

# The mat is designed for 1280 by 376 units.
#: Height of the mat, in heights of the area above the tray.
_MAT_SHARE = 0.478
#: The least height in pixels at which its texts are legible.
_MIN_MAT_HEIGHT = 176.0
#: The greatest share of the area above the tray, taken to reach `_MIN_MAT_HEIGHT`.
_MAX_MAT_SHARE = 0.84
#: The least width of its middle in pixels.
_MIN_MIDDLE_WIDTH = 216.0
#: The greatest share of the mat that its middle takes to reach that width.
_MAX_MIDDLE_SHARE = 0.38
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
#: Distance of the strengths and of an offer from the edges of the middle.
_PLATE_MARGIN = 6.0
_STRENGTHS_Y, _STRENGTHS_HEIGHT = 22.0, 124.0
_OFFER_Y, _OFFER_HEIGHT = 156.0, 146.0
#: From the outer edge to the middle of a shield.
_SHIELD_DISTANCE = 66.0
#: The middles of the rows of warriors and of weapons, from the upper edge of a half.
_WARRIORS_Y, _WEAPONS_Y = 110.0, 268.0
_CARD_GAP = 7.0
#: On an upright mat: distance of plates from its edges, y of an offer and of the buttons in the
#: middle, and the lower edge of the buttons in a half.
_UPRIGHT_PLATE_MARGIN, _UPRIGHT_OFFER_Y, _UPRIGHT_BUTTONS_Y = 14.0, 12.0, 310.0
_UPRIGHT_BUTTONS_BOTTOM = 332.0


class MatLayout:
    """The layout of a mat across the window: the attacker at the left, the defender at the right.

    `rect` is the whole mat, `scale` the size of a unit of the design in pixels.
    """

    def __init__(self, area: QRectF, *, is_bare: bool, form_width: float) -> None:
        """Lay out the mat in the area above the tray.

        `is_bare` means that nothing lies on it and nothing will be laid there. `form_width` is the
        width of the form that is open on it, for which the rows of cards make room, or 0.
        """
        self._is_bare, self._form_width = is_bare, form_width
        self.rect = self._place(area)
        self.scale = self._fit()

    def _place(self, area: QRectF) -> QRectF:
        height = area.height() * _MAT_SHARE
        height = max(height, min(_MIN_MAT_HEIGHT, area.height() * _MAX_MAT_SHARE))
        height = round(height * _BARE_HEIGHT / _MAT_HEIGHT if self._is_bare else height)
        return QRectF(0, area.bottom() - height, area.width(), height)

    def _fit(self) -> float:
        height = _BARE_HEIGHT if self._is_bare else _MAT_HEIGHT
        return min(self.rect.width() / _MAT_WIDTH, self.rect.height() / height)

    @cached_property
    def middle(self) -> QRectF:
        """The area between the fighters, for strengths and offers."""
        mat = self.rect
        width = _MIDDLE_WIDTH * self.scale
        width = max(width, min(_MIN_MIDDLE_WIDTH, mat.width() * _MAX_MIDDLE_SHARE))
        return QRectF(mat.center().x() - width / 2, mat.top(), width, mat.height())

    def side(self, side: int) -> QRectF:
        """Return the half of the attacker (0) or the defender (1), without the middle."""
        mat, middle = self.rect, self.middle
        if side == 0:
            return QRectF(mat.left(), mat.top(), middle.left() - mat.left(), mat.height())
        return QRectF(middle.right(), mat.top(), mat.right() - middle.right(), mat.height())

    def strengths_plate(self, *, offering: bool) -> QRectF:
        """Return the plate with both strengths; `offering` says whether there is an offer, too."""
        return self._plate(_STRENGTHS_Y, _STRENGTHS_HEIGHT)

    @property
    def offer_plate(self) -> QRectF:
        """The area of an offer."""
        return self._plate(_OFFER_Y, _OFFER_HEIGHT)

    def _plate(self, y: float, height: float) -> QRectF:
        middle, scale = self.middle, self.scale
        rect = QRectF(middle.left(), middle.top() + y * scale, middle.width(), height * scale)
        return rect.adjusted(_PLATE_MARGIN * scale, 0, -_PLATE_MARGIN * scale, 0)

    def shield(self, side: int) -> QPointF:
        """Return the centre of a fighter's shield."""
        half, distance = self.side(side), _SHIELD_DISTANCE * self.scale
        x = half.left() + distance if side == 0 else half.right() - distance
        return QPointF(x, half.top() + self._shield_y * self.scale)

    @property
    def _shield_y(self) -> float:
        return _BARE_SHIELD_Y if self._is_bare else _SHIELD_Y

    def warriors(self, side: int, count: int) -> list[CardPlace]:
        """Return the places of a side's warriors, from the shield towards the middle."""
        return self._row(side, count, _WARRIORS_Y)

    def weapons(self, side: int, count: int) -> list[CardPlace]:
        """Return the places of a side's weapons, below its warriors."""
        return self._row(side, count, _WEAPONS_Y)

    def _row(self, side: int, count: int, y: float) -> list[CardPlace]:
        half, scale = self.side(side), self.scale
        card_width = _ROW_CARD_WIDTH * scale
        start = _ROW_START_DISTANCE * scale
        width = self._row_width(half, start, card_width)
        step = 0.0
        if count > 1:
            step = min(card_width + _CARD_GAP * scale, (width - card_width) / (count - 1))
        places = []
        for i in range(count):
            distance = start + card_width / 2 + i * step
            x = half.left() + distance if side == 0 else half.right() - distance
            point = QPointF(x, half.top() + y * scale)
            places.append(CardPlace(point, 0, card_width / CARD_SIZE[0]))
        return places

    def _row_width(self, half: QRectF, start: float, card_width: float) -> float:
        """Return the width for a row that starts at a distance from the outer edge."""
        width = half.width() - start - _ROW_END_DISTANCE * self.scale
        if self._form_width:
            beside = (self.rect.width() - self._form_width) / 2 - start - _BUTTON_GAP
            width = min(width, max(card_width, beside))
        return width

    @property
    def buttons(self) -> list[QRectF]:
        """The places for buttons, from left to right.

        They are a row at the lower edge, just above the hand: two in the middle, two on either
        side. On an upright mat those on either side are a single one below each shield.
        """
        gap = _BUTTON_GAP
        row = self._button_row()
        free_width = (row.left() - self.rect.left() - 3 * gap) / 2
        width = min(max(_MIN_BUTTON_WIDTH, _BUTTON_WIDTH * self.scale), free_width)
        size = row.top(), width, row.height()
        before = [QRectF(row.left() - i * (width + gap), *size) for i in (2, 1)]
        after = [QRectF(row.right() + gap + i * (width + gap), *size) for i in (0, 1)]
        return [*before, *_halves(row), *after]

    def _button_row(self) -> QRectF:
        """Return the place of the two buttons in the middle."""
        row = QRectF(self.middle)
        row.setHeight(self._button_height)
        row.setWidth(max(row.width() - 2 * _BUTTON_GAP, _MIN_BUTTONS_WIDTH))
        row.moveCenter(self.middle.center())
        row.moveBottom(self.rect.bottom() - max(2.0, 4 * self.scale))
        return row

    @property
    def _button_height(self) -> float:
        return max(_MIN_BUTTON_HEIGHT, _BUTTON_HEIGHT * self.scale)

    @property
    def form_area(self) -> QRectF:
        """The largest area for a form: between the strengths and the buttons."""
        mat, scale = self.rect, self.scale
        top = self.middle.top() + _STRENGTHS_BOTTOM * scale + 4
        bottom = self.buttons[0].top() - 4
        rows_width = (_ROW_START_DISTANCE + _MIN_ROW_WIDTH * _ROW_CARD_WIDTH) * scale + _BUTTON_GAP
        width = max(mat.width() - 2 * rows_width, self.middle.width())
        return QRectF(mat.center().x() - width / 2, top, width, bottom - top)


class UprightMatLayout(MatLayout):
    """The layout of a mat beside the whole board: the attacker above, the defender below."""

    def _place(self, area: QRectF) -> QRectF:
        aspect = BOARD_RECT.width() / BOARD_RECT.height()
        left = min(area.height() * aspect, area.width() * (1 - _MIN_UPRIGHT_WIDTH))
        return area.adjusted(round(left), 0, 0, 0)

    def _fit(self) -> float:
        return min(self.rect.width() / _UPRIGHT_WIDTH, self.rect.height() / _UPRIGHT_HEIGHT)

    @cached_property
    def middle(self) -> QRectF:
        width = _UPRIGHT_MIDDLE_WIDTH * self.scale
        height = (_UPRIGHT_HEIGHT - 2 * _HALF_HEIGHT) * self.scale
        centre = self.rect.center()
        return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)

    def side(self, side: int) -> QRectF:
        mat, height = self.rect, _HALF_HEIGHT * self.scale
        top = mat.top() if side == 0 else mat.bottom() - height
        return QRectF(mat.left(), top, mat.width(), height)

    def strengths_plate(self, *, offering: bool) -> QRectF:
        """Return the plate with both strengths, which an offer moves to the left."""
        rect = super().strengths_plate(offering=offering)
        if offering:
            rect.setWidth((_MIDDLE_WIDTH - 2 * _PLATE_MARGIN) * self.scale)
            rect.moveLeft(self.rect.left() + _UPRIGHT_PLATE_MARGIN * self.scale)
        return rect

    @property
    def offer_plate(self) -> QRectF:
        rect = self._plate(_UPRIGHT_OFFER_Y, _OFFER_HEIGHT)
        rect.setWidth((_MIDDLE_WIDTH - 2 * _PLATE_MARGIN) * self.scale)
        rect.moveRight(self.rect.right() - _UPRIGHT_PLATE_MARGIN * self.scale)
        return rect

    @property
    def _shield_y(self) -> float:
        return _SHIELD_Y

    def _row_width(self, half: QRectF, start: float, card_width: float) -> float:
        return half.width() - start - _ROW_END_DISTANCE * self.scale

    @property
    def buttons(self) -> list[QRectF]:
        corners = []
        for side in (0, 1):
            corner = QRectF(0, 0, _BUTTON_WIDTH * self.scale, self._button_height)
            corner.moveCenter(self.shield(side))
            corner.moveBottom(self.side(side).top() + _UPRIGHT_BUTTONS_BOTTOM * self.scale)
            corners.append(corner)
        return [corners[0], *_halves(self._button_row()), corners[1]]

    def _button_row(self) -> QRectF:
        middle = self.middle
        top = middle.top() + _UPRIGHT_BUTTONS_Y * self.scale
        row = QRectF(middle.left(), top, middle.width(), self._button_height)
        return row.adjusted(_BUTTON_GAP, 0, -_BUTTON_GAP, 0)


def _halves(row: QRectF) -> tuple[QRectF, QRectF]:
    """Return the left and the right half of a row, with a gap between them."""
    left, right = QRectF(row), QRectF(row)
    left.setRight(row.center().x() - _BUTTON_GAP / 2)
    right.setLeft(row.center().x() + _BUTTON_GAP / 2)
    return left, right
