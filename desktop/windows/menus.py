"""The one menu of the window: its actions with their keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.language import translate
from desktop.windows.settingsdialog import settings_key

Key = QKeySequence.StandardKey


class Menus(QMenu):
    """Pops up from the Menu buttons; on systems with a global menu bar it stands there too.

    Signals: one for each thing to do, and `opening()` before it is seen: say what is possible.
    """

    opening = Signal()
    new = Signal()
    opened = Signal()
    saved = Signal()
    saved_as = Signal()
    resumed = Signal()
    resigned = Signal()
    printed = Signal()
    rules = Signal()
    settings = Signal()
    shortcuts = Signal()
    about = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._bar = window.menuBar()
        self._game = QMenu(window)
        self._help = QMenu(window)
        self._new = self._action(self._game, self.new.emit, Key.New)
        self._resume = self._action(self._game, self.resumed.emit)
        self._game.addSeparator()
        self._open = self._action(self._game, self.opened.emit, Key.Open)
        self._save = self._action(self._game, self.saved.emit, Key.Save)
        self._save_as = self._action(self._game, self.saved_as.emit, Key.SaveAs)
        if self._save_as.shortcut().isEmpty():
            self._save_as.setShortcut(QKeySequence("Ctrl+Shift+S"))
        self._print = self._action(self._game, self.printed.emit, Key.Print)
        self._game.addSeparator()
        self._resign = self._action(self._game, self.resigned.emit)
        self._game.addSeparator()
        self._settings = self._action(self._game, self.settings.emit)
        self._settings.setShortcut(settings_key())
        self._settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._game.addSeparator()
        self._quit = self._action(self._game, window.close, Key.Quit)
        if self._quit.shortcut().isEmpty():
            self._quit.setShortcut(QKeySequence("Ctrl+Q"))
        self._quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._rules = self._action(self._help, self.rules.emit, Key.HelpContents)
        self._shortcuts = self._action(self._help, self.shortcuts.emit)
        self._about = self._action(self._help, self.about.emit)
        self._about.setMenuRole(QAction.MenuRole.AboutRole)
        self._compose(window)
        for menu in (self, self._game):
            menu.aboutToShow.connect(self.opening)
        self.retranslate()

    def _action(self, menu: QMenu, act: Callable[[], object], key: Key | None = None) -> QAction:
        action = QAction(menu)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(act)
        menu.addAction(action)
        return action

    def _compose(self, window: QMainWindow) -> None:
        """One long menu for the buttons, two for a menu bar, the keys for the window."""
        for action in self._game.actions()[:-1]:
            self.addAction(action)
        self.addActions(self._help.actions())
        self.addSeparator()
        self.addAction(self._quit)
        for menu in (self._game, self._help):
            self._bar.addMenu(menu)
            # A hidden menu bar lends its keys to nobody, the window does.
            window.addActions(menu.actions())
        self._bar.setVisible(self._bar.isNativeMenuBar())

    def set_possible(self, *, at_table: bool, unfinished: bool, resign: bool) -> None:
        """What can be done now: at a table, at the shelf with or without a game to continue."""
        self._save.setEnabled(at_table)
        self._save_as.setEnabled(at_table)
        self._resume.setEnabled(unfinished and not at_table)
        self._resign.setEnabled(resign)

    def show_at(self, place: QPoint) -> None:
        """Pop up under a button."""
        self.popup(place)

    def retranslate(self) -> None:
        self._game.setTitle(translate("Menu", "&Game"))
        self._help.setTitle(translate("Menu", "&Help"))
        self._new.setText(translate("Menu", "&New game"))
        self._resume.setText(translate("Menu", "&Continue the unfinished game"))
        self._open.setText(translate("Menu", "&Open…"))
        self._save.setText(translate("Menu", "&Save"))
        self._save_as.setText(translate("Menu", "Save &as…"))
        self._print.setText(translate("Menu", "&Print…"))
        self._resign.setText(translate("Menu", "Resi&gn…"))
        self._settings.setText(translate("Menu", "Se&ttings"))
        self._quit.setText(translate("Menu", "&Quit"))
        self._rules.setText(translate("Menu", "&Rules"))
        self._shortcuts.setText(translate("Menu", "&Keys"))
        self._about.setText(translate("Menu", "A&bout Conquista"))
