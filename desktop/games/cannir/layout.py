"""The layout of the table of Cannir for a given viewport, in scene pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.cannir.art.geometry import CLOTH_RECT, FRINGE_WIDTH
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from engine.core.values import Seat
from engine.games.cannir.cards import CARD_NUMBERS

#: The height of the tray, in heights of the window.
_TRAY_SHARE = 0.176
#: Minimum height of the tray in pixels, if the window is not low.
_MIN_TRAY_HEIGHT = 138.0
#: Minimum height of the tray in pixels in any window.
_LOW_TRAY_HEIGHT = 96.0
#: The greatest height of the tray in a low window, in heights of the window.
_MAX_TRAY_SHARE = 0.235
#: Space round the cloth; and in a low window, where the cards on it need the room more.
_CLOTH_MARGIN = 14.0
_LOW_CLOTH_MARGIN = 3.0
#: Height of the window in pixels from which the cloth has its whole margin.
_MIN_HIGH_HEIGHT = 640.0
#: Left and right of the tray's texts.
_MARGIN = 30.0

# In a tray 168 high a hand card is 1.74 times its size in millimetres.
_HAND_SCALE = 1.74 / 168
#: Card units from card to card in the fan.
_FAN_STEP = 67.8
#: Degrees from card to card.
_TURN = 3.5
#: Extra width of a fan of three, whose outer cards are turned, in card units.
_LEAN_WIDTH = 8.0
#: How much lower the outer cards are, in card units.
_SAG_DEPTH = 3.5
#: The middle of open hands below their names, in heights of the tray.
_OPEN_HANDS_Y_SHARE = 0.58
#: Maximum distance in pixels from the tray's edge to the middle of shields.
_MAX_SHIELD_DISTANCE = 58.0
#: How far a card below the pointer rises, in card units.
HOVER_LIFT_HEIGHT = 6.0
#: How far the chosen card rises, in card units.
CHOSEN_LIFT_HEIGHT = 18.0
#: Scale of a card out of the game, in a tray 168 high.
_SPENT_SCALE = 0.88 / 168
# Type sizes in the tray, in heights of the tray.
_TITLE_TYPE_SHARE = 0.145
_TEXT_TYPE_SHARE = 0.094


@dataclass(frozen=True, slots=True)
class Layout:
    """All places of the table for one size of the viewport."""

    size: QSizeF

    @property
    def tray(self) -> QRectF:
        """The tray with the hand."""
        width, height = self.size.width(), self.size.height()
        # In a low window the star needs the room more than the hand.
        least = min(_MIN_TRAY_HEIGHT, max(_LOW_TRAY_HEIGHT, _MAX_TRAY_SHARE * height))
        full_height = max(least, min(_TRAY_SHARE * height, height / 3))
        return QRectF(0, height - full_height, width, full_height)

    @property
    def _cloth_margin(self) -> float:
        """The space round the cloth in pixels."""
        return _CLOTH_MARGIN if self.size.height() >= _MIN_HIGH_HEIGHT else _LOW_CLOTH_MARGIN

    @property
    def cloth_scale(self) -> float:
        """The scene pixels in a design unit of the cloth."""
        width = self.size.width() - 2 * (FRINGE_WIDTH + self._cloth_margin / 2)
        height = self.tray.top() - self._cloth_margin
        return max(0.05, min(width / CLOTH_RECT.width(), height / CLOTH_RECT.height()))

    def board(self) -> QTransform:
        """Return the transform from design units of the cloth to the scene."""
        scale = self.cloth_scale
        x = (self.size.width() - CLOTH_RECT.width() * scale) / 2
        y = max(self._cloth_margin, (self.tray.top() - CLOTH_RECT.height() * scale) / 2)
        return QTransform().translate(x, y).scale(scale, scale)

    # -- the tray ----------------------------------------------------------------------------------

    @property
    def hand_scale(self) -> float:
        """The scene pixels in a card unit of the hand."""
        fits = self._hand_room() / (2 * _FAN_STEP + CARD_SIZE[0] + _LEAN_WIDTH)
        return min(self.tray.height() * _HAND_SCALE, fits)

    def hand(self, count: int) -> list[CardPlace]:
        """Return the places of a shallow fan in the middle of the tray."""
        return self._fan(count, self.size.width() / 2, self.hand_scale, self._hand_room())

    def open_hands(self, seats: int, counts: list[int]) -> list[list[CardPlace]]:
        """Return a small fan for every seat, side by side, left of the spent cards."""
        seat_width = self.spent_area.left() / seats
        scale = self.hand_scale * 0.74
        return [
            self._fan(
                count, seat_width * (seat + 0.58), scale, seat_width * 0.62, _OPEN_HANDS_Y_SHARE
            )
            for seat, count in enumerate(counts)
        ]

    def open_shield(self, seat: Seat, seats: int) -> QPointF:
        """Return the centre of the shield beside an open hand, below the name."""
        seat_width = self.spent_area.left() / seats
        below = min(self.tray.height() * _OPEN_HANDS_Y_SHARE, _MAX_SHIELD_DISTANCE)
        return QPointF(seat_width * seat + seat_width * 0.14 + 8, self.tray.top() + below)

    def open_name(self, seat: Seat, seats: int) -> QRectF:
        """Return the area for a name above the shield and the cards of an open hand."""
        seat_width = self.spent_area.left() / seats
        left = self.open_shield(seat, seats).x() - 18
        return QRectF(left, self.tray.top() + 5, seat_width * 0.86, 22)

    def _hand_room(self) -> float:
        return self.size.width() * 0.36

    def _fan(
        self, count: int, x: float, scale: float, room: float, at: float = 0.5
    ) -> list[CardPlace]:
        step = _FAN_STEP * scale
        if count > 1:
            step = min(step, (room - CARD_SIZE[0] * scale) / (count - 1))
        y = self.tray.top() + self.tray.height() * at
        middle = (count - 1) / 2
        return [
            CardPlace(
                QPointF(x + (i - middle) * step, y + abs(i - middle) * _SAG_DEPTH * scale),
                (i - middle) * _TURN,
                scale,
            )
            for i in range(count)
        ]

    @property
    def about_area(self) -> QRectF:
        """The area for the text about the chosen card, left of the hand."""
        tray = self.tray
        right = self.size.width() / 2 - self._hand_room() / 2
        air = min(10.0, 0.05 * tray.height())
        return QRectF(
            _MARGIN, tray.top() + air, max(40.0, right - _MARGIN - 4), tray.height() - air - 4
        )

    @property
    def spent_area(self) -> QRectF:
        """The area of the cards out of the game, right of the hand."""
        tray = self.tray
        left = self.size.width() / 2 + self._hand_room() / 2 + 26
        return QRectF(
            left, tray.top() + 12, max(40.0, self.size.width() - _MARGIN - left), tray.height() - 18
        )

    @property
    def title_size(self) -> float:
        """The type size of the tray's headings in pixels."""
        return max(17.0, min(26.0, self.tray.height() * _TITLE_TYPE_SHARE))

    @property
    def text_size(self) -> float:
        """The type size of the tray's sentences in pixels, never too small to read."""
        return max(14.0, min(18.0, self.tray.height() * _TEXT_TYPE_SHARE))

    def out_of_game_places(self, count: int) -> list[CardPlace]:
        """Return the places of the cards out of the game, in a row; many cards overlap."""
        area = self.spent_area
        scale = min(
            self.tray.height() * _SPENT_SCALE, (area.height() - self.title_size - 34) / CARD_SIZE[1]
        )
        width = CARD_SIZE[0] * scale
        free_width = area.width() - width
        step = min(width + 7, free_width / max(1, count - 1)) if count > 1 else 0.0
        y = area.top() + self.title_size * 1.5 + CARD_SIZE[1] * scale / 2
        return [
            CardPlace(QPointF(area.left() + width / 2 + i * step, y), 0, scale)
            for i in range(count)
        ]

    # -- outside the window ------------------------------------------------------------------------

    def pile(self) -> QPointF:
        """Return the start of drawn cards: the draw pile in the panel at the right."""
        return QPointF(self.size.width() + 60, self.size.height() * 0.36)

    def seat(self, seat: Seat) -> QPointF:
        """Return the start of another seat's cards: its place in the panel."""
        return QPointF(self.size.width() + 60, 60 + 110 * seat)


def sort_hand(hand: Sequence[str]) -> list[str]:
    """Sort cards by order as shown on the cloth, then by value."""
    return sorted(hand, key=CARD_NUMBERS.__getitem__)
