"""The curtain between two people at one screen, closed until the next person confirms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style import keyboard, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button
from engine.core.values import Seat

#: Maximum width of the card in pixels.
_MAX_WIDTH = 420
#: Maximum share of the window's width.
_MAX_WIDTH_SHARE = 0.37
#: Height of the card in pixels.
_HEIGHT = 118
#: Milliseconds before the curtain can be opened, so that a key still held down does not open it.
_PAUSE_MS = 500


class Curtain(SelfUpdating, QWidget):
    """A curtain that hides the hand until the next person confirms.

    Signals:
        confirmed(seat).
    """

    confirmed = Signal(int)

    def __init__(self, parent: QWidget, looks: Sequence[SeatLook] = LOOKS) -> None:
        super().__init__(parent)
        self._looks = looks
        self._seat: Seat = 0
        self._name = ""
        self._sentence = ""
        self.pause_timer = QTimer(self)
        self.pause_timer.setSingleShot(True)
        self.pause_timer.setInterval(_PAUSE_MS)
        self.button = Button(self, main=True)
        self.button.clicked.connect(self._confirm)
        self.setFocusProxy(self.button)
        self.retranslate()
        self.hide()

    def wait_for(self, seat: Seat, name: str) -> None:
        """Close the curtain until the person at a seat confirms."""
        self._seat, self._name = seat, name
        self.retranslate()
        self.pause_timer.start()
        self.show()
        self.raise_()
        self.button.setFocus()

    def retranslate(self) -> None:
        self._sentence = translate("Curtain", "Pass the screen to {name}.").format(name=self._name)
        self.button.set_label(translate("Curtain", "I am here"), shortcuts.cap_of("confirm"))
        self.setAccessibleName(self._sentence)
        self._place()
        self.update()

    def _confirm(self) -> None:
        if self.pause_timer.isActive():
            return
        self.hide()
        self.confirmed.emit(self._seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in keyboard.ENTER:
            if keyboard.CONFIRM.accepts_press(event):
                self._confirm()
        else:
            super().keyPressEvent(event)

    def _card(self) -> QRectF:
        width = min(_MAX_WIDTH, self.width() * _MAX_WIDTH_SHARE)
        # At the bottom, over the hand: the board above stays visible.
        return QRectF((self.width() - width) / 2, self.height() - _HEIGHT - 10, width, _HEIGHT)

    def _place(self) -> None:
        size, card = self.button.sizeHint(), self._card()
        self.button.setGeometry(
            round(card.center().x() - size.width() / 2),
            round(card.bottom() - size.height() - 16),
            size.width(),
            size.height(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self._card()
        body = rounded(card, 10)
        paint_shadow(painter, body, QColor(0, 0, 0, 170), 8, 0, 4)
        painter.fillPath(body, QColor(current_theme().panel))
        stroke_path(painter, body, pen(current_theme().edge, 1.6))
        self._looks[self._seat].shield(painter, card.left() + 46, card.center().y() - 2, 46)
        painter.setFont(serif(19, 600))
        painter.setPen(QColor(current_theme().text))
        rect = QRectF(card.left() + 74, card.top() + 8, card.width() - 84, 56)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rect, int(flags), self._sentence)
        painter.end()
