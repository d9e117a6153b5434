"""The variants of the next box of a league, as on the shelf."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.storage.settings import Settings
from desktop.table.game_table import GameTable
from desktop.windows.dialogs.base_dialog import BaseDialog
from desktop.windows.shelf.option_form import OptionForm
from engine.play.setup import from_json, to_json


class VariantsDialog(BaseDialog):
    """Edits the variants that the shelf remembers for a box."""

    def __init__(self, table: GameTable, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._settings = table, settings
        self.form = OptionForm(self)
        self._setup = from_json(table, settings.setup(table.id))
        self.form.show_game(table, self._setup.options)
        self.form.set_density(0)
        self.body.addLayout(self.form.grid)
        self.finished.connect(self._keep)
        self.retranslate()

    def _keep(self) -> None:
        chosen = replace(self._setup, options=self.form.values())
        if chosen != self._setup:
            self._settings.remember_setup(self._table.id, to_json(chosen))

    def retranslate(self) -> None:
        title = translate("League", "Variants of {game}").format(game=self._table.title())
        self.setWindowTitle(title)
        self.title.setText(title)
        self.form.retranslate()
