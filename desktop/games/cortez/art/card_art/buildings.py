"""The buildings and vessels in pictures on cards: temples, baskets and chests."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.card_art.tools import beaten_gold, clipped_to, paint_coin, paint_fan
from desktop.games.cortez.art.inks import BONE, CREAM, GOLD, INK, RED
from desktop.painting.shapes import linear_gradient, vertical_gradient

#: Half width, top, foot.
_STEPS = ((48, 30, 46), (38, 14, 30), (28, -2, 14))
_FLAMES = ((-27, -8, 1.0, -12), (-9, -38, 1.3, -6), (15, -42, 1.05, 14), (28, -14, 0.8, 16))
_BASKET = "M-36,0 L36,0 C34,24 28,40 20,46 L-20,46 C-28,40 -34,24 -36,0 Z"


def paint_temple(painter: QPainter, w: float = 2.0, *, burning: bool = False) -> None:
    """Paint a stepped temple with its shrine; when burning, the shrine topples in flames."""
    for half, top, foot in _STEPS:
        stone = linear_gradient(-half, 0, half, 0, (0, "#e9a875"), (0.5, "#c07a48"), (1, "#8a4a29"))
        data = f"M{-half},{foot} L{4 - half},{top} L{half - 4},{top} L{half},{foot} Z"
        draw(painter, data, stone, w * 1.1)
        paint_line(painter, f"M{5 - half},{top + 4.6} L{half - 5},{top + 4.6}", "#f3cfa4", w * 1.1)
        for x in range(8 - half, half - 6, 9):
            if abs(x) > 15:
                ink(painter, oval(x, (top + foot) / 2 + 3, 2), CREAM, w * 0.4)
    draw(painter, "M-9,46 L-6,-2 L6,-2 L9,46 Z", "#f4e6c2", w)
    for y in range(2, 46, 5):
        reach = 6.4 + y * 0.055
        paint_line(painter, f"M{-reach:g},{y} L{reach:g},{y}", "#7a5534", w * 0.5)
    for side in (-1, 1):
        rail = f"M{side * 9},46 L{side * 6},-2 L{side * 11},-2 L{side * 15},46 Z"
        draw(painter, rail, RED, w * 0.8)
    if burning:
        with transformed(painter, 8, -6, 1, 17):
            painter.translate(-4, 2)
            _paint_shrine(painter, w)
        for x, y, size, turn in _FLAMES:
            with transformed(painter, x, y, size, turn):
                paint_flame(painter, w)
    else:
        _paint_shrine(painter, w)


def _paint_shrine(painter: QPainter, w: float) -> None:
    ink(painter, slab(-21, -20, 42, 18), "#fff6e2", w)
    ink(painter, slab(-8, -17, 16, 15), "#3a1a10", w * 0.7)
    for x in (-21, 15):
        ink(painter, slab(x, -20, 6, 18), RED, w * 0.6)
    ink(painter, slab(-25, -25, 50, 6, 1), GOLD, w)
    roof = vertical_gradient(-42, -25, (0, "#4fa89d"), (1, "#2f776f"))
    draw(painter, "M-25,-25 L-18,-42 L18,-42 L25,-25 Z", roof, w)
    for x in (-12, -4, 4, 12):
        ink(painter, oval(x, -33, 2.7), CREAM, w * 0.5)
    for x in (-14, 0, 14):
        ink(painter, slab(x - 5, -48, 10, 6), BONE, w * 0.8)


def paint_flame(painter: QPainter, w: float = 2.0) -> None:
    """Paint a flame, 32 high."""
    draw(painter, "M0,8 C-13,4 -12,-10 -5,-16 C-5,-8 0,-10 -1,-24 C10,-16 14,-2 8,4 C6,7 3,8 0,8 Z",
         "#e2532a", w)  # fmt: skip
    draw(painter, "M1,6 C-5,4 -5,-4 0,-10 C6,-4 6,4 1,6 Z", "#ffd25a", 0)


def paint_temple_above(painter: QPainter, w: float = 2.0) -> None:
    """Paint the temple from above with stairs on two sides; it looks the same upside down."""
    for reach, tread in ((45, 37), (31, 24)):
        ink(painter, slab(-reach, -reach, 2 * reach, 2 * reach, 2), "#8a4a29", w)
        ink(painter, slab(-tread, -tread, 2 * tread, 2 * tread, 1), "#d99a68", w * 0.8)
    for turn in (0, 180):
        with transformed(painter, 0, 0, 1, turn):
            ink(painter, slab(-10, 17, 20, 30), "#f4e6c2", w * 0.8)
            for y in range(22, 47, 5):
                paint_line(painter, f"M-10,{y} L10,{y}", "#7a5534", w * 0.5)
    ink(painter, slab(-17, -17, 34, 34, 2), RED, w)
    ink(painter, slab(-12, -12, 24, 24, 1), "#fff6e2", w * 0.7)
    ink(painter, oval(0, 0, 7), GOLD, w * 0.8)


def paint_basket(painter: QPainter, w: float = 2.0) -> None:
    """Paint an empty wicker basket."""
    body = figure(_BASKET)
    ink(painter, body, "#c08a4a", w * 1.2)
    with clipped_to(painter, body):
        for row, y in enumerate(range(2, 48, 7)):
            for column, x in enumerate(range(-44, 44, 11)):
                red = row % 3 == 1 and column % 3 == 1
                cane = RED if red else "#d9a865" if (column + row) % 3 else "#b57a3e"
                knot = slab(x + (5.5 if row % 2 else 0), y, 10.6, 6.4, 2.6)
                ink(painter, knot, cane, w * 0.5)
    ink(painter, body, None, w * 1.2)
    ink(painter, slab(-40, -5, 80, 9, 4), "#e3b870", w * 1.1)
    for x in range(-34, 36, 8):
        paint_line(painter, f"M{x},-4 L{x + 4},3", "#a9793a", w * 0.6)


def paint_chest(painter: QPainter, w: float = 2.0) -> None:
    """Paint an open chest of gold and feathers."""
    lid = vertical_gradient(-42, 0, (0, "#7a4522"), (1, "#3f2110"))
    draw(painter, "M-42,-4 C-46,-34 -30,-42 0,-42 C30,-42 46,-34 42,-4 Z", lid, w * 1.2)
    draw(painter, "M-35,-6 C-38,-28 -26,-34 0,-34 C26,-34 38,-28 35,-6 Z", "#2b150a", w)
    paint_fan(painter, 9, 60, 10, 55, w * 0.8)
    for x, y, r in ((-24, -6, 9), (-8, -11, 10), (10, -11, 10), (26, -6, 9), (-16, -2, 9),
                    (2, -3, 10), (18, -2, 9)):  # fmt: skip
        paint_coin(painter, x, y, r, w)
    wood = linear_gradient(-44, 0, 44, 0, (0, "#b57a3e"), (0.4, "#9a6230"), (1, "#5f3718"))
    ink(painter, slab(-44, 0, 88, 44, 4), wood, w * 1.2)
    for y in (18, 31):
        paint_line(painter, f"M-42,{y} L42,{y}", "#5f3718", w * 0.6)
    for x in (-34, 26):
        ink(painter, slab(x, 0, 8, 44), GOLD, w * 0.9)
        for y in (14, 26, 38):
            ink(painter, oval(x + 4, y, 1.5), "#7a5510", 0)
    ink(painter, slab(-44, 0, 88, 8), GOLD, w * 0.9)
    with transformed(painter, 0, 20):
        ink(painter, oval(0, 0, 11), beaten_gold(11), w)
        ink(painter, oval(0, -2, 3), INK, 0)
        draw(painter, "M-2,-2 L2,-2 L3.4,7 L-3.4,7 Z", INK, 0)
