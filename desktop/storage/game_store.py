"""Store matches as files: write, lock, delete and restore them.

A match has a file from its first action on.

A file is locked while it is on a table or can be restored, so that two windows never write the same
file. Locks of a killed process are recognised as stale.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.storage import paths
from engine.core.errors import RecordError
from engine.core.values import Json
from engine.play.match import Match
from engine.play.match_store import LockedFile, MatchStore, claim, is_game, is_locked, lock_game
from engine.play.record import SUFFIX
from engine.system import files

#: Number of watched games that are kept; older ones are deleted.
MAX_WATCHED_GAMES = 20
#: The subfolder for deleted games that can still be restored.
_DELETED = ".conquista-deleted"
#: The names that `claim` gives to files. People may add files and copies under other names.
_GENERATED_NAME = re.compile(
    rf"\d{{4}}-\d\d-\d\d \d\d\.\d\d [a-z0-9]+( \(\d+\))?{re.escape(SUFFIX)}"
)
#: Nanoseconds by which the clock of a network disk may be ahead.
_CLOCK_TOLERANCE = 300 * 10**9


def state_folder() -> Path:
    """Return the folder of all state: games, pictures and reviews."""
    return paths.folder_for("state")


def is_watched(players: Sequence[Json]) -> bool:
    """Return whether all players of a record are bots."""
    return bool(players) and all(player.get("kind") == "bot" for player in players)


class GameStore(QObject):
    """The folders of games: the player's own, and those that were only watched.

    Signals:
        failed(Exception): at the first of several failed writes in a row, usually an OSError.
        recovered(): at the next successful write.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.games, self.watched = folder / "games", folder / "watched"
        #: Thumbnails of the games; they can be painted again.
        self.pictures = folder / "pictures"
        #: Reviews of finished games; they can be computed again.
        self.reviews = folder / "reviews"
        #: Whether the last write failed.
        self.is_failing = False
        self._matches = MatchStore()
        self._deleted: list[LockedFile] = []
        self._clean_up()

    # -- a match on the table ----------------------------------------------------------------------

    def save(self, match: Match) -> None:
        """Write a match in its current state; the first call creates its file.

        Raises nothing: the first of several failures in a row emits `failed`.
        """
        try:
            if self._matches.path_of(match) is None:
                self._begin(match)
            self._matches.save(match)
        except Exception as error:
            # Whatever fails, play goes on; `failed` tells the person.
            if not self.is_failing:
                self.is_failing = True
                self.failed.emit(error)
            return
        if self.is_failing:
            self.is_failing = False
            self.recovered.emit()

    def open(self, path: Path) -> Match:
        """Return the match in one of these files, locked until it is released.

        Raises ConquistaError when it cannot be read, with key "in_use" while another window has it.
        """
        return self._matches.open(path)

    def open_in_steps(self, path: Path) -> Generator[Match, None, None]:
        """Open a match step by step: yield it with one more action each time.

        Closing the generator before its end releases the file.
        """
        yield from self._matches.open_in_steps(path)

    def path_of(self, match: Match) -> Path | None:
        """Return the file of a match that was kept or opened and not yet released, or None."""
        return self._matches.path_of(match)

    def release(self, match: Match) -> None:
        """Unlock a match that has left the table, so that any window may open it."""
        self.is_failing = False
        self._matches.release(match)

    def is_own_file(self, path: Path) -> bool:
        """Return whether a file is one of these games."""
        try:
            return path.resolve().parent in (self.games.resolve(), self.watched.resolve())
        except (OSError, RuntimeError, ValueError):  # a cycle of links, or an invalid file name
            return False

    def is_in_use(self, path: Path) -> bool:
        """Return whether another window has this game on its table."""
        return not self._matches.holds(path) and is_locked(path)

    def paths(self) -> Iterator[Path]:
        """Yield the file of every game, folder by folder; an unreadable folder is skipped."""
        for folder in (self.games, self.watched):
            with suppress(OSError):
                yield from sorted(path for path in folder.iterdir() if is_game(path))

    def _begin(self, match: Match) -> None:
        watched = is_watched(match.record.players)
        self._matches.begin(match, self.watched if watched else self.games)
        if watched:
            self._delete_old_watched()

    def _delete_old_watched(self) -> None:
        """Delete the oldest watched games above the limit, except those that are open."""
        files_by_age: list[tuple[tuple[bool, int], Path]] = []
        now = time.time_ns()
        with suppress(OSError):
            for path in self.watched.iterdir():
                if is_game(path) and _GENERATED_NAME.fullmatch(path.name):
                    files_by_age.append((recency_key(path.stat().st_mtime_ns, now), path))
        files_by_age.sort(reverse=True)
        for _, path in files_by_age[MAX_WATCHED_GAMES - 1 :]:
            with suppress(OSError, RecordError):
                locked = lock_game(path)
                path.unlink(missing_ok=True)
                locked.release()

    # -- deleting ----------------------------------------------------------------------------------

    def delete(self, path: Path) -> None:
        """Delete a game; it can be restored until the store is closed.

        Raises RecordError with key "in_use" while a window has it open, and OSError when it cannot
        be moved.
        """
        locked = lock_game(path)
        try:
            trash = path.parent / _DELETED
            trash.mkdir(mode=0o700, exist_ok=True)
            os.replace(path, trash / path.name)
            files.sync(path.parent)
        except OSError:
            locked.release()
            raise
        self._deleted.append(locked)

    def restore(self) -> Path | None:
        """Restore the last deleted game and return its path; None when there is none.

        Raises OSError.
        """
        if not self._deleted:
            return None
        locked = restored = self._deleted[-1]
        folder = locked.path.parent
        if os.path.lexists(locked.path):
            # Another file of this name exists by now.
            restored = claim(folder, locked.path.stem)
        try:
            os.replace(folder / _DELETED / locked.path.name, restored.path)
        except OSError:
            if restored is not locked:
                restored.release()
            raise
        files.sync(folder)
        self._deleted.pop()
        locked.release()
        restored.release()
        return restored.path

    def close(self) -> None:
        """Delete the games in the bin for good and unlock everything.

        Nothing is written afterwards.
        """
        for locked in self._deleted:
            with suppress(OSError):
                (locked.path.parent / _DELETED / locked.path.name).unlink(missing_ok=True)
            locked.release()
        self._deleted.clear()
        self.is_failing = False
        self._matches.close()

    # -- remains of earlier runs -------------------------------------------------------------------

    def _clean_up(self) -> None:
        """Remove temporary and deleted files that a killed process left."""
        for folder in (self.games, self.watched):
            files.remove_stale_parts(folder)
            self._empty_bin(folder / _DELETED)

    def _empty_bin(self, folder: Path) -> None:
        """Delete the games in the bin of a window that was killed before it closed."""
        with suppress(OSError):
            for deleted in [path for path in folder.iterdir() if is_game(path)]:
                # A running window can still restore it, and holds its lock.
                with suppress(OSError, RecordError):
                    locked = lock_game(folder.parent / deleted.name)
                    deleted.unlink(missing_ok=True)
                    locked.release()


def recency_key(changed: int, now: int) -> tuple[bool, int]:
    """Return the sort key of a game last played at `changed`, in nanoseconds.

    The latest is the greatest.

    A date ahead of `now` says nothing about when the game was played, so it sorts first.
    """
    return changed <= now + _CLOCK_TOLERANCE, changed
