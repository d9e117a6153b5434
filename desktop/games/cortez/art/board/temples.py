"""The temples as stepped pyramids seen from above, and the great temple in gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, ink, line, moved, oval, slab
from desktop.games.cortez.art.inks import CREAM, GREAT_TEMPLE, INK, RED, TEMPLE
from desktop.painting.shapes import across, mix, polygon, tint

_W = 2.4
#: Half widths of the terraces: foot, edge of the tread, and of the slab on it.
_TERRACES: Final = ((45.0, 37.0), (31.0, 24.0))
#: Half width of the summit, where the number is written.
SUMMIT: Final = 19.5


def paint_temple(p: QPainter, turn: float) -> None:
    """A temple in a box of 100; its stairs face north, turned by degrees."""
    _pyramid(p, TEMPLE, turn, "#f0dfb6", RED)
    ink(p, slab(-SUMMIT, -SUMMIT, 2 * SUMMIT, 2 * SUMMIT, 2.5), "#f8ecca", _W)


def paint_great_temple(p: QPainter, turn: float) -> None:
    """The great temple with its disc of the sun."""
    _pyramid(p, GREAT_TEMPLE, turn, "#fff0b8", "#b0362b")
    ink(p, oval(0, 0, 26.5), "#f8dc78", _W)
    for i in range(16):
        with moved(p, 0, 0, turn=i * 22.5):
            draw(p, "M-4,-19.6 L0,-26 L4,-19.6 Z", "#8d6212" if i % 2 else "#b0362b", 0)
    ink(p, oval(0, 0, 19.1), "#fff0b4", 2)


def _pyramid(p: QPainter, faces: Sequence[str], turn: float, stone: str, rail: str) -> None:
    north, tread, east, south = faces
    p.fillPath(slab(-47, -47, 94, 94, 3), tint(INK, 110))
    for foot, edge in _TERRACES:
        ink(p, slab(-foot, -foot, 2 * foot, 2 * foot, 1.5), INK, _W)
        sides = (
            ((-foot, -foot), (foot, -foot), (edge, -edge), (-edge, -edge), north),
            ((-foot, -foot), (-edge, -edge), (-edge, edge), (-foot, foot), mix(north, tread, 0.5)),
            ((foot, -foot), (foot, foot), (edge, edge), (edge, -edge), east),
            ((-foot, foot), (-edge, edge), (edge, edge), (foot, foot), south),
        )
        for a, b, c, d, colour in sides:
            ink(p, polygon((a, b, c, d)), colour, 0)
        top = across(
            -edge, -edge, edge, edge, (0, mix(tread, north, 0.45)), (1, mix(tread, east, 0.35))
        )
        ink(p, slab(-edge, -edge, 2 * edge, 2 * edge, 1), top, _W * 0.7)
        if (foot, edge) == _TERRACES[0]:
            for away in range(-32, 33, 8):
                for x, y in ((away, -41), (away, 41), (-41, away), (41, away)):
                    ink(p, oval(x, y, 1.9), tint(CREAM, 220), 0)
    with moved(p, 0, 0, turn=turn):
        ink(p, slab(-10, -46, 20, 30), stone, _W * 0.8)
        steps = " ".join(f"M-9,{y} L9,{y}" for y in range(-43, -17, 4))
        line(p, steps, tint("#6d3a1d", 200), 1.5)
        for rail_x in (-14.6, 9.4):
            ink(p, slab(rail_x, -46, 5.2, 30, 1), rail, _W * 0.6)
