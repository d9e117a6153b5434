"""A window that remembers its place and size, also after full screen."""

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

#: The least size of the window on a screen that is large enough.
MIN_SIZE = QSize(960, 500)
#: Index of the byte in Qt's saved geometry that says whether the window is maximised.
_MAXIMISED_BYTE_INDEX = 44
#: Milliseconds without a change after which `placed` is emitted.
_SETTLE_MS = 200
#: The state of a full-screen window.
_FULL = Qt.WindowState.WindowFullScreen
#: The state of a maximised window.
_WIDE = Qt.WindowState.WindowMaximized


class PlacedWindow(QMainWindow):
    """A main window that restores its place, size and maximised state.

    Under X11, Qt forgets in full screen that a window was maximised.

    Signals:
        placed(): after the window was moved or resized.
    """

    placed = Signal()

    #: Whether the window was maximised before full screen.
    _was_maximised = False
    #: The screen that bounds the window, None before it is shown.
    _bounding_screen: QScreen | None = None
    #: Runs after each change, None before the window is shown.
    _settle_timer: QTimer | None = None

    def toggle_full_screen(self) -> None:
        """Enter full screen, or return to the state before."""
        if self.isFullScreen():
            self.setWindowState(_WIDE if self._was_maximised else Qt.WindowState.WindowNoState)
        else:
            self.setWindowState(self.windowState() | _FULL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave full screen on Esc, if no part of the window handles it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, QWindowStateChangeEvent) and self.windowState() & _FULL:
            either = event.oldState() | self.windowState()
            if either & _WIDE or not event.oldState() & _FULL:
                self._was_maximised = bool(either & _WIDE)
        self._on_change()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._on_change()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_change()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._settle_timer is not None:
            # Qt no longer knows the state of a hidden window.
            self._settle_timer.stop()

    def _on_change(self) -> None:
        if self._settle_timer is not None:
            self._settle_timer.start()

    def saved_geometry(self) -> str:
        """Return place, size and state as a hex string for `restore`."""
        saved = bytearray(self.saveGeometry().data())
        if self.isFullScreen() and self._was_maximised:
            saved[_MAXIMISED_BYTE_INDEX] = _WIDE.value
        return saved.hex()

    def restore(self, where: str) -> None:
        """Restore place, size and state from `saved_geometry`.

        If its screen is gone, Qt refuses to; then only the size is restored, as far as it fits.
        """
        saved = QByteArray.fromHex(where.encode())
        if self.restoreGeometry(saved):
            return
        stream, frame, normal = QDataStream(saved), QRect(), QRect()
        # Qt's format: 8 bytes of magic number and version, the rect with the frame, the rect
        # without.
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
        if self._bounding_screen is None:
            self._settle_timer = QTimer(self)
            self._settle_timer.setSingleShot(True)
            self._settle_timer.setInterval(_SETTLE_MS)
            self._settle_timer.timeout.connect(self.placed)
            self.windowHandle().screenChanged.connect(self._on_screen)
            self._on_screen(self.screen())

    def _on_screen(self, screen: QScreen) -> None:
        """Follow the screen of the window."""
        if self._bounding_screen is not None:
            self._bounding_screen.availableGeometryChanged.disconnect(self.fit_screen)
        self._bounding_screen = screen
        screen.availableGeometryChanged.connect(self.fit_screen)
        self.fit_screen()

    def fit_screen(self) -> None:
        """Limit the minimum size to that of the screen."""
        available_size = self.screen().availableSize() - FRAME
        self.setMinimumSize(MIN_SIZE.boundedTo(available_size))
