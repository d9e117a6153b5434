"""What lies in the folders of games, read little by little so that nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.ledger.entries import Entry, entry_of
from desktop.storage.store import Store, is_watched, order
from engine.core.errors import ConquistaError
from engine.core.values import Json, Result, Seat, View
from engine.play.match import Match, load_match

#: Modification time in nanoseconds and size: another stamp, another content.
Stamp = tuple[int, int]
#: How many moves a match has; it knows no game, so it is given that.
CountMoves = Callable[[Match], int]
#: So many files are read at once for the newest unfinished game; the others follow.
_AT_ONCE = 12
#: After so many more files the list is shown anew.
_BATCH = 16


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in its file: what a list says of it."""

    path: Path
    #: When it was last played.
    changed: datetime
    stamp: Stamp = (0, 0)
    game: str = ""
    players: tuple[Json, ...] = ()
    ply: int = 0
    #: How many moves these answers are, as a review counts them.
    moves: int = 0
    #: The number somebody chose for its deal, or None.
    deal: int | None = None
    #: What may be shown of it, and to whom; None where nothing can be read.
    view: View | None = None
    viewer: Seat | None = None
    #: How it ended, or None.
    result: Result | None = None
    #: What the ledger says of it, or None.
    entry: Entry | None = None
    #: Why it cannot be read, or None.
    trouble: ConquistaError | None = None
    #: Whether another window has it on its table.
    in_use: bool = False

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return is_watched(self.players)

    @property
    def unfinished(self) -> bool:
        """Whether it can be played on."""
        return self.view is not None and self.result is None

    @property
    def names(self) -> list[str]:
        """Names per seat; empty for the only person at the screen."""
        return [str(player.get("name", "")) for player in self.players]


def every_answer(match: Match) -> int:
    """Every answer of a match is a move."""
    return match.ply


def describe(
    match: Match, path: Path, changed: datetime, count: CountMoves = every_answer
) -> SavedGame:
    """What a list says of a match; `count`: its moves."""
    players = match.record.players
    people = [seat for seat, player in enumerate(players) if player.get("kind") != "bot"]
    viewer = people[0] if len(people) == 1 else None
    return SavedGame(
        path,
        changed,
        game=match.game.id,
        players=players,
        ply=match.ply,
        moves=count(match),
        deal=match.record.seed if match.record.typed else None,
        view=match.view(viewer),
        viewer=viewer,
        result=match.result,
        entry=entry_of(match, changed),
    )


def read(path: Path, count: CountMoves = every_answer) -> SavedGame:
    """What a file holds, be it unreadable; raises OSError when it is not there."""
    status = path.stat()
    changed = datetime.fromtimestamp(status.st_mtime)
    stamp = status.st_mtime_ns, status.st_size
    try:
        return replace(describe(load_match(path), path, changed, count), stamp=stamp)
    except ConquistaError as error:
        return SavedGame(path, changed, stamp, trouble=error)


class SavedGames(QObject):
    """The games of a store, newest first.

    Signals: `changed()` when more, fewer or other games are known.
    """

    changed = Signal()

    def __init__(
        self,
        store: Store,
        parent: QObject | None = None,
        count: CountMoves = every_answer,
    ) -> None:
        """`count`: how many moves a match has."""
        super().__init__(parent)
        self._store, self._count = store, count
        self._games: dict[Path, SavedGame] = {}
        #: Files to be read with their stamps, the newest last.
        self._unread: list[tuple[Stamp, Path]] = []
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._read_next)

    def refresh(self) -> None:
        """See which files came, went or changed; they are read when there is time."""
        stamps: dict[Path, Stamp] = {}
        for path in self._store.paths():
            try:
                status = path.stat()
            except OSError:
                continue
            stamps[path] = status.st_mtime_ns, status.st_size
        before = self._games
        self._games = {
            path: replace(game, in_use=self._store.in_use(path))
            for path, game in before.items()
            if stamps.get(path) == game.stamp
        }
        unread = ((stamp, path) for path, stamp in stamps.items() if path not in self._games)
        self._unread = sorted(unread, key=lambda one: _order(one[0]))
        if self._unread:
            self._idle.start(0)
        if self._games != before:
            self.changed.emit()

    @property
    def complete(self) -> bool:
        """Whether every file has been read."""
        return not self._unread

    def games(self) -> Sequence[SavedGame]:
        """Those read so far, the one played last first."""
        return sorted(self._games.values(), key=lambda game: _order(game.stamp), reverse=True)

    def latest(self) -> SavedGame | None:
        """The game to continue: the player's own if there is one, else one that was watched."""
        for _ in range(_AT_ONCE):
            found = self._newest_unfinished()
            if not self._unread or (
                found is not None
                and not found.watched
                and _order(found.stamp) > _order(self._unread[-1][0])
            ):
                break
            self._read_one()
        return self._newest_unfinished()

    def _newest_unfinished(self) -> SavedGame | None:
        unfinished = [game for game in self.games() if game.unfinished and not game.in_use]
        own = [game for game in unfinished if not game.watched]
        return next(iter(own or unfinished), None)

    def read_all(self) -> None:
        """Read what is still unread at once."""
        while self._unread:
            self._read_one()
        self._idle.stop()
        self.changed.emit()

    def _read_next(self) -> None:
        self._read_one()
        if not self._unread:
            self._idle.stop()
        if not self._unread or len(self._unread) % _BATCH == 0:
            self.changed.emit()

    def _read_one(self) -> None:
        if not self._unread:
            return
        _, path = self._unread.pop()
        try:
            self._games[path] = replace(read(path, self._count), in_use=self._store.in_use(path))
        except OSError:
            # It was deleted meanwhile.
            self._games.pop(path, None)


def _order(stamp: Stamp) -> tuple[bool, int]:
    return order(stamp[0], time.time_ns())
