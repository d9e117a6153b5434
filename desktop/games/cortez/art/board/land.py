"""The ground round the lake: pigment in patches, a faint checker, strokes of grass, the sand."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art.board.geometry import FIELD, SQUARE_SIDE, square_rect
from desktop.games.cortez.art.board.shore import SAND_FADES, beach_path, lake_path, land_path
from desktop.games.cortez.art.board.shore import SAND_WIDTH as SAND_WIDTH
from desktop.games.cortez.art.brush import oval, transformed
from desktop.games.cortez.art.inks import LAND, SAND
from desktop.painting.shapes import (
    hair,
    is_clipped_away,
    linear_gradient,
    paint_lines,
    pen,
    radial_gradient,
    stroke_path,
    walk,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import DRY, WIDTH

_PATCHES: Final = ("#c4c682", "#7f9a55", "#b8b26a", "#94ab66", "#d0c88a")
_HATCHES: Final = ("#6f8a48", "#d3d394", "#5f7a3c")


def land_layers(
    *, saves_ink: bool = False, paper: bool = False
) -> list[Callable[[QPainter], None]]:
    """Return painters of the land and its beach; `saves_ink` leaves the paper white."""
    if saves_ink:
        return [lambda painter: painter.fillPath(land_path(0), QColor("#ffffff"))]
    # PDF readers lose translucent gradients.
    patches = [] if paper else [_paint_patches]
    return [_paint_wash, *patches, _paint_grass, _paint_beach, _paint_grains]


def _paint_wash(painter: QPainter) -> None:
    wash = linear_gradient(
        0, 0, FIELD.width(), FIELD.height(), *zip((0, 0.45, 1), LAND, strict=True)
    )
    painter.fillPath(land_path(0), wash)


def _paint_grass(painter: QPainter) -> None:
    for square, kind in enumerate(BOARD.kinds):
        if kind in DRY:
            even = (square % WIDTH + square // WIDTH) % 2
            painter.fillRect(
                square_rect(square),
                with_alpha("#fff6c8", 16) if even else with_alpha("#2d4a1c", 11),
            )
    for colour, strokes in zip(_HATCHES, _grass(), strict=True):
        paint_lines(painter, strokes, hair(with_alpha(colour, 70), 1.6))
    paint_lines(painter, _tufts(), pen(with_alpha("#4f6f2c", 150), 1.8))


def _paint_beach(painter: QPainter) -> None:
    painter.fillPath(beach_path(SAND_FADES), with_alpha("#d9cb8e", 150))
    painter.fillPath(beach_path(SAND_WIDTH), QColor(SAND))
    stroke_path(painter, lake_path(SAND_WIDTH), pen(with_alpha("#6d5a2c", 130), 2))


def _paint_grains(painter: QPainter) -> None:
    """Paint the grains of the sand."""
    dice = random.Random(7)
    for x, y, _ in walk(lake_path(8), 11.5):
        grain = oval(x + dice.uniform(-3, 3), y + dice.uniform(-3, 3), dice.uniform(1, 2.2))
        if not is_clipped_away(painter, grain.boundingRect()):
            painter.fillPath(grain, with_alpha("#8d6a3a", 140))


def _paint_patches(painter: QPainter) -> None:
    painter.save()
    painter.setClipPath(land_path(0), Qt.ClipOperation.IntersectClip)
    dice = random.Random(21)
    for _ in range(120):
        x, y = dice.uniform(0, FIELD.width()), dice.uniform(0, FIELD.height())
        reach, colour = dice.uniform(60, 190), dice.choice(_PATCHES)
        with transformed(painter, x, y, turn=dice.uniform(0, 180)):
            painter.scale(1, dice.uniform(0.4, 0.8))
            soft = radial_gradient(
                0, 0, reach, (0, with_alpha(colour, 110)), (1, with_alpha(colour, 0))
            )
            painter.fillPath(oval(0, 0, reach), soft)
    painter.restore()


def is_inland(x: float, y: float, away: float = SAND_FADES) -> bool:
    """Return whether a point is on dry land, at least `away` from the water."""
    if not FIELD.contains(x, y):
        return False
    square = int(y // SQUARE_SIDE) * WIDTH + int(x // SQUARE_SIDE)
    return BOARD.kinds[square] in DRY and not lake_path(away).contains(QPointF(x, y))


@cache
def _grass() -> tuple[list[QLineF], ...]:
    """Return the strokes of the brush, by colour."""
    dice = random.Random(22)
    line_groups: tuple[list[QLineF], ...] = ([], [], [])
    for _ in range(2600):
        x, y = dice.uniform(0, FIELD.width()), dice.uniform(0, FIELD.height())
        height, colour = dice.uniform(3, 9), dice.randrange(3)
        if is_inland(x, y):
            line_groups[colour].append(QLineF(x, y, x + height * 0.4, y - height))
    return line_groups


@cache
def _tufts() -> list[QLineF]:
    """Return the tufts of grass, three blades each."""
    dice = random.Random(34)
    lines = []
    for _ in range(520):
        x, y = dice.uniform(0, FIELD.width()), dice.uniform(12, FIELD.height())
        if is_inland(x, y):
            lines += [QLineF(x + k, y, x + k * 1.9, y - 9 + abs(k)) for k in (-4, 0, 4)]
    return lines
