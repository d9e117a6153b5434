"""Strokes and cloth that the painters of all sitters use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from desktop.painting.engraving import Engraving, Fill, limb, oval
from desktop.painting.shapes import linear_gradient, radial_gradient, with_alpha
from desktop.painting.sitters.sitter import SitterMoment

GOLD, GOLD_LIGHT, GOLD_DARK = "#c9a24b", "#f2dd9a", "#7d5a1f"
#: Start, two control points and end of a curve, as x and y in turn.
Curve = tuple[float, float, float, float, float, float, float, float]


def sheaf(first: Curve, last: Curve, count: int) -> QPainterPath:
    """Return curves from the first to the last, as strands of hair or folds between two edges."""
    path = QPainterPath()
    for i in range(count):
        share = i / max(1, count - 1)
        x0, y0, x1, y1, x2, y2, x3, y3 = (
            a + (b - a) * share for a, b in zip(first, last, strict=True)
        )
        path.moveTo(x0, y0)
        path.cubicTo(x1, y1, x2, y2, x3, y3)
    return path


def paint_strands(e: Engraving, paths: Sequence[str], ink: str, width: float) -> None:
    """Draw single strands, folds or seams."""
    for path in paths:
        e.line(path, with_alpha(ink, 150), width)


def soft_spot(
    e: Engraving, x: float, y: float, rx: float, ry: float, colour: str, alpha: int
) -> None:
    """Paint a soft light or shadow: an ellipse that fades towards its edge."""
    painter = e.painter
    painter.save()
    painter.translate(x, y)
    painter.scale(1, ry / rx)
    stops = (0, with_alpha(colour, alpha)), (1, with_alpha(colour, 0))
    painter.fillPath(oval(0, 0, rx, rx), radial_gradient(0, 0, rx, *stops))
    painter.restore()


def gold(x: float, y: float, right: float, foot: float) -> QLinearGradient:
    """Return polished gold, lit from the upper left."""
    return linear_gradient(
        x, y, right, foot, (0, "#fff2c0"), (0.35, GOLD_LIGHT), (0.6, GOLD), (1, GOLD_DARK)
    )


def lit_gradient(
    x: float, y: float, radius: float, light: str, middle: str, dark: str, *, at: float = 0.55
) -> QRadialGradient:
    """Return a colour lit at a point, with its shadow towards the edge."""
    return radial_gradient(x, y, radius, (0, light), (at, middle), (1, dark))


def paint_shoulders(
    e: Engraving, moment: SitterMoment, fill: Fill, *, width: float = 45, seed: int = 3
) -> None:
    """Paint a garment from the neck to the foot of the frame; `width` is half of it."""
    shape = f"M{-width} 62 C{-width + 1} 40 -26 34 -10 27 L10 27 C26 34 {width - 1} 40 {width} 62 Z"
    e.paint_part(shape, fill, 0.9, shade=moment.hatched(0.36), gap=1.6, turn=-20, seed=seed)
    with e.clipped_to(shape):
        soft_spot(e, -22, 42, 18, 13, "#fff4da", 46)
        soft_spot(e, 30, 62, 30, 26, "#140a06", 90)


def paint_neck(e: Engraving, moment: SitterMoment, skin: str, width: float = 7.6) -> None:
    """Paint the neck with the shadow of the chin; `width` is half of it."""
    shape = limb((0, 33, width), (0, 12, width))
    base = QColor(skin).darker(108)
    fill = linear_gradient(
        -width, 0, width, 0, (0, base.lighter(106)), (0.5, base), (1, base.darker(128))
    )
    e.paint_part(shape, fill, 0.7, shade=moment.hatched(0.45), gap=1.3)
    with e.clipped_to(shape):
        soft_spot(e, 1, 19, width * 1.7, 9, "#4a2010", 120)


def paint_gem(e: Engraving, x: float, y: float, rx: float, ry: float, colour: str) -> None:
    """Paint a stone in a setting of gold."""
    e.paint_part(oval(x, y, rx + 0.8, ry + 0.8), gold(x - rx, y - ry, x + rx, y + ry), 0.5)
    base = QColor(colour)
    fill = radial_gradient(
        x - rx * 0.3, y - ry * 0.4, max(rx, ry) * 1.3, (0, base.lighter(170)), (0.5, base),
        (1, base.darker(180)),
    )  # fmt: skip
    e.paint_part(oval(x, y, rx, ry), fill, 0.3)
    e.fill(oval(x - rx * 0.32, y - ry * 0.42, rx * 0.28, ry * 0.22), "#fffaf0")


def paint_pearl(e: Engraving, x: float, y: float, radius: float) -> None:
    """Paint a pearl."""
    fill = radial_gradient(
        x - radius * 0.3, y - radius * 0.35, radius * 1.4, (0, "#ffffff"), (0.55, "#f1e8d6"),
        (1, "#a89678"),
    )  # fmt: skip
    e.paint_part(oval(x, y, radius, radius), fill, 0.38)


def paint_fur(e: Engraving, shape: str, tufts: Sequence[tuple[float, float, float, float]]) -> None:
    """Draw tufts on a piece of fur: x, y, and how far each reaches to the right and down."""
    with e.clipped_to(shape):
        dark = [((x, y), (x + dx, y + dy)) for x, y, dx, dy in tufts]
        e.lines(dark, with_alpha("#2a180a", 165), 0.55)
        light = [((x - 0.8, y - 0.5), (x + dx * 0.7 - 0.8, y + dy * 0.7)) for x, y, dx, dy in tufts]
        e.lines(light, with_alpha("#f2dcb4", 70), 0.4)


def box(x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return a rectangle."""
    path = QPainterPath()
    path.addRect(QRectF(x, y, width, height))
    return path
