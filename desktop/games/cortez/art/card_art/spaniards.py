"""The Spanish warriors from 1 to 6: each value has its own arms, helmet, beard and coat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, transformed
from desktop.games.cortez.art.card_art.arms import (
    paint_arquebus,
    paint_banner_of_spain,
    paint_crossbow,
    paint_halberd,
    paint_pike,
    paint_sword,
)
from desktop.games.cortez.art.card_art.tools import SKIN, paint_sheen, steel, stretched_to
from desktop.games.cortez.art.headgear import paint_morion
from desktop.games.cortez.art.inks import GOLD, INK
from desktop.painting.shapes import linear_gradient, vertical_gradient

_COAT = "M-47,58 C-47,34 -38,24 -20,18 L20,18 C38,24 47,34 47,58 Z"
_CUIRASS = "M-27,58 C-31,38 -26,24 -15,19 L15,19 C26,24 31,38 27,58 Z"
_PAULDRON = "M24,21 C39,21 48,32 48,47 C39,40 30,36 24,36 Z"
_RUFF = "M-17,14 C-21,20 -12,27 0,27 C12,27 21,20 17,14 Z"


@dataclass(frozen=True, slots=True)
class _Soldier:
    """The features that set a value apart from the others."""

    arm: Callable[[QPainter, float], None]
    #: The place of the arm, and the degrees by which it leans.
    stands: tuple[float, float, float]
    coat: str
    beard: str
    hair: str
    helmet: Callable[[QPainter, float], None]
    has_cuirass: bool = True
    has_pauldrons: bool = True
    sash: str = ""


def paint_spaniard(painter: QPainter, value: int, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint the bust of a warrior, about 130 high, his arms beside him."""
    soldier = _SOLDIERS[value]
    if value == 6:
        with transformed(painter, 36, 14, 0.86, 18):
            paint_sword(painter, w * 1.1)
    x, y, turn = soldier.stands
    with transformed(painter, x, y, 0.86 if soldier.arm is paint_sword else 1, turn):
        soldier.arm(painter, w)
    _paint_body(painter, soldier, w, paper)
    _paint_head(painter, soldier, w)
    soldier.helmet(painter, w)


def _paint_body(painter: QPainter, soldier: _Soldier, w: float, paper: bool) -> None:
    """Paint a soldier without his head and weapons; `w` is the width of outlines."""
    coat = figure(_COAT)
    ink(painter, coat, soldier.coat, w * 1.2)
    paint_sheen(painter, coat, paper)
    ink(painter, coat, None, w * 1.2)
    if soldier.has_cuirass:
        draw(painter, _CUIRASS, steel(-28, 28), w)
        paint_line(painter, "M0,25 L0,58", "#6d777f", w * 0.8)
        paint_line(painter, "M-21,50 Q0,55 21,50", "#8a959e", w * 0.6)
    else:  # a quilted jerkin
        draw(painter, _CUIRASS, linear_gradient(-28, 0, 28, 0, (0, "#b58a55"), (1, "#8a6236")), w)
        for x in (-16, -8, 0, 8, 16):
            paint_line(painter, f"M{x},{26 + abs(x) * 0.1:g} L{x * 1.15:g},58", "#6b4a26", w * 0.6)
        for y in (32, 42, 52):
            ink(painter, oval(0, y, 2), "#5a3d1e", 0)
    if soldier.sash:
        draw(painter, "M-25,24 L-17,19 L28,50 L27,58 L20,58 Z", soldier.sash, w * 0.9)
    for side in (-1, 1):
        if soldier.has_pauldrons:
            with stretched_to(painter, 0, 0, side, 1):
                iron = linear_gradient(
                    24, 20, 48, 46, (0, "#eef2f4"), (0.5, "#b9c2c8"), (1, "#78848c")
                )
                draw(painter, _PAULDRON, iron, w)
                paint_line(painter, "M27,27 C36,28 42,34 46,41", "#78848c", w * 0.6)
    draw(painter, _RUFF, "#fffaf0", w)
    for x in (-12, -6, 0, 6, 12):
        paint_line(painter, f"M{x * 0.8:g},15 L{x},24", "#9a8a70", w * 0.5)
    if soldier.sash:  # the leader has a gorget of gold
        draw(painter, "M-9,24 Q0,30 9,24 L7,32 Q0,36 -7,32 Z", GOLD, w * 0.8)


def _paint_head(painter: QPainter, soldier: _Soldier, w: float) -> None:
    """Paint a soldier's head with its hair."""
    for side in (-1, 1):
        draw(
            painter,
            f"M{side * 16},-10 Q{side * 21},4 {side * 16},12 L{side * 12},8 Z",
            soldier.hair,
            w * 0.7,
        )
    ink(painter, oval(0, -2, 17.5, 19), SKIN, w)
    draw(painter, soldier.beard, soldier.hair, w * 0.8)
    for side in (-1, 1):
        ink(painter, oval(side * 6.4, -4, 2), INK, 0)
        paint_line(painter, f"M{side * 3.4},-9 Q{side * 7},-11 {side * 10},-8.6", INK, w * 0.8)
        ink(painter, oval(side * 11, 2, 2.6), "#e2a27c", 0)
    paint_line(painter, "M0,-4 L-2,2.5 L2,2.5", "#8a5a3a", w * 0.8)
    paint_line(painter, "M-4,11 Q0,13 4,11", "#7a2a1c", w * 0.9)


