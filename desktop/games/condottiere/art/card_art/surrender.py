"""Surrender: a white flag over the gate of a castle."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath, QTransform

from desktop.games.condottiere.art.card_art.field import paint_ground, paint_sky
from desktop.games.condottiere.art.card_art.ink import GOLD
from desktop.painting.engraving import INK, Engraving, parse_path, with_opacity
from desktop.painting.shapes import disc, linear_gradient, mix_colours

_WALL = "#cdbf9d"
_CURTAIN = "M-8 76 L2 76 L2 71 L8 71 L8 76 L14 76 L14 71 L20 71 L20 76 L30 76 L30 112 L-8 112 Z"
_TOWER = (
    "M0 52 L4 52 L4 57 L8 57 L8 52 L13 52 L13 57 L17 57 L17 52 L21 52 L21 64 L18.6 67 L18.6 114 "
    "L2.4 114 L2.4 67 L0 64 Z"
)
_GATEHOUSE = (
    "M34 66 L39 66 L39 71 L43 71 L43 66 L49 66 L49 71 L55 71 L55 66 L61 66 L61 71 L65 71 L65 66 "
    "L70 66 L70 114 L34 114 Z"
)
_ARCH = "M42 114 L42 95 C42 80 62 80 62 95 L62 114 Z"
_FLAG = (
    "M43.4 8 C52 1 60 15 72 9 C80 5 86 9 93 8 C90 18 93 30 96 40 C86 45 80 36 70 41 "
    "C60 46 54 36 45.6 42 Z"
)


def paint_surrender(engraving: Engraving) -> None:
    """Paint the castle and its flag."""
    paint_sky(engraving, "#e9e2cf")
    paint_ground(engraving, 106, "#b5a982", 41)
    curtain = parse_path(_CURTAIN)
    engraving.paint_part(curtain, _WALL, 0.8, shade=0.3)
    _paint_masonry(engraving, curtain, 1)
    other = QTransform(-1, 0, 0, 1, 104, 0).map(curtain)
    engraving.paint_part(other, mix_colours(_WALL, INK, 0.12), 0.8, shade=0.6)
    _paint_masonry(engraving, other, 2)
    for i, x in enumerate((18, 65)):
        _paint_tower(engraving, x, i)
    gatehouse = parse_path(_GATEHOUSE)
    engraving.paint_part(
        gatehouse, linear_gradient(34, 0, 70, 0, (0, "#ddd0ae"), (1, "#a99b7a")), 1
    )
    _paint_masonry(engraving, gatehouse, 9)
    _paint_gate(engraving)
    _paint_flag(engraving)


def _paint_tower(engraving: Engraving, x: float, seed: int) -> None:
    tower = parse_path(_TOWER).translated(x, 0)
    stone = linear_gradient(x, 0, x + 21, 0, (0, "#e2d6b6"), (0.5, _WALL), (1, "#94876a"))
    engraving.paint_part(tower, stone, 1)
    _paint_masonry(engraving, tower, 3 + seed)
    engraving.hatch(tower, 0.36, ink=with_opacity(INK, 0.6), width=0.4, gap=1.5, seed=4)
    slit = parse_path("M-1.4 0 L-1.4 -7 C-1.4 -9 1.4 -9 1.4 -7 L1.4 0 Z")
    engraving.paint_part(slit.translated(x + 10.5, 84), "#2a1d10", 0.4)
    engraving.lines([((x, 64), (x + 21, 64))], with_opacity(INK, 0.7), 0.5)


def _paint_masonry(engraving: Engraving, wall: QPainterPath, seed: int) -> None:
    """Paint courses of stones, leaving some joints out."""
    dice = random.Random(seed)
    bounds = wall.boundingRect()
    joints = []
    y, row = bounds.top(), 0
    while y < bounds.bottom():
        joints.append(((bounds.left(), y), (bounds.right(), y)))
        x = bounds.left() + row % 2 * 4
        while x < bounds.right():
            if dice.random() < 0.7:
                joints.append(((x, y), (x, y + 4.4)))
            x += 8
        y, row = y + 4.4, row + 1
    with engraving.clipped_to(wall):
        engraving.lines(joints, with_opacity(INK, 0.35), 0.35)


def _paint_gate(engraving: Engraving) -> None:
    arch = parse_path(_ARCH)
    engraving.paint_part(arch, "#231810", 1.2)
    bars = [((x, 78.0), (x, 96.0)) for x in (46.0, 50.0, 54.0, 58.0)]
    with engraving.clipped_to(arch):
        engraving.lines([*bars, ((42, 88), (62, 88)), ((42, 93), (62, 93))], "#8a7a5e", 1)
        for _, (x, y) in bars:
            engraving.fill(parse_path("M-1 0 L1 0 L0 3.4 Z").translated(x, y), "#8a7a5e")
    engraving.line("M40 114 L40 95 C40 77.6 64 77.6 64 95 L64 114", with_opacity(INK, 0.6), 0.6)
    engraving.paint_part("M42 114 L62 114 L70 128 L34 128 Z", "#b9a67c", 0.6)


def _paint_flag(engraving: Engraving) -> None:
    """Paint the white flag on its pole."""
    engraving.rod((47, 68), (43, 5), 1.8, "#a97b46", 1.2)
    engraving.paint_part(disc(43, 4, 2.4), GOLD, 0.7)
    flag = parse_path(_FLAG)
    engraving.shadow(flag, 1.2, 1.5, 76)
    folds = ((0, "#ffffff"), (0.3, "#f4f1e6"), (0.45, "#ffffff"), (0.7, "#e2ddcc"), (1, "#fbf9f0"))
    engraving.paint_part(flag, linear_gradient(43, 8, 96, 42, *folds), 1.1)
    with engraving.clipped_to(flag):
        for fold in (
            "M54 6 C53 18 54 30 56 42",
            "M66 10 C64 22 66 32 68 43",
            "M78 6 C77 18 79 30 80 42",
        ):
            for i in range(5):
                engraving.line(
                    parse_path(fold).translated(i * 1.2, 0), with_opacity(INK, 0.3 - 0.045 * i), 0.5
                )
