"""Where words about an answer go: near what they speak of, and over nothing that must be seen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

#: How far the foot of a box may be above a card, and where on its foot the card may be.
_RISES = (15.0, 34.0, 58.0, 86.0)
_SHARES = (0.5, 0.32, 0.68, 0.16, 0.84, 0.06, 0.94, -0.08, 1.08, -0.2, 1.2)
#: The same of what must be said, if there is no room near.
_FAR_RISES = (*_RISES, 118.0)
_FAR_SHARES = (*_SHARES, -0.45, 1.45, -0.7, 1.7, -0.95, 1.95, -1.25, 2.25)
#: From how many pixels on a tail is long, and how much worse each is then; where in the box it
#: begins at the most, from its ends. One that hangs down leans no more than it is long.
_LONG, _WORSE, _BEGINS = 60.0, 2.0, 14.0
#: How far it may hang below a button, and where on its foot the button may be.
_DROPS = (9.0, 14.0, 24.0, 38.0, 56.0)
_ASIDE = (*_SHARES, -0.45, 1.45)
#: How far it may be beside a place, and in how many directions.
_GAPS = (20.0, 34.0, 50.0, 68.0, 90.0)
#: The same of what must be said, if there is no room near.
_FAR_GAPS = (*_GAPS, 108.0, 130.0, 160.0, 195.0, 240.0)
#: And of what must be said before all else.
_FARTHEST_GAPS = (*_FAR_GAPS, 290.0, 350.0, 420.0, 500.0, 590.0, 700.0)
#: Half the width of a tail where it begins, and up to how many pixels it is long: further off
#: there is none.
TAIL, _LONGEST_TAIL = 9.0, 120.0
#: The same half of the line that leads from there.
_LINE = 2.0
_DIRECTIONS = tuple(
    (math.cos(math.tau * number / 20), math.sin(math.tau * number / 20)) for number in range(20)
)
#: How much better it is beside than above or below, right above than askew, in pixels further.
_BESIDE, _ASKEW = 26.0, 40.0
#: How bad it is to lie over what should rather be seen, in pixels further.
_OVER = 110.0
#: How bad it is to lie over each thing that is dear.
_DEAR = 250.0
#: How bad it is that a tail crosses something, where it is long.
_CROSSED = 90.0
#: How bad it is to lie over what nothing may lie over, as only what must be said before all else
#: does, where there is no other room at all.
_COVERED = 3000.0
#: How bad it is that a tail or a line crosses the name of a place: only what must be said before
#: all else does.
_STRUCK = 500.0
#: How bad it is to have no tail.
_LOOSE = 150.0
#: Points of a tail that are looked at.
_STEPS = 8


@dataclass(frozen=True, slots=True)
class Touched:
    """Where an answer lands on the table, in scene pixels."""

    #: A card of the hand, or a place.
    target: QRectF
    #: Whether words about it stand above it, as of a card in the tray.
    above: bool = False
    #: Whether they hang below it, as of a button at the table's upper edge.
    below: bool = False
    #: The card that goes to that place.
    card: QRectF | None = None
    #: Where on the foot of a box above it the card should rather be, from 0 to 1.
    lean: float = 0.5
    #: Whether a button of the strip gives it, too.
    strip: bool = False
    #: The name of the place: what is said of it is found by that, so nothing lies across it.
    name: QRectF | None = None
    #: Where else it is found, if there is no room for all that is to be said of it here.
    other: Touched | None = None

    @property
    def places(self) -> Sequence[Touched]:
        """It and where else it is found, the better first."""
        return (self,) if self.other is None else (self, self.other)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What there is around the answers of a table, in scene pixels."""

    room: QRectF
    #: What nothing may lie over, and what nothing should.
    clear: Sequence[QRectF] = ()
    rather: Sequence[QRectF] = ()
    #: What something lies over only where there is hardly any other room.
    dear: Sequence[QRectF] = ()
    #: Words that hang there already, with their tails: no tail crosses them, however far it goes.
    said: Sequence[QRectF] = ()
    #: Names of places: no tail or line is to cross them.
    names: Sequence[QRectF] = ()
    #: What not even the best answer's words lie over, whatever room there is.
    kept: Sequence[QRectF] = ()

    @property
    def seen(self) -> Sequence[QRectF]:
        """What small things find room beside."""
        return [*self.clear, *self.dear]


def below_button(room: QRectF, button: tuple[float, float]) -> Touched:
    """Where an answer lands that is seen nowhere on the table: it is a button of the strip above,
    from there to there.
    """
    left, right = button
    return Touched(QRectF(left, room.top(), right - left, 0.5), below=True)


