"""Portraits in a window: their painters load after its first frame, and paint one in an event."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import Pictures
from desktop.painting.faces import PORTRAIT_MODULES, BotFace, Mood
from desktop.painting.seat_look import SeatLook


class LatePortraits(QObject):
    """Painter of the round portraits of a part of the window."""

    def __init__(self, update: Callable[[], None], parent: QObject) -> None:
        """Create it; `update` paints that part again, when portraits are ready."""
        super().__init__(parent)
        self._update = update
        self.pictures = Pictures("portraits")
        self.pictures.on_put_off = self._on_put_off
        #: The modules that are still to be loaded.
        self._missing = [name for name in PORTRAIT_MODULES if name not in sys.modules]
        self._load_timer = QTimer(self)
        self._load_timer.timeout.connect(self._load_next)

    def paint(
        self,
        painter: QPainter,
        middle: QPointF,
        width: float,
        face: BotFace,
        mood: Mood,
        look: SeatLook | None,
        *,
        with_shield: bool = False,
        opacity: float = 1.0,
        thinking: int = 0,
    ) -> bool:
        """Paint a portrait around a point, in a width; return False if it is not ready yet."""
        if self._missing:
            self._load_timer.start(0)
            return False
        from desktop.painting.portraits import draw_portrait

        half = width / 2
        rect = QRectF(round(middle.x() - half), round(middle.y() - half), width, width)
        return draw_portrait(
            painter, rect, face, mood, self.pictures,
            look=look, with_shield=with_shield, opacity=opacity, thinking=thinking,
        )  # fmt: skip

    def paint_seat(
        self,
        painter: QPainter,
        middle: QPointF,
        width: float,
        face: BotFace | None,
        mood: Mood,
        look: SeatLook,
        shield: float,
    ) -> None:
        """Paint the portrait of a seat around a point, in a width.

        The shield, in the width `shield`, takes its place for a person and until it is ready.
        """
        if face is None or not self.paint(painter, middle, width, face, mood, look):
            look.shield(painter, middle.x(), middle.y(), shield)

    @property
    def _precedes_first_frame(self) -> bool:
        """Whether the window was shown, but has no frame yet; the first one paints again."""
        parent = self.parent()
        handle = parent.window().windowHandle() if isinstance(parent, QWidget) else None
        return handle is not None and handle.isVisible() and not handle.isExposed()

    def _load_next(self) -> None:
        """Load the next module; without a window load all, before its first frame nothing."""
        if self._precedes_first_frame:
            self._load_timer.stop()
            return
        while self._missing:
            import_module(self._missing.pop(0))
            if IDLE_TIME.is_window_shown and self._missing:
                return
        self._load_timer.stop()
        self._update()

    def _on_put_off(self, rect: QRectF) -> None:
        """Paint the portrait that waits in the next event."""
        QTimer.singleShot(0, self, self._update)
