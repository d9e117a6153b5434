"""The wooden bridges, whole or broken; broken ones have planks that float away."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.board.geometry import square_centre
from desktop.games.cortez.art.brush import figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.inks import INK, PLANKS, WAVE_LIGHT
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import pen, stroke_path, with_alpha
from engine.games.cortez.board import BOARD

#: The bounds of a bridge, its centre at the origin.
BRIDGE_RECT: Final = QRectF(-70, -70, 140, 140)

_PLANK_WIDTH = 8.6
#: The length of the splinters of a broken bridge.
_JAG_LENGTH = 19.0
_SHADOW = "#062430"
_BEAM = "#5a3517"
_POST = "#6d4220"
_ROPE = "#d9b070"
#: The loose planks: centre and turn.
_AFLOAT: Final = ((-4, -12, 24), (5, 10, -38), (-12, 20, 70))


def paint_bridge(painter: QPainter, number: int, broken: bool, *, paper: bool = False) -> None:
    """Paint the bridge with this number at its place on the board."""
    bridge = BOARD.bridges[number]
    centre = square_centre(bridge.square)
    turned = bridge.road_axis == "NS"
    with transformed(painter, centre.x(), centre.y(), turn=90 if turned else 0):
        paint_span(painter, broken, seed=bridge.square, turned=turned, paper=paper)


def paint_span(
    painter: QPainter, broken: bool, *, seed: int = 0, turned: bool = False, paper: bool = False
) -> None:
    """Paint a bridge from west to east, centred on the origin.

    `turned` says that the painter is turned to the right: the shadow must still fall to the
    south-east.
    """
    dice = random.Random(seed)
    decks = ((-52, 24), (28, 24)) if broken else ((-52, 104),)
    for x, width in decks:
        fall = (9, -5) if turned else (5, 9)
        paint_shadow(
            painter, slab(x, -26, width, 52), with_alpha(_SHADOW, 140), 4, *fall, paper=paper
        )
    if broken:
        _paint_broken(painter, dice)
    else:
        _paint_whole(painter, dice)


def _paint_whole(painter: QPainter, dice: random.Random) -> None:
    for side in (-1, 1):
        ink(painter, slab(-56, side * 21 - 3.5, 112, 7, 3), _BEAM, 2)
    _paint_planks(painter, dice, -54, 54)
    for side in (-1, 1):
        y = side * 31
        rope = f"M-50,{y} Q-25,{side * 35} 0,{y} Q25,{side * 35} 50,{y}"
        paint_line(painter, rope, INK, 5)
        paint_line(painter, rope, _ROPE, 2.4)
        for x in (-50, 0, 50):
            _paint_post(painter, x, y)


def _paint_broken(painter: QPainter, dice: random.Random) -> None:
    """Paint a destroyed bridge: its ends on both banks and loose planks."""
    for radius in (20, 27):
        stroke_path(painter, oval(1, 2, radius, radius * 0.9), pen(with_alpha("#e6fbf4", 120), 2))
    for side in (-1, 1):
        y = side * 21
        beams = (
            f"M-56,{y - 3.5} L-20,{y - 3} L-12,{y + 1} L-22,{y + 3.5} L-56,{y + 3.5} Z",
            f"M56,{y - 3.5} L24,{y - 3} L13,{y} L26,{y + 3.5} L56,{y + 3.5} Z",
        )
        for beam in beams:
            ink(painter, figure(beam), _BEAM, 2)
    _paint_planks(painter, dice, -54, -24, splintered="end")
    _paint_planks(painter, dice, 26, 54, splintered="start")
    for side in (-1, 1):
        y = side * 31
        for x in (-50, 50):
            _paint_post(painter, x, y)
        rope = f"M-50,{y} Q-36,{side * 36} -26,{side * 24}"
        paint_line(painter, rope, INK, 4.6)
        paint_line(painter, rope, _ROPE, 2.2)
    for x, y, turn in _AFLOAT:
        with transformed(painter, x, y, turn=turn):
            ink(painter, slab(-15, -3.6, 30, 7.2, 1), "#8d5a2e", 1.8)
            paint_line(painter, "M-20,7 Q-10,11 0,7 Q10,11 20,7", with_alpha(WAVE_LIGHT, 170), 2)


def _paint_planks(
    painter: QPainter, dice: random.Random, start: float, end: float, splintered: str = ""
) -> None:
    """Paint planks side by side; those near the `splintered` end ("start", "end") are broken."""
    x = start
    while x < end - 1:
        sway = dice.uniform(-2, 2)
        top, foot = sway - 27, sway + 27
        if (splintered == "end" and x > end - _JAG_LENGTH) or (
            splintered == "start" and x < start + _JAG_LENGTH
        ):
            if dice.random() < 0.5:
                foot = dice.uniform(0, 14)
            else:
                top = dice.uniform(-14, 0)
        ink(painter, slab(x, top, _PLANK_WIDTH - 0.9, foot - top, 1), dice.choice(PLANKS), 1.8)
        paint_line(
            painter,
            f"M{x + 3:.1f},{top + 4:.1f} L{x + 3:.1f},{foot - 4:.1f}",
            with_alpha("#4a2a10", 110),
            1,
        )
        x += _PLANK_WIDTH


def _paint_post(painter: QPainter, x: float, y: float) -> None:
    ink(painter, oval(x, y, 5.6), _POST, 2)
    ink(painter, oval(x - 1, y - 1.5, 2), "#c08a50", 0)
