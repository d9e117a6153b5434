"""Asks before a running game is given up, with the safe answer on the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.names import PRODUCT


class Confirmation(QMessageBox):
    """A box with one thing to do and Cancel; `accepted` tells that it is to be done."""

    def __init__(self, parent: QWidget, headline: str, detail: str, yes: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(PRODUCT)
        self.setText(headline)
        self.setInformativeText(detail)
        self.yes = self.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        self.cancel = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self.cancel)
        self.setEscapeButton(self.cancel)
