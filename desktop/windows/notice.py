"""A floating notice over the page, for news that the player need not answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.language.translation import translate
from desktop.style import screen_reader
from desktop.style.self_updating import SelfUpdating

#: Milliseconds a brief message stays, in addition to those for each of its letters.
BRIEF_MS = 4000
#: Milliseconds to read a letter, for a slow reader.
_MS_PER_LETTER = 60
#: Milliseconds a brief message with an extra button stays.
_WITH_ACTION_MS = 15000
#: The greatest width, in pixels.
_WIDTH = 720
#: Pixels left free above the notice.
_GAP_ABOVE = 10
#: Pixels left free on each side.
_GAP_BESIDE = 12
#: Width of the room below which the buttons are under the message.
_NARROW_WIDTH = 420


@runtime_checkable
class HasNoticeRoom(Protocol):
    """A page that has room for a notice."""

    def notice_room(self) -> QRect:
        """Return the room for a notice, in the page's coordinates."""


class Notice(SelfUpdating, QFrame):
    """Floats over its parent with a message until it is closed or dismissed.

    It covers the page instead of resizing it. It is at the top of `room()`, a rect of its parent,
    and reaches above that if the room is too low. A brief message without an extra button has no
    button at all, and lets clicks through to the page.

    Signals:
        announced(text): what screen readers say.
    """

    announced = Signal(str)

    def __init__(self, parent: QWidget, room: Callable[[], QRect]) -> None:
        super().__init__(parent)
        self._bounds = room
        self.setProperty("role", "notice")
        self._message: Callable[[], str] | None = None
        self._text = QLabel(self)
        self._text.setProperty("role", "sentence")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._hide_timer = QTimer(self)
        self._hide_timer.setSingleShot(True)
        self._hide_timer.timeout.connect(self.dismiss)
        #: The label and the action of a button beside Close, or None.
        self._action: tuple[Callable[[], str], Callable[[], None]] | None = None
        self._action_button = QPushButton(self)
        self._action_button.setObjectName("act")
        self._action_button.clicked.connect(self._on_action)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.dismiss)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.addWidget(self._text, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._action_button)
        buttons.addWidget(self._close)
        row.addLayout(buttons)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """The message; "" while the notice is hidden."""
        return self._text.text() if self._message is not None else ""

    def say(
        self,
        message: Callable[[], str],
        *,
        brief: bool = False,
        action: tuple[Callable[[], str], Callable[[], None]] | None = None,
    ) -> None:
        """Show a message, which is called again when the language changes.

        `brief` hides it once it can have been read.

        `action`: label and action of an extra button, with which a brief message stays longer.
        """
        self._message, self._action = message, action
        passing = brief and action is None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passing)
        self._close.setVisible(not passing)
        self.retranslate()
        if brief:
            self._hide_timer.start(
                BRIEF_MS + _MS_PER_LETTER * len(self._text.text()) if passing else _WITH_ACTION_MS
            )
        else:
            self._hide_timer.stop()
        self.show()
        self.reposition()
        self.raise_()
        # Announce it in the next event: a change of focus now would interrupt the screen reader.
        QTimer.singleShot(0, self, self._announce)

    def _announce(self) -> None:
        if self.text:
            self.announced.emit(self.text)
            screen_reader.announce(self, self.text)

    def dismiss(self) -> None:
        """Hide the notice."""
        self._message = None
        self._hide_timer.stop()
        self.hide()

    def dismiss_brief(self) -> None:
        """Hide a brief message before its time; others stay."""
        if self._hide_timer.isActive():
            self.dismiss()

    def _on_action(self) -> None:
        if self._action is not None:
            self._action[1]()

    def retranslate(self) -> None:
        self._action_button.setVisible(self._action is not None)
        if self._action is not None:
            self._action_button.setText(self._action[0]())
        self._close.setText(translate("Notice", "Close"))
        if self._message is not None:
            self._text.setText(self._message())
            self.reposition()

    def reposition(self) -> None:
        """Centre the notice in its room, as wide as the message needs."""
        if self._message is None:
            return
        rect = self._bounds()
        is_narrow = rect.width() < _NARROW_WIDTH
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        self._row.setContentsMargins(12 if is_narrow else 20, 8, 12 if is_narrow else 16, 8)
        maximum = rect.width() - 2 * _GAP_BESIDE
        width = rect.width() if is_narrow else min(_WIDTH, maximum, self._one_line_width())
        height = self._row.totalHeightForWidth(width)
        left = rect.left() + (rect.width() - width) // 2
        top = min(rect.top() + (0 if is_narrow else _GAP_ABOVE), rect.bottom() - height)
        self.setGeometry(left, max(0, top), width, height)

    def _one_line_width(self) -> int:
        """Return the width at which the message fits one line."""
        margins = self._row.contentsMargins()
        text_width = self._text.fontMetrics().horizontalAdvance(self._text.text())
        visible_buttons = [
            button for button in (self._action_button, self._close) if not button.isHidden()
        ]
        buttons = sum(button.sizeHint().width() + self._row.spacing() for button in visible_buttons)
        return text_width + buttons + margins.left() + margins.right() + 8

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The page already has its new size, because layouts get this event first.
        if event.type() == QEvent.Type.Resize and self._message is not None:
            self.reposition()
        return super().eventFilter(watched, event)
