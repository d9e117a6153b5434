"""What a table needs from an event loop: time, and the processes of bots.

There are two implementations: `AsyncioLoop`, and `desktop.system.qt_loop.QtLoop`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Handle(Protocol):
    """A call in the future."""

    def cancel(self) -> object:
        """Make sure that the call does not happen; later calls of this do nothing."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a process is started."""

    command: Sequence[str]
    environment: Mapping[str, str]
    #: The working folder; None for that of the program.
    folder: Path | None
    #: Whether it leads a session of its own, which can be killed with it (not on Windows).
    new_session: bool


class PipeListener(Protocol):
    """Receives what a process writes, as it comes, and its end."""

    def on_started(self, pid: int) -> None:
        """Take notice that the process runs; comes in any case, at once or later."""

    def on_output(self, data: bytes) -> None:
        """Take what it wrote to its standard output."""

    def on_errors(self, data: bytes) -> None:
        """Take what it wrote to its standard error stream."""

    def on_end(self, *, has_started: bool) -> None:
        """Take notice that the process ended by itself, or could not be started."""


class Pipe(Protocol):
    """A running process with its standard streams."""

    def write(self, data: bytes) -> None:
        """Write to the process; what it does not read waits."""

    def end(self, then: Callable[[], None], *, kill: bool) -> None:
        """Close the input, and kill the process at once or if it does not end in time.

        The listener does not hear of the end. `then` is called once the process has ended, in some
        loops before this returns.
        """


class Loop(Protocol):
    """An event loop. All calls come from the one thread that it runs in."""

    def call_soon(self, callback: Callable[[], None]) -> Handle:
        """Call in the next turn of the loop."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        """Call after a time."""

    def start_process(self, start: Start, listener: PipeListener) -> Pipe:
        """Start a process. Of anything but the start the listener hears in a later turn."""


#: Seconds a process may take to end by itself before it is killed.
EXIT_S = 0.3
