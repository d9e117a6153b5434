"""The brush of the codex: flat pigment inside a strong dark outline."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath

from desktop.games.cortez.art.inks import INK
from desktop.painting.shapes import pen, rounded, saved, stroke_path, with_alpha
from desktop.painting.svg_path import parse

Fill = str | QColor | QGradient

#: Size and opacity of the layers of a soft shadow.
_SOFT = ((1.0, 0.16), (0.85, 0.22), (0.68, 0.28), (0.48, 0.3))


@lru_cache(maxsize=512)
def figure(data: str) -> QPainterPath:
    """Return the path of SVG path data. It is shared: do not change it."""
    path = parse(data)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def oval(x: float, y: float, width: float, height: float | None = None) -> QPainterPath:
    """Return an ellipse by its half axes, or a circle if `height` is None."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), width, width if height is None else height)
    return path


def slab(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """Return a rectangle with round corners, by its upper left corner."""
    return rounded(QRectF(x, y, width, height), radius)


def ink(
    painter: QPainter,
    path: QPainterPath,
    fill: Fill | None = None,
    width: float = 3.0,
    line: str | QColor = INK,
) -> None:
    """Fill a path and draw its outline.

    Without `fill` only the outline is drawn, with `width` 0 only the fill.
    """
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif isinstance(fill, QGradient):
        painter.setBrush(QBrush(fill))
    else:
        painter.setBrush(QColor(fill))
    painter.setPen(pen(line, width) if width else Qt.PenStyle.NoPen)
    painter.drawPath(path)


def draw(painter: QPainter, data: str, fill: Fill | None = None, width: float = 3.0) -> None:
    """Fill path data and draw its outline."""
    ink(painter, figure(data), fill, width)


def paint_line(
    painter: QPainter, data: str, colour: str | QColor = INK, width: float = 3.0
) -> None:
    """Draw a line along path data."""
    stroke_path(painter, figure(data), pen(colour, width))


@contextmanager
def transformed(
    painter: QPainter, x: float, y: float, scale: float = 1.0, turn: float = 0.0
) -> Iterator[None]:
    """Move the origin to (x, y), turned by degrees and scaled, inside a `with` block."""
    with saved(painter):
        painter.translate(x, y)
        if turn:
            painter.rotate(turn)
        if scale != 1.0:
            painter.scale(scale, scale)
        yield


def shade(
    painter: QPainter,
    x: float,
    y: float,
    width: float,
    height: float,
    alpha: int = 190,
    colour: str = "#120805",
    *,
    paper: bool = False,
) -> None:
    """Paint a soft shadow on the ground by its half axes; none on paper."""
    if paper:
        return
    # Layers of flat ovals: a gradient for each of a hundred plants takes ten times as long.
    for share, part in _SOFT:
        painter.fillPath(
            oval(x, y, width * share, height * share), with_alpha(colour, round(alpha * part))
        )
