"""Winter: a bare tree under the moon, snow on its branches, two lit houses."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.games.condottiere.art.card_art.field import paint_air, paint_flake, paint_hill
from desktop.painting.engraving import Engraving, join_paths, limb, rounded_rect, with_opacity
from desktop.painting.shapes import disc, mix_colours, radial_gradient, vertical_gradient

_NIGHT = "#23445c"
_SNOW = "#fbfdfb"


@dataclass(frozen=True, slots=True)
class _Branch:
    start: tuple[float, float]
    middle: tuple[float, float]
    end: tuple[float, float]
    width: float
    #: Radians.
    angle: float


def paint_winter(engraving: Engraving) -> None:
    """Paint the winter night."""
    night = vertical_gradient(0, 100, (0, "#4a7694"), (0.55, "#9fbccb"), (1, "#e6edea"))
    paint_air(engraving, night, 88, _NIGHT, 0.36, seed=4)
    moon = radial_gradient(74, 24, 11, (0, "#fdfbef"), (0.8, "#f3efd9"), (1, "#e0e2d6"))
    engraving.paint_part(disc(74, 24, 11), moon, 0.5, ink=with_opacity(_NIGHT, 0.7))
    hills = (
        ([(-8, 93), (16, 80), (34, 88), (56, 78), (80, 88), (108, 79)], "#c3d3da"),
        ([(-8, 105), (24, 98), (50, 102), (78, 96), (108, 101)], "#f4f7f4"),
    )
    for ridge, snow in hills:
        fill = vertical_gradient(80, 124, (0, snow), (1, mix_colours(snow, "#8fb0c2", 0.5)))
        paint_hill(engraving, ridge, fill, with_opacity(_NIGHT, 0.8))
    for x, foot, size in ((14, 96, 1.0), (88, 94, 0.8)):
        with engraving.transformed(x, foot, size=size):
            engraving.paint_part(rounded_rect(-6, -8, 12, 8), "#7d6a58", 0.5, shade=0.4)
            engraving.paint_part("M-8 -8 L0 -16 L8 -8 Z", "#fbfcf8", 0.5, ink=_NIGHT)
            engraving.fill(rounded_rect(-1.4, -5, 2.8, 5), "#e8b04a")
    _paint_tree(engraving)
    drift = "M30 114 C36 107 42 109 46 107 C52 108 60 108 66 114 C60 118 36 118 30 114 Z"
    engraving.paint_part(drift, _SNOW, 0.5, ink="#7f9fb2")
    flakes = (
        (90, 52, 4.6), (8, 56, 4), (94, 74, 3), (12, 78, 2.6), (34, 16, 3.2), (92, 8, 3),
    )  # fmt: skip
    for x, y, size in flakes:
        paint_flake(engraving, x, y, size, with_opacity("#ffffff", 0.95), 0.75)
    dice = random.Random(7)
    for _ in range(55):
        at = (dice.uniform(0, 100), dice.uniform(4, 118))
        engraving.fill(disc(*at, dice.uniform(0.4, 0.95)), with_opacity("#ffffff", 0.9))


def _paint_tree(engraving: Engraving) -> None:
    branches: list[_Branch] = []
    _grow(branches, (47, 112), -math.pi / 2 - 0.05, 26, 7.6, 5, random.Random(23))
    wood = join_paths(*(_wood(branch) for branch in branches))
    engraving.line(wood, "#1d2a36", 0.8)
    engraving.fill(wood, "#2c3944")
    for branch in branches:
        if branch.width <= 6:
            _paint_snow(engraving, branch)


def _wood(branch: _Branch) -> QPainterPath:
    width = branch.width
    return limb(
        (*branch.start, width / 2), (*branch.middle, width * 0.42), (*branch.end, width * 0.34)
    )


def _grow(
    branches: list[_Branch],
    start: tuple[float, float],
    way: float,
    length: float,
    width: float,
    depth: int,
    dice: random.Random,
) -> None:
    """Add a branch and, recursively, its own branches."""
    x, y = start
    end = (x + math.cos(way) * length, y + math.sin(way) * length)
    middle = (
        (x + end[0]) / 2 + dice.uniform(-0.08, 0.08) * length,
        (y + end[1]) / 2 + dice.uniform(-0.08, 0.08) * length,
    )
    branches.append(_Branch(start, middle, end, width, way))
    if depth == 0:
        return
    count = dice.choice([2, 2, 3]) if depth > 1 else 2
    for i in range(count):
        turn = way + (i - (count - 1) / 2) * dice.uniform(0.55, 0.95) + dice.uniform(-0.18, 0.18)
        upwards = turn * 0.93 - math.pi / 2 * 0.07
        _grow(
            branches, end, upwards, length * dice.uniform(0.66, 0.82), width * 0.62, depth - 1, dice
        )


def _paint_snow(engraving: Engraving, branch: _Branch) -> None:
    """Paint snow on the upper side of a branch."""
    level = abs(math.cos(branch.angle))
    across = (-math.sin(branch.angle), math.cos(branch.angle))
    side = (-1 if across[1] > 0 else 1) * branch.width * 0.3
    dx, dy = across[0] * side, across[1] * side
    thickness = 0.9 if branch.width < 0.7 else max(0.5, branch.width * 0.55) * (0.35 + 0.8 * level)
    # No snow is on the fork from which the branch grows.
    (x, y), (mx, my) = branch.start, branch.middle
    line = QPainterPath(QPointF(x + (mx - x) * 0.4 + dx, y + (my - y) * 0.4 + dy))
    line.quadTo(
        branch.middle[0] + dx, branch.middle[1] + dy,
        branch.end[0] + dx * 0.7, branch.end[1] + dy * 0.7,
    )  # fmt: skip
    engraving.line(line, _SNOW, thickness)
