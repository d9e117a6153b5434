"""The choice at the head of the panel beside the shelf: at this screen, or with friends."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.widgets import Segments

_HERE, _FRIENDS = range(2)


class PlaceChoice(SelfUpdating, Segments):
    """Shows where the game is played, and asks for the other place.

    Signals:
        other_requested(): the place that is not shown as chosen was clicked.
    """

    other_requested = Signal()

    def __init__(self, parent: QWidget, *, with_friends: bool) -> None:
        super().__init__(parent, 2, width=None, height=24)
        self._chosen_place = _FRIENDS if with_friends else _HERE
        self.buttons[_HERE].setObjectName("at this screen")
        self.buttons[_FRIENDS].setObjectName("with friends")
        for index, button in enumerate(self.buttons):
            if index != self._chosen_place:
                button.clicked.connect(self._on_other)
        self._is_turn = False
        self._sign = _TurnSign(self)
        self.choose(self._chosen_place)
        self.retranslate()

    def show_turn(self, is_on: bool) -> None:
        """Show that a table for friends waits for the person, or no longer."""
        if is_on != self._is_turn:
            self._is_turn = is_on
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sign()

    def _place_sign(self) -> None:
        self._sign.setVisible(self._is_turn)
        self._sign.move(self.width() - self._sign.width(), 0)
        self._sign.raise_()

    def _on_other(self) -> None:
        # Another panel shows the other choice.
        self.choose(self._chosen_place)
        self.other_requested.emit()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Friends", "Where you play"))
        self.say(translate("Friends", "At this screen"), translate("Friends", "Play with friends"))
        tip = translate("Friends", "Open a table, and invite friends who are somewhere else")
        if self._is_turn:
            tip = translate("Friends", "It is your turn at the friends’ table.")
        self.buttons[_FRIENDS].setToolTip(tip)
        self.buttons[_FRIENDS].setAccessibleDescription(tip if self._is_turn else "")
        self._place_sign()


class _TurnSign(TextScaled, QWidget):
    """The seal at the corner of the choice, which says that a table waits for the person."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fix(width=22, height=22)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        # A seal is rarely seen at the first start of a window.
        from desktop.table.talk.talk_signs import paint_numeral

        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_numeral(painter, QPointF(11, 11), 1)
        painter.end()
