"""A message of the system for a person who looks elsewhere; silent where the system has none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

#: Milliseconds for which a message stays, where the system lets programs choose.
_SHOWN_MS = 10_000


class SystemMessage(QObject):
    """Calls a person to a window that is not in front; a click on the message leads there."""

    def __init__(self, window: QWidget, title: str, parent: QObject) -> None:
        """Create it for a window; `title` stands above every message."""
        super().__init__(parent)
        self._window, self._title = window, title
        #: The sign beside which the system shows messages; None before the first one.
        self._icon: QSystemTrayIcon | None = None
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._on_state)

    def call(self, text: str, *, is_wanted: bool = True) -> None:
        """Light up the window, and show a wanted message unless the window is in front."""
        QApplication.alert(self._window)
        if not is_wanted or self._window.isActiveWindow():
            return
        if not (QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()):
            return
        if self._icon is None:
            self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
            self._icon.messageClicked.connect(self._bring_forward)
            self._icon.activated.connect(self._bring_forward)
        self._icon.setToolTip(text)
        self._icon.show()
        self._icon.showMessage(self._title, text, self._window.windowIcon(), _SHOWN_MS)

    def _bring_forward(self) -> None:
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        self._hide()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._hide()

    def _hide(self) -> None:
        """Take the sign away: the person has come."""
        if self._icon is not None:
            self._icon.hide()
