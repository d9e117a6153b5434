"""Tools shared by the pictures on cards: feathers, metals, footprints, light on a body.

Pictures are drawn round the origin, from -50 to 50 in both directions; `w` is the width of their
outlines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from desktop.games.cortez.art.brush import draw, figure, ink, oval, transformed
from desktop.games.cortez.art.inks import FEATHERS
from desktop.painting.shapes import linear_gradient, radial_gradient, saved, with_alpha

#: A picture: takes the painter, and whether it is for paper, where nothing may be translucent.
Picture = Callable[[QPainter, bool], None]

SHELL = "#fff8e6"
JADE = "#2a8f86"
WOOD = "#a36a35"
FLINT = "#20242c"
OXBLOOD = "#8d2a1c"
#: Skin of Spaniards.
SKIN = "#eabf96"
#: Sunburnt of Aztecs.
SUNBURNT = "#b06a3f"


@contextmanager
def clipped_to(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Draw only inside a path, in a `with` block."""
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield


@contextmanager
def stretched_to(
    painter: QPainter, x: float, y: float, width: float, height: float
) -> Iterator[None]:
    """Move the origin to (x, y) with a scale for each axis, in a `with` block; -1 mirrors."""
    with saved(painter):
        painter.translate(x, y)
        painter.scale(width, height)
        yield


def paint_feather(
    painter: QPainter, root: float, reach: float, half: float, w: float, *, green: bool
) -> None:
    """Paint an upright feather from `root` to `reach` above the origin, light or deep green."""
    side = (root + reach) / 2 + reach * 0.12
    narrow = half * 0.62
    data = (
        f"M{-narrow:g},{-root:g} Q{-half:g},{-side:g} 0,{-reach:g} "
        f"Q{half:g},{-side:g} {narrow:g},{-root:g} Z"
    )
    draw(painter, data, FEATHERS[0 if green else 1], w)


def paint_fan(
    painter: QPainter, count: int, spread: float, root: float, reach: float, w: float
) -> None:
    """Paint a fan of feathers that opens upwards by `spread` degrees to either side."""
    half = min(8.0, reach * 0.17)
    for i in range(count):
        turn = -spread + 2 * spread * i / (count - 1)
        with transformed(painter, 0, 0, 1, turn):
            paint_feather(painter, root, reach - abs(turn) * 0.045, half, w, green=i % 2 == 0)
            eye = oval(0, -(reach - abs(turn) * 0.045) + reach * 0.2, half * 0.32)
            ink(painter, eye, "#e2b93b" if i % 2 else "#d8453a", 0)


def beaten_gold(radius: float) -> QRadialGradient:
    """Return beaten gold for a disc of this radius round the origin."""
    stops = ((0, "#fff3b0"), (0.35, "#f2cb4a"), (0.75, "#c8921f"), (1, "#8a5a10"))
    return radial_gradient(-radius * 0.3, -radius * 0.4, radius * 1.6, *stops)


def steel(left: float, right: float) -> QLinearGradient:
    """Return polished iron, lit from the left."""
    stops = ((0, "#8a959e"), (0.28, "#f4f7f8"), (0.55, "#c3cbd1"), (1, "#65717b"))
    return linear_gradient(left, 0, right, 0, *stops)


def paint_sheen(
    painter: QPainter, body: QPainterPath, paper: bool, dark: str = "#1a0c04", shade: int = 110
) -> None:
    """Paint light from the upper left over a body, and shade on its far side; nothing on paper."""
    if paper:  # PDF readers lose translucent gradients
        return
    rect = body.boundingRect()
    stops = ((0, with_alpha("#fff", 75)), (0.45, with_alpha("#fff", 0)), (0.5, with_alpha(dark, 0)))
    light = linear_gradient(
        rect.left(), rect.top(), rect.right(), rect.bottom() - rect.height() * 0.4,
        *stops, (1, with_alpha(dark, shade)),
    )  # fmt: skip
    painter.fillPath(body, light)


def paint_coin(painter: QPainter, x: float, y: float, radius: float, w: float = 1.4) -> None:
    """Paint a gold disc with a red stud."""
    light = radial_gradient(
        x - radius * 0.3, y - radius * 0.4, radius * 1.7,
        (0, "#fff6c0"), (0.45, "#f4cf52"), (1, "#c08a1c"),
    )  # fmt: skip
    ink(painter, oval(x, y, radius), light, w)
    ink(painter, oval(x, y, radius * 0.6), None, w * 0.45, "#8a5f1c")
    ink(painter, oval(x, y, radius * 0.22), "#c8372d", w * 0.4)


def paint_footprint(painter: QPainter, colour: str = OXBLOOD) -> None:
    """Paint the print of a foot, its toes upwards, about 28 high."""
    sole = "M0,13 C-5,13 -5,5 -4,0 C-7,-6 -5,-9 0,-9 C5,-9 7,-6 4,0 C5,5 5,13 0,13 Z"
    ink(painter, figure(sole), colour, 0)
    for x, y, r in ((-5, -12, 1.9), (-1.8, -13.6, 1.9), (1.8, -13.4, 1.8), (5, -11.6, 1.6)):
        ink(painter, oval(x, y, r), colour, 0)


def paint_footprints(
    painter: QPainter, steps: list[tuple[float, float, float]], size: float = 0.72
) -> None:
    """Paint footprints at (x, y), each turned by degrees."""
    for x, y, turn in steps:
        with transformed(painter, x, y, size, turn):
            paint_footprint(painter)


def paint_shaft(painter: QPainter, top: float, foot: float, w: float, thick: float = 4.8) -> None:
    """Paint a pole on the vertical axis."""
    draw(
        painter,
        f"M{-thick / 2},{top} L{thick / 2},{top} L{thick / 2},{foot} L{-thick / 2},{foot} Z",
        WOOD,
        w * 0.8,
    )
