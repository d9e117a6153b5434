"""The menu of the window: its actions and their keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.language.translation import translate
from desktop.style import shortcuts as keys

#: A mark of a mnemonic, or an ampersand of the text.
_MARK = re.compile("&(&?)")


def name_mnemonics(actions: Sequence[QAction]) -> None:
    """Give each action of a menu a mnemonic of its own, in any language.

    The first keeps its letter; another with the same gets the next free one of its words, their
    initials first, or none.
    """
    taken: set[str] = set()
    others = []
    for action in actions:
        letter = mnemonic(action.text())
        if letter and letter not in taken:
            taken.add(letter)
        elif action.isVisible() and not action.isSeparator():
            others.append(action)
    for action in others:
        text = _MARK.sub(r"\1\1", action.text())
        places = [index for index, letter in enumerate(text) if letter.isalnum()]
        initials = [index for index in places if not text[index - 1 : index].isalnum()]
        places = [*initials, *places]
        free = next((index for index in places if text[index].casefold() not in taken), None)
        if free is not None:
            taken.add(text[free].casefold())
            text = f"{text[:free]}&{text[free:]}"
        action.setText(text)


def mnemonic(text: str) -> str:
    """Return the mnemonic letter of a text in lower case, or ""."""
    marks = (mark for mark in _MARK.finditer(text) if not mark[1])
    return next((text[mark.end() :][:1].casefold() for mark in marks), "")


class Menus(QMenu):
    """The menu of the Menu buttons.

    Its parts are also in the menu bar, where there is a global one.

    Signals: one for each action, and `about_to_show()` before the menu is shown, to update its
    state.
    """

    about_to_show = Signal()
    new_requested = Signal()
    leave_requested = Signal()
    open_requested = Signal()
    save_requested = Signal()
    save_as_requested = Signal()
    resume_requested = Signal()
    games_requested = Signal()
    ledger_requested = Signal()
    league_requested = Signal()
    sit_down_requested = Signal()
    edit_requested = Signal()
    print_requested = Signal()
    rules_requested = Signal()
    lessons_requested = Signal()
    puzzles_requested = Signal()
    sound_requested = Signal()
    settings_requested = Signal()
    shortcuts_requested = Signal()
    about_requested = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._bar = window.menuBar()
        self._game = QMenu(window)
        self._help = QMenu(window)
        self._new = self._action(self._game, self.new_requested.emit, "new")
        self._resume = self._action(self._game, self.resume_requested.emit)
        self._games = self._action(self._game, self.games_requested.emit, "games")
        self._ledger = self._action(self._game, self.ledger_requested.emit)
        self._league = self._action(self._game, self.league_requested.emit, "league")
        self._sit_down = self._action(self._game, self.sit_down_requested.emit)
        self._edit = self._action(self._game, self.edit_requested.emit)
        self._game.addSeparator()
        self._open = self._action(self._game, self.open_requested.emit, "open")
        self._save = self._action(self._game, self.save_requested.emit, "save")
        self._save_as = self._action(self._game, self.save_as_requested.emit, "save as")
        self._print = self._action(self._game, self.print_requested.emit, "print")
        self._game.addSeparator()
        #: Actions of a table are inserted before this one.
        self._leave = self._action(self._game, self.leave_requested.emit)
        self._leave.setObjectName("leave")
        self._leave.setVisible(False)
        self._game.addSeparator()
        self._sound = self._action(self._game, self.sound_requested.emit, "sound")
        self._sound.setCheckable(True)
        self._settings = self._action(self._game, self.settings_requested.emit, "settings")
        self._settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._game.addSeparator()
        self._quit = self._action(self._game, window.close, "quit")
        self._quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._rules = self._action(self._help, self.rules_requested.emit, "rules")
        self._lessons = self._action(self._help, self.lessons_requested.emit)
        self._puzzles = self._action(self._help, self.puzzles_requested.emit)
        self._shortcuts = self._action(self._help, self.shortcuts_requested.emit)
        self._about = self._action(self._help, self.about_requested.emit)
        self._about.setMenuRole(QAction.MenuRole.AboutRole)
        self._is_at_table = self._is_with_friends = False
        self._compose(window)
        for menu in (self, self._game, self._help):
            menu.aboutToShow.connect(partial(self._show, menu))
        self.retranslate()

    def _action(self, menu: QMenu, act: Callable[[], object], key: str = "") -> QAction:
        """Add an action; `key` is its name in the table of shortcuts, or ""."""
        if key:
            return keys.action(key, menu, act)
        action = QAction(menu)
        action.triggered.connect(act)
        menu.addAction(action)
        return action

    def _compose(self, window: QMainWindow) -> None:
        """Compose the menu of the buttons, the menu bar and the shortcuts of the window."""
        for action in self._game.actions()[:-1]:
            self.addAction(action)
        # All in one list would be higher than many screens.
        self.addMenu(self._help)
        self.addSeparator()
        self.addAction(self._quit)
        for menu in (self._game, self._help):
            self._bar.addMenu(menu)
            # Shortcuts of a hidden menu bar do not work, those of the window do.
            window.addActions(menu.actions())
        self._bar.setVisible(self._bar.isNativeMenuBar())

    def set_possible(
        self, *, at_table: bool, with_friends: bool, unfinished: bool, sound: bool
    ) -> None:
        """Enable the actions that are possible, and tick the sound."""
        self._is_at_table, self._is_with_friends = at_table, with_friends
        self._name_by_place()
        self._leave.setVisible(at_table)
        self._sound.setChecked(sound)
        self._save.setEnabled(at_table)
        self._save_as.setEnabled(at_table)
        self._resume.setEnabled(unfinished)

    def join(self, actions: Sequence[QAction]) -> None:
        """Add the actions of a table; they vanish when its page is deleted."""
        for menu in (self, self._game):
            menu.insertActions(self._leave, actions)

    def _show(self, menu: QMenu) -> None:
        """Prepare a menu that is about to be shown."""
        self.about_to_show.emit()
        name_mnemonics(menu.actions())

    def show_at(self, pos: QPoint) -> None:
        """Pop up at a position."""
        self.popup(pos)

    def _name_by_place(self) -> None:
        """Name the actions whose names depend on the table."""
        copied = translate("Menu", "&Edit a copy of this position")
        self._edit.setText(copied if self._is_at_table else translate("Menu", "Position &editor"))
        leave = translate("Menu", "&Back to the shelf")
        if self._is_with_friends:
            leave = translate("Menu", "&Back to the shelf (your seat stays yours)")
        self._leave.setText(leave)

    def retranslate(self) -> None:
        self._name_by_place()
        self._game.setTitle(translate("Menu", "&Game"))
        self._help.setTitle(translate("Menu", "&Help"))
        self._new.setText(translate("Menu", "&New game"))
        self._resume.setText(translate("Menu", "&Continue the unfinished game"))
        self._games.setText(translate("Menu", "All &my games"))
        self._ledger.setText(translate("Menu", "&Ledger"))
        self._league.setText(translate("Menu", "Lea&gue"))
        self._sit_down.setText(translate("Menu", "Sit &down at a friend’s table…"))
        self._open.setText(translate("Menu", "&Open…"))
        self._save.setText(translate("Menu", "&Save"))
        self._save_as.setText(translate("Menu", "Save &as…"))
        self._print.setText(translate("Menu", "&Print…"))
        self._sound.setText(translate("Menu", "S&ound"))
        self._settings.setText(translate("Menu", "Se&ttings"))
        self._quit.setText(translate("Menu", "&Quit"))
        self._rules.setText(translate("Menu", "&Rules"))
        self._lessons.setText(translate("Menu", "&Lessons"))
        self._puzzles.setText(translate("Menu", "P&uzzles"))
        self._shortcuts.setText(translate("Menu", "&Keys"))
        self._about.setText(translate("Menu", "A&bout Conquista"))
