"""A scene with a board that can be zoomed and panned and is painted between events."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsScene, QWidget

from desktop.painting.cache.pictures import PAINTING_TIME, WHOLE_TABLE_S, Pictures
from desktop.table import items
from desktop.table.backdrop import REST_MS, Backdrop
from desktop.table.items import Root
from desktop.table.motion import ValueAnimation

MAX_ZOOM = 4.0
#: Minimum zoom: the whole board.
MIN_ZOOM = 1.0


class BoardScene(QGraphicsScene):
    """A scene whose units are viewport pixels; only the children of `board` are zoomed.

    Signals:
        rearranged(): every item has a new place on the screen.
    """

    rearranged = Signal()

    def __init__(self, pictures: Pictures, parent: QObject | None) -> None:
        """Create a scene that keeps the pictures of its pieces and marks in `pictures`."""
        super().__init__(parent)
        # There are few items, and all of them move now and then: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.pictures.on_put_off = self._on_missing
        #: Rects with pictures still to be painted in the next turn of the event loop.
        self._missing: list[QRectF] = []
        self._catch_up_timer = QTimer(self)
        self._catch_up_timer.setSingleShot(True)
        self._catch_up_timer.timeout.connect(self.catch_up)
        self._settle_timer = QTimer(self)
        self._settle_timer.setSingleShot(True)
        self._settle_timer.setInterval(REST_MS)
        self._settle_timer.timeout.connect(self._on_size_settled)
        #: Factor on the duration of animations; 0 makes everything jump.
        self.duration_factor = 1.0
        #: Whether the items have been laid out; False before the first viewport size is known.
        self.is_arranged = False
        self.board = Root()
        self.board.setZValue(items.BOARD_Z)
        self.addItem(self.board)
        #: Parent of the items that do not zoom: hands, cards in flight.
        self.floor = Root()
        self.floor.setZValue(items.FLOOR_Z)
        self.addItem(self.floor)
        self._home = QTransform()
        self._zoom = QTransform()
        self._glide: ValueAnimation | None = None

    @abstractmethod
    def place(self, size: QSizeF) -> QTransform:
        """Lay everything out for a viewport of this size; return the transform of the board."""

    def arrange(self, size: QSizeF) -> None:
        """Fit everything into a viewport of this size."""
        self.is_arranged = not size.isEmpty()
        self.setSceneRect(QRectF(QPointF(), size))
        self._keep_rough()
        self._stop_gliding()
        self._home = self.place(size)
        self._limit_zoom()

    def zoom(self, factor: float, point: QPointF) -> None:
        """Enlarge the board around a point in scene coordinates."""
        self._keep_rough()
        now = self._zoom.m11()
        factor = max(MIN_ZOOM, min(MAX_ZOOM, now * factor)) / now
        around = QTransform().translate(point.x(), point.y()).scale(factor, factor)
        self._zoom = self._zoom * around.translate(-point.x(), -point.y())
        self._limit_zoom()

    def pan(self, offset: QPointF) -> None:
        """Move the board by a distance in scene coordinates."""
        self._zoom = self._zoom * QTransform.fromTranslate(offset.x(), offset.y())
        self._limit_zoom()

    def fit(self) -> None:
        """Show the whole board again."""
        self._keep_rough()
        self._zoom = QTransform()
        self._limit_zoom()

    def move_home(self, home: QTransform) -> None:
        """Set the unzoomed transform of a board that grew or shrank.

        If the board is zoomed in, its visible part stays where it is.
        """
        self._keep_rough()
        if self.is_zoomed:
            back, _ = home.inverted()
            zoom = back * self._home * self._zoom
            self._zoom = zoom if MIN_ZOOM < zoom.m11() <= MAX_ZOOM else QTransform()
        self._home = home
        self._limit_zoom()

    def glide_home(self, start: QTransform, home: QTransform, ms: int) -> None:
        """Animate `move_home` from `start`, in `ms` milliseconds at normal speed."""
        self._stop_gliding()
        ms = round(ms * self.duration_factor)
        if ms <= 0:
            self.move_home(home)
            return
        self._glide = ValueAnimation(
            0, 1, ms, lambda share: self.move_home(_interpolate(start, home, share))
        )
        self._glide.setParent(self)
        self._glide.start()

    def _stop_gliding(self) -> None:
        glide, self._glide = self._glide, None
        if glide is not None:
            glide.stop()
            glide.deleteLater()

    @property
    def is_zoomed(self) -> bool:
        """Whether the board is zoomed in."""
        return self._zoom.m11() > MIN_ZOOM

    def zoom_changed(self, zoom: float) -> None:
        """React to a new zoom factor; 1 shows the whole board."""

    def _keep_rough(self) -> None:
        """Keep the existing pictures while sizes change, until they have settled."""
        self.pictures.is_rough = True
        self._settle_timer.start()

    def _on_size_settled(self) -> None:
        self.pictures.is_rough = False
        self.update()

    def settle(self) -> None:
        """Show nothing stretched from now on, without waiting until sizes have settled.

        For pictures painted outside a window: they must not depend on what was painted before.
        """
        self._settle_timer.stop()
        for item in self.items():
            if isinstance(item, Backdrop):
                item.settle()
        self._on_size_settled()

    @property
    def is_incomplete(self) -> bool:
        """Whether pictures were left out when the scene was last painted."""
        return bool(self._missing)

    @property
    def is_bare(self) -> bool:
        """Whether a backdrop has no picture yet, or pieces were left out."""
        large = (item for item in self.items() if isinstance(item, Backdrop))
        return self.is_incomplete or any(item.is_bare for item in large)

    @property
    def is_unfinished(self) -> bool:
        """Whether pictures are still to be painted in the events that follow."""
        large = (item for item in self.items() if isinstance(item, Backdrop))
        return self.is_incomplete or any(item.is_painting for item in large)

    def _on_missing(self, rect: QRectF) -> None:
        self._missing.append(rect)
        self._catch_up_timer.start()

    def catch_up(self) -> None:
        """Paint the pictures for which the last event had no time."""
        PAINTING_TIME.begin_event()
        missing, self._missing = self._missing, []
        for rect in missing:
            self.update(rect.adjusted(-1, -1, 1, 1))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        # A full repaint includes the widgets beside the board, which take time as well.
        if isinstance(painter.device(), QWidget) and QRectF(rect).contains(self.sceneRect()):
            PAINTING_TIME.add(WHOLE_TABLE_S)
        super().drawBackground(painter, rect)

    def _limit_zoom(self) -> None:
        """Limit the zoom so that no edge of the board moves into the viewport."""
        scale = self._zoom.m11()
        width, height = self.sceneRect().width(), self.sceneRect().height()
        dx = min(0.0, max(width * (1 - scale), self._zoom.dx()))
        dy = min(0.0, max(height * (1 - scale), self._zoom.dy()))
        self._zoom = QTransform(scale, 0, 0, scale, dx, dy)
        self.board.setTransform(self._home * self._zoom)
        self.zoom_changed(scale)
        self.rearranged.emit()


def _interpolate(start: QTransform, end: QTransform, share: float) -> QTransform:
    """Return the transform at `share` (0 to 1) of the way between two transforms."""
    scale = start.m11() + (end.m11() - start.m11()) * share
    dx = start.dx() + (end.dx() - start.dx()) * share
    dy = start.dy() + (end.dy() - start.dy()) * share
    return QTransform(scale, 0, 0, scale, dx, dy)
