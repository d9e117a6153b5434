"""Small drawings of plants, hills and fish, each in a box of 100 with its foot near 30."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, transformed
from desktop.games.cortez.art.inks import GOLD, INK, RED
from desktop.painting.shapes import linear_gradient, with_alpha

_LINE_WIDTH = 2.4


def paint_maguey(painter: QPainter) -> None:
    """Paint an agave with its thorns."""
    for turn, reach in ((-74, 26), (74, 26), (-50, 32), (50, 32), (-25, 36), (25, 36), (0, 38)):
        with transformed(painter, 0, 0, turn=turn):
            leaf = f"M-6,4 Q-8,{-reach / 2} 0,{-reach} Q8,{-reach / 2} 6,4 Z"
            draw(painter, leaf, "#5f9a86" if abs(turn) in (25, 74) else "#7fb39b", _LINE_WIDTH)
            draw(painter, f"M-1.6,{9 - reach} L0,{-reach - 3} L1.6,{9 - reach} Z", "#8c2b20", 0)
    draw(painter, "M-14,4 Q0,12 14,4 Q0,-2 -14,4 Z", "#a9793f", _LINE_WIDTH * 0.8)


def paint_maize(painter: QPainter) -> None:
    """Paint a stalk of maize with a ripe cob."""
    paint_line(painter, "M0,30 L0,-26", INK, 6.4)
    paint_line(painter, "M0,30 L0,-26", "#6f9a3d", 3.2)
    for side, y, reach in ((1, 18, 24), (-1, 8, 25), (1, -3, 20), (-1, -12, 15)):
        leaf = (
            f"M0,{y} C{side * 8},{y - 20} {side * reach},{y - 20} {side * (reach + 3)},{y - 2} "
            f"C{side * (reach - 6)},{y - 12} {side * 8},{y - 10} 0,{y + 5} Z"
        )
        draw(painter, leaf, "#82ad48", _LINE_WIDTH)
    draw(painter, "M0,-22 C-9,-28 -8,-42 0,-48 C8,-42 9,-28 0,-22 Z", "#efc94a", _LINE_WIDTH)
    paint_line(painter, "M0,-47 L-4,-56 M0,-47 L4,-56 M0,-47 L0,-58", RED, 2.4)


def paint_nopal(painter: QPainter) -> None:
    """Paint a prickly pear with red fruit."""
    lobes = ((0, 14, 10, 15, 0), (-13, -6, 8, 12, -24), (13, -8, 8, 12, 24), (0, -16, 8.5, 13, 0))
    for x, y, width, height, turn in lobes:
        with transformed(painter, x, y, turn=turn):
            ink(painter, oval(0, 0, width, height), "#6d9a48", _LINE_WIDTH)
            paint_line(
                painter, "M-2,-5 L2,-5 M-2,2 L2,2 M-2,8 L2,8", with_alpha("#2f4d20", 180), 1.4
            )
    for x, y in ((-17, -17), (17, -19), (-4, -29), (5, -29)):
        ink(painter, oval(x, y, 4), "#c43b3b", _LINE_WIDTH * 0.7)


def paint_tree(painter: QPainter) -> None:
    """Paint a tree with three crowns."""
    draw(
        painter,
        "M-5,30 Q-3,12 -5,0 L-18,-12 L-14,-16 L-3,-8 L-3,-20 L3,-20 L3,-8 L14,-16 L18,-12 L5,0 "
        "Q3,12 5,30 L10,34 L-10,34 Z",
        "#9a5f36",
        _LINE_WIDTH,
    )
    for x, y in ((-18, -18), (18, -18), (0, -28)):
        with transformed(painter, x, y):
            crown = "M-13,4 Q-13,-14 0,-14 Q13,-14 13,4 Q0,9 -13,4 Z"
            draw(painter, crown, "#5f8f4b", _LINE_WIDTH)
            paint_line(painter, "M-6,0 Q0,-8 6,0", with_alpha("#2d4a22", 170), _LINE_WIDTH * 0.7)


_HILL = (
    "M-40,30 C-44,16 -32,14 -30,4 C-28,-14 -16,-34 0,-34 C16,-34 28,-14 30,4 C32,14 44,16 40,30 Z"
)
#: The bands at the foot of the hill; they widen like its body.
_BANDS = (("M-40.6,20 L40.6,20 L41,25 L-41,25 Z", RED), ("M-41,25 L41,25 L40,30 L-40,30 Z", GOLD))
#: The scales of stone, row by row, inside the body.
_SCALES = ((-18, (-7.5, 7.5)), (-4, (-15, 0, 15)), (10, (-22.5, -7.5, 7.5, 22.5)))


def paint_hill(painter: QPainter, *, snow: bool = False) -> None:
    """Paint a hill: a bell with a red and a gold band at its foot; with snow a volcano."""
    colours = ("#e8e6d6", "#9aa58a", "#6d7a5c") if snow else ("#b4c576", "#8fa85a", "#6f8f45")
    body = linear_gradient(-30, -30, 34, 30, *zip((0, 0.5, 1), colours, strict=True))
    draw(painter, _HILL, body, 0)
    for y, row in _SCALES:
        for x in row:
            with transformed(painter, x, y):
                paint_line(
                    painter, "M-6,0 Q0,-9 6,0", with_alpha("#3b5324", 150), _LINE_WIDTH * 0.75
                )
    if snow:
        draw(
            painter,
            "M0,-34 C-15,-34 -26,-16 -29,0 L-24,-4 Q-13,-12 -6,-2 Q2,-12 9,-3 Q16,-14 24,-4 "
            "L29,0 C26,-16 15,-34 0,-34 Z",
            "#f6f3e8",
            _LINE_WIDTH * 0.8,
        )
    for band, colour in _BANDS:
        draw(painter, band, colour, _LINE_WIDTH * 0.6)
    ink(painter, figure(_HILL), None, 2.6)


def paint_smoke(painter: QPainter) -> None:
    """Paint the smoke of a volcano with its top at -34."""
    paint_line(
        painter, "M0,-48 C-10,-58 8,-62 2,-74 C-6,-80 -12,-70 -4,-68", with_alpha("#f6f3e8", 210), 5
    )


def paint_reeds(painter: QPainter) -> None:
    """Paint a tuft of reeds at the water's edge."""
    for x, height, lean in ((-9, 24, -5), (-3, 32, -2), (4, 28, 3), (10, 20, 6)):
        paint_line(painter, f"M{x},8 Q{x},{-height / 2} {x + lean},{-height}", "#2f5d3c", 3)
        if height > 22:
            ink(painter, oval(x + lean, -height, 2.2, 5), "#8a5a2b", 0)


def paint_fish(painter: QPainter) -> None:
    """Paint a fish below the surface."""
    ink_line = with_alpha("#17495e", 190)
    body = "M-22,0 Q-6,-14 12,-2 L24,-11 L21,0 L24,11 L12,2 Q-6,14 -22,0 Z"
    ink(painter, figure(body), with_alpha("#e8d9a0", 175), 2, ink_line)
    ink(painter, oval(-12, -2, 2), with_alpha("#17495e", 220), 0)
    paint_line(painter, "M-4,-7 Q0,0 -4,7", with_alpha("#17495e", 170), 1.6)


def paint_sprout(painter: QPainter, colour: str) -> None:
    """Paint a seedling in a field."""
    ink(painter, figure("M0,0 L-5,-8 L0,-5 L5,-8 Z"), colour, 0)
