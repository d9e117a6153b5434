"""The bishop: a mitre on a cushion, crosier and processional cross crossed behind it."""

from __future__ import annotations

import math

from desktop.games.condottiere.art.card_art.field import paint_sky
from desktop.games.condottiere.art.card_art.ink import GOLD
from desktop.painting.engraving import (
    INK,
    Engraving,
    fit_path,
    oval,
    parse_path,
    rounded_rect,
    thicken,
    with_opacity,
)
from desktop.painting.shapes import Point, disc, linear_gradient

_X = 52.0
_CROOK = "M0 -42 C-2 -58 -20 -62 -22 -50 C-23 -41 -10 -40 -10 -48 C-10 -51 -14 -52 -15 -49"
_CROSS = (
    "M-2 -66 L2 -66 L2 -60 L9 -60 L9 -56 L2 -56 L2 -51 L6.5 -51 L6.5 -47.6 L2 -47.6 L2 -40 L-2 -40 "
    "L-2 -47.6 L-6.5 -47.6 L-6.5 -51 L-2 -51 L-2 -56 L-9 -56 L-9 -60 L-2 -60 Z"
)
_CUSHION = (
    "M13 99 C26 95 78 95 91 99 C87 104 87 112 90 118 C76 122 28 122 14 118 C17 112 17 104 13 99 Z"
)
_MITRE = "M24 92 C17 66 26 48 52 30 C78 48 87 66 80 92 C70 98 34 98 24 92 Z"
_STARS = "M-2 -9 L2 -9 L2.8 -2.8 L9 -2 L9 2 L2.8 2.8 L2 9 L-2 9 L-2.8 2.8 L-9 2 L-9 -2 L-2.8 -2.8 Z"
_JEWELS = (
    (33, 90, "#c0392b"), (42, 91.6, "#e4bf58"), (52, 92, "#2f7d6b"), (62, 91.6, "#e4bf58"),
    (71, 90, "#c0392b"), (52, 50, "#c0392b"), (52, 64, "#2f7d6b"), (52, 77, "#c0392b"),
)  # fmt: skip


def paint_bishop(engraving: Engraving) -> None:
    """Paint the bishop's insignia before a glory."""
    paint_sky(engraving, "#ece0cf", 140, "#6a4f80")
    rays = []
    for i in range(60):
        way = i * math.tau / 60
        rays.append((_glory(way, 20), _glory(way, 46 if i % 2 else 58)))
    engraving.lines(rays, with_opacity("#b58a2c", 0.6), 0.45)
    for side in (-1, 1):
        _paint_staff(engraving, side)
    _paint_cushion(engraving)
    with engraving.transformed(0, 4.5):
        _paint_mitre(engraving)


def _glory(way: float, reach: float) -> Point:
    return _X + math.cos(way) * reach, 62 + math.sin(way) * reach


def _paint_staff(engraving: Engraving, side: int) -> None:
    """Paint the processional cross on the left, or the crosier on the right."""
    with engraving.transformed(_X, 72, side * 27):
        shaft = linear_gradient(-2, 0, 2, 0, (0, "#efd27a"), (1, "#93681f"))
        engraving.paint_part(rounded_rect(-1.7, -44, 3.4, 92, 1), shaft, 0.8)
        for y in (-28, -40, 36):
            engraving.paint_part(oval(0, y, 3, 2.2), GOLD, 0.6)
        head = linear_gradient(-20, -60, 8, -40, (0, "#f3dc8a"), (1, "#a87a25"))
        engraving.paint_part(_CROSS if side < 0 else thicken(_CROOK, 4), head, 0.8)


def _paint_cushion(engraving: Engraving) -> None:
    """Engrave the cushion."""
    for side in (-1, 1):
        for y, far in ((100, 40), (117, 38)):
            x = _X + side * far
            fringe = []
            for i in range(7):
                reach = (7 + i * 0.4) * math.cos((i - 3) * 0.16)
                fringe.append(
                    ((x, float(y)), (x + side * reach, y + 8 * math.sin((i - 3) * 0.22) + 3))
                )
            engraving.lines(fringe, GOLD, 1.1)
            engraving.paint_part(disc(x, y, 2.6), GOLD, 0.6)
    velvet = linear_gradient(13, 98, 91, 120, (0, "#c5473a"), (0.5, "#9e2b25"), (1, "#5c1614"))
    engraving.paint_part(_CUSHION, velvet, 1.1, shade=0.4, gap=1.6)
    piping = "M15 100.6 C28 97 76 97 89 100.6 M16 116.4 C29 120 75 120 88 116.4"
    engraving.line(piping, "#efcf7a", 1.1)
    engraving.line(
        "M30 106 C34 109 40 110 46 109 M60 110 C66 110 72 108 76 105", with_opacity(INK, 0.6), 0.6
    )


def _paint_mitre(engraving: Engraving) -> None:
    """Engrave the mitre."""
    engraving.paint_part("M25 81 C20 59 28 41 52 23 C76 41 84 59 79 81 Z", "#c9a95c", 0.9)
    mitre = parse_path(_MITRE)
    silk = linear_gradient(24, 40, 82, 92, (0, "#fffdf2"), (0.55, "#f4e9cc"), (1, "#c7ae7c"))
    engraving.paint_part(mitre, silk, 1.2, shade=0.34, gap=1.6)
    violet = ((0, "#8c5fae"), (0.5, "#6a4590"), (1, "#3d2458"))
    with engraving.clipped_to(mitre):
        band = "M23 82 C34 88 70 88 81 82 L82 94 C70 100 34 100 22 94 Z"
        engraving.paint_part(band, linear_gradient(22, 0, 82, 0, *violet), 0.7)
        stole = "M47.4 28 L56.6 28 L56.6 86 L47.4 86 Z"
        engraving.paint_part(
            stole, linear_gradient(47, 0, 57, 0, (0, "#8c5fae"), (1, "#4a2d68")), 0.7
        )
        seam = "M28 84 C22 64 30 50 52 34 C74 50 82 64 76 84"
        engraving.line(seam, GOLD, 2.2)
        engraving.line(seam, with_opacity(INK, 0.6), 0.35)
    for x, y, stone in _JEWELS:
        engraving.paint_part(disc(x, y, 2.5), GOLD, 0.5)
        engraving.fill(disc(x, y, 1.6), stone)
        engraving.fill(disc(x - 0.5, y - 0.5, 0.5), with_opacity("#ffffff", 0.8))
    for side in (-1, 1):
        engraving.paint_part(
            fit_path(parse_path(_STARS), _X + side * 15 - 5.5, 60, 11, 11), GOLD, 0.5
        )
    engraving.paint_part(disc(_X, 28, 3.2), GOLD, 0.7)
