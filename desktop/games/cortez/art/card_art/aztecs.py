"""The Aztec warriors from 1 to 6: each value has its own arms, headdress and coat."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, transformed
from desktop.games.cortez.art.card_art.arms import (
    paint_arrows,
    paint_banner_of_tenochtitlan,
    paint_bow,
    paint_club,
    paint_macuahuitl,
    paint_round_shield,
    paint_spear,
)
from desktop.games.cortez.art.card_art.tools import (
    JADE,
    SHELL,
    SUNBURNT,
    clipped_to,
    paint_fan,
    paint_feather,
    paint_sheen,
    stretched_to,
)
from desktop.games.cortez.art.inks import GOLD, INK, RED

_SHOULDERS = "M-45,58 C-45,36 -36,26 -18,20 L18,20 C36,26 45,36 45,58 Z"
_VEST = "M-29,58 C-31,40 -26,28 -16,21 L-8,31 L8,31 L16,21 C26,28 31,40 29,58 Z"
_PELT = "#e8a33d"
_ROSETTE = "#5a2c0c"


@dataclass(frozen=True, slots=True)
class _Warrior:
    """The features that set a value apart from the others."""

    arm: Callable[[QPainter, float], None]
    #: The place of the arm, and the degrees by which it leans.
    stands: tuple[float, float, float]
    vest: str
    is_quilted: bool
    #: The colour of a band of paint across the eyes, or "".
    paint: str
    headdress: Callable[[QPainter, float], None]


def paint_aztec(painter: QPainter, value: int, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint the bust of a warrior, about 130 high, his arms beside him."""
    warrior = _WARRIORS[value]
    x, y, turn = warrior.stands
    with transformed(painter, x, y, 1, turn):
        warrior.arm(painter, w)
    if value == 3:
        with transformed(painter, -34, 4, 1, -16):
            paint_arrows(painter, w)
    if value == 6:
        with transformed(painter, -33, 12, 1, -8):
            paint_banner_of_tenochtitlan(painter, w)
    _paint_body(painter, warrior, w, paper)
    with transformed(painter, 0, 2):
        warrior.headdress(painter, w)
    _paint_head(painter, warrior, w)
    if value == 5:
        _paint_jaws(painter, w)
        with transformed(painter, -31, 40):
            paint_round_shield(painter, 17, w, "#34566f", paper=paper)
    else:
        _paint_brow(painter, value, w)


def _paint_body(painter: QPainter, warrior: _Warrior, w: float, paper: bool) -> None:
    """Paint a warrior without his head and weapons; `w` is the width of outlines."""
    skin = figure(_SHOULDERS)
    ink(painter, skin, "#a8623a", w * 1.2)
    paint_sheen(painter, skin, paper)
    ink(painter, skin, None, w * 1.2)
    for side in (-1, 1):
        with stretched_to(painter, 0, 0, side, 1):
            draw(painter, "M33,46 L45,46 L45,52 L33,52 Z", GOLD, w * 0.7)
    vest = figure(_VEST)
    ink(painter, vest, warrior.vest, w)
    with clipped_to(painter, vest):
        if warrior.is_quilted:
            for x in range(-40, 61, 9):
                paint_line(
                    painter,
                    f"M{x - 20},70 L{x + 20},20 M{x + 20},70 L{x - 20},20",
                    "#b79a68",
                    w * 0.6,
                )
        else:
            _paint_rosettes(painter, -28, 22, 28, 58, 34)
    ink(painter, vest, None, w)
    for i in range(-4, 5):
        turn = i * 0.33
        bead = oval(math.sin(turn) * 19, 18 + math.cos(turn) * 9, 3.7)
        ink(painter, bead, JADE if i % 2 else "#7fd0bf", w * 0.6)
    ink(painter, oval(0, 31, 5.4), GOLD, w * 0.8)
    ink(painter, oval(0, 31, 2), RED, 0)


def _paint_rosettes(
    painter: QPainter, left: float, top: float, right: float, foot: float, count: int
) -> None:
    dice = random.Random(2)
    for _ in range(count):
        x, y = dice.uniform(left, right), dice.uniform(top, foot)
        ink(painter, oval(x, y, 2.7, 2.1), None, 1.7, _ROSETTE)


def _paint_head(painter: QPainter, warrior: _Warrior, w: float) -> None:
    """Paint a warrior's head with its hair and paint."""
    for side in (-1, 1):
        draw(painter, f"M{side * 15},-8 L{side * 21},10 L{side * 14},16 Z", "#241611", w * 0.6)
    ink(painter, oval(0, 1, 17.5, 19), SUNBURNT, w)
    if warrior.paint:
        draw(painter, "M-17.3,-3 L17.3,-3 L17,4.5 Q0,7.5 -17,4.5 Z", warrior.paint, w * 0.5)
    for side in (-1, 1):
        ink(painter, oval(side * 6.6, 0, 2.8), SHELL, 0)
        ink(painter, oval(side * 6.6, 0, 1.8), INK, 0)
        ink(painter, oval(side * 18.5, 6, 5), GOLD, w * 0.8)
        ink(painter, oval(side * 18.5, 6, 1.9), RED, 0)
        if not warrior.paint:
            paint_line(
                painter, f"M{side * 3.4},-5 Q{side * 7},-7.4 {side * 10.4},-4.6", INK, w * 0.8
            )
    paint_line(painter, "M0,0 L-2.6,7 L2.6,7", "#6b3818", w * 0.9)
    draw(painter, "M-6,12 Q0,9.5 6,12 Q0,16.5 -6,12 Z", "#7a2a1c", w * 0.5)


