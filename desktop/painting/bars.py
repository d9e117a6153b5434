"""Bars: a chance with a whisker for its uncertainty, and progress."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import pen, polyline, rounded, stroke_path
from desktop.style.theme import current_theme

#: Colour of the best action's bar on light backgrounds.
BEST = "#0b8a63"
#: Colour of the best action's bar on dark backgrounds.
BEST_ON_DARK = "#4fcfa3"
#: Colour of all other bars.
OTHER = "#b08d4a"
#: Half the length of a whisker's end caps in pixels.
_CAP_HALF_LENGTH = 4.0
#: Width of a whisker's lines in pixels.
_WHISKER_WIDTH = 1.3


def paint_chance_bar(
    painter: QPainter,
    bar: QRectF,
    value: float,
    margin: float | None,
    colour: str,
    background: QColor,
    ink: str,
) -> None:
    """Paint a chance (0 to 1) as a filled bar.

    `margin` is its uncertainty in either direction (0 to 1), shown as a whisker in the colour
    `ink`; None hides it.
    """
    filled, radius = QRectF(bar), bar.height() / 2
    filled.setWidth(bar.width() * value)
    painter.fillPath(rounded(bar, radius), background)
    fill = rounded(filled, radius)
    if filled.width() < bar.height():
        # A fill that is round at both ends would be wider than the chance.
        fill = QPainterPath()
        fill.addRect(filled)
        fill &= rounded(bar, radius)
    painter.fillPath(fill, QColor(colour))
    if margin is not None:
        low, high = max(0.0, value - margin), min(1.0, value + margin)
        left, right = (bar.left() + bar.width() * share for share in (low, high))
        paint_whisker(painter, left, right, bar.center().y(), ink)


def paint_whisker(painter: QPainter, low: float, high: float, y: float, ink: str) -> None:
    """Paint a horizontal line from `low` to `high` with an end cap on either side."""
    line = pen(ink, _WHISKER_WIDTH)
    stroke_path(painter, polyline([(low, y), (high, y)]), line)
    for end in (low, high):
        stroke_path(
            painter, polyline([(end, y - _CAP_HALF_LENGTH), (end, y + _CAP_HALF_LENGTH)]), line
        )


def paint_vertical_whisker(painter: QPainter, x: float, low: float, high: float, ink: str) -> None:
    """Paint a vertical line from y `low` to y `high` in pixels, with an end cap at either end."""
    line = pen(ink, _WHISKER_WIDTH)
    stroke_path(painter, polyline([(x, low), (x, high)]), line)
    for end in (low, high):
        stroke_path(
            painter, polyline([(x - _CAP_HALF_LENGTH, end), (x + _CAP_HALF_LENGTH, end)]), line
        )


def paint_progress_bar(painter: QPainter, bar: QRectF, share: float) -> None:
    """Paint a progress bar; `share` is from 0 to 1."""
    theme, radius = current_theme(), bar.height() / 2
    if theme.high_contrast:
        # The theme's lines are so bright that an empty bar would look full.
        stroke_path(painter, rounded(bar, radius), pen(theme.line, 1))
    else:
        painter.fillPath(rounded(bar, radius), QColor(theme.line))
    if share:
        full = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())
        painter.fillPath(rounded(full, radius), QColor(theme.edge))
