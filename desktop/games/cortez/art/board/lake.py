"""The lake in steps of depth, with waves, fish, and canoes that are mere decoration."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.cortez.art.board.geometry import (
    FIELD,
    SQUARE_SIDE,
    WALL_WIDTH,
    city_rect,
    square_rect,
)
from desktop.games.cortez.art.board.plants import paint_fish
from desktop.games.cortez.art.board.roads import road_path
from desktop.games.cortez.art.board.shore import lake_path, shore_pieces
from desktop.games.cortez.art.brush import figure, ink, transformed
from desktop.games.cortez.art.inks import DEPTHS, LAKE, SHORE, WAVE_DARK, WAVE_LIGHT
from desktop.games.cortez.art.troops import paint_canoe
from desktop.painting.shapes import (
    is_clipped_away,
    mix_colours,
    pen,
    rounded,
    stroke_path,
    with_alpha,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import WATER, WIDTH

# How far city and roads reach into the lake below the surface.
_CITY_FOOT = WALL_WIDTH + 26.0
_ROAD_FOOT = 12.0
# The shallows round city and roads.
#: Width of steep shallows, in widths of the shallows at the shore.
_STEEP = 0.42
#: Maximum width of the shallows.
_MAX_WIDTH = 40.0

_CREST = "M-36,8 Q-24,-4 -12,4 Q-2,10 6,2 C14,-8 30,-8 30,4 C30,13 18,13 18,5 Q20,1 24,4"
_RIPPLES = (
    "M-34,-7 Q-25.5,-15 -17,-7 Q-8.5,1 0,-7 Q8.5,-15 17,-7 Q25.5,1 34,-7 "
    "M-34,4 Q-25.5,-4 -17,4 Q-8.5,12 0,4 Q8.5,-4 17,4 Q25.5,12 34,4"
)
_WAVES: Final = (
    _CREST,
    _RIPPLES,
    "M-26,4 Q-17,-6 -8,4 Q1,12 10,3 Q18,-5 26,3",
    _CREST,
    _RIPPLES,
)
_FISHES: Final = ((13, 4), (16, 6), (8, 13), (13, 8), (6, 9), (16, 9))
#: Centre in squares, and size.
_CANOES: Final = ((14.9, 7.5, 0.8), (12.4, 2.4, 0.7), (13.5, 10.4, 0.75), (5.4, 8.6, 0.7))


def lake_layers(*, saves_ink: bool = False) -> list[Callable[[QPainter], None]]:
    """Return painters of the water, to be used in this order.

    Each step of depth is the line of the shore in a pen of twice its width. So nothing has to be
    computed and everything stays a vector. It also covers land, which is painted over it.
    `saves_ink` draws only the lines of the steps.
    """
    steps = [partial(_paint_step, i=i, saves_ink=saves_ink) for i in reversed(range(len(DEPTHS)))]
    return [partial(_paint_deep, saves_ink=saves_ink), *steps]


def _paint_deep(painter: QPainter, *, saves_ink: bool) -> None:
    painter.fillRect(FIELD, QColor("#ffffff" if saves_ink else LAKE[-1]))


def _paint_step(painter: QPainter, *, i: int, saves_ink: bool) -> None:
    """Paint all water up to the depth of step `i`, with the line of its edge."""
    city = city_rect()
    reach, shore_width = DEPTHS[i], min(DEPTHS[i] * _STEEP, _MAX_WIDTH)
    fill = "#ffffff" if saves_ink else LAKE[i]
    edge = mix_colours(
        "#ffffff" if saves_ink else LAKE[i + 1],
        LAKE[-1] if saves_ink else WAVE_LIGHT,
        0.55 if saves_ink else max(18, 95 - reach) / 255,
    )
    for colour, more in ((edge, 1.8), (QColor(fill), 0.0)):
        for piece in shore_pieces():
            stroke_path(painter, piece, pen(colour, 2 * reach + more))
        foot = shore_width + more / 2
        grown = foot + _CITY_FOOT
        painter.fillPath(rounded(city.adjusted(-grown, -grown, grown, grown), grown), colour)
        road = road_path(_ROAD_FOOT)
        painter.fillPath(road, colour)
        stroke_path(painter, road, pen(colour, 2 * foot))


def paint_waves(painter: QPainter, *, saves_ink: bool = False) -> None:
    """Paint waves on every square of the lake, with a fish or a canoe here and there.

    `saves_ink` draws thin waves for a white ground.
    """
    dice = random.Random(9)
    dark, lit = QPainterPath(), QPainterPath()
    for square, kind in enumerate(BOARD.kinds):
        if kind != WATER:
            continue
        x, y = square % WIDTH, square // WIDTH
        if (x + y) % 2 and not saves_ink:
            painter.fillRect(square_rect(square), with_alpha("#ffffff", 11))
        at_x, at_y = (
            x * SQUARE_SIDE + 50 + dice.uniform(-6, 6),
            y * SQUARE_SIDE + 52 + dice.uniform(-14, 14),
        )
        swims = dice.choice((-1, 1))
        if is_clipped_away(painter, square_rect(square).adjusted(-10, -10, 10, 10)):
            continue
        if (x, y) in _FISHES:
            with transformed(painter, at_x, at_y):
                painter.scale(0.85 * swims, 0.85)
                paint_fish(painter)
            continue
        wave = figure(_WAVES[(x * 3 + y * 5) % 5])
        dark.addPath(wave.translated(at_x, at_y))
        lit.addPath(wave.translated(at_x, at_y - 3))
    if saves_ink:
        stroke_path(painter, dark, pen(with_alpha(WAVE_DARK, 130), 1.6))
    else:
        stroke_path(painter, dark, pen(with_alpha(WAVE_DARK, 105), 3.0))
        stroke_path(painter, lit, pen(with_alpha(WAVE_LIGHT, 118), 2.3))
    for canoe_x, canoe_y, size in _CANOES:
        with transformed(painter, canoe_x * SQUARE_SIDE, canoe_y * SQUARE_SIDE, size):
            paint_canoe(painter)


def paint_shoreline(painter: QPainter) -> None:
    """Paint the dark line between water and sand."""
    ink(painter, lake_path(), None, 3.4, SHORE)
