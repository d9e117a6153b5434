"""The strip above the board that is edited: what the page is, and what goes back and forth."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop import keys
from desktop.language import translate
from desktop.painting.shapes import down
from desktop.panels.heading import write_fitted
from desktop.retranslated import Retranslated
from desktop.table.buttons import Button
from desktop.textsize import Lettered
from desktop.theme import current_theme

HEIGHT = 48
#: Left of the title, between buttons, and right of them; what the title has at the least.
_LEFT, _BESIDE, _RIGHT, _TITLE = 20, 8, 16, 150


class EditorStrip(Retranslated, Lettered, QWidget):
    """Signals: `undone()`, `redone()`, `restarted()`, `cleared()`: its buttons."""

    undone = Signal()
    redone = Signal()
    restarted = Signal()
    cleared = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.undo, self.redo = Button(self), Button(self)
        self.restart, self.clear = Button(self), Button(self)
        self.undo.clicked.connect(self.undone)
        self.redo.clicked.connect(self.redone)
        self.restart.clicked.connect(self.restarted)
        self.clear.clicked.connect(self.cleared)
        self.retranslate()

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All of them, from left to right."""
        return self.undo, self.redo, self.restart, self.clear

    def allow(self, *, undo: bool, redo: bool) -> None:
        """What can be done now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.restart.setEnabled(undo)

    def retranslate(self) -> None:
        self.undo.set_label(translate("Editor", "Undo"), keys.cap_of("undo"))
        self.redo.set_label(translate("Editor", "Redo"), keys.cap_of("redo"))
        self.restart.set_label(translate("Editor", "Start over"))
        self.clear.set_label(translate("Editor", "Empty board"))
        self._place()
        self.update()

    def restyle(self) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        """The buttons at the right, with their keys where there is room."""
        for shown in (True, False):
            for button in self.buttons:
                button.show_key(shown)
            widths = [button.wanted().width() for button in self.buttons]
            left = self.width() - _RIGHT - sum(widths) - _BESIDE * (len(widths) - 1)
            if left >= _LEFT + _TITLE + _BESIDE:
                break
        for button, wide in zip(self.buttons, widths, strict=True):
            self.put(button, left, 9, wide, button.wanted().height())
            left += wide + _BESIDE

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, p = current_theme(), self.painter()
        ground, box = QColor(theme.strip), QRectF(self.rect())
        p.fillRect(box, down(0, HEIGHT, (0, ground.lighter(108)), (1, ground)))
        p.fillRect(QRectF(0, HEIGHT - 1, box.width(), 1), QColor(theme.line))
        room = QRectF(_LEFT, 0, self.left_of(self.undo) - _LEFT - _BESIDE, HEIGHT - 2)
        title = translate("Editor", "Position editor")
        write_fitted(p, room, title, 20, theme.accent, weight=700)
        p.end()
