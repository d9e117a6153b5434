"""Short names of places on a board, for texts beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.shapes import rounded
from desktop.style.theme import serif
from desktop.table import items
from desktop.table.items import Overlay, Root

#: Type size in pixels, at any zoom of the board.
_TYPE_PX = 12.0
#: Horizontal padding.
_PADDING = 3.0
#: Height of a label in pixels.
HEIGHT = 14.0


class PlaceName(NamedTuple):
    """A name and the point of the board it belongs to."""

    name: str
    point: QPointF
    #: Position relative to the point, in halves of the label's size; (0, 0) is centred on it.
    offset: tuple[int, int] = (0, 0)


class CalloutLabel(Overlay):
    """A name at a place."""

    def __init__(self, place_name: PlaceName, board: Root) -> None:
        name, point, (right, below) = place_name
        width = max(
            QFontMetricsF(serif(_TYPE_PX, 700)).horizontalAdvance(name) + 2 * _PADDING, HEIGHT
        )
        rect = QRectF(-width / 2, -HEIGHT / 2, width, HEIGHT)
        super().__init__(board, rect.translated(right * width / 2, below * HEIGHT / 2))
        self.place_name, self.name = place_name, name
        # Readable at any zoom.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setPos(point)
        self.setZValue(items.NAMES_Z)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(self.boundingRect(), 4), QColor(28, 24, 18, 200))
        painter.setFont(serif(_TYPE_PX, 700))
        painter.setPen(QColor("#fff0c0"))
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), self.name)


class Labels:
    """The names on a board; they are replaced together when one changes."""

    def __init__(self, board: Root) -> None:
        self._board = board
        self.shown_labels: list[CalloutLabel] = []

    def boxes(self) -> list[QRectF]:
        """Return the rects of the labels in scene pixels, independent of the zoom."""
        return [
            label.boundingRect().translated(self._board.mapToScene(label.pos()))
            for label in self.shown_labels
        ]

    def show(self, names: Iterable[PlaceName]) -> None:
        """Show these names, or none.

        This is called often with many unchanged names, so equal names are kept.
        """
        wanted = list(names)
        if wanted == [label.place_name for label in self.shown_labels]:
            return
        for label in self.shown_labels:
            if (scene := label.scene()) is not None:
                scene.removeItem(label)
        self.shown_labels = [CalloutLabel(naming, self._board) for naming in wanted]
