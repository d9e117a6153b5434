"""Stronger marks on boards in the high-contrast theme: bright lines between black edges.

Boards and cards look the same in all themes, but marks on them must be noticed at once. Cached
pictures are kept apart by theme (see `Pictures`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import pen, stroke_path
from desktop.style.theme import current_theme

#: Colour of possible choices.
LIT: Final = "#ffe500"
#: Colour of the chosen item and the one under the pointer.
CHOSEN: Final = "#ffffff"
#: Colour of marks for danger.
DANGER: Final = "#ff4a3a"
#: Colour of what happened last.
LAST: Final = "#7fe0ff"

#: Width of the black edge on either side of a line, as a share of the line's width.
_EDGE_WIDTH_SHARE = 0.5


def paint_high_contrast(
    painter: QPainter, path: QPainterPath, colour: str | QColor, width: float
) -> None:
    """Draw a line along a path on top of everything in high contrast; otherwise do nothing."""
    if current_theme().high_contrast:
        stroke_path(painter, path, pen("#000000", width * (1 + 2 * _EDGE_WIDTH_SHARE)))
        stroke_path(painter, path, pen(colour, width))
