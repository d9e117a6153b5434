"""Temporary folders: made, locked, removed with the processes in them, and swept after kills."""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

if sys.platform != "win32":
    import fcntl

#: The prefix of temporary folders; the system appends random characters.
PREFIX = "conquista-scratch-"
#: The names of the first versions' temporary folders, which were always empty.
_FORMER = re.compile("conquista-[A-Za-z]{6}")


class Scratch:
    """A new empty folder that only this user can read, until `remove`. Raises OSError.

    `session_leader_pid` is a process with its own session that runs in the folder. Processes left
    in that session are killed on removal; those that created another session are not reached.
    """

    #: All folders of this process that exist now.
    _living: ClassVar[set[Scratch]] = set()

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        self.session_leader_pid = 0
        #: Held as long as this process lives, however it ends.
        self._lock = _lock(self.path)
        self._living.add(self)

    def remove(self) -> None:
        """Delete the folder with its contents; later calls do nothing."""
        session_leader_pid, self.session_leader_pid = self.session_leader_pid, 0
        if sys.platform != "win32" and session_leader_pid > 0:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(session_leader_pid, signal.SIGKILL)
        shutil.rmtree(self.path, ignore_errors=True)
        self._living.discard(self)
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    @classmethod
    def remove_all(cls) -> None:
        """Delete all folders of this process."""
        for scratch in list(cls._living):
            scratch.remove()


def remove_stale_folders() -> None:
    """Delete the folders that killed processes of this user left; never raises OSError."""
    with suppress(OSError), os.scandir(tempfile.gettempdir()) as entries:
        for entry in entries:
            former = _FORMER.fullmatch(entry.name) is not None
            if former or entry.name.startswith(PREFIX):
                with suppress(OSError):
                    _remove_stale_folder(entry, former)


def _remove_stale_folder(entry: os.DirEntry[str], former: bool) -> None:
    status = entry.stat(follow_symlinks=False)
    ours = sys.platform == "win32" or status.st_uid == os.getuid()
    if not (ours and stat.S_ISDIR(status.st_mode)):
        return
    if former or sys.platform == "win32":
        # Windows has no such locks, and refuses to remove a folder that a process runs in.
        os.rmdir(entry.path)
        return
    lock = _lock(Path(entry.path))
    if lock is not None:
        shutil.rmtree(entry.path, ignore_errors=True)
        os.close(lock)


def _lock(folder: Path) -> int | None:
    """Lock a folder against `remove_stale_folders` and return the descriptor.

    Returns None when another process holds it or the system has no locks. Child processes do not
    inherit the descriptor.
    """
    if sys.platform == "win32":
        return None
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        return None
    return handle
