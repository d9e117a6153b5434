"""What opens beside a game: its rules, its sheets to print, keys, settings, and the product.

Each is loaded when it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.language.translation import Language
from desktop.storage.settings import Settings
from desktop.table.game import GameTable

if TYPE_CHECKING:
    from desktop.rules.window import RulesWindow


class SideWindows(QObject):
    """Opens them over a window, for the game in hand."""

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        settings: Settings,
        language: Language,
        window: QWidget,
        in_hand: Callable[[], tuple[str, bool]],
    ) -> None:
        """`in_hand` tells the id of the game on the table, or chosen on the shelf, and whether it
        is on the table.
        """
        super().__init__(window)
        self._tables, self._settings, self._language = tables, settings, language
        self._window, self._in_hand = window, in_hand
        #: By game; each stays where it was read last.
        self._rules: dict[str, RulesWindow] = {}

    def open_rules(self, section: str = "") -> None:
        """The rules at a section; "": where they were last read."""
        game, _ = self._in_hand()
        if game not in self._rules:
            from desktop.rules.window import RulesWindow

            frames = self._tables[game].frames
            self._rules[game] = RulesWindow(game, frames, self._language, self._window)
        self._rules[game].open_at(section)

    def open_printing(self) -> None:
        """Boards, cards and rules on paper."""
        from desktop.windows.dialogs import files
        from desktop.windows.printing.dialog import PrintDialog

        game, _ = self._in_hand()
        folder = files.usual_folder(self._settings.get("folder"))
        remember = partial(self._settings.set, "printing")
        last = self._settings.get("printing")
        sheets = self._tables[game].sheets
        PrintDialog(sheets, self._window, folder, last=last, remember=remember).open()

    def open_keys(self) -> None:
        """All keys, at a table with those of its game."""
        from desktop.windows.dialogs.help import KeysSheet

        game, at_table = self._in_hand()
        KeysSheet(self._window, self._tables[game].keys if at_table else ()).open()

    def open_settings(self, after: Callable[[], None]) -> None:
        """What the player chooses once and for all; `after` when that is done."""
        from desktop.windows.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(
            self._settings, self._window, lambda game: self._tables[game].title()
        )
        dialog.finished.connect(after)
        dialog.open()

    def open_about(self) -> None:
        """What this is."""
        from desktop.windows.dialogs.help import AboutSheet

        AboutSheet(self._window).open()
