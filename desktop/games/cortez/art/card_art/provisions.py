"""The pictures on provisions: a turquoise mask, arms behind a shield, maize, a sun of gold."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainter

from desktop.games.cortez.art.brush import draw, figure, ink, oval, paint_line, slab, transformed
from desktop.games.cortez.art.card_art.arms import paint_dart, paint_macuahuitl, paint_round_shield
from desktop.games.cortez.art.card_art.tools import (
    JADE,
    SHELL,
    beaten_gold,
    clipped_to,
    paint_feather,
    paint_sheen,
)
from desktop.games.cortez.art.inks import CREAM, GOLD, INK, RED
from desktop.painting.shapes import linear_gradient, pen, polygon, stroke_path, with_alpha

_FACE = "M-38,-26 C-36,-44 36,-44 38,-26 C42,4 36,30 20,44 Q0,54 -20,44 C-36,30 -42,4 -38,-26 Z"
_STONES = ("#3fa79c", "#58bdae", "#2c8a84", "#79d0bf", "#46b0a2", "#1f7370")
_TESSERA = 7.6
_COB = "M0,40 C-20,30 -25,-6 -17,-30 C-12,-46 -5,-54 0,-54 C5,-54 12,-46 17,-30 C25,-6 20,30 0,40 Z"
_KERNELS = ("#f6d04b", "#eebb2e", "#fbe07a", "#d99a25", "#f2c53d")


def paint_mask(painter: QPainter, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint a mask of turquoise stones under a crest of feathers."""
    for side in (-1, 1):
        x = side * 42
        draw(painter, f"M{x - 4},14 L{x + 4},14 L{x + 6},34 L{x - 6},34 Z", JADE, w * 0.8)
        ink(painter, oval(x, 4, 11), GOLD, w)
        ink(painter, oval(x, 4, 6), RED, w * 0.7)
        ink(painter, oval(x, 4, 2.4), CREAM, w * 0.5)
    for i in range(11):
        with transformed(painter, 0, -10, 1, -70 + 14 * i):
            paint_feather(painter, 28, 58, 7.5, w * 0.8, green=i % 2 == 0)
    face = figure(_FACE)
    ink(painter, face, _STONES[0], w * 1.2)
    _paint_mosaic(painter, w)
    paint_sheen(painter, face, paper, "#03211f")
    ink(painter, face, None, w * 1.3)
    draw(painter, "M-37,-28 C-30,-40 30,-40 37,-28 L36,-19 C20,-26 -20,-26 -36,-19 Z", RED, w * 0.9)
    for x in (-26, -13, 0, 13, 26):
        ink(painter, oval(x, -30 + abs(x) * 0.11, 3.6), GOLD, w * 0.6)
    for side in (-1, 1):
        inner, middle, outer = side * 7, side * 18, side * 30
        lids = f"M{inner},-6 Q{middle},-19 {outer},-6 Q{middle},5 {inner},-6 Z"
        draw(painter, lids, SHELL, w)
        ink(painter, oval(middle, -7, 5), "#20140e", 0)
        ink(painter, oval(middle - 1.5, -9, 1.6), "#ffffff", 0)
        paint_line(
            painter, f"M{inner},-14 Q{middle},-25 {outer + side * 2},-13", "#14504c", w * 1.4
        )
    draw(painter, "M-4,-10 L4,-10 L10,12 Q0,19 -10,12 Z", "#2c8a84", w)
    draw(painter, "M-21,23 Q0,15 21,23 Q17,41 0,41 Q-17,41 -21,23 Z", "#5a1610", w)
    for x in (-12, -6, 0, 6, 12):
        ink(painter, slab(x - 2.8, 22 if abs(x) > 8 else 20.6, 5.6, 7.8, 1.6), SHELL, w * 0.6)


def _paint_mosaic(painter: QPainter, w: float) -> None:
    """Paint uneven stones all over the face."""
    dice = random.Random(4)
    face = figure(_FACE)
    rect = face.boundingRect()
    line_pen = pen("#14504c", w * 0.45)
    with clipped_to(painter, face):
        y = rect.top() - _TESSERA
        while y < rect.bottom():
            x = rect.left() - _TESSERA * (1 + dice.random())
            while x < rect.right():
                width = _TESSERA * dice.uniform(0.8, 1.15)
                corners = [(x, y), (x + width, y), (x + width, y + _TESSERA), (x, y + _TESSERA)]
                jitter = [(a + dice.uniform(-1.3, 1.3), b + dice.uniform(-1.3, 1.3))
                          for a, b in corners]  # fmt: skip
                stone = polygon(jitter)
                ink(painter, stone, dice.choice(_STONES), 0)
                stroke_path(painter, stone, line_pen)
                x += width
            y += _TESSERA


