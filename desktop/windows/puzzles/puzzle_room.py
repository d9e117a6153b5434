"""Set up puzzles: a real match page with the shelf of puzzles beside the board."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.play.session import Session
from desktop.storage.settings import Settings
from desktop.system.stepped_work import BackgroundImports, one_by_one
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.windows.match_page.components import PageContext
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.attempt_control import AttemptControl
from desktop.windows.puzzles.puzzle_controller import PuzzleController
from desktop.windows.puzzles.puzzle_list import ALL_PUZZLES, PuzzleList, shelf_width
from desktop.windows.puzzles.puzzle_match import match_for
from desktop.windows.puzzles.puzzle_panel import PuzzlePanel
from desktop.windows.puzzles.puzzle_pictures import PuzzlePictures
from desktop.windows.puzzles.replies import ScriptedReplies
from desktop.windows.puzzles.share_dialogs import receive_puzzle
from engine.puzzles import Puzzle, all_puzzles, load_puzzle, puzzle_of_the_day


def _mix_games(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the easiest puzzles first; the games alternate among those of equal grade."""
    turns: Counter[tuple[str, int]] = Counter()
    mixed = []
    for puzzle in puzzles:
        kind = puzzle.game, puzzle.grade
        mixed.append((puzzle.grade, turns[kind], puzzle))
        turns[kind] += 1
    return [puzzle for *_, puzzle in sorted(mixed, key=lambda entry: entry[:2])]


