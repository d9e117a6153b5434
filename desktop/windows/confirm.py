"""Asks before a running game is given up, with the safe answer on the keyboard."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from desktop.windows.message import Message

_CANCEL = QDialogButtonBox.StandardButton.Cancel


class Confirmation(Message):
    """A box with one thing to do and Cancel; `accepted` tells that it is to be done."""

    def __init__(
        self, parent: QWidget, headline: str, detail: str, yes: str, *, danger: bool = False
    ) -> None:
        """`yes` names what is to be done; `danger` reddens it, for what cannot be undone."""
        super().__init__(parent, headline, detail, _CANCEL)
        self.cancel = self.buttons.button(_CANCEL)
        self.yes = QPushButton(yes, self)
        # Before the button is in a layout: a style sheet looks at properties only once.
        self.yes.setProperty("danger", danger)
        self.buttons.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel.setFocus()
