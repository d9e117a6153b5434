"""The scarecrow: a patched coat on a cross of poles in the wheat, and two crows unimpressed."""

from __future__ import annotations

import math
import random

from desktop.games.condottiere.art.card_art.field import paint_hill, paint_sky
from desktop.games.condottiere.art.card_art.ink import CREAM, WOOD
from desktop.painting.engraving import INK, Engraving, oval, rounded_rect, with_opacity
from desktop.painting.shapes import Point, disc, linear_gradient, vertical_gradient

_CROW = "#20180f"
_PATCH = "#a5442c"
_COAT = (
    "M14 46 C24 44 38 42 46 43 L58 43 C68 41 80 41 90 41 L92 57 C84 58 76 59 70 60 "
    "C70 74 73 88 77 100 L71 97 L68 104 L63 98 L58 106 L53 99 L48 105 "
    "L43 98 L37 104 L34 97 L27 101 C31 88 34 74 34 62 C27 62 20 62 13 62 Z"
)
_HAT = (
    "M34 25 C42 22 44 22 45 20 L46 8 C50 4 57 5 60 9 L60 20 C62 21 66 21 71 23 C66 29 42 31 34 25 Z"
)


def paint_scarecrow(engraving: Engraving) -> None:
    """Paint the scarecrow in its field."""
    paint_sky(engraving, "#f2e3b4")
    wheat = vertical_gradient(92, 124, (0, "#e3c25e"), (1, "#b58528"))
    paint_hill(engraving, [(-8, 96), (30, 92), (70, 96), (108, 91)], wheat, with_opacity(INK, 0.6))
    engraving.paint_part(rounded_rect(49.4, 24, 5.2, 96, 1.5), WOOD, 0.9, shade=0.45)
    with engraving.transformed(52, 52, -3):
        engraving.paint_part(rounded_rect(-47, -2.4, 94, 4.8, 1.5), WOOD, 0.9, shade=0.4, gap=1)
    _paint_straw(engraving, 9, 55, math.pi * 0.93, 13, 9, 3)
    _paint_straw(engraving, 95, 49.6, -0.02, 13, 9, 4)
    _paint_straw(engraving, 52, 98, math.pi / 2, 12, 13, 5, 0.5)
    _paint_coat(engraving)
    _paint_head(engraving)
    _paint_perched_crow(engraving, 80, 30.5, 0.86)
    with engraving.transformed(88, 14, size=0.62):
        flying = (
            "M-12 -6 C-6 -7 -2 -3 0 0 C2 -3 7 -7 13 -5 C8 -4 5 0 3 3 C4 5 3 6 0 6 "
            "C-2 6 -4 4 -3 2 C-6 -2 -8 -5 -12 -6 Z"
        )
        engraving.paint_part(flying, _CROW, 0.4)
    _paint_ears(engraving)


def _paint_coat(engraving: Engraving) -> None:
    cloth = linear_gradient(14, 42, 90, 104, (0, "#8a7a4e"), (0.5, "#6f6440"), (1, "#423a24"))
    engraving.paint_part(_COAT, cloth, 1.1, shade=0.42, gap=1.6, turn=8)
    engraving.lines([((52, 44), (52, 99))], with_opacity(INK, 0.8), 0.6)
    for y in (56, 67, 78):
        engraving.paint_part(disc(55, y, 1.2), "#e6c463", 0.3)
    engraving.paint_part("M38 72 L47 71 L48 81 L39 82 Z", _PATCH, 0.5)
    engraving.paint_part("M59 84 L68 83 L68 92 L60 92 Z", "#3f5f6a", 0.5)
    stitches: list[tuple[Point, Point]] = [
        ((38, 74), (36, 74)), ((39, 79), (37, 79.4)),
        ((47.4, 73), (49.4, 73)), ((68, 86), (70, 86)),
    ]  # fmt: skip
    engraving.lines(stitches, CREAM, 0.7)
    engraving.paint_part("M34 62 L70 60 L70 65 L34.4 67 Z", "#c9a24e", 0.6)


def _paint_head(engraving: Engraving) -> None:
    _paint_straw(engraving, 52, 44, -math.pi / 2, 16, 7, 8, 1.4)
    engraving.paint_part(oval(52, 33, 9.4, 10.4), "#e0c58e", 0.9, shade=0.4, gap=1.3)
    eyes: list[tuple[Point, Point]] = []
    for x in (48.3, 55.7):
        eyes += [((x - 1.5, 30), (x + 1.5, 33)), ((x - 1.5, 33), (x + 1.5, 30))]
    engraving.lines(eyes, INK, 0.9)
    engraving.line("M46.4 38 C49 40.4 55 40.4 57.8 37.4", INK, 0.7)
    engraving.lines([((x, 38.0), (x + 0.2, 40.6)) for x in (48, 50.4, 53, 55.6)], INK, 0.5)
    engraving.paint_part("M52 34 L49.6 36.4 L53 36.6 Z", "#c8752c", 0.4)
    felt = linear_gradient(40, 4, 66, 28, (0, "#6b4a2c"), (1, "#3a2716"))
    engraving.paint_part(_HAT, felt, 1, shade=0.4, gap=1.3)
    ribbon = "M45.3 17.4 C50 20 56 20 60 17.2 L60 20.6 C56 23 50 23 45 20.6 Z"
    engraving.paint_part(ribbon, _PATCH, 0.5)
    _paint_straw(engraving, 46, 22, 2.4, 6, 6, 10, 0.5)


def _paint_straw(
    engraving: Engraving, x: float, y: float, way: float, count: int, length: float, seed: int,
    spread: float = 0.6,
) -> None:  # fmt: skip
    """Paint a bunch of straw that sticks out of a sleeve."""
    dice = random.Random(seed)
    for _ in range(count):
        turn = way + dice.uniform(-spread, spread)
        reach = length * dice.uniform(0.6, 1.15)
        end = (x + math.cos(turn) * reach, y + math.sin(turn) * reach)
        engraving.rod((x, y), end, 0.8, dice.choice(["#e6c463", "#d1a53c", "#f0d88a"]), 0.5)


def _paint_perched_crow(engraving: Engraving, x: float, y: float, size: float) -> None:
    with engraving.transformed(x, y, size=size, flip=True):
        body = (
            "M-13 -1 L-8 -2.4 C-7 -6 -2 -7 1 -4 C5 -3 9 1 16 6 L9 6 C4 8 -2 8 -5 4 "
            "C-7 3 -8 1 -8 -.4 Z"
        )
        engraving.paint_part(body, _CROW, 0.5)
        engraving.fill(disc(-5.4, -3, 0.7), CREAM)
        engraving.line("M0 3 L8 5 M1 5 L9 6.5", with_opacity("#8a7a62", 0.8), 0.4)
        engraving.line("M-1 7 L-1 11 M2 7 L2 11", _CROW, 0.8)


def _paint_ears(engraving: Engraving) -> None:
    """Paint wheat in front of everything else."""
    dice = random.Random(6)
    stalks = []
    for _ in range(70):
        x, y = dice.uniform(-4, 104), dice.uniform(106, 124)
        length, lean = dice.uniform(8, 15), dice.uniform(-0.16, 0.16)
        stalks.append(((x, y + 4), (x + math.sin(lean) * length, y - length)))
    engraving.lines(stalks, "#8f6a1e", 0.6)
    for _, (x, y) in stalks:
        for i in range(4):
            for side in (-0.9, 0.9):
                engraving.fill(oval(x + side, y + i * 1.6, 0.7, 1.1), "#efd27a")
