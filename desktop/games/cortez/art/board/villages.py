"""Villages and ports: a temple-house with a thatched roof, a jetty with two canoes."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.art.board.geometry import (
    house_point,
    square_centre,
    square_rect,
    water_direction,
)
from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, shade, slab, transformed
from desktop.games.cortez.art.inks import BONE, CREAM, INK, RED
from desktop.painting.shapes import is_clipped_away, linear_gradient, vertical_gradient, with_alpha
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import Square

#: The bounds of a house, its centre at the origin.
HOUSE_RECT: Final = QRectF(-56, -60, 114, 112)
_LINE_WIDTH = 2.8
#: The scale of a house.
_SIZE = 1.06
#: The scale of a house beside a troop.
_ASIDE_SCALE = 0.9
_ROOF = "M-38,-18 C-30,-26 -24,-34 -21,-44 L21,-44 C24,-34 30,-26 38,-18 Z"


def paint_house(
    painter: QPainter, square: Square, *, taken: bool = False, paper: bool = False
) -> None:
    """Paint the house of a village; it makes room for a troop (`taken`)."""
    point = house_point(square, taken)
    if is_clipped_away(painter, HOUSE_RECT.translated(point)):
        return
    with transformed(painter, point.x(), point.y(), _ASIDE_SCALE if taken else _SIZE):
        paint_temple_house(painter, paper=paper)


def paint_temple_house(painter: QPainter, *, paper: bool = False) -> None:
    """Paint the sign of a village in a box of 100."""
    shade(painter, 5, 36, 46, 10, 150, paper=paper)
    steps = "M-42,36 L-42,27 L-35,27 L-35,19 L35,19 L35,27 L42,27 L42,36 Z"
    draw(
        painter, steps, linear_gradient(-42, 0, 42, 0, (0, "#e9d7ab"), (1, "#b99b66")), _LINE_WIDTH
    )
    for side in (-9, 9):
        paint_line(
            painter, f"M{side},19 L{side * 1.25},36", with_alpha(INK, 190), _LINE_WIDTH * 0.7
        )
    for y in (24, 30):
        paint_line(painter, f"M-9.5,{y} L9.5,{y}", with_alpha(INK, 120), _LINE_WIDTH * 0.5)
    ink(
        painter,
        slab(-29, -10, 58, 29),
        linear_gradient(-29, 0, 29, 0, (0, "#fffaf0"), (1, "#d9c6a0")),
        _LINE_WIDTH,
    )
    for x in (-29, 21):
        ink(painter, slab(x, -10, 8, 29), RED, _LINE_WIDTH * 0.7)
    ink(painter, slab(-11, -4, 22, 23), INK, _LINE_WIDTH * 0.7)
    ink(painter, slab(-34, -18, 68, 9, 2), "#d9a441", _LINE_WIDTH)
    for x in (-26, -13, 0, 13, 26):
        ink(painter, oval(x, -13.5, 2.6), CREAM, _LINE_WIDTH * 0.45)
    thatch = linear_gradient(-30, -44, 34, -18, (0, "#d7a562"), (0.5, "#b57a3e"), (1, "#835026"))
    draw(painter, _ROOF, thatch, _LINE_WIDTH)
    for x in range(-26, 27, 7):
        paint_line(
            painter, f"M{x * 0.72:.1f},-42 L{x * 1.22:.1f},-20", with_alpha("#4b2a12", 130), 1.6
        )
    for x in (-16, 0, 16):
        draw(
            painter,
            f"M{x - 6},-44 L{x - 6},-50 L{x + 6},-50 L{x + 6},-44 Z",
            BONE,
            _LINE_WIDTH * 0.8,
        )


def paint_ports(painter: QPainter) -> None:
    """Paint all jetties, each towards its water."""
    for port in BOARD.ports:
        point, direction = square_centre(port.square), water_direction(port.square)
        if is_clipped_away(painter, square_rect(port.square).adjusted(-20, -20, 20, 20)):
            continue
        with transformed(
            painter,
            point.x(),
            point.y() + 4,
            1.08,
            math.degrees(math.atan2(direction[1], direction[0])),
        ):
            _paint_jetty(painter)


def _paint_jetty(painter: QPainter) -> None:
    """Paint a jetty to the east, with a canoe on each side."""
    w = 2.6
    ink(painter, slab(-16, -10, 62, 20, 2), "#b9814b", w)
    for x in range(-10, 46, 8):
        paint_line(painter, f"M{x},-10 L{x},10", with_alpha("#3a2210", 200), 1.6)
    for x in (12, 28, 44):
        for side in (-1, 1):
            ink(painter, oval(x, side * 11.5, 4), "#5a3517", w * 0.6)
    for side in (-1, 1):
        with transformed(painter, 34, side * 24, 0.58):
            hull = vertical_gradient(-12, 12, (0, "#e8ad68"), (1, "#a0602c"))
            draw(
                painter,
                "M-38,0 Q-20,-12 0,-12 Q20,-12 38,0 Q20,12 0,12 Q-20,12 -38,0 Z",
                hull,
                w * 1.3,
            )
            draw(painter, "M-27,0 Q-14,-7 0,-7 Q14,-7 27,0 Q14,7 0,7 Q-14,7 -27,0 Z", "#5a3418", w)
            paint_line(painter, "M-9,-6 L-9,6 M9,-6 L9,6", "#c98a4c", 3)
