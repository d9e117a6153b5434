"""Candidate ways from a card to its place, along which a lesson's card flies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

#: Sideways bends that are tried, as shares of the way's length.
_BENDS = (0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6, 0.9, -0.9)
#: Steps into which a way is divided for the search.
_STEPS = 32
#: Cost of a bend of the whole length, in points on figures.
_BEND_COST = 8.0
#: Cost of a way that sags, in the same unit.
_SAG_COST = 6.0
#: Cost of a way that starts beside the card, in the same unit.
_OFFSET_COST = 12.0


def candidate_ways(card: QRectF, end: QPointF) -> Iterator[tuple[float, QPainterPath]]:
    """Yield ways from a card with their cost; rising ones cost less than sagging ones."""
    # A text may be right above the card, so ways also start beside it.
    beside = sorted((card.left() - 8, card.right() + 8), key=lambda x: abs(x - end.x()))
    starts = [(card.center().x(), card.top() - 10), *((x, card.top() + 40) for x in beside)]
    for number, (x, y) in enumerate(starts):
        start = QPointF(x, y)
        centre = QPointF(start.x() * 0.75 + end.x() * 0.25, end.y() * 0.8 + start.y() * 0.2)
        straight = end - start
        up = 1 if straight.x() < 0 else -1
        for bend in _BENDS:
            way = QPainterPath(start)
            way.quadTo(centre + QPointF(-straight.y(), straight.x()) * bend * up, end)
            sags = _SAG_COST if bend < 0 else 0
            yield _OFFSET_COST * number + _BEND_COST * abs(bend) + sags, way


def sample_points(way: QPainterPath) -> list[QPointF]:
    """Return points on a way; quick to compute, so not evenly spaced."""
    ends = [way.elementAt(number) for number in range(4)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((end.x, end.y) for end in ends)
    points = []
    for step in range(_STEPS + 1):
        t, u = step / _STEPS, 1 - step / _STEPS
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(QPointF(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return points


def count_inside(boxes: Sequence[QRectF], points: Iterable[QPointF]) -> int:
    """Return how many points are in boxes."""
    return sum(any(rect.contains(point) for rect in boxes) for point in points)


def points_at(way: QPainterPath, *shares: float) -> list[QPointF]:
    """Return the points at shares of a way, clipped to its ends."""
    return [way.pointAtPercent(min(1.0, max(0.0, share))) for share in shares]


def first_part(way: QPainterPath, share: float) -> QPainterPath:
    """Return the first part of a way."""
    path = QPainterPath(way.pointAtPercent(0))
    for step in range(1, _STEPS + 1):
        path.lineTo(way.pointAtPercent(share * step / _STEPS))
    return path


def is_long(rect: QRectF) -> bool:
    """Return whether a place is more than three times as wide as high."""
    return rect.width() > 3 * rect.height()


def end_point(rect: QRectF) -> QPointF:
    """Return the end of the way.

    It is the middle of a small place, and a little past the middle of a long one.
    """
    if is_long(rect):
        return QPointF(rect.left() + rect.width() * 0.55, rect.center().y())
    return rect.center()
