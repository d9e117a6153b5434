"""Open games on the table: new ones, records, files and saved games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.language.translation import translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.storage.game_store import GameStore
from desktop.storage.saved_game_list import SavedGame, SavedGameList
from desktop.storage.settings import Settings
from desktop.table.game_table import GameTable
from desktop.windows.current_game import CurrentGame
from desktop.windows.loading_sign import LoadingSign
from desktop.windows.navigation import Navigation
from desktop.windows.open_and_save_as import MATCH_PAGE, PUZZLE, GameFiles, MatchLoader
from desktop.windows.shelf.unfinished_game import UnfinishedGame
from engine.core.game import Game
from engine.play.match import Match
from engine.play.record import Record, deal_again, rematch
from engine.play.setup import Setup, to_record


def _setting_up() -> str:
    return translate("Coming", "Setting up the table…")


class GameOpener(QObject):
    """Opener of games, once they are read and the person has left the game on the table."""

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        store: GameStore,
        current: CurrentGame,
        files: GameFiles,
        match_loader: MatchLoader,
        navigation: Navigation,
        saved: SavedGameList,
        offer: UnfinishedGame,
        coming_sign: LoadingSign,
    ) -> None:
        """Create the opener of the games of `current`; it is destroyed with it."""
        super().__init__(current)
        self._games, self._tables = games, tables
        self._settings, self._store = settings, store
        self._current, self._files, self._match_loader = current, files, match_loader
        self._navigation, self._saved, self._offer = navigation, saved, offer
        self._coming_sign = coming_sign

    def open_record(self, record: Record, path: Path | None = None) -> None:
        """Open a game. Raises ConquistaError when the record does not fit its rules."""
        self._open(Match(record), path)

    def open_file(self, path: Path) -> None:
        """Open a file; if that fails, explain why and leave the table as it is."""
        if self._store.is_own_file(path):
            # A kept game is locked and continued in its own file.
            resolved, session = path.resolve(), self._current.session
            match = session.full_match if session is not None else None
            if match is None or self._store.path_of(match) != resolved:
                self._current.leave_then(partial(self.open_saved, resolved))
            return
        if path.suffix.lower() == PUZZLE:
            self._current.leave_then(partial(self._navigation.open_puzzle, path))
            return

        def go_on(match: Match) -> None:
            self._current.leave_then(partial(self._open, match, path))

        self._match_loader.begin(path, go_on)

    def open_saved(self, path: Path) -> None:
        """Open one of the kept games, or explain why that fails."""

        def replay() -> None:
            page = self._current.page
            if page is not None and page.session.match.result is not None:
                page.replay.open(play=True)

        self._match_loader.begin(path, partial(self._open, path=None, then=replay))

    def review_saved(self, path: Path) -> None:
        """Open the review of one of the kept games, or explain why that fails."""

        def review() -> None:
            if self._current.page is not None:
                self._current.page.review.open()

        self._match_loader.begin(path, partial(self._open, path=None, then=review))

    def resume(self) -> None:
        """Continue the game that the shelf offers, or at a table the last other one."""
        game = self.continued_game()
        if game is not None:
            self._current.leave_then(partial(self.open_saved, game.path))

    def continued_game(self) -> SavedGame | None:
        """Return the unfinished game that can be continued now, besides the one on the table."""
        if self._current.session is None:
            return self._offer.game
        match = self._current.session.full_match
        return self._saved.latest(self._store.path_of(match) if match is not None else None)

    def _open(
        self, match: Match, path: Path | None, then: Callable[[], None] = lambda: None
    ) -> None:
        self._current.open(match, then)
        self._files.path = path

    def play(self, game: str, setup: Setup) -> None:
        """Begin a game as it was set up."""
        self._match_loader.stop()
        if MATCH_PAGE not in sys.modules:
            self._coming_sign.start(_setting_up(), at_once=IDLE_TIME.is_window_shown)
        self.open_record(to_record(self._games[game], setup, self._settings.talk))

    def play_again(self) -> None:
        """Begin the game on the table anew, with the same players."""
        session = self._current.session
        if session is None or session.full_match is None:
            return
        record = session.full_match.record
        # Where lots decide who begins, everybody keeps their seat, with its colour and charge.
        anew = deal_again if self._tables[record.game].is_first_by_lot else rematch
        self.open_record(replace(anew(record), talk=self._settings.talk))
