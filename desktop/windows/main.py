"""The window: the shelf, and the table of the game being played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop import errors
from desktop.botprocess import BotProcess
from desktop.chrome import dress
from desktop.language import Language, translate
from desktop.names import PRODUCT
from desktop.printing.dialog import PrintDialog
from desktop.rules.window import RulesWindow
from desktop.session import Session
from desktop.settings import Settings
from desktop.setup import Setup, drawn_seed, to_record
from desktop.store import Store, Unfinished
from desktop.table.game import GameTable
from desktop.theme import Theme, by_name
from desktop.windows import files
from desktop.windows.confirm import Confirmation
from desktop.windows.help import AboutSheet, KeysSheet
from desktop.windows.menus import Menus
from desktop.windows.notice import Notice
from desktop.windows.pictures import picture_of
from desktop.windows.settingsdialog import SettingsDialog
from desktop.windows.shelf import ShelfPage
from desktop.windows.table import TablePage
from engine.core import ConquistaError, Game
from engine.match import Match
from engine.record import Record, load, save

SMALLEST, USUAL = QSize(1024, 640), QSize(1440, 900)


class MainWindow(QMainWindow):
    """Moves between shelf and table; owns the running session and keeps it on disk."""

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        language: Language,
        store: Store,
    ) -> None:
        super().__init__()
        self._games, self._tables = games, tables
        self._settings, self._language, self._store = settings, language, store
        self._process = BotProcess(parent=self)
        self._session: Session | None = None
        self._table: TablePage | None = None
        self._unfinished: Unfinished | None = None
        self._rules: dict[str, RulesWindow] = {}
        #: Where the running game was saved or opened, if it was.
        self._path: Path | None = None
        self._pages = QStackedWidget(self)
        self._notice = Notice(self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        column.addWidget(self._notice)
        self.setCentralWidget(middle)
        self._shelf = ShelfPage(games, tables, settings, language, self)
        self._shelf.play.connect(self._on_play)
        self._shelf.resumed.connect(self.resume)
        self._shelf.menuRequested.connect(self._show_menu)
        self._shelf.rulesRequested.connect(self._on_rules)
        self._shelf.printRequested.connect(self._on_print)
        self._pages.addWidget(self._shelf)
        self._menus = Menus(self)
        self._menus.opening.connect(self._show_possible)
        self._menus.new.connect(self._on_new)
        self._menus.resigned.connect(self._on_resign)
        self._menus.settings.connect(self._on_settings)
        self._menus.printed.connect(self._on_print)
        self._menus.rules.connect(self._on_rules)
        self._menus.resumed.connect(self.resume)
        self._menus.opened.connect(self._on_open)
        self._menus.saved.connect(self._on_save)
        self._menus.saved_as.connect(self._on_save_as)
        self._menus.shortcuts.connect(self._on_keys)
        self._menus.about.connect(self._on_about)
        QShortcut(QKeySequence("F10"), self).activated.connect(self._on_menu_key)
        QShortcut(QKeySequence("F11"), self).activated.connect(self._on_full_screen)
        settings.changed.connect(self._on_setting)
        settings.failed.connect(self._on_settings_failed)
        store.failed.connect(self._on_autosave_failed)
        store.recovered.connect(self._notice.settle)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_scheme)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL.boundedTo(self.screen().availableSize()))
        self.restoreGeometry(QByteArray.fromHex(settings.get("window").encode()))
        self._apply_theme()
        self.retranslate()
        self._show_shelf()
        if settings.trouble:
            self._notice.say(partial(errors.settings_lost, settings.trouble))

    # -- what stands open --------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        """The running session, or None at the shelf."""
        return self._session

    @property
    def notice(self) -> str:
        """What the line at the foot says; "" for nothing."""
        return self._notice.text

    def open_record(self, record: Record, path: Path | None = None) -> None:
        """Put a game on the table; raises ConquistaError when it does not fit its rules."""
        self._open_match(Match(record), path)

    def open_file(self, path: Path) -> None:
        """Open a save file, or say why it cannot be opened; the table stays as it was then."""
        try:
            match = Match(load(path))
        except ConquistaError as error:
            self._complain(
                translate("Files", "The game could not be opened."),
                errors.sentence(error, path.name),
            )
            return
        self._settings.set("folder", str(path.parent))
        detail = translate(
            "Confirm",
            "It can be continued until the other game goes on. Save it first to keep both.",
        )
        self._when_left(detail, partial(self._open_match, match, path))

    def resume(self) -> None:
        """Continue the unfinished game."""
        if self._unfinished is not None and self._session is None:
            self._open_match(self._unfinished.match, None)

    def leave_table(self) -> None:
        """Back to the shelf; the game can be continued from there."""
        if self._session is not None:
            self._close_session()
            self._show_shelf()

    def _open_match(self, match: Match, path: Path | None) -> None:
        self._close_session()
        self._path = path
        session = Session(match, self._process, self)
        session.advanced.connect(self._autosave)
        session.rewound.connect(self._autosave)
        page = TablePage(session, self._theme, self._settings, self)
        page.leaveRequested.connect(self.leave_table)
        page.playAgainRequested.connect(self._on_play_again)
        page.menuRequested.connect(self._show_menu)
        page.rulesRequested.connect(self.open_rules)
        self._session, self._table = session, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._show_possible()
        self.retranslate()
        page.setFocus()
        session.start()

    def _close_session(self) -> None:
        if self._session is None or self._table is None:
            return
        self._session.close()
        self._pages.removeWidget(self._table)
        self._table.deleteLater()
        self._session.deleteLater()
        self._session = self._table = self._path = None

    def _show_shelf(self) -> None:
        try:
            self._unfinished = self._store.unfinished()
        except ConquistaError as error:
            self._unfinished = None
            self._notice.say(partial(errors.autosave_lost, error))
        self._pages.setCurrentWidget(self._shelf)
        self._shelf.offer(self._unfinished)
        self._show_possible()
        self.retranslate()
        # The shelf appears first; the picture of the position follows when it is painted.
        QTimer.singleShot(0, self, self._picture_position)

    def _picture_position(self) -> None:
        if self._unfinished is None or self._session is not None:
            return
        image = picture_of(
            self._unfinished.match,
            self._shelf.position_size,
            self.devicePixelRatioF(),
            self._theme,
            self._settings,
        )
        self._shelf.show_position(image)

    def _show_possible(self) -> None:
        self._menus.set_possible(
            at_table=self._session is not None,
            unfinished=self._unfinished is not None,
            resign=self._session is not None and self._session.can_resign(),
        )

    # -- giving up a game --------------------------------------------------------------------

    def _on_new(self) -> None:
        detail = translate("Confirm", "It stays as it is: continue it from the shelf.")
        self._when_left(detail, self.leave_table)

    def _when_left(self, detail: str, go_on: Callable[[], None]) -> None:
        """Go on, after asking whether the running game is to be left."""
        match = self._session.match if self._session is not None else None
        running = match is not None and match.ply > 0 and match.result is None
        if not running or not self._settings.confirm:
            go_on()
            return
        headline = translate("Confirm", "Leave this game?")
        box = Confirmation(self, headline, detail, translate("Confirm", "Leave"))
        box.accepted.connect(go_on)
        box.open()

    def _on_resign(self) -> None:
        if not self._settings.confirm:
            self._resign()
            return
        headline = translate("Confirm", "Resign this game?")
        detail = translate("Confirm", "The win goes to the others, and the game is over.")
        if self._session is not None and self._session.match.seats == 2:
            detail = translate("Confirm", "Your opponent wins, and the game is over.")
        resign = translate("Confirm", "Resign")
        box = Confirmation(self, headline, detail, resign, danger=True)
        box.accepted.connect(self._resign)
        box.open()

    def _resign(self) -> None:
        session = self._session
        if session is not None and session.person is not None and session.can_resign():
            session.resign(session.person)

    # -- new games ---------------------------------------------------------------------------

    def _on_play(self, game: str, setup: Setup) -> None:
        self.open_record(to_record(self._games[game], setup))

    def _on_play_again(self) -> None:
        if self._session is None:
            return
        record = self._session.match.record
        again = replace(record, seed=drawn_seed(), position=None, answers=(), marks=())
        self.open_record(again)

    # -- files -------------------------------------------------------------------------------

    def _autosave(self) -> None:
        if self._session is not None:
            self._store.autosave(self._session.match)

    def _on_open(self) -> None:
        path = files.ask_open(self, self._settings.get("folder"))
        if path is not None:
            self.open_file(path)

    def _on_save(self) -> None:
        if self._path is None:
            self._on_save_as()
        else:
            self._save(self._path)

    def _on_save_as(self) -> None:
        if self._session is None:
            return
        title = self._tables[self._session.match.game.id].texts.title()
        path = files.ask_save(self, self._settings.get("folder"), title)
        if path is not None:
            self._save(path)

    def _save(self, path: Path) -> None:
        assert self._session is not None
        try:
            save(self._session.match.record, path)
        except OSError as error:
            headline = translate("Files", "The game could not be saved.")
            self._complain(headline, errors.about_writing(error))
            return
        self._path = path
        self._settings.set("folder", str(path.parent))
        self._notice.say(partial(files.saved, path.stem), brief=True)

    def _complain(self, headline: str, detail: str) -> None:
        files.complain(self, headline, detail)

    def _on_autosave_failed(self, error: OSError) -> None:
        self._notice.say(partial(errors.autosave_failed, error))

    def _on_settings_failed(self, reason: str) -> None:
        self._notice.say(partial(errors.settings_failed, reason))

    # -- settings ----------------------------------------------------------------------------

    def _on_setting(self, key: str) -> None:
        if key == "language":
            self._language.install(self._settings.language)
        elif key == "places":
            self._language.call_places(self._settings.places == "native")
        elif key == "theme":
            self._apply_theme()

    def _on_scheme(self) -> None:
        self._apply_theme()

    def _apply_theme(self) -> None:
        self._theme: Theme = by_name(self._settings.theme)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        dress(application, self._theme)
        self._shelf.set_theme(self._theme)
        if self._table is not None:
            self._table.set_theme(self._theme)
        for window in self._rules.values():
            window.set_theme(self._theme)

    # -- the window --------------------------------------------------------------------------

    def _show_menu(self, place: QPoint) -> None:
        self._menus.show_at(place)

    def _on_menu_key(self) -> None:
        (self._shelf if self._table is None else self._table).show_menu()

    def _on_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _on_settings(self) -> None:
        SettingsDialog(self._settings, self).open()

    def _game_in_hand(self) -> str:
        """The id of the game on the table, or of the box chosen on the shelf."""
        return self._session.match.game.id if self._session is not None else self._shelf.chosen

    def _on_print(self) -> None:
        sheets = self._tables[self._game_in_hand()].sheets
        PrintDialog(sheets, self, files.usual_folder(self._settings.get("folder"))).open()

    def _on_rules(self) -> None:
        # F1 on something the table refused or scored opens what decides it.
        self.open_rules(self._table.rules_section() if self._table is not None else "")

    def open_rules(self, section: str) -> None:
        """Show the rules of the game in hand; "": where they were last read."""
        game = self._game_in_hand()
        if game not in self._rules:
            self._rules[game] = RulesWindow(game, self._language, self._theme, self)
        self._rules[game].open_at(section)

    def _on_keys(self) -> None:
        if self._session is None:
            KeysSheet(self).open()
        else:
            KeysSheet(self, self._tables[self._session.match.game.id].keys).open()

    def _on_about(self) -> None:
        AboutSheet(self).open()

    def retranslate(self) -> None:
        self._menus.retranslate()
        title = PRODUCT
        if self._session is not None:
            game = self._tables[self._session.match.game.id].texts.title()
            title = translate("Window", "{game} – Conquista").format(game=game)
        self.setWindowTitle(title)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already; only the bots must go home."""
        self._close_session()
        self._process.close()
        self._settings.set("window", bytes(self.saveGeometry().toHex().data()).decode())
        super().closeEvent(event)
