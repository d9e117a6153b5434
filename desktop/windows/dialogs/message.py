"""A message box in the style of the application's sheets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from desktop.language.names import PRODUCT
from desktop.style.widgets import plain_label

#: Width of the text in pixels; longer lines are hard to read.
_WIDTH = 440


class Message(QDialog):
    """A headline, a sentence or two below it, and a button."""

    def __init__(
        self,
        parent: QWidget,
        headline: str,
        detail: str,
        button: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Ok,
    ) -> None:
        """`button`: pressed by Enter and by Escape."""
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
