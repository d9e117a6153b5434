"""Small controls Qt does not have: joined buttons, one that names its key, words as they stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
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

#: Pixels between a menu and its button, and between it and the edge of the window.
_APART, _INSIDE = 4, 8
#: Pixels beside the words of a field: frame and padding of the style sheet, and some air.
_AROUND = 30
#: Pixels a desktop's frame and title bar take at most: Qt knows them only once they are there.
FRAME = QSize(16, 64)


def room_over(opened: QWidget) -> QSize:
    """What a dialog may take: no more than the window that it lies over has, and than its screen
    has beside a frame.
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
    """Open a menu above its button, no further right than the window."""
    size, window = menu.sizeHint(), button.window()
    at = button.mapToGlobal(QPoint(0, -size.height() - _APART))
    right = window.mapToGlobal(QPoint(window.width() - _INSIDE, 0)).x()
    menu.popup(QPoint(min(at.x(), right - size.width()), at.y()))


class Segments(QFrame):
    """Joined buttons of which one is chosen, such as EN | FR | PT; `buttons` holds them.

    It has an accessible name: what is chosen by them.
    """

    spoken_as = Role.Grouping

    def __init__(
        self, parent: QWidget, count: int, *, width: int | None = 46, height: int = 28
    ) -> None:
        """Each button has this width; with None they share the room there is."""
        super().__init__(parent)
        self.setProperty("role", "segments")
        self._high = height
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
        """Make the buttons as high as they are by default, or as large texts need."""
        for button in self.buttons:
            button.setFixedHeight(max(self._high, button.sizeHint().height()))

    def say(self, *texts: str) -> None:
        """What is written on the buttons; those that share the room have it by their words."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        for number, (button, text) in enumerate(zip(self.buttons, texts, strict=True)):
            button.setText(text)
            row.setStretch(number, button.sizeHint().width())

    def choose(self, index: int) -> None:
        """Show which one is in force."""
        self.buttons[index].setChecked(True)


class KeyButton(QPushButton):
    """A main button that shows, beside its text, the key that does the same."""

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
        """What the button does, and the name of the key."""
        self._text.setText(text)
        self._key.setText(key)
        self.setAccessibleName(text)
        self.updateGeometry()

    def show_key(self, shown: bool) -> None:
        """Whether there is room for the key."""
        self._key.setVisible(shown)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().expandedTo(QSize(172, 50))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def rule(parent: QWidget) -> QFrame:
    """A line across, between what does not belong together."""
    line = QFrame(parent)
    line.setFixedHeight(1)
    line.setProperty("role", "rule")
    return line


def plain_label(parent: QWidget, role: str, text: str = "", *, wrapped: bool = False) -> QLabel:
    """Words by their role in the style sheet, shown as they stand: names of people and files, and
    what programs say, may look like markup.
    """
    label = QLabel(text, parent)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrapped)
    return label


class SearchField(QLineEdit):
    """Says what can be searched for, in as many words as it has room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompts: Sequence[str] = ("",)
        self.setAcceptDrops(False)
        self.setClearButtonEnabled(True)

    def set_prompts(self, *prompts: str) -> None:
        """What it says while it is empty, the longest first; the last is its name."""
        self._prompts = prompts
        self.setAccessibleName(prompts[-1])
        self._fit()

    def _fit(self) -> None:
        clear = sum(button.sizeHint().width() for button in self.findChildren(QToolButton))
        room = self.width() - clear - _AROUND
        advance = QFontMetricsF(self.font()).horizontalAdvance
        fitting = (prompt for prompt in self._prompts if advance(prompt) <= room)
        shown = next(fitting, self._prompts[-1])
        self.setPlaceholderText(shown)
        self.setToolTip("" if shown == self._prompts[0] else self._prompts[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()


class Elided(QLabel):
    """A name, cut with an ellipsis where it is longer than its room and told in full on hover."""

    def __init__(self, name: str, parent: QWidget, widest: int) -> None:
        """`widest`: pixels it takes at the most."""
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
        shown = QFontMetricsF(self.font()).elidedText(self._name, mode, self.width())
        self.setText(shown)
        self.setToolTip("" if shown == self._name else self._name)
