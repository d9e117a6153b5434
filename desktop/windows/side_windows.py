"""Windows beside a game: rules, printing, keys, settings, and information.

Each is imported when it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.language.translation import Language
from desktop.storage.settings import Settings
from desktop.table.game_table import GameTable

if TYPE_CHECKING:
    from desktop.rulebook.window import RulesWindow


class SideWindows(QObject):
    """Opener of these windows over the main one, for the current game."""

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        settings: Settings,
        language: Language,
        window: QWidget,
        in_hand: Callable[[], tuple[str, bool]],
    ) -> None:
        """Connect the windows; `in_hand` returns the id of the current game and whether it is on.

        It is the game on the table, or the one chosen on the shelf.
        """
        super().__init__(window)
        self._tables, self._settings, self._language = tables, settings, language
        self._window, self._in_hand = window, in_hand
        #: The rules windows by game; each stays at the section read last.
        self._rules: dict[str, RulesWindow] = {}

    def open_rules(self, section: str = "") -> None:
        """Open the rules at a section; "": at the one read last."""
        game, _ = self._in_hand()
        if game not in self._rules:
            from desktop.rulebook.window import RulesWindow

            frames = self._tables[game].frames
            self._rules[game] = RulesWindow(game, frames, self._language, self._window)
        self._rules[game].open_at(section)

    def open_printing(self) -> None:
        """Open the print dialog."""
        from desktop.windows.dialogs import file_dialogs
        from desktop.windows.print_dialog.dialog import PrintDialog

        game, _ = self._in_hand()
        folder = file_dialogs.usual_folder(self._settings.get("folder"))
        remember = partial(self._settings.set, "printing")
        last = self._settings.get("printing")
        sheets = self._tables[game].sheets
        PrintDialog(sheets, self._window, folder, last=last, remember=remember).open()

    def open_keys(self) -> None:
        """Open the sheet of keys; at a table it includes those of the game."""
        from desktop.windows.dialogs.help import KeysDialog

        game, at_table = self._in_hand()
        KeysDialog(self._window, self._tables[game].keys if at_table else ()).open()

    def open_settings(self, after: Callable[[], None]) -> None:
        """Open the settings; `after` is called when they are closed."""
        from desktop.windows.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(
            self._settings, self._window, lambda game: self._tables[game].title()
        )
        dialog.finished.connect(after)
        dialog.open()

    def open_about(self) -> None:
        """Open the information about Conquista."""
        from desktop.windows.dialogs.help import AboutDialog

        AboutDialog(self._window).open()
