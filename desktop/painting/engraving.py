"""Tools of the engraved style: outlined shapes, hatching, fine lines, soft limbs."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from desktop.painting.effects import paint_shadow
from desktop.painting.shapes import Point, linear_gradient, pen, pixel_scale, saved, stroke_path
from desktop.painting.svg_path import parse

#: X, y, radius.
Joint = tuple[float, float, float]
Fill = str | QColor | QGradient
#: Path data, or a path.
Shape = str | QPainterPath

#: The ink of outlines and hatching.
INK = "#3a2c1a"

#: Pixels between two lines; closer lines would blur, and a flat tone replaces them.
_MIN_LINE_GAP_PX = 1.25
#: Pixels of an outline; a thinner outline would vanish on small cards.
_MIN_OUTLINE_PX = 0.5


class Engraving:
    """A painter that outlines its shapes and hatches them on the right."""

    def __init__(self, painter: QPainter, *, paper: bool = False) -> None:
        self.painter = painter
        self.paper = paper
        self._scale = pixel_scale(painter)

    def is_fine(self, gap: float) -> bool:
        """Return whether lines `gap` units apart can be distinguished; always True on paper."""
        return self.paper or gap * self._scale >= _MIN_LINE_GAP_PX

    def paint_part(
        self,
        shape: Shape,
        fill: Fill,
        width: float = 0.9,
        *,
        ink: Fill = INK,
        shade: float = 0,
        gap: float = 1.5,
        turn: float = 0,
        seed: int = 3,
    ) -> None:
        """Paint a shape with an outline.

        `shade` is the hatched share, `gap` the distance between its lines, `turn` their tilt in
        degrees.
        """
        path = self.path(shape)
        if width:
            self.line(path, ink, 2 * width if self.paper else max(2 * width, self._thin()))
        self.fill(path, fill)
        if shade:
            self.hatch(path, shade, gap=gap, turn=turn, seed=seed)

    def fill(self, shape: Shape, fill: Fill) -> None:
        """Fill a shape without an outline."""
        brush = QBrush(QColor(fill) if isinstance(fill, str) else fill)
        self.painter.fillPath(self.path(shape), brush)

    def line(self, shape: Shape, ink: Fill = INK, width: float = 0.6) -> None:
        """Stroke a path."""
        line = pen(INK, width)
        line.setBrush(QBrush(QColor(ink) if isinstance(ink, str) else ink))
        stroke_path(self.painter, self.path(shape), line)

    def lines(self, ends: Sequence[tuple[Point, Point]], ink: Fill, width: float) -> None:
        """Stroke many straight lines with one pen."""
        path = QPainterPath()
        for start, end in ends:
            path.moveTo(*start)
            path.lineTo(*end)
        line = pen(INK, width)
        line.setBrush(QBrush(QColor(ink) if isinstance(ink, str) else ink))
        # Round ends would not be visible, and make up most of a printed card's file.
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroke_path(self.painter, path, line)

    def hatch(
        self,
        path: QPainterPath,
        cover: float,
        *,
        ink: Fill | None = None,
        width: float = 0.35,
        gap: float = 1.6,
        turn: float = 0,
        seed: int = 3,
    ) -> None:
        """Hatch the right-hand share of a shape; where lines would blur, use a flat tone."""
        colour = QColor(ink) if isinstance(ink, (str, QColor)) else with_opacity(INK, 0.75)
        box = path.boundingRect()
        half = box.width() / 2
        reach = math.hypot(box.width(), box.height()) / 2 + 1
        dice = random.Random(seed)
        with self.clipped_to(path), self.transformed(box.center().x(), box.center().y(), turn):
            if not self.is_fine(gap):
                colour.setAlphaF(colour.alphaF() * min(0.8, width / gap) * 0.62)
                for share in (cover * 1.12, cover * 0.8):
                    edge = half - 2 * half * share
                    self.painter.fillRect(QRectF(edge, -reach, reach - edge, 2 * reach), colour)
                return
            marks = []
            y = -reach
            while y < reach:
                start = half - 2 * half * cover * dice.uniform(0.7, 1.3)
                marks.append(((start, y), (reach, y)))
                y += gap * dice.uniform(0.85, 1.15)
            self.lines(marks, colour, width)

    def rod(self, start: Point, end: Point, width: float, fill: Fill, rim: float = 1.0) -> None:
        """Paint a stick or a cord: a broad line with a thin dark edge."""
        path = QPainterPath(QPointF(*start))
        path.lineTo(*end)
        self.line(path, INK, width + rim)
        self.line(path, fill, width)

    def shadow(self, path: QPainterPath, blur: float, dy: float, alpha: int = 110) -> None:
        """Paint the shadow of a shape below it; on paper there is none."""
        paint_shadow(self.painter, path, QColor(28, 18, 8, alpha), blur, 0, dy, paper=self.paper)

    @contextmanager
    def clipped_to(self, shape: Shape) -> Iterator[None]:
        """Clip painting to a shape within the context."""
        with saved(self.painter):
            self.painter.setClipPath(self.path(shape), Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def transformed(
        self, x: float, y: float, turn: float = 0, size: float = 1, *, flip: bool = False
    ) -> Iterator[None]:
        """Move, turn (degrees), scale or mirror the coordinates within the context."""
        with saved(self.painter):
            self.painter.translate(x, y)
            self.painter.rotate(turn)
            self.painter.scale(-size if flip else size, size)
            yield

    def path(self, shape: Shape) -> QPainterPath:
        """Return the path of a shape; it is read-only where it was given as data."""
        return parse_path(shape) if isinstance(shape, str) else shape

    def _thin(self) -> float:
        return 2 * _MIN_OUTLINE_PX / self._scale


@lru_cache(maxsize=1024)
def parse_path(data: str) -> QPainterPath:
    """Return path data as a path; it is shared and read-only."""
    return parse(data)


def with_opacity(colour: str | QColor, share: float) -> QColor:
    """Return the colour with another opacity, from 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(share)
    return result


