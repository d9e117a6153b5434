"""The one menu of the window: its actions with their keys, and the settings as lists to tick."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.language import NAMES, translate
from desktop.settings import SETTINGS, Settings

Key = QKeySequence.StandardKey

#: The settings that stand in the menu, in this order.
SHOWN = ("language", "theme", "animation", "pace")


class Menus(QMenu):
    """Pops up from the Menu buttons; on systems with a global menu bar it stands there too.

    Signals: one for each thing to do; settings are changed directly.
    """

    new = Signal()
    opened = Signal()
    saved = Signal()
    saved_as = Signal()
    resumed = Signal()
    shortcuts = Signal()
    about = Signal()

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self._bar = window.menuBar()
        self._game = QMenu(window)
        self._choices = {key: QMenu(window) for key in SHOWN}
        self._options = QMenu(window)
        self._help = QMenu(window)
        self._new = self._action(self._game, self.new.emit, Key.New)
        self._resume = self._action(self._game, self.resumed.emit)
        self._game.addSeparator()
        self._open = self._action(self._game, self.opened.emit, Key.Open)
        self._save = self._action(self._game, self.saved.emit, Key.Save)
        self._save_as = self._action(self._game, self.saved_as.emit, Key.SaveAs)
        if self._save_as.shortcut().isEmpty():
            self._save_as.setShortcut(QKeySequence("Ctrl+Shift+S"))
        self._game.addSeparator()
        self._quit = self._action(self._game, window.close, Key.Quit)
        if self._quit.shortcut().isEmpty():
            self._quit.setShortcut(QKeySequence("Ctrl+Q"))
        self._quit.setMenuRole(QAction.MenuRole.QuitRole)
        for key, menu in self._choices.items():
            self._options.addMenu(menu)
            self._fill(key, menu)
        self._shortcuts = self._action(self._help, self.shortcuts.emit, Key.HelpContents)
        self._about = self._action(self._help, self.about.emit)
        self._about.setMenuRole(QAction.MenuRole.AboutRole)
        self._compose(window)
        settings.changed.connect(self._tick)
        self.retranslate()

    def _action(self, menu: QMenu, act: Callable[[], object], key: Key | None = None) -> QAction:
        action = QAction(menu)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(act)
        menu.addAction(action)
        return action

    def _compose(self, window: QMainWindow) -> None:
        """One long menu for the buttons, three for a menu bar, the keys for the window."""
        for action in self._game.actions()[:-1]:
            self.addAction(action)
        for menu in self._choices.values():
            self.addMenu(menu)
        self.addSeparator()
        self.addActions(self._help.actions())
        self.addSeparator()
        self.addAction(self._quit)
        for menu in (self._game, self._options, self._help):
            self._bar.addMenu(menu)
            # A hidden menu bar lends its keys to nobody, the window does.
            window.addActions(menu.actions())
        self._bar.setVisible(self._bar.isNativeMenuBar())

    def _fill(self, key: str, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for choice in SETTINGS[key].choices:
            if choice == "":
                continue
            action = menu.addAction("")
            action.setCheckable(True)
            action.setData((key, choice))
            action.triggered.connect(self._choose)
            group.addAction(action)
        self._tick(key)

    def _choose(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self._settings.set(*action.data())

    def _tick(self, key: str) -> None:
        menu = self._choices.get(key)
        for action in menu.actions() if menu is not None else ():
            action.setChecked(action.data()[1] == self._settings.get(key))

    def set_possible(self, *, at_table: bool, unfinished: bool) -> None:
        """What can be done now: at a table, at the shelf with or without a game to continue."""
        self._save.setEnabled(at_table)
        self._save_as.setEnabled(at_table)
        self._resume.setEnabled(unfinished and not at_table)

    def show_at(self, place: QPoint) -> None:
        """Pop up under a button."""
        self.popup(place)

    def retranslate(self) -> None:
        self._game.setTitle(translate("Menu", "&Game"))
        self._options.setTitle(translate("Menu", "&Settings"))
        self._help.setTitle(translate("Menu", "&Help"))
        self._new.setText(translate("Menu", "&New game"))
        self._resume.setText(translate("Menu", "&Continue the unfinished game"))
        self._open.setText(translate("Menu", "&Open…"))
        self._save.setText(translate("Menu", "&Save"))
        self._save_as.setText(translate("Menu", "Save &as…"))
        self._quit.setText(translate("Menu", "&Quit"))
        self._shortcuts.setText(translate("Menu", "&Keys"))
        self._about.setText(translate("Menu", "&About Conquista"))
        for key, menu in self._choices.items():
            menu.setTitle(setting_name(key))
            for action in menu.actions():
                action.setText(choice_name(*action.data()))


def setting_name(key: str) -> str:
    """What a setting is called."""
    match key:
        case "language":
            return translate("Settings", "Language")
        case "theme":
            return translate("Settings", "Theme")
        case "animation":
            return translate("Settings", "Animation")
    return translate("Settings", "Pace of the bots")


def choice_name(key: str, choice: str) -> str:
    """What one value of a setting is called; languages call themselves."""
    match key, choice:
        case "language", _:
            return NAMES[choice]
        case "theme", "system":
            return translate("Settings", "As the system")
        case "theme", "light":
            return translate("Settings", "Light")
        case "theme", "dark":
            return translate("Settings", "Dark")
        case "theme", _:
            return translate("Settings", "High contrast")
        case "animation", "off":
            return translate("Settings", "Off", "animation")
        case "animation", "fast":
            return translate("Settings", "Fast", "animation")
        case "animation", _:
            return translate("Settings", "Normal", "animation")
        case _, "slow":
            return translate("Settings", "Slow", "pace")
        case _, "normal":
            return translate("Settings", "Normal", "pace")
        case _, "fast":
            return translate("Settings", "Fast", "pace")
    return translate("Settings", "Instant", "pace")
