"""Soft shadows and glows, made of stacked strokes: sharp at any zoom, and absent on paper."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import pen, pixel_scale, stroke_path

Mode = QPainter.CompositionMode

#: Min strokes of one soft edge.
_MIN_STROKES = 3
#: Max strokes of one soft edge.
_MAX_STROKES = 8
#: Where the soft edge begins outside the path, in blurs.
_OUTER_BLURS = 2.1
_INNER_BLURS = (
    1.4  # where a glow is brightest inside the path, in blurs, if the line is wide enough
)
_HIDDEN_BLURS = (
    0.35  # how much further out a shadow stays dark, in blurs: its body hides the inner half
)


def paint_shadow(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    blur: float,
    dx: float = 0,
    dy: float = 0,
    *,
    paper: bool = False,
) -> None:
    """Paint the shadow of a body; call it before painting the body, which must be opaque.

    `blur` is a standard deviation in painter units.
    """
    if paper:
        return
    moved = path.translated(dx, dy)
    layers = _layers(painter, colour, blur, 0.0)
    outside = QPainterPath()
    air = _OUTER_BLURS * blur
    outside.addRect(moved.boundingRect().adjusted(-air, -air, air, air))
    outside.addPath(moved)
    painter.save()
    painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
    for reach, layer in layers[:-1]:
        stroke_path(painter, moved, pen(layer, 2 * reach))
    painter.restore()
    inside = QColor(colour)
    inside.setAlphaF(colour.alphaF() * _remaining_light(-_HIDDEN_BLURS))
    painter.fillPath(moved, inside)


def paint_glow(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    blur: float,
    width: float,
    mode: QPainter.CompositionMode = Mode.CompositionMode_SourceOver,
    *,
    paper: bool = False,
) -> None:
    """Paint light (or darkness) on both sides of a line of the given width."""
    if paper:
        return
    painter.save()
    painter.setCompositionMode(mode)
    for reach, layer in _layers(painter, colour, blur, min(_INNER_BLURS, width / 2 / blur)):
        stroke_path(painter, path, pen(layer, max(0.1 * blur, width + 2 * reach)))
    painter.restore()


def _layers(
    painter: QPainter, colour: QColor, blur: float, inner: float
) -> list[tuple[float, QColor]]:
    """Return reach beyond the edge and colour of each layer, widest first.

    Stacked opacities form a blur.

    The soft edge ends `inner` blurs inside the path; 0 is for shadows, which end at the edge.
    """
    count = max(_MIN_STROKES, min(_MAX_STROKES, math.ceil(1.4 * blur * pixel_scale(painter)) + 1))
    result = []
    covered = 0.0
    for i in range(count):
        distance = _OUTER_BLURS - (_OUTER_BLURS + inner) * i / (count - 1)
        wanted = colour.alphaF() * _remaining_light(distance if inner else distance - _HIDDEN_BLURS)
        layer = QColor(colour)
        layer.setAlphaF(max(0.0, (wanted - covered) / (1 - covered)) if covered < 1 else 0.0)
        covered = max(wanted, covered)
        result.append((distance * blur, layer))
    return result


def _remaining_light(distance: float) -> float:
    """Return the share of light at a distance from the edge in blurs (normal distribution)."""
    return 0.5 * math.erfc(distance / math.sqrt(2))
