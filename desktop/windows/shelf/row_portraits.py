"""The portraits of bots on the start panel, loaded and painted once the window is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter

from desktop.painting.cache.pictures import Pictures
from desktop.painting.faces import PORTRAIT_MODULES, Face, Mood
from desktop.painting.seat_look import SeatLook
from desktop.system.stepped_work import BackgroundImports

#: The width of a portrait, with the shield of its seat at its foot.
_WIDTH = 58.0


class RowPortraits(QObject):
    """Painter of the portraits of all rows, one in an event."""

    def __init__(self, update: Callable[[], None], parent: QObject) -> None:
        """Create it; `update` paints the rows again, when portraits are ready."""
        super().__init__(parent)
        self._update = update
        self._is_loaded = self._is_loading = False
        self._pictures = Pictures("portraits")
        self._pictures.on_put_off = self._on_put_off

    def paint(self, painter: QPainter, middle: QPointF, face: Face, look: SeatLook) -> bool:
        """Paint a portrait around a point; return False if it is not ready yet."""
        if not self._is_loaded:
            self._load()
            return False
        from desktop.painting.portraits import draw_portrait

        half = _WIDTH / 2
        rect = QRectF(round(middle.x() - half), round(middle.y() - half), _WIDTH, _WIDTH)
        pictures = self._pictures
        return draw_portrait(painter, rect, face, Mood.CALM, pictures, look=look, with_shield=True)

    def _load(self) -> None:
        """Load the painters, after the first frame of the window."""
        if self._is_loading:
            return
        self._is_loading = True
        loading = BackgroundImports(
            [partial(import_module, name) for name in PORTRAIT_MODULES], self
        )
        loading.finished.connect(self._on_loaded)
        QTimer.singleShot(0, loading, loading.start)

    def _on_loaded(self) -> None:
        self._is_loaded = True
        self._update()

    def _on_put_off(self, rect: QRectF) -> None:
        """Paint the portrait that waits in the next event."""
        QTimer.singleShot(0, self, self._update)
