"""The seal that counts the unread statements."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.style.text_size import TextScaled, scaled
from desktop.table.talk.talk_signs import paint_numeral


class UnreadNumeral(TextScaled, QWidget):
    """The seal at the corner of the talk button with the number of the unread ones."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fix(width=22, height=22)
        self.hide()

    def show_number(self, number: int, button: QWidget) -> None:
        """Show a number at the corner of a button; 0 shows nothing."""
        self._number = number
        self.setVisible(bool(number) and not button.isHidden())
        corner = button.geometry().topRight() - QPoint(scaled(3), -scaled(4))
        self.move(corner.x() - scaled(11), corner.y() - scaled(11))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_numeral(painter, QPointF(11, 11), self._number)
        painter.end()
