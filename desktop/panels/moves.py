"""The legal answers as a list of sentences: choosing there is the same as clicking."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.language import translate
from desktop.panels.chronicle import paint_heading
from desktop.table.game import GameTexts
from desktop.theme import Theme, serif
from engine.core import Action, View


class Moves(QWidget):
    """Signals: `chosen(Action)`; `considered(Action)`: the keys or the mouse stand on it."""

    chosen = Signal(object)
    considered = Signal(object)

    def __init__(self, texts: GameTexts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._theme = theme
        self._legal: Sequence[Action] = ()
        self._view: View | None = None
        self._heading = ""
        self.list = QListWidget(self)
        self.list.setFont(serif(14.5))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.currentRowChanged.connect(self._stand_on)
        #: The list follows the board, not the other way round.
        self._following = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 34, 0, 0)
        column.addWidget(self.list)
        self.setFocusProxy(self.list)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading = translate("Moves", "What you can play")
        self.list.setAccessibleName(self._heading)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def offer(self, legal: Sequence[Action], view: View | None) -> None:
        """The answers possible now; none while nobody at the screen is asked."""
        self._legal, self._view = legal, view
        self._following = True
        self.list.setCurrentRow(-1)
        self._following = False
        self._write()

    def mark(self, action: Action | None) -> None:
        """Show which answer is considered on the board, or none."""
        if action is None and self.list.hasFocus():
            return
        self._following = True
        row = self._legal.index(action) if action is not None and action in self._legal else -1
        self.list.setCurrentRow(row)
        self._following = False

    def _stand_on(self, row: int) -> None:
        if not self._following and 0 <= row < len(self._legal):
            self.considered.emit(self._legal[row])

    def _write(self) -> None:
        self._following = True
        at = self.list.currentRow()
        self.list.clear()
        if self._view is not None:
            for action in self._legal:
                self.list.addItem(self._texts.action(action, self._view))
            self.list.setCurrentRow(min(at, self.list.count() - 1))
        self._following = False
        self.update()

    def _choose(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if 0 <= row < len(self._legal):
            action = self._legal[row]
            # A double click must not answer the next question too.
            self._legal = ()
            self.chosen.emit(action)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_heading(p, self._theme, self.width(), self._heading, str(len(self._legal) or ""))
        p.end()
