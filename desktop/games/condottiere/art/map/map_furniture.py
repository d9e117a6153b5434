"""The cartouche with the map's title, the scale of miles, and the frame with its degrees."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

from desktop.games.condottiere.art.inks import GOLD, INK, SEAL
from desktop.games.condottiere.art.map.geometry import FRAME_WIDTH
from desktop.games.condottiere.art.map.lettering import paint_spaced_text
from desktop.games.condottiere.art.ornaments import paint_engraved
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import charge_path
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import (
    linear_gradient,
    paint_lines,
    pen,
    place_path,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.painting.svg_path import parse

#: Size of the cartouche in map units.
TITLE_SIZE = (470.0, 272.0)
_STRAPS = parse(
    "M12 10 C30 2 70 2 88 10 C94 12 97 18 96 26 C104 30 104 70 96 74 C97 82 94 88 88 90 "
    "C70 98 30 98 12 90 C6 88 3 82 4 74 C-4 70 -4 30 4 26 C3 18 6 12 12 10 Z"
)
_VOLUTE = parse("M-26 12 C-8 14 14 8 14 -6 C14 -18 -6 -20 -8 -8 C-9 0 2 3 4 -4 C5 -8 0 -9 -1 -6")
_FLOURISH = parse("M0 0 C20 -5 44 5 80 0 C44 8 20 -1 0 0 Z")
_SCALE_STEPS, _SCALE_STEP = 6, 39.6


@dataclass(frozen=True, slots=True)
class CartoucheTexts:
    """The texts of the cartouche."""

    heading: str
    title: str
    motto: str
    #: The unit of the scale: miles of the period. "" omits the scale.
    scale_unit: str


def paint_cartouche(painter: QPainter, title: CartoucheTexts, *, paper: bool = False) -> None:
    """Paint the cartouche with its upper left corner at the origin."""
    w, h = TITLE_SIZE
    straps = QTransform.fromScale(w / 100, h / 100).map(_STRAPS)
    paint_shadow(painter, straps, with_alpha("#1c1208", 110), 6, 0, 4, paper=paper)
    wood = linear_gradient(0, 0, w, h, (0, "#d7b878"), (0.5, "#c39a55"), (1, "#9a7338"))
    paint_engraved(painter, straps, wood, 1.3)
    _hatch_right_end(painter, straps, w, h)
    field = QTransform(w * 0.925 / 100, 0, 0, h * 0.86 / 100, w * 0.0375, h * 0.07).map(_STRAPS)
    paint_engraved(painter, field, vertical_gradient(0, h, (0, "#fdf5df"), (1, "#eedcb2")), 1.1)
    line = QTransform(w * 0.89 / 100, 0, 0, h * 0.79 / 100, w * 0.055, h * 0.105).map(_STRAPS)
    stroke_path(painter, line, pen(with_alpha(SEAL, 217), 1.2))
    for east in (-1, 1):
        for south in (-1, 1):
            _paint_volute(painter, w / 2 + east * w * 0.455, h / 2 + south * h * 0.40, east, south)
    paint_spaced_text(
        painter, _row(w, 62, 40), title.heading, 22.5, SEAL, weight=600, spacing=12, paper=paper
    )
    paint_spaced_text(
        painter, _row(w, 102, 60), title.title, 50, INK, weight=700, spacing=4.2, paper=paper
    )
    paint_fitted_line(painter, _row(w, 160, 32), title.motto, 18.5, "#6a4c2a", italic=True)
    for side in (-1, 1):
        flourish = QTransform(side * 1.32, 0, 0, 1.32, w / 2 + side * 16, 209).map(_FLOURISH)
        painter.fillPath(flourish, with_alpha(SEAL, 255))
    painter.fillPath(place_path(charge_path("lily"), w / 2, 209, 13), with_alpha(SEAL, 255))


def paint_scale(painter: QPainter, words: str) -> None:
    """Paint a scale of miles with its middle at the origin; `words` stands above it."""
    half = _SCALE_STEPS * _SCALE_STEP / 2
    paint_fitted_line(painter, QRectF(-half, -34, 2 * half, 26), words, 16.5, INK, italic=True)
    for i in range(_SCALE_STEPS):
        box = QPainterPath()
        box.addRect(QRectF(i * _SCALE_STEP - half, 0, _SCALE_STEP, 6.6))
        paint_engraved(painter, box, "#f4e8c8" if i % 2 else INK, 0.7)
    for i in range(0, _SCALE_STEPS + 1, 2):
        rect = QRectF(i * _SCALE_STEP - half - 30, 8, 60, 20)
        paint_fitted_line(painter, rect, str(i * 20), 14.5, INK)


def paint_frame(painter: QPainter, sheet: QRectF) -> None:
    """Paint the sheet's margin: neat lines, the ladder of degrees, and lilies in the corners."""
    inner = sheet.adjusted(FRAME_WIDTH, FRAME_WIDTH, -FRAME_WIDTH, -FRAME_WIDTH)
    for out, width in ((0.0, 2.0), (5.3, 0.8), (12.5, 1.7)):
        path = QPainterPath()
        path.addRect(inner.adjusted(-out, -out, out, out))
        stroke_path(painter, path, pen(INK, width))
    for length, is_horizontal in ((inner.width(), True), (inner.height(), False)):
        count = round(length / 74) * 2
        step = length / count
        for i in range(0, count, 2):
            for far in (False, True):
                painter.fillRect(
                    _rung(inner, i * step, step, far, is_horizontal), with_alpha(INK, 255)
                )
    for x in (inner.left() - 12.5, inner.right() + 0.2):
        for y in (inner.top() - 12.5, inner.bottom() + 0.2):
            box = QPainterPath()
            box.addRect(QRectF(x, y, 12.3, 12.3))
            paint_engraved(painter, box, SEAL, 0.9)
            painter.fillPath(
                place_path(charge_path("lily"), x + 6.15, y + 6.15, 4.8), with_alpha("#f4e0b0", 255)
            )


