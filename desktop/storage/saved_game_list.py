"""The games in the store's folders, read a few at a time so that the window stays responsive."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.game_store import GameStore, is_watched, recency_key
from desktop.storage.ledger.entries import (
    CountNumbers,
    Entry,
    entry_of,
    match_key,
    no_numbers,
)
from engine.core.errors import ConquistaError
from engine.core.values import Json, Leave, Result, Seat, View
from engine.play.match import Match
from engine.play.match_files import load_match

#: Modification time in nanoseconds and size; a different stamp means different content.
Stamp = tuple[int, int]
#: Return the number of moves in a match; a parameter because this module knows no game.
CountMoves = Callable[[Match], int]
#: Files read at once to find the newest unfinished game; the others are read later.
_FILES_READ_AT_ONCE = 12
#: The list is updated after this many more files.
_FILES_PER_UPDATE = 16


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The description of one saved game in a list."""

    path: Path
    #: When it was last played.
    changed: datetime
    stamp: Stamp = (0, 0)
    game: str = ""
    #: The key of the match, the same for every copy.
    key: str = ""
    players: tuple[Json, ...] = ()
    ply: int = 0
    #: Number of moves, counted as in a review.
    moves: int = 0
    #: The number of the deal if a person chose it, or None.
    deal: int | None = None
    #: The view that may be shown; None when the file cannot be read.
    view: View | None = None
    #: The viewer of that view; None when the file cannot be read.
    viewer: Seat | None = None
    #: How the match ended, or None.
    result: Result | None = None
    #: The seats that a bot played for, for a while or to the end, and those given up.
    away: tuple[Seat, ...] = ()
    given_up: tuple[Seat, ...] = ()
    #: The game's entry in the ledger, or None.
    entry: Entry | None = None
    #: The reason why the file cannot be read, or None.
    trouble: ConquistaError | None = None
    #: Whether another window has it open.
    is_in_use: bool = False

    @property
    def is_watched(self) -> bool:
        """Whether only bots play."""
        return is_watched(self.players)

    @property
    def is_unfinished(self) -> bool:
        """Whether it can be continued."""
        return self.view is not None and self.result is None

    @property
    def names(self) -> list[str]:
        """Names by seat; "" for the only person at the screen."""
        return [str(player.get("name", "")) for player in self.players]


def count_actions(match: Match) -> int:
    """Count every action of a match as a move."""
    return match.ply


def describe(
    match: Match,
    path: Path,
    changed: datetime,
    count: CountMoves = count_actions,
    count_numbers: CountNumbers = no_numbers,
) -> SavedGame:
    """Describe a match for a list.

    `count` counts its moves, `count_numbers` the remarkable numbers that the ledger keeps.
    """
    players = match.record.players
    people = [seat for seat, player in enumerate(players) if player.get("kind") != "bot"]
    viewer = people[0] if len(people) == 1 else None
    return SavedGame(
        path,
        changed,
        game=match.game.id,
        key=match_key(match.record),
        players=players,
        ply=match.ply,
        moves=count(match),
        deal=match.record.seed if match.record.typed else None,
        view=match.view(viewer),
        viewer=viewer,
        result=match.result,
        away=tuple(sorted({each.seat for each in match.steps if isinstance(each.action, Leave)})),
        given_up=tuple(sorted(match.attendance.given_up)),
        entry=entry_of(match, changed, count_numbers),
    )


def read(
    path: Path, count: CountMoves = count_actions, count_numbers: CountNumbers = no_numbers
) -> SavedGame:
    """Describe the game in a file, even an unreadable one; the counts are as in `describe`.

    Raises OSError for a missing file.
    """
    status = path.stat()
    changed = datetime.fromtimestamp(status.st_mtime)
    stamp = status.st_mtime_ns, status.st_size
    try:
        match = load_match(path)
        return replace(describe(match, path, changed, count, count_numbers), stamp=stamp)
    except ConquistaError as error:
        return SavedGame(path, changed, stamp, trouble=error)


