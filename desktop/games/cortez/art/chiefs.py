"""The looks of the six chiefs: a colour, a charge and a pattern each.

All three are always used together, so that chiefs can be distinguished without colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import disc, polygon, with_alpha

SPANISH, AZTEC = 0, 1


class Pattern(Enum):
    """The patterns woven into collars."""

    BENDS = "bends"
    DOTS = "dots"
    CHEVRONS = "chevrons"
    BARS = "bars"
    CHECKS = "checks"
    LOZENGES = "lozenges"


@dataclass(frozen=True, slots=True)
class ChiefLook:
    """The look of a chief and of the troops with his collar."""

    nation: int
    colour: str
    charge: str
    pattern: Pattern

    @property
    def thread(self) -> QColor:
        """The second colour of the pattern."""
        dark = self.pattern in (Pattern.CHECKS, Pattern.LOZENGES)
        return with_alpha("#3a1608", 235) if dark else with_alpha("#fff6dc", 245)


CHIEFS = {
    "alvarado": ChiefLook(SPANISH, "#1f6fb4", "lion", Pattern.BENDS),
    "sandoval": ChiefLook(SPANISH, "#8a4fa3", "tower", Pattern.DOTS),
    "olid": ChiefLook(SPANISH, "#1d8f6a", "lily", Pattern.CHEVRONS),
    "cuitlahuac": ChiefLook(AZTEC, "#c8372d", "eagle", Pattern.BARS),
    "cuauhtemoc": ChiefLook(AZTEC, "#e8871e", "sun", Pattern.CHECKS),
    "cacama": ChiefLook(AZTEC, "#f0cf3c", "wolf", Pattern.LOZENGES),
}


def paint_cloth(painter: QPainter, body: QPainterPath, chief: str, unit: float) -> None:
    """Fill a path with a chief's colour and pattern; `unit` is the width of a stripe."""
    look = CHIEFS[chief]
    painter.fillPath(body, QColor(look.colour))
    painter.fillPath(
        body.intersected(pattern_path(look.pattern, body.boundingRect(), unit)), look.thread
    )


def pattern_path(pattern: Pattern, area: QRectF, unit: float) -> QPainterPath:
    """Return the figures of a pattern that cover an area and reach a little beyond it."""
    box = area.left(), area.top(), area.width(), area.height()
    return _woven_path(pattern, *box, unit)


# The figures are intersected with the body instead of clipped: vector files have no clips.
@cache
def _woven_path(
    pattern: Pattern, left: float, top: float, width: float, height: float, u: float
) -> QPainterPath:
    """Return the path of a woven pattern that fills a rect; `u` is the size of a stitch."""
    path = QPainterPath()
    middle, right, foot = left + width / 2, left + width, top + height
    match pattern:
        case Pattern.BENDS:
            for x in _steps(left - height, right, u * 2.3):
                path.addPath(
                    polygon([(x, foot), (x + u, foot), (x + u + height, top), (x + height, top)])
                )
        case Pattern.DOTS:
            for row, y in enumerate(_steps(top + u * 0.4, foot + u, u * 1.7)):
                for x in _steps(left + (u * 1.25 if row % 2 else 0), right + u, u * 2.5):
                    path.addPath(disc(x, y, u * 0.62))
        case Pattern.CHEVRONS:
            count = int(width / u / 1.6) + 2
            for y in _steps(top - u * 3, foot + u, u * 2.5):
                over = [(left + i * u * 1.6, y + (u * 1.6 if i % 2 else 0)) for i in range(count)]
                under = [(x, below + u * 0.95) for x, below in reversed(over)]
                path.addPath(polygon([*over, *under]))
        case Pattern.BARS:
            half = int(width / 2 / (u * 2.3)) + 1
            for i in range(-half, half + 1):
                path.addRect(QRectF(middle - u / 2 + i * u * 2.3, top, u, height))
        case Pattern.CHECKS:
            for row, y in enumerate(_steps(top, foot, u * 1.35)):
                for x in _steps(left + (u * 1.35 if row % 2 else 0), right, u * 2.7):
                    path.addRect(QRectF(x, y, u * 1.35, u * 1.35))
        case Pattern.LOZENGES:
            for row, y in enumerate(_steps(top, foot + u * 2, u * 1.5)):
                for x in _steps(left + (u * 1.5 if row % 2 else 0), right + u * 2, u * 3):
                    path.addPath(
                        polygon(
                            [
                                (x, y - u * 0.95), (x + u * 0.85, y),
                                (x, y + u * 0.95), (x - u * 0.85, y),
                            ]
                        )
                    )  # fmt: skip
    return path


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, int((end - start) / step) + 1))]
