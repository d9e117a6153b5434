"""Where everything of Condottiere lies in a window of a given size, in scene pixels.

The map fills the window above the tray; the sheet of the battle lies on the western sea, or on
Provence too when five or six lines, or four in a small window, need more height, and never on a
region.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from desktop.games.condottiere.art.geometry import FRAME, map_rect
from desktop.painting.card_stock import CARD_SIZE, Place
from desktop.table.callouts.tags import Saying

#: Of the window's height, strip included, kept below for the hand.
_TRAY_SHARE, _TRAY_LEAST, _TRAY_MOST = 0.206, 150.0, 230.0
_TRAY_LOW = 0.254  # of a window so low that even the least would be too much
#: The least where all of the board is to be seen: every hand is a row of small cards then.
_TRAY_WHOLE = 116.0

# Of the tray's height: hand cards and piles.
_CARD, _LIFTED, _PILE = 0.62, 0.765, 0.44
_STEP, _TURN, _DROP = 0.66, 2.7, 0.0139  # from card to card: share of a card, degrees, card heights
_EQUAL_LEAST = 0.14  # of a card: what is seen of one below an equal one
_TURN_MOST, _DROP_MOST = 12.0, 0.12
_PART_RIGHT, _PART_LEFT = 0.48, 0.16  # how cards part for the lifted one, of a card
_PILE_ROOM = 0.80  # of the tray's height: kept left and right of the hand for a pile
_BUBBLE_LEAST = 240.0  # pixels of the words above the lifted card
_PILE_WORDS = 118.0  # pixels of the words below one

# The battle, in map units: few lines leave Provence in sight, many lines use all the west.
_FEW = 4
_FEW_TOP, _MANY_TOP = 443.0, 322.0
_FEW_RIGHT, _MANY_RIGHT = 136.0, 34.0
_MANY_SHIFT = 85.0  # so much further east lies Italy then
_BATTLE_WIDTH, _BATTLE_AIR = 452.0, 10.0
_HEADER, _ROW, _FOOT = 46.0, 78.0, 8.0
_READ = 34.0  # pixels of a line whose words can be read
#: In a line lower than this, all stands in one row: the name, and the slip of who passed.
_LOW, _NAME, _NAME_TALL, _SLIP, _SLIP_TALL = 40.0, 52.0, 15.0, 46.0, 15.0
_DESIGN = 756.0  # height of the map all these are made for


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's line in the battle."""

    rect: QRectF
    shield: QPointF
    shield_width: float
    name: QRectF
    #: The name stands beside the shield: below it there is no room for readable type.
    beside: bool
    #: Room for the cards.
    line: QRectF
    #: Room for "passed" and for the doubling; `marks` says where each lies in it.
    aside: QRectF
    drum_radius: float
    total: QPointF
    radius: float

    @property
    def card_scale(self) -> float:
        """Scene pixels per millimetre of the cards in the line."""
        return self.line.height() / CARD_SIZE[1]

    def marks(self, *, passed: bool, doubled: bool) -> tuple[QRectF | None, QPointF | None]:
        """Where the slip of who passed and the middle of the drum lie: one above the other, or, in
        a low line, side by side.
        """
        aside, radius = self.aside, self.drum_radius
        if self.beside:
            slip = QRectF(0, 0, _SLIP, min(_SLIP_TALL, aside.height()))
            slip.moveCenter(QPointF(aside.right() - _SLIP / 2, aside.center().y()))
            right = slip.left() if passed else aside.right()
            drum = QPointF(right - radius - 1, aside.center().y())
            return slip if passed else None, drum if doubled else None
        slip = QRectF(0, 0, aside.width(), min(19.0, aside.height() * 0.38))
        slip.moveCenter(aside.center())
        drum = QPointF(aside.right() - radius - 3, aside.center().y())
        if passed and doubled:
            drum.setY(drum.y() - slip.height() / 2 - 0.5)
            slip.translate(0, radius + 0.5)
        return slip if passed else None, drum if doubled else None

    def cards(self, count: int, *, marked: bool = True) -> list[Place]:
        """The cards from left to right, closer where they are many; unmarked lines are longer."""
        scale = self.card_scale
        width = CARD_SIZE[0] * scale
        step = width * 0.9
        if count > 1:
            right = self.line.right() if marked else self.aside.right()
            step = min(step, (right - self.line.left() - width) / (count - 1))
        y = self.line.center().y()
        left = self.line.left() + width / 2
        return [Place(QPointF(left + i * step, y), 0, scale) for i in range(count)]