# -- beards ----------------------------------------------------------------------------------------

_FULL = "M-17,1 C-16,22 -6,30 0,31 C6,30 16,22 17,1 C12,9 7,8 4,6 Q0,9 -4,6 C-7,8 -12,9 -17,1 Z"
_SHORT = "M-17,2 C-16,17 -8,22 0,22.5 C8,22 16,17 17,2 C13,9 8,9 4,7 Q0,9 -4,7 C-8,9 -13,9 -17,2 Z"
_POINTED = "M-12,7 C-8,10 -4,6 0,8 C4,6 8,10 12,7 C9,16 6,22 0,34 C-6,22 -9,16 -12,7 Z"
_FORKED = (
    "M-17,1 C-17,20 -12,30 -6,36 L0,27 L6,36 C12,30 17,20 17,1 C12,9 7,8 4,6 Q0,9 -4,6 "
    "C-7,8 -12,9 -17,1 Z"
)
_MOUSTACHE = "M0,6 C5,3 11,5 16,2 C13,11 6,12 0,9 C-6,12 -13,11 -16,2 C-11,5 -5,3 0,6 Z"


# -- helmets ---------------------------------------------------------------------------------------


def _paint_cap(painter: QPainter, w: float) -> None:
    """Paint a plain round cap of iron."""
    bowl = linear_gradient(-20, 0, 20, 0, (0, "#8f99a1"), (0.35, "#dfe5e8"), (1, "#79848c"))
    draw(painter, "M-19,-7 C-22,-34 22,-34 19,-7 Q0,-12 -19,-7 Z", bowl, w)
    draw(painter, "M-20,-9 Q0,-15 20,-9 L20,-4 Q0,-10 -20,-4 Z", "#aab4bb", w * 0.9)


def _paint_kettle(painter: QPainter, w: float) -> None:
    """Paint a tall pointed helmet with a narrow brim."""
    bowl = linear_gradient(-18, 0, 18, 0, (0, "#9aa3ab"), (0.35, "#ffffff"), (1, "#6d7780"))
    draw(painter, "M-18,-12 C-18,-30 -8,-42 0,-50 C8,-42 18,-30 18,-12 Z", bowl, w)
    paint_line(painter, "M0,-46 L0,-14", "#8a959e", w * 0.6)
    brim = vertical_gradient(-16, -3, (0, "#ffffff"), (0.5, "#cdd4d9"), (1, "#7b858d"))
    draw(painter, "M-28,-10 Q0,-19 28,-10 Q26,-3 0,-6 Q-26,-3 -28,-10 Z", brim, w)


def _paint_morion(painter: QPainter, w: float) -> None:
    with stretched_to(painter, 0, -6, 1.12, 1.06):
        paint_morion(painter, w)


def _paint_plumed(painter: QPainter, w: float) -> None:
    _paint_plume(painter, 16, -30, 42, "#c8372d", w)
    _paint_plume(painter, 14, -34, 24, "#e0695a", w)
    _paint_morion(painter, w)


def _paint_gilt(painter: QPainter, w: float) -> None:
    for turn, colour in ((64, "#c8372d"), (44, "#e8a33d"), (24, "#c8372d"), (4, "#e8a33d")):
        _paint_plume(painter, 10, -34, turn, colour, w)
    _paint_morion(painter, w)
    paint_line(painter, "M-36,-29 C-28,-22 -15,-20 0,-20 C15,-20 28,-22 36,-29", GOLD, w * 1.1)
    draw(painter, "M0,-45 L4.5,-37 L0,-29 L-4.5,-37 Z", GOLD, w * 0.7)


def _paint_plume(painter: QPainter, x: float, y: float, turn: float, colour: str, w: float) -> None:
    with transformed(painter, x, y, 1, turn):
        draw(painter, "M-4,2 Q-14,-20 2,-40 Q16,-22 5,2 Z", colour, w * 0.8)
        paint_line(painter, "M0,0 Q-2,-18 2,-32", "#7a1f16", w * 0.5)


_SOLDIERS = {
    1: _Soldier(
        paint_sword,
        (35, 14, 18),
        "#7b5a3a",
        _SHORT,
        "#5a3a1e",
        _paint_cap,
        has_cuirass=False,
        has_pauldrons=False,
    ),
    2: _Soldier(
        paint_pike, (35, 2, 12), "#6d6a3a", _FULL, "#7a4522", _paint_kettle, has_pauldrons=False
    ),
    3: _Soldier(paint_halberd, (35, 4, 12), "#8d2f2a", _FORKED, "#4a2b16", _paint_morion),
    4: _Soldier(paint_crossbow, (30, 4, 24), "#34566f", _POINTED, "#8d5a2a", _paint_morion),
    5: _Soldier(paint_arquebus, (33, 6, 14), "#5a3a63", _MOUSTACHE, "#3a2416", _paint_plumed),
    6: _Soldier(
        paint_banner_of_spain, (-45, 4, 0), "#7b2631", _FULL, "#5c4a3c", _paint_gilt, sash="#b3352a"
    ),
}
