"""Every match is a file of its own from its first answer: written, locked, deleted and restored.

A file is locked while it is on a table or can be restored, so that two windows never write the same
one; locks of a process that was killed are recognised.
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
from engine.play.match import Match, growing
from engine.play.record import SUFFIX, Record, save
from engine.system import files

#: How many games that were only watched are kept; the oldest are forgotten.
WATCHED_KEPT = 20
#: Bytes of a file's name that its lock bears too; no system has names of more than 255.
_LONGEST = 200
#: Where deleted games wait to be restored, in the folder they were deleted from.
_DELETED = ".conquista-deleted"
#: How files are called here; a person may add others, and copies under names of their own.
_OURS = re.compile(rf"\d{{4}}-\d\d-\d\d \d\d\.\d\d [a-z0-9]+( \(\d+\))?{re.escape(SUFFIX)}")
#: Nanoseconds by which the clock of a disk elsewhere may be fast.
_AHEAD = 300 * 10**9


def state_folder() -> Path:
    """Where games are kept."""
    return paths.place("state")


def is_watched(players: Sequence[Json]) -> bool:
    """Whether the players of a record are bots alone."""
    return bool(players) and all(player.get("kind") == "bot" for player in players)


@dataclass(frozen=True, slots=True)
class _Place:
    """A file that is ours until its lock is released."""

    path: Path
    lock: files.Lock


class Store(QObject):
    """The folders of games: the player's own, and those that were only watched.

    Signals: `failed(Exception)` at the first of several writings that fail in a row, mostly an
    OSError; `recovered()` when one succeeds after that.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.games, self.watched = folder / "games", folder / "watched"
        #: Small pictures of the games; losing them costs the time to paint them again.
        self.pictures = folder / "pictures"
        #: Reviews of games that are over; losing them costs the time to find it all again.
        self.reviews = folder / "reviews"
        #: Whether the last answer could not be written.
        self.failing = False
        self._places: dict[Match, _Place] = {}
        self._deleted: list[_Place] = []
        self._recover()

    # -- a match on the table ------------------------------------------------------------------

    def keep(self, match: Match) -> None:
        """Write a match as it stands; its file is made at the first time."""
        try:
            if match not in self._places:
                self._places[match] = self._begin(match.record)
            save(match.record, self._places[match].path, private=True)
        except Exception as error:
            # Whatever it is that no file can hold: play goes on, and the person is told.
            if not self.failing:
                self.failing = True
                self.failed.emit(error)
            return
        if self.failing:
            self.failing = False
            self.recovered.emit()

    def open(self, path: Path) -> Match:
        """The match in one of these files, locked until it is released.

        Raises ConquistaError when it cannot be read, with key "in_use" while another window has it.
        """
        *_, match = self.opening(path)
        return match

    def opening(self, path: Path) -> Generator[Match, None, None]:
        """The same with one answer more each time, as `growing` has it; whoever closes it before
        its end opens nothing.
        """
        place = self._lock(path)
        try:
            for match in growing(path):
                yield match
        except BaseException:
            place.lock.release()
            raise
        self._places[match] = place

    def path_of(self, match: Match) -> Path | None:
        """The file of a match that was kept or opened and not yet released."""
        return self._places[match].path if match in self._places else None

    def release(self, match: Match) -> None:
        """The match has left the table: any window may take it up."""
        self.failing = False
        place = self._places.pop(match, None)
        if place is not None:
            place.lock.release()

    def holds(self, path: Path) -> bool:
        """Whether a file is one of these games."""
        try:
            return path.resolve().parent in (self.games.resolve(), self.watched.resolve())
        except (OSError, RuntimeError, ValueError):  # links in a circle, no name of a file
            return False

    def in_use(self, path: Path) -> bool:
        """Whether another window has this game on its table."""
        ours = any(place.path == path for place in self._places.values())
        if ours or not os.path.lexists(_lock_file(path)):
            return False
        lock = files.Lock(_lock_file(path))
        lock.take()
        lock.release()
        return lock.elsewhere

    def paths(self) -> Iterator[Path]:
        """Every game's file, in no order; nothing where a folder cannot be read."""
        for folder in (self.games, self.watched):
            with suppress(OSError):
                yield from sorted(path for path in folder.iterdir() if _is_game(path))

    def _begin(self, record: Record) -> _Place:
        watched = is_watched(record.players)
        folder = self.watched if watched else self.games
        place = self._claim(folder, _stem(record.game, datetime.now()))
        if watched:
            self._forget_watched()
        return place

    def _claim(self, folder: Path, stem: str) -> _Place:
        """A name nobody uses, such as "STEM.conquista" or "STEM (2).conquista", and its lock."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        number = 1
        while True:
            path = folder / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
            number += 1
            if os.path.lexists(path):
                continue
            try:
                place = self._lock(path)
            except RecordError:
                continue
            # It may have been taken between the two.
            if not os.path.lexists(path):
                return place
            place.lock.release()

    def _lock(self, path: Path) -> _Place:
        """Raises RecordError "in_use". A folder that cannot hold locks is used without."""
        lock = files.Lock(_lock_file(path))
        if not lock.take() and lock.elsewhere:
            raise RecordError(f"{path.name}: open in another window", "in_use")
        return _Place(path, lock)

    def _forget_watched(self) -> None:
        """Remove the oldest watched games beyond those that are kept; one being shown stays."""
        found: list[tuple[tuple[bool, int], Path]] = []
        now = time.time_ns()
        with suppress(OSError):
            for path in self.watched.iterdir():
                if _is_game(path) and _OURS.fullmatch(path.name):
                    found.append((order(path.stat().st_mtime_ns, now), path))
        found.sort(reverse=True)
        for _, path in found[WATCHED_KEPT - 1 :]:
            with suppress(OSError, RecordError):
                place = self._lock(path)
                path.unlink(missing_ok=True)
                place.lock.release()

    # -- deleting ------------------------------------------------------------------------------

    def delete(self, path: Path) -> None:
        """Put a game away; it can be restored until the store is closed.

        Raises RecordError "in_use" while a window has it, OSError when it cannot be moved.
        """
        place = self._lock(path)
        try:
            bin_ = path.parent / _DELETED
            bin_.mkdir(mode=0o700, exist_ok=True)
            os.replace(path, bin_ / path.name)
            files.sync(path.parent)
        except OSError:
            place.lock.release()
            raise
        self._deleted.append(place)

    def restore(self) -> Path | None:
        """Bring back the game deleted last; None when there is none. Raises OSError."""
        if not self._deleted:
            return None
        place = back = self._deleted[-1]
        folder = place.path.parent
        if os.path.lexists(place.path):
            # Somebody put another file there meanwhile.
            back = self._claim(folder, place.path.stem)
        try:
            os.replace(folder / _DELETED / place.path.name, back.path)
        except OSError:
            if back is not place:
                back.lock.release()
            raise
        files.sync(folder)
        self._deleted.pop()
        for one in (place, back):
            one.lock.release()
        return back.path

    def close(self) -> None:
        """Nothing more is written: deleted games go for good, and everything is unlocked."""
        for place in self._deleted:
            with suppress(OSError):
                (place.path.parent / _DELETED / place.path.name).unlink(missing_ok=True)
            place.lock.release()
        self._deleted.clear()
        for match in list(self._places):
            self.release(match)

    # -- what earlier starts left --------------------------------------------------------------

    def _recover(self) -> None:
        """Sweep away what a killed process left."""
        for folder in (self.games, self.watched):
            files.sweep(folder)
            self._empty_bin(folder / _DELETED)

    def _empty_bin(self, folder: Path) -> None:
        """Games deleted in a window that was killed before it closed."""
        with suppress(OSError):
            for deleted in [path for path in folder.iterdir() if _is_game(path)]:
                # A window that runs can still restore it.
                with suppress(OSError, RecordError):
                    place = self._lock(folder.parent / deleted.name)
                    deleted.unlink(missing_ok=True)
                    place.lock.release()


def order(changed: int, now: int) -> tuple[bool, int]:
    """By what games are sorted, the one played last being the greatest: `changed`, and `now`, in
    nanoseconds. What is dated ahead of the clock says nothing about when it was played.
    """
    return changed <= now + _AHEAD, changed


def _stem(game: str, when: datetime) -> str:
    """How a file is called, such as "2026-11-22 21.40 GAME"."""
    return f"{when:%Y-%m-%d %H.%M} {game}"


def _is_game(path: Path) -> bool:
    # Beside the files on foreign volumes macOS puts others of their names, behind "._".
    return path.suffix.lower() == SUFFIX and not path.name.startswith("._") and path.is_file()


def _lock_file(path: Path) -> Path:
    name = os.fsencode(path.name)
    # What a person called a file may leave no room for an ending.
    short = path.name if len(name) <= _LONGEST else hashlib.sha256(name).hexdigest()
    return path.with_name(f".{short}.lock")
