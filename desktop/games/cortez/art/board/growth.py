"""The vegetation of the land: fields, hills, plants, and reeds along the shore, by fixed seeds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.board.geometry import SQUARE_SIDE, square_centre, square_rect
from desktop.games.cortez.art.board.land import is_inland
from desktop.games.cortez.art.board.plants import (
    paint_hill,
    paint_maguey,
    paint_maize,
    paint_nopal,
    paint_reeds,
    paint_smoke,
    paint_sprout,
    paint_tree,
)
from desktop.games.cortez.art.board.shore import lake_path, wobbly
from desktop.games.cortez.art.brush import ink, paint_line, shade, transformed
from desktop.games.cortez.art.inks import FIELDS
from desktop.painting.shapes import is_clipped_away, rounded, walk, with_alpha
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import BRIDGE, HEIGHT, LAND, PORT, ROAD, VILLAGE, WIDTH

Plant = tuple[float, float, str, float]

#: Centre, width and height in squares, and turn in degrees.
_FIELDS: Final = (
    (3.1, 2.45, 1.2, 0.75, -6), (18.6, 1.35, 1.2, 0.8, 5), (2.6, 10.55, 1.1, 0.8, 4),
    (5.5, 13.85, 1.4, 0.8, -4), (16.1, 14.35, 1.7, 0.9, 3), (20.25, 7.3, 1.0, 0.75, -5),
    (1.4, 6.35, 1.4, 0.75, 5), (15.0, 13.3, 1.2, 0.75, -8), (6.0, 0.55, 1.1, 0.75, 4),
    (1.1, 14.35, 1.6, 0.8, 2), (20.15, 5.45, 1.1, 0.7, 6), (18.2, 11.7, 1.1, 0.6, -3),
    (13.4, 14.5, 1.1, 0.6, 2),
)  # fmt: skip
#: Centre in squares, and the number of hills in a group.
_RANGES: Final = (
    (0.4, 0.35, 3), (3.3, 0.3, 2), (20.6, 0.4, 2), (20.5, 3.3, 2), (0.35, 3.4, 2),
    (0.3, 12.2, 2), (2.9, 14.5, 2), (20.4, 9.7, 2), (11.4, 0.4, 2), (2.4, 13.2, 1),
    (18.6, 14.6, 2), (16.6, 0.35, 2),
)  # fmt: skip
_VOLCANOES: Final = ((20.35, 13.3, 1.25), (19.5, 13.9, 0.95))
_SORTS: Final = ("maguey", "maguey", "maize", "tree", "nopal", "maguey", "tree", "maize")
_PAINTERS: Final[dict[str, Callable[[QPainter], None]]] = {
    "hill": paint_hill,
    "maguey": paint_maguey,
    "maize": paint_maize,
    "nopal": paint_nopal,
    "tree": paint_tree,
}
# The least distances of plants, in squares.
#: Minimum distance from villages and ports.
_SITE_DISTANCE = 0.72
#: Pixels from the centres of squares, where troops are.
_TROOP_DISTANCE = 0.3
#: Min x of a hill from the left and right edge.
_MIN_X = 0.22
#: Min y of a hill from the upper edge, twice that from the lower one.
_MIN_Y = 0.16
#: The y of the shadow for plants that do not end at 30.
_FOOT: Final = {"maguey": 7.0}
#: Pixels from a row of seedlings to the next.
_SEEDLING_ROW_STEP = 15.0
#: Pixels from a seedling to the next.
_SEEDLING_STEP = 12.5
#: The number of parts in which the plants are painted.
_PARTS = 5


def paint_fields(painter: QPainter) -> None:
    """Paint tilled earth with rows of seedlings."""
    for i, (x, y, width, height, turn) in enumerate(_FIELDS):
        if is_clipped_away(painter, QRectF(x * SQUARE_SIDE - 110, y * SQUARE_SIDE - 75, 220, 150)):
            continue
        dice = random.Random(i)
        with transformed(painter, x * SQUARE_SIDE, y * SQUARE_SIDE, turn=turn):
            earth = _field(i)
            ink(painter, earth, FIELDS[i % len(FIELDS)], 2.2, with_alpha("#4b3a1a", 150))
            half = width * SQUARE_SIDE / 2 + 4
            row = -height * SQUARE_SIDE / 2
            while row < height * SQUARE_SIDE / 2:
                paint_line(
                    painter,
                    f"M{-half:.1f},{row:.1f} Q0,{row - 5:.1f} {half:.1f},{row:.1f}",
                    with_alpha("#5d4a20", 120),
                    2,
                )
                at = -half + 4 + dice.uniform(0, 8)
                while at < half - 5:
                    colour = dice.choice(("#587f34", "#6f9a3d"))
                    with transformed(painter, at, row - 3):
                        paint_sprout(painter, colour)
                    at += _SEEDLING_STEP
                row += _SEEDLING_ROW_STEP


def growth_layers(*, paper: bool = False) -> list[Callable[[QPainter], None]]:
    """Return painters of hills and plants from north to south, then of the reeds, in parts."""
    # Their places are computed when painting, because that takes a moment too.
    parts = (partial(_paint_plants, part=part, paper=paper) for part in range(_PARTS))
    return [*parts, _paint_shore]


def _paint_plants(painter: QPainter, *, part: int, paper: bool) -> None:
    """Paint one part of the plants, from north to south."""
    plants = _plants()
    first, last = (len(plants) * end // _PARTS for end in (part, part + 1))
    for y, x, sort, size in plants[first:last]:
        if is_clipped_away(painter, QRectF(x - 70, y - 110, 140, 170)):
            continue
        with transformed(painter, x, y):
            foot = _FOOT.get(sort, 28.0) * size
            shade(painter, 4 * size, foot, 34 * size, 8 * size, 150, "#1d2a0c", paper=paper)
            painter.scale(size, size)
            if sort == "volcano":
                paint_hill(painter, snow=True)
                if size > 1:
                    paint_smoke(painter)
            else:
                _PAINTERS[sort](painter)


def _paint_shore(painter: QPainter) -> None:
    for x, y, size in _reeds():
        with transformed(painter, x, y, size):
            paint_reeds(painter)


@cache
def _field(i: int) -> QPainterPath:
    _, _, width, height, _ = _FIELDS[i]
    plot = QRectF(
        -width * 50 - 10, -height * 50 - 10, width * SQUARE_SIDE + 20, height * SQUARE_SIDE + 20
    )
    return wobbly(rounded(plot, 12), 6, seed=i)


@cache
def _plants() -> list[Plant]:
    """Return foot, kind and size of all plants, from north to south."""
    dice = random.Random(33)
    plants: list[Plant] = []
    for x, y, count in _RANGES:
        for k in range(count):
            at_x = x + (k - 0.5 * (count - 1)) * 0.52 + dice.uniform(-0.06, 0.06)
            at_y = y + dice.uniform(-0.1, 0.2) + (0.16 if k % 2 else 0)
            size = dice.uniform(0.72, 1.02)
            # Keep the hills inside the border.
            at_x = max(_MIN_X, min(WIDTH - _MIN_X, at_x))
            at_y = max(_MIN_Y, min(HEIGHT - 2 * _MIN_Y, at_y))
            plants.append((at_y * SQUARE_SIDE, at_x * SQUARE_SIDE, "hill", size))
    plants += [(y * SQUARE_SIDE, x * SQUARE_SIDE, "volcano", size) for x, y, size in _VOLCANOES]
    for square, kind in enumerate(BOARD.kinds):
        if kind != LAND:
            continue
        for share, sorts, minimum, maximum in (
            (0.95, _SORTS, 0.56, 0.84), (0.8, _SORTS, 0.5, 0.74),
            (0.6, ("maguey", "maguey", "nopal"), 0.4, 0.56),
        ):  # fmt: skip
            x, y = square % WIDTH + dice.random(), square // WIDTH + dice.uniform(0.1, 0.95)
            sort, size = dice.choice(sorts), dice.uniform(minimum, maximum)
            if dice.random() < share and _has_room(x, y, size):
                plants.append((y * SQUARE_SIDE, x * SQUARE_SIDE, sort, size))
    return sorted(_thin_out(plants))


def _has_room(x: float, y: float, size: float) -> bool:
    """Return whether a plant has room: inland, where it hides neither a place nor a troop."""
    point = QPointF(x * SQUARE_SIDE, y * SQUARE_SIDE)
    if math.hypot(x % 1 - 0.5, y % 1 - 0.55) < _TROOP_DISTANCE:
        return False
    reach = 26 * size
    edges = ((-reach, 0), (reach, 0), (0, 32 * size), (0, -52 * size))
    if not all(is_inland(point.x() + dx, point.y() + dy) for dx, dy in edges):
        return False
    if any(abs(x - vx) < 0.5 and -1.1 < y - vy < 0.5 for vx, vy, _ in _VOLCANOES):
        return False
    if any(_below(square_rect(village.square)).contains(point) for village in BOARD.villages):
        return False
    sites = (site.square for site in (*BOARD.villages, *BOARD.ports))
    return all(
        _between(point, square_centre(square)) > _SITE_DISTANCE * SQUARE_SIDE for square in sites
    )


def _below(village: QRectF) -> QRectF:
    """Return the area below a village that its ribbon covers, and where a plant would stick out."""
    return QRectF(village.left() - 45, village.top() + 50, 190, 85)


def _thin_out(plants: list[Plant]) -> list[Plant]:
    """Return the plants that leave enough room to the ones before them."""
    chosen_plants: list[Plant] = []
    for y, x, sort, size in plants:
        reach = 46 if sort in ("hill", "volcano") else 40
        if sort in ("hill", "volcano") or all(
            math.hypot(x - ox, y - oy) > (reach * size + 40 * other) * 0.75
            for oy, ox, _, other in chosen_plants
        ):
            chosen_plants.append((y, x, sort, size))
    return chosen_plants


@cache
def _reeds() -> list[tuple[float, float, float]]:
    """Return foot and size of the tufts along the shore."""
    dice = random.Random(35)
    taken = [
        square_centre(square)
        for square, kind in enumerate(BOARD.kinds)
        if kind in (VILLAGE, PORT, ROAD, BRIDGE)
    ]
    reeds = []
    for x, y, _ in walk(lake_path(4), 185):
        if all(_between(QPointF(x, y), point) > 75 for point in taken):
            reeds.append((x, y + 6, dice.uniform(0.7, 0.95)))
    return reeds


def _between(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())
