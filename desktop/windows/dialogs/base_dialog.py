"""The base of dialogs with a title, a body that scrolls if needed, and a Close button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLayout, QVBoxLayout, QWidget

from desktop.painting.fading_scroll import FadingScroll
from desktop.style.self_updating import SelfUpdating
from desktop.style.widgets import room_for_dialog

#: Width reserved for a scroll bar, in pixels.
_SCROLL_BAR_WIDTH = 14


def forget(layout: QLayout) -> None:
    """Invalidate a layout with all nested ones, which it does not invalidate itself."""
    layout.invalidate()
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner = item.layout() if item is not None else None
        if inner is not None:
            forget(inner)


class BaseDialog(SelfUpdating, QDialog):
    """A dialog whose subclasses fill `body` and set their texts in `retranslate`.

    It follows the size of the body; what exceeds the window or the screen is scrolled.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fitted = QSize()
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self._inner = QWidget(self)
        self.body = QVBoxLayout(self._inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self._scroll = FadingScroll(self)
        self._scroll.setWidget(self._inner)
        # The parts have names of their own, and keys scroll the part with the focus.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A table of figures may be wider than the screen.
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._inner.installEventFilter(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self._scroll)
        column.addWidget(self.buttons)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def retranslate(self) -> None:
        """Set all texts in the current language."""

    def room(self) -> QSize:
        """Return the size available to the body without scrolling."""
        margins = self._column.contentsMargins()
        beside = margins.left() + margins.right()
        above = margins.top() + margins.bottom() + 2 * self._column.spacing()
        above += self.title.sizeHint().height() + self.buttons.sizeHint().height()
        return room_for_dialog(self) - QSize(beside, above)

    def content(self) -> QSize:
        """Return the size the body needs."""
        forget(self.body)
        width = max(self.body.totalSizeHint().width(), self.title.sizeHint().width())
        width = max(width, self.buttons.sizeHint().width())
        wrapped = self.body.hasHeightForWidth()
        height = self.body.totalHeightForWidth(width) if wrapped else 0
        return QSize(width, height or self.body.totalSizeHint().height())

    def fit(self) -> None:
        """Resize to the body, or to the available size."""
        content_size, free_size = self.content(), self.room()
        # Otherwise the scroll area would squeeze the body to its least height.
        self._inner.setMinimumHeight(content_size.height())
        if content_size.height() > free_size.height():
            content_size += QSize(_SCROLL_BAR_WIDTH, 0)
        if content_size.width() > free_size.width():
            content_size += QSize(0, _SCROLL_BAR_WIDTH)
        size = content_size.boundedTo(free_size)
        if size == self._fitted:
            return
        self._fitted = size
        self._scroll.setFixedSize(size)
        self._column.activate()
        if self.isVisible():
            self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        """Move the dialog back onto the screen after it has grown."""
        rect, within = self.frameGeometry(), self.screen().availableGeometry()
        minimum = rect.topLeft() - within.topLeft()
        over = rect.bottomRight() - within.bottomRight()
        by = QPoint(min(max(0, over.x()), minimum.x()), min(max(0, over.y()), minimum.y()))
        if by.x() > 0 or by.y() > 0:
            self.move(self.pos() - QPoint(max(0, by.x()), max(0, by.y())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with Page Up and Down, and with arrow keys that no part handles."""
        self._scroll.keyPressEvent(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)
