"""The pictures on event cards."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.card_art.buildings import paint_basket, paint_temple
from desktop.games.cortez.art.card_art.hands import paint_gift
from desktop.games.cortez.art.card_art.provisions import paint_maize
from desktop.games.cortez.art.card_art.tools import (
    OXBLOOD,
    SKIN,
    SUNBURNT,
    clipped_to,
    paint_coin,
    paint_footprints,
    stretched_to,
)
from desktop.games.cortez.art.inks import EDGE_STONES, GOLD, INK, PLANKS, RED, STONE
from desktop.games.cortez.art.troops import paint_figure
from desktop.painting.shapes import vertical_gradient

_TEAR = "M0,-60 L-6,-38 L5,-22 L-6,-2 L6,18 L-4,38 L0,70"
_WAVES = (-32, -18, -4, 10, 24, 38)


def paint_bridges(painter: QPainter, w: float = 2.0) -> None:
    """Paint a causeway whose wooden bridge is broken in the middle."""
    window = slab(-50, -42, 100, 88, 10)
    ink(painter, window, vertical_gradient(-42, 46, (0, "#6cc0bb"), (1, "#2c7b95")), w * 1.1)
    with clipped_to(painter, window):
        for y in _WAVES:
            path = f"M-60,{y} " + " ".join(
                f"Q{x + 3},{y - 5 if i % 2 else y + 5} {x + 12},{y}"
                for i, x in enumerate(range(-60, 60, 12))
            )
            paint_line(painter, path, "#a9d9d3", 1.5)
        for side in (-1, 1):
            with stretched_to(painter, 0, 2, side, 1):
                _paint_bridge_end(painter, w)
        for radius in (14, 20):
            ink(painter, oval(0, 3, radius, radius * 0.9), None, 1.4, "#d8f1ea")
        for x, y, turn in ((-3, -9, 24), (6, 7, -38), (-8, 15, 70)):
            with transformed(painter, x, y, 1, turn):
                ink(painter, slab(-11, -2.8, 22, 5.6, 1), PLANKS[2], w * 0.8)
    ink(painter, window, None, w * 1.2)


def _paint_bridge_end(painter: QPainter, w: float) -> None:
    """Paint the left bank: road, posts, and the remaining planks."""
    ink(painter, slab(-62, -24, 32, 48, 2), EDGE_STONES[1], w)
    ink(painter, slab(-64, -17, 33, 34, 1), STONE, w * 0.6)
    for i, y in enumerate(range(-23, 22, 9)):
        ink(painter, slab(-34, y, 7, 8, 1.5), EDGE_STONES[i % 4], w * 0.6)
    for y in (-15, 15):
        draw(
            painter,
            f"M-30,{y - 3} L-12,{y - 2} L-7,{y + 1} L-13,{y + 3} L-30,{y + 3} Z",
            "#5a3517",
            w,
        )
    for i, (top, foot) in enumerate(((-20, 20), (-19, 21), (-20, 8), (-5, 19))):
        ink(painter, slab(-29 + i * 5.6, top, 5, foot - top, 1), PLANKS[i], w * 0.7)
    for y in (-23, 23):
        paint_line(painter, f"M-29,{y} Q-18,{y + 4} -12,{y * 0.72}", INK, 3.6)
        paint_line(painter, f"M-29,{y} Q-18,{y + 4} -12,{y * 0.72}", "#d9b070", 1.8)
        ink(painter, oval(-29, y, 4.4), "#8a5a30", w * 0.8)


def paint_flight(painter: QPainter, nation: int, w: float = 2.0) -> None:
    """Paint a troop that runs away from the temple."""
    with transformed(painter, -17, -13, 0.72):
        paint_temple(painter, w * 1.3)
    paint_footprints(
        painter,
        [(-14, 25, 110), (-4, 33, 96), (5, 28, 104), (14, 38, 98)],
        0.66,
    )
    with transformed(painter, 28, 8, 0.82, 9):
        paint_figure(painter, nation)


def paint_attack(painter: QPainter, nation: int, w: float = 2.0) -> None:
    """Paint a troop that enters, and a temple in flames."""
    with transformed(painter, 14, -7, 0.88):
        paint_temple(painter, w * 1.15, burning=True)
    paint_footprints(painter, [(-44, 44, 80), (-34, 37, 86), (-48, 32, 84)], 0.6)
    with transformed(painter, -25, 10, 0.82, -7):
        paint_figure(painter, nation)


def paint_supply(painter: QPainter, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint a basket full of maize."""
    for x, y, turn, size in ((-22, -14, -40, 0.5), (22, -14, 10, 0.5), (0, -22, -14, 0.58)):
        with transformed(painter, x, y, size, turn):
            paint_maize(painter, w * 1.5, paper=paper)
    with transformed(painter, 0, 2):
        paint_basket(painter, w)


def paint_pillage(painter: QPainter, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint an overturned basket with everything spilt."""
    with transformed(painter, -14, -12, 0.84, 112):
        paint_basket(painter, w)
    with transformed(painter, 16, 6, 0.42, 66):
        paint_maize(painter, w * 1.7, paper=paper)
    with transformed(painter, -2, 26, 0.34, 96):
        paint_maize(painter, w * 2, paper=paper)
    for x, y, r in ((34, 22, 9), (40, 38, 8), (10, 40, 8.4), (26, 45, 7), (-16, 44, 8),
                    (46, 8, 6), (-32, 38, 6.5)):  # fmt: skip
        paint_coin(painter, x, y, r)


def paint_mutiny(painter: QPainter, w: float = 2.0) -> None:
    """Paint a banner torn in two between fists of both nations."""
    for side in (-1, 1):
        with transformed(painter, side * 9, -4, 1, side * 10):
            far = side * 90
            half = figure(f"{_TEAR} L{far},70 L{far},-60 Z")
            with clipped_to(painter, half):
                ink(painter, slab(-40, -46, 80, 6, 2), "#a36a35", w)
                cloth = "M-36,-42 L36,-42 L36,40 L24,33 L12,43 L0,33 L-12,43 L-24,33 L-36,40 Z"
                draw(painter, cloth, "#6b3f86", w * 1.2)
                paint_line(painter, "M-30,-36 L30,-36 M-30,26 L30,26", "#d9b24a", w * 0.9)
                ink(painter, oval(0, -4, 20), GOLD, w)
                ink(painter, oval(0, -4, 13), RED, w * 0.8)
                draw(painter, "M0,-14 L7,-4 L0,6 L-7,-4 Z", "#fff3d6", w * 0.7)
                paint_line(painter, _TEAR, INK, w * 2)
    for side, skin, sleeve in ((-1, SKIN, "#fff6e2"), (1, SUNBURNT, "#b3352a")):
        with transformed(painter, side * 39, 30, 1, side * 24):
            ink(painter, slab(-8, 4, 16, 26, 2), sleeve, w)
            draw(painter, "M-12,6 L-12,-10 Q-12,-17 -5,-17 L6,-17 Q13,-17 13,-9 L13,2 Q13,7 8,7 Z",
                 skin, w * 1.1)  # fmt: skip
            paint_line(painter, "M-5,-16 L-5,-6 M1,-16 L1,-6 M7,-16 L7,-6", OXBLOOD, w * 0.7)
            ink(painter, slab(-13, -7, 13, 8, 4), skin, w * 0.9)


def paint_corruption(painter: QPainter, w: float = 2.0) -> None:
    """Paint a hand that offers gold and a piece of jade."""
    paint_gift(painter, w)
