"""The choice at the head of the panel beside the shelf: at this screen, or with friends."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating
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
        self._chosen = _FRIENDS if with_friends else _HERE
        self.buttons[_HERE].setObjectName("at this screen")
        self.buttons[_FRIENDS].setObjectName("with friends")
        for index, button in enumerate(self.buttons):
            if index != self._chosen:
                button.clicked.connect(self._on_other)
        self.choose(self._chosen)
        self.retranslate()

    def _on_other(self) -> None:
        # Another panel shows the other choice.
        self.choose(self._chosen)
        self.other_requested.emit()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Friends", "Where you play"))
        self.say(translate("Friends", "At this screen"), translate("Friends", "Play with friends"))
        self.buttons[_FRIENDS].setToolTip(
            translate("Friends", "Open a table, and invite friends who are somewhere else")
        )
