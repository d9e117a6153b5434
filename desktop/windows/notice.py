"""A line at the foot of the window for what the player must know but need not answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.language import translate

#: Milliseconds a brief message stays.
BRIEF = 5000


class Notice(QFrame):
    """Shows one message until it is closed or the matter is settled."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self._message: Callable[[], str] | None = None
        self._text = QLabel(self)
        self._text.setProperty("role", "sentence")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.settle)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.settle)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 16, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self._close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; "" while it is hidden."""
        return self._text.text() if self._message is not None else ""

    def say(self, message: Callable[[], str], *, brief: bool = False) -> None:
        """Show a message, made anew when the language changes; a brief one goes by itself."""
        self._message = message
        if brief:
            self._end.start(BRIEF)
        else:
            self._end.stop()
        self.retranslate()
        self.show()

    def settle(self) -> None:
        """There is nothing to say any more."""
        self._message = None
        self._end.stop()
        self.hide()

    def retranslate(self) -> None:
        self._close.setText(translate("Notice", "Close"))
        if self._message is not None:
            self._text.setText(self._message())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
