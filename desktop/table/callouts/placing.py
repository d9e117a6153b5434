"""Placement of texts about answers: near their place, without covering what must stay visible."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

#: Distances between the foot of a box and the card below it.
_RISES = (15.0, 34.0, 58.0, 86.0, 118.0)
#: Positions of the button along the top edge of the box.
_BUTTON_SHARES = (0.5, 0.32, 0.68, 0.16, 0.84, 0.06, 0.94, -0.08, 1.08, -0.2, 1.2, -0.45, 1.45)
#: Positions of the card along the foot of the box.
_SHARES = (*_BUTTON_SHARES, -0.7, 1.7, -0.95, 1.95, -1.25, 2.25)
#: Length in pixels from which a tail is long.
_LONG_TAIL_LENGTH = 60.0
#: Extra cost of each pixel of a long tail.
_LONG_TAIL_COST = 2.0
#: Margin of the tail's base from the ends of the box. A tail that points down leans at most as far
#: as it is long.
_TAIL_MARGIN = 14.0
#: Distances of a box below a button.
_DROPS = (9.0, 14.0, 24.0, 38.0, 56.0)
#: Distances of a box beside a place; 20 directions are tried.
_GAPS = (20.0, 34.0, 50.0, 68.0, 90.0, 108.0, 130.0, 160.0, 195.0, 240.0)
#: Half the width of a tail at its base.
TAIL_HALF_WIDTH = 9.0
#: Length in pixels beyond which no tail reaches, to a card or button and to a place on the board.
_MAX_CARD_TAIL_LENGTH = 120.0
_MAX_TAIL_LENGTH = 240.0
_DIRECTIONS = tuple(
    (math.cos(math.tau * number / 20), math.sin(math.tau * number / 20)) for number in range(20)
)
#: Cost of a position right above or below instead of beside a place, in pixels of distance.
_NOT_BESIDE_COST = 26.0
#: Cost of a box that is not centred above a card, times the offset as a share of its width.
_OFF_CENTRE_COST = 40.0
#: Cost of covering what should stay visible, in pixels of distance.
_AVOID_COST = 110.0
#: Cost of covering each item in `CalloutObstacles.avoid_most`.
_AVOID_MOST_COST = 250.0
#: Cost of each item crossed by a tail.
_CROSSING_COST = 90.0
#: Cost of covering an item in `CalloutObstacles.clear`; only the text of top precedence may do
#: where there is no other room.
_COVER_COST = 3000.0
#: Cost of a tail across the name of a place, which only the text of top precedence may
#: have.
_NAME_CROSSING_COST = 500.0
#: Where a tail ends on a card, as a share of its width: a fan leaves little more to be seen.
_VISIBLE_SHARE = 0.25
#: The number of steps in which a tail is tested.
_TAIL_TEST_STEPS = 8


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a move lands on the table, in scene pixels."""

    #: A card of the hand, or a place.
    target: QRectF
    #: Whether texts are above the target, such as a card in the tray.
    are_texts_above: bool = False
    #: Whether texts hang below the target, such as a button at the upper edge of the table.
    are_texts_below: bool = False
    #: The card that goes to that place.
    card: QRectF | None = None
    #: Whether the target fills only the ellipse in its rect, such as a hexagon.
    is_elliptic: bool = False
    #: The piece on the board that goes to that place.
    source: QRectF | None = None
    #: Preferred position of the card along the foot of a box above it, from 0 to 1.
    lean: float = 0.5
    #: Whether a button of the strip gives the move too.
    has_strip_button: bool = False
    #: Whether the move is shown there only for now, such as a bid in a form: a badge without a
    #: callout would point at nothing.
    is_passing: bool = False
    #: The rect of the place's name, which texts refer to and must not cross.
    name: QRectF | None = None
    #: An alternative place of the move, if the text does not fit here.
    alternative: Anchor | None = None

    @property
    def places(self) -> Sequence[Anchor]:
        """The place and its alternative, the better first."""
        return (self,) if self.alternative is None else (self, self.alternative)


@dataclass(frozen=True, slots=True)
class CalloutObstacles:
    """The items around the places of the moves, in scene pixels."""

    bounds: QRectF
    #: What must not be covered.
    clear: Sequence[QRectF] = ()
    #: What should not be covered.
    avoid: Sequence[QRectF] = ()
    #: Areas that are covered only if there is hardly any other room.
    avoid_most: Sequence[QRectF] = ()
    #: Texts already placed, with their tails; no other tail crosses them.
    callout_rects: Sequence[QRectF] = ()
    #: Names of places; no tail crosses them.
    names: Sequence[QRectF] = ()
    #: What even the best move's text must not cover.
    never_cover: Sequence[QRectF] = ()

    @property
    def small_item_obstacles(self) -> Sequence[QRectF]:
        """The rects small items must avoid."""
        return [*self.clear, *self.avoid_most]