class SavedGameList(QObject):
    """The games of a store, newest first.

    Signals:
        changed(): the list of games changed.
    """

    changed = Signal()

    def __init__(
        self,
        store: GameStore,
        parent: QObject | None = None,
        count: CountMoves = count_actions,
        count_numbers: CountNumbers = no_numbers,
    ) -> None:
        """Create the list; the counts are as in `describe`."""
        super().__init__(parent)
        self._store, self._count, self._count_numbers = store, count, count_numbers
        self._games: dict[Path, SavedGame] = {}
        #: Files to be read with their stamps, the newest last.
        self._unread: list[tuple[Stamp, Path]] = []
        self._idle_timer = QTimer(self)
        self._idle_timer.timeout.connect(self._read_next)

    def refresh(self) -> None:
        """Look for new, deleted and changed files; they are read when the event loop is idle."""
        stamps: dict[Path, Stamp] = {}
        for path in self._store.paths():
            try:
                status = path.stat()
            except OSError:
                continue
            stamps[path] = status.st_mtime_ns, status.st_size
        before = self._games
        self._games = {
            path: replace(game, is_in_use=self._store.is_in_use(path))
            for path, game in before.items()
            if stamps.get(path) == game.stamp
        }
        unread = ((stamp, path) for path, stamp in stamps.items() if path not in self._games)
        self._unread = sorted(unread, key=lambda item: _sort_key(item[0]))
        if self._unread:
            self._idle_timer.start(0)
        if self._games != before:
            self.changed.emit()

    @property
    def is_complete(self) -> bool:
        """Whether every file has been read."""
        return not self._unread

    def games(self) -> Sequence[SavedGame]:
        """Return the games read so far, the last played first."""
        return sorted(self._games.values(), key=lambda game: _sort_key(game.stamp), reverse=True)

    def latest(self, besides: Path | None = None) -> SavedGame | None:
        """Return the game to continue, or None; the player's own games come before watched ones.

        `besides` is the file of a game that is left out, the one on the table.
        """
        for _ in range(_FILES_READ_AT_ONCE):
            newest = self._newest_unfinished(besides)
            if not self._unread or (
                newest is not None
                and not newest.is_watched
                and _sort_key(newest.stamp) > _sort_key(self._unread[-1][0])
            ):
                break
            self._read_one()
        return self._newest_unfinished(besides)

    def find(self, key: str) -> SavedGame | None:
        """Return the game with a match of that key, of several the one played last, or None."""
        while True:
            saved_game = next((game for game in self.games() if game.key == key), None)
            if saved_game is not None or not self._unread:
                return saved_game
            self._read_one()

    def _newest_unfinished(self, besides: Path | None) -> SavedGame | None:
        unfinished = [
            game
            for game in self.games()
            if game.is_unfinished and not game.is_in_use and game.path != besides
        ]
        own_games = [game for game in unfinished if not game.is_watched]
        return next(iter(own_games or unfinished), None)

    def read_all(self) -> None:
        """Read all remaining files now."""
        while self._unread:
            self._read_one()
        self._idle_timer.stop()
        self.changed.emit()

    def _read_next(self) -> None:
        self._read_one()
        if not self._unread:
            self._idle_timer.stop()
        if not self._unread or len(self._unread) % _FILES_PER_UPDATE == 0:
            self.changed.emit()

    def _read_one(self) -> None:
        if not self._unread:
            return
        _, path = self._unread.pop()
        try:
            self._games[path] = replace(
                read(path, self._count, self._count_numbers), is_in_use=self._store.is_in_use(path)
            )
        except OSError:
            # The file was deleted meanwhile.
            self._games.pop(path, None)


def _sort_key(stamp: Stamp) -> tuple[bool, int]:
    return recency_key(stamp[0], time.time_ns())
