"""Spring: a branch in blossom over green hills, before a rayed sun."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from desktop.games.condottiere.art.card_art.field import paint_hill
from desktop.painting.engraving import Engraving, limb, rounded_rect, with_opacity
from desktop.painting.shapes import (
    Point,
    disc,
    linear_gradient,
    mix_colours,
    radial_gradient,
    smooth,
    vertical_gradient,
)

_LEAF_INK = "#2c3f1a"
_ROSE_INK = "#7c2f45"
_PETALS = ("#f7d3d6", "#f2b9c3", "#fbe6e2")

# Twigs as points from the thick end, with the width there and at the tip; the bough comes last.
_TWIGS: tuple[tuple[tuple[Point, ...], float, float], ...] = (
    (((30, 78), (44, 80), (60, 78), (74, 70), (86, 70)), 4, 1.4),
    (((44, 66), (40, 52), (30, 44), (24, 34)), 3.4, 1.2),
    (((66, 75), (74, 84), (84, 88)), 2.4, 1),
    (((56, 46), (66, 42), (74, 46)), 2.2, 1),
    (((-6, 100), (14, 86), (30, 78), (44, 66), (54, 52), (58, 38), (56, 24)), 8, 1.6),
)
_LEAVES = (
    (36, 74, 15, 60), (50, 60, 14, -150), (57, 34, 14, -20), (28, 46, 13, 170), (78, 70, 14, -60),
    (80, 87, 14, 20), (62, 78, 13, 70), (16, 86, 14, -110), (25, 36, 12, -60), (86, 70, 12, 10),
)  # fmt: skip
_BLOSSOMS = (
    (56, 22, 10.5, 0, 0), (26, 34, 9.5, 20, 2), (74, 46, 9, 10, 1), (88, 68, 9.5, 30, 0),
    (46, 62, 10.5, 44, 2), (67, 72, 10, 12, 1), (22, 80, 9.5, 25, 1), (84, 90, 7.5, 50, 2),
    (38, 50, 7, 12, 0), (58, 40, 6, 30, 1),
)  # fmt: skip


def paint_spring(engraving: Engraving) -> None:
    """Paint the spring morning."""
    morning = vertical_gradient(0, 124, (0, "#cfe0c6"), (0.5, "#eef0cf"), (1, "#f6e7bd"))
    engraving.fill(rounded_rect(-6, -6, 112, 142), morning)
    _paint_sun(engraving, 76, 26)
    hills = (
        ([(-8, 98), (18, 90), (42, 97), (66, 88), (108, 97)], "#b7c98a"),
        ([(-8, 108), (26, 104), (60, 110), (108, 103)], "#8fae57"),
    )
    for ridge, green in hills:
        fill = vertical_gradient(88, 124, (0, green), (1, mix_colours(green, "#2f4a1c", 0.35)))
        paint_hill(engraving, ridge, fill, with_opacity(_LEAF_INK, 0.7))
    _paint_meadow(engraving)
    for points, thick, thin in _TWIGS:
        _paint_twig(engraving, points, thick, thin)
    for x, y, length, turn in _LEAVES:
        _paint_leaf(engraving, x, y, length, turn)
    for x, y, size, turn, tone in _BLOSSOMS:
        paint_blossom(engraving, x, y, size, turn, _PETALS[tone])
    for x, y in ((30, 58), (72, 58), (14, 66), (90, 52), (44, 92)):
        with engraving.transformed(x, y, x * 7):
            engraving.paint_part(
                "M0 0 C-3 -2 -3 -5 0 -6 C3 -5 3 -2 0 0 Z", "#f7d3d6", 0.35, ink=_ROSE_INK
            )


def paint_blossom(
    engraving: Engraving, x: float, y: float, size: float, turn: float, petal: str = _PETALS[0]
) -> None:
    """Paint a cherry blossom of five notched petals."""
    data = "M0 -1 C-6 -3 -7.5 -10 -2.2 -11.4 L0 -9.6 L2.2 -11.4 C7.5 -10 6 -3 0 -1 Z"
    shades = radial_gradient(0, 0, 12, (0, "#dd7f95"), (0.45, petal), (1, "#fff3ef"))
    for i in range(5):
        with engraving.transformed(x, y, turn + i * 72, size / 10):
            engraving.paint_part(data, shades, 0.45, ink=_ROSE_INK)
            veins: list[tuple[Point, Point]] = [
                ((0, -2), (0, -7)), ((-1, -2), (-2.4, -6.4)), ((1, -2), (2.4, -6.4)),
            ]  # fmt: skip
            engraving.lines(veins, with_opacity("#a8486a", 0.7), 0.32)
    engraving.fill(disc(x, y, size * 0.2), "#e4b53e")
    ways = [i * 0.7 + 0.2 for i in range(9)]
    threads = [((x, y), _towards(x, y, way, size * 0.4)) for way in ways]
    engraving.lines(threads, "#8b3a52", 0.35)
    for way in ways:
        engraving.fill(disc(*_towards(x, y, way, size * 0.43), size * 0.06), "#d89a2a")


def _towards(x: float, y: float, way: float, length: float) -> Point:
    return x + math.cos(way) * length, y + math.sin(way) * length


def _paint_sun(engraving: Engraving, x: float, y: float) -> None:
    rays = []
    for i in range(72):
        way = i * math.tau / 72
        reach = 60 if i % 6 == 0 else 44 if i % 2 == 0 else 30
        rays.append((_towards(x, y, way, 16), _towards(x, y, way, reach)))
    engraving.lines(rays, with_opacity("#b98a2a", 0.55), 0.4)
    light = radial_gradient(x - 3, y - 3, 16, (0, "#fff2b8"), (1, "#ecc04c"))
    engraving.paint_part(disc(x, y, 13), light, 0.6, ink="#8a6420")


def _paint_meadow(engraving: Engraving) -> None:
    dice = random.Random(3)
    blades = []
    flowers = []
    for i in range(60):
        x, y = dice.uniform(-4, 104), dice.uniform(107, 124)
        blades += [((x, y), (x + lean * 2.4, y - 3)) for lean in (-0.4, 0, 0.4)]
        if i % 4 == 0:
            flowers.append((x, y - 3.2, dice.choice(["#f3d04e", "#ffffff", "#d9607a"])))
    engraving.lines(blades, with_opacity(_LEAF_INK, 0.5), 0.35)
    for x, y, colour in flowers:
        engraving.fill(disc(x, y, 1), colour)


def _paint_twig(engraving: Engraving, points: Sequence[Point], thick: float, thin: float) -> None:
    line = smooth(points)
    steps = 26
    joints = []
    for i in range(steps + 1):
        point = line.pointAtPercent(i / steps)
        joints.append((point.x(), point.y(), (thick + (thin - thick) * i / steps) / 2))
    engraving.paint_part(limb(*joints), "#6b4a33", 0.8, ink="#2d1c11", shade=0.5, gap=1.1)


def _paint_leaf(engraving: Engraving, x: float, y: float, length: float, turn: float) -> None:
    green = "#6f9440"
    fill = linear_gradient(
        0,
        0,
        20,
        0,
        (0, mix_colours(green, "#20401c", 0.3)),
        (1, mix_colours(green, "#e8eea0", 0.35)),
    )
    with engraving.transformed(x, y, turn, length / 20):
        engraving.paint_part("M0 0 C4 -7 13 -8 20 0 C13 7 5 6 0 0 Z", fill, 0.5, ink=_LEAF_INK)
        engraving.lines([((0, 0), (18, 0))], with_opacity(_LEAF_INK, 0.8), 0.4)
        ribs = [((i, 0.0), (i + 3, y)) for i in (5.0, 9.0, 13.0) for y in (-3.6, 3.4)]
        engraving.lines(ribs, with_opacity(_LEAF_INK, 0.5), 0.3)
