"""Painters of Ambush: they know neither the screen nor the rules, and serve the sheet as well."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import SEATS
from engine.core.values import Seat

#: A square and the board, in board units.
SQUARE, BOARD = QRectF(0, 0, 100, 100), QRectF(0, 0, 300, 300)
_INK, _PAPER, _LIT, _BACK, _GOLD = "#2a2118", "#e6d6b2", "#fffaec", "#5b3a3f", "#e0a11b"


def corner_of(square: int) -> QPointF:
    """Return the upper left corner of a square, in board units."""
    return QPointF(square % 3 * SQUARE.width(), square // 3 * SQUARE.height())


def paint_square(
    painter: QPainter, name: str, mark: Seat | None, lit: bool, ringed: bool, shown: bool
) -> None:
    """Paint a square with its name and the shield of the seat that marked it.

    A `lit` square may be marked, a `ringed` one is chosen; a card is `shown`.
    """
    body = rounded(SQUARE.adjusted(3, 3, -3, -3), 8)
    painter.fillPath(body, QColor(_LIT if lit else _PAPER))
    stroke_path(painter, body, pen(_GOLD if ringed else _INK, 5 if ringed else 1.5))
    paint_fitted_line(painter, QRectF(8, 8, 24, 20), name, 16, _INK)
    if shown:
        paint_card(painter, QRectF(68, 8, 24, 32), name)
    if mark is not None:
        paint_shield(painter, 50, 66, 42, SEATS[mark].colour, SEATS[mark].charge)


def paint_card(painter: QPainter, rect: QRectF, card: str | None) -> None:
    """Paint a card into a rect; None is its back."""
    line = rect.width() * 0.02
    body = rounded(rect.adjusted(line, line, -line, -line), rect.width() * 0.08)
    painter.fillPath(body, QColor(_BACK if card is None else _LIT))
    stroke_path(painter, body, pen(_INK, line))
    paint_fitted_line(
        painter, rect, card or "?", rect.width() * 0.5, _LIT if card is None else _INK, weight=700
    )
