"""The ambient movement of a board while nobody plays: a ship, smoke, a cloud."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.storage.settings import Settings
from desktop.table.items import AmbientSprite, Overlay
from desktop.table.view import TableView

#: The least time between two steps, in milliseconds: at most twelve pictures a second.
MIN_STEP_MS = 84
#: Seconds without a key or the mouse after which nothing moves any more.
REST_S = 180.0
_INPUTS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
    )
)
_CHANGES = frozenset(
    (
        QEvent.Type.WindowActivate,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowStateChange,
        QEvent.Type.Show,
        QEvent.Type.Hide,
    )
)


class AmbientItem(Overlay):
    """An ambient sprite at its current step; it lets the pointer through."""

    def __init__(self, sprite: AmbientSprite, parent: QGraphicsItem) -> None:
        super().__init__(parent, sprite.rect)
        self.sprite, self.step = sprite, 0
        self.setZValue(sprite.z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPos(sprite.point_at(0))

    def advance_to(self, step: int) -> None:
        """Show it at a step."""
        self.step = step
        position = self.sprite.point_at(step)
        if position == self.pos():
            self.update()
        else:
            self.setPos(position)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # Pictures of the table outside of a window have nothing that moves.
        if widget is not None:
            self.sprite.paint(painter, self.step)


class Ambience(QObject):
    """Keeps the ambient sprite of a board moving while its window is looked at.

    Nothing moves without animations, without the setting, while an event is shown, in a window that
    is hidden or not active, or after some minutes without a key or the mouse.
    """

    def __init__(
        self,
        view: TableView,
        settings: Settings,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._settings, self._clock = view, view.table, settings, clock
        self.item: AmbientItem | None = None
        self._last_input = clock()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self._advance)
        self._window = view.window()
        for watched in (self._window, view, view.viewport()):
            watched.installEventFilter(self)
        settings.changed.connect(self._on_setting)
        self._scene.rearranged.connect(self._renew)
        self._renew()

    @property
    def is_moving(self) -> bool:
        """Whether something moves."""
        return self._timer.isActive()

    @property
    def is_allowed(self) -> bool:
        """Whether the settings allow anything to move."""
        return self._settings.has_ambience and self._settings.animation != "off"

    @property
    def _is_looked_at(self) -> bool:
        window = self._window
        return (
            window.isActiveWindow()
            and not window.isMinimized()
            and self._view.isVisible()
            and self._clock() - self._last_input < REST_S
        )

    def refresh(self) -> None:
        """Start or stop the movement."""
        moves = self.is_allowed and self._is_looked_at
        self._scene.animate_ambience(moves)
        if self.item is None or not moves:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(max(MIN_STEP_MS, self.item.sprite.step_ms))

    def _renew(self) -> None:
        """Fit the sprite to the board, or remove it if nothing may move."""
        step = self.item.step if self.item is not None else 0
        if self.item is not None:
            self._scene.removeItem(self.item)
            self.item = None
        scale = self._scene.board.transform().m11()
        if self.is_allowed and self._scene.view is not None and scale > 0:
            sprite = self._scene.ambient_sprite(scale)
            if sprite is not None:
                self.item = AmbientItem(sprite, self._scene.board)
                self.item.advance_to(step)
        self.refresh()

    def _advance(self) -> None:
        if not self._is_looked_at:
            self.refresh()
        elif self.item is not None and not self._scene.is_playing:
            self.item.advance_to(self.item.step + 1)

    def _on_setting(self, key: str) -> None:
        if key in ("animation", "ambience"):
            self._renew()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind: Any = event.type()
        if kind in _INPUTS:
            self._last_input = self._clock()
            if not self._timer.isActive():
                self.refresh()
        elif kind in _CHANGES:
            self._last_input = self._clock()
            if self.item is None:
                self._renew()
            else:
                self.refresh()
        return False