def below_button(rect: QRectF, button: tuple[float, float]) -> Anchor:
    """Return the place of a move that is not on the table but on a button of the strip.

    `button` is the horizontal extent of the button.
    """
    left, right = button
    return Anchor(QRectF(left, rect.top(), right - left, 0.5), are_texts_below=True)


def tail_tip(anchor: Anchor, rect: QRectF) -> QPointF:
    """Return the point at which the tail of a box ends."""
    target = anchor.target
    if anchor.are_texts_above:
        # In a fan the next card covers the right side.
        return QPointF(target.left() + _VISIBLE_SHARE * target.width(), target.top() + 3)
    inside = min(10.0, target.width() / 2, target.height() / 2)
    if anchor.is_elliptic:
        away, centre = rect.center() - target.center(), target.center()
        across, down = target.width() / 2 - inside, target.height() / 2 - inside
        if not across or not down:
            return centre
        far = math.hypot(away.x() / across, away.y() / down)
        return centre + away / max(1.0, far)
    return nearest_point(target.adjusted(inside, inside, -inside, -inside), rect.center())


def _is_in_reach(anchor: Anchor, rect: QRectF) -> bool:
    """Return whether a box is close and straight enough above or beside its place for a tail."""
    point = tail_tip(anchor, rect)
    away = point - nearest_point(rect, point)
    leans = abs(away.x()) + _TAIL_MARGIN if anchor.are_texts_above and away.x() else 0.0
    beside = not anchor.are_texts_above and not anchor.are_texts_below
    longest = _MAX_TAIL_LENGTH if beside else _MAX_CARD_TAIL_LENGTH
    return leans <= abs(away.y()) and math.hypot(away.x(), away.y()) <= longest


class RankedBox(NamedTuple):
    """The position of a box, from which its tail reaches its place, and its cost."""

    cost: float
    box: QRectF


class Ranking:
    """The positions of a box of one size for a move, the cheapest first.

    They are computed lazily and once, because callouts are tried repeatedly among those already
    placed. `first` allows a tail that crosses other things, `may_cover` a box over what should stay
    clear, and without `has_tail` the box may be out of a tail's reach.
    """

    def __init__(
        self,
        size: QSizeF,
        anchor: Anchor,
        around: CalloutObstacles,
        *,
        first: bool = True,
        may_cover: bool = False,
        has_tail: bool = True,
    ) -> None:
        self._anchor = anchor
        self._remaining = _rank_boxes(
            size, anchor, around, first=first, may_cover=may_cover, has_tail=has_tail
        )
        self._boxes: list[RankedBox] = []

    def best(
        self, callout_rects: Sequence[QRectF] = (), max_cost: float = math.inf
    ) -> RankedBox | None:
        """Return the cheapest box below `max_cost` that avoids `callout_rects`, or None."""
        for ranked in self._rank_lazily():
            if ranked.cost >= max_cost:
                break
            tip = tail_tip(self._anchor, ranked.box)
            if not any(map(ranked.box.intersects, callout_rects)) and not crossed_count(
                ranked.box, tip, callout_rects
            ):
                return ranked
        return None

    def _rank_lazily(self) -> Iterator[RankedBox]:
        yield from self._boxes
        for ranked in self._remaining:
            self._boxes.append(ranked)
            yield ranked


