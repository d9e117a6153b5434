"""The pages besides shelf and table, which are made when first opened."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from operator import call
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QStackedWidget

from desktop.language.translation import translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.materials.wood import WOOD_SHARES
from desktop.storage.game_store import GameStore
from desktop.storage.ledger.entries import Ledger
from desktop.storage.saved_game_list import SavedGameList
from desktop.storage.settings import Settings
from desktop.system.stepped_work import BackgroundImports, one_by_one
from desktop.table.game_table import GameTable
from desktop.windows.loading_sign import LoadingSign
from desktop.windows.notice import Notice
from desktop.windows.pictures.thumbnails import Thumbnails
from engine.core.game import Game
from engine.core.values import Json

if TYPE_CHECKING:
    from desktop.windows.editor.editor_page import EditorPage
    from desktop.windows.ledger.ledger_page import LedgerPage
    from desktop.windows.lessons.classroom import Classroom
    from desktop.windows.my_games.my_games_page import GamesPage
    from desktop.windows.puzzles.puzzle_room import PuzzleRoom
    from engine.play.draft import Draft
    from engine.puzzles import Puzzle


#: Module of the page of games.
GAMES_PAGE = "desktop.windows.my_games.my_games_page"
#: Module of the ledger.
LEDGER_PAGE = "desktop.windows.ledger.ledger_page"
#: Module of the position editor.
EDITOR_PAGE = "desktop.windows.editor.editor_page"
#: Module of the lessons.
CLASSROOM = "desktop.windows.lessons.classroom"
#: Module of the puzzles.
PUZZLE_ROOM = "desktop.windows.puzzles.puzzle_room"
#: Module of the league.
LEAGUE_PAGE = "desktop.windows.league.league_page"
#: Pages that set up a table or read all games whenever they are opened.
_SLOW_PAGES = (LEDGER_PAGE, EDITOR_PAGE, CLASSROOM, PUZZLE_ROOM)


def _loading_text(page: str) -> str:
    """Return the text of the sign while a page is loading."""
    return {
        GAMES_PAGE: translate("Coming", "Looking for your games…"),
        LEDGER_PAGE: translate("Coming", "Opening the ledger…"),
        EDITOR_PAGE: translate("Coming", "Opening the editor…"),
        CLASSROOM: translate("Coming", "Opening the lesson…"),
        PUZZLE_ROOM: translate("Coming", "Opening the puzzles…"),
        LEAGUE_PAGE: translate("Coming", "Laying out the score sheet…"),
    }[page]


def _read_lessons(number: int) -> None:
    """Read the lessons of a book, counted from 0, if there are so many; they stay cached."""
    from engine.play.lessons import books, lessons_in

    for book in books()[number : number + 1]:
        lessons_in(book)


def _read_puzzles(number: int) -> None:
    """Read the puzzles of a book, counted from 0, if there are so many; they stay cached."""
    from engine.puzzles.collection import books, read_book

    for book in books()[number : number + 1]:
        read_book(book)


def _set_up_puzzles(number: int) -> None:
    """Set up the puzzles of a book, counted from 0, if there are so many; they stay cached."""
    from engine.puzzles.collection import books, puzzles_in

    for book in books()[number : number + 1]:
        puzzles_in(book)


class Navigation(QObject):
    """Opener of pages in the window's stack, which passes their requests on.

    Signals:
        open_requested(path), review_requested(path): one of the kept games.
        leave_requested(): back to the shelf.
        table_requested(): return to the table for friends whose match goes on.
        table_ready(MatchPage): a lesson or a puzzle is set up and its session not yet started.
        leave_table_requested(): the lesson or puzzle was left; close its table.
        game_requested(game id, Setup).
        play_requested(Record): a match from an edited position.
        menu_requested(place).
        rules_requested(section).
        editor_shown(): the editor has another position.
        copy_requested(): the position on the table is to be edited.
    """

    open_requested = Signal(object)
    review_requested = Signal(object)
    leave_requested = Signal()
    table_requested = Signal()
    table_ready = Signal(object)
    leave_table_requested = Signal()
    game_requested = Signal(str, object)
    play_requested = Signal(object)
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)
    editor_shown = Signal()
    copy_requested = Signal()

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        store: GameStore,
        saved: SavedGameList,
        ledger: Ledger,
        thumbnails: Thumbnails,
        notice: Notice,
        pages: QStackedWidget,
        loading_sign: LoadingSign,
    ) -> None:
        super().__init__(pages)
        self._rules_by_game, self._tables, self._settings = games, tables, settings
        self._store, self._saved, self._stored_ledger = store, saved, ledger
        self._thumbnails, self._notice, self._pages = thumbnails, notice, pages
        self._loading_sign = loading_sign
        self._games: GamesPage | None = None
        self._is_table_turn = False
        self._ledger: LedgerPage | None = None
        self._classroom: Classroom | None = None
        self._editor: EditorPage | None = None
        self._puzzles: PuzzleRoom | None = None
        #: The puzzle to be copied into the editor.
        self._puzzle_to_copy: Puzzle | None = None
        #: The puzzle whose copy is being edited.
        self._edited_puzzle: Puzzle | None = None

    def load_then(
        self,
        page: str,
        go_on: Callable[[], None],
        *needed: Callable[[], object],
        work: Sequence[Callable[[], object]] = (),
    ) -> None:
        """Call `go_on` when the module of a page and the `needed` parts are loaded.

        `work` follows the imports: it makes widgets or paints ahead.

        Loading is spread over events. If another page was opened meanwhile, nothing is called.
        """
        front = self._pages.currentWidget()
        self._announce(page)

        def go_on_if_wanted() -> None:
            if self._pages.currentWidget() is front:
                go_on()
            else:
                self._loading_sign.stop()

        loading = BackgroundImports((partial(import_module, page), *needed), self, work)
        loading.finished.connect(go_on_if_wanted)
        loading.start()

    def _announce(self, page: str) -> None:
        """Show the sign that a page is loading, without delay if it takes long."""
        is_slow = page in _SLOW_PAGES or page not in sys.modules
        self._loading_sign.start(_loading_text(page), at_once=IDLE_TIME.is_window_shown and is_slow)

    def _for_each_book(self, read: Callable[[int], None]) -> list[Callable[[], None]]:
        """Return steps that read book by book; there are at most as many books as games."""
        return [partial(read, number) for number in range(len(self._tables))]

    def _puzzle_steps(self) -> list[Callable[[], object]]:
        """Return steps that read all puzzles and set them up, which proves them valid."""
        rules = (partial(self._rules_by_game.__getitem__, game) for game in self._tables)
        return [*rules, *self._for_each_book(_read_puzzles), *self._for_each_book(_set_up_puzzles)]

    def prepare_games(self, go_on: Callable[[], None]) -> None:
        """Call `go_on` when the page of games is ready."""
        self.load_then(GAMES_PAGE, go_on, work=(self._games_page, self._paint_games))

    def _paint_games(self) -> None:
        self._games_page().paint_ahead(self._pages.size())

    def enter_games(self, leads_to_match: bool = False) -> None:
        """Show the page of kept games; `leads_to_match` if a match waits behind it."""
        page = self._games_page()
        self._pages.setCurrentWidget(page)
        page.enter(leads_to_match=leads_to_match)
        # The page may have been in front already.
        self._loading_sign.stop()

    def prepare_ledger(self, go_on: Callable[[], None]) -> None:
        """Call `go_on` when the ledger is ready; it needs the lessons and puzzles of all games."""
        parts = (table.load_features for table in self._tables.values())
        read = [*self._for_each_book(_read_lessons), *self._puzzle_steps()]
        wood = (partial(self._prepare_wood, share) for share in (*WOOD_SHARES, 1.0))
        # Finished games must have their entries before the book is painted.
        work: list[Callable[[], object]] = [self._saved.refresh, self._saved.read_all]
        work += [self._ledger_page, *wood, self._lay_out_ledger, self._paint_ledger]
        self.load_then(LEDGER_PAGE, go_on, *parts, *read, work=work)

    def _lay_out_ledger(self) -> None:
        self._ledger_page().book.lay()

    def _paint_ledger(self) -> None:
        self._ledger_page().paint_ahead()

    def _prepare_wood(self, share: float) -> None:
        """Paint a share of the wood below the ledger ahead, in the page's size."""
        page = self._ledger_page()
        page.resize(self._pages.size())
        page.grab(QRect(0, 0, 1, 1))
        page.book.prepare(share)

    def enter_ledger(self, leads_to_match: bool = False) -> None:
        """Show the ledger with all finished games; `leads_to_match` if a match waits behind it."""
        self._saved.refresh()
        self._saved.read_all()
        page = self._ledger_page()
        self._pages.setCurrentWidget(page)
        page.enter(leads_to_match=leads_to_match)
        self._loading_sign.stop()

    def learn(self, game: str) -> None:
        """Open the first unfinished lesson of a game."""
        table, rules = self._tables[game], partial(self._rules_by_game.__getitem__, game)
        learn, read = partial(self._learn, game), self._for_each_book(_read_lessons)
        self.load_then(CLASSROOM, learn, rules, table.load_features, table.scene, *read)

    def _learn(self, game: str) -> None:
        if self._classroom is None:
            self._classroom = self._make_classroom()
        self._classroom.open(game)

    @property
    def editor(self) -> EditorPage | None:
        """The editor, if it is in front."""
        return self._editor if self._pages.currentWidget() is self._editor else None

    def edit(
        self,
        draft: Draft,
        players: Sequence[Json] = (),
        *,
        dealt_anew: bool = False,
        enter: Callable[[Callable[[], None]], None] = call,
    ) -> None:
        """Edit a position.

        `players`: the players of the copied table. `dealt_anew`: hidden cards were dealt anew.
        `enter` brings the page to the front when it is ready.
        """
        from desktop.windows.editor.editor_page import EditorPage

        puzzle = None
        if self.editor is None:
            puzzle = self._edited_puzzle = self._puzzle_to_copy
            self._puzzle_to_copy = None
        front, table = self._pages.currentWidget(), self._tables[draft.match.game.id]
        self._announce(EDITOR_PAGE)
        page = EditorPage(
            draft,
            table,
            self._settings,
            self._pages,
            players,
            dealt_anew=dealt_anew,
            puzzle=puzzle,
        )
        page.leave_requested.connect(self._leave_editor)
        page.play_requested.connect(self.play_requested)
        page.draft_requested.connect(self.edit)
        page.menu_requested.connect(self.menu_requested)
        page.rules_requested.connect(self.rules_requested)

        def show_when_ready() -> None:
            if self._pages.currentWidget() is front:
                enter(partial(self._show_editor, page))
            else:
                self._loading_sign.stop()
                page.deleteLater()

        one_by_one(page, *page.paint_ahead(self._pages.size()), show_when_ready)

    def _show_editor(self, page: EditorPage) -> None:
        """Bring an editor to the front, in place of the previous one."""
        before, self._editor = self._editor, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()
        self.editor_shown.emit()

    def _leave_editor(self) -> None:
        """Return to the puzzle whose copy was edited, or to the shelf."""
        if self._edited_puzzle is not None and self._puzzles is not None:
            self._puzzles.open(self._edited_puzzle)
        else:
            self.leave_requested.emit()

    def _copy_puzzle(self) -> None:
        desk = self._puzzles.desk if self._puzzles is not None else None
        self._puzzle_to_copy = desk.puzzle if desk is not None else None
        self.copy_requested.emit()

    def enter_puzzles(self, game: str) -> None:
        """Open a puzzle of a game, with the shelf of all puzzles."""
        self.load_then(PUZZLE_ROOM, partial(self._enter_puzzles, game), *self._puzzle_steps())

    def _enter_puzzles(self, game: str) -> None:
        puzzle_room = self._puzzle_room()
        puzzle = puzzle_room.first_puzzle(game)
        if puzzle is not None:
            table = self._tables[puzzle.game]
            self.load_then(
                PUZZLE_ROOM, partial(puzzle_room.open, puzzle), table.scene, table.load_features
            )

    def open_puzzle(self, path: Path) -> None:
        """Open the puzzle in a file, or explain why that fails."""
        self._puzzle_room().open_file(path)

    def show_table_turn(self, is_on: bool) -> None:
        """Show among the games that the table for friends waits for the person, or no longer."""
        self._is_table_turn = is_on
        if self._games is not None:
            self._games.show_turn(is_on)

    def _games_page(self) -> GamesPage:
        if self._games is None:
            self._games = self._make_games_page()
        return self._games

    def _make_games_page(self) -> GamesPage:
        from desktop.windows.my_games.my_games_page import GamesPage

        page = GamesPage(
            tables=self._tables,
            store=self._store,
            saved=self._saved,
            thumbnails=self._thumbnails,
            settings=self._settings,
            notice=self._notice,
            parent=self._pages,
        )
        page.open_requested.connect(self.open_requested)
        page.review_requested.connect(self.review_requested)
        page.leave_requested.connect(self.leave_requested)
        page.table_requested.connect(self.table_requested)
        page.show_turn(self._is_table_turn)
        self._pages.addWidget(page)
        return page

    def _ledger_page(self) -> LedgerPage:
        if self._ledger is None:
            self._ledger = self._make_ledger_page()
        return self._ledger

    def _make_ledger_page(self) -> LedgerPage:
        from desktop.windows.ledger.ledger_page import LedgerPage

        page = LedgerPage(self._tables, self._stored_ledger, self._settings, self._pages)
        page.leave_requested.connect(self.leave_requested)
        page.menu_requested.connect(self.menu_requested)
        page.rules_requested.connect(self.rules_requested)
        self._pages.addWidget(page)
        return page

    def _make_classroom(self) -> Classroom:
        from desktop.windows.lessons.classroom import Classroom

        soon = partial(self._announce, CLASSROOM)
        classroom = Classroom(self._rules_by_game, self._tables, self._settings, self._pages, soon)
        classroom.table_ready.connect(self.table_ready)
        classroom.game_requested.connect(self.game_requested)
        classroom.leave_requested.connect(self.leave_table_requested)
        return classroom

    def _puzzle_room(self) -> PuzzleRoom:
        if self._puzzles is None:
            self._puzzles = self._make_puzzle_room()
        return self._puzzles

    def _make_puzzle_room(self) -> PuzzleRoom:
        from desktop.windows.puzzles.puzzle_room import PuzzleRoom

        soon = partial(self._announce, PUZZLE_ROOM)
        puzzle_room = PuzzleRoom(self._tables, self._settings, self._pages, soon)
        puzzle_room.copy_requested.connect(self._copy_puzzle)
        puzzle_room.table_ready.connect(self.table_ready)
        puzzle_room.leave_requested.connect(self.leave_table_requested)
        return puzzle_room
