"""Temporary folders for processes: gone with who made them, or swept away by whoever comes next."""

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

if sys.platform != "win32":
    import fcntl

#: What they are called; behind it the system puts characters of its own.
PREFIX = "conquista-scratch-"
#: What the first versions called theirs, which were always empty.
_FORMER = re.compile("conquista-[A-Za-z]{6}")


class Scratch:
    """A new empty folder that nobody else can look into, until `remove`; raises OSError."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        #: Held as long as this process lives, however it ends.
        self._lock = _lock(self.path)

    def remove(self) -> None:
        """Delete it, with all that is in it; more than once does nothing."""
        shutil.rmtree(self.path, ignore_errors=True)
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)


def sweep() -> None:
    """Delete the folders of this person that processes left which were killed; no error."""
    with suppress(OSError), os.scandir(tempfile.gettempdir()) as entries:
        for entry in entries:
            former = _FORMER.fullmatch(entry.name) is not None
            if former or entry.name.startswith(PREFIX):
                with suppress(OSError):
                    _sweep(entry, former)


def _sweep(entry: os.DirEntry[str], former: bool) -> None:
    status = entry.stat(follow_symlinks=False)
    ours = sys.platform == "win32" or status.st_uid == os.getuid()
    if not (ours and stat.S_ISDIR(status.st_mode)):
        return
    if former or sys.platform == "win32":
        # Windows has no such locks, and keeps a folder that somebody runs in.
        os.rmdir(entry.path)
        return
    lock = _lock(Path(entry.path))
    if lock is not None:
        shutil.rmtree(entry.path, ignore_errors=True)
        os.close(lock)


def _lock(folder: Path) -> int | None:
    """A descriptor that keeps a folder from being swept away; None: somebody has it, or nobody can.

    The processes that are started in it do not get it.
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


def kill_session(leader: int) -> None:
    """Kill what is left of the processes that were started with `start_new_session` or the like.

    One that has made a session of its own is not reached.
    """
    if sys.platform != "win32" and leader > 0:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(leader, signal.SIGKILL)
