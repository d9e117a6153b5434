"""Basic items of every table: the root that zooms, hit targets, overlays and stamps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.painting.cache.pictures import Pictures, blit

GROUND_Z = 0.0
BOARD_Z = 1.0
FLOOR_Z = 60.0

# On the board, above every item of a game.
NAMES_Z = 95.0

# On the floor, above every item of a game.
BADGES_Z = 84.0
CALLOUTS_Z = 85.0
NOTE_Z = 90.0


class Root(QGraphicsItem):
    """An invisible item whose children move together."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint nothing."""


class HitItem(QGraphicsObject):
    """An item of the table.

    `target_id` identifies the meaning of a click on it, None ignores clicks.

    Qt asks for the bounds of every item whenever the mouse moves, so they are stored, not computed.
    """

    def __init__(self, parent: QGraphicsItem | None = None, bounds: QRectF | None = None) -> None:
        super().__init__(parent)
        self.target_id: Hashable | None = None
        self._bounds = bounds or QRectF()

    def set_bounds(self, bounds: QRectF) -> None:
        """Set the rect that contains everything the item paints."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds

    @property
    def text_rect(self) -> QRectF | None:
        """The rect of a text that explains a place; None if the item has none at the moment."""
        return None

    @property
    def passing_text_rect(self) -> QRectF | None:
        """The rect of a text that follows the pointer; None if the item has none at the moment."""
        return None

    @property
    def tail(self) -> QPainterPath:
        """The pointer from the text to the place it explains."""
        return QPainterPath()

    @property
    def figure_outline(self) -> QPainterPath | None:
        """The area that must stay readable, such as a total; None if a line may cross the item."""
        return None

    def outline_path(self) -> QPainterPath:
        """Return the outline to highlight; the shape for hit tests may be larger."""
        return self.shape()

    # Qt repaints an item even if the new rotation or scale equals the old.

    def setRotation(self, angle: float) -> None:
        if angle != self.rotation():
            super().setRotation(angle)

    def setScale(self, scale: float) -> None:
        if scale != self.scale():
            super().setScale(scale)


@dataclass(frozen=True, slots=True)
class VisibleOutline:
    """The visible outline of a card or a place, in scene coordinates."""

    shape: QPainterPath
    #: The card, which other cards may half cover; None for a place.
    card: HitItem | None = None


class Overlay(HitItem):
    """A text over the table that lets the pointer through."""

    def shape(self) -> QPainterPath:
        return QPainterPath()


class Stamp(Overlay):
    """A cached picture, painted by a function."""

    def __init__(
        self,
        pictures: Pictures,
        name: Hashable,
        rect: QRectF,
        draw: Callable[[QPainter], None],
        parent: QGraphicsItem,
        z: float,
    ) -> None:
        super().__init__(parent, rect)
        self._pictures, self._name, self._draw = pictures, name, draw
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        blit(painter, self._pictures, self._name, self._bounds, self._draw)


#: The greatest width and height of an ambient sprite, in pixels.
MAX_SIDE_PX = 64.0


@dataclass(frozen=True, slots=True)
class AmbientSprite:
    """A small drawing that moves on a board while nobody plays, in units of the board."""

    #: What it covers, around its place.
    rect: QRectF
    z: float
    #: Milliseconds from one step to the next.
    step_ms: int
    #: Returns its place at a step.
    point_at: Callable[[int], QPointF]
    #: Paints it at a step, around its place.
    paint: Callable[[QPainter, int], None]


def shuttle_point(start: QPointF, way: QPointF, steps: int, step: int) -> QPointF:
    """Return the place at a step of something that goes along a way in `steps`, and back."""
    at = step % (2 * steps)
    return start + way * ((at if at < steps else 2 * steps - at) / steps)


def is_in_hand(target_id: Hashable | None) -> bool:
    """Return whether a hit target is a card of an open hand."""
    return isinstance(target_id, tuple) and target_id[0] == "hand"


class ClickBurst:
    """Clicks on the hand with a resting pointer, the first of which played a card.

    The cards that move below the pointer meanwhile were not meant by the later ones.
    """

    def __init__(self, slack: float) -> None:
        """Take the distance in pixels up to which a pointer counts as resting."""
        self._slack = slack
        #: The time of the last click in milliseconds, the place of the first and the view before
        #: it; None for no click.
        self._last: tuple[int, QPointF, object] | None = None

    def begin(self, event: QGraphicsSceneMouseEvent, target_id: Hashable, view: object) -> None:
        """Note a click on a hit target before it is answered."""
        if is_in_hand(target_id):
            self._last = event.timestamp(), event.scenePos(), view

    def move(self, point: QPointF) -> None:
        """End the burst if the pointer has moved away from it."""
        if self._last is not None and (point - self._last[1]).manhattanLength() > self._slack:
            self._last = None

    @property
    def is_open(self) -> bool:
        """Whether the next click may belong to the burst."""
        return self._last is not None

    def goes_on(self, event: QGraphicsSceneMouseEvent, target_id: Hashable, view: object) -> bool:
        """Return whether a press follows a click that changed the view, within a double click."""
        if self._last is None or not is_in_hand(target_id):
            return False
        (time, point, before), now = self._last, event.timestamp()
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        if view is before or now - time > interval:
            return False
        self._last = now, point, before
        event.accept()
        return True
