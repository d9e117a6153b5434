"""The beginning of every rules summary: the game's name above a golden line, and two columns."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import paint_lines, pen
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import BODY, LEFT, QUIET, RUBRIC, TITLE, TextColumn

GOLD = "#b98a35"

#: Millimetres between columns.
_COLUMN_GAP_MM = 8.0


def paint_head(painter: QPainter, title: str, players: str) -> None:
    """Paint the game's name, its number of players and its duration; ends 21.7 mm below the top."""
    paint_fitted_line(painter, QRectF(0, 0, 130, 14), title, TITLE, RUBRIC, weight=700, align=LEFT)
    paint_fitted_line(
        painter, QRectF(0, 13, LEAF.width, 6.5), players, BODY * 1.2, QUIET, italic=True, align=LEFT
    )
    paint_lines(painter, [QLineF(0, 21.5, LEAF.width, 21.5)], pen(GOLD, 0.4))


def two_columns(painter: QPainter, y: float, size: float = BODY) -> tuple[TextColumn, TextColumn]:
    """Return two columns, each half of the leaf, that begin at a height."""
    width = (LEAF.width - _COLUMN_GAP_MM) / 2
    return TextColumn(painter, 0, y, width, size), TextColumn(
        painter, width + _COLUMN_GAP_MM, y, width, size
    )
