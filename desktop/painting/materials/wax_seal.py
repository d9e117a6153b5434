"""Wax seals: small ones with a number rank the coach's suggestions, large ones are awards."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.heraldry import charge_path
from desktop.painting.lettering import glyph_path
from desktop.painting.shapes import (
    disc,
    pen,
    place_path,
    polygon,
    radial_gradient,
    smooth,
    star,
    stroke_path,
    with_alpha,
)
from desktop.style.theme import SEATS, current_theme, serif

#: Light, body, dark, edge and gleam of each wax.
_WAX = {
    "red": ("#d4574a", "#9e2b25", "#641512", "#4d100d", "#f0a596"),
    "black": ("#6b6560", "#36322e", "#161412", "#0d0c0b", "#b3aca4"),
    "blue": ("#5a86c8", "#29528f", "#152f58", "#0f2342", "#a9c4ec"),
    "green": ("#4a9b78", "#1c6a4e", "#0d3d2c", "#092c20", "#a3d6bf"),
    "gold": ("#e8bd5c", "#bd8b26", "#7a5510", "#5c3f0a", "#fbe6b0"),
}
#: Number of points around the blob of wax.
_POINTS = 14
#: Least distance of a point from the centre of a blob of radius 1.
_MIN_REACH = 0.93
#: Greatest distance of a point from the centre of a blob of radius 1.
_MAX_REACH = 1.09


def paint_wax_seal(
    painter: QPainter, point: QPointF, radius: float, number: int, *, red: bool | None = None
) -> None:
    """Paint a seal with a number; 0 leaves it blank.

    By default 1 is red and every other number black.
    """
    reddish = number == 1 if red is None else red
    paint_blank_seal(painter, point, radius, "red" if reddish else "black", number)
    if not number:
        return
    painter.setFont(serif(radius * 1.15, 700))
    painter.setPen(QColor("#fff3dc"))
    rect = QRectF(point.x() - 2 * radius, point.y() - 2 * radius, 4 * radius, 4 * radius)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(number))


def paint_possible_seal(painter: QPainter, point: QPointF, radius: float) -> None:
    """Paint the mark of a turning point that is still being examined: hollow, with a "?"."""
    theme, seal_path = current_theme(), disc(point.x(), point.y(), radius)
    painter.fillPath(seal_path, QColor(theme.panel))
    stroke_path(painter, seal_path, pen(theme.quiet, 1.6, dash=(2.2, 1.6)))
    painter.setFont(serif(radius * 1.3, 700))
    painter.setPen(QColor(theme.text))
    rect = QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), "?")


def paint_emblem_seal(
    painter: QPainter, point: QPointF, radius: float, wax: str, emblem: str
) -> None:
    """Paint a seal with an emblem pressed into it.

    The wax is "red", "black", "blue", "green" or "gold".
    """
    _, _, deep, _, gleam = _WAX[wax]
    paint_blank_seal(painter, point, radius, wax, len(emblem) + ord(emblem[0]))
    stamp = stamp_path(emblem, point, radius)
    painter.fillPath(stamp.translated(0, radius * 0.035), with_alpha(gleam, 150))
    painter.fillPath(stamp, QColor(deep))


def stamp_path(emblem: str, point: QPointF, radius: float) -> QPainterPath:
    """Return the shape pressed into a seal.

    The charge of a seat, "medal" or "tick" by name, as many stars as "***" has, or up to a few
    characters.
    """
    x, y = point.x(), point.y()
    if emblem == "medal":
        return star(x, y, radius * 0.52, radius * 0.2, diagonal_tip=radius * 0.4)
    if emblem == "tick":
        return place_path(_tick(), x, y, radius * 0.5)
    if emblem.strip("*") == "":
        return _stars(len(emblem), point, radius)
    if any(emblem == seat.charge for seat in SEATS):
        return place_path(charge_path(emblem), point.x(), point.y(), radius * 0.5)
    # Glyphs are set at 100 units.
    height = radius * {1: 0.0105, 2: 0.0085}.get(len(emblem), 0.0062)
    return place_path(glyph_path(emblem), point.x(), point.y(), height)


@cache
def _tick() -> QPainterPath:
    """Return the outline of a thick tick within a disc of radius 1."""
    return polygon(
        [(-0.85, 0.1), (-0.5, -0.25), (-0.2, 0.1), (0.6, -0.75), (0.95, -0.4), (-0.2, 0.8)]
    )


def _stars(count: int, point: QPointF, radius: float) -> QPainterPath:
    """Return `count` small stars around the centre; a single star is at the centre."""
    ray = radius * (0.44, 0.27, 0.24, 0.21, 0.19)[min(count, 5) - 1]
    away = 0.0 if count == 1 else radius * 0.34
    path = QPainterPath()
    for number in range(count):
        turn = math.tau * number / count - (0.0 if count == 2 else math.tau / 4)
        x, y = point.x() + away * math.cos(turn), point.y() + away * math.sin(turn)
        path.addPath(star(x, y, ray, ray * 0.42, diagonal_tip=ray * 0.82))
    return path


def paint_blank_seal(painter: QPainter, point: QPointF, radius: float, wax: str, seed: int) -> None:
    """Paint a blank seal."""
    light, body, deep, edge, gleam = _WAX[wax]
    blob = place_path(_blob(seed), point.x(), point.y(), radius)
    stroke_path(painter, blob, pen(edge, radius * 0.24))
    stops = (0, light), (0.5, body), (1, deep)
    painter.fillPath(
        blob,
        radial_gradient(point.x() - radius * 0.3, point.y() - radius * 0.4, radius * 1.7, *stops),
    )
    stroke_path(
        painter,
        disc(point.x(), point.y(), radius * 0.72),
        pen(with_alpha(edge, 190), radius * 0.09),
    )
    shine = QPainterPath()
    rect = QRectF(
        point.x() - radius * 0.86, point.y() - radius * 0.86, radius * 1.72, radius * 1.72
    )
    shine.arcMoveTo(rect, 110)
    shine.arcTo(rect, 110, 60)
    stroke_path(painter, shine, pen(with_alpha(gleam, 150), radius * 0.12))


@cache
def _blob(seed: int) -> QPainterPath:
    """Return the outline of a blob of radius 1."""
    dice = random.Random(seed)
    points = []
    for i in range(_POINTS):
        turn, reach = math.tau * i / _POINTS, dice.uniform(_MIN_REACH, _MAX_REACH)
        points.append((math.cos(turn) * reach, math.sin(turn) * reach))
    return smooth(points, closed=True)
