"""Two windows on screens of their own, in two languages, play whole matches at one table."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from tests.packaging.screen import needs_screen, screen

ROOT = Path(__file__).parents[2]
#: Seconds in which a whole match is played, and in which something happens in it.
PATIENCE_S = 1_800

pytestmark = [
    pytest.mark.slow,
    needs_screen,
    pytest.mark.skipif(not shutil.which("openbox"), reason="no openbox here"),
]


class Visit:
    """One window, whose person plays by clicks (`tests.campaign.friends`)."""

    def __init__(self, home: Path, display: str, language: str, *words: str) -> None:
        self.home, self._display, self._language = home, display, language
        self._words = words
        self.told: list[dict[str, object]] = []
        self._program: subprocess.Popen[str] | None = None
        self._reader = Thread()
        self._seed = 0

    def start(self, role: str) -> None:
        self._seed += 1
        environment = {
            **os.environ,
            "DISPLAY": self._display,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONPATH": str(ROOT),
            "XDG_RUNTIME_DIR": str(self.home.parent),
        }
        command = [sys.executable, "-m", "tests.campaign.friends", role, *self._words]
        command += ["--data", str(self.home), "--language", self._language]
        self._program = subprocess.Popen(
            [*command, "--seed", str(self._seed)],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._reader = Thread(target=self._read, args=(self._program,), daemon=True)
        self._reader.start()

    def _read(self, program: subprocess.Popen[str]) -> None:
        assert program.stdout is not None
        with program.stdout as lines:
            self.told.extend(map(json.loads, lines))

    def find(self, key: str) -> object:
        """Return the last that was told under a key, or None."""
        return next((one[key] for one in reversed(self.told) if key in one), None)

    def kill(self) -> None:
        """Kill the window, and nothing that it started."""
        assert self._program is not None
        self._program.kill()
        self._program.wait()
        self._reader.join()

    def end(self) -> None:
        if self._program is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._program.pid, signal.SIGKILL)
            self._program.wait()
            self._reader.join()


@contextmanager
def visits(folder: Path, *words: str) -> Iterator[tuple[Visit, Visit]]:
    """Yield a host and a guest, who begin to play."""
    folder.chmod(0o700)
    line = folder / "line"
    words = (*words, "--line", str(line))
    with ExitStack() as stack:
        made = []
        for name, language in (("host", "en"), ("guest", "fr")):
            display = stack.enter_context(screen())
            manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": display})
            stack.callback(manager.wait)
            stack.callback(manager.terminate)
            made.append(Visit(folder / name, display, language, *words))
            stack.callback(made[-1].end)
        host, guest = made
        host.start("host")
        wait_for(line.exists, host)
        guest.start("guest")
        yield host, guest


def wait_for(done: Callable[[], object], *people: Visit) -> None:
    """Wait until something is so, as long as nothing is wrong in a window."""
    for _ in range(5 * PATIENCE_S):
        for person in people:
            assert person.find("defect") is None, person.find("defect")
        if done():
            return
        sleep(0.2)
    raise AssertionError("it never happened")


@pytest.mark.parametrize(
    ("game", "seats", "killed", "at"),
    [
        ("cannir", 2, "guest", 8),
        ("contrees", 2, "guest", 12),
        ("condottiere1", 3, "guest", 25),
        ("condottiere3", 4, "host", 25),
        ("cortez", 2, "host", 20),
    ],
)
def test_a_match_is_played_by_clicks_though_a_window_is_killed(
    tmp_path: Path, game: str, seats: int, killed: str, at: int
) -> None:
    with visits(tmp_path, game, "--seats", str(seats)) as (host, guest):
        gone, other = (host, guest) if killed == "host" else (guest, host)

        def has_played() -> bool:
            ply = gone.find("ply")
            return isinstance(ply, int) and ply >= at

        wait_for(has_played, host, guest)
        gone.kill()
        gone.start("back")
        wait_for(lambda: host.find("over") and guest.find("over"), host, guest)
        assert gone.find("here") >= at  # type: ignore[operator]
        assert host.find("over") == guest.find("over")
        assert host.find("names") == guest.find("names")
        assert other.find("names") is not None
