"""The arms of both nations, upright with the point above."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.card_art.tools import (
    FLINT,
    JADE,
    WOOD,
    clipped_to,
    paint_feather,
    paint_shaft,
    paint_sheen,
)
from desktop.games.cortez.art.inks import CREAM, GOLD, INK, RED
from desktop.painting.shapes import linear_gradient

IRON = "#dfe5e8"


def paint_sword(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a sword with a gold hilt."""
    blade = linear_gradient(
        -5, 0, 5, 0, (0, "#ffffff"), (0.5, "#e4e9ec"), (0.52, "#b5bec5"), (1, "#9aa5ad")
    )
    draw(painter, "M-5,18 L-5,-40 L0,-56 L5,-40 L5,18 Z", blade, stroke)
    draw(painter, "M-19,16 Q0,20 19,16 L20,22 Q0,27 -20,22 Z", GOLD, stroke)
    ink(painter, slab(-4, 24, 8, 18, 2), "#6b3d1e", stroke)
    ink(painter, oval(0, 46, 6.5), GOLD, stroke)


def paint_pike(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a long shaft with a leaf of iron."""
    paint_shaft(painter, -56, 62, stroke)
    draw(painter, "M0,-78 L6.5,-57 L2.4,-49 L-2.4,-49 L-6.5,-57 Z", IRON, stroke)
    paint_line(painter, "M0,-73 L0,-51", "#8a959e", stroke * 0.5)


def paint_halberd(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a spike, an axe and a hook on a shaft."""
    paint_shaft(painter, -56, 62, stroke)
    draw(painter, "M0,-80 L5,-56 L-5,-56 Z", IRON, stroke)
    draw(painter, "M2.4,-54 C20,-62 29,-48 26,-28 C19,-37 10,-38 2.4,-35 Z", "#d3dade", stroke)
    draw(painter, "M-2.4,-52 L-18,-45 L-2.4,-39 Z", "#d3dade", stroke)
    ink(painter, slab(-4, -34, 8, 7, 1), RED, stroke * 0.6)


def paint_crossbow(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a drawn crossbow with its bolt."""
    bow = "M-33,-16 Q0,-52 33,-16"
    ink(painter, slab(-3.2, -46, 6.4, 84, 2), "#8a5529", stroke * 0.8)
    paint_line(painter, bow, INK, 7)
    paint_line(painter, bow, "#cfd6da", 3.6)
    paint_line(painter, "M-33,-16 L0,2 L33,-16", INK, 1.5)
    draw(painter, "M0,-62 L5,-46 L-5,-46 Z", IRON, stroke * 0.8)


def paint_arquebus(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a gun with a wooden butt and a burning match."""
    barrel = linear_gradient(-3.4, 0, 3.4, 0, (0, "#eef2f4"), (0.45, "#b9c2c8"), (1, "#6d777f"))
    ink(painter, slab(-3.4, -70, 6.8, 66, 1.5), barrel, stroke * 0.8)
    ink(painter, slab(-4.6, -72, 9.2, 5, 1.2), IRON, stroke * 0.8)
    draw(painter, "M-5.5,-18 L5.5,-18 L7,20 L15,46 L1,50 L-5.5,20 Z", "#8a5529", stroke)
    ink(painter, slab(-5.2, -44, 10.4, 5, 1), GOLD, stroke * 0.6)
    draw(painter, "M6,-12 C16,-16 16,-4 12,2", None, stroke * 1.1)
    ink(painter, oval(12, 3, 3.2), "#f08a2c", stroke * 0.7)


def paint_banner_of_spain(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a red banner with a gold cross on a lance."""
    paint_shaft(painter, -60, 62, stroke)
    draw(painter, "M0,-74 L5.5,-60 L-5.5,-60 Z", GOLD, stroke * 0.8)
    ink(painter, slab(-25, -57, 44, 4.8, 2), WOOD, stroke * 0.8)
    draw(painter, "M-22,-52 L16,-52 L16,-4 L7,-11 L-3,-2 L-13,-11 L-22,-4 Z", "#b3352a", stroke)
    draw(
        painter,
        "M-6,-50 L0,-50 L0,-37 L13,-37 L13,-31 L0,-31 L0,-12 L-6,-12 L-6,-31 L-19,-31 L-19,-37 "
        "L-6,-37 Z",
        GOLD,
        stroke * 0.6,
    )


def paint_club(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a knobbed wooden club."""
    draw(
        painter,
        "M-3.4,46 L-4.4,2 Q-15,-13 -10.5,-34 Q0,-46 10.5,-34 Q15,-13 4.4,2 L3.4,46 Z",
        WOOD,
        stroke,
    )
    for x, y in ((-5, -26), (4.5, -30), (0, -16), (-6.5, -11), (6.5, -14)):
        ink(painter, oval(x, y, 2.5), "#d9a865", stroke * 0.45)
    ink(painter, slab(-4.4, 22, 8.8, 16, 1), RED, stroke * 0.6)


def paint_spear(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a shaft with a point of obsidian."""
    paint_shaft(painter, -52, 62, stroke)
    glass = linear_gradient(-8, 0, 8, 0, (0, "#5b6573"), (0.45, "#2a2f38"), (1, "#14171d"))
    draw(painter, "M0,-80 Q11,-64 7,-49 L-7,-49 Q-11,-64 0,-80 Z", glass, stroke)
    ink(painter, slab(-4.4, -49, 8.8, 8, 2), RED, stroke * 0.6)
    for side in (-1, 1):
        with transformed(painter, side * 3, -40, 1, 180 - side * 20):
            paint_feather(painter, 0, 15, 3.6, stroke * 0.6, green=side > 0)


def paint_bow(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a drawn bow that bends to the right."""
    paint_line(painter, "M-6,-58 Q23,-6 -6,50", INK, 7.6)
    paint_line(painter, "M-6,-58 Q23,-6 -6,50", "#b57a3e", 4.2)
    paint_line(painter, "M-6,-58 L-6,50", INK, 1.4)
    ink(painter, slab(3.4, -12, 8, 14, 2), RED, stroke * 0.6)


def paint_arrows(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a sheaf of arrows, feathers above."""
    for turn in (-9, 0, 9):
        with transformed(painter, 0, 0, 1, turn):
            paint_line(painter, "M0,42 L0,-42", INK, 3.2)
            paint_line(painter, "M0,42 L0,-42", "#d9b27a", 1.4)
            fletching = "M0,-24 L-5,-30 L-5,-46 L0,-40 L5,-46 L5,-30 Z"
            draw(painter, fletching, "#d9c489" if turn else "#c8372d", stroke * 0.6)


def paint_macuahuitl(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a wooden blade set with obsidian."""
    wood = linear_gradient(-12, 0, 12, 0, (0, "#cf9855"), (0.5, "#b57a3e"), (1, "#8a5528"))
    for y in (-38, -25, -12, 1):
        for side in (-1, 1):
            flake = f"M{side * 10},{y - 6} L{side * 20},{y - 1} L{side * 10},{y + 6} Z"
            draw(painter, flake, "#2a2f38", stroke * 0.7)
    draw(
        painter, "M-4.4,52 L-5,12 L-12,7 L-12,-44 Q0,-54 12,-44 L12,7 L5,12 L4.4,52 Z", wood, stroke
    )
    draw(painter, "M0,-38 L6,-30 L0,-22 L-6,-30 Z M0,-20 L6,-12 L0,-4 L-6,-12 Z", RED, stroke * 0.5)
    ink(painter, slab(-6, 22, 12, 19, 2), RED, stroke * 0.7)
    paint_line(painter, "M-6,28 L6,28 M-6,34 L6,34", INK, stroke * 0.5)


def paint_dart(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a dart with a flaked point and red bindings."""
    ink(painter, slab(-2.6, -30, 5.2, 82, 2), "#b57a3e", stroke * 0.8)
    draw(painter, "M0,-58 Q12,-43 8.5,-26 L-8.5,-26 Q-12,-43 0,-58 Z", "#e8cf9a", stroke)
    for y in (-47, -39, -31):
        for side in (-1, 1):
            chip = f"M{side * 7},{y - 3} L{side * 13},{y + 1} L{side * 8},{y + 4} Z"
            draw(painter, chip, FLINT, stroke * 0.5)
    for y in (-20, -13):
        ink(painter, slab(-4, y, 8, 4, 1), RED, stroke * 0.5)


def paint_banner_of_tenochtitlan(painter: QPainter, stroke: float = 2.0) -> None:
    """Paint a turquoise banner with a gold disc and feathers, worn on the back."""
    ink(painter, slab(-2, -60, 4, 100, 1), WOOD, stroke * 0.7)
    for i in range(5):
        with transformed(painter, 0, -58, 1, -44 + 22 * i):
            paint_feather(painter, 0, 24, 5, stroke * 0.6, green=i % 2 == 0)
    draw(painter, "M-30,-58 L0,-58 L0,-14 L-30,-14 L-22,-36 Z", JADE, stroke)
    paint_line(painter, "M-25,-52 L-4,-52 M-25,-20 L-4,-20", "#7fd0bf", stroke * 0.8)
    ink(painter, oval(-11, -36, 7.5), GOLD, stroke * 0.7)
    ink(painter, oval(-11, -36, 3), RED, stroke * 0.5)


def paint_round_shield(
    painter: QPainter,
    radius: float,
    stroke: float = 2.0,
    colour: str = "#c8372d",
    *,
    paper: bool = False,
) -> None:
    """Paint a feathered shield with stepped frets, centred on the origin."""
    for i in range(9):
        with transformed(painter, 0, 0, 1, 116 + 16 * i):
            paint_feather(painter, radius - 3, radius + 20, 7.4, stroke * 0.8, green=i % 2 == 1)
    ink(painter, oval(0, 0, radius), GOLD, stroke * 1.2)
    field = oval(0, 0, radius * 0.86)
    ink(painter, field, colour, stroke)
    with clipped_to(painter, field):
        for turn, light in ((0, JADE), (180, CREAM)):
            with transformed(painter, 0, 0, radius, turn):
                draw(
                    painter,
                    "M-1,-0.1 L-0.5,-0.1 L-0.5,-0.35 L-0.1,-0.35 L-0.1,-0.6 L0.3,-0.6 L0.3,-1 "
                    "L-1,-1 Z",
                    light,
                    stroke * 0.8 / radius,
                )
    paint_sheen(painter, field, paper)
    ink(painter, field, None, stroke)
    ink(painter, oval(0, 0, radius * 0.2), GOLD, stroke * 0.8)
