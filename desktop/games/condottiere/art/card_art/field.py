"""Backgrounds of the figures: engraved sky, ground, ranks of pikes, snow and hills."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop.games.condottiere.art.card_art.ink import RED
from desktop.painting.engraving import INK, Engraving, Fill, join_paths, parse_path, with_opacity
from desktop.painting.shapes import Point, disc, mix_colours, smooth, vertical_gradient

_FIELD_RECT = QRectF(-6, -6, 112, 142)


def paint_sky(
    engraving: Engraving, light: str, horizon: float = 96, lines: str = "#8a6b3d"
) -> None:
    """Paint light air that darkens towards the top, with broken engraved lines."""
    air = vertical_gradient(
        0,
        horizon,
        (0, mix_colours(light, "#b98f4e", 0.2)),
        (0.7, light),
        (1, mix_colours(light, "#ffffff", 0.35)),
    )
    paint_air(engraving, air, horizon - 8, lines, 0.5, seed=1)


def paint_air(
    engraving: Engraving, fill: Fill, foot: float, lines: str, strength: float, *, seed: int
) -> None:
    """Paint a filled sky with broken lines, closer and stronger towards the top."""
    engraving.fill(_rectangle(_FIELD_RECT), fill)
    dice = random.Random(seed)
    y = -3.0
    while y < foot:
        marks = []
        x = -6.0
        while x < 106:
            length = dice.uniform(14, 42)
            marks.append(((x, y), (x + length, y + dice.uniform(-0.2, 0.2))))
            x += length + dice.uniform(0.8, 4 + max(0, y) * 0.12)
        share = strength * (1 - max(0, y) / (foot + 8)) + 0.06
        engraving.lines(marks, with_opacity(lines, share), 0.34)
        y += (1.5 + max(0, y) * 0.018) * (1 if engraving.is_fine(1.5) else 2)


def paint_hill(engraving: Engraving, ridge: Sequence[Point], fill: Fill, ink: Fill) -> QPainterPath:
    """Paint land below a ridge across the whole width, and return its outline."""
    line = smooth(ridge)
    land = QPainterPath(line)
    land.lineTo(108, 136)
    land.lineTo(-8, 136)
    land.closeSubpath()
    engraving.fill(land, fill)
    engraving.line(line, ink, 0.6)
    return land


def paint_ground(engraving: Engraving, y: float, colour: str, seed: int) -> None:
    """Paint a strip of trodden earth with tufts."""
    dice = random.Random(seed)
    ridge = [(-8.0, y + dice.uniform(-1.5, 1.5))]
    ridge += [(float(x), y + dice.uniform(-3, 3)) for x in range(12, 100, 22)]
    ridge.append((108.0, y))
    fill = vertical_gradient(
        y, 124, (0, mix_colours(colour, "#fff3d0", 0.25)), (1, mix_colours(colour, "#3a2c1a", 0.25))
    )
    land = paint_hill(engraving, ridge, fill, with_opacity(INK, 0.8))
    with engraving.clipped_to(land):
        furrows = []
        for _ in range(90 if engraving.is_fine(1.5) else 40):
            x, at, length = dice.uniform(-8, 104), y + dice.uniform(2, 34), dice.uniform(3, 12)
            furrows.append(((x, at), (x + length, at + dice.uniform(-0.3, 0.3))))
        engraving.lines(furrows, with_opacity(INK, 0.32), 0.38)
        blades = []
        for _ in range(16):
            x, at = dice.uniform(0, 100), y + dice.uniform(4, 28)
            for lean in (-0.5, -0.15, 0.25, 0.55):
                blades.append(((x, at), (x + math.sin(lean) * 3, at - math.cos(lean) * 3)))
        engraving.lines(blades, with_opacity(INK, 0.6), 0.4)


def paint_ranks(
    engraving: Engraving,
    count: int,
    foot: float,
    light: str,
    *,
    left: float,
    right: float,
    top: float,
) -> None:
    """Paint a pale rank of helmets under pikes, as many as the card's strength."""
    dice = random.Random(count + 2)
    shaft, cloth = mix_colours(light, INK, 0.55), mix_colours(light, RED, 0.5)
    step = (right - left) / count
    places = [left + step * (i + 0.5) + dice.uniform(-1, 1) for i in range(count)]
    for i, x in enumerate(places):
        tip, lean = top + dice.uniform(0, 11), dice.uniform(-2.5, 2.5)
        engraving.lines([((x + 4, foot), (x + 4 + lean, tip))], shaft, 0.95)
        engraving.fill(
            parse_path("M0 0 L-1.4 -3 L0 -8 L1.4 -3 Z").translated(x + 4 + lean, tip + 2), shaft
        )
        if count >= 4 and i % 3 == 1:
            flag = parse_path("M0 0 L11 2 L7 4 L11 6.5 L0 8 Z")
            engraving.fill(flag.translated(x + 4 + lean, tip + 4), cloth)
    for i, x in enumerate(places):
        y = foot - 24 + dice.uniform(-2, 2)
        man = join_paths(
            disc(x, y, 4.3),
            parse_path("M-7 1 C-4 -1 -4 -7 0 -8 C4 -7 4 -1 7 1 Z").translated(x, y - 1),
            parse_path(
                "M-2.5 2 L2.5 2 L3 6 C8 7 10 10 10.5 16 L11 46 L-11 46 L-10.5 16 "
                "C-10 10 -8 7 -3 6 Z"
            ).translated(x, y),
        )
        engraving.line(man, mix_colours(light, INK, 0.72), 0.9)
        engraving.fill(man, mix_colours(light, INK, 0.3))
        engraving.hatch(man, 0.5, ink=with_opacity(INK, 0.35), width=0.32, seed=i)


def paint_flake(
    engraving: Engraving, x: float, y: float, size: float, ink: QColor, width: float
) -> None:
    """Paint a snowflake with six feathered arms."""
    marks: list[tuple[Point, Point]] = []
    for i in range(6):
        way = i * math.tau / 6 + 0.2
        dx, dy = math.cos(way) * size, math.sin(way) * size
        marks.append(((x, y), (x + dx, y + dy)))
        for share in (0.5, 0.75):
            for side in (-0.9, 0.9):
                twig = way + side
                bx, by = x + dx * share, y + dy * share
                end = (bx + math.cos(twig) * size * 0.28, by + math.sin(twig) * size * 0.28)
                marks.append(((bx, by), end))
    engraving.lines(marks, ink, width)


def _rectangle(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path
