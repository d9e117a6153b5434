"""Asks what a favourite set-up is to be called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.play.favourites import LONGEST
from desktop.style.self_updating import Retranslated
from engine.core.game import one_line

_SAVE = QDialogButtonBox.StandardButton.Save


class NameDialog(Retranslated, QDialog):
    """A new name, or another one for a favourite that has one.

    Signals: `named(name)` when it is settled.
    """

    named = Signal(str)

    def __init__(self, taken: Sequence[str], old: str | None, parent: QWidget) -> None:
        """`taken` are the names there are; `old` the one to change, None for a new favourite."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._taken, self._old = set(taken), old
        self._prompt, self._note = QLabel(self), QLabel(self)
        self._prompt.setProperty("role", "heading")
        self._note.setProperty("role", "quiet")
        self.field = QLineEdit(old or "", self)
        self.field.setMaxLength(LONGEST)
        self.field.selectAll()
        self.field.textChanged.connect(self._judge)
        cancel = QDialogButtonBox.StandardButton.Cancel
        self._buttons = QDialogButtonBox(_SAVE | cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(9)
        for part in (self._prompt, self.field, self._note, self._buttons):
            column.addWidget(part)
        self.setMinimumWidth(400)
        self.retranslate()

    @property
    def name(self) -> str:
        """What was typed, without spaces around it."""
        return one_line(self.field.text().strip())

    @property
    def note(self) -> str:
        """What there is to say about that name, or ""."""
        return self._note.text()

    def accept(self) -> None:
        self.named.emit(self.name)
        super().accept()

    def _judge(self) -> None:
        """Whether the name will do: saving replaces a namesake, renaming must not."""
        taken = self.name in self._taken and self.name != self._old
        save = self._buttons.button(_SAVE)
        save.setEnabled(bool(self.name) and not (taken and self._old is not None))
        if not taken:
            self._note.setText("")
        elif self._old is None:
            self._note.setText(translate("Favourites", "The favourite of that name is replaced."))
        else:
            self._note.setText(translate("Favourites", "Another favourite has that name."))

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Favourites", "Favourites"))
        if self._old is None:
            prompt = translate("Favourites", "What is this set-up to be called?")
        else:
            prompt = translate("Favourites", "What is “{name}” to be called?").format(
                name=self._old
            )
        self._prompt.setText(prompt)
        self.field.setAccessibleName(prompt)
        self._judge()
