"""The main window: the shelf, and the table of the match being played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from desktop.language import error_messages
from desktop.language.names import PRODUCT
from desktop.language.translation import Language, translate
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.storage.game_store import GameStore
from desktop.storage.ledger.entries import FILE, Ledger
from desktop.storage.saved_game_list import SavedGameList
from desktop.storage.settings import Settings
from desktop.style import keyboard, shortcuts
from desktop.style.apply_theme import apply_text_size, apply_theme
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import SIZES
from desktop.style.theme import theme_named
from desktop.style.widgets import FRAME
from desktop.system.stepped_work import BackgroundImports
from desktop.table.game_table import GameTable
from desktop.windows.current_game import CurrentGame, kept_text
from desktop.windows.friends.friends_controller import FriendsController, no_analysis_text
from desktop.windows.game_opener import GameOpener
from desktop.windows.league.league_controller import LeagueController
from desktop.windows.loading_sign import LoadingSign
from desktop.windows.menus import Menus
from desktop.windows.navigation import EDITOR_PAGE, Navigation
from desktop.windows.notice import HasNoticeRoom, Notice
from desktop.windows.open_and_save_as import GameFiles, MatchLoader, file_in
from desktop.windows.page_honours import tell_honours
from desktop.windows.pictures.thumbnails import Thumbnails
from desktop.windows.placed_window import PlacedWindow
from desktop.windows.shelf.shelf_page import ShelfPage
from desktop.windows.shelf.unfinished_game import UnfinishedGame
from desktop.windows.side_windows import SideWindows
from engine.core.game import Game
from engine.core.values import Seat
from engine.play.match import Match
from engine.play.record import Record
from engine.system.memory import forget_sources

if TYPE_CHECKING:
    from desktop.play.table_session import TableSession
    from desktop.windows.match_page.match_page import MatchPage

#: The usual size of the window.
DEFAULT_SIZE = QSize(1440, 900)
#: Milliseconds after which a table has imported all its modules.
_RELEASE_DELAY_MS = 2000


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


class MainWindow(SelfUpdating, PlacedWindow):
    """Switches between the shelf, the table and the other pages.

    Modules that the shelf does not need are imported on first use, so that the window appears
    sooner.
    """

    #: Emitted when a table is opened.
    table_shown = Signal()

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        language: Language,
        store: GameStore,
    ) -> None:
        apply_text_size(_application(), SIZES[settings.text_size])
        super().__init__()
        self._games, self._tables = games, tables
        self._settings, self._language, self._store = settings, language, store
        #: Whether the player agreed to lose a game that could not be written.
        self._is_loss_accepted = False
        self._pages = QStackedWidget(self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages)
        self._notice = Notice(middle, self._notice_room)
        # Queued, so that the new page is laid out first.
        queued = Qt.ConnectionType.QueuedConnection
        self._pages.currentChanged.connect(self._notice.reposition, queued)
        self.setCentralWidget(middle)
        self._files = GameFiles(store, settings, self._notice, self)
        self._current = CurrentGame(tables, settings, store, self._pages)
        self._current.page_shown.connect(self._on_opened)
        self._current.closed.connect(self._files.forget)
        self._current.put_away.connect(self._on_put_away)
        self._current.bot_failed.connect(self._on_bot_failed)
        self._side_windows = SideWindows(tables, settings, language, self, self._game_in_hand)
        # With its last parent at once: Qt styles a page anew whenever its parent changes.
        self._shelf = ShelfPage(games, tables, settings, language, self._pages)
        self._pages.addWidget(self._shelf)
        #: All kept games; the shelf offers one of them.
        self._saved = SavedGameList(store, self, self._count_moves, self._count_numbers)
        thumbnails = Thumbnails(store.pictures, tables, self)
        self._offer = UnfinishedGame(
            self._shelf, self._saved, thumbnails, lambda: self.session is None
        )
        self._offer.changed.connect(self._show_possible)
        self._saved.changed.connect(self._write_ledger)
        self._ledger = Ledger(store.folder / FILE, self)
        self._ledger.damaged.connect(self._on_ledger_damaged)
        self._coming_sign = LoadingSign(self._pages, is_still=lambda: settings.animation == "off")
        self._match_loader = MatchLoader(self._files, games, tables, self._coming_sign)
        self._match_loader.refused.connect(self._saved.refresh)
        self._pages.currentChanged.connect(self._match_loader.stop)
        self._navigation = Navigation(
            *(games, tables, settings, store, self._saved, self._ledger, thumbnails),
            *(self._notice, self._pages, self._coming_sign),
        )
        self._opener = GameOpener(
            *(games, tables, settings, store, self._current, self._files, self._match_loader),
            *(self._navigation, self._saved, self._offer, self._coming_sign),
        )
        self._league = LeagueController(
            *(games, tables, settings, store.folder, self._saved, self._current),
            *(self._navigation, self._opener, self._notice, self._pages, self._visit),
        )
        self._friends = FriendsController(
            self._shelf, tables, settings, store.folder, self._current, self._notice
        )
        self._connect_shelf()
        self._connect_navigation()
        self._menus = Menus(self)
        self._connect_menus()
        shortcuts.action("menu", self, self._on_menu_key)
        shortcuts.action("full screen", self, self.toggle_full_screen)
        self._loaded_timer = QTimer(self)
        self._loaded_timer.setSingleShot(True)
        self._loaded_timer.setInterval(_RELEASE_DELAY_MS)
        self._loaded_timer.timeout.connect(forget_sources)
        settings.changed.connect(self._on_setting)
        settings.failed.connect(self._on_settings_failed)
        store.failed.connect(self._on_keeping_failed)
        store.recovered.connect(self._notice.dismiss)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._apply_theme)
        self.fit_screen()
        self.resize(DEFAULT_SIZE.boundedTo(self.screen().availableSize() - FRAME))
        self.restore(settings.get("window"))
        # At the end of a desktop session windows get no close event.
        self.placed.connect(self._keep_place)
        self.setAcceptDrops(True)
        self._apply_theme()
        self.retranslate()
        self._show_shelf()
        self._report_lost_files()
        self.installEventFilter(self)

    def _report_lost_files(self, also: Callable[[], str] | None = None) -> None:
        """Report the application's files that could not be read, and `also`."""
        messages: list[Callable[[], str]] = [] if also is None else [also]
        if self._settings.file_fault:
            messages.append(partial(error_messages.settings_lost, self._settings.file_fault))
        if self._ledger.fault:
            messages.append(partial(error_messages.ledger_lost, self._ledger.fault))
        if messages:
            self._notice.say(lambda: " ".join(message() for message in messages))

    def report_other_window(self) -> None:
        """Report that another window uses the same games."""
        self._report_lost_files(error_messages.second_window)

    def _connect_shelf(self) -> None:
        self._shelf.play_requested.connect(self._opener.play)
        self._shelf.resume_requested.connect(self.resume)
        self._shelf.games_requested.connect(self._on_games)
        self._shelf.ledger_requested.connect(self._on_ledger)
        self._shelf.league_requested.connect(self._league.open)
        self._shelf.puzzles_requested.connect(self._on_puzzles)
        self._shelf.menu_requested.connect(self._show_menu)
        self._shelf.rules_requested.connect(self._on_rules)
        self._shelf.print_requested.connect(self._side_windows.open_printing)
        self._shelf.learn_requested.connect(self.learn)

    def _connect_navigation(self) -> None:
        self._navigation.open_requested.connect(self.open_saved)
        self._navigation.review_requested.connect(self._opener.review_saved)
        self._navigation.leave_requested.connect(self._leave_page)
        self._navigation.table_requested.connect(self._return_to_table)
        self._friends.turn_told.connect(self._navigation.show_table_turn)
        self._navigation.table_ready.connect(self._current.open_unsaved)
        self._navigation.leave_table_requested.connect(self.leave_table)
        self._navigation.game_requested.connect(self._opener.play)
        self._navigation.play_requested.connect(self.open_record)
        self._navigation.menu_requested.connect(self._show_menu)
        self._navigation.rules_requested.connect(self._side_windows.open_rules)
        self._navigation.editor_shown.connect(self.retranslate)
        self._navigation.copy_requested.connect(partial(self._on_edit, beginning=True))
        self._league.leave_requested.connect(self._show_shelf)
        self._league.menu_requested.connect(self._show_menu)
        self._league.rules_requested.connect(self._side_windows.open_rules)

    def _connect_menus(self) -> None:
        self._menus.about_to_show.connect(self._show_possible)
        self._menus.new_requested.connect(self._on_new)
        self._menus.leave_requested.connect(self._on_new)
        self._menus.settings_requested.connect(self._on_settings)
        self._menus.print_requested.connect(self._side_windows.open_printing)
        self._menus.rules_requested.connect(self._on_rules)
        self._menus.lessons_requested.connect(self._on_lessons)
        self._menus.resume_requested.connect(self.resume)
        self._menus.games_requested.connect(self._on_games)
        self._menus.ledger_requested.connect(self._on_ledger)
        self._menus.league_requested.connect(self._league.open)
        self._menus.sit_down_requested.connect(self._friends.sit_down)
        self._menus.edit_requested.connect(self._on_edit)
        self._menus.puzzles_requested.connect(self._on_puzzles)
        self._menus.open_requested.connect(self._on_open)
        self._menus.save_requested.connect(self._on_save)
        self._menus.save_as_requested.connect(self._on_save_as)
        self._menus.sound_requested.connect(self._on_sound)
        self._menus.shortcuts_requested.connect(self._side_windows.open_keys)
        self._menus.about_requested.connect(self._side_windows.open_about)

    # -- state -------------------------------------------------------------------------------------

    @property
    def session(self) -> TableSession | None:
        """The current session; None at the shelf."""
        return self._current.session

    @property
    def table(self) -> MatchPage | None:
        """The page of the current session; None at the shelf."""
        return self._current.page

    @property
    def notice(self) -> str:
        """The text of the notice, or ""."""
        return self._notice.text

    def _notice_room(self) -> QRect:
        """Return where the current page has room for a notice."""
        page: object = self._pages.currentWidget()
        if isinstance(page, HasNoticeRoom):
            return page.notice_room()
        return self._pages.rect()

    def _count_moves(self, match: Match) -> int:
        """Return the number of moves of a match, as its review counts them."""
        table = self._tables[match.game.id]
        return table.moves(match).count

    def _count_numbers(self, match: Match) -> tuple[tuple[str, int], ...]:
        """Return the remarkable numbers of the only person in a match that is over."""
        from desktop.table.replay.match_ending import own_numbers_of

        return own_numbers_of(match, self._tables[match.game.id].load_features().ending)

    def rehearse(self) -> None:
        """Start painting the table that Play would open ahead, while the shelf is shown."""
        chosen = self._shelf.chosen_game_id

        def load() -> None:
            # What Play needs comes first, because the player may be quicker than the painting.
            self._games[chosen], self._tables[chosen].load_features()
            import_module("desktop.windows.prerender")

        loading = BackgroundImports((load,), self)
        loading.finished.connect(self._begin_rehearsing)
        loading.start()

    def _begin_rehearsing(self) -> None:
        from desktop.windows.prerender import Prerenderer

        Prerenderer(self._shelf, self._games, self._tables, self._settings)

    def open_record(self, record: Record, path: Path | None = None) -> None:
        """Open a game. Raises ConquistaError when the record does not fit its rules."""
        self._opener.open_record(record, path)

    def open(self, target: Path | str) -> None:
        """Open a file, or the link of an invitation to a friend's table."""
        if isinstance(target, str):
            self._friends.sit_down(target)
        else:
            self.open_file(target)

    def open_file(self, path: Path) -> None:
        """Open a file; if that fails, explain why and leave the table as it is."""
        self._opener.open_file(path)

    def open_saved(self, path: Path) -> None:
        """Open one of the kept games, or explain why that fails."""
        self._opener.open_saved(path)

    def resume(self) -> None:
        """Continue the game that the shelf offers, or at a table the last other one."""
        self._opener.resume()

    def learn(self, game: str) -> None:
        """Open the first lesson of a game that is not done yet."""
        self._navigation.learn(game)

    def leave_table(self) -> None:
        """Return to the shelf, from which the game can be continued."""
        if self.session is not None:
            self._current.close()
            self._show_shelf()

    def _on_put_away(self, watched: bool) -> None:
        """Say where the match can be continued that was just left."""
        if not self._notice.text:
            self._notice.say(partial(kept_text, watched=watched), brief=True)

    def _on_opened(self, page: MatchPage) -> None:
        """Connect the page of a match, a lesson or a puzzle."""
        # A note about the match before would cover this one.
        self._notice.dismiss_brief()
        page.leave_requested.connect(self.leave_table)
        page.review.play_on_requested.connect(self.open_record)
        # More facts may move the chronicle, over which a notice is placed.
        page.sidebar.facts_shown.connect(
            self._notice.reposition, Qt.ConnectionType.QueuedConnection
        )
        page.menu_requested.connect(self._show_menu)
        page.rules_requested.connect(self._side_windows.open_rules)
        tell_honours(page, self._ledger, self._count_numbers, len(self._tables))
        self._friends.accompany(page)
        self._menus.join(page.menu_actions)
        self._show_possible()
        self.retranslate()
        page.setFocus()
        self.table_shown.emit()
        self._loaded_timer.start()

    def _show_shelf(self) -> None:
        self._pages.setCurrentWidget(self._shelf)
        self._saved.refresh()
        self._offer.renew()
        self._show_possible()
        self.retranslate()

    def _show_possible(self) -> None:
        self._menus.set_possible(
            at_table=self.session is not None,
            with_friends=self._friends.has_seat,
            unfinished=self._opener.continued_game() is not None,
            sound=self._settings.has_sound,
        )

    # -- other pages -------------------------------------------------------------------------------

    def _on_games(self) -> None:
        enter = partial(self._look_at, self._navigation.enter_games)
        self._navigation.prepare_games(partial(self._current.leave_then, enter))

    def _on_ledger(self) -> None:
        enter = partial(self._look_at, self._navigation.enter_ledger)
        self._navigation.prepare_ledger(partial(self._current.leave_then, enter))

    def _on_lessons(self) -> None:
        self._current.leave_then(partial(self.learn, self._game_in_hand()[0]))

    def _on_edit(self, *, beginning: bool = False) -> None:
        if self._friends.forbids_analysis:
            self._notice.say(no_analysis_text, brief=True)
            return
        table = self._tables[self._game_in_hand()[0]]
        edit = partial(self._edit, beginning=beginning)
        self._navigation.load_then(EDITOR_PAGE, edit, table.scene, lambda: table.editing)

    def _edit(self, *, beginning: bool) -> None:
        """Edit a copy of the position on the table, or the opening of the chosen game at the shelf.

        `beginning`: copy the first position, as for a puzzle.
        """
        from desktop.windows.editor.editor_page import copy_of, is_dealt_anew, opening_of

        if self.session is None or self.table is None:
            draft, players, anew = opening_of(self._games[self._game_in_hand()[0]]), (), False
        else:
            draft = copy_of(self.session, 0 if beginning else self.table.lookback.ply)
            players, anew = self.session.match.players, is_dealt_anew(self.session)
        edit = partial(self._navigation.edit, draft, players, dealt_anew=anew, enter=self._visit)
        self._current.leave_then(edit)

    def _on_puzzles(self) -> None:
        self._current.leave_then(partial(self._navigation.enter_puzzles, self._game_in_hand()[0]))

    def _visit(self, enter: Callable[[], None]) -> None:
        """Open another page, closing the table."""
        self._current.close()
        enter()
        self._show_possible()
        self.retranslate()

    def _look_at(self, enter: Callable[[bool], None]) -> None:
        """Open a page of kept games; a match with friends waits behind it."""
        if self._friends.is_match_shown:
            enter(True)
        else:
            self._visit(partial(enter, False))

    def _leave_page(self) -> None:
        if not self._friends.return_to_match():
            self._show_shelf()

    def _return_to_table(self) -> None:
        if not self._friends.return_to_match():
            self._show_shelf()
            self._friends.come_back()

    def _write_ledger(self) -> None:
        """Write a line for every finished game, before the game may be deleted."""
        self._ledger.add_entries(
            saved.entry for saved in self._saved.games() if saved.entry is not None
        )

    def _on_new(self) -> None:
        self._current.leave_then(self.leave_table)

    # -- files -------------------------------------------------------------------------------------

    def _on_open(self) -> None:
        path = self._files.ask()
        if path is not None:
            self.open_file(path)

    def _on_save(self) -> None:
        if self.table is not None and self.table.ending.is_open:
            # Over the sheet at the end, saving means its picture.
            self.table.ending.save()
        elif self.session is not None and self.session.full_match is not None:
            self._files.save(self.session.full_match, self._title())

    def _on_save_as(self) -> None:
        if self.session is not None and self.session.full_match is not None:
            self._files.save_as(self.session.full_match, self._title())

    def _on_keeping_failed(self, error: Exception) -> None:
        self._notice.say(partial(error_messages.keeping_failed, error))

    def _on_ledger_damaged(self) -> None:
        self._notice.say(partial(error_messages.ledger_lost, self._ledger.fault))

    def _on_settings_failed(self, error: Exception) -> None:
        self._notice.say(partial(error_messages.settings_failed, error))

    def _on_bot_failed(self, seat: Seat, key: str, reason: str) -> None:
        """Report that a simple rule replaces a bot; the strip's message is soon gone."""
        if key == "replaced" and self.table is not None:
            self._notice.say(self.table.failure_text(seat, key, reason), brief=True)

    # -- settings ----------------------------------------------------------------------------------

    def _on_setting(self, key: str) -> None:
        if key == "language":
            self._language.install(self._settings.language)
        elif key == "places":
            self._language.use_native_places(self._settings.place_names == "native")
        elif key in ("theme", "text"):
            self._apply_theme()

    def _on_sound(self) -> None:
        self._settings.set("sound", not self._settings.has_sound)

    def _apply_theme(self) -> None:
        apply_theme(
            _application(), theme_named(self._settings.theme), SIZES[self._settings.text_size]
        )
        self._offer.show_picture()

    # -- the window --------------------------------------------------------------------------------

    def _show_menu(self, pos: QPoint) -> None:
        self._menus.show_at(pos)

    def _on_menu_key(self) -> None:
        table = self.table if self.table is not None and self.table.isVisible() else None
        (table or self._navigation.editor or self._shelf).show_menu()

    def _on_settings(self) -> None:
        self._side_windows.open_settings(self._focus_page)

    def _focus_page(self) -> None:
        """Put the focus where play goes on, so that Enter plays."""
        (self._shelf if self.table is None else self.table).take_focus()

    def _game_in_hand(self) -> tuple[str, bool]:
        """Return the id of the current game, and whether it is on the table.

        It is the game on the table or the one chosen on the shelf.
        """
        if self.session is None:
            editor = self._navigation.editor
            return editor.draft.match.game.id if editor else self._shelf.chosen_game_id, False
        return self.session.match.game.id, True

    def _title(self) -> str:
        """Return the name of that game."""
        return self._tables[self._game_in_hand()[0]].title()

    def _on_rules(self) -> None:
        # After a refusal or a score, the rules open at the section about it.
        self._side_windows.open_rules(self.table.rules_section() if self.table else "")

    def retranslate(self) -> None:
        self._menus.retranslate()
        title = PRODUCT
        if self.session is not None:
            title = translate("Window", "{game} – Conquista").format(game=self._title())
        self.setWindowTitle(title)

    def _close_anyway(self) -> None:
        self._is_loss_accepted = True
        self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave shortcuts to `desktop.style.keyboard`, and pause the match behind a dialog.

        Under an override of `event`, an error in any painting would crash PySide on Python 3.11.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            stops = event.key() == Qt.Key.Key_Escape and self._match_loader.stop()
            event.setAccepted(stops or keyboard.claims(event))
            return True
        if event.type() == QEvent.Type.WindowActivate:
            keyboard.LAYOUT.forget()
        blocked = event.type() == QEvent.Type.WindowBlocked
        if blocked:
            self._coming_sign.stop()
        if self.table is not None and (blocked or event.type() == QEvent.Type.WindowUnblocked):
            self.table.director.hold("dialog", blocked)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        pixels = event.size() * self.devicePixelRatioF()
        for cache in (PIXMAPS, PICTURE_CACHE):
            cache.scale_limit(
                pixels.width() * pixels.height() / (DEFAULT_SIZE.width() * DEFAULT_SIZE.height())
            )
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keyboard.run_shortcut(event, self):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if file_in(event.mimeData()) is not None and QApplication.activeModalWidget() is None:
            # A dragged file must never be moved from its place.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        path = file_in(event.mimeData())
        if path is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            # Deferred, so that the program from which the file was dragged need not wait.
            QTimer.singleShot(0, self, partial(self.open_file, path))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the window; ask first only if the game could not be written."""
        if self._store.is_failing and not self._is_loss_accepted:
            event.ignore()
            self._current.leave_then(self._close_anyway)
            return
        self._match_loader.stop()
        self._current.quit()
        self._friends.quit()
        self._store.close()
        self._keep_place()
        super().closeEvent(event)

    def _keep_place(self) -> None:
        # A failure to keep the window's place is not worth a notice.
        with QSignalBlocker(self._settings):
            self._settings.set("window", self.saved_geometry())