class PuzzleRoom(QObject):
    """Opener of puzzles; the window that shows their pages follows its signals.

    Signals:
        table_ready(MatchPage): a page is set up and its session not yet started.
        leave_requested().
        copy_requested(): the position is to be edited.
    """

    table_ready = Signal(object)
    leave_requested = Signal()
    copy_requested = Signal()

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        settings: Settings,
        window: QWidget,
        soon: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the room; it calls `soon` before it sets up a page, which takes a while."""
        super().__init__(window)
        self._soon = soon
        self._tables, self._settings, self._window = tables, settings, window
        self._pictures = PuzzlePictures(tables, self)
        #: The shelf's filter: a game id, `ALL` or `UNSOLVED`.
        self._filter = ""
        #: The id of the puzzle opened last, by game.
        self._last_opened: dict[str, str] = {}
        #: The controller of the puzzle opened last.
        self.desk: PuzzleController | None = None

    def first_puzzle(self, game: str) -> Puzzle | None:
        """Return the puzzle to begin with for a game, or None without puzzles.

        It is the game's puzzle that was left unsolved, else its first unsolved one, else its first.
        """
        puzzles = self._all_known()
        game_puzzles = [puzzle for puzzle in puzzles if puzzle.game == game] or puzzles
        fresh = [
            puzzle
            for puzzle in game_puzzles
            if not puzzle_progress.progress_of(self._settings, puzzle.id).solved
        ]
        last_opened = self._last_opened.get(game)
        begun = (puzzle for puzzle in fresh if puzzle.id == last_opened)
        return next(itertools.chain(begun, fresh, game_puzzles), None)

    def open_file(self, path: Path) -> None:
        """Receive the puzzle in a file and open it, or say why it cannot be opened."""
        puzzle = receive_puzzle(lambda: load_puzzle(path), self._settings, self._window)
        if puzzle is not None:
            self.open(puzzle)

    def open(self, puzzle: Puzzle) -> None:
        """Open a puzzle.

        Raises ConquistaError when it cannot be set up.
        """
        self._soon()
        puzzles = self._all_known()
        puzzle = next((other for other in puzzles if other.id == puzzle.id), puzzle)
        self._last_opened[puzzle.game] = puzzle.id
        replies = ScriptedReplies(self)
        # The replies replace the bots' process.
        session = Session(match_for(puzzle), replies, self._window)
        one_by_one(session, partial(self._set_up, session, puzzle, puzzles, replies))

    def _set_up(
        self, session: Session, puzzle: Puzzle, known: list[Puzzle], replies: ScriptedReplies
    ) -> None:
        """Make the board, the page and its surroundings, and show it; each in its own event."""
        scene = self._tables[puzzle.game].scene()
        one_by_one(session, partial(self._make, session, scene, puzzle, known, replies))

    def _make(
        self,
        session: Session,
        scene: TableScene,
        puzzle: Puzzle,
        known: list[Puzzle],
        replies: ScriptedReplies,
    ) -> None:
        table = self._tables[puzzle.game]
        page = MatchPage(session, table, self._settings, self._window, scene)
        replies.setParent(page)
        furnish = partial(self._add_widgets, page, puzzle, known, replies)
        one_by_one(page, furnish, partial(self._paint, page))

    def _paint(self, page: MatchPage) -> None:
        painted = page.paint_ahead(self._window.size())
        one_by_one(page, *painted, partial(self._show, page))

    def _show(self, page: MatchPage) -> None:
        # The puzzle on the table is painted before the small pictures.
        scene = page.scene
        self._pictures.is_busy = lambda: isValid(scene) and scene.is_incomplete
        self.table_ready.emit(page)
        if self.desk is not None:
            self.desk.shelf.scroll_to_current()

    def daily(self) -> Puzzle | None:
        """Return the puzzle of the day, or None without puzzles."""
        return puzzle_of_the_day(date.today()) if all_puzzles() else None

    def _all_known(self) -> list[Puzzle]:
        """Return all puzzles: received ones first, then those that come with the games."""
        ours = _mix_games(all_puzzles())
        ids = {puzzle.id for puzzle in ours}
        others = [
            puzzle
            for puzzle in puzzle_progress.received_puzzles(self._settings)
            if puzzle.id not in ids
        ]
        return [*others, *ours]

    def _add_widgets(
        self, page: MatchPage, puzzle: Puzzle, known: list[Puzzle], replies: ScriptedReplies
    ) -> None:
        """Add shelf, panel and controller of the puzzle to its page."""
        table, match = self._tables[puzzle.game], page.session.match
        cards = table.cards(match.options) if table.cards is not None else None
        look = table.looks(match.view(puzzle.seat), match.seats)[puzzle.seat]
        shelf = PuzzleList(
            puzzles=known,
            current=puzzle,
            daily=self.daily(),
            tables=self._tables,
            pictures=self._pictures,
            settings=self._settings,
            parent=page,
        )
        shelf.show_filter(self._filter)
        if puzzle not in shelf.shown_puzzles:
            shelf.show_filter(ALL_PUZZLES)
        panel = PuzzlePanel(look, cards, page, editable=table.load_editing is not None)
        trying = AttemptControl(page, puzzle, replies, self._settings)
        desk = PuzzleController(page, trying, shelf, panel, self._settings)
        page.take_in(
            PageContext(
                panel,
                shelf=shelf,
                shelf_width=shelf_width,
                prompt=desk.prompt,
                are_names_shown=True,
            )
        )
        # Queued, because the page that emits the signal is about to be deleted.
        queued = Qt.ConnectionType.QueuedConnection
        desk.open_requested.connect(self._on_open, queued)
        desk.leave_requested.connect(self.leave_requested, queued)
        panel.edit_requested.connect(self.copy_requested, queued)
        self.desk = desk

    def _on_open(self, puzzle: Puzzle) -> None:
        """Open another puzzle once its game is loaded, unless the table was left by then."""
        desk, table = self.desk, self._tables[puzzle.game]
        loading = BackgroundImports((table.scene, table.load_features), self)

        def go_on() -> None:
            if self.desk is desk and desk is not None and isValid(desk):
                self._replace_by(puzzle)

        loading.finished.connect(go_on)
        loading.start()

    def _replace_by(self, puzzle: Puzzle) -> None:
        if self.desk is not None:
            self._filter = self.desk.shelf.filter.currentData()
            self.desk.close()
        self.open(puzzle)
