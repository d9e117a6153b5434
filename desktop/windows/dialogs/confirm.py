"""The confirmation before a game is given up; Cancel has the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from desktop.language.translation import translate
from desktop.storage.saved_games import WATCHED_KEPT
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


def leaving(*, watched: bool, lost: bool) -> str:
    """Return what becomes of a game when it is left; `lost`: it could not be written."""
    if lost:
        return translate(
            "Confirm",
            "Its last moves could not be saved. Save the game elsewhere first, or they will be "
            "lost.",
        )
    if watched:
        return translate(
            "Confirm",
            "It is kept in My games, among the last {count} that you only watched.",
        ).format(count=WATCHED_KEPT)
    return translate("Confirm", "It is saved: you can continue it from the shelf at any time.")
