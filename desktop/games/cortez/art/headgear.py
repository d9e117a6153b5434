"""The headgear by which the nations differ: the Spanish morion and the Aztec feather crown."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, transformed
from desktop.games.cortez.art.inks import FEATHERS, GOLD, RED
from desktop.painting.shapes import linear_gradient, vertical_gradient, with_alpha

FEATHER_COUNT = 9
_RIVETS = (-18.0, -9.0, 0.0, 9.0, 18.0)


def paint_morion(painter: QPainter, width: float = 3.0) -> None:
    """Paint a steel helmet with comb and brim, 76 wide; the brow is a little above the origin."""
    steel = linear_gradient(
        -22, 0, 24, 0,
        (0, "#9aa3ab"), (0.22, "#eef2f4"), (0.4, "#ffffff"), (0.62, "#c3cad0"), (1, "#6d7780"),
    )  # fmt: skip
    comb = vertical_gradient(-48, -26, (0, "#ffffff"), (1, "#8d97a0"))
    draw(painter, "M-24,-24 C-24,-54 24,-54 24,-24 C14,-36 -14,-36 -24,-24 Z", comb, width)
    draw(painter, "M-19,-12 C-21,-40 21,-40 19,-12 Z", steel, width)
    paint_line(painter, "M0,-33 L0,-15", with_alpha("#5e6870", 160), width * 0.5)
    brim = vertical_gradient(-24, -3, (0, "#ffffff"), (0.5, "#cdd4d9"), (1, "#7b858d"))
    draw(
        painter,
        "M-38,-25 C-30,-17 -16,-16 0,-16 C16,-16 30,-17 38,-25 C32,-8 16,-3 0,-3 "
        "C-16,-3 -32,-8 -38,-25 Z",
        brim,
        width,
    )
    for x in _RIVETS:
        ink(painter, oval(x, -10 - abs(x) * 0.06, 1.9), GOLD, 0)


def paint_feather_crown(painter: QPainter, width: float = 3.0) -> None:
    """Paint a fan of nine feathers over a red and a gold band, about 70 wide."""
    painter.save()
    painter.translate(0, -10)
    for i in range(FEATHER_COUNT):
        turn = -78 + 156 * i / (FEATHER_COUNT - 1)
        reach = 37 - abs(turn) * 0.045
        side = round(reach * 0.72, 2)
        tip = round(reach, 2)
        with transformed(painter, 0, 0, turn=turn):
            quill = f"M-4,-8 Q-8.2,{-side} 0,{-tip} Q8.2,{-side} 4,-8 Z"
            draw(painter, quill, FEATHERS[i % 2], width * 0.8)
            ink(painter, oval(0, 8 - reach, 2.6), GOLD if i % 2 else "#d8453a", 0)
    draw(painter, "M-19,2 C-21,-26 21,-26 19,2 C10,-8 -10,-8 -19,2 Z", RED, width * 0.8)
    draw(painter, "M-17,5 C-17,-14 17,-14 17,5 C9,-2 -9,-2 -17,5 Z", GOLD, width * 0.8)
    for x, y in ((-10, -2.8), (0, -6.2), (10, -2.8)):
        ink(painter, oval(x, y, 2.1), "#2a8f86", 0)
    painter.restore()
