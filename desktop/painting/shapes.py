"""Paths, colours and strokes that every painter builds on; no state, no theme."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

Point = tuple[float, float]
Stop = tuple[float, str | QColor]


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Restore a painter's clip, transform and pens after a `with` block, errors included."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def with_alpha(colour: str | QColor, alpha: int) -> QColor:
    """Return the colour with another opacity, 0 to 255."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def mix_colours(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return a colour between two; share 0 is the first, 1 the second."""
    # Painters call this by the thousand: a copy of a colour takes longer than all the rest.
    a = first if isinstance(first, QColor) else QColor(first)
    b = second if isinstance(second, QColor) else QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def darker(colour: QColor) -> QColor:
    """Return the next darker colour of the same hue."""
    lightness = max(0.0, colour.lightnessF() - 0.01)
    hue, saturation = max(0.0, colour.hslHueF()), colour.hslSaturationF()
    # As RGB: a PDF has no gradients between colours of different kinds.
    return QColor.fromHslF(hue, saturation, lightness, colour.alphaF()).toRgb()


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour by WCAG."""
    channels = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), channels))


#: Copied for each stroke: setting the styles anew takes longer than all the rest.
_ROUND_PEN: Final = QPen(
    QBrush(Qt.GlobalColor.black),
    1.0,
    Qt.PenStyle.SolidLine,
    Qt.PenCapStyle.RoundCap,
    Qt.PenJoinStyle.RoundJoin,
)


def pen(colour: str | QColor, width: float, *, dash: Sequence[float] = ()) -> QPen:
    """Return a pen with round ends; dashes and gaps are multiples of the width."""
    result = QPen(_ROUND_PEN)
    result.setColor(colour if isinstance(colour, QColor) else QColor(colour))
    result.setWidthF(width)
    if dash:
        result.setDashPattern(list(dash))
    return result


def hair(colour: str | QColor, width: float) -> QPen:
    """Return a pen for fine strokes by the hundred; round ends would only enlarge printed files."""
    result = pen(colour, width)
    result.setCapStyle(Qt.PenCapStyle.FlatCap)
    return result


def polygon(points: Iterable[Point]) -> QPainterPath:
    """Return a closed path of straight lines through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def polyline(points: Iterable[Point]) -> QPainterPath:
    """Return an open path of straight lines through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """Return a full circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def star(
    x: float, y: float, tip: float, notch: float, *, diagonal_tip: float | None = None
) -> QPainterPath:
    """Return an eight-rayed star.

    `diagonal_tip` is the reach of its diagonal rays, by default `tip`.
    """
    reach = (tip, notch, tip if diagonal_tip is None else diagonal_tip, notch)
    rays = [(reach[i % 4], math.tau * i / 16) for i in range(16)]
    return polygon((x + r * math.sin(angle), y - r * math.cos(angle)) for r, angle in rays)


def smooth(points: Sequence[Point], *, closed: bool = False) -> QPainterPath:
    """Return a Catmull-Rom curve through the points, as Bezier pieces."""
    n = len(points)

    def at(i: int) -> Point:
        if closed:
            return points[i % n]
        if 0 <= i < n:
            return points[i]
        end, inner = (points[0], points[1]) if i < 0 else (points[-1], points[-2])
        return 2 * end[0] - inner[0], 2 * end[1] - inner[1]

    path = QPainterPath(QPointF(*points[0]))
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(
            bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy
        )
    if closed:
        path.closeSubpath()
    return path


def heater(x: float, y: float, width: float, height: float | None = None) -> QPainterPath:
    """Return a heater shield centred at (x, y), by default 1.18 times as high as wide."""
    h = width * 1.18 if height is None else height
    left, top, right = x - width / 2, y - h / 2, x + width / 2
    path = QPainterPath(QPointF(left, top + h * 0.03))
    path.quadTo(x - width * 0.25, top + h * 0.05, x, top)
    path.quadTo(x + width * 0.25, top + h * 0.05, right, top + h * 0.03)
    path.lineTo(right, top + h * 0.46)
    path.cubicTo(right, top + h * 0.76, x + width * 0.2, top + h * 0.9, x, top + h)
    path.cubicTo(x - width * 0.2, top + h * 0.9, left, top + h * 0.76, left, top + h * 0.46)
    path.closeSubpath()
    return path


def place_path(
    path: QPainterPath, x: float, y: float, radius: float, turn: float = 0
) -> QPainterPath:
    """Return a unit path (-1 to 1) moved to (x, y), scaled to the radius and rotated by degrees."""
    return QTransform().translate(x, y).rotate(turn).scale(radius, radius).map(path)


def vertical_gradient(y: float, end: float, *stops: Stop) -> QLinearGradient:
    """Return a vertical gradient from y to end."""
    return linear_gradient(0, y, 0, end, *stops)


