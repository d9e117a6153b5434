"""How processes end and what they leave: those they started, and their temporary folders."""

from __future__ import annotations

import os
import re
import shutil
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

if sys.platform != "win32":
    import fcntl

#: What temporary folders are called; behind it the system puts characters of its own.
PREFIX = "conquista-scratch-"
#: What the first versions called theirs, which were always empty.
_FORMER = re.compile("conquista-[A-Za-z]{6}")


def end_at_once() -> None:
    """Let Ctrl+C end this process without a word, unless it is to be ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt meanwhile, as there is something to clear up.

    Not around anything of Qt's: raised where Qt calls Python, it ends in a crash.
    """
    if not _dies_by_interrupt():
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def interruption() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl+C was pressed meanwhile, for work that asks now and then.

    If so KeyboardInterrupt is raised at the end.
    """
    stopped = threading.Event()
    heard = _dies_by_interrupt()
    if heard:
        signal.signal(signal.SIGINT, lambda number, frame: stopped.set())
    try:
        yield stopped.is_set
    finally:
        if heard:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        if stopped.is_set():
            raise KeyboardInterrupt


@contextmanager
def tidied() -> Iterator[None]:
    """Let Ctrl+C remove the temporary folders of this process, which it ends at once."""
    if not _dies_by_interrupt():
        yield
        return

    def end(number: int, frame: object) -> None:
        Scratch.remove_all()
        end_as_interrupted()
        os._exit(1)

    signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _dies_by_interrupt() -> bool:
    """Whether Ctrl+C ends this process, and this thread may change that.

    Other threads are never told of signals. Where it is ignored, as behind `nohup`, it stays so.
    """
    ours = threading.current_thread() is threading.main_thread()
    return ours and signal.getsignal(signal.SIGINT) is signal.SIG_DFL


def end_as_interrupted() -> None:
    """End this process as Ctrl+C does, if this system knows signals."""
    if sys.platform != "win32":
        with suppress(OSError, ValueError):
            sys.stdout.flush()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put off Ctrl+C; the processes that are started meanwhile never hear of it.

    Who starts them ends them. Windows tells them all the same.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Scratch:
    """A new empty folder that nobody else can look into, until `remove`; raises OSError.

    `leader`: a process with a session of its own that runs in it; what is left of these is killed.
    One that has made another session is not reached.
    """

    #: All that are there now.
    _living: ClassVar[set[Scratch]] = set()

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        self.leader = 0
        #: Held as long as this process lives, however it ends.
        self._lock = _lock(self.path)
        self._living.add(self)

    def remove(self) -> None:
        """Delete it, with all that is in it; more than once does nothing."""
        leader, self.leader = self.leader, 0
        if sys.platform != "win32" and leader > 0:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(leader, signal.SIGKILL)
        shutil.rmtree(self.path, ignore_errors=True)
        self._living.discard(self)
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    @classmethod
    def remove_all(cls) -> None:
        """Delete all that this process has made."""
        for scratch in list(cls._living):
            scratch.remove()


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
