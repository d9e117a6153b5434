"""How the codex is drawn: flat pigment inside one strong dark outline."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath

from desktop.games.cortez.art.inks import INK
from desktop.painting.shapes import outline, pen, rounded, tint
from desktop.painting.svg_path import parse

Fill = str | QColor | QGradient

#: Size and darkness of the layers of a soft shadow.
_SOFT = ((1.0, 0.16), (0.85, 0.22), (0.68, 0.28), (0.48, 0.3))


@lru_cache(maxsize=512)
def figure(data: str) -> QPainterPath:
    """The path of some path data; shared, read-only."""
    path = parse(data)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def oval(x: float, y: float, wide: float, high: float | None = None) -> QPainterPath:
    """An ellipse by its half axes, a circle without the second."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, wide if high is None else high)
    return path


def slab(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """A rectangle with round corners, by its upper left one."""
    return rounded(QRectF(x, y, width, height), radius)


def ink(
    p: QPainter,
    path: QPainterPath,
    fill: Fill | None = None,
    width: float = 3.0,
    line: str | QColor = INK,
) -> None:
    """Fill a path and draw its outline; neither without a fill, nor a line of no width."""
    if fill is None:
        p.setBrush(Qt.BrushStyle.NoBrush)
    elif isinstance(fill, QGradient):
        p.setBrush(QBrush(fill))
    else:
        p.setBrush(QColor(fill))
    p.setPen(pen(line, width) if width else Qt.PenStyle.NoPen)
    p.drawPath(path)


def draw(p: QPainter, data: str, fill: Fill | None = None, width: float = 3.0) -> None:
    """The same for path data."""
    ink(p, figure(data), fill, width)


def line(p: QPainter, data: str, colour: str | QColor = INK, width: float = 3.0) -> None:
    """A line along path data."""
    outline(p, figure(data), pen(colour, width))


@contextmanager
def moved(p: QPainter, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
    """The origin at (x, y), turned by degrees and enlarged."""
    p.save()
    p.translate(x, y)
    if turn:
        p.rotate(turn)
    if scale != 1.0:
        p.scale(scale, scale)
    yield
    p.restore()


def shade(
    p: QPainter,
    x: float,
    y: float,
    wide: float,
    high: float,
    alpha: int = 190,
    colour: str = "#120805",
    *,
    paper: bool = False,
) -> None:
    """A soft shadow on the ground by its half axes; none on paper."""
    if paper:
        return
    # Flat ovals on one another: a gradient for each of a hundred plants takes ten times as long.
    for share, part in _SOFT:
        p.fillPath(oval(x, y, wide * share, high * share), tint(colour, round(alpha * part)))
