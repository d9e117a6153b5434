"""The stakes when the city is nearly full: its last free squares between both nations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art.troops import paint_figure
from desktop.games.cortez.words.places import people
from desktop.games.cortez.words.texts import city_troop_counts
from desktop.painting.fitted_text import write_fitted
from desktop.painting.shapes import fit_painter, pen, rounded, stroke_path
from desktop.style.theme import current_theme
from desktop.table.facts import IconPainter
from engine.games.cortez.squares import CITY_COUNT
from engine.games.cortez.views.view import CortezView

#: The greatest number of free squares shown.
_MAX_SQUARES = 4
#: Pixels from the top to the middle of figures and squares, in pixels.
_MIDDLE_Y = 19.0
#: Pixels from the top to the names.
_NAMES_Y = 37.0
_FIGURE_HEIGHT = 34.0
#: The bounds of a figure in its own units.
_FIGURE = QRectF(-37, -52, 74, 98)
#: The side of a square.
_SQUARE_SIZE = 27.0
#: Pixels from a square to the next.
_SQUARE_STEP = 33.0
_CENTRE = Qt.AlignmentFlag.AlignCenter


def stakes_icon(view: CortezView) -> IconPainter | None:
    """Return a painter of the last free squares of the city, or None while there are many."""
    taken = {troop.at for troop in view.troops}
    free = [number for number in range(1, CITY_COUNT + 1) if f"T{number}" not in taken]
    if not 0 < len(free) <= _MAX_SQUARES:
        return None
    return partial(_paint, free=free, troops=city_troop_counts(view))


def _paint(painter: QPainter, rect: QRectF, free: Sequence[int], troops: Sequence[int]) -> None:
    """Paint the squares at stake, and the troops on them."""
    theme, y = current_theme(), rect.top() + _MIDDLE_Y
    side, width = rect.width() / 5, _FIGURE_HEIGHT * _FIGURE.width() / _FIGURE.height()
    painter.fillRect(
        QRectF(rect.left() + side, y - 1.2, rect.width() - 2 * side, 2.4), QColor(theme.edge)
    )
    for nation, x in enumerate((rect.left() + side, rect.right() - side)):
        inner_rect = QRectF(x - side, rect.top() + _NAMES_Y, 2 * side, 20)
        text = f"{people(nation)} {troops[nation]}"
        write_fitted(painter, inner_rect, text, 15, theme.text, align=_CENTRE)
        painter.save()
        fit_painter(
            painter, QRectF(x - width / 2, y - _FIGURE_HEIGHT / 2, width, _FIGURE_HEIGHT), _FIGURE
        )
        paint_figure(painter, nation)
        painter.restore()
    for index, number in enumerate(free):
        point = QPointF(rect.center().x() + (index - (len(free) - 1) / 2) * _SQUARE_STEP, y)
        box = QRectF(0, 0, _SQUARE_SIZE, _SQUARE_SIZE)
        box.moveCenter(point)
        painter.fillPath(rounded(box, 3), QColor("#f6dc8f"))
        stroke_path(painter, rounded(box, 3), pen("#9a6c1c", 1.8, dash=(2.2, 1.8)))
        write_fitted(painter, box, str(number), 16, "#2a1c08", weight=700, align=_CENTRE)
