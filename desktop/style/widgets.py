"""Small controls that Qt lacks.

Joined buttons, buttons that show their key, plain and elided labels.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop.style.screen_reader import Role

#: Pixels between a menu and its button.
_MENU_GAP = 4
#: Pixels between a menu and the edge of the window.
_WINDOW_MARGIN = 8
#: Pixels that a field needs beside its text: frame and padding of the style sheet, and some space.
_FIELD_PADDING = 30
#: The largest expected frame and title bar of a window; Qt knows their size only once they exist.
FRAME = QSize(16, 64)


def room_for_dialog(opened: QWidget) -> QSize:
    """Return the largest size of a dialog.

    It is that of the window below it, within the screen and without the frame.
    """
    screen, window = opened.screen(), opened.parentWidget()
    free = screen.availableSize() - FRAME
    if window is None:
        return free
    while (parent := window.parentWidget()) is not None:
        window = parent
    fits = screen.size().expandedTo(window.size()) == screen.size()
    return window.size().boundedTo(free) if fits else window.size()


def pop_above(menu: QMenu, button: QWidget) -> None:
    """Open a menu above its button, inside the window's right edge."""
    size, window = menu.sizeHint(), button.window()
    at = button.mapToGlobal(QPoint(0, -size.height() - _MENU_GAP))
    right = window.mapToGlobal(QPoint(window.width() - _WINDOW_MARGIN, 0)).x()
    menu.popup(QPoint(min(at.x(), right - size.width()), at.y()))


class Segments(QFrame):
    """Joined buttons, of which exactly one is chosen, such as EN | FR | PT; `buttons` holds them.

    Set the accessible name to the subject of the choice.
    """

    spoken_as = Role.Grouping

    def __init__(
        self, parent: QWidget, count: int, *, width: int | None = 46, height: int = 28
    ) -> None:
        """Give each button the width `width` in pixels; with None they share the available room."""
        super().__init__(parent)
        self.setProperty("role", "segments")
        self._height = height
        self.buttons = [QPushButton(self) for _ in range(count)]
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(3)
        for button in self.buttons:
            button.setProperty("segment", True)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            if width is not None:
                button.setFixedWidth(width)
            row.addWidget(button, 1)
        if width is not None:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Give the buttons their default height, or the height that large texts need."""
        for button in self.buttons:
            button.setFixedHeight(max(self._height, button.sizeHint().height()))

    def say(self, *texts: str) -> None:
        """Set the texts of the buttons.

        Buttons that share the room get it in proportion to their texts.
        """
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        for number, (button, text) in enumerate(zip(self.buttons, texts, strict=True)):
            button.setText(text)
            row.setStretch(number, button.sizeHint().width())

    def choose(self, index: int) -> None:
        """Show which button is chosen."""
        self.buttons[index].setChecked(True)


class KeyButton(QPushButton):
    """A primary button that shows its keyboard shortcut beside its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        self._text = QLabel(self)
        self._text.setProperty("role", "on-gold")
        self._key = QLabel(self)
        self._key.setProperty("role", "key-on-gold")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 0, 18, 1)
        row.setSpacing(9)
        row.addStretch()
        for label in (self._text, self._key):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(label, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch()

    def set_texts(self, text: str, key: str) -> None:
        """Set the text of the button and the label of its key."""
        self._text.setText(text)
        self._key.setText(key)
        self.setAccessibleName(text)
        self.updateGeometry()

    def show_key(self, shown: bool) -> None:
        """Show or hide the key, depending on the available room."""
        self._key.setVisible(shown)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().expandedTo(QSize(172, 50))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def rule(parent: QWidget) -> QFrame:
    """Return a horizontal separator line."""
    line = QFrame(parent)
    line.setFixedHeight(1)
    line.setProperty("role", "rule")
    return line


def plain_label(parent: QWidget, role: str, text: str = "", *, wrapped: bool = False) -> QLabel:
    """Return a label with a role of the style sheet that shows plain text only.

    Names of people and files, and messages of programs, may look like markup.
    """
    label = QLabel(text, parent)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrapped)
    return label


class DropDown(QComboBox):
    """A drop-down list that leaves the wheel to the page it is scrolled with.

    Otherwise scrolling over a closed list would change its choice unseen.
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PromptField(QLineEdit):
    """A field whose placeholder says what to type, as fully as there is room."""

    def __init__(self, parent: QWidget, *, clearable: bool = True) -> None:
        super().__init__(parent)
        self._prompts: Sequence[str] = ("",)
        self.setAcceptDrops(False)
        self.setClearButtonEnabled(clearable)

    def set_prompts(self, *prompts: str) -> None:
        """Set the placeholder texts, the longest first; the last is also the accessible name."""
        self._prompts = prompts
        self.setAccessibleName(prompts[-1])
        self._fit()

    def _fit(self) -> None:
        clear = sum(button.sizeHint().width() for button in self.findChildren(QToolButton))
        text_width = self.width() - clear - _FIELD_PADDING
        advance = QFontMetricsF(self.font()).horizontalAdvance
        fitting = (prompt for prompt in self._prompts if advance(prompt) <= text_width)
        fitting_prompt = next(fitting, self._prompts[-1])
        self.setPlaceholderText(fitting_prompt)
        if self.toolTip() in ("", *self._prompts):
            self.setToolTip("" if fitting_prompt == self._prompts[0] else self._prompts[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()


class Elided(QLabel):
    """A label with a name, cut with an ellipsis where it is too long.

    The tooltip then shows all of it.
    """

    def __init__(self, name: str, parent: QWidget, widest: int) -> None:
        """Create it with `widest` as its maximum width in pixels."""
        super().__init__(parent)
        self._name, self._widest = name, widest
        self.setProperty("role", "heading")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMaximumWidth(self._widest)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self.font()).horizontalAdvance(self._name) + 4
        return QSize(min(self._widest, round(width)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mode = Qt.TextElideMode.ElideRight
        elided_text = QFontMetricsF(self.font()).elidedText(self._name, mode, self.width())
        self.setText(elided_text)
        self.setToolTip("" if elided_text == self._name else self._name)


def set_tab_order(*widgets: QWidget) -> None:
    """Let the Tab key reach widgets one after another, in whatever order they were made."""
    for first, second in pairwise(widgets):
        QWidget.setTabOrder(first, second)