def steel(x: float, y: float, right: float, foot: float) -> QLinearGradient:
    """Return polished iron, lit from the upper left."""
    return linear_gradient(x, y, right, foot, (0, "#d9dfdd"), (0.4, "#aab3b4"), (1, "#67727a"))


def oval(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """Return an ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def rounded_rect(
    x: float, y: float, width: float, height: float, corner: float = 0
) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return path


def limb(*joints: Joint) -> QPainterPath:
    """Return a soft limb through joints with a radius each."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for first, second in zip(joints, joints[1:], strict=False):
        path.addPath(_capsule(first, second))
    return path


def join_paths(*paths: QPainterPath) -> QPainterPath:
    """Join several shapes into one without seams."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for other in paths:
        path.addPath(other)
    return path


def thicken(shape: str, width: float) -> QPainterPath:
    """Widen a line to a body of this width with round ends."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(parse_path(shape)).simplified()


def fit_path(path: QPainterPath, x: float, y: float, width: float, height: float) -> QPainterPath:
    """Scale and move a path to fill a box, keeping its proportions."""
    bounds = path.boundingRect()
    scale = min(width / bounds.width(), height / bounds.height())
    centre = bounds.center() * scale
    return QTransform(
        scale, 0, 0, scale, x + width / 2 - centre.x(), y + height / 2 - centre.y()
    ).map(path)


def _capsule(first: Joint, second: Joint) -> QPainterPath:
    """Return the shape of a limb between two joints, each a point with a radius."""
    (x1, y1, r1), (x2, y2, r2) = first, second
    length = math.hypot(x2 - x1, y2 - y1) or 1e-6
    way = math.atan2(y2 - y1, x2 - x1)
    side = math.acos(max(-1.0, min(1.0, (r1 - r2) / length)))
    steps = 14
    path = QPainterPath()
    for i in range(2 * steps + 2):
        if i <= steps:
            angle, x, y, r = way + side + (math.tau - 2 * side) * i / steps, x1, y1, r1
        else:
            angle, x, y, r = way - side + 2 * side * (i - steps - 1) / steps, x2, y2, r2
        point = QPointF(x + r * math.cos(angle), y + r * math.sin(angle))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
