"""Matches on tables, each saved in a file that no other process writes meanwhile.

Locks of a killed process are recognised as stale.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Generator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.core.errors import RecordError
from engine.play.match import Match
from engine.play.match_files import replay_steps
from engine.play.record import SUFFIX, save
from engine.system import files

#: Bytes of a file name that its lock's name repeats; no system allows names above 255 bytes.
_MAX_NAME_BYTES = 200


@dataclass(frozen=True, slots=True)
class LockedFile:
    """A file that belongs to this process until it is released."""

    path: Path
    lock: files.Lock

    def release(self) -> None:
        """Unlock the file."""
        self.lock.release()


def lock_game(path: Path) -> LockedFile:
    """Lock a file.

    Raises RecordError with key "in_use". In a folder that cannot hold locks, the file is used
    without one.
    """
    lock = files.Lock(lock_path(path))
    if not lock.take() and lock.is_held_elsewhere:
        raise RecordError(f"{path.name}: open in another window", "in_use")
    return LockedFile(path, lock)


def is_locked(path: Path) -> bool:
    """Return whether another process, or another lock of this one, holds a file."""
    if not os.path.lexists(lock_path(path)):
        return False
    lock = files.Lock(lock_path(path))
    lock.take()
    lock.release()
    return lock.is_held_elsewhere


def claim(folder: Path, stem: str) -> LockedFile:
    """Lock and return an unused name, such as "STEM.conquista" or "STEM (2).conquista".

    Raises OSError when the folder cannot be made.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        number += 1
        if os.path.lexists(path):
            continue
        try:
            locked = lock_game(path)
        except RecordError:
            continue
        # Another process may have created it between the check and the lock.
        if not os.path.lexists(path):
            return locked
        locked.release()


def is_game(path: Path) -> bool:
    """Return whether a file is a saved match, by its name."""
    # On foreign volumes macOS adds a file with the prefix "._" for each file.
    return path.suffix.lower() == SUFFIX and not path.name.startswith("._") and path.is_file()


def stem_for(game: str, when: datetime) -> str:
    """Return the stem of a new file's name, such as "2026-11-22 21.40 GAME"."""
    return f"{when:%Y-%m-%d %H.%M} {game}"


def lock_path(path: Path) -> Path:
    """Return the file whose lock stands for a saved match."""
    name = os.fsencode(path.name)
    # A long name chosen by a person may leave no room for the suffix.
    short = path.name if len(name) <= _MAX_NAME_BYTES else hashlib.sha256(name).hexdigest()
    return path.with_name(f".{short}.lock")


class MatchStore:
    """The files of matches that are on tables of this process.

    A file is written so that either its old or its new contents are there, however the process
    ends.
    """

    def __init__(self) -> None:
        self._files: dict[Match, LockedFile] = {}

    def begin(self, match: Match, folder: Path) -> None:
        """Give a new match a file of its own in a folder, locked until it is released.

        Raises OSError.
        """
        self._files[match] = claim(folder, stem_for(match.record.game, datetime.now()))

    def save(self, match: Match) -> None:
        """Write a match that has a file, in its current state.

        Raises OSError; the old contents are there then.
        """
        save(match.record, self._files[match].path, private=True)

    def open(self, path: Path) -> Match:
        """Return the match in a file, locked until it is released.

        Raises ConquistaError when it cannot be read, with key "in_use" while another process has
        it.
        """
        *_, match = self.open_in_steps(path)
        return match

    def open_in_steps(self, path: Path) -> Generator[Match, None, None]:
        """Open a match step by step: yield it with one more action each time, like `replay_steps`.

        Closing the generator before its end releases the file.
        """
        locked = lock_game(path)
        try:
            for match in replay_steps(path):
                yield match
        except BaseException:
            locked.release()
            raise
        self._files[match] = locked

    def path_of(self, match: Match) -> Path | None:
        """Return the file of a match, or None where it has none."""
        return self._files[match].path if match in self._files else None

    def holds(self, path: Path) -> bool:
        """Return whether a match on a table here has this file."""
        return any(match_file.path == path for match_file in self._files.values())

    def release(self, match: Match) -> None:
        """Unlock the file of a match that has left its table, so that any process may open it."""
        locked = self._files.pop(match, None)
        if locked is not None:
            locked.release()

    def close(self) -> None:
        """Release every match."""
        for match in list(self._files):
            self.release(match)
