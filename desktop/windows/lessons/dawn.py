"""The board comes out of the dark where another table has been set up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from desktop.table.motion import Vary

_DARK = "#180f06"
#: Milliseconds in which it gets light.
_LIFT = 450


class Dawn(QWidget):
    """Lies over a board, lets every click through, and is gone when it is light."""

    def __init__(self, board: QAbstractScrollArea, tempo: float) -> None:
        """Takes `tempo` times its usual time, from when it is first seen."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        board.installEventFilter(self)
        self._dark = 1.0
        self._lift = Vary(1.0, 0.0, round(_LIFT * tempo), self._on_lift)
        self._lift.setParent(self)
        self._lift.finished.connect(self.deleteLater)
        self.resize(board.size())
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self._lift.start()

    def _on_lift(self, dark: float) -> None:
        self._dark = dark
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._dark)
        p.fillRect(self.rect(), QColor(_DARK))
        p.end()
