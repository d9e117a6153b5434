"""Walnut planks of a table and the edge of a tray, made once per size from streaks of noise."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.painting.materials.textile import noise
from desktop.painting.shapes import mix_colours, pixel_scale, vertical_gradient, with_alpha
from engine.system.memory import until_memory_is_released


@dataclass(frozen=True, slots=True)
class Wood:
    """Colours of a board, and the height of its planks in logical pixels (0: one piece)."""

    base: str
    dark: str
    light: str
    plank: float = 0


TABLE = Wood("#38271b", "#281a11", "#4a3626", 168)
TRAY = Wood("#46301f", "#35230f", "#58402b")
SHELF_LIGHT = Wood("#b98d5c", "#8f653b", "#d9b384")
SHELF_DARK = Wood("#5a4130", "#38261a", "#77573f")


#: Shares of a whole table's planks that are done after each part but the last; each part is made in
#: an event of its own.
WOOD_SHARES = (0.34, 0.67)
# Length, thickness (logical pixels) and opacity of the layers of streaks.
_GRAIN = ((260, 9, 0.85), (420, 26, 0.5), (110, 2.2, 0.42), (46, 1.2, 0.22))


def paint_wood(painter: QPainter, rect: QRectF, wood: Wood = TABLE, *, seed: int = 5) -> None:
    """Fill a rect with wood, the grain running across; for the screen only."""
    painter.drawImage(rect, _texture_for(painter, rect, wood, seed).made_up_to(1))


def prepare_wood(
    painter: QPainter, rect: QRectF, share: float, wood: Wood = TABLE, *, seed: int = 5
) -> None:
    """Make a share of the planks that `paint_wood` will need, because all at once take long."""
    _texture_for(painter, rect, wood, seed).made_up_to(share)


def paint_tray(painter: QPainter, rect: QRectF) -> None:
    """Paint the board in front of the table for the hand of cards, lit along its upper edge."""
    depth = min(9.0, rect.height() / 8)
    for i in range(8):
        reach = depth * 2 * (1 - i / 8)
        painter.fillRect(rect.adjusted(0, -reach, 0, -rect.height()), QColor(0, 0, 0, 18))
    paint_wood(painter, rect, TRAY, seed=21)
    light = QColor(255, 220, 170)
    edge = QRectF(rect.left(), rect.top(), rect.width(), 14)
    painter.fillRect(
        edge,
        vertical_gradient(
            edge.top(), edge.bottom(),
            (0, with_alpha(light, 90)), (0.25, with_alpha(light, 30)), (1, with_alpha(light, 0)),
        ),
    )  # fmt: skip
    painter.fillRect(
        rect,
        vertical_gradient(
            rect.top(), rect.bottom(), (0, with_alpha("#000", 0)), (1, with_alpha("#000", 110))
        ),
    )


class _Texture:
    """Wood in device pixels, whose planks are made step by step.

    `ratio` is device pixels per logical one.
    """

    def __init__(self, width: int, height: int, ratio: float, wood: Wood, seed: int) -> None:
        self._ratio, self._wood = ratio, wood
        self._dice = random.Random(seed)
        self._image = QImage(width, height, QImage.Format.Format_RGB32)
        self._image.fill(QColor(wood.base))
        plank = round(wood.plank * ratio) or height
        self._unmade = [QRect(0, top, width, plank) for top in range(0, height, plank)]
        self._planks = len(self._unmade)

    def made_up_to(self, share: float) -> QImage:
        """Return the wood with at least a share of its planks made, from top to bottom."""
        planks_left = self._planks - math.ceil(share * self._planks)
        if len(self._unmade) > planks_left:
            painter = QPainter(self._image)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            while len(self._unmade) > planks_left:
                self._make_plank(painter, self._unmade.pop(0))
            painter.end()
        return self._image

    def _make_plank(self, painter: QPainter, area: QRect) -> None:
        tone = max(-0.35, min(0.35, self._dice.gauss(0, 0.16)))
        _paint_plank(painter, area, self._ratio, self._wood, tone, self._dice)
        if self._wood.plank and area.top():
            seam = max(1, round(0.9 * self._ratio))
            painter.fillRect(QRect(0, area.top(), area.width(), seam), QColor(0, 0, 0, 130))
            lit = QRect(0, area.top() + seam, area.width(), seam)
            painter.fillRect(lit, QColor(255, 235, 200, 16))


_texture = until_memory_is_released(3)(_Texture)


def _texture_for(painter: QPainter, rect: QRectF, wood: Wood, seed: int) -> _Texture:
    ratio = pixel_scale(painter)
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    return _texture(max(1, width), max(1, height), ratio, wood, seed)


def _paint_plank(
    painter: QPainter, area: QRect, ratio: float, wood: Wood, tone: float, dice: random.Random
) -> None:
    """Paint one plank: broad figure, fine grain, pores."""
    base = mix_colours(wood.base, wood.light if tone > 0 else wood.dark, abs(tone))
    painter.fillRect(area, base)
    for along, thick, opacity in _GRAIN:
        painter.setOpacity(opacity)
        streaks = _streaks(area, along * ratio, thick * ratio, wood, dice)
        painter.drawImage(area, streaks.scaled(
            area.size(), Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        ))  # fmt: skip
    painter.setOpacity(1)


def _streaks(area: QRect, along: float, thick: float, wood: Wood, dice: random.Random) -> QImage:
    """Return noise from dark over transparent to light.

    It has one value every `along` by `thick` pixels.
    """
    columns = max(2, round(area.width() / along) + 1)
    rows = max(2, round(area.height() / thick) + 1)
    return noise(columns, rows, dice, partial(_shade, wood=wood))


@cache
def _shade(level: float, wood: Wood) -> QColor:
    """Return a colour that is mostly transparent near level 0, so that the layers add up."""
    return with_alpha(wood.light if level > 0 else wood.dark, round(255 * abs(level) * 0.85))
