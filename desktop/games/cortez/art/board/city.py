"""The island city: rock, red wall with white crenels, gates, flagstones, and its nine temples."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.art.board.geometry import (
    SQUARE_SIDE,
    WALL_WIDTH,
    city_rect,
    road_direction,
    square_centre,
    square_rect,
)
from desktop.games.cortez.art.board.shore import wobbly
from desktop.games.cortez.art.brush import draw, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.inks import CREAM, GREAT_TEMPLE, INK, JADE, RED, STONE, TEMPLE
from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import (
    hair,
    is_clipped_away,
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    polygon,
    rounded,
    stroke_path,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import CITY_COUNT, WIDTH

_LINE_WIDTH = 2.4
#: Half widths of each terrace: at its foot, and at the edge of its tread.
_TERRACES: Final = ((45.0, 37.0), (31.0, 24.0))
#: Half the width of the summit, where the number is written.
HALF_SUMMIT_WIDTH: Final = 19.5


def paint_temple(painter: QPainter, turn: float) -> None:
    """Paint a temple in a box of 100. Its stairs face north, turned by degrees."""
    _paint_pyramid(painter, TEMPLE, turn, "#f0dfb6", RED)
    ink(
        painter,
        slab(
            -HALF_SUMMIT_WIDTH,
            -HALF_SUMMIT_WIDTH,
            2 * HALF_SUMMIT_WIDTH,
            2 * HALF_SUMMIT_WIDTH,
            2.5,
        ),
        "#f8ecca",
        _LINE_WIDTH,
    )


def paint_great_temple(painter: QPainter, turn: float) -> None:
    """Paint the great temple with its disc of the sun."""
    _paint_pyramid(painter, GREAT_TEMPLE, turn, "#fff0b8", "#b0362b")
    ink(painter, oval(0, 0, 26.5), "#f8dc78", _LINE_WIDTH)
    for i in range(16):
        with transformed(painter, 0, 0, turn=i * 22.5):
            draw(painter, "M-4,-19.6 L0,-26 L4,-19.6 Z", "#8d6212" if i % 2 else "#b0362b", 0)
    ink(painter, oval(0, 0, 19.1), "#fff0b4", 2)


def _paint_pyramid(
    painter: QPainter, faces: Sequence[str], turn: float, stone: str, rail: str
) -> None:
    """Paint a pyramid seen from above, turned by degrees; `faces` are the colours of its sides."""
    north, tread, east, south = faces
    painter.fillPath(slab(-47, -47, 94, 94, 3), with_alpha(INK, 110))
    for foot, edge in _TERRACES:
        ink(painter, slab(-foot, -foot, 2 * foot, 2 * foot, 1.5), INK, _LINE_WIDTH)
        sides = (
            ((-foot, -foot), (foot, -foot), (edge, -edge), (-edge, -edge), north),
            (
                (-foot, -foot),
                (-edge, -edge),
                (-edge, edge),
                (-foot, foot),
                mix_colours(north, tread, 0.5),
            ),
            ((foot, -foot), (foot, foot), (edge, edge), (edge, -edge), east),
            ((-foot, foot), (-edge, edge), (edge, edge), (foot, foot), south),
        )
        for a, b, c, d, colour in sides:
            ink(painter, polygon((a, b, c, d)), colour, 0)
        top = linear_gradient(
            -edge,
            -edge,
            edge,
            edge,
            (0, mix_colours(tread, north, 0.45)),
            (1, mix_colours(tread, east, 0.35)),
        )
        ink(painter, slab(-edge, -edge, 2 * edge, 2 * edge, 1), top, _LINE_WIDTH * 0.7)
        if (foot, edge) == _TERRACES[0]:
            for away in range(-32, 33, 8):
                for x, y in ((away, -41), (away, 41), (-41, away), (41, away)):
                    ink(painter, oval(x, y, 1.9), with_alpha(CREAM, 220), 0)
    with transformed(painter, 0, 0, turn=turn):
        ink(painter, slab(-10, -46, 20, 30), stone, _LINE_WIDTH * 0.8)
        steps = " ".join(f"M-9,{y} L9,{y}" for y in range(-43, -17, 4))
        paint_line(painter, steps, with_alpha("#6d3a1d", 200), 1.5)
        for rail_x in (-14.6, 9.4):
            ink(painter, slab(rail_x, -46, 5.2, 30, 1), rail, _LINE_WIDTH * 0.6)


#: Pixels from a crenel to the next.
_CRENEL_STEP = 20.6
# Flagstones.
_STONE_HEIGHTS = (20, 24, 29)
_STONE_WIDTHS = (26, 34, 44)
_FLAGS: Final = ("#f3e2b6", "#dcc28a", "#e9d5a4", "#d2b57c")
#: The degrees by which stairs face outwards, by the step from the great temple to the temple.
_STAIRS: Final = {
    (0, -1): 0, (1, -1): 0, (1, 0): 90, (1, 1): 90,
    (0, 1): 180, (-1, 1): 180, (-1, 0): 270, (-1, -1): 270,
}  # fmt: skip


def paint_city(painter: QPainter, *, saves_ink: bool = False, paper: bool = False) -> None:
    """Paint the whole city without its numbers."""
    city = city_rect()
    wall = city.adjusted(-WALL_WIDTH, -WALL_WIDTH, WALL_WIDTH, WALL_WIDTH)
    paint_shadow(painter, rounded(wall, 8), with_alpha("#052230", 170), 9, 9, 15, paper=paper)
    ink(painter, _rock(), "#b8a071", 3)
    face = linear_gradient(
        wall.left(), wall.top(), wall.right(), wall.bottom(),
        (0, "#f7ecd0"), (0.5, "#e3cf9c"), (1, "#b4935a"),
    )  # fmt: skip
    ink(painter, rounded(wall, 8), face, 3)
    ink(painter, rounded(city.adjusted(-12, -12, 12, 12), 2), RED, 1.6)
    ink(painter, rounded(city.adjusted(1, 1, -1, -1), 0), "#fbf3de" if saves_ink else "#dfc892", 2)
    if not saves_ink:
        _paint_pavement(painter)
    _paint_joints(painter)
    precinct = QRectF()
    for number in (*BOARD.temples, CITY_COUNT):
        precinct = precinct.united(square_rect(BOARD.city[number - 1]))
    _paint_precinct(painter, precinct)
    great = BOARD.city[CITY_COUNT - 1]
    for number in BOARD.temples:
        square = BOARD.city[number - 1]
        if is_clipped_away(painter, square_rect(square)):
            continue
        step = square % WIDTH - great % WIDTH, square // WIDTH - great // WIDTH
        with transformed(painter, *square_centre(square).toTuple()):
            paint_temple(painter, _STAIRS[step])
    with transformed(painter, *square_centre(great).toTuple()):
        paint_great_temple(painter, 270)
    _paint_crenels(painter, city)
    for number in BOARD.gates:
        _paint_gate(painter, BOARD.city[number - 1])


@cache
def _rock() -> QPainterPath:
    reach = WALL_WIDTH + 15
    return wobbly(rounded(city_rect().adjusted(-reach, -reach, reach, reach), 16), 5, seed=11)


def _paint_pavement(painter: QPainter) -> None:
    """Paint the squares with a tint of their own each, and flagstones."""
    dice = random.Random(12)
    for square in sorted(BOARD.city):
        rect = square_rect(square).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = dice.uniform(-0.08, 0.1)
        colour = mix_colours("#e8d3a0", "#fff4d8" if lit > 0 else "#b8925a", abs(lit) * 2.2)
        ground = linear_gradient(
            rect.left(),
            rect.top(),
            rect.right(),
            rect.bottom(),
            (0, mix_colours(colour, "#fff8e4", 0.35)),
            (0.5, colour),
            (1, mix_colours(colour, "#a98252", 0.25)),
        )
        painter.fillPath(rounded(rect, 3), ground)
        y = rect.top() + 0.5
        while y < rect.bottom():
            height = dice.choice(_STONE_HEIGHTS)
            x = rect.left() - dice.uniform(0, 22)
            while x < rect.right():
                width = dice.choice(_STONE_WIDTHS)
                stone = QRectF(x, y, width - 1.6, height - 1.6).intersected(rect)
                flag = with_alpha(dice.choice(_FLAGS), dice.choice((60, 110, 150)))
                if stone.width() > 2 and stone.height() > 2 and not is_clipped_away(painter, stone):
                    ink(painter, rounded(stone, 3), flag, 1, with_alpha("#8d6a3a", 90))
                x += width
            y += height


def _paint_joints(painter: QPainter) -> None:
    """Paint dark lines between squares, with light on their edges."""
    city = city_rect()
    dark, lit = [], []
    for i in range(1, round(city.width() / SQUARE_SIDE)):
        x, y = city.left() + i * SQUARE_SIDE, city.top() + i * SQUARE_SIDE
        dark.append(QLineF(x, city.top() + 2, x, city.bottom() - 2))
        dark.append(QLineF(city.left() + 2, y, city.right() - 2, y))
        lit.append(QLineF(x + 2.2, city.top() + 2, x + 2.2, city.bottom() - 2))
        lit.append(QLineF(city.left() + 2, y + 2.2, city.right() - 2, y + 2.2))
    paint_lines(painter, dark, hair(with_alpha("#6d4220", 210), 3))
    paint_lines(painter, lit, hair(with_alpha("#fff6da", 150), 1.4))


def _paint_precinct(painter: QPainter, precinct: QRectF) -> None:
    """Paint the line of jade round the temples."""
    edge = rounded(precinct, 4)
    stroke_path(painter, edge, pen(INK, 8.5))
    stroke_path(painter, edge, pen(JADE, 5))
    for i in range(round(precinct.width() / 15)):
        along = i * 15 + 7.5
        for x, y in (
            (precinct.left() + along, precinct.top()),
            (precinct.left() + along, precinct.bottom()),
            (precinct.left(), precinct.top() + along),
            (precinct.right(), precinct.top() + along),
        ):
            ink(painter, oval(x, y, 1.9), CREAM, 0)


def _paint_crenels(painter: QPainter, city: QRectF) -> None:
    middle = city.adjusted(-13, -13, 13, 13)
    count = round((city.width() + 10) / _CRENEL_STEP)
    pitch = middle.width() / count
    for i in range(count + 1):
        along = i * pitch
        for x, y in (
            (middle.left() + along, middle.top()),
            (middle.left() + along, middle.bottom()),
            (middle.left(), middle.top() + along),
            (middle.right(), middle.top() + along),
        ):
            ink(painter, slab(x - 5.2, y - 5.2, 10.4, 10.4, 2), CREAM, 1.7)


def _paint_gate(painter: QPainter, square: int) -> None:
    """Paint an opening in the wall between two towers, towards its road."""
    direction = road_direction(square)
    point = square_centre(square)
    with transformed(
        painter, point.x() + direction[0] * 56, point.y() + direction[1] * 56, 1, _turn(direction)
    ):
        ink(painter, slab(-17, -25, 26, 50, 2), STONE, 2)
        for side in (-1, 1):
            ink(painter, slab(-19, side * 31 - 7, 32, 14, 3), "#f6e6bc", 2.4)
            ink(painter, slab(-13, side * 31 - 7, 6, 14), RED, 1.2)
            ink(painter, slab(1, side * 31 - 7, 6, 14), JADE, 1.2)


def _turn(direction: tuple[int, int]) -> float:
    """Return the direction in degrees from west."""
    return math.degrees(math.atan2(direction[1], direction[0])) - 180