def swap_crossed(
    boxes: Sequence[RankedBox], anchors: Sequence[Anchor], around: CalloutObstacles
) -> list[RankedBox]:
    """Return boxes of which two change places where their tails cross each other.

    Boxes above or below their places stay, and so do those whose tails would not reach. `around`
    holds no box of these.
    """
    ranked = list(boxes)
    free = [n for n, at in enumerate(anchors) if not (at.are_texts_above or at.are_texts_below)]
    for one, other in combinations(free, 2):
        if not _lines_cross(ranked[one].box, anchors[one], ranked[other].box, anchors[other]):
            continue
        middles = ranked[other].box.center(), ranked[one].box.center()
        swapped = []
        for number, centre in zip((one, other), middles, strict=True):
            box = QRectF(ranked[number].box)
            box.moveCenter(centre)
            swapped.append(_kept_inside(box, around.bounds))
        other_boxes = [
            other_ranked.box
            for number, other_ranked in enumerate(ranked)
            if number not in (one, other)
        ]
        obstacles = [*around.clear, *around.never_cover, *around.callout_rects, *other_boxes]
        if swapped[0].intersects(swapped[1]) or any(
            box.intersects(rect) for box in swapped for rect in obstacles
        ):
            continue
        ways = list(zip((one, other), swapped, strict=True))
        if all(
            _is_in_reach(anchors[number], box)
            and not crossed_count(box, tail_tip(anchors[number], box), around.clear)
            for number, box in ways
        ):
            for number, box in ways:
                ranked[number] = RankedBox(ranked[number].cost, box)
    return ranked


def _lines_cross(rect: QRectF, anchor: Anchor, other: QRectF, other_anchor: Anchor) -> bool:
    """Return whether the ways from two boxes to their places cross."""
    lines = (
        QLineF(rect.center(), anchor.target.center()),
        QLineF(other.center(), other_anchor.target.center()),
    )
    kind, _ = lines[0].intersects(lines[1])
    return kind == QLineF.IntersectionType.BoundedIntersection


def _kept_inside(rect: QRectF, bounds: QRectF) -> QRectF:
    """Return a box moved by as little as possible into a room."""
    x = max(bounds.left(), min(bounds.right() - rect.width(), rect.left()))
    y = max(bounds.top(), min(bounds.bottom() - rect.height(), rect.top()))
    return QRectF(QPointF(x, y), rect.size())


def _rank_boxes(
    size: QSizeF,
    anchor: Anchor,
    around: CalloutObstacles,
    *,
    first: bool,
    may_cover: bool,
    has_tail: bool,
) -> Iterator[RankedBox]:
    """Yield the positions of a box of this size for an anchor, the cheapest first.

    The last three arguments are as in `Ranking`.
    """
    reach = QPointF(
        2 * size.width() + _GAPS[-1] + 2, size.height() + max(_GAPS[-1], _RISES[-1]) + 2
    )
    vicinity = QRectF(anchor.target.topLeft() - reach, anchor.target.bottomRight() + reach)
    clear = [rect for rect in around.clear if rect.intersects(vicinity)]
    dear = [rect for rect in around.avoid_most if rect.intersects(vicinity)]
    rather = [rect for rect in around.avoid if rect.intersects(vicinity)]
    names = [rect for rect in around.names if rect.intersects(vicinity)]
    if anchor.are_texts_above:
        ways = _boxes_above(size, anchor)
    elif anchor.are_texts_below:
        ways = _boxes_below(size, anchor)
    else:
        ways = _boxes_beside(size, anchor)
    waiting: list[tuple[float, int, RankedBox]] = []
    for number, (box, cost) in enumerate(ways):
        # Covering items only increases the cost, so a cheaper box cannot follow.
        while waiting and waiting[0][0] <= cost:
            yield heappop(waiting)[-1]
        if not around.bounds.contains(box) or box.intersects(anchor.target):
            continue
        covered = sum(map(box.intersects, clear))
        if covered and (not may_cover or any(map(box.intersects, around.never_cover))):
            continue
        cost += _COVER_COST * covered
        # A text that its tail does not join to its place would be taken for that of another one.
        if has_tail and not _is_in_reach(anchor, box):
            continue
        point = tail_tip(anchor, box)
        over, struck = (crossed_count(box, point, rects) for rects in (clear, names))
        if (over or struck) and not first:
            continue
        cost += _CROSSING_COST * (over + crossed_count(box, point, dear))
        cost += _NAME_CROSSING_COST * struck + _AVOID_MOST_COST * sum(map(box.intersects, dear))
        cost += _AVOID_COST * sum(
            _covered_share(box, rect) for rect in rather if rect.intersects(box)
        )
        heappush(waiting, (cost, number, RankedBox(cost, box)))
    while waiting:
        yield heappop(waiting)[-1]


def _tail_cost(pixels: float) -> float:
    """Return the cost of a tail of a length."""
    return pixels + _LONG_TAIL_COST * max(0.0, pixels - _LONG_TAIL_LENGTH)


@lru_cache(maxsize=32)
def _positions_above(lean: float) -> list[tuple[float, float, float]]:
    """Return cost, rise and share of every position above a card, the cheapest first."""
    return sorted(
        (_tail_cost(rise) + _OFF_CENTRE_COST * abs(share - lean), rise, share)
        for rise in _RISES
        for share in _SHARES
    )