@dataclass(frozen=True)
class Layout:
    """All places for one size of the viewport and a number of battle lines; the `whole` board is
    given more room than the tray.
    """

    size: QSizeF
    lines: int
    whole: bool = False

    # -- the map -------------------------------------------------------------------------------

    @cached_property
    def tray(self) -> QRectF:
        """The board the hand lies on."""
        high = self.size.height()
        least = _TRAY_WHOLE if self.whole else min(_TRAY_LEAST, _TRAY_LOW * high)
        tall = max(least, min(_TRAY_SHARE * high, _TRAY_MOST))
        tall = min(tall, self.size.height() / 3)
        return QRectF(0, self.size.height() - tall, self.size.width(), tall)

    @cached_property
    def map(self) -> QRectF:
        """The sheet of the map."""
        return QRectF(0, 0, self.size.width(), max(1.0, self.tray.top()))

    @cached_property
    def sheet(self) -> QRectF:
        """The same in map units: what it shows."""
        return self._shifted(0.0 if self.few else _MANY_SHIFT)

    def _shifted(self, shift: float) -> QRectF:
        """What is seen of the map where Italy lies so much further east."""
        return map_rect(self.map.width() / self.map.height(), shift)

    @cached_property
    def few(self) -> bool:
        """Whether the sheet of the battle is low: its lines are few, and can be read there."""
        return self.lines <= _FEW and self._tallest(self._shifted(0.0), _FEW_TOP) >= _READ

    @property
    def scale(self) -> float:
        """Scene pixels per map unit."""
        return self.map.width() / self.sheet.width()

    def board(self) -> QTransform:
        """From map units to the scene."""
        corner = self.sheet.topLeft()
        scale = self.scale
        return QTransform().scale(scale, scale).translate(-corner.x(), -corner.y())

    # -- the battle ----------------------------------------------------------------------------

    @property
    def _grown(self) -> float:
        """How much larger than in the design things on the map are."""
        return min(1.25, self.map.height() / _DESIGN)

    @cached_property
    def battle(self) -> QRectF:
        """The sheet the battle is kept on."""
        inside = self.map.adjusted(*(sign * FRAME * self.scale for sign in (1, 1, -1, -1)))
        home = self.board()
        corner = (_FEW_RIGHT, _FEW_TOP) if self.few else (_MANY_RIGHT, _MANY_TOP)
        limit = home.map(QPointF(*corner))
        left, bottom = inside.left() + _BATTLE_AIR, inside.bottom() - _BATTLE_AIR
        width = min(_BATTLE_WIDTH * max(0.86, self._grown), limit.x() - left)
        row = min(_ROW * max(0.86, self._grown), self._tallest(self.sheet, corner[1]))
        height = self.header_height + _FOOT + row * self.lines
        return QRectF(left, bottom - height, width, height)

    def _tallest(self, sheet: QRectF, top: float) -> float:
        """How tall a line of the battle can be that may lie so high on the map."""
        scale = self.map.width() / sheet.width()
        bottom = self.map.bottom() - FRAME * scale - _BATTLE_AIR
        room = bottom - (top - sheet.top()) * scale
        return (room - self.header_height - _FOOT) / self.lines

    @property
    def header_height(self) -> float:
        """Of the battle: the name of the contested region."""
        return _HEADER * max(0.86, min(1.0, self._grown))

    def header(self, *, season: bool) -> QRectF:
        """Room for the name of the contested region: left of the season, if one hangs there."""
        battle = self.battle
        right = self.season.left() - 8 if season else battle.right() - 16
        return QRectF(battle.left() + 12, battle.top(), right - battle.left() - 12,
                      self.header_height)  # fmt: skip

    @property
    def season(self) -> QRectF:
        """The pennant above the battle's upper right corner."""
        grown = max(0.86, min(1.0, self._grown))
        battle = self.battle
        width, height = 172 * grown, 51 * grown
        return QRectF(battle.right() - width - 16 * grown, battle.top() - 14, width, height)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the battle, from above."""
        battle = self.battle
        top = battle.top() + self.header_height + 4
        tall = (battle.bottom() - 4 - top) / self.lines
        return tuple(
            _row(QRectF(battle.left(), top + i * tall, battle.width(), tall))
            for i in range(self.lines)
        )

    def beside(self, html: str, seat: int) -> Saying:
        """Words about a line, beside the battle."""
        rect = self.rows[seat].rect
        return Saying(html, QPointF(rect.right(), rect.center().y()), clear=(self.battle,))

    # -- the tray ------------------------------------------------------------------------------

    @property
    def hand_scale(self) -> float:
        """Scene pixels per millimetre in the hand."""
        return self.tray.height() * _CARD / CARD_SIZE[0]

    @property
    def lifted_scale(self) -> float:
        """Scene pixels per millimetre of the card that is held."""
        return self.tray.height() * _LIFTED / CARD_SIZE[0]

    @property
    def _pile_room(self) -> float:
        return max(_PILE_WORDS, self.tray.height() * _PILE_ROOM)

    @property
    def hand_room(self) -> QRectF:
        """The tray between the piles."""
        room = self._pile_room
        return self.tray.adjusted(room, 0, -room, 0)

    def hand(self, cards: Sequence[Hashable], lifted: int | None = None) -> list[Place]:
        """A shallow fan in the middle of the tray; the lifted card stands upright above it.

        Where there is little room, equal cards that lie side by side move together first.
        """
        if not cards:
            return []
        count = len(cards)
        tray, scale = self.tray, self.hand_scale
        width, height = CARD_SIZE[0] * scale, CARD_SIZE[1] * scale
        apart = width * (_PART_RIGHT + _PART_LEFT) if lifted is not None else 0.0
        lean = height * 0.1
        room = self.hand_room.width() - width - lean - apart
        steps = _steps(cards, width * _STEP, width * _EQUAL_LEAST, room)
        half = max(0.5, (count - 1) / 2)
        turn = min(_TURN, _TURN_MOST / half)
        drop = min(_DROP * half * half, _DROP_MOST) * height
        y = tray.top() + tray.height() * 0.53
        left = tray.center().x() - sum(steps) / 2
        places = []
        for i in range(count):
            x = left + sum(steps[:i])
            d = i - (count - 1) / 2
            if lifted is not None and i != lifted:
                x += width * (_PART_RIGHT if i > lifted else -_PART_LEFT)
            if i == lifted:
                places.append(self._lift(x))
            else:
                places.append(Place(QPointF(x, y + drop * (d / half) ** 2), d * turn, scale))
        return places

    def _lift(self, x: float) -> Place:
        """The card that is held: above the others, but over no line of the battle."""
        tray = self.tray
        place = Place(QPointF(x, tray.top() + tray.height() * 0.265), 0, self.lifted_scale)
        under = self.battle.bottom() + 3 - place.rect.top()
        if under <= 0 or place.rect.left() >= self.battle.right():
            return place
        return Place(place.at + QPointF(0, under), 0, place.scale)

    @property
    def bubble_room(self) -> float:
        """How wide that may be beside the battle, if there is room for readable lines."""
        return max(_BUBBLE_LEAST, self.size.width() - 20 - self.battle.right())

    def bubble(self, card: Place, size: QSizeF) -> QRectF:
        """What the lifted card would do: words above it, inside the window, beside the battle."""
        rect = QRectF(QPointF(), size)
        rect.moveCenter(QPointF(card.at.x(), 0))
        rect.moveBottom(card.rect.top() - 17)
        rect.moveLeft(max(8.0, min(rect.left(), self.size.width() - size.width() - 8)))
        rect.moveTop(max(8.0, rect.top()))
        aside = self.battle.right() + 8
        if rect.intersects(self.battle):
            rect.moveLeft(min(aside, self.size.width() - size.width() - 8))
        return rect

    @property
    def draw_pile(self) -> Place:
        """The cards still to be dealt, at the left of the tray."""
        return self._pile(self.tray.left() + self._pile_room / 2)

    @property
    def discards(self) -> Place:
        """The cards out of play, at the right of the tray."""
        return self._pile(self.tray.right() - self._pile_room / 2)

    def pile_label(self, pile: Place) -> QRectF:
        """Room for the words below a pile."""
        tray = self.tray
        top = pile.rect.bottom() + 6
        width = self._pile_room - 0.04 * tray.height()
        return QRectF(pile.at.x() - width / 2, top, width, tray.bottom() - top - 4)

    def _pile(self, x: float) -> Place:
        tray = self.tray
        scale = tray.height() * _PILE / CARD_SIZE[0]
        return Place(QPointF(x, tray.top() + tray.height() * 0.43), 0, scale)


def _steps(cards: Sequence[Hashable], widest: float, least: float, room: float) -> list[float]:
    """From each card to the next, all together no longer than the room."""
    pairs = list(zip(cards, cards[1:], strict=False))
    equal = sum(a == b is not None for a, b in pairs)
    others = len(pairs) - equal
    over = widest * len(pairs) - room
    if over <= 0:
        return [widest] * len(pairs)
    together = max(least, widest - over / equal) if equal else widest
    over = together * equal + widest * others - room
    apart = widest - max(0.0, over) / others if others else widest
    if not others or apart < together:
        apart = together = room / len(pairs)
    return [together if a == b is not None else apart for a, b in pairs]


def _row(rect: QRectF) -> Row:
    """The places of one line in its rect."""
    tall, middle = rect.height(), rect.center().y()
    beside = tall < _LOW
    drum = min(13.5, tall * 0.25)
    if beside:
        wide = tall * 0.64
        shield = QPointF(rect.left() + 19 + wide / 2, middle)
        name = QRectF(shield.x() + wide / 2 + 4, middle - _NAME_TALL / 2, _NAME, _NAME_TALL)
        left, marks = name.right() + 4, _SLIP + 2 * drum + 2
    else:
        wide, name_tall = min(33.0, tall * 0.42), min(18.0, tall * 0.3)
        top = middle - (wide * 1.18 + name_tall) / 2
        shield = QPointF(rect.left() + 43, top + wide * 0.59)
        name = QRectF(shield.x() - 29, top + wide * 1.18 + 1, 58, name_tall)
        left, marks = shield.x() + 34, min(58.0, rect.width() * 0.155)
    radius = min(max(18.0, min(26.0, tall * 0.31)), tall / 2 - 1)
    total = QPointF(rect.right() - 13 - radius, middle)
    aside = QRectF(0, rect.top() + 1, marks, tall - 2)
    aside.moveRight(total.x() - radius - 6)
    height = min(tall - 7, 76.0)
    return Row(
        rect=rect,
        shield=shield,
        shield_width=wide,
        name=name,
        beside=beside,
        line=QRectF(left, middle - height / 2, aside.left() - 6 - left, height),
        aside=aside,
        drum_radius=drum,
        total=total,
        radius=radius,
    )
