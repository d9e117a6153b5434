"""How much every part of the panel says in the room there is: counted, before anything is moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from desktop.panels.held_card import Size

#: Below this height seats show only the most important.
_TALL: Final = 740
#: Room the chronicle wants before the seats, and before pile or score, say everything.
_LEFT, _LEFT_MORE = 145, 220
#: With less than this, two whole lines of the chronicle below its heading, seats become low even
#: where they show nothing else that may be left out.
_TWO_LINES: Final = 110
#: Room a hint wants: all its answers, why, and what its figures are.
_ADVISED: Final = 340
#: Room the list of moves wants where seats are low: its heading and five lines or more.
_LISTED: Final = 190
#: With less than this for the chronicle, or than a hint needs, the panel scrolls; the chronicle
#: has so much then.
_LEAST, _SCROLLED = 56, 160
#: What is always there: the margins, and the row of buttons.
_FRAME: Final = 58
#: Between one part and the next.
SPACING: Final = {Size.TALL: 10, Size.SHORT: 6, Size.LOW: 4}


@dataclass(frozen=True, slots=True)
class Need:
    """The heights in which a box says the most important, or everything."""

    short: int
    tall: int
    #: The moment is about it: it says everything before the seats do.
    first: bool = False

    @property
    def more(self) -> int:
        """What it takes to say everything."""
        return self.tall - self.short


@dataclass(frozen=True, slots=True)
class Needs:
    """What all parts of a panel need, in pixels of normal text."""

    #: What is seen of the panel at a time.
    high: int
    #: What wins, above the seats.
    goal: int
    seats: int
    #: All cards of seats together, by their size.
    cards: Mapping[Size, int]
    #: Cards of seats may become low as soon as the page below has less than it should.
    may_be_low: bool
    #: From top to bottom.
    boxes: Sequence[Need]
    #: What the page below needs to show a hint, with its reasons; 0: it shows none.
    advised: int = 0
    #: It lists what the board shows as well.
    listed: bool = False
    #: What the page below needs to say how a match ended; 0: it goes on.
    ended: int = 0

    @property
    def left(self) -> int:
        """What the page below should have at the least."""
        return max(_ADVISED, self.advised) if self.advised else max(_LEFT, self.ended)

    def taken(self, size: Size) -> int:
        """What the seats take, with all that lies between the parts."""
        return self.cards[size] + SPACING[size] * (self.seats + len(self.boxes) + 2)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is said, so that the page below has room enough."""

    size: Size
    goal: bool
    #: Whether each box that is shown says everything; those below them give way.
    tall: tuple[bool, ...]
    #: How much higher the panel has to be than what is seen of it: then it scrolls.
    missing: int


def planned(needs: Needs) -> Plan:
    """As much as leaves the page below room enough."""
    room = needs.high - _FRAME - needs.goal - sum(box.short for box in needs.boxes)
    size = _size(needs, room)
    room -= needs.taken(size)
    # Where not even low seats leave room enough, what wins is left to the rules; and where somebody
    # has won.
    spared = size is Size.LOW or needs.ended > 0
    goal = needs.goal > 0 and not (spared and room < needs.left)
    if not goal:
        room += needs.goal
    boxes = list(needs.boxes)
    if size is Size.LOW and (needs.listed or needs.advised):
        # Whoever asks for the list, or for a hint, is to read it.
        while boxes and room < (_ADVISED if needs.advised else _LISTED):
            room += boxes.pop().short + SPACING[size]
    tall, rest = _told(boxes, room, needs.left)
    if needs.advised:
        return Plan(size, goal, tall, max(0, needs.advised - rest))
    return Plan(size, goal, tall, _SCROLLED - rest if rest < _LEAST else 0)


def _size(needs: Needs, room: int) -> Size:
    """The largest cards of seats that leave the page below room enough, or the smallest."""
    # What the moment is about is told in full before the seats are.
    more = sum(box.more for box in needs.boxes if box.first)
    if needs.high >= _TALL and room - more - needs.taken(Size.TALL) >= needs.left:
        return Size.TALL
    left = needs.left if needs.may_be_low else _TWO_LINES
    low = needs.cards[Size.LOW] < needs.cards[Size.SHORT]
    return Size.LOW if low and room - needs.taken(Size.SHORT) < left else Size.SHORT


def _told(boxes: Sequence[Need], room: int, left: int) -> tuple[tuple[bool, ...], int]:
    """Which boxes say everything, and the room that is left then."""
    rest, tall = room, [False] * len(boxes)
    for number in sorted(range(len(boxes)), key=lambda number: not boxes[number].first):
        box = boxes[number]
        room -= box.more
        if room >= (left if box.first else max(left, _LEFT_MORE)):
            tall[number] = True
            rest -= box.more
    return tuple(tall), rest
