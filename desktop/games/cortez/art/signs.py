"""The small signs beside troops: the mask with a cost, crossed weapons, the objective's sun.

Each is centred on the origin in a box of 100.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, slab, transformed
from desktop.games.cortez.art.inks import CREAM, GOLD, INK, RED
from desktop.painting.lettering import glyph_path
from desktop.painting.shapes import linear_gradient, pen, place_path, stroke_path, vertical_gradient

#: The bounds of a sign.
SIGN_RECT: Final = QRectF(-56, -56, 112, 112)

_MASK = "M-24,-22 Q0,-34 24,-22 Q28,8 14,24 Q0,32 -14,24 Q-28,8 -24,-22 Z"


def paint_mask(painter: QPainter, cost: int) -> None:
    """Paint a turquoise mask with the cost of a way in camouflage."""
    for side in (-1, 1):
        ink(painter, oval(side * 26, 2, 8), GOLD, 2.6)
        ink(painter, oval(side * 26, 2, 3), RED, 0)
    stone = linear_gradient(-24, -30, 24, 30, (0, "#9fe6d8"), (0.5, "#4cb5a8"), (1, "#227a72"))
    ink(painter, figure(_MASK), stone, 3.4)
    number = place_path(glyph_path(str(cost), 900), 0, 0, 0.42)
    stroke_path(painter, number, pen("#0c3b38", 6))
    painter.fillPath(number, QColor("#fffbe8"))


def paint_clash(painter: QPainter) -> None:
    """Paint crossed weapons on a red disc."""
    ink(painter, oval(0, 0, 52), CREAM, 5)
    ink(painter, oval(0, 0, 44), vertical_gradient(-44, 44, (0, "#d8412c"), (1, "#941f14")), 4)
    with transformed(painter, 0, 0, 0.88, 44):
        draw(painter, "M-4,46 L-4,14 L-8,8 L-9,-36 Q0,-46 9,-36 L8,8 L4,14 L4,46 Z", "#f0c98a", 4)
        for y in (-32, -20, -8):
            for side in (-1, 1):
                blade = f"M{side * 9},{y - 5} L{side * 17},{y} L{side * 9},{y + 5} Z"
                draw(painter, blade, "#20242c", 2)
    with transformed(painter, 0, 0, 0.88, -44):
        draw(painter, "M-5,18 L-5,-36 L0,-48 L5,-36 L5,18 Z", "#ffffff", 4)
        ink(painter, slab(-16, 14, 32, 8, 3), GOLD, 4)
        ink(painter, slab(-4.5, 22, 9, 22, 3), GOLD, 4)


def paint_sun(painter: QPainter) -> None:
    """Paint the sun of an objective."""
    ink(painter, oval(0, 0, 50), CREAM, 4)
    for i in range(12):
        with transformed(painter, 0, 0, turn=i * 30):
            draw(painter, "M-9,-22 L0,-43 L9,-22 Z", RED if i % 2 else GOLD, 2.4)
    ink(painter, oval(0, 0, 24), GOLD, 4)
    ink(painter, oval(0, 0, 9), RED, 3, INK)
