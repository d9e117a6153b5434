"""A window that is again where and as large as it was, also after it filled the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QDataStream, QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
    QWindowStateChangeEvent,
)
from PySide6.QtWidgets import QMainWindow

from desktop.style.widgets import FRAME

#: The smallest window, where the screen is no smaller.
SMALLEST = QSize(1024, 640)
#: Which byte of what Qt keeps of a window says whether it is maximised.
_MAXIMISED = 44
#: Milliseconds that it stays as it is before that counts.
_SETTLED = 200
_FULL, _WIDE = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized


class PlacedWindow(QMainWindow):
    """Qt's own, which in full screen forgets under X11 that it was maximised.

    Signals: `placed()` when it is somewhere else, or larger or smaller, than it was.
    """

    placed = Signal()

    #: Whether it was, before it filled the screen.
    _wide = False
    #: The screen that bounds it, once it is shown.
    _bounding: QScreen | None = None
    #: Runs after each change, once it is shown.
    _settling: QTimer | None = None

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be again what it was before."""
        if self.isFullScreen():
            self.setWindowState(_WIDE if self._wide else Qt.WindowState.WindowNoState)
        else:
            self.setWindowState(self.windowState() | _FULL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that no part of it takes ends full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, QWindowStateChangeEvent) and self.windowState() & _FULL:
            either = event.oldState() | self.windowState()
            if either & _WIDE or not event.oldState() & _FULL:
                self._wide = bool(either & _WIDE)
        self._on_change()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._on_change()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_change()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._settling is not None:
            # Once it is gone, Qt knows less of it.
            self._settling.stop()

    def _on_change(self) -> None:
        if self._settling is not None:
            self._settling.start()

    def where(self) -> str:
        """Where it is and how large, for `restore`."""
        saved = bytearray(self.saveGeometry().data())
        if self.isFullScreen() and self._wide:
            saved[_MAXIMISED] = _WIDE.value
        return saved.hex()

    def restore(self, where: str) -> None:
        """Be where and as large as that says.

        Where its screen is gone, which Qt refuses, at least as large as there is room for.
        """
        saved = QByteArray.fromHex(where.encode())
        if self.restoreGeometry(saved):
            return
        stream, frame, normal = QDataStream(saved), QRect(), QRect()
        # A magic number, two of the version, and the window with its frame and without.
        stream.skipRawData(8)
        stream >> frame >> normal
        stream.skipRawData(4)
        maximised = stream.readBool()
        if stream.status() == QDataStream.Status.Ok and normal.isValid():
            self.resize(normal.size().boundedTo(self.screen().availableSize() - FRAME))
            if maximised:
                self.setWindowState(_WIDE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._bounding is None:
            self._settling = QTimer(self)
            self._settling.setSingleShot(True)
            self._settling.setInterval(_SETTLED)
            self._settling.timeout.connect(self.placed)
            self.windowHandle().screenChanged.connect(self._on_screen)
            self._on_screen(self.screen())

    def _on_screen(self, screen: QScreen) -> None:
        """The window stands on this screen from now on."""
        if self._bounding is not None:
            self._bounding.availableGeometryChanged.disconnect(self.fit_screen)
        self._bounding = screen
        screen.availableGeometryChanged.connect(self.fit_screen)
        self.fit_screen()

    def fit_screen(self) -> None:
        """No part of the window must lie off its screen, however small that is."""
        room = self.screen().availableSize() - FRAME
        self.setMinimumSize(SMALLEST.boundedTo(room))
