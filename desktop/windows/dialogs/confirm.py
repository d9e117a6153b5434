"""The confirmation before something is lost; Cancel has the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from desktop.windows.dialogs.message import Message

_CANCEL = QDialogButtonBox.StandardButton.Cancel


class Confirmation(Message):
    """A box with an action and Cancel; `accepted` means the action."""

    def __init__(
        self, parent: QWidget, headline: str, detail: str, yes: str, *, danger: bool = False
    ) -> None:
        """`yes`: label of the action; `danger`: it cannot be undone, and its button is red."""
        super().__init__(parent, headline, detail, _CANCEL)
        self.cancel = self.buttons.button(_CANCEL)
        self.yes = QPushButton(yes, self)
        # Set before the button is in a layout, because a style sheet looks at properties only once.
        self.yes.setProperty("danger", danger)
        self.buttons.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel.setFocus()
