"""The switch for the seat whose moves are reviewed: a shield for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import SeatLook
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.table.buttons import Button
from engine.core.values import Seat

#: Size of a button.
_SIZE = 34
#: Size of the shield on it.
_SHIELD_SIZE = 19.0
#: Number of seats up to which the label is beside the shields.
_MAX_SEATS_BESIDE_LABEL = 4


class ViewerSwitch(SelfUpdating, QWidget):
    """The shields of all seats, the chosen one gold.

    Signals:
        picked(seat).
    """

    picked = Signal(int)

    def __init__(self, looks: Sequence[SeatLook], parent: QWidget, *, hands: bool) -> None:
        """Create the switch; `hands` is True if the seats see different things."""
        super().__init__(parent)
        self._has_hands = hands
        self._names: Sequence[str] = [""] * len(looks)
        self._label = QLabel(self)
        self._label.setProperty("role", "quiet")
        self._label.setWordWrap(True)
        self.buttons = [ShieldButton(look, self) for look in looks]
        # The label does not fit beside more shields.
        few, row = len(looks) <= _MAX_SEATS_BESIDE_LABEL, QHBoxLayout()
        layout = QHBoxLayout(self) if few else QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(3))
        layout.addWidget(self._label, 1)
        layout.addLayout(row)
        row.setSpacing(scaled(4))
        group = QButtonGroup(self)
        for seat, button in enumerate(self.buttons):
            group.addButton(button)
            row.addWidget(button)
            button.clicked.connect(partial(self.picked.emit, seat))
        if not few:
            row.addStretch(1)
        self.retranslate()

    def show_seats(self, names: Sequence[str], chosen: Seat) -> None:
        """Set the names and the chosen seat."""
        self._names = names
        self.buttons[chosen].setChecked(True)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(
            translate("Review", "Seen by") if self._has_hands else translate("Review", "Moves of")
        )
        for name, button in zip(self._names, self.buttons, strict=True):
            match bool(name), self._has_hands:
                case True, True:
                    text = translate("Review", "Seen by {name}")
                case True, False:
                    text = translate("Review", "Moves of {name}")
                case False, True:
                    text = translate("Review", "Seen by you")
                case _:
                    text = translate("Review", "Your moves")
            button.say(text.format(name=name))


class ShieldButton(Button):
    """A button with the shield of a seat; gold when it is chosen."""

    def __init__(self, look: SeatLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        # The board keeps the keyboard focus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fix(_SIZE, _SIZE - 2)

    def say(self, text: str) -> None:
        """Set the description for the tooltip and screen readers."""
        self.setAccessibleName(text)
        self.setToolTip(text)

    def size_hint(self) -> QSize:
        return QSize(_SIZE, _SIZE - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._main = self.isChecked()
        painter: QPainter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_body(painter)
        centre = QRectF(0, 0, self.width(), self.height()).center()
        self._look.shield(painter, centre.x(), centre.y(), _SHIELD_SIZE)
        painter.end()
