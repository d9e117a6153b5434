"""The hands on bribery cards: offering, holding strings, empty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.card_art.tools import SUNBURNT, WOOD, paint_coin, paint_footprints
from desktop.games.cortez.art.inks import GOLD, INK, RED
from desktop.games.cortez.art.troops import paint_figure

#: The coins on an open hand, by points: x, y and radius.
_PILES = {
    3: ((-13, 7, 12.5), (12, 5, 12.5), (0, -13, 12.5)),
    5: ((-20, 8, 11.5), (2, 6, 11.5), (24, 3, 11.5), (-9, -11, 11.5), (13, -13, 11.5)),
    7: ((-24, 9, 10.5), (-4, 7, 10.5), (16, 5, 10.5), (35, 3, 10.5), (-14, -8, 10.5),
        (6, -10, 10.5), (25, -12, 10.5)),
}  # fmt: skip


def paint_hand(painter: QPainter, w: float = 2.0, skin: str = "#c98a5a", sleeve: str = RED) -> None:
    """Paint an open hand that reaches in from the left, about 100 wide."""
    draw(painter, "M-54,20 L-34,14 L-34,46 L-54,50 Z", sleeve, w * 1.1)
    ink(painter, slab(-38, 12, 6, 36, 2), GOLD, w * 0.8)
    draw(
        painter,
        "M-33,12 C-24,10 -14,14 -4,16 C10,18 30,14 46,8 C54,8 52,17 44,20 L18,28 "
        "C34,26 40,30 30,36 L4,44 C-8,48 -22,46 -33,46 Z",
        skin,
        w * 1.2,
    )
    paint_line(painter, "M18,28 L2,31 M30,36 L12,38", "#7a4a28", w * 0.8)


def paint_gift(painter: QPainter, w: float = 2.0) -> None:
    """Paint the hand with three discs of gold and a piece of jade."""
    with transformed(painter, 0, 4):
        paint_hand(painter, w)
    for x, y, r in ((-12, 8, 12), (12, 6, 12), (0, -12, 12.5)):
        paint_coin(painter, x, y, r, w)
    draw(painter, "M22,-14 L30,-34 L46,-26 L38,-8 Z", "#4cb5a8", w)
    paint_line(painter, "M26,-13 L33,-30 M34,-11 L41,-26", "#1d6b63", w * 0.7)
    _paint_shine(painter, 0, -14, w)


def paint_points(painter: QPainter, points: int, w: float = 2.0) -> None:
    """Paint the hand with a disc of gold for each point: 3, 5 or 7."""
    pile: Sequence[tuple[float, float, float]] = _PILES[points]
    with transformed(painter, 0, 4):
        paint_hand(painter, w)
    for x, y, radius in pile:
        paint_coin(painter, x, y, radius, w)
    _paint_shine(painter, sum(x for x, _, _ in pile[-2:]) / 2, -16, w)


def _paint_shine(painter: QPainter, x: float, y: float, w: float) -> None:
    for turn in (-60, -30, 0, 30, 60):
        with transformed(painter, x, y, 1, turn):
            paint_line(painter, "M0,-20 L0,-31", "#b8860b", w * 1.3)


def paint_own_way(painter: QPainter, nation: int, w: float = 2.0) -> None:
    """Paint a troop with a collar that walks on its own."""
    paint_footprints(painter, [(-44, 42, 60), (-34, 34, 66), (-46, 30, 62)], 0.7)
    arrow = "M2,10 C10,-30 38,-34 44,-6 L53,-9 L44,22 L22,-1 L31,-3 C28,-18 18,-14 16,14 Z"
    draw(painter, arrow, "#5aa35c", w * 1.1)
    with transformed(painter, -14, 2, 1.02):
        _paint_marked(painter, nation, "#6b3f86", w)


def paint_foreign_way(painter: QPainter, nation: int, w: float = 2.0) -> None:
    """Paint a troop of another chief that hangs on strings."""
    with transformed(painter, 0, 8, 0.96):
        _paint_marked(painter, nation, "#8d8478", w)
    for side in (-1, 1):
        paint_line(painter, f"M{side * 38},-46 L{side * 26},30", INK, w * 0.8)
        ink(painter, oval(side * 26, 31, 3), GOLD, w * 0.7)
    for turn in (-12, 12):
        with transformed(painter, 0, -50, 1, turn):
            ink(painter, slab(-42, -3.4, 84, 6.8, 2), WOOD, w)
    draw(painter, "M-10,-60 L-13,-80 L13,-80 L10,-60 Z", RED, w)
    ink(painter, slab(-11, -62, 22, 25, 8), SUNBURNT, w * 1.1)
    paint_line(painter, "M-5,-45 L-5,-39 M0,-45 L0,-39 M5,-45 L5,-39", "#7a4a28", w * 0.8)


def _paint_marked(painter: QPainter, nation: int, colour: str, w: float) -> None:
    """Paint a troop with a collar in no chief's colour."""
    paint_figure(painter, nation)
    draw(
        painter,
        "M-15,6 C-18,15 -25,17 -27,25 C-16,34 16,34 27,25 C25,17 18,15 15,6 C8,12 -8,12 -15,6 Z",
        colour,
        w * 1.4,
    )
    paint_line(painter, "M-21,20 C-12,28 12,28 21,20", "#fff3d6", w)


def paint_nothing(painter: QPainter, w: float = 2.0) -> None:
    """Paint an empty hand, and a fly."""
    with transformed(painter, 0, 4, 1.02):
        paint_hand(painter, w)
    for i, (x, y) in enumerate(((-34, -10), (-26, -20), (-16, -24), (-6, -20), (0, -12))):
        ink(painter, oval(x, y, 1.5 + i * 0.1), "#6b5a48", 0)
    with transformed(painter, 12, -8, 1.1, 24):
        for side in (-1, 1):
            with transformed(painter, side * 3, -3, 1, side * 38):
                ink(painter, oval(0, -8, 4.4, 9), "#d9e4ea", w * 0.7)
            paint_line(
                painter,
                f"M{side * 3},4 L{side * 9},8 M{side * 4},0 L{side * 10},1",
                "#2b1710",
                w * 0.7,
            )
        ink(painter, oval(0, 3, 4.6, 7.4), "#3b3542", w * 0.8)
        ink(painter, oval(0, -6, 3.8), "#3b3542", w * 0.8)
        for side in (-1, 1):
            ink(painter, oval(side * 2.2, -7, 1.4), "#c8372d", 0)
