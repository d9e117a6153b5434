"""The window onto the table: wheel zooms, dragging pans, keys walk, Enter confirms."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.language import translate
from desktop.table.scene import SLACK, TableScene

#: Zoom per notch of the wheel (a notch is 120 units).
NOTCH = 1.15

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
#: Further than any match is long.
FAR = 1_000_000
_STEPS = {
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Home: -FAR,
    Qt.Key.Key_End: FAR,
}
_PACES = {Qt.Key.Key_Minus: -1, Qt.Key.Key_Plus: 1}


class TableView(QGraphicsView):
    """Shows a TableScene one unit to the pixel, however large the window is.

    Signals:
        skipRequested(): Space: show the end of what is being played.
        stepRequested(by): Page Up or Down: look a step back (-1) or forth (1); Home or End: FAR.
        peekRequested(bool): P is held to look at one's hand, or let go.
        hintRequested(): H: what a strong player would answer.
        handsRequested(): O: show all hands of a match that is over, or hide them.
        announced(text): what a screen reader was told.
        paceRequested(by): minus or plus: bots slower (-1) or faster (1).
        leftAlone(): Esc, when there was no half-made choice.
    """

    skipRequested = Signal()  # noqa: N815
    stepRequested = Signal(int)  # noqa: N815
    paceRequested = Signal(int)  # noqa: N815
    leftAlone = Signal()  # noqa: N815
    peekRequested = Signal(bool)  # noqa: N815
    handsRequested = Signal()  # noqa: N815
    hintRequested = Signal()  # noqa: N815
    announced = Signal(str)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._press: QPointF | None = None
        self._last = QPointF()
        self._panning = False
        self._peeking = False
        #: When the key to peek was let go, in the platform's milliseconds.
        self._let_go = 0
        #: The hand has changed since that key was pressed.
        self._stale = False
        #: The past is shown: arrows walk its moments instead of targets.
        self.in_past = False
        scene.pointed.connect(self._show_pointer)
        scene.changed_choice.connect(self._announce)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(translate("Table", "Board"))
        self.table.retranslate()
        self.describe()

    # -- size ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.arrange(QSizeF(self.viewport().size()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Scenes and their items are not told by Qt.
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # -- mouse ---------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.table.zoom(NOTCH**steps, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press = self._last = event.position()
        self._panning = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        held = event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton)
        if self._press is None or not held or self.table.busy_with_mouse:
            return
        if (event.position() - self._press).manhattanLength() > SLACK:
            self._panning = True
        if self._panning:
            self.table.pan(event.position() - self._last)
        self._last = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self._panning and not self.table.busy_with_mouse:
            self._panning = False
            self.table.forget_press()
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.leave()

    def _show_pointer(self, clickable: bool) -> None:
        if clickable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    # -- keyboard ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event):
            event.ignore()

    def _take_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            return False
        if self.in_past and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepRequested.emit(_ARROWS[key][0])
            return True
        if key == Qt.Key.Key_P:
            self._press_peek(event)
            return True
        if key == Qt.Key.Key_I:
            return self.table.read_card()
        if key == Qt.Key.Key_H:
            self.hintRequested.emit()
            return True
        if key == Qt.Key.Key_O:
            self.handsRequested.emit()
            return True
        if key in _ARROWS:
            self.table.walk(*_ARROWS[key])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.table.confirm()
        if key == Qt.Key.Key_Escape:
            if self.table.cancel_drag():
                # The button is still down: what follows is no pan.
                self._press = None
            elif not self.table.take_back():
                self.leftAlone.emit()
            return True
        if key == Qt.Key.Key_F:
            self.table.fit()
            return True
        if key == Qt.Key.Key_Space:
            self.skipRequested.emit()
            return True
        if key in _STEPS:
            self.stepRequested.emit(_STEPS[key])
            return True
        if key in _PACES:
            self.paceRequested.emit(_PACES[key])
            return True
        return bool(event.text()) and self.table.type_key(event.text())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_P and not event.isAutoRepeat():
            self._let_go = event.timestamp()
            self._stop_peeking()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # Where the keys go to somebody else, letting go of P would not be noticed.
        self._stop_peeking()
        super().focusOutEvent(event)

    def _press_peek(self, event: QKeyEvent) -> None:
        # X11 lets a held key go and presses it again at once; a busy window is not told so.
        held = 0 != event.timestamp() == self._let_go
        if event.isAutoRepeat() or (held and self._stale):
            return
        self._peeking, self._stale = True, False
        self.peekRequested.emit(True)

    def forget_peek(self) -> None:
        """Another hand lies there: whoever still holds the key must not see it."""
        self._peeking, self._stale = False, True

    def _stop_peeking(self) -> None:
        if self._peeking:
            self._peeking = False
            self.peekRequested.emit(False)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.hasFocus() and self.table.turn_to_next(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def _announce(self) -> None:
        self.announce(self.table.announcement())

    def announce(self, text: str) -> None:
        """Let a screen reader say it."""
        if not text:
            return
        self.announced.emit(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def describe(self) -> None:
        """Let a screen reader know what lies on the table now."""
        self.setAccessibleDescription(" ".join(self.table.description()))
