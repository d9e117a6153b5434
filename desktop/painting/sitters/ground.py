"""The engraved ground of a portrait, which tells the mood by its lines, not by colour alone."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop.painting.engraving import Engraving
from desktop.painting.faces import Mood
from desktop.painting.shapes import Point, radial_gradient, with_alpha
from desktop.painting.sitters.sitter import Detail, SitterMoment

_Line = tuple[Point, Point]

#: Where a frame may show ground.
_RECT = QRectF(-62, -62, 124, 124)
#: Half the width of the ground.
_REACH = 62.0
#: The light behind the head, the edge, and the ink of the lines.
_COLOURS = {
    Mood.CALM: ("#fbf0d2", "#cdb27a", "#86683a"),
    Mood.GLAD: ("#fff3bf", "#dfa233", "#9c6614"),
    Mood.ANGRY: ("#de7a60", "#74180f", "#4d0d0a"),
    Mood.PLOTTING: ("#9698b8", "#292b50", "#14152e"),
}
#: Units between two lines, by detail.
_STEPS = {Detail.SMALL: 9.0, Detail.MEDIUM: 4.4, Detail.LARGE: 2.6}
#: Numbers of rays, by detail.
_RAYS = {Detail.SMALL: 14, Detail.MEDIUM: 30, Detail.LARGE: 48}


def paint_ground(e: Engraving, moment: SitterMoment) -> None:
    """Paint level lines for calm, rays for glad, broken strokes for angry, night for plotting."""
    light, deep, ink = _COLOURS[moment.mood]
    middle = QColor(light).darker(106)
    e.painter.fillRect(_RECT, radial_gradient(-10, -16, 74, (0, light), (0.45, middle), (1, deep)))
    match moment.mood:
        case Mood.GLAD:
            _paint_rays(e, moment, ink)
        case Mood.ANGRY:
            _paint_lines(e, moment, list(_broken_strokes(_STEPS[moment.detail] * 1.5)), ink, 120)
        case Mood.PLOTTING:
            _paint_lines(e, moment, list(_night_lines(_STEPS[moment.detail])), ink, 130)
        case Mood.CALM if not moment.is_small:
            _paint_lines(e, moment, list(_level_lines(_STEPS[moment.detail])), ink, 90)
    if moment.is_large:
        # The corners are darker, as those of an old print.
        clear, edge = with_alpha(deep, 0), QColor(deep).darker(150)
        edge.setAlpha(110)
        e.painter.fillRect(_RECT, radial_gradient(0, -6, 78, (0, clear), (0.62, clear), (1, edge)))


def _paint_lines(
    e: Engraving, moment: SitterMoment, lines: list[_Line], ink: str, alpha: int
) -> None:
    e.lines(lines, with_alpha(ink, alpha), 1.6 if moment.is_small else 0.42)


def _paint_rays(e: Engraving, moment: SitterMoment, ink: str) -> None:
    count = _RAYS[moment.detail]
    rays = QPainterPath()
    for i in range(count):
        angle, half = math.tau * i / count, math.tau / count * 0.26
        rays.moveTo(24 * math.cos(angle), -6 + 24 * math.sin(angle))
        for side in (-half, half):
            rays.lineTo(84 * math.cos(angle + side), -6 + 84 * math.sin(angle + side))
        rays.closeSubpath()
    e.fill(rays, with_alpha("#fffbe0", 165))
    if not moment.is_small:
        e.line(rays, with_alpha(ink, 70), 0.3)


def _level_lines(step: float) -> Iterator[_Line]:
    for i in range(int(-_REACH / step), int(_REACH / step) + 1):
        yield (-_REACH, i * step), (_REACH, i * step)


def _broken_strokes(step: float) -> Iterator[_Line]:
    y = -_REACH - 8
    while y < _REACH:
        for x in range(-66, 66, 12):
            yield (x, y), (x + 6, y + 7)
            yield (x + 6, y + 7), (x + 12, y)
        y += step


def _night_lines(step: float) -> Iterator[_Line]:
    """Yield level lines that are closer towards the top, as an engraver draws a night sky."""
    y = -_REACH
    while y < _REACH:
        yield (-_REACH, y), (_REACH, y)
        y += step * (0.55 + 0.9 * (y + _REACH) / (2 * _REACH))
