"""Items every table is made of: the root that zooms, spots that can be clicked, stamps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.painting.pictures import Pictures, blit

GROUND = 0.0
BOARD = 1.0
FLOOR = 60.0

# On the board, above everything of a game.
NAMES = 95.0

# On the floor, above everything of a game.
SEALS = 84.0
PLAQUES = 85.0
NOTE = 90.0


class Root(QGraphicsItem):
    """Nothing to see: what hangs below it moves together."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""


class Spot(QGraphicsObject):
    """Anything on the table; `spot` names what a click on it means, None lets it through.

    Qt asks for the bounds of every item whenever the mouse moves: they are kept, not computed.
    """

    def __init__(self, parent: QGraphicsItem | None = None, bounds: QRectF | None = None) -> None:
        super().__init__(parent)
        self.spot: Hashable | None = None
        self._bounds = bounds or QRectF()

    def bound(self, bounds: QRectF) -> None:
        """All it paints lies in there from now on."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds

    @property
    def said_at(self) -> QRectF | None:
        """Where it says something beside what it speaks of; None: it says nothing now."""
        return None

    @property
    def said_in_passing(self) -> QRectF | None:
        """Where it says something that goes with the pointer; None: it says nothing now."""
        return None

    @property
    def tail(self) -> QPainterPath:
        """What points from where it says something at what it speaks of."""
        return QPainterPath()

    @property
    def read_at(self) -> QPainterPath | None:
        """Where it shows what is read at a glance, as a total is; None: a line may cross it."""
        return None

    def outlined(self) -> QPainterPath:
        """What is lit of it where it is to be looked at; it may be felt in more places."""
        return self.shape()

    # Qt repaints an item that is turned or sized as it is already.

    def setRotation(self, angle: float) -> None:
        if angle != self.rotation():
            super().setRotation(angle)

    def setScale(self, scale: float) -> None:
        if scale != self.scale():
            super().setScale(scale)


@dataclass(frozen=True, slots=True)
class Seen:
    """Where something is seen, in scene coordinates."""

    shape: QPainterPath
    #: The card that is seen there, which others may half cover; None for a place.
    card: Spot | None = None


class Overlay(Spot):
    """Lies over the table to be read; the pointer passes through it."""

    def shape(self) -> QPainterPath:
        return QPainterPath()


class Stamp(Overlay):
    """A picture that is kept, painted by a function."""

    def __init__(
        self,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        draw: Callable[[QPainter], None],
        parent: QGraphicsItem,
        height: float,
    ) -> None:
        super().__init__(parent, rect)
        self._pictures, self._name, self._draw = pictures, name, draw
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(p, self._pictures, self._name, self._bounds, self._draw)