def linear_gradient(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> QLinearGradient:
    """Return a linear gradient from one point to another."""
    gradient = QLinearGradient(x0, y0, x1, y1)
    _set_stops(gradient, stops)
    return gradient


def radial_gradient(x: float, y: float, radius: float, *stops: Stop) -> QRadialGradient:
    """Return a radial gradient."""
    gradient = QRadialGradient(x, y, radius)
    _set_stops(gradient, stops)
    return gradient


def _set_stops(gradient: QGradient, stops: Sequence[Stop]) -> None:
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))


def pixel_scale(painter: QPainter) -> float:
    """Return how many device pixels one painter unit covers."""
    return math.sqrt(abs(painter.deviceTransform().determinant()))


def is_clipped_away(painter: QPainter, rect: QRectF) -> bool:
    """Return whether the clip hides the whole box, as on a page with another part of a board."""
    return painter.hasClipping() and not painter.clipBoundingRect().intersects(rect)


def fit_painter(painter: QPainter, rect: QRectF, source: QRectF) -> None:
    """Transform the painter so that `source` fills `rect` as far as its shape allows."""
    scale = min(rect.width() / source.width(), rect.height() / source.height())
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-source.center())


def stroke_path(painter: QPainter, path: QPainterPath, line: QPen) -> None:
    """Draw the line of a path without filling it."""
    painter.strokePath(path, line)


def pieces(path: QPainterPath) -> list[list[Point]]:
    """Return the subpaths as points, with curves broken into short straight lines."""
    return [[(q.x(), q.y()) for q in piece.toList()] for piece in path.toSubpathPolygons()]


def walk(path: QPainterPath, step: float) -> list[tuple[float, float, float]]:
    """Return points every `step` along the path, with the direction there in radians."""
    result = []
    for points in pieces(path):
        distance_left = 0.0
        for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
            length = math.hypot(x1 - x0, y1 - y0)
            if length < 1e-6:
                continue
            direction = math.atan2(y1 - y0, x1 - x0)
            while distance_left < length:
                share = distance_left / length
                result.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, direction))
                distance_left += step
            distance_left -= length
    return result


def paint_lines(painter: QPainter, lines: list[QLineF], line: QPen) -> None:
    """Draw many short lines with one pen."""
    painter.setPen(line)
    painter.drawLines(lines)


def rounded_off(path: QPainterPath, radius: float) -> QPainterPath:
    """Return a path of straight edges with every corner, inner or outer, rounded off."""
    result = QPainterPath()
    for piece in pieces(path):
        points = _corners(piece)
        for i, here in enumerate(points):
            arrival = _towards(here, points[i - 1], radius)
            departure = _towards(here, points[(i + 1) % len(points)], radius)
            if i:
                result.lineTo(*arrival)
            else:
                result.moveTo(*arrival)
            result.quadTo(*here, *departure)
        result.closeSubpath()
    return result


def _corners(points: list[Point]) -> list[Point]:
    """Return the points where the direction changes."""
    distinct = [
        a for a, b in zip(points, points[1:] + points[:1], strict=True) if math.dist(a, b) > 1e-3
    ]
    result = []
    for i, (x, y) in enumerate(distinct):
        (ax, ay), (bx, by) = distinct[i - 1], distinct[(i + 1) % len(distinct)]
        if abs((x - ax) * (by - y) - (y - ay) * (bx - x)) > 1e-2:
            result.append((x, y))
    return result


def _towards(start: Point, goal: Point, distance: float) -> Point:
    share = min(0.5, distance / math.dist(start, goal))
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def beginning(path: QPainterPath, share: float) -> QPainterPath:
    """Return the first part of a path by length, as a polyline; the whole path for a share of 1."""
    if share >= 1:
        return path
    length_left = path.length() * max(0.0, share)
    result = QPainterPath()
    for points in pieces(path):
        result.moveTo(*points[0])
        for a, b in zip(points, points[1:], strict=False):
            length = math.dist(a, b)
            if length >= length_left:
                result.lineTo(*_point_between(a, b, length_left / length))
                return result
            result.lineTo(*b)
            length_left -= length
    return result


def _point_between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def paint_tick(painter: QPainter, point: QPointF, radius: float, colour: str) -> None:
    """Paint a tick that fits into a disc."""
    x, y, scale = point.x(), point.y(), radius / 12
    tick = polyline(
        [
            (x - 5 * scale, y + 0.4 * scale),
            (x - 1.4 * scale, y + 4 * scale),
            (x + 5.4 * scale, y - 4 * scale),
        ]
    )
    stroke_path(painter, tick, pen(colour, 2.6 * scale if radius > 8 else 1.7))
