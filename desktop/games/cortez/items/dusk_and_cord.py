"""The dusk round the contested square of a combat, and the red cord from it to the mat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import paint_cord
from desktop.games.cortez.art.painter import BOARD_RECT, FIELD, SQUARE_SIDE, square_centre
from desktop.games.cortez.items.pieces import TransparentItem
from desktop.painting.shapes import radial_gradient, with_alpha
from engine.games.cortez.squares import Square


class CordItem(TransparentItem):
    """The cord from a square to the lower edge of the board and beyond."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.PATH)
        self._start = QPointF()
        self.hide()

    def show_cord(self, square: Square | None) -> None:
        """Hang the cord from this square; hide it if None."""
        self.setVisible(square is not None)
        if square is not None:
            self._start = square_centre(square) + QPointF(0, SQUARE_SIDE / 2)
            end = FIELD.bottom() + 8 * SQUARE_SIDE
            self.set_bounds(QRectF(self._start.x() - 8, self._start.y(), 16, end - self._start.y()))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_cord(painter, self._start, QPointF(self._start.x(), self._bounds.bottom()))


class DuskItem(TransparentItem):
    """The dusk that darkens the board away from a square."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, z_layers.SHADE)
        self._middle = QPointF()
        self.set_bounds(BOARD_RECT)
        self.hide()

    def show_dusk(self, square: Square | None) -> None:
        """Darken the board round this square; hide the dusk if None."""
        self.setVisible(square is not None)
        if square is not None and square_centre(square) != self._middle:
            self._middle = square_centre(square)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        dusk = radial_gradient(
            self._middle.x(),
            self._middle.y(),
            10.5 * SQUARE_SIDE,
            (0, with_alpha("#120a06", 0)),
            (0.26, with_alpha("#120a06", 0)),
            (0.6, with_alpha("#120a06", 85)),
            (1, with_alpha("#120a06", 150)),
        )
        painter.fillRect(BOARD_RECT, dusk)
