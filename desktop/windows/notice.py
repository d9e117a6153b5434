"""A plate over the page for what the player must know but need not answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating

#: Milliseconds a brief message stays.
BRIEF = 5000
#: Pixels: the widest it gets, and what is left free above it and beside it.
_WIDTH, _ABOVE, _BESIDE = 720, 10, 12
#: Pixels below which the buttons stand under the message.
_NARROW = 420


@runtime_checkable
class Roomy(Protocol):
    """A page that says where a notice may lie."""

    def notice_room(self) -> QRect:
        """The room it can spare, a rect of its own."""


class Notice(SelfUpdating, QFrame):
    """Floats over its parent with one message until it is closed or the matter is settled.

    Nothing moves out of its way: what lies below keeps its size. It lies at the head of `room()`,
    a rect of its parent, where the page shown can spare it most, and reaches above it where that
    is too low.
    """

    def __init__(self, parent: QWidget, room: Callable[[], QRect]) -> None:
        super().__init__(parent)
        self._room = room
        self.setProperty("role", "notice")
        self._message: Callable[[], str] | None = None
        self._text = QLabel(self)
        self._text.setProperty("role", "sentence")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.settle)
        #: What the button beside Close says and does, where there is something to do.
        self._act: tuple[Callable[[], str], Callable[[], None]] | None = None
        self._do = QPushButton(self)
        self._do.setObjectName("act")
        self._do.clicked.connect(self._on_act)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.settle)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.addWidget(self._text, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._do)
        buttons.addWidget(self._close)
        row.addLayout(buttons)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; "" while it is hidden."""
        return self._text.text() if self._message is not None else ""

    def say(
        self,
        message: Callable[[], str],
        *,
        brief: bool = False,
        act: tuple[Callable[[], str], Callable[[], None]] | None = None,
    ) -> None:
        """Show a message, made anew when the language changes; a brief one goes by itself.

        `act` is what a button beside it says and does; there is more time then.
        """
        self._message, self._act = message, act
        if brief:
            self._end.start(BRIEF if act is None else 3 * BRIEF)
        else:
            self._end.stop()
        self.retranslate()
        self.show()
        self.place()
        self.raise_()

    def settle(self) -> None:
        """There is nothing to say any more."""
        self._message = None
        self._end.stop()
        self.hide()

    def _on_act(self) -> None:
        if self._act is not None:
            self._act[1]()

    def retranslate(self) -> None:
        self._do.setVisible(self._act is not None)
        if self._act is not None:
            self._do.setText(self._act[0]())
        self._close.setText(translate("Notice", "Close"))
        if self._message is not None:
            self._text.setText(self._message())
            self.place()

    def place(self) -> None:
        """In the middle of its room, as wide as its message asks for and there is room."""
        if self._message is None:
            return
        room = self._room()
        narrow = room.width() < _NARROW
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._row.setContentsMargins(12 if narrow else 20, 8, 12 if narrow else 16, 8)
        most = room.width() - 2 * _BESIDE
        width = room.width() if narrow else min(_WIDTH, most, self._one_line())
        height = self._row.totalHeightForWidth(width)
        left = room.left() + (room.width() - width) // 2
        top = min(room.top() + (0 if narrow else _ABOVE), room.bottom() - height)
        self.setGeometry(left, max(0, top), width, height)

    def _one_line(self) -> int:
        """The width at which the message needs no second line."""
        margins = self._row.contentsMargins()
        words = self._text.fontMetrics().horizontalAdvance(self._text.text())
        shown = (self._do, self._close) if self._act is not None else (self._close,)
        buttons = sum(button.sizeHint().width() + self._row.spacing() for button in shown)
        return words + buttons + margins.left() + margins.right() + 8

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The page has its new size by now: layouts are told first.
        if event.type() == QEvent.Type.Resize and self._message is not None:
            self.place()
        return super().eventFilter(watched, event)
