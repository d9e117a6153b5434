"""The lid of the Cortez box: the great temple in its lake before the sun.

It is painted in a space 212 wide and 346 high. The shelf writes the title into the empty upper
fifth.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.inks import (
    CREAM,
    EDGE_STONES,
    GOLD,
    INK,
    PLANKS,
    RED,
    STONE,
    WAVE_LIGHT,
)
from desktop.games.cortez.art.troops import paint_canoe
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    pen,
    radial_gradient,
    stroke_path,
    vertical_gradient,
)

_WIDE, _HIGH = 212.0, 346.0
_FAR_SHORE_Y = 160.0
_ISLAND = 258.0
#: Half width, top and foot of the temple's steps, from the ground upwards.
_STEPS = ((72, 232, 252), (60, 214, 232), (49, 198, 214), (39, 184, 198), (30, 172, 184))
#: How far the planks of the broken bridge reach.
_JAG = ((-1, 8), (0, 3), (1, 9), (2, 2), (3, 7))


def paint_box_lid(painter: QPainter, width: float, height: float, *, paper: bool = False) -> None:
    """Paint the lid in a box of this size at the origin."""
    painter.save()
    painter.setClipRect(QRectF(0, 0, width, height), Qt.ClipOperation.IntersectClip)
    painter.scale(width / _WIDE, height / _HIGH)
    _paint_sky(painter)
    _paint_lake(painter)
    with transformed(painter, _WIDE / 2, 0):
        _paint_island(painter)
        _paint_causeway(painter)
        _paint_temple(painter)
    for x, y, size in ((30, 300, 0.34), (180, 316, -0.4), (22, 196, 0.16)):
        with transformed(painter, x, y):
            painter.scale(size, abs(size))
            paint_canoe(painter)
    painter.restore()


def _paint_sky(painter: QPainter) -> None:
    """Paint the evening sky with the sun behind the temple and hills on both sides."""
    glow = vertical_gradient(
        0, _FAR_SHORE_Y, (0, "#1d6f7c"), (0.45, "#5fae9d"), (0.8, "#f0d58a"), (1, "#f6e6b0")
    )
    painter.fillRect(QRectF(0, 0, _WIDE, _FAR_SHORE_Y + 1), glow)
    with transformed(painter, _WIDE / 2, 108):
        for i in range(24):
            with transformed(painter, 0, 0, 1, i * 15):
                long = 64 if i % 2 else 78
                draw(
                    painter,
                    f"M-4,-40 L0,{-long} L4,-40 Z",
                    mix_colours("#f0d58a", "#fff3c4", i % 2),
                    0,
                )
        ink(
            painter, oval(0, 0, 40), radial_gradient(0, -6, 52, (0, "#fff8d6"), (1, "#f2c34c")), 1.2
        )
    far = "M-4,160 L-4,140 L20,118 L34,128 L58,100 L92,146 L120,152 L150,110 L176,134 L192,122 "
    draw(
        painter,
        far + "L216,142 L216,160 Z",
        vertical_gradient(100, 160, (0, "#3b7f80"), (1, "#7fb09a")),
        1.2,
    )
    draw(painter, "M58,100 L46,115 L53,112 L58,119 L64,112 L70,116 Z", "#fff8e6", 0.8)
    draw(painter, "M150,110 L141,123 L148,119 L153,125 L160,120 Z", "#fff8e6", 0.8)
    near_hills = (
        "M-4,162 L-4,150 Q20,138 44,152 Q70,146 84,160 L140,160 Q160,142 186,152 Q204,144 216,152 "
    )
    draw(
        painter,
        near_hills + "L216,162 Z",
        vertical_gradient(140, 162, (0, "#5f8a52"), (1, "#86a863")),
        1.2,
    )


def _paint_lake(painter: QPainter) -> None:
    """Paint the lake with its glints."""
    water = vertical_gradient(
        _FAR_SHORE_Y, _HIGH, (0, "#74c2b4"), (0.35, "#3d9ba4"), (1, "#1c6478")
    )
    painter.fillRect(QRectF(0, _FAR_SHORE_Y, _WIDE, _HIGH - _FAR_SHORE_Y), water)
    dice = random.Random(7)
    y, row = _FAR_SHORE_Y + 6, 0
    while y < _HIGH + 10:
        step = 8 + row * 1.3
        x = -step * dice.random()
        while x < _WIDE:
            size = step / 30
            wave = mix_colours("#3d9ba4", WAVE_LIGHT, 0.55)
            with transformed(painter, x, y, size):
                paint_line(
                    painter, "M-12,4 Q-4,-6 4,2 C10,-6 20,-5 19,3 C19,9 11,9 11,4", wave, 2.2
                )
            x += step * 1.5
        y += 4 + row * 1.15
        row += 1


def _paint_island(painter: QPainter) -> None:
    ink(painter, oval(0, _ISLAND, 104, 17), "#efe0b0", 1.8)
    ink(
        painter,
        oval(0, _ISLAND - 3, 98, 13.5),
        vertical_gradient(240, 270, (0, "#bcc878"), (1, "#8ba554")),
        1.2,
    )
    for x in (-88, -78, 80, 90):
        with transformed(painter, x, _ISLAND - 4):
            for turn in (-30, 0, 30):
                with transformed(painter, 0, 0, 1, turn):
                    draw(painter, "M-1.6,0 Q-3,-6 0,-12 Q3,-6 1.6,0 Z", "#4f8a4a", 0.7)


def _paint_causeway(painter: QPainter) -> None:
    """Paint the road towards the viewer, with the broken wooden bridge in it."""
    draw(painter, "M-15,254 L15,254 L46,348 L-46,348 Z", EDGE_STONES[3], 2)
    draw(painter, "M-11,254 L11,254 L37,348 L-37,348 Z", STONE, 1)
    water = figure("M-24,284 L24,284 L31.4,304 L-31.4,304 Z")
    ink(painter, water, vertical_gradient(284, 304, (0, "#3d9ba4"), (1, "#2a8494")), 1.6)
    for side in (-1, 1):
        for i, reach in _JAG:
            x = i * 8.2 - 8
            y0, y1 = (283, 283 + reach) if side < 0 else (305 - reach, 305)
            width = 7.4 if side < 0 else 9
            post_x = x * (1.05 if side < 0 else 1.3) - width / 2 - 0.4
            ink(painter, slab(post_x, y0, width, y1 - y0, 0.6), PLANKS[i % 4], 0.9)
    for x, y, turn in ((-9, 293, 24), (10, 297, -34)):
        with transformed(painter, x, y, 1, turn):
            ink(painter, slab(-7, -1.6, 14, 3.2, 0.6), PLANKS[2], 0.9)
    for y, half in ((264, 14.5), (276, 18.5), (316, 31.6), (330, 36.2), (344, 41)):
        paint_line(painter, f"M{-half * 0.8:g},{y} L{half * 0.8:g},{y}", "#c7a56c", 0.8)


def _paint_temple(painter: QPainter) -> None:
    """Paint the temple in the middle of the lid."""
    for half, top, foot in _STEPS:
        slope = 5
        stone = linear_gradient(
            -half, 0, half, 0, (0, "#f3c28e"), (0.45, "#cf8f58"), (0.55, "#b8763f"), (1, "#85482a")
        )
        edge = f"M{-half},{foot} L{slope - half},{top} L{half - slope},{top} L{half},{foot} Z"
        draw(painter, edge, stone, 1.8)
        paint_line(
            painter,
            f"M{slope - half + 1},{top + 3.4} L{half - slope - 1},{top + 3.4}",
            "#f6d3a6",
            1.2,
        )
        x = 10.0 - half
        while x < half - 6:
            if abs(x) > 19:
                ink(painter, oval(x, (top + foot) / 2 + 2, 1.9), CREAM, 0.7)
            x += 8.5
    draw(painter, "M-17,256 L-11,172 L11,172 L17,256 Z", "#f4e6c2", 1.6)
    for y in range(175, 256, 4):
        reach = 11 + (y - 172) / 14
        paint_line(painter, f"M{-reach:g},{y} L{reach:g},{y}", "#a98d5c", 0.7)
    for side in (-1, 1):
        rail = f"M{side * 17},256 L{side * 11},172 L{side * 15},172 L{side * 22},256 Z"
        draw(painter, rail, RED, 1.4)
    for side, roof in ((-1, "#a8322a"), (1, "#2f7f98")):
        with transformed(painter, side * 15, 172):
            _paint_shrine(painter, roof)
    for x in (-26, 26):
        with transformed(painter, x * 2.4, 231):
            _paint_brazier(painter)


def _paint_shrine(painter: QPainter, roof: str) -> None:
    ink(painter, slab(-12, -15, 24, 15), "#fff6e2", 1.4)
    ink(painter, slab(-4.5, -12, 9, 12), "#3a1a10", 1)
    for x in (-12, 8.6):
        ink(painter, slab(x, -15, 3.4, 15), RED, 0.8)
    ink(painter, slab(-14, -18, 28, 4, 0.6), GOLD, 1.2)
    draw(painter, "M-14,-18 L-10.5,-31 L10.5,-31 L14,-18 Z", roof, 1.4)
    for x in (-6, 0, 6):
        ink(painter, oval(x, -24, 1.8), CREAM, 0.6)
    for x in (-8, 0, 8):
        ink(painter, slab(x - 2.6, -35, 5.2, 4), "#efe3c6", 0.9)


def _paint_brazier(painter: QPainter) -> None:
    draw(painter, "M-5,0 L5,0 L3,6 L-3,6 Z", "#8a4a29", 1)
    draw(painter, "M0,0 C-6,-2 -5,-8 -2,-11 C-2,-7 0,-8 0,-14 C5,-10 6,-3 3,0 Z", "#e2532a", 1)
    stroke_path(painter, oval(0, -2.6, 1.2, 2), pen("#ffd25a", 1.6))
    paint_line(painter, "M-6,0 L6,0", INK, 1.2)
