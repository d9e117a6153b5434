"""A screen of its own for programs that are tried as a person would use them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.patience import PATIENCE_S

needs_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="no Xvfb or xdotool here"
)


def until(done: Callable[[], object]) -> None:
    """Wait for something that must happen sooner or later."""
    limit = monotonic() + PATIENCE_S
    while not done():
        assert monotonic() < limit, "it never happened"
        sleep(0.05)


@contextmanager
def screen() -> Iterator[str]:
    """Yield the name of a display that is there for as long as it is used."""
    with screen_server() as (display, _):
        yield display


@contextmanager
def screen_server() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Yield the name of such a display, and the program that shows it."""
    read, write = os.pipe()
    # When its last program ends it would begin anew, and meanwhile refuse the next one.
    server = subprocess.Popen(
        [
            "Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp",
            "-noreset",
        ],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}", server
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


@contextmanager
def started(
    command: list[str | Path], environment: dict[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a program in a process group of its own, of which nothing is left afterwards."""
    program = subprocess.Popen(command, env=environment, start_new_session=True)
    try:
        yield program
    finally:
        if running(program):
            os.killpg(program.pid, signal.SIGKILL)
        program.wait(PATIENCE_S)


def running(program: subprocess.Popen[bytes]) -> bool:
    """Return whether a program, or one that it started, runs."""
    # Otherwise it would count as long as nobody has asked how it ended.
    program.poll()
    if not Path("/proc/self/stat").exists():
        try:
            os.killpg(program.pid, 0)
        except ProcessLookupError:
            return False
        return True
    return any(_runs_in(group, program.pid) for group in Path("/proc").glob("[0-9]*/stat"))


def _runs_in(status: Path, group: int) -> bool:
    """Return whether a process of a group runs.

    One that has ended may stay where nobody asks how.
    """
    try:
        # Its name, in brackets, may hold anything.
        state, _, its_group, *_ = status.read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return False
    return int(its_group) == group and state not in "ZX"


def xdotool(display: str, *words: str) -> str:
    """Return the output of the tool; "" if it finds no window."""
    environment = {**os.environ, "DISPLAY": display}
    done = subprocess.run(
        ["xdotool", *words], env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def window(display: str, title: str) -> str:
    """Return the number of the window with these words in its title, once it is there."""
    found: list[str] = []

    def there() -> bool:
        found[:] = xdotool(display, "search", "--onlyvisible", "--name", title).split()
        return bool(found)

    until(there)
    return found[-1]
