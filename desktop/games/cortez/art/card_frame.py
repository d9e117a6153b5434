"""The parts that every card of Cortez has: frame, field, cartouche, dots, caption and grain."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath

from desktop.games.cortez.art.brush import figure, ink, oval, slab, transformed
from desktop.games.cortez.art.inks import INK
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import fill_sign
from desktop.painting.lettering import LAYOUT_PX, glyph_path, paint_fitted_line
from desktop.painting.materials.card_stock import CORNER_RADIUS
from desktop.painting.materials.textile import noise
from desktop.painting.shapes import (
    linear_gradient,
    mix_colours,
    pen,
    place_path,
    polygon,
    radial_gradient,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import serif

# The size of a card in tenths of a millimetre, the unit in which cards are painted.
CARD_WIDTH = 630.0
CARD_HEIGHT = 880.0
CAPTION_INK = "#fdf3d8"
TEXT_INK = "#3a120a"
SMALL_LINE_INK = "#6b3a1c"

_BAND_COUNT = 14


def paint_frame(painter: QPainter, colour: str, dark: str, *, paper: bool) -> None:
    """Paint the frame in the colour of its family, with stepped frets on both sides."""
    frame = slab(20, 20, CARD_WIDTH - 40, CARD_HEIGHT - 40, 24)
    light = linear_gradient(
        0,
        0,
        CARD_WIDTH,
        CARD_HEIGHT,
        (0, mix_colours(colour, "#ffffff", 0.16)),
        (0.5, colour),
        (1, dark),
    )
    ink(painter, frame, light, 4)
    for x, y, turn, share in ((54, 176, 90, 0.05), (CARD_WIDTH - 54, CARD_HEIGHT - 176, -90, 0.2)):
        with transformed(painter, x, y, 1, turn):
            ground = mix_colours(colour, dark, share)
            painter.fillPath(fret(10, 5.6), mix_colours(ground, "#fff3d6", 0.3))


def paint_field(painter: QPainter, field: QRectF, ground: str, colour: str) -> None:
    """Paint the field for the picture.

    It is pale pigment, lighter in the middle, with a low rise of ground.
    """
    path = slab(field.x(), field.y(), field.width(), field.height(), 16)
    pale, deep = mix_colours(ground, "#fffaf0", 0.62), mix_colours(ground, "#7a4a20", 0.12)
    centre = field.center()
    light = radial_gradient(
        centre.x(), centre.y() - field.height() * 0.06, field.height() * 0.66,
        (0, pale), (0.45, mix_colours(ground, "#fffaf0", 0.25)), (1, deep),
    )  # fmt: skip
    ink(painter, path, light, 4)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    foot = field.bottom()
    for rise, share in ((150, 0.1), (104, 0.2)):
        hills = QPainterPath()
        hills.moveTo(field.left(), foot)
        hills.lineTo(field.left(), foot - rise)
        side = -1 if rise > 120 else 1
        hills.cubicTo(
            field.left() + 150, foot - rise - 30 * side, field.left() + 330,
            foot - rise + 40 * side, field.right(), foot - rise - 12 * side,
        )  # fmt: skip
        hills.lineTo(field.right(), foot)
        hills.closeSubpath()
        painter.fillPath(hills, mix_colours(deep, colour, share))
    painter.restore()
    inner = slab(field.x() + 8, field.y() + 8, field.width() - 16, field.height() - 16, 11)
    stroke_path(painter, inner, pen(mix_colours(ground, INK, 0.3), 2.2))
    stroke_path(painter, path, pen(INK, 4))


def paint_band(painter: QPainter, field: QRectF, colour: str) -> None:
    """Paint the band of discs at the foot of the field."""
    band = QRectF(field.left(), field.bottom() - 42, field.width(), 42)
    path = slab(band.x(), band.y(), band.width(), band.height()).intersected(
        slab(field.x(), field.y(), field.width(), field.height(), 16)
    )
    ink(painter, path, mix_colours(colour, "#000000", 0.12), 3)
    step = band.width() / _BAND_COUNT
    for i in range(_BAND_COUNT):
        x, y = band.left() + (i + 0.5) * step, band.center().y()
        ink(painter, oval(x, y, 11), "#f6e6bc", 2)
        ink(painter, oval(x, y, 4.6), colour, 0)


def paint_cartouche(
    painter: QPainter, colour: str, text: str, size: float = 1.0, *, paper: bool
) -> None:
    """Paint the notched shield with a numeral at the upper left; it is 126 wide at `size` 1."""
    with transformed(painter, 34, 30, size):
        rim = figure(
            "M14,0 L112,0 L112,14 L126,14 L126,106 Q126,126 63,140 Q0,126 0,106 L0,14 L14,14 Z"
        )
        paint_shadow(painter, rim, with_alpha("#120805", 130), 5, 2, 4, paper=paper)
        ink(painter, rim, colour, 6)
        with transformed(painter, 63, 66, 0.84):
            painter.translate(-63, -66)
            ink(painter, rim, vertical_gradient(0, 140, (0, "#fffaf0"), (1, "#f3e2b8")), 3.5)
        if text:
            numeral = glyph_path(text)
            rect = numeral.boundingRect()
            scale = min(78 / rect.height(), 84 / rect.width(), 1.12)
            fill_sign(painter, place_path(numeral, 63, 64, scale), TEXT_INK)


def cartouche_middle(size: float = 1.0) -> tuple[float, float]:
    """Return the centre of a sign on a cartouche of this size."""
    return 34 + 63 * size, 30 + 66 * size


def paint_dots(painter: QPainter, colour: str, count: int) -> None:
    """Paint a warrior's value a second time, as discs at the upper right."""
    light = vertical_gradient(80, 160, (0, mix_colours(colour, "#ffffff", 0.25)), (1, colour))
    for i in range(count):
        x, y = CARD_WIDTH - 92 - (i % 3) * 44, 100 + (i // 3) * 44
        ink(painter, oval(x, y, 17), light, 4)
        ink(painter, oval(x, y, 6), CAPTION_INK, 0)


def paint_caption(painter: QPainter, name: str, line: str) -> None:
    """Paint the caption with a card's name, and the line with its effect unless it is ""."""
    plate = figure("M50,744 L580,744 L594,758 L594,830 L580,844 L50,844 L36,830 L36,758 Z")
    ink(painter, plate, vertical_gradient(744, 844, (0, "#fff9e6"), (1, "#f6e6c0")), 4.5)
    text_width = CARD_WIDTH - 100
    if not line:
        paint_fitted_line(painter, QRectF(50, 746, text_width, 96), name, 70, TEXT_INK, weight=700)
        return
    paint_fitted_line(painter, QRectF(50, 746, text_width, 58), name, 51, TEXT_INK, weight=700)
    paint_fitted_line(
        painter, QRectF(50, 801, text_width, 40), line, 36, SMALL_LINE_INK, weight=600, italic=True
    )


def width_of(text: str, size: float, weight: int = 400) -> float:
    """Return the width of a line of type of this size."""
    return QFontMetricsF(serif(LAYOUT_PX, weight)).horizontalAdvance(text) * size / LAYOUT_PX


def paint_grain(painter: QPainter, *, paper: bool) -> None:
    """Paint bark paper over the whole card and light from the upper left; nothing on paper."""
    if paper:
        return
    cut = slab(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER_RADIUS * 10)
    painter.save()
    painter.setClipPath(cut, Qt.ClipOperation.IntersectClip)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), _bark())
    painter.restore()
    stops = (
        (0, with_alpha("#fff", 30)),
        (0.4, with_alpha("#fff", 0)),
        (1, with_alpha("#2b1207", 44)),
    )
    painter.fillPath(cut, linear_gradient(0, 0, CARD_WIDTH, CARD_HEIGHT, *stops))


@cache
def _bark() -> QImage:
    def grey(level: float) -> QColor:
        return QColor.fromHsv(0, 0, 128 + round(level * 26))

    return noise(210, 290, random.Random(17), grey)


_STEP = (
    (0, 5), (8, 5), (8, 4), (5, 4), (5, 1.6), (5.6, 1.6), (5.6, 3.6), (6.6, 3.6), (6.6, 0.6),
    (4.4, 0.6), (4.4, 1), (3, 1), (3, 2), (2, 2), (2, 3), (1, 3), (1, 4), (0, 4),
)  # fmt: skip


@cache
def fret(count: int, unit: float) -> QPainterPath:
    """Return a band of `count` stepped frets, each 8 units long and 5 units high.

    The path is shared: do not change it.
    """
    path = QPainterPath()
    for i in range(count):
        path.addPath(polygon([((i * 8 + x) * unit, y * unit) for x, y in _STEP]))
    return path