_UNDER = sorted(
    (drop + _OFF_CENTRE_COST * abs(share - 0.5), drop, share)
    for drop in _DROPS
    for share in _BUTTON_SHARES
)
_BESIDE = sorted(
    (_tail_cost(gap) + _NOT_BESIDE_COST * abs(y), gap, x, y)
    for gap in _GAPS
    for x, y in _DIRECTIONS
)


def _boxes_above(size: QSizeF, anchor: Anchor) -> Iterator[tuple[QRectF, float]]:
    point, width = tail_tip(anchor, anchor.target), size.width()
    foot = point.y() - size.height()
    for cost, rise, share in _positions_above(anchor.lean):
        yield QRectF(QPointF(point.x() - share * width, foot - rise), size), cost


def leaning_apart(anchors: Sequence[Anchor]) -> list[Anchor]:
    """Return the places with boxes that lean apart: those of left-hand cards to the left."""
    cards = sorted(
        (anchor for anchor in anchors if anchor.are_texts_above),
        key=lambda anchor: anchor.target.left(),
    )
    maximum = max(1, len(cards) - 1)
    leans = {id(anchor): 0.94 - 0.88 * number / maximum for number, anchor in enumerate(cards)}
    return [replace(anchor, lean=leans.get(id(anchor), anchor.lean)) for anchor in anchors]


def _boxes_below(size: QSizeF, anchor: Anchor) -> Iterator[tuple[QRectF, float]]:
    target = anchor.target
    for cost, drop, share in _UNDER:
        left = target.left() + share * (target.width() - size.width())
        rect = QRectF(QPointF(left, target.bottom() + drop), size)
        if rect.left() < target.right() and rect.right() > target.left():
            yield rect, cost


def _boxes_beside(size: QSizeF, anchor: Anchor) -> Iterator[tuple[QRectF, float]]:
    target = anchor.target
    width, height = (size.width() + target.width()) / 2, (size.height() + target.height()) / 2
    centre = target.center() - QPointF(size.width() / 2, size.height() / 2)
    for cost, gap, x, y in _BESIDE:
        corner = QPointF(centre.x() + x * (gap + width), centre.y() + y * (gap + height))
        yield QRectF(corner, size), cost


def _covered_share(rect: QRectF, other: QRectF) -> float:
    """Return the share of a box that covers another."""
    both = rect & other
    return both.width() * both.height() / (rect.width() * rect.height()) if both.isValid() else 0.0


def crossed_count(
    box: QRectF, position: QPointF, clear: Sequence[QRectF], width: float = TAIL_HALF_WIDTH
) -> int:
    """Return how many rects a tail or line crosses; `width` is half its width at the base."""
    # Few rects are near it.
    about = (
        QRectF(nearest_point(box, position), position)
        .normalized()
        .adjusted(-TAIL_HALF_WIDTH, -TAIL_HALF_WIDTH, TAIL_HALF_WIDTH, TAIL_HALF_WIDTH)
    )
    obstacles = [rect for rect in clear if rect.intersects(about) and not rect.contains(position)]
    if not obstacles:
        return 0
    points = tail_points(box, position)
    # A tail tapers from its box to its end.
    halves = [width * (1 - step / _TAIL_TEST_STEPS) for step in range(1, _TAIL_TEST_STEPS)]
    return sum(
        any(
            rect.adjusted(-half, -half, half, half).contains(point)
            for point, half in zip(points, halves, strict=True)
        )
        for rect in obstacles
    )


def tail_points(rect: QRectF, point: QPointF) -> list[QPointF]:
    """Return the inner points of the tail from a box to a point."""
    start = nearest_point(rect, point)
    return [
        start + (point - start) * (step / _TAIL_TEST_STEPS) for step in range(1, _TAIL_TEST_STEPS)
    ]


def with_point(rect: QRectF, point: QPointF) -> QRectF:
    """Return a box extended to a point; Qt's `united` ignores rects without size."""
    return rect.united(QRectF(point - QPointF(1, 1), QSizeF(2, 2)))


def nearest_point(rect: QRectF, point: QPointF) -> QPointF:
    """Return the point of a box that is closest to a point."""
    x = max(rect.left(), min(rect.right(), point.x()))
    return QPointF(x, max(rect.top(), min(rect.bottom(), point.y())))