def tip(touched: Touched, box: QRectF) -> QPointF:
    """Where the tail of a box that speaks of it ends."""
    target = touched.target
    if touched.above:
        # In a fan the right of a card lies below the next.
        return QPointF(target.left() + 0.42 * target.width(), target.top() + 3)
    inside = min(10.0, target.width() / 2, target.height() / 2)
    return nearest(target.adjusted(inside, inside, -inside, -inside), box.center())


def _reaches(touched: Touched, box: QRectF) -> bool:
    """Whether a box lies near enough to what it speaks of, and straight enough, for a tail."""
    at = tip(touched, box)
    away = at - nearest(box, at)
    leans = abs(away.x()) + _BEGINS if touched.above and away.x() else 0.0
    return leans <= abs(away.y()) and math.hypot(away.x(), away.y()) <= _LONGEST_TAIL


class Found(NamedTuple):
    """A box for words, how bad it is there, and whether a tail points at what they speak of."""

    cost: float
    box: QRectF
    tail: bool


class Ranking:
    """Boxes of one size for an answer, where they cover least and are near first.

    They are found as they are asked for, once: plaques try one after the other where others hang
    already. If need be they are `far` from a place, the tail of what is said `first` crosses what
    lies between, and what must be said is said `anywhere`: further off, and over what nothing may
    lie over.
    """

    def __init__(
        self,
        size: QSizeF,
        touched: Touched,
        around: Surroundings,
        *,
        far: bool = False,
        first: bool = True,
        anywhere: bool = False,
    ) -> None:
        self._touched = touched
        self._more = _ranked(size, touched, around, far=far, first=first, anywhere=anywhere)
        self._found: list[Found] = []

    def best(self, said: Sequence[QRectF] = (), most: float = math.inf) -> Found | None:
        """The best box that keeps off what is said already; None where none is better than the
        `most`.
        """
        for found in self._all():
            if found.cost >= most:
                break
            if not any(map(found.box.intersects, said)) and not self._crosses(found, said):
                return found
        return None

    def _all(self) -> Iterator[Found]:
        yield from self._found
        for one in self._more:
            self._found.append(one)
            yield one

    def _crosses(self, found: Found, said: Sequence[QRectF]) -> bool:
        """Nothing leads from afar to a card of the hand, whose number is seen there."""
        leads = found.tail or not self._touched.above
        at, half = tip(self._touched, found.box), TAIL if found.tail else _LINE
        return leads and bool(crossed(found.box, at, said, half))


def _ranked(
    size: QSizeF,
    touched: Touched,
    around: Surroundings,
    *,
    far: bool,
    first: bool,
    anywhere: bool,
) -> Iterator[Found]:
    gap = _FARTHEST_GAPS[-1] if anywhere else _FAR_GAPS[-1] if far else _GAPS[-1]
    rise = _FAR_RISES[-1] if far else _RISES[-1]
    reach = QPointF(2 * size.width() + gap + 2, size.height() + max(gap, rise) + 2)
    near = QRectF(touched.target.topLeft() - reach, touched.target.bottomRight() + reach)
    clear = [rect for rect in around.clear if rect.intersects(near)]
    dear = [rect for rect in around.dear if rect.intersects(near)]
    rather = [rect for rect in around.rather if rect.intersects(near)]
    names = [rect for rect in around.names if rect.intersects(near)]
    if touched.above:
        ways = _above(size, touched, far=far)
    elif touched.below:
        ways = _below(size, touched)
    else:
        ways = _beside(size, touched, _FARTHEST if anywhere else _FAR if far else _NEAR)
    waiting: list[tuple[float, int, Found]] = []
    for number, (box, cost) in enumerate(ways):
        # What a box lies over makes it only worse.
        while waiting and waiting[0][0] <= cost:
            yield heappop(waiting)[-1]
        if not around.room.contains(box) or box.intersects(touched.target):
            continue
        covered = sum(map(box.intersects, clear))
        if covered and (not anywhere or any(map(box.intersects, around.kept))):
            continue
        cost += _COVERED * covered
        at = tip(touched, box)
        tail = _reaches(touched, box)
        over = crossed(box, at, clear) if tail else 0
        tail = tail and (not over or (far and first))
        struck = 0
        if tail or not touched.above:
            struck = crossed(box, at, names, TAIL if tail else _LINE)
        if struck and not (far and first):
            continue
        if tail:
            cost += _CROSSED * (over + crossed(box, at, dear))
        elif far and not touched.below:
            cost += _LOOSE
        else:
            continue
        cost += _STRUCK * struck + _DEAR * sum(map(box.intersects, dear))
        cost += _OVER * sum(_shared(box, rect) for rect in rather if rect.intersects(box))
        heappush(waiting, (cost, number, Found(cost, box, tail)))
    while waiting:
        yield heappop(waiting)[-1]


