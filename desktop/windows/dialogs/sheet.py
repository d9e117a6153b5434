"""A dialog with a title, something below it and a button to close it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from desktop.retranslated import Retranslated


class Sheet(Retranslated, QDialog):
    """Its parts fill `body` and set their texts in `retranslate`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.body = QVBoxLayout()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addLayout(self.body)
        column.addWidget(self.buttons)

    def retranslate(self) -> None:
        """Set every text anew."""
