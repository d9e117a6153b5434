"""Items that exist only while an event is shown: what flies, and light that comes and goes."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.shapes import pen
from desktop.table.items import HitItem, Overlay
from desktop.table.scene import TableScene

SceneT = TypeVar("SceneT", bound=TableScene[Any])
ItemT = TypeVar("ItemT", bound=HitItem)

#: The pale line and the golden line of an edge, as shares of its width.
_PALE_LINE, _GOLD_LINE = 1.0, 0.45


class Flights(Generic[SceneT]):
    """Items in flight over a scene; the next `sync` removes them."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self.flying: list[HitItem] = []

    def add(self, item: ItemT, z: float) -> ItemT:
        """Add an item that exists only while an event is shown."""
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.flying.append(item)
        return item

    def clear(self) -> None:
        """Remove the items in flight."""
        for item in self.flying:
            self.scene.removeItem(item)
        self.flying = []

    def ms(self, milliseconds: float) -> int:
        """Scale a duration by the current factor."""
        return round(milliseconds * self.scene.duration_factor)


class EdgeItem(Overlay):
    """A golden line that is drawn round an area."""

    def __init__(self, area: QPainterPath, width: float, parent: QGraphicsItem) -> None:
        """Create the line of a width in units of the parent; no part of it is drawn yet."""
        super().__init__(parent, area.boundingRect().adjusted(-width, -width, width, width))
        self._outlines = [QPolygonF(each) for each in area.toSubpathPolygons(QTransform())]
        self._width, self.drawn_share = width, 0.0

    def draw(self, share: float) -> None:
        """Set how much of the line is drawn, from 0 to 1."""
        self.drawn_share = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        lines = [_begin_of(outline, self.drawn_share) for outline in self._outlines]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, share in (("#fff3c4", _PALE_LINE), ("#c98a1c", _GOLD_LINE)):
            painter.setPen(pen(colour, self._width * share))
            for line in lines:
                painter.drawPolyline(line)


def _begin_of(outline: QPolygonF, share: float) -> QPolygonF:
    """Return the first part of a line, `share` of its length."""
    sides = [QLineF(outline.at(i), outline.at(i + 1)) for i in range(outline.size() - 1)]
    remaining = share * sum(side.length() for side in sides)
    points = QPolygonF([outline.at(0)])
    for side in sides:
        if remaining <= 0:
            break
        length = side.length()
        points.append(side.p2() if remaining >= length else side.pointAt(remaining / length))
        remaining -= length
    return points


class VeilItem(Overlay):
    """A plain colour over a rect of the window."""

    def __init__(self, rect: QRectF, colour: str, parent: QGraphicsItem) -> None:
        super().__init__(parent, rect)
        self._colour = QColor(colour)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillRect(self._bounds, self._colour)