def _length(pixels: float) -> float:
    """How bad a tail of that length is."""
    return pixels + _WORSE * max(0.0, pixels - _LONG)


@lru_cache(maxsize=32)
def _over(lean: float, far: bool) -> list[tuple[float, float, float]]:
    """How bad every rise with every share is, the best first."""
    return sorted(
        (_length(rise) + _ASKEW * abs(share - lean), rise, share)
        for rise in (_FAR_RISES if far else _RISES)
        for share in (_FAR_SHARES if far else _SHARES)
    )


_UNDER = sorted(
    (drop + _ASKEW * abs(share - 0.5), drop, share) for drop in _DROPS for share in _ASIDE
)
_NEAR, _FAR, _FARTHEST = (
    sorted((_length(gap) + _BESIDE * abs(y), gap, x, y) for gap in gaps for x, y in _DIRECTIONS)
    for gaps in (_GAPS, _FAR_GAPS, _FARTHEST_GAPS)
)


def _above(size: QSizeF, touched: Touched, *, far: bool) -> Iterator[tuple[QRectF, float]]:
    at, wide = tip(touched, touched.target), size.width()
    foot = at.y() - size.height()
    for cost, rise, share in _over(touched.lean, far):
        yield QRectF(QPointF(at.x() - share * wide, foot - rise), size), cost


def leaning(touched: Sequence[Touched]) -> list[Touched]:
    """The same, with boxes that make way for each other: those of the cards at the left more to
    the left.
    """
    cards = sorted((one for one in touched if one.above), key=lambda one: one.target.left())
    most = max(1, len(cards) - 1)
    leans = {id(one): 0.94 - 0.88 * number / most for number, one in enumerate(cards)}
    return [replace(one, lean=leans.get(id(one), one.lean)) for one in touched]


def _below(size: QSizeF, touched: Touched) -> Iterator[tuple[QRectF, float]]:
    target = touched.target
    for cost, drop, share in _UNDER:
        left = target.left() + share * (target.width() - size.width())
        box = QRectF(QPointF(left, target.bottom() + drop), size)
        if box.left() < target.right() and box.right() > target.left():
            yield box, cost


def _beside(
    size: QSizeF, touched: Touched, ways: Sequence[tuple[float, float, float, float]]
) -> Iterator[tuple[QRectF, float]]:
    target = touched.target
    wide, high = (size.width() + target.width()) / 2, (size.height() + target.height()) / 2
    middle = target.center() - QPointF(size.width() / 2, size.height() / 2)
    for cost, gap, x, y in ways:
        corner = QPointF(middle.x() + x * (gap + wide), middle.y() + y * (gap + high))
        yield QRectF(corner, size), cost


def _shared(box: QRectF, other: QRectF) -> float:
    """Of a box, the share that lies over another."""
    both = box & other
    return both.width() * both.height() / (box.width() * box.height()) if both.isValid() else 0.0


def crossed(box: QRectF, at: QPointF, clear: Sequence[QRectF], wide: float = TAIL) -> int:
    """How many of these lie between a box and the end of its tail; `wide`: half of it at first."""
    # Few things lie anywhere near it.
    about = QRectF(nearest(box, at), at).normalized().adjusted(-TAIL, -TAIL, TAIL, TAIL)
    near = [rect for rect in clear if rect.intersects(about) and not rect.contains(at)]
    if not near:
        return 0
    points = way(box, at)
    # A tail tapers from its box to its end.
    halves = [wide * (1 - step / _STEPS) for step in range(1, _STEPS)]
    return sum(
        any(
            rect.adjusted(-half, -half, half, half).contains(point)
            for point, half in zip(points, halves, strict=True)
        )
        for rect in near
    )


def way(box: QRectF, at: QPointF) -> list[QPointF]:
    """Points of the tail from a box to a point, without the last."""
    start = nearest(box, at)
    return [start + (at - start) * (step / _STEPS) for step in range(1, _STEPS)]


def including(box: QRectF, at: QPointF) -> QRectF:
    """A box that reaches as far as a point; Qt unites nothing with a rectangle without size."""
    return box.united(QRectF(at - QPointF(1, 1), QSizeF(2, 2)))


def nearest(box: QRectF, at: QPointF) -> QPointF:
    """The point of a box next to another point."""
    x = max(box.left(), min(box.right(), at.x()))
    return QPointF(x, max(box.top(), min(box.bottom(), at.y())))