def _rung(inner: QRectF, at: float, step: float, is_far: bool, is_horizontal: bool) -> QRectF:
    """Return one black bar of the ladder, on the near (top, left) or far side."""
    if is_horizontal:
        y = inner.bottom() + 6.5 if is_far else inner.top() - 11.4
        return QRectF(inner.left() + at, y, step, 4.9)
    x = inner.right() + 6.5 if is_far else inner.left() - 11.4
    return QRectF(x, inner.top() + at, 4.9, step)


def _hatch_right_end(painter: QPainter, straps: QPainterPath, w: float, h: float) -> None:
    """Hatch the right end of the strapwork."""
    painter.save()
    painter.setClipPath(straps)
    lines = [
        QLineF(w * 0.87 + (i % 3) * 4, i * 3.2, w * 1.04, i * 3.2) for i in range(int(h / 3.2))
    ]
    paint_lines(painter, lines, pen(with_alpha(INK, 110), 0.6))
    painter.restore()


def _paint_volute(painter: QPainter, x: float, y: float, east: int, south: int) -> None:
    """Paint a scroll at the end of the strapwork."""
    size = TITLE_SIZE[0] / 300
    roll = QTransform(east * size, 0, 0, south * size, x, y).map(_VOLUTE)
    stroker = QPainterPathStroker(pen("#000", TITLE_SIZE[0] * 0.017))
    band = stroker.createStroke(roll).simplified()
    paint_engraved(
        painter,
        band,
        linear_gradient(x - 40, y, x + 40, y, (0, "#e2c88c"), (0.5, "#d2b06c"), (1, GOLD)),
        1.0,
    )


def _row(width: float, top: float, height: float) -> QRectF:
    return QRectF(width * 0.12, top, width * 0.76, height)