def _paint_brow(painter: QPainter, value: int, w: float) -> None:
    """Paint a band on the brow: red cloth for the lowest value, else gold with turquoise."""
    with transformed(painter, 0, -5.5):
        band = "M-19,-2 C-18,-20 18,-20 19,-2 C10,-10 -10,-10 -19,-2 Z"
        draw(painter, band, RED if value == 1 else GOLD, w)
        if value > 1:
            for x, y in ((-11, -9), (0, -12), (11, -9)):
                ink(painter, oval(x, y, 2.7), JADE, w * 0.4)
        if value == 6:
            draw(painter, "M0,-27 L6,-18 L0,-9 L-6,-18 Z", "#4cb5a8", w * 0.7)


# -- headdresses -----------------------------------------------------------------------------------


def _paint_topknot(painter: QPainter, w: float) -> None:
    """Paint hair tied up with two feathers."""
    for turn, green in ((-16, True), (16, False)):
        with transformed(painter, 4, -24, 1, 10 + turn):
            paint_feather(painter, 0, 27, 5.4, w * 0.8, green=green)
    draw(painter, "M-9,-17 C-14,-35 14,-35 9,-17 Z", "#241611", w)
    draw(painter, "M-19,-2 C-21,-26 21,-26 19,-2 C12,-12 -12,-12 -19,-2 Z", "#241611", w)
    draw(painter, "M-7,-19 L7,-19 L6,-24 L-6,-24 Z", RED, w * 0.6)


def _crown(
    count: int, spread: float, reach: float, size: float
) -> Callable[[QPainter, float], None]:
    """Return a painter of a fan of `count` feathers over a red band."""

    def paint(painter: QPainter, w: float) -> None:
        with stretched_to(painter, 0, -12, size, size * 0.92):
            paint_fan(painter, count, spread, 8, reach, w * 0.65)
            draw(painter, "M-19,4 C-22,-25 22,-25 19,4 C10,-8 -10,-8 -19,4 Z", RED, w * 0.7)

    return paint


def _paint_jaguar(painter: QPainter, w: float) -> None:
    """Paint the pelt of a jaguar drawn over the head, its ears up."""
    with transformed(painter, 0, -16):
        for i in range(7):
            with transformed(painter, 0, -6, 1, -54 + 18 * i):
                paint_feather(painter, 20, 44, 6.6, w * 0.8, green=i % 2 == 0)
    for side in (-1, 1):
        with stretched_to(painter, 0, 0, side, 1):
            draw(painter, "M10,-38 Q13,-52 24,-50 Q33,-44 28,-31 Z", _PELT, w)
            draw(painter, "M16,-40 Q19,-46 24,-45 Q27,-41 24,-35 Z", "#c8372d", w * 0.6)
    pelt = figure("M-31,26 C-40,-2 -34,-46 0,-46 C34,-46 40,-2 31,26 L20,20 Q24,-12 0,-14 "
                  "Q-24,-12 -20,20 Z")  # fmt: skip
    ink(painter, pelt, _PELT, w)
    with clipped_to(painter, pelt):
        _paint_rosettes(painter, -34, -26, 34, 24, 30)
    ink(painter, pelt, None, w)
    for side in (-1, 1):
        lids = f"M{side * 6},-30 Q{side * 13},-38 {side * 19},-28 Q{side * 12},-25 {side * 6},-30 Z"
        draw(painter, lids, "#fff3b0", w * 0.8)
        ink(painter, oval(side * 12.4, -30, 2.5, 3.2), INK, 0)
    draw(painter, "M-7,-26 Q0,-30 7,-26 Q4,-19 0,-18 Q-4,-19 -7,-26 Z", "#241611", w * 0.6)


def _paint_jaws(painter: QPainter, w: float) -> None:
    """Paint the upper jaw of the jaguar over the warrior's brow."""
    draw(
        painter,
        "M-20,-4 C-19,-17 -9,-20 0,-16 C9,-20 19,-17 20,-4 Q10,-12 0,-9 Q-10,-12 -20,-4 Z",
        _PELT,
        w,
    )
    for x, y in ((-14.5, -8.6), (-8, -10.4), (8, -10.4), (14.5, -8.6)):
        long = 8 if abs(x) > 10 else 5.4
        draw(painter, f"M{x - 2.6},{y} L{x + 2.6},{y} L{x},{y + long} Z", SHELL, w * 0.6)


_WARRIORS = {
    1: _Warrior(
        paint_club, (36, 14, 20), "#e9dcc0", is_quilted=True, paint="", headdress=_paint_topknot
    ),
    2: _Warrior(
        paint_spear,
        (35, 2, 13),
        "#d9c7a0",
        is_quilted=True,
        paint="#2d120a",
        headdress=_crown(5, 44, 38, 1.22),
    ),
    3: _Warrior(
        paint_bow,
        (36, 4, 10),
        "#e6c78c",
        is_quilted=True,
        paint="#2d120a",
        headdress=_crown(7, 62, 38, 1.3),
    ),
    4: _Warrior(
        paint_macuahuitl,
        (36, 5, 17),
        "#f2ead2",
        is_quilted=True,
        paint="#c8372d",
        headdress=_crown(9, 78, 38, 1.36),
    ),
    5: _Warrior(
        paint_macuahuitl,
        (38, 5, 17),
        _PELT,
        is_quilted=False,
        paint="#2d120a",
        headdress=_paint_jaguar,
    ),
    6: _Warrior(
        paint_macuahuitl,
        (37, 5, 17),
        "#d9b24a",
        is_quilted=False,
        paint="#2a8f86",
        headdress=_crown(13, 84, 42, 1.5),
    ),
}
