"""The program on a real screen: keyboards of other countries, full screen, and what it leaves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.play.match_files import load_match
from engine.play.record import save
from tests.desktop.windows.main_kit import record
from tests.packaging.screen import needs_screen, screen, started, until, window, xdotool
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
#: The places of keys of a PC, as X11 counts them.
KEYS = {"Z": "52", "S": "39", "Q": "24", ",": "59", "F11": "95"}

pytestmark = [pytest.mark.slow, needs_screen]


@dataclass
class Real:
    """The program in a window of a real screen."""

    display: str
    home: Path
    program: subprocess.Popen[bytes]

    def key(self, key: str, *held: str) -> None:
        """Strike a key by its place, whatever it writes."""
        downs = [word for name in held for word in ("keydown", name)]
        ups = [word for name in reversed(held) for word in ("keyup", name)]
        xdotool(self.display, *downs, "key", KEYS[key], *ups)

    def ply(self) -> int:
        """Return how many answers the kept game has."""
        found = list((self.home / "state" / "games").glob("*.conquista"))
        return load_match(found[0]).ply if found else -1

    def full(self) -> bool:
        told = subprocess.run(
            ["xprop", "-id", window(self.display, "Conquista"), "_NET_WM_STATE"],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return "FULLSCREEN" in told.stdout


@contextmanager
def opened(display: str, home: Path, *words: str | Path) -> Iterator[Real]:
    """Yield the program with settings and games in a folder, and temporary files in another."""
    (home / "temporary").mkdir(parents=True, exist_ok=True)
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(ROOT),
        "TMPDIR": str(home / "temporary"),
    }
    command: list[str | Path] = [sys.executable, "-m", "desktop", "--data", home / "state", *words]
    with started(command, environment) as program:
        window(display, "Conquista")
        yield Real(display, home, program)


@contextmanager
def managed(display: str) -> Iterator[None]:
    """A window manager."""
    if not (shutil.which("openbox") and shutil.which("xprop")):
        pytest.skip("no openbox or xprop here")
    with started(["openbox"], {**os.environ, "DISPLAY": display}):
        told = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]

        def there() -> bool:
            environment = {**os.environ, "DISPLAY": display}
            done = subprocess.run(told, env=environment, capture_output=True, check=False)
            return b"window id" in done.stdout

        until(there)
        yield


@pytest.mark.parametrize(
    # Where Shift writes a Latin letter or no letter, Qt by itself finds too many keys or none.
    "layout",
    ["us", "ru", "ru,us", "gr", "ge", "am", "il", "il,us", "ara", "th", "in"],
)
def test_undo_and_redo_in_every_layout(tmp_path: Path, layout: str) -> None:
    if not shutil.which("setxkbmap"):
        pytest.skip("no setxkbmap here")
    path = tmp_path / "game.conquista"
    save(record(6), path)
    with screen() as display, managed(display):
        subprocess.run(
            ["setxkbmap", "-layout", layout], env={**os.environ, "DISPLAY": display}, check=True
        )
        with opened(display, tmp_path, path) as real:
            window(display, "Cannir")
            until(lambda: xdotool(display, "getactivewindow") == window(display, "Cannir"))
            before = load_match(path).ply

            def undone() -> bool:
                # The first keys may come before the table is there.
                if real.ply() != before - 2:
                    real.key("Z", "ctrl")
                    xdotool(display, "sleep", "0.5")
                return real.ply() == before - 2

            until(undone)
            real.key("Z", "ctrl", "shift")
            xdotool(display, "sleep", "2")
            assert real.ply() == before - 1


@pytest.mark.parametrize("layout", ["ru", "il", "il,us", "ara"])
def test_dialog_buttons_work_in_every_layout(tmp_path: Path, layout: str) -> None:
    if not shutil.which("setxkbmap"):
        pytest.skip("no setxkbmap here")
    path = tmp_path / "game.conquista"
    save(record(6), path)
    with screen() as display, managed(display):
        subprocess.run(
            ["setxkbmap", "-layout", layout], env={**os.environ, "DISPLAY": display}, check=True
        )
        with opened(display, tmp_path, path) as real:
            for title, *keys in (("Settings", ",", "ctrl"), ("Save", "S", "ctrl", "shift")):
                until(lambda: xdotool(display, "getactivewindow") == window(display, "Cannir"))
                xdotool(display, "sleep", "1")
                real.key(*keys)
                window(display, f"^{title}")
                xdotool(display, "sleep", "0.5", "key", "Escape", "sleep", "0.5")


def test_full_screen_ends_and_begins_as_it_should_and_leaves_nothing(tmp_path: Path) -> None:
    with screen() as display, managed(display):
        with opened(display, tmp_path) as real:
            window(display, "Conquista")
            real.key("F11")
            until(real.full)
            real.key("Q", "ctrl")
            assert real.program.wait(PATIENCE_S) == 0
        with opened(display, tmp_path) as real:
            until(real.full)
            real.key("F11")
            until(lambda: not real.full())
            real.key("Q", "ctrl")
            assert real.program.wait(PATIENCE_S) == 0
        assert list((tmp_path / "temporary").iterdir()) == []


def test_windows_are_remembered_when_the_system_ends_them(tmp_path: Path) -> None:
    with screen() as display, managed(display):
        with opened(display, tmp_path) as real:
            real.key("F11")
            until(real.full)
            xdotool(display, "sleep", "2")
            # As at the end of every session of a desktop.
            real.program.terminate()
            real.program.wait(PATIENCE_S)
        with opened(display, tmp_path) as real:
            xdotool(display, "sleep", "3")
            assert real.full()
