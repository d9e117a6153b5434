"""The layout of Condottiere for a window of a given size, in scene pixels.

The map fills the window above the tray. The battle sheet covers the western sea. It also covers
Provence when five or six lines, or four in a small window, need more height. It never covers a
region.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.condottiere.art.map.geometry import FRAME_WIDTH, map_rect
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from desktop.table.callouts.tags import TagText
from engine.core.values import Seat

#: The tray's share of the scene's height, and its usual least and greatest height.
_TRAY_SHARE, _MIN_TRAY_HEIGHT, _MAX_TRAY_HEIGHT = 0.206, 150.0, 230.0
#: In a scene lower than the first height the tray gives way to the map: it loses this share of
#: what the scene lacks, down to the least height that shows three quarters of the cards.
_TRAY_YIELDS, _TRAY_GIVES, _TRAY_SUNK = 640.0, 0.45, 80.0
#: Least height where all hands are open, each a row of small cards: one row of hands, or two.
_OPEN_HANDS_HEIGHTS = (74.0, 116.0)
#: Height of the fan: in a lower tray the feet of its cards are below the window.
_MIN_FAN_HEIGHT = 112.0

# Sizes of hand cards, the lifted card and piles, as shares of the fan's height.
_CARD, _LIFTED, _PILE = 0.62, 0.765, 0.44
#: From card to card: the step in card widths, the turn in degrees, the drop in card heights.
_STEP, _TURN, _DROP = 0.66, 2.7, 0.0139
#: Visible share of a card below an equal card.
_MIN_EQUAL_SHARE = 0.14
#: Visible width of a card in pixels down to which equal cards do not move together.
_MIN_TARGET_WIDTH = 28.0
_MAX_TURN, _MAX_DROP = 12.0, 0.12
#: How far others move from the lifted card at least, in card widths.
_PART_RIGHT, _PART_LEFT = 0.48, 0.16
#: Pile room of the tray's height: reserved left and right of the hand for a pile.
_PILE_ROOM_SHARE = 0.80
#: Least width of the bubble above the lifted card, in pixels.
_MIN_BUBBLE_WIDTH = 240.0
#: Pixels by which the middle of a card may be beside its bubble, whose tail leans towards it.
_BUBBLE_LEAN = 30.0
#: Width of the label below a pile, in pixels.
_PILE_LABEL_WIDTH = 104.0
#: Least height below a pile, for its label, in pixels.
_PILE_FOOT_HEIGHT = 24.0
#: Pixels from the lifted card to the battle sheet and to the window's edge, in pixels.
_LIFTED_MARGIN = 3.0
#: Most pixels by which a fan with its feet below the window is raised.
_MAX_RAISE_PX = 12.0

# The battle sheet, in map units: few lines leave Provence visible, many use the whole west.
_MAX_FEW_LINES = 4
_FEW_TOP, _MANY_TOP = 443.0, 322.0
_FEW_RIGHT, _MANY_RIGHT = 136.0, 34.0
#: Shift of Italy to the east for many lines.
_MANY_SHIFT = 85.0
_BATTLE_WIDTH, _BATTLE_MARGIN = 452.0, 10.0
_HEADER, _ROW, _FOOT = 46.0, 78.0, 8.0
#: Least height of a line with readable text, in pixels.
_MIN_LINE_HEIGHT = 34.0
#: Least height of a line in which the values of cards are readable: below it, the battle sheet
#: covers the map's title.
_MIN_CARDS_HEIGHT = 28.0
#: Pixels above the battle sheet for the season's pennant.
_PENNANT_RISE = 14.0
#: In a line lower than `_LOW`, name and "passed" slip are beside each other, of these sizes.
_LOW, _NAME, _NAME_TALL, _SLIP, _SLIP_TALL = 40.0, 52.0, 14.5, 46.0, 14.5
#: Width of a sheet below which a name stays below its shield down to this height of the line, and
#: the width of a name beside it.
_NARROW, _NARROW_LOW, _NARROW_NAME = 220.0, 36.0, 42.0
#: Least and greatest width of a name below its shield, and its share of the sheet between them.
_NAME_WIDTHS = (44.0, 58.0, 0.2)
#: Pixels from the cards of a line to its marks, in pixels.
_MARK_GAP = 6.0
#: Least visible share of a card's width in a line: that of its shield with the value. Where less
#: would be seen, the cards are smaller and in two rows, a gap apart in pixels.
_MIN_SHIELD_SHARE, _ROW_GAP = 0.44, 1.0
#: From card to card in these rows, in widths of a card.
_SMALL_STEP = 1.06
#: Least visible width of a card in a spread line, in pixels.
_MIN_HIT_WIDTH = 14.0
#: Height of the map that all these sizes are designed for.
_DESIGN_HEIGHT = 756.0


@dataclass(frozen=True, slots=True)
class LinePlace:
    """The layout of one seat's line in the battle."""

    rect: QRectF
    shield: QPointF
    shield_width: float
    name: QRectF
    #: Whether the name is beside the shield, because there is no room below for readable type.
    is_beside: bool
    #: Room for the cards, whichever marks are shown.
    line: QRectF
    #: Room for the drum and, unless it is below the name, the "passed" slip.
    aside: QRectF
    drum_radius: float
    total: QPointF
    radius: float

    @property
    def card_scale(self) -> float:
        """Scene pixels per millimetre of the cards in the line."""
        return self.line.height() / CARD_SIZE[1]

    @property
    def _is_stacked(self) -> bool:
        """Whether the "passed" slip of a low line is below the name, so that more cards fit."""
        return self.is_beside and _has_room_to_stack(self.rect.height())

    def title(self, *, passed: bool) -> QRectF:
        """Return the room for the name; it moves up where the "passed" slip is below it."""
        if passed and self._is_stacked:
            return self.name.translated(0, -_SLIP_TALL / 2)
        return self.name

    def marks(self, *, passed: bool, doubled: bool) -> tuple[QRectF | None, QPointF | None]:
        """Return the rect of the "passed" slip and the centre of the drum, each None if not shown.

        They are above each other or, in a low line, left and right of the cards or side by side.
        """
        aside, radius = self.aside, self.drum_radius
        if self.is_beside:
            slip = QRectF(0, 0, _SLIP, min(_SLIP_TALL, aside.height()))
            if self._is_stacked:
                slip.moveTopLeft(self.title(passed=True).bottomLeft())
            else:
                slip.moveCenter(QPointF(aside.right() - _SLIP / 2, aside.center().y()))
            right = slip.left() if passed and not self._is_stacked else aside.right()
            drum = QPointF(right - radius - 1, aside.center().y())
            return slip if passed else None, drum if doubled else None
        slip = QRectF(0, 0, aside.width(), min(19.0, aside.height() * 0.38))
        slip.moveCenter(aside.center())
        drum = QPointF(aside.right() - radius - 3, aside.center().y())
        if passed and doubled:
            drum.setY(drum.y() - slip.height() / 2 - 0.5)
            slip.translate(0, radius + 0.5)
        return slip if passed else None, drum if doubled else None

    def cards(
        self, count: int, *, passed: bool = True, doubled: bool = True, spread: bool = False
    ) -> list[CardPlace]:
        """Return the places of cards from left to right, closer together where they are many.

        They use all the room up to the marks that are shown, in two rows where one would hide their
        values. A line that is `spread` leaves so much of each card visible that a mouse hits it,
        and may cover what is right of it.
        """
        scale = self.card_scale
        width = CARD_SIZE[0] * scale
        room = self._end(passed, doubled) - self.line.left()
        step = width * 0.9
        if count > 1:
            step = min(step, (room - width) / (count - 1))
        if spread:
            step = max(step, _MIN_HIT_WIDTH)
        elif count > 2 and step < _MIN_SHIELD_SHARE * width:
            return self._two_rows(count, room)
        y = self.line.center().y()
        left = self.line.left() + width / 2
        return [CardPlace(QPointF(left + i * step, y), 0, scale) for i in range(count)]

    def _two_rows(self, count: int, room: float) -> list[CardPlace]:
        """Return the places of cards in two rows within a width, the upper one filled first."""
        upper = (count + 1) // 2
        height = (min(self.rect.height(), self.line.height() + 6) - 1 - _ROW_GAP) / 2
        scale = height / CARD_SIZE[1]
        width = CARD_SIZE[0] * scale
        step = min(_SMALL_STEP * width, (room - width) / max(1, upper - 1))
        left, top = self.line.left() + width / 2, self.rect.center().y() - _ROW_GAP / 2
        return [
            CardPlace(
                QPointF(left + i % upper * step, top + (i // upper * 2 - 1) * height / 2
                        + i // upper * _ROW_GAP), 0, scale,
            )
            for i in range(count)
        ]  # fmt: skip

    def _end(self, passed: bool, doubled: bool) -> float:
        """Return the right end of the room for cards beside the marks that are shown."""
        slip, drum = self.marks(passed=passed, doubled=doubled)
        end = self.aside.right()
        if slip is not None and not self._is_stacked:
            end = min(end, slip.left() - _MARK_GAP)
        if drum is not None:
            end = min(end, drum.x() - self.drum_radius - _MARK_GAP)
        return end


@dataclass(frozen=True)
class Layout:
    """All places for one viewport size and number of battle lines.

    With `is_whole`, the map gets more room at the tray's expense. With `open_regular`, all hands
    are open in the tray.
    """

    size: QSizeF
    lines: int
    is_whole: bool = False
    is_opened: bool = False

    # -- the map -----------------------------------------------------------------------------------

    @cached_property
    def tray(self) -> QRectF:
        """The area below the map that holds the hand."""
        height = self.size.height()
        lacking = max(0.0, _TRAY_YIELDS - height)
        minimum = max(_TRAY_SUNK, _MIN_TRAY_HEIGHT - _TRAY_GIVES * lacking)
        hands = _OPEN_HANDS_HEIGHTS[self.lines > 2]
        if self.is_whole:
            minimum = hands
        elif self.is_opened:
            minimum = max(minimum, hands)
        wanted = min(_TRAY_SHARE * height, _MAX_TRAY_HEIGHT) if not lacking else 0.0
        full_height = min(max(minimum, wanted), self.size.height() / 3)
        return QRectF(0, self.size.height() - full_height, self.size.width(), full_height)

    @property
    def fan(self) -> QRectF:
        """The area of the hand's cards: the tray, and the part below the window in a low one."""
        tray = self.tray
        return QRectF(tray.topLeft(), QSizeF(tray.width(), max(tray.height(), _MIN_FAN_HEIGHT)))

    @cached_property
    def map(self) -> QRectF:
        """The area of the map."""
        return QRectF(0, 0, self.size.width(), max(1.0, self.tray.top()))

    @cached_property
    def sheet(self) -> QRectF:
        """The visible part of the map, in map units."""
        return self._shifted_rect(0.0 if self.has_few_lines else _MANY_SHIFT)

    def _shifted_rect(self, shift: float) -> QRectF:
        """Return the visible part of the map where Italy is shifted east by `shift` map units."""
        return map_rect(self.map.width() / self.map.height(), shift)

    @cached_property
    def has_few_lines(self) -> bool:
        """Whether the battle sheet is low: it has few lines, and they are readable."""
        return (
            self.lines <= _MAX_FEW_LINES
            and self._tallest(self._shifted_rect(0.0), _FEW_TOP) >= _MIN_LINE_HEIGHT
        )

    @property
    def scale(self) -> float:
        """Scene pixels per map unit."""
        return self.map.width() / self.sheet.width()

    def board(self) -> QTransform:
        """Return the transform from map units to scene pixels."""
        corner = self.sheet.topLeft()
        scale = self.scale
        return QTransform().scale(scale, scale).translate(-corner.x(), -corner.y())

    # -- the battle --------------------------------------------------------------------------------

    @property
    def _map_scale(self) -> float:
        """The scale of things on the map relative to the design, at most 1.25."""
        return min(1.25, self.map.height() / _DESIGN_HEIGHT)

    @cached_property
    def battle(self) -> QRectF:
        """The rect of the battle sheet."""
        inside = self.map.adjusted(*(sign * FRAME_WIDTH * self.scale for sign in (1, 1, -1, -1)))
        home = self.board()
        corner = (_FEW_RIGHT if self.has_few_lines else _MANY_RIGHT, self._highest)
        limit = home.map(QPointF(*corner))
        left, bottom = (
            inside.left() + _BATTLE_MARGIN,
            inside.bottom() - self._below_battle(self.scale),
        )
        width = min(_BATTLE_WIDTH * max(0.86, self._map_scale), limit.x() - left)
        row = min(_ROW * max(0.86, self._map_scale), self._tallest(self.sheet, corner[1]))
        height = self.header_height + _FOOT + row * self.lines
        return QRectF(left, bottom - height, width, height)

    @property
    def _highest(self) -> float:
        """How far up the battle sheet may reach, in map units."""
        if self.has_few_lines:
            return _FEW_TOP
        if self._tallest(self.sheet, _MANY_TOP) >= _MIN_CARDS_HEIGHT:
            return _MANY_TOP
        return self.sheet.top() + FRAME_WIDTH + (_PENNANT_RISE + _LIFTED_MARGIN) / self.scale

    def _below_battle(self, scale: float) -> float:
        """Return the gap between the battle sheet and the frame of a map of this scale.

        Above a low tray it leaves room for a lifted card, no larger than in the hand.
        """
        reserved_height = self.tray.height() + FRAME_WIDTH * scale
        return max(
            _BATTLE_MARGIN, CARD_SIZE[1] * self.hand_scale + 2 * _LIFTED_MARGIN - reserved_height
        )

    def _tallest(self, sheet: QRectF, top: float) -> float:
        """Return the greatest height of a line if the sheet may reach up to `top` (map units)."""
        scale = self.map.width() / sheet.width()
        bottom = self.map.bottom() - FRAME_WIDTH * scale - self._below_battle(scale)
        free_height = bottom - (top - sheet.top()) * scale
        return (free_height - self.header_height - _FOOT) / self.lines

    @property
    def header_height(self) -> float:
        """Height of the battle's header, which holds the name of the contested region."""
        return _HEADER * max(0.86, min(1.0, self._map_scale))

    def header(self, *, season: bool) -> QRectF:
        """Return the room for the name of the contested region; a season's pennant limits it."""
        battle = self.battle
        right = self.season.left() - 8 if season else battle.right() - 16
        return QRectF(battle.left() + 12, battle.top(), right - battle.left() - 12,
                      self.header_height)  # fmt: skip

    @property
    def season(self) -> QRectF:
        """The season's pennant at the upper right corner of the battle sheet."""
        grown = max(0.86, min(1.0, self._map_scale))
        battle = self.battle
        width, height = 172 * grown, 51 * grown
        return QRectF(
            battle.right() - width - 16 * grown, battle.top() - _PENNANT_RISE, width, height
        )

    @cached_property
    def line_places(self) -> tuple[LinePlace, ...]:
        """The lines of the battle from top to bottom."""
        battle = self.battle
        top = battle.top() + self.header_height + 4
        height = (battle.bottom() - 4 - top) / self.lines
        return tuple(
            _row(QRectF(battle.left(), top + i * height, battle.width(), height))
            for i in range(self.lines)
        )

    def callout_beside_sheet(self, html: str, seat: Seat) -> TagText:
        """Return a callout about a line, placed beside the battle sheet."""
        rect = self.line_places[seat].rect
        return TagText(html, QPointF(rect.right(), rect.center().y()), keep_clear=(self.battle,))

    # -- the tray ----------------------------------------------------------------------------------

    @property
    def hand_scale(self) -> float:
        """Scene pixels per millimetre of cards in the hand."""
        return self.fan.height() * _CARD / CARD_SIZE[0]

    @property
    def lifted_scale(self) -> float:
        """Scene pixels per millimetre of the held card."""
        return self.fan.height() * _LIFTED / CARD_SIZE[0]

    @property
    def _pile_room(self) -> float:
        return max(_PILE_LABEL_WIDTH, self.tray.height() * _PILE_ROOM_SHARE)

    @property
    def hand_room(self) -> QRectF:
        """The part of the tray between the piles."""
        pile_width = self._pile_room
        return self.tray.adjusted(pile_width, 0, -pile_width, 0)

    def hand(self, cards: Sequence[Hashable], lifted: int | None = None) -> list[CardPlace]:
        """Return the places of a shallow fan; the lifted card is upright above it, wholly visible.

        Where there is little room, adjacent equal cards move together first.
        """
        if not cards:
            return []
        count = len(cards)
        fan, scale = self.fan, self.hand_scale
        width, height = CARD_SIZE[0] * scale, CARD_SIZE[1] * scale
        lean = height * 0.1
        free_width = self.hand_room.width() - width - lean
        steps = _steps(cards, width * _STEP, width * _MIN_EQUAL_SHARE, free_width)
        part_right = self._part_right(steps, lifted)
        if lifted is not None:
            free_width -= part_right + width * _PART_LEFT
            steps = _steps(cards, width * _STEP, width * _MIN_EQUAL_SHARE, free_width)
            part_right = self._part_right(steps, lifted)
        half = max(0.5, (count - 1) / 2)
        turn = min(_TURN, _MAX_TURN / half)
        drop = min(_DROP * half * half, _MAX_DROP) * height
        sunk = fan.height() - self.tray.height()
        y = fan.top() + fan.height() * 0.53 - min(sunk, _MAX_RAISE_PX)
        # The outermost cards are the lowest: the fan is raised until their names are in the window,
        # and flattened where its upper edge leaves no more room.
        tilt = radians(turn * half)
        foot = y + drop + (width * sin(tilt) + height * cos(tilt)) / 2
        low = max(0.0, foot - fan.bottom() + _LIFTED_MARGIN)
        raised = min(low, max(0.0, y - height / 2 - fan.top()))
        y -= raised
        drop -= low - raised
        left = fan.center().x() - sum(steps) / 2
        if lifted is not None:
            right = left + sum(steps) + part_right + (width + lean) / 2
            left -= max(0.0, right - self.hand_room.right())
        places = []
        for i in range(count):
            x = left + sum(steps[:i])
            d = i - (count - 1) / 2
            if lifted is not None and i != lifted:
                x += part_right if i > lifted else -width * _PART_LEFT
            if i == lifted:
                places.append(self._lift(x))
            else:
                places.append(CardPlace(QPointF(x, y + drop * (d / half) ** 2), d * turn, scale))
        return places

    def _part_right(self, steps: Sequence[float], lifted: int | None) -> float:
        """Return how far the cards on the right move from the lifted card.

        The value of the next card, at its left edge, stays in sight.
        """
        width = CARD_SIZE[0] * self.hand_scale
        if lifted is None or lifted >= len(steps):
            return width * _PART_RIGHT
        covered = (width + CARD_SIZE[0] * self.lifted_scale) / 2 - steps[lifted]
        return max(width * _PART_RIGHT, covered + _LIFTED_MARGIN)

    def _lift(self, x: float) -> CardPlace:
        """Return the place of the held card: above the others, but below the battle sheet."""
        fan, scale = self.fan, self.lifted_scale
        lifted_place = self._upright_pos(x, fan.top() + fan.height() * 0.265, scale)
        if lifted_place.rect.left() >= self.battle.right():
            return lifted_place
        top = self.battle.bottom() + _LIFTED_MARGIN
        scale = min(scale, (self.size.height() - top - _LIFTED_MARGIN) / CARD_SIZE[1])
        return self._upright_pos(
            x, max(lifted_place.point.y(), top + CARD_SIZE[1] * scale / 2), scale
        )

    def _upright_pos(self, x: float, y: float, scale: float) -> CardPlace:
        """Return an upright place around a point, moved up where it would leave the window."""
        lowest = self.size.height() - _LIFTED_MARGIN - CARD_SIZE[1] * scale / 2
        return CardPlace(QPointF(x, min(y, lowest)), 0, scale)

    @property
    def bubble_room(self) -> float:
        """The greatest width of the bubble: the room beside the battle, or a readable minimum."""
        return max(_MIN_BUBBLE_WIDTH, self.size.width() - 20 - self.battle.right())

    def bubble(self, card: CardPlace, size: QSizeF, clear: QRectF | None = None) -> QRectF:
        """Return the rect of a bubble: above its card, in the window, beside the battle sheet.

        It moves aside from `clear`, the contested region, as far as it stays above its card.
        """
        rect = QRectF(QPointF(), size)
        rect.moveCenter(QPointF(card.point.x(), 0))
        rect.moveBottom(card.rect.top() - 17)
        rect.moveLeft(max(8.0, min(rect.left(), self.size.width() - size.width() - 8)))
        rect.moveTop(max(8.0, rect.top()))
        aside = self.battle.right() + 8
        if rect.intersects(self.battle):
            rect.moveLeft(min(aside, self.size.width() - size.width() - 8))
        if clear is None or not rect.intersects(clear):
            return rect
        moved = [clear.right() + 4, clear.left() - size.width() - 4]
        reach = QRectF(rect)
        for left in sorted(moved, key=lambda left: abs(left - rect.left())):
            reach.moveLeft(left)
            is_above = left - _BUBBLE_LEAN <= card.point.x() <= reach.right() + _BUBBLE_LEAN
            is_inside = 8 <= left <= self.size.width() - size.width() - 8
            if is_above and is_inside and not reach.intersects(self.battle):
                return reach
        return rect

    @property
    def draw_pile(self) -> CardPlace:
        """The place of the draw pile, at the left of the tray."""
        return self._pile(self.tray.left() + self._pile_room / 2)

    @property
    def discards(self) -> CardPlace:
        """The place of the discard pile, at the right of the tray."""
        return self._pile(self.tray.right() - self._pile_room / 2)

    def pile_label(self, pile: CardPlace) -> QRectF:
        """Return the room for the label below a pile."""
        tray = self.tray
        top = pile.rect.bottom() + min(6.0, tray.height() * 0.04)
        width = self._pile_room - max(8.0, 0.04 * tray.height())
        return QRectF(pile.point.x() - width / 2, top, width, tray.bottom() - top - 3)

    def _pile(self, x: float) -> CardPlace:
        tray = self.tray
        high = tray.height()
        scale = min(self.fan.height() * _PILE / CARD_SIZE[0],
                    max(1.0, high - _PILE_FOOT_HEIGHT - 6) / CARD_SIZE[1])  # fmt: skip
        y = min(high * 0.43, high - _PILE_FOOT_HEIGHT - CARD_SIZE[1] * scale / 2)
        return CardPlace(QPointF(x, tray.top() + y), 0, scale)


def _steps(cards: Sequence[Hashable], widest: float, minimum: float, room: float) -> list[float]:
    """Return the steps from each card to the next; their sum does not exceed `room`.

    Equal cards move together first, but not closer than a pointer needs if all have that room.
    """
    pairs = list(zip(cards, cards[1:], strict=False))
    equal = sum(a == b is not None for a, b in pairs)
    others = len(pairs) - equal
    over = widest * len(pairs) - room
    if over <= 0:
        return [widest] * len(pairs)
    minimum = max(minimum, min(_MIN_TARGET_WIDTH, room / len(pairs)))
    together = max(minimum, widest - over / equal) if equal else widest
    over = together * equal + widest * others - room
    step_width = widest - max(0.0, over) / others if others else widest
    if not others or step_width < together:
        step_width = together = room / len(pairs)
    return [together if a == b is not None else step_width for a, b in pairs]


def _has_room_to_stack(height: float) -> bool:
    """Return whether a low line of this height has room for the "passed" slip below the name."""
    return height >= _NAME_TALL + _SLIP_TALL + 2


def _row(rect: QRectF) -> LinePlace:
    """Return the layout of one line within its rect."""
    full_height, middle = rect.height(), rect.center().y()
    is_narrow = rect.width() < _NARROW
    beside = full_height < (_NARROW_LOW if is_narrow else _LOW)
    drum = min(13.5, full_height * 0.25)
    if beside:
        width = full_height * 0.64
        shield = QPointF(rect.left() + 19 + width / 2, middle)
        name_width = _NARROW_NAME if is_narrow else _NAME
        name = QRectF(shield.x() + width / 2 + 4, middle - _NAME_TALL / 2, name_width, _NAME_TALL)
        left = name.right() + 4
        marks = (0.0 if _has_room_to_stack(full_height) else _SLIP) + 2 * drum + 2
    else:
        width, name_tall = min(33.0, full_height * 0.42), min(18.0, max(12.0, full_height * 0.3))
        top = middle - (width * 1.18 + name_tall) / 2
        # In a narrow sheet the name leaves more of the line to the cards.
        least, most, share = _NAME_WIDTHS
        name_width = max(least, min(most, rect.width() * share))
        name = QRectF(
            rect.left() + 0.24 * name_width, top + width * 1.18 + 1, name_width, name_tall
        )
        shield = QPointF(name.center().x(), top + width * 0.59)
        left, marks = name.right() + 5, min(58.0, rect.width() * 0.155)
    radius = min(max(18.0, min(26.0, full_height * 0.31)), full_height / 2 - 1)
    total = QPointF(rect.right() - 13 - radius, middle)
    aside = QRectF(0, rect.top() + 1, marks, full_height - 2)
    aside.moveRight(total.x() - radius - 6)
    height = min(full_height - 7, 76.0)
    return LinePlace(
        rect=rect,
        shield=shield,
        shield_width=width,
        name=name,
        is_beside=beside,
        line=QRectF(left, middle - height / 2, aside.left() - 6 - left, height),
        aside=aside,
        drum_radius=drum,
        total=total,
        radius=radius,
    )
