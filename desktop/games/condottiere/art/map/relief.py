"""Mountains, woods and rivers of the map in the style of an engraving, lit from the west."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.condottiere.art.inks import INK, RIVER
from desktop.games.condottiere.art.map.chart import Peak, chart
from desktop.painting.shapes import (
    Point,
    Stop,
    hair,
    is_clipped_away,
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    polygon,
    polyline,
    smooth,
    stroke_path,
    with_alpha,
)
from desktop.painting.svg_path import parse

_TREE = parse("M-2.6 0 C-4.6 -2 -2.8 -5.4 0 -5.8 C2.8 -5.4 4.6 -2 2.6 0 Z")
_TREE_SHADE = parse("M0 0 C1.6 -2 1.8 -4 0 -5.8 C2.8 -5.4 4.6 -2 2.6 0 Z")


@dataclass(frozen=True, slots=True)
class _Rock:
    """Colours and pens of all peaks of a kind."""

    slopes: tuple[Stop, ...]
    shade: QPen
    light: QPen
    ridge: QPen
    left: QPen
    right: QPen


@cache
def _rock(abroad: bool) -> _Rock:
    """Return the colours of a rock, paler if `abroad`."""
    ink = mix_colours(INK, "#d6c08c", 0.42) if abroad else with_alpha(INK, 255)
    rock = "#e6d4a4" if abroad else "#f1e3c0"
    slopes = (
        (0.0, rock), (0.5, mix_colours(rock, "#fff8e2", 0.4)),
        (0.56, mix_colours(rock, "#8a6a3c", 0.36)), (1.0, mix_colours(rock, "#9a7a48", 0.16)),
    )  # fmt: skip
    # The colours are opaque mixes with the rock: PDF files store transparent lines as outlines.
    return _Rock(
        slopes,
        shade=hair(mix_colours(rock, ink, 200 / 255), 0.82),
        light=hair(mix_colours(rock, ink, 128 / 255), 0.66),
        ridge=pen(mix_colours(rock, ink, 153 / 255), 0.8),
        left=pen(mix_colours(rock, ink, 242 / 255), 1.2),
        right=pen(mix_colours(rock, ink, 242 / 255), 1.5),
    )


def paint_rivers(painter: QPainter) -> None:
    """Paint rivers with pale banks."""
    for width, course in chart().rivers:
        path = smooth(course)
        stroke_path(painter, path, pen(with_alpha("#f6ecd0", 204), width + 2.1))
        stroke_path(painter, path, pen(RIVER, width))


def paint_mountains(
    painter: QPainter, area: QRectF, taken: QRectF | None = None, *, part: int = 0, parts: int = 1
) -> None:
    """Paint the peaks from north to south, except in the `taken` area; foreign peaks are paler.

    Only part number `part` out of `parts` is painted.
    """
    visible_rect = area.adjusted(-40, -10, 40, 50)
    peaks = list(enumerate(chart().peaks))
    for number, peak in peaks[len(peaks) * part // parts : len(peaks) * (part + 1) // parts]:
        if not visible_rect.contains(peak.x, peak.y) or (taken and taken.contains(peak.x, peak.y)):
            continue
        rect = QRectF(
            peak.x - peak.width, peak.y - 1.5 * peak.height, 2 * peak.width, 2 * peak.height
        )
        if not is_clipped_away(painter, rect):
            # A generator per peak keeps its look independent of whether the others are painted.
            dice = random.Random(number)
            paint_peak(painter, peak, dice, abroad=peak.y < 600 and (peak.x > 735 or peak.x < -52))


def paint_woods(painter: QPainter, area: QRectF, taken: QRectF | None = None) -> None:
    """Paint trees in groups of one to three, except in the `taken` area."""
    for x, y, scale in chart().trees:
        if not area.contains(x, y) or (taken and taken.contains(x, y)):
            continue
        painter.save()
        painter.translate(x, y)
        painter.scale(scale, scale)
        painter.fillPath(_TREE, with_alpha("#8f9a58", 122))
        painter.fillPath(_TREE_SHADE, with_alpha("#4b4a22", 80))
        stroke_path(painter, _TREE, pen(with_alpha(INK, 145), 0.42))
        paint_lines(painter, [QLineF(0, 0, 0, 1.8)], pen(with_alpha(INK, 145), 0.55))
        painter.restore()


def paint_peak(painter: QPainter, peak: Peak, dice: random.Random, *, abroad: bool = False) -> None:
    """Paint a peak with a light left slope, and a right slope with strokes that run down it."""
    x, y, w, h = peak.x, peak.y, peak.width, peak.height
    rock = _rock(abroad)
    top = x + dice.uniform(-0.06, 0.06) * w, y - h
    left: list[Point] = [
        (x - w / 2, y),
        (x - w * 0.36, y - h * 0.22 + dice.uniform(-1.3, 1.3)),
        (x - w * 0.24, y - h * 0.50 + dice.uniform(-1.3, 1.3)),
        (x - w * 0.12, y - h * 0.74),
        top,
    ]
    right: list[Point] = [
        top,
        (x + w * 0.10, y - h * 0.78),
        (x + w * 0.20, y - h * 0.55 + dice.uniform(-1.3, 1.3)),
        (x + w * 0.34, y - h * 0.28),
        (x + w / 2, y + dice.uniform(-1.3, 1.3)),
    ]
    slopes = linear_gradient(x - w / 2, 0, x + w / 2, 0, *rock.slopes)
    painter.fillPath(polygon([*left, *right[1:]]), slopes)
    count = max(5, round(w / 4.0))
    strokes = []
    for i in range(count):
        share = (i + 0.3) / count
        ax, ay = _along(right, share * 0.98)
        run = min(h * (0.62 - 0.30 * share) * dice.uniform(0.8, 1.15), y - ay)
        if run > 1:
            strokes.append(QLineF(ax - 0.5, ay + 0.8, ax - run * 0.22 - w * 0.02, ay + run))
    paint_lines(painter, strokes, rock.shade)
    few = []
    for _ in range(3):
        share = dice.uniform(0.1, 0.65)
        ax, ay = _along(left, share)
        few.append(QLineF(ax + 1.6, ay + 1.3, ax + w * 0.07, min(y, ay + h * 0.16)))
    paint_lines(painter, few, rock.light)
    ridge = [
        (top[0], top[1] + h * 0.05), (top[0] - w * 0.05, top[1] + h * 0.3),
        (top[0] + w * 0.02, top[1] + h * 0.5), (top[0] - w * 0.03, top[1] + h * 0.75),
    ]  # fmt: skip
    stroke_path(painter, polyline(ridge), rock.ridge)
    stroke_path(painter, polyline(left), rock.left)
    stroke_path(painter, polyline(right), rock.right)


def _along(points: list[Point], share: float) -> Point:
    """Return the point at a share of a line whose segments count as equally long."""
    position = min(share, 0.999) * (len(points) - 1)
    i = int(position)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * (position - i), ay + (by - ay) * (position - i)
