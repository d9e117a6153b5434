"""Store matches as files: write, lock, delete and restore them.

A match has a file from its first action on.

A file is locked while it is on a table or can be restored, so that two windows never write the same
file. Locks of a killed process are recognised as stale.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.storage import paths
from engine.core.errors import RecordError
from engine.core.values import Json
from engine.play.match import Match
from engine.play.match_files import replay_steps
from engine.play.record import SUFFIX, Record, save
from engine.system import files

#: Number of watched games that are kept; older ones are deleted.
MAX_WATCHED_GAMES = 20
#: Bytes of a file name that its lock's name repeats; no system allows names above 255 bytes.
_MAX_NAME_BYTES = 200
#: The subfolder for deleted games that can still be restored.
_DELETED = ".conquista-deleted"
#: The names that `_claim` gives to files. People may add files and copies under other names.
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


@dataclass(frozen=True, slots=True)
class _LockedFile:
    """A file that belongs to this window until its lock is released."""

    path: Path
    lock: files.Lock


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
        self._locked_files: dict[Match, _LockedFile] = {}
        self._deleted: list[_LockedFile] = []
        self._clean_up()

    # -- a match on the table ----------------------------------------------------------------------

    def save(self, match: Match) -> None:
        """Write a match in its current state; the first call creates its file.

        Raises nothing: the first of several failures in a row emits `failed`.
        """
        try:
            if match not in self._locked_files:
                self._locked_files[match] = self._begin(match.record)
            save(match.record, self._locked_files[match].path, private=True)
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
        *_, match = self.open_in_steps(path)
        return match

    def open_in_steps(self, path: Path) -> Generator[Match, None, None]:
        """Open a match step by step: yield it with one more action each time, like `replay_steps`.

        Closing the generator before its end releases the file.
        """
        locked = self._lock(path)
        try:
            for match in replay_steps(path):
                yield match
        except BaseException:
            locked.lock.release()
            raise
        self._locked_files[match] = locked

    def path_of(self, match: Match) -> Path | None:
        """Return the file of a match that was kept or opened and not yet released, or None."""
        return self._locked_files[match].path if match in self._locked_files else None

    def release(self, match: Match) -> None:
        """Unlock a match that has left the table, so that any window may open it."""
        self.is_failing = False
        locked = self._locked_files.pop(match, None)
        if locked is not None:
            locked.lock.release()

    def is_own_file(self, path: Path) -> bool:
        """Return whether a file is one of these games."""
        try:
            return path.resolve().parent in (self.games.resolve(), self.watched.resolve())
        except (OSError, RuntimeError, ValueError):  # a cycle of links, or an invalid file name
            return False

    def is_in_use(self, path: Path) -> bool:
        """Return whether another window has this game on its table."""
        is_ours = any(place.path == path for place in self._locked_files.values())
        if is_ours or not os.path.lexists(_lock_file(path)):
            return False
        lock = files.Lock(_lock_file(path))
        lock.take()
        lock.release()
        return lock.is_held_elsewhere

    def paths(self) -> Iterator[Path]:
        """Yield the file of every game, folder by folder; an unreadable folder is skipped."""
        for folder in (self.games, self.watched):
            with suppress(OSError):
                yield from sorted(path for path in folder.iterdir() if _is_game(path))

    def _begin(self, record: Record) -> _LockedFile:
        is_watched_game = is_watched(record.players)
        folder = self.watched if is_watched_game else self.games
        locked = self._claim(folder, _stem(record.game, datetime.now()))
        if is_watched_game:
            self._delete_old_watched()
        return locked

    def _claim(self, folder: Path, stem: str) -> _LockedFile:
        """Lock and return an unused name, such as "STEM.conquista" or "STEM (2).conquista"."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        number = 1
        while True:
            path = folder / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
            number += 1
            if os.path.lexists(path):
                continue
            try:
                locked = self._lock(path)
            except RecordError:
                continue
            # Another process may have created it between the check and the lock.
            if not os.path.lexists(path):
                return locked
            locked.lock.release()

    def _lock(self, path: Path) -> _LockedFile:
        """Lock a file.

        Raises RecordError with key "in_use". In a folder that cannot hold locks, the file is used
        without one.
        """
        lock = files.Lock(_lock_file(path))
        if not lock.take() and lock.is_held_elsewhere:
            raise RecordError(f"{path.name}: open in another window", "in_use")
        return _LockedFile(path, lock)

    def _delete_old_watched(self) -> None:
        """Delete the oldest watched games above the limit, except those that are open."""
        files_by_age: list[tuple[tuple[bool, int], Path]] = []
        now = time.time_ns()
        with suppress(OSError):
            for path in self.watched.iterdir():
                if _is_game(path) and _GENERATED_NAME.fullmatch(path.name):
                    files_by_age.append((recency_key(path.stat().st_mtime_ns, now), path))
        files_by_age.sort(reverse=True)
        for _, path in files_by_age[MAX_WATCHED_GAMES - 1 :]:
            with suppress(OSError, RecordError):
                locked = self._lock(path)
                path.unlink(missing_ok=True)
                locked.lock.release()

    # -- deleting ----------------------------------------------------------------------------------

    def delete(self, path: Path) -> None:
        """Delete a game; it can be restored until the store is closed.

        Raises RecordError with key "in_use" while a window has it open, and OSError when it cannot
        be moved.
        """
        locked = self._lock(path)
        try:
            trash = path.parent / _DELETED
            trash.mkdir(mode=0o700, exist_ok=True)
            os.replace(path, trash / path.name)
            files.sync(path.parent)
        except OSError:
            locked.lock.release()
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
            restored = self._claim(folder, locked.path.stem)
        try:
            os.replace(folder / _DELETED / locked.path.name, restored.path)
        except OSError:
            if restored is not locked:
                restored.lock.release()
            raise
        files.sync(folder)
        self._deleted.pop()
        locked.lock.release()
        restored.lock.release()
        return restored.path

    def close(self) -> None:
        """Delete the games in the bin for good and unlock everything.

        Nothing is written afterwards.
        """
        for locked in self._deleted:
            with suppress(OSError):
                (locked.path.parent / _DELETED / locked.path.name).unlink(missing_ok=True)
            locked.lock.release()
        self._deleted.clear()
        for match in list(self._locked_files):
            self.release(match)

    # -- remains of earlier runs -------------------------------------------------------------------

    def _clean_up(self) -> None:
        """Remove temporary and deleted files that a killed process left."""
        for folder in (self.games, self.watched):
            files.remove_stale_parts(folder)
            self._empty_bin(folder / _DELETED)

    def _empty_bin(self, folder: Path) -> None:
        """Delete the games in the bin of a window that was killed before it closed."""
        with suppress(OSError):
            for deleted in [path for path in folder.iterdir() if _is_game(path)]:
                # A running window can still restore it, and holds its lock.
                with suppress(OSError, RecordError):
                    locked = self._lock(folder.parent / deleted.name)
                    deleted.unlink(missing_ok=True)
                    locked.lock.release()


def recency_key(changed: int, now: int) -> tuple[bool, int]:
    """Return the sort key of a game last played at `changed`, in nanoseconds.

    The latest is the greatest.

    A date ahead of `now` says nothing about when the game was played, so it sorts first.
    """
    return changed <= now + _CLOCK_TOLERANCE, changed


def _stem(game: str, when: datetime) -> str:
    """Return the stem of a file name, such as "2026-11-22 21.40 GAME"."""
    return f"{when:%Y-%m-%d %H.%M} {game}"


def _is_game(path: Path) -> bool:
    # On foreign volumes macOS adds a file with the prefix "._" for each file.
    return path.suffix.lower() == SUFFIX and not path.name.startswith("._") and path.is_file()


def _lock_file(path: Path) -> Path:
    name = os.fsencode(path.name)
    # A long name chosen by a person may leave no room for the suffix.
    short = path.name if len(name) <= _MAX_NAME_BYTES else hashlib.sha256(name).hexdigest()
    return path.with_name(f".{short}.lock")
