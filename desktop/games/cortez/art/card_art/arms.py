"""The arms of both nations, upright with the point above."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, draw_line, ink, moved, oval, slab
from desktop.games.cortez.art.card_art.tools import (
    FLINT,
    JADE,
    WOOD,
    paint_feather,
    paint_shaft,
    paint_sheen,
    within,
)
from desktop.games.cortez.art.inks import CREAM, GOLD, INK, RED
from desktop.painting.shapes import across

IRON = "#dfe5e8"


def paint_sword(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a sword with a gold hilt."""
    blade = across(-5, 0, 5, 0, (0, "#ffffff"), (0.5, "#e4e9ec"), (0.52, "#b5bec5"), (1, "#9aa5ad"))
    draw(p, "M-5,18 L-5,-40 L0,-56 L5,-40 L5,18 Z", blade, stroke)
    draw(p, "M-19,16 Q0,20 19,16 L20,22 Q0,27 -20,22 Z", GOLD, stroke)
    ink(p, slab(-4, 24, 8, 18, 2), "#6b3d1e", stroke)
    ink(p, oval(0, 46, 6.5), GOLD, stroke)


def paint_pike(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a long shaft with a leaf of iron."""
    paint_shaft(p, -56, 62, stroke)
    draw(p, "M0,-78 L6.5,-57 L2.4,-49 L-2.4,-49 L-6.5,-57 Z", IRON, stroke)
    draw_line(p, "M0,-73 L0,-51", "#8a959e", stroke * 0.5)


def paint_halberd(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a spike, an axe and a hook on a shaft."""
    paint_shaft(p, -56, 62, stroke)
    draw(p, "M0,-80 L5,-56 L-5,-56 Z", IRON, stroke)
    draw(p, "M2.4,-54 C20,-62 29,-48 26,-28 C19,-37 10,-38 2.4,-35 Z", "#d3dade", stroke)
    draw(p, "M-2.4,-52 L-18,-45 L-2.4,-39 Z", "#d3dade", stroke)
    ink(p, slab(-4, -34, 8, 7, 1), RED, stroke * 0.6)


def paint_crossbow(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a drawn crossbow with its bolt."""
    bow = "M-33,-16 Q0,-52 33,-16"
    ink(p, slab(-3.2, -46, 6.4, 84, 2), "#8a5529", stroke * 0.8)
    draw_line(p, bow, INK, 7)
    draw_line(p, bow, "#cfd6da", 3.6)
    draw_line(p, "M-33,-16 L0,2 L33,-16", INK, 1.5)
    draw(p, "M0,-62 L5,-46 L-5,-46 Z", IRON, stroke * 0.8)


def paint_arquebus(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a gun with a wooden butt and a burning match."""
    barrel = across(-3.4, 0, 3.4, 0, (0, "#eef2f4"), (0.45, "#b9c2c8"), (1, "#6d777f"))
    ink(p, slab(-3.4, -70, 6.8, 66, 1.5), barrel, stroke * 0.8)
    ink(p, slab(-4.6, -72, 9.2, 5, 1.2), IRON, stroke * 0.8)
    draw(p, "M-5.5,-18 L5.5,-18 L7,20 L15,46 L1,50 L-5.5,20 Z", "#8a5529", stroke)
    ink(p, slab(-5.2, -44, 10.4, 5, 1), GOLD, stroke * 0.6)
    draw(p, "M6,-12 C16,-16 16,-4 12,2", None, stroke * 1.1)
    ink(p, oval(12, 3, 3.2), "#f08a2c", stroke * 0.7)


def paint_banner_of_spain(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a red banner with a gold cross on a lance."""
    paint_shaft(p, -60, 62, stroke)
    draw(p, "M0,-74 L5.5,-60 L-5.5,-60 Z", GOLD, stroke * 0.8)
    ink(p, slab(-25, -57, 44, 4.8, 2), WOOD, stroke * 0.8)
    draw(p, "M-22,-52 L16,-52 L16,-4 L7,-11 L-3,-2 L-13,-11 L-22,-4 Z", "#b3352a", stroke)
    draw(
        p,
        "M-6,-50 L0,-50 L0,-37 L13,-37 L13,-31 L0,-31 L0,-12 L-6,-12 L-6,-31 L-19,-31 L-19,-37 "
        "L-6,-37 Z",
        GOLD,
        stroke * 0.6,
    )


def paint_club(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a knobbed wooden club."""
    draw(
        p,
        "M-3.4,46 L-4.4,2 Q-15,-13 -10.5,-34 Q0,-46 10.5,-34 Q15,-13 4.4,2 L3.4,46 Z",
        WOOD,
        stroke,
    )
    for x, y in ((-5, -26), (4.5, -30), (0, -16), (-6.5, -11), (6.5, -14)):
        ink(p, oval(x, y, 2.5), "#d9a865", stroke * 0.45)
    ink(p, slab(-4.4, 22, 8.8, 16, 1), RED, stroke * 0.6)


def paint_spear(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a shaft with a point of obsidian."""
    paint_shaft(p, -52, 62, stroke)
    glass = across(-8, 0, 8, 0, (0, "#5b6573"), (0.45, "#2a2f38"), (1, "#14171d"))
    draw(p, "M0,-80 Q11,-64 7,-49 L-7,-49 Q-11,-64 0,-80 Z", glass, stroke)
    ink(p, slab(-4.4, -49, 8.8, 8, 2), RED, stroke * 0.6)
    for side in (-1, 1):
        with moved(p, side * 3, -40, 1, 180 - side * 20):
            paint_feather(p, 0, 15, 3.6, stroke * 0.6, green=side > 0)


def paint_bow(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a drawn bow that bends to the right."""
    draw_line(p, "M-6,-58 Q23,-6 -6,50", INK, 7.6)
    draw_line(p, "M-6,-58 Q23,-6 -6,50", "#b57a3e", 4.2)
    draw_line(p, "M-6,-58 L-6,50", INK, 1.4)
    ink(p, slab(3.4, -12, 8, 14, 2), RED, stroke * 0.6)


def paint_arrows(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a sheaf of arrows, feathers above."""
    for turn in (-9, 0, 9):
        with moved(p, 0, 0, 1, turn):
            draw_line(p, "M0,42 L0,-42", INK, 3.2)
            draw_line(p, "M0,42 L0,-42", "#d9b27a", 1.4)
            fletching = "M0,-24 L-5,-30 L-5,-46 L0,-40 L5,-46 L5,-30 Z"
            draw(p, fletching, "#d9c489" if turn else "#c8372d", stroke * 0.6)


def paint_macuahuitl(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a wooden blade set with obsidian."""
    wood = across(-12, 0, 12, 0, (0, "#cf9855"), (0.5, "#b57a3e"), (1, "#8a5528"))
    for y in (-38, -25, -12, 1):
        for side in (-1, 1):
            flake = f"M{side * 10},{y - 6} L{side * 20},{y - 1} L{side * 10},{y + 6} Z"
            draw(p, flake, "#2a2f38", stroke * 0.7)
    draw(p, "M-4.4,52 L-5,12 L-12,7 L-12,-44 Q0,-54 12,-44 L12,7 L5,12 L4.4,52 Z", wood, stroke)
    draw(p, "M0,-38 L6,-30 L0,-22 L-6,-30 Z M0,-20 L6,-12 L0,-4 L-6,-12 Z", RED, stroke * 0.5)
    ink(p, slab(-6, 22, 12, 19, 2), RED, stroke * 0.7)
    draw_line(p, "M-6,28 L6,28 M-6,34 L6,34", INK, stroke * 0.5)


def paint_dart(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a dart with a flaked point and red bindings."""
    ink(p, slab(-2.6, -30, 5.2, 82, 2), "#b57a3e", stroke * 0.8)
    draw(p, "M0,-58 Q12,-43 8.5,-26 L-8.5,-26 Q-12,-43 0,-58 Z", "#e8cf9a", stroke)
    for y in (-47, -39, -31):
        for side in (-1, 1):
            chip = f"M{side * 7},{y - 3} L{side * 13},{y + 1} L{side * 8},{y + 4} Z"
            draw(p, chip, FLINT, stroke * 0.5)
    for y in (-20, -13):
        ink(p, slab(-4, y, 8, 4, 1), RED, stroke * 0.5)


def paint_banner_of_tenochtitlan(p: QPainter, stroke: float = 2.0) -> None:
    """Paint a turquoise banner with a gold disc and feathers, worn on the back."""
    ink(p, slab(-2, -60, 4, 100, 1), WOOD, stroke * 0.7)
    for i in range(5):
        with moved(p, 0, -58, 1, -44 + 22 * i):
            paint_feather(p, 0, 24, 5, stroke * 0.6, green=i % 2 == 0)
    draw(p, "M-30,-58 L0,-58 L0,-14 L-30,-14 L-22,-36 Z", JADE, stroke)
    draw_line(p, "M-25,-52 L-4,-52 M-25,-20 L-4,-20", "#7fd0bf", stroke * 0.8)
    ink(p, oval(-11, -36, 7.5), GOLD, stroke * 0.7)
    ink(p, oval(-11, -36, 3), RED, stroke * 0.5)


def paint_round_shield(
    p: QPainter, radius: float, stroke: float = 2.0, colour: str = "#c8372d", *, paper: bool = False
) -> None:
    """Paint a feathered shield with stepped frets, centred on the origin."""
    for i in range(9):
        with moved(p, 0, 0, 1, 116 + 16 * i):
            paint_feather(p, radius - 3, radius + 20, 7.4, stroke * 0.8, green=i % 2 == 1)
    ink(p, oval(0, 0, radius), GOLD, stroke * 1.2)
    field = oval(0, 0, radius * 0.86)
    ink(p, field, colour, stroke)
    with within(p, field):
        for turn, light in ((0, JADE), (180, CREAM)):
            with moved(p, 0, 0, radius, turn):
                draw(
                    p,
                    "M-1,-0.1 L-0.5,-0.1 L-0.5,-0.35 L-0.1,-0.35 L-0.1,-0.6 L0.3,-0.6 L0.3,-1 "
                    "L-1,-1 Z",
                    light,
                    stroke * 0.8 / radius,
                )
    paint_sheen(p, field, paper)
    ink(p, field, None, stroke)
    ink(p, oval(0, 0, radius * 0.2), GOLD, stroke * 0.8)
