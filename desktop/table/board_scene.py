"""The board in its window: it zooms, glides, and is painted between events."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsScene, QWidget

from desktop.painting.pictures import WHOLE, Pictures
from desktop.table import items
from desktop.table.backdrop import REST, Backdrop
from desktop.table.items import Root
from desktop.table.motion import Vary

NEAREST, FARTHEST = 4.0, 1.0


class BoardScene(QGraphicsScene):
    """Scene units are pixels of the viewport; only what hangs below `board` zooms.

    Signals:
        rearranged(): everything is seen elsewhere than before.
    """

    rearranged = Signal()

    def __init__(self, pictures: Pictures, parent: QObject | None) -> None:
        """`pictures`: where those of its pieces and marks are kept."""
        super().__init__(parent)
        # Few items, all of them moving now and then: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.pictures.later = self._on_missing
        #: Where pictures are still to be painted, in the next turn of the event loop.
        self._missing: list[QRectF] = []
        self._catch_up = QTimer(self)
        self._catch_up.setSingleShot(True)
        self._catch_up.timeout.connect(self.catch_up)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._rested)
        #: How far animations are stretched; 0 makes everything jump.
        self.tempo = 1.0
        #: Whether everything has its place; before the first viewport nothing has.
        self.arranged = False
        self.board = Root()
        self.board.setZValue(items.BOARD)
        self.addItem(self.board)
        #: What stays where it is when the board zooms: hands, cards in flight.
        self.floor = Root()
        self.floor.setZValue(items.FLOOR)
        self.addItem(self.floor)
        self._home = QTransform()
        self._zoom = QTransform()
        self._glide: Vary | None = None

    @abstractmethod
    def place(self, size: QSizeF) -> QTransform:
        """Lay everything out for a viewport of that size; return where the board goes."""

    def arrange(self, size: QSizeF) -> None:
        """Fit everything into a viewport of that size."""
        self.arranged = not size.isEmpty()
        self.setSceneRect(QRectF(QPointF(), size))
        self._restless()
        self._stop_gliding()
        self._home = self.place(size)
        self._keep_in_sight()

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge the board towards a point in scene coordinates."""
        self._restless()
        now = self._zoom.m11()
        factor = max(FARTHEST, min(NEAREST, now * factor)) / now
        around = QTransform().translate(at.x(), at.y()).scale(factor, factor)
        self._zoom = self._zoom * around.translate(-at.x(), -at.y())
        self._keep_in_sight()

    def pan(self, by: QPointF) -> None:
        """Push the board."""
        self._zoom = self._zoom * QTransform.fromTranslate(by.x(), by.y())
        self._keep_in_sight()

    def fit(self) -> None:
        """Show the whole board again."""
        self._restless()
        self._zoom = QTransform()
        self._keep_in_sight()

    def move_home(self, home: QTransform) -> None:
        """The board itself grew or shrank: it belongs elsewhere without zoom.

        Whoever has zoomed in keeps what they see where they see it.
        """
        self._restless()
        if self.zoomed():
            back, _ = home.inverted()
            zoom = back * self._home * self._zoom
            self._zoom = zoom if FARTHEST < zoom.m11() <= NEAREST else QTransform()
        self._home = home
        self._keep_in_sight()

    def glide_home(self, start: QTransform, home: QTransform, ms: int) -> None:
        """As `move_home`, from `start` in so many milliseconds at normal tempo; 0: at once."""
        self._stop_gliding()
        ms = round(ms * self.tempo)
        if ms <= 0:
            self.move_home(home)
            return
        self._glide = Vary(0, 1, ms, lambda share: self.move_home(_between(start, home, share)))
        self._glide.setParent(self)
        self._glide.start()

    def _stop_gliding(self) -> None:
        glide, self._glide = self._glide, None
        if glide is not None:
            glide.stop()
            glide.deleteLater()

    def zoomed(self) -> bool:
        """Whether the board is larger than it needs to be."""
        return self._zoom.m11() > FARTHEST

    def zoom_changed(self, zoom: float) -> None:
        """The board is shown so many times larger than it needs to be."""

    def _restless(self) -> None:
        """Sizes are changing: keep the pictures there are until they rest."""
        self.pictures.rough = True
        self._rest.start()

    def _rested(self) -> None:
        self.pictures.rough = False
        self.update()

    @property
    def incomplete(self) -> bool:
        """Whether pictures were left out when it was painted last."""
        return bool(self._missing)

    @property
    def bare(self) -> bool:
        """Whether the ground of it is still to be painted, or pieces were left out so far."""
        large = (item for item in self.items() if isinstance(item, Backdrop))
        return self.incomplete or any(item.bare for item in large)

    @property
    def unfinished(self) -> bool:
        """Whether anything on it is still to be painted in the events that follow."""
        large = (item for item in self.items() if isinstance(item, Backdrop))
        return self.incomplete or any(item.at_work for item in large)

    def _on_missing(self, rect: QRectF) -> None:
        self._missing.append(rect)
        self._catch_up.start()

    def catch_up(self) -> None:
        """Another event has begun: have painted what the last one had no time for."""
        self.pictures.rest()
        missing, self._missing = self._missing, []
        for rect in missing:
            self.update(rect.adjusted(-1, -1, 1, 1))

    def drawBackground(self, p: QPainter, rect: QRectF | QRect) -> None:
        # With all of it the window paints what stands beside it, and that takes time, too.
        if isinstance(p.device(), QWidget) and QRectF(rect).contains(self.sceneRect()):
            self.pictures.rest(WHOLE)
        super().drawBackground(p, rect)

    def _keep_in_sight(self) -> None:
        """No edge of the scene may come further in than it is without zoom."""
        scale = self._zoom.m11()
        width, height = self.sceneRect().width(), self.sceneRect().height()
        dx = min(0.0, max(width * (1 - scale), self._zoom.dx()))
        dy = min(0.0, max(height * (1 - scale), self._zoom.dy()))
        self._zoom = QTransform(scale, 0, 0, scale, dx, dy)
        self.board.setTransform(self._home * self._zoom)
        self.zoom_changed(scale)
        self.rearranged.emit()


def _between(start: QTransform, end: QTransform, share: float) -> QTransform:
    """So far on the way of a board that is moved and resized."""
    scale = start.m11() + (end.m11() - start.m11()) * share
    dx = start.dx() + (end.dx() - start.dx()) * share
    dy = start.dy() + (end.dy() - start.dy()) * share
    return QTransform(scale, 0, 0, scale, dx, dy)
