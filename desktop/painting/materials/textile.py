"""Embroidery: satin, cords, knots and fringes, and the weave of the cloth below them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from desktop.painting.shapes import (
    disc,
    is_clipped_away,
    linear_gradient,
    mix_colours,
    paint_lines,
    pen,
    pixel_scale,
    radial_gradient,
    stroke_path,
    walk,
    with_alpha,
)


def noise(columns: int, rows: int, dice: random.Random, shade: Callable[[float], QColor]) -> QImage:
    """Return an image of random pixels; `shade` maps a level from -1 to 1 to a colour."""
    stride = (columns + 3) // 4 * 4
    # Qt only borrows the bytes, so `levels` must live until the image is converted.
    levels = dice.randbytes(stride * rows)
    image = QImage(levels, columns, rows, stride, QImage.Format.Format_Indexed8)
    image.setColorTable([shade(level / 127.5 - 1).rgba() for level in range(256)])
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


GOLD = "#c9a24b"
GOLD_LIGHT = "#f2dd9a"
GOLD_DARK = "#5a3f12"

#: Colours into which threads are sorted; each is drawn in one call.
_TONE_COUNT = 12


def paint_satin(
    painter: QPainter,
    path: QPainterPath,
    angle: float,
    dark: str,
    light: str,
    *,
    step: float = 1.5,
    seed: int = 0,
    gap: int = 46,
    paper: bool = False,
) -> None:
    """Fill a path with parallel threads of slightly different tones, with one bright band across.

    `angle` is the direction of the threads in degrees, `step` their distance, and `gap` the opacity
    of the hairlines between them. On paper only the sheen is printed.
    """
    rect = path.boundingRect()
    if is_clipped_away(painter, rect):
        return
    x, y = rect.center().x(), rect.center().y()
    reach = math.hypot(rect.width(), rect.height()) / 2 + step
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ends = (x - dx * reach * 0.7, y - dy * reach * 0.7, x + dx * reach * 0.7, y + dy * reach * 0.7)
    shade, shine = "#140a00", "#fff6d6"
    if paper:
        # Opaque, because semi-transparent gradients are lost or slow in PDF readers.
        flat = mix_colours(dark, light, 0.55)
        dusk, gleam = mix_colours(flat, shade, 60 / 255), mix_colours(flat, shine, 50 / 255)
        stops = ((0, dusk), (0.3, flat), (0.42, flat), (0.58, gleam), (0.74, flat), (1, flat))
        painter.fillPath(path, linear_gradient(*ends, *stops))
        return
    painter.save()
    painter.fillPath(path, QColor(light))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _paint_threads(painter, x, y, reach, (dx, dy), QColor(dark), QColor(light), step, seed, gap)
    candlelight = linear_gradient(
        *ends, (0, with_alpha(shade, 60)), (0.3, with_alpha(shade, 0)), (1, with_alpha(shade, 0))
    )
    painter.fillPath(path, candlelight)
    painter.fillPath(
        path,
        linear_gradient(
            *ends,
            (0, with_alpha(shine, 0)), (0.42, with_alpha(shine, 0)), (0.58, with_alpha(shine, 50)),
            (0.74, with_alpha(shine, 0)), (1, with_alpha(shine, 0)),
        ),
    )  # fmt: skip
    painter.restore()


def _paint_threads(
    painter: QPainter,
    x: float,
    y: float,
    reach: float,
    along: tuple[float, float],
    dark: QColor,
    light: QColor,
    step: float,
    seed: int,
    gap: int,
) -> None:
    """Draw parallel threads across a disc around (x, y) by tone, then the gaps between them."""
    dice = random.Random(seed)
    dx, dy = along
    tones: list[list[QLineF]] = [[] for _ in range(_TONE_COUNT)]
    gaps = []
    for i in range(math.ceil(2 * reach / step)):
        off = i * step - reach
        half = math.sqrt(max(0.0, reach * reach - off * off))
        wave = 0.5 + 0.5 * math.sin(off * 0.05 + seed)
        tone = min(0.999, wave * 0.72 + dice.random() * 0.28)
        if dice.random() < 0.06:
            tone = 0.999
        cx, cy = x - dy * off, y + dx * off
        tones[int(tone * _TONE_COUNT)].append(
            QLineF(cx - dx * half, cy - dy * half, cx + dx * half, cy + dy * half)
        )
        cx, cy = x - dy * (off + step / 2), y + dx * (off + step / 2)
        gaps.append(QLineF(cx - dx * half, cy - dy * half, cx + dx * half, cy + dy * half))
    for i, lines in enumerate(tones):
        flat = QPen(mix_colours(dark, light, i / (_TONE_COUNT - 1)), step * 1.1)
        flat.setCapStyle(Qt.PenCapStyle.FlatCap)
        paint_lines(painter, lines, flat)
    paint_lines(painter, gaps, QPen(QColor(0, 0, 0, gap), step * 0.32))


def paint_cord(
    painter: QPainter,
    path: QPainterPath,
    width: float,
    colour: str | QColor = GOLD,
    dark: str | QColor = GOLD_DARK,
    light: str | QColor = GOLD_LIGHT,
    *,
    raised: bool = True,
) -> None:
    """Draw a twisted cord along a path; a raised cord casts a thin dark edge."""
    if is_clipped_away(painter, path.boundingRect().adjusted(-width, -width, width, width)):
        return
    if raised:
        edge = path.translated(width * 0.18, width * 0.3)
        stroke_path(painter, edge, pen(QColor(5, 6, 20, 120), width * 1.75))
    stroke_path(painter, path, pen(dark, width * 1.2))
    stroke_path(painter, path, pen(colour, width * 0.92))
    visible_rect = painter.clipBoundingRect().adjusted(-width, -width, width, width)
    everything = not painter.hasClipping()
    valleys, lights = [], []
    for x, y, direction in walk(path, width * 0.78):
        if not (everything or visible_rect.contains(x, y)):
            continue
        dx, dy = math.cos(direction + 0.85) * width, math.sin(direction + 0.85) * width
        valleys.append(QLineF(x - dx * 0.5, y - dy * 0.5, x + dx * 0.5, y + dy * 0.5))
        x, y = x + math.cos(direction) * width * 0.3, y + math.sin(direction) * width * 0.3
        lights.append(QLineF(x - dx * 0.3, y - dy * 0.3, x + dx * 0.19, y + dy * 0.19))
    # Opaque colours as if blended over the cord: printed files store transparent lines as outlines.
    paint_lines(painter, valleys, pen(mix_colours(colour, dark, 190 / 255), width * 0.16))
    paint_lines(painter, lights, pen(mix_colours(colour, light, 210 / 255), width * 0.22))


def paint_knot(painter: QPainter, x: float, y: float, radius: float, colour: str | QColor) -> None:
    """Draw a French knot."""
    if is_clipped_away(painter, QRectF(x - radius, y - radius, radius * 3, radius * 3)):
        return
    painter.fillPath(disc(x + radius * 0.3, y + radius * 0.5, radius * 1.1), QColor(4, 5, 20, 130))
    painter.fillPath(disc(x, y, radius), QColor(colour))
    painter.fillPath(
        disc(x - radius * 0.3, y - radius * 0.3, radius * 0.4), with_alpha("#fff4cf", 200)
    )


def paint_fringe(
    painter: QPainter, x: float, top: float, bottom: float, length: float, *, seed: int
) -> None:
    """Draw loose threads along a vertical edge at x; a negative length points to the left."""
    dice = random.Random(seed)
    y = top
    side = math.copysign(1, length)
    while y < bottom:
        reach, sag = length + side * dice.uniform(-2, 3), dice.uniform(-2, 2)
        thread = QPainterPath(QPointF(x - side * 2, y))
        thread.quadTo(x + reach * 0.5, y + sag * 0.2, x + reach, y + sag)
        stroke_path(painter, thread.translated(0.8, 1.4), pen(QColor(0, 0, 0, 90), 1.8))
        stroke_path(painter, thread, pen(mix_colours(GOLD, "#8b6a2a", dice.random()), 1.5))
        y += 2.5


def paint_weave(painter: QPainter, rect: QRectF, *, period: float = 3.5) -> None:
    """Draw a plain weave over everything in the rect, in whole device pixels; for the screen only.

    Where the warp is on top its thread determines the light, elsewhere the weft does.
    """
    for layer in weave_layers(rect, period=period):
        layer(painter)


def weave_layers(rect: QRectF, *, period: float = 3.5) -> list[Callable[[QPainter], None]]:
    """Return the layers of `paint_weave`, from the lowest; each takes only a moment to draw."""
    parts: list[Callable[[QPainter, QRect, int], None]] = [
        _lay_crossings,
        *(partial(_lay_threads, upright=upright) for upright in (True, False)),
    ]
    return [partial(_paint_layer, rect=rect, period=period, part=part) for part in parts]


def _paint_layer(
    painter: QPainter, *, rect: QRectF, period: float, part: Callable[[QPainter, QRect, int], None]
) -> None:
    """Draw a layer of the weave.

    `part` gets the area and the thickness of a thread in device pixels.
    """
    step = max(2, round(period * pixel_scale(painter)))
    area = painter.deviceTransform().mapRect(rect).toAlignedRect()
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.resetTransform()
    painter.scale(1 / ratio, 1 / ratio)
    part(painter, area, step)
    painter.restore()


def _lay_crossings(painter: QPainter, area: QRect, step: int) -> None:
    painter.drawTiledPixmap(area, _crossings(step))


def _lay_threads(painter: QPainter, area: QRect, step: int, *, upright: bool) -> None:
    painter.drawImage(area.topLeft(), _thread_tones(area, step, upright))


def _crossings(step: int) -> QPixmap:
    """Return one repeat of the weave, two threads by two: round threads, dark in the valleys."""
    side = 2 * step
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            warp = (x // step + y // step) % 2 == 0
            across_, along = (x, y) if warp else (y, x)
            bulge = math.sin(math.pi * (across_ % step + 0.5) / step)
            bend = 0.75 + 0.25 * math.sin(math.pi * (along % step + 0.5) / step)
            light = (bulge * bend - 0.6) * 14 + (1.8 if warp else -1.8)
            shade = 255 if light > 0 else 0
            image.setPixelColor(x, y, QColor(shade, shade, shade, min(255, round(abs(light)))))
    return QPixmap.fromImage(image)


def _thread_tones(area: QRect, step: int, upright: bool) -> QImage:
    """Return the threads of one direction where they are on top, each of a different tone."""
    dice = random.Random(11 + upright)
    image = QImage(area.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    extent = area.width() if upright else area.height()
    for i in range(0, extent, step):
        light = dice.gauss(0, 1.7)
        shade = 255 if light > 0 else 0
        colour = QColor(shade, shade, shade, min(255, round(abs(light) + dice.random())))
        if upright:
            painter.fillRect(i, 0, step, area.height(), colour)
        else:
            painter.fillRect(0, i, area.width(), step, colour)
    mask = QImage(2 * step, 2 * step, QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    half = QPainter(mask)
    for x, y in ((0, 0), (1, 1)) if upright else ((0, 1), (1, 0)):
        half.fillRect(x * step, y * step, step, step, QColor(0, 0, 0))
    half.end()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(image.rect(), QBrush(mask))
    painter.end()
    return image


def paint_clouds(painter: QPainter, rect: QRectF) -> None:
    """Draw soft lighter and darker patches, as on folded cloth; for the screen only."""
    dice = random.Random(5)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for _ in range(70):
        x, y = dice.uniform(rect.left(), rect.right()), dice.uniform(rect.top(), rect.bottom())
        radius = dice.uniform(50, 120)
        shade = dice.choice(("#ffffff", "#000000"))
        patch = radial_gradient(x, y, radius, (0, with_alpha(shade, 7)), (1, with_alpha(shade, 0)))
        painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), patch)
    painter.restore()
