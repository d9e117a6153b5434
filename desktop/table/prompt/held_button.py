"""A button that acts when it is released."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.style.keyboard import HeldKey
from desktop.table.buttons import Button


class HeldButton(Button):
    """A button that stays pressed until the mouse or the space bar is released.

    Neither the place of the pointer nor repeats of the keyboard matter.
    """

    def __init__(self, parent: QWidget, *, main: bool = False) -> None:
        super().__init__(parent, main=main)
        self.held_key = HeldKey(self)
        self.held_key.timeout.connect(self._let_go)

    def hitButton(self, point: QPoint) -> bool:
        return self.isDown() or super().hitButton(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or self.held_key.note_press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.held_key.release(event)
        else:
            super().keyReleaseEvent(event)

    def _let_go(self) -> None:
        if self.isDown():
            self.setDown(False)
            self.released.emit()
