"""The favourites button of the start panel: named set-ups to pick, save, rename and delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.icons import icon
from desktop.play.favourites import MAX_NAME_LENGTH, favourites, forget, keep, rename
from desktop.storage.settings import Settings
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme
from engine.core.errors import one_line
from engine.play.setup import Setup, SetupRules

_SAVE = QDialogButtonBox.StandardButton.Save


class FavouriteNameDialog(SelfUpdating, QDialog):
    """Dialog that asks for the name of a favourite.

    Signals:
        named(name): the dialog was accepted.
    """

    named = Signal(str)

    def __init__(self, taken: Sequence[str], old: str | None, parent: QWidget) -> None:
        """Ask for a name that is not in `taken`.

        `old` is the name to change, None for a new favourite.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._taken_names, self._old = set(taken), old
        self._prompt, self._note = QLabel(self), QLabel(self)
        self._prompt.setProperty("role", "heading")
        self._note.setProperty("role", "quiet")
        self.field = QLineEdit(old or "", self)
        self.field.setMaxLength(MAX_NAME_LENGTH)
        self.field.selectAll()
        self.field.textChanged.connect(self._check_name)
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
        """The typed name without surrounding spaces."""
        return one_line(self.field.text().strip())

    @property
    def note(self) -> str:
        """The note about that name, or ""."""
        return self._note.text()

    def accept(self) -> None:
        self.named.emit(self.name)
        super().accept()

    def _check_name(self) -> None:
        """Enable Save for a valid name: saving may replace a namesake, renaming must not."""
        taken = self.name in self._taken_names and self.name != self._old
        save = self._buttons.button(_SAVE)
        save.setEnabled(bool(self.name) and not (taken and self._old is not None))
        if not taken:
            self._note.setText("")
        elif self._old is None:
            self._note.setText(
                translate("Favourites", "The favourite with that name will be replaced.")
            )
        else:
            self._note.setText(translate("Favourites", "Another favourite already has that name."))

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Favourites", "Favourites"))
        if self._old is None:
            prompt = translate("Favourites", "What should this set-up be called?")
        else:
            prompt = translate("Favourites", "What should “{name}” be called?").format(
                name=self._old
            )
        self._prompt.setText(prompt)
        self.field.setAccessibleName(prompt)
        self._check_name()


class FavouritesButton(SelfUpdating, QToolButton):
    """Button that opens the menu of favourites of the chosen game.

    Signals:
        picked(Setup): a favourite is to be played next.
    """

    picked = Signal(object)

    def __init__(self, settings: Settings, present: Callable[[], Setup], parent: QWidget) -> None:
        """Create the button; `present` returns the set-up on the panel, which it saves."""
        super().__init__(parent)
        self._settings, self._current_setup = settings, present
        self._game: SetupRules | None = None
        self._menu = QMenu(self)
        self.setObjectName("favourites")
        self.setFixedSize(40, 32)
        self.setIconSize(QSize(20, 20))
        self.clicked.connect(self._open)
        self.retranslate()
        self.restyle()

    def show_game(self, game: SetupRules) -> None:
        """Offer the favourites of another game."""
        self._game = game

    def restyle(self) -> None:
        self.setIcon(icon("star", current_theme().quiet, 20))

    def _open(self) -> None:
        """Open the menu below the button, with the favourites of now."""
        assert self._game is not None
        named = favourites(self._settings, self._game)
        menu = self._menu
        menu.clear()
        for name, setup in named.items():
            menu.addAction(_menu_text(name), partial(self.picked.emit, setup))
        menu.addSeparator()
        menu.addAction(translate("Favourites", "&Save this set-up…"), self._save)
        for title, act in (
            (translate("Favourites", "&Rename"), self._rename),
            (translate("Favourites", "&Delete"), self._delete),
        ):
            inner = menu.addMenu(title)
            inner.setEnabled(bool(named))
            for name in named:
                inner.addAction(_menu_text(name), partial(act, name))
        # The menu's right edge is flush with the button, next to the window's edge.
        corner = self.mapToGlobal(QPoint(self.width(), self.height()))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))

    def _names(self) -> list[str]:
        assert self._game is not None
        return list(favourites(self._settings, self._game))

    def _save(self) -> None:
        from desktop.windows.shelf.favourites_button import FavouriteNameDialog

        dialog = FavouriteNameDialog(self._names(), None, self.window())
        dialog.named.connect(self._on_saved)
        dialog.open()

    def _on_saved(self, name: str) -> None:
        assert self._game is not None
        keep(self._settings, self._game, name, self._current_setup())

    def _rename(self, old: str) -> None:
        from desktop.windows.shelf.favourites_button import FavouriteNameDialog

        dialog = FavouriteNameDialog(self._names(), old, self.window())
        dialog.named.connect(partial(self._on_renamed, old))
        dialog.open()

    def _on_renamed(self, old: str, new: str) -> None:
        assert self._game is not None
        rename(self._settings, self._game, old, new)

    def _delete(self, name: str) -> None:
        assert self._game is not None
        forget(self._settings, self._game, name)

    def retranslate(self) -> None:
        name = translate("Favourites", "Favourites")
        self.setToolTip(name)
        self.setAccessibleName(name)


def _menu_text(name: str) -> str:
    """Return a name as a menu entry, where a single & would mark a mnemonic key."""
    return name.replace("&", "&&")
