"""Heavier marks on boards for who chose high contrast: bright lines between black edges.

Boards and cards look the same in all themes; what is to be seen on them at once does not.
Pictures that are kept are kept apart by theme (see `Pictures`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.painting.shapes import outline, pen
from desktop.style.theme import current_theme

#: What may be chosen, what is chosen or pointed at, what is in danger, and what happened last.
LIT: Final = "#ffe500"
CHOSEN: Final = "#ffffff"
DANGER: Final = "#ff4a3a"
LAST: Final = "#7fe0ff"

#: How far a black edge reaches beyond its line on either side, of the line's width.
_EDGE = 0.5


def stress(p: QPainter, path: QPainterPath, colour: str | QColor, width: float) -> None:
    """In high contrast, a line along a path over all else there; otherwise nothing."""
    if current_theme().stark:
        outline(p, path, pen("#000000", width * (1 + 2 * _EDGE)))
        outline(p, path, pen(colour, width))
