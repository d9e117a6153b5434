"""Ctrl+C: end the process, raise in a block, be polled, or be delayed for child processes."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from engine.system.scratch_folders import Scratch


def restore_interrupt_default() -> None:
    """Let Ctrl+C end this process without a traceback, unless it is ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def raising_interrupt() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt in the block, so that the caller can clean up.

    Must not be used around Qt: an exception raised where Qt calls Python ends in a crash.
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
def polling_interrupt() -> Iterator[Callable[[], bool]]:
    """Yield a function that returns whether Ctrl+C was pressed in the block.

    It is for work that polls. If Ctrl+C was pressed, KeyboardInterrupt is raised at the end of the
    block.
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
def removing_scratch_on_interrupt() -> Iterator[None]:
    """Let Ctrl+C remove the temporary folders of this process and end it immediately."""
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
    """Return whether Ctrl+C ends this process and this thread may change that.

    Only the main thread may set signal handlers. Where Ctrl+C is ignored, as with `nohup`, it stays
    ignored.
    """
    ours = threading.current_thread() is threading.main_thread()
    return ours and signal.getsignal(signal.SIGINT) is signal.SIG_DFL


def end_as_interrupted() -> None:
    """End this process as Ctrl+C does, on systems with signals."""
    if sys.platform != "win32":
        with suppress(OSError, ValueError):
            sys.stdout.flush()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)


@contextmanager
def delaying_interrupt() -> Iterator[None]:
    """Delay Ctrl+C in the block; processes that are started there never receive it.

    Their starter has to end them. On Windows they receive it nevertheless.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