def paint_weapons(painter: QPainter, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint a macuahuitl and a dart crossed behind a round shield."""
    with transformed(painter, 0, -4, 1.12, -38):
        paint_macuahuitl(painter, w)
    with transformed(painter, 0, -4, 1.12, 38):
        paint_dart(painter, w)
    with transformed(painter, 0, 2):
        paint_round_shield(painter, 29, w, paper=paper)


def paint_maize(painter: QPainter, w: float = 2.0, *, paper: bool = False) -> None:
    """Paint a ripe cob in its leaves."""
    with transformed(painter, 0, 0, 1, 14):
        draw(painter, "M-4,46 C-36,34 -48,4 -36,-28 C-25,-6 -16,10 -2,26 Z", "#7fae4c", w * 1.1)
        paint_line(painter, "M-8,40 C-27,24 -36,4 -35,-17", "#4d7a34", w * 0.7)
        cob = figure(_COB)
        ink(painter, cob, "#f2c53d", w * 1.2)
        with clipped_to(painter, cob):
            _paint_kernels(painter, w)
            if not paper:
                light = linear_gradient(
                    -22,
                    0,
                    24,
                    0,
                    (0, with_alpha("#7a3a00", 60)),
                    (0.35, with_alpha("#fff", 70)),
                    (0.6, with_alpha("#fff", 0)),
                    (1, with_alpha("#5a2400", 150)),
                )
                painter.fillPath(cob, light)
        ink(painter, cob, None, w * 1.2)
        draw(painter, "M4,46 C36,36 46,8 38,-20 C29,2 20,14 2,24 Z", "#96c05b", w * 1.1)
        paint_line(painter, "M10,40 C28,28 36,10 37,-9", "#5f8f3c", w * 0.7)
        husk = (
            "M-16,14 C-12,34 -6,44 0,50 C6,44 12,34 16,12 C10,24 4,28 0,36 C-4,28 -10,24 -16,14 Z"
        )
        draw(painter, husk, "#6d9c3f", w * 1.1)
        paint_line(painter, "M-3,-52 L-9,-64 M0,-53 L0,-67 M3,-52 L9,-64", INK, w * 2)
        paint_line(painter, "M-3,-52 L-9,-64 M0,-53 L0,-67 M3,-52 L9,-64", "#c8453a", w * 0.9)
        ink(painter, slab(-4, 46, 8, 9, 2), "#6d9c3f", w)


def _paint_kernels(painter: QPainter, w: float) -> None:
    dice = random.Random(5)
    for y in range(-56, 44, 8):
        for column in range(-2, 3):
            x = column * 8.4 * (1 if abs(column) < 2 else 0.93)
            colour = dice.choice(_KERNELS) if dice.random() > 0.07 else "#a8322a"
            kernel = slab(x - 3.9, y + abs(column) * 1.2, 7.8, 7.4, 3)
            ink(painter, kernel, colour, w * 0.5, "#7a4a10")


def paint_gold(painter: QPainter, w: float = 2.0) -> None:
    """Paint a beaten sun with a face, and bells below it."""
    with transformed(painter, 0, -8):
        for i in range(20):
            with transformed(painter, 0, 0, 1, i * 18):
                ray = "M-3.4,-32 L0,-41 L3.4,-32 Z" if i % 2 else "M-5.4,-32 L0,-48 L5.4,-32 Z"
                draw(painter, ray, "#e9b934", w * 0.8)
        ink(painter, oval(0, 0, 34), beaten_gold(34), w * 1.2)
        stroke_path(painter, oval(0, 0, 27), pen(INK, w * 0.8))
        for i in range(16):
            with transformed(painter, 0, 0, 1, i * 22.5):
                ink(painter, oval(0, -30.5, 2.1), JADE if i % 2 else "#c8372d", w * 0.45)
        ink(painter, oval(0, 0, 22), beaten_gold(22), w)
        for side in (-1, 1):
            inner, middle, outer = side * 3, side * 9, side * 15
            lids = f"M{inner},-4 Q{middle},-11 {outer},-4 Q{middle},1 {inner},-4 Z"
            draw(painter, lids, SHELL, w * 0.7)
            ink(painter, oval(middle, -4.5, 2.4), INK, 0)
            ink(painter, oval(side * 16, 6, 3), JADE, w * 0.6)
        draw(painter, "M-2,-6 L2,-6 L5,4 Q0,8 -5,4 Z", "#d39f28", w * 0.7)
        draw(painter, "M-9,10 Q0,7 9,10 Q6,17 0,17 Q-6,17 -9,10 Z", "#6b2a12", w * 0.7)
        ink(painter, slab(-4, 9, 8, 3.4, 1), SHELL, 0)
    for x in (-20, 0, 20):
        paint_line(painter, f"M{x},{27 - abs(x) * 0.3:g} L{x},37", INK, w * 1.2)
        with transformed(painter, x, 42):
            ink(painter, oval(0, 0, 6.6), beaten_gold(7), w * 0.9)
            paint_line(painter, "M0,1 L0,7", INK, w * 0.9)
