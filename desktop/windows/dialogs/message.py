"""Message boxes in the style of the application's sheets: one to read, one to confirm a loss."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.language.names import PRODUCT
from desktop.style.widgets import plain_label

#: Width of the text in pixels; longer lines are hard to read.
_WIDTH = 440
_CANCEL = QDialogButtonBox.StandardButton.Cancel


class Message(QDialog):
    """A headline, a sentence or two below it, and a button."""

    def __init__(
        self,
        parent: QWidget,
        headline: str,
        detail: str,
        button: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Ok,
    ) -> None:
        """Create the box; Enter and Escape press `button`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(PRODUCT)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(detail)
        self._headline = self._label("headline", headline)
        self._detail = self._label("sentence", detail)
        self.buttons = QDialogButtonBox(button, self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        column.addWidget(self._headline)
        column.addWidget(self._detail)
        column.addSpacing(10)
        column.addWidget(self.buttons)
        self.buttons.button(button).setDefault(True)

    @property
    def headline(self) -> str:
        """The headline."""
        return self._headline.text()

    @property
    def detail(self) -> str:
        """The text below the headline."""
        return self._detail.text()

    def _label(self, role: str, text: str) -> QLabel:
        label = plain_label(self, role, text, wrapped=True)
        label.setFixedWidth(_WIDTH)
        return label


class Confirmation(Message):
    """A box with an action and Cancel, which has the focus; `accepted` means the action."""

    def __init__(
        self, parent: QWidget, headline: str, detail: str, yes: str, *, danger: bool = False
    ) -> None:
        """Create the box. `yes` is the label of the action; with `danger` its button is red."""
        super().__init__(parent, headline, detail, _CANCEL)
        self.cancel = self.buttons.button(_CANCEL)
        self.yes = QPushButton(yes, self)
        # Set before the button is in a layout, because a style sheet looks at properties only once.
        self.yes.setProperty("danger", danger)
        self.buttons.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel.setFocus()
