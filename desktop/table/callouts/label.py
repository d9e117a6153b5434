"""Short names on a board, for whoever reads of its places beside it."""

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

#: Pixels of the type in every size of board, and of the ground round it.
_TYPE, _PAD, _HIGH = 12.0, 3.0, 14.0


class Naming(NamedTuple):
    """A name, and the point of the board that it is beside."""

    name: str
    at: QPointF
    #: Where from that point it lies, in halves of its size; 0, 0: upon it.
    beside: tuple[int, int] = (0, 0)


class Label(Overlay):
    """A name at a place."""

    def __init__(self, naming: Naming, board: Root) -> None:
        name, at, (right, below) = naming
        wide = max(QFontMetricsF(serif(_TYPE, 700)).horizontalAdvance(name) + 2 * _PAD, _HIGH)
        box = QRectF(-wide / 2, -_HIGH / 2, wide, _HIGH)
        super().__init__(board, box.translated(right * wide / 2, below * _HIGH / 2))
        self.naming, self.name = naming, name
        # As large as it can be read, whatever the board is.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setPos(at)
        self.setZValue(items.NAMES)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillPath(rounded(self.boundingRect(), 4), QColor(28, 24, 18, 200))
        p.setFont(serif(_TYPE, 700))
        p.setPen(QColor("#fff0c0"))
        p.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), self.name)


class Labels:
    """All names on a board; where one changes they are written anew as a whole."""

    def __init__(self, board: Root) -> None:
        self._board = board
        self.shown: list[Label] = []

    def boxes(self) -> list[QRectF]:
        """Where they lie, in scene pixels: they are as large on every board."""
        return [
            label.boundingRect().translated(self._board.mapToScene(label.pos()))
            for label in self.shown
        ]

    def show(self, names: Iterable[Naming]) -> None:
        """These, each at its place on the board; or none.

        A board may have many, and is told of them at whatever is said anew: so mostly they stay.
        """
        wanted = list(names)
        if wanted == [label.naming for label in self.shown]:
            return
        for label in self.shown:
            if (scene := label.scene()) is not None:
                scene.removeItem(label)
        self.shown = [Label(naming, self._board) for naming in wanted]
