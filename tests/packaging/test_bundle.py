"""The bundle that `make bundle` built, tried as a player's computer would: with an empty home."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from engine.core import Json
from engine.games import GAMES
from engine.match import new_record
from engine.record import load, save

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "conquista"
ENDING = ".exe" if sys.platform == "win32" else ""
CONSOLE, WINDOWED = (BUNDLE / f"{name}{ENDING}" for name in ("conquista", "conquista-gui"))
#: Bytes the folder may take.
LARGEST = 150_000_000
#: Seconds after which something hangs.
PATIENCE = 120

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CONSOLE.exists(), reason="`make bundle` builds it"),
]


@pytest.fixture
def alone(tmp_path: Path) -> dict[str, str]:
    """An environment without display, Python's variables or files of anybody."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "TEMP") if key in os.environ}
    home = tmp_path / "home"
    home.mkdir()
    homes = {"HOME": str(home), "USERPROFILE": str(home)}
    return {**kept, **homes, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def self_test(command: list[str], environment: dict[str, str]) -> None:
    """The self-test passes, and what it leaves in the home is nothing of ours."""
    done = subprocess.run(
        [*command, str(CONSOLE), "self-test"],
        env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Annuler" in done.stdout
    home = Path(environment["HOME"])
    # Fonts are remembered, and the message bus of the session may leave its socket's address.
    others = {"fontconfig", ".dbus"}
    left = [file for file in home.rglob("*") if file.is_file() and not others & {*file.parts}]
    assert left == []


def test_everything_works_without_a_screen(alone: dict[str, str]) -> None:
    self_test([], alone)


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="there is no Xvfb here")
def test_everything_works_on_a_screen(alone: dict[str, str]) -> None:
    screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1000x24"]
    self_test(screen, {**alone, "QT_QPA_PLATFORM": "xcb"})


def test_the_bots_answer(alone: dict[str, str]) -> None:
    worker = subprocess.Popen(
        [str(CONSOLE), "worker"], env=alone, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(b'{"hello": 1}\n')
    worker.stdin.flush()
    hello = json.loads(worker.stdout.readline())
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0
    worker.stdout.close()
    assert [game["id"] for game in hello["games"]] == list(GAMES)


@pytest.fixture
def game_of_bots(tmp_path: Path) -> Path:
    """A save file of a game that bots play by themselves."""
    bots: tuple[Json, ...] = tuple(
        {"kind": "bot", "name": name, "level": "level1"} for name in ("Ana", "Bruno")
    )
    file = tmp_path / "bots.conquista"
    save(new_record(GAMES["cannir"], 2, 7, None, bots), file)
    return file


@pytest.fixture
def window(alone: dict[str, str], game_of_bots: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The windowed program in a process group of its own."""
    program = subprocess.Popen([WINDOWED, game_of_bots], env=alone, start_new_session=True)
    yield program
    if program.poll() is None:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait(PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_the_windowed_program_plays_and_takes_its_bots_home(
    window: subprocess.Popen[bytes], alone: dict[str, str]
) -> None:
    watched = Path(alone["HOME"], ".local", "state", "conquista", "watched")
    until(lambda: window.poll() is not None or answers(watched) >= 2)
    assert window.poll() is None, "it ended by itself"
    window.terminate()
    assert window.wait(PATIENCE) == -signal.SIGTERM
    until(lambda: not running(window.pid))


def answers(folder: Path) -> int:
    """How many answers were given in the only game of a folder."""
    return sum(len(load(file).answers) for file in folder.glob("*.conquista"))


def until(done: Callable[[], bool]) -> None:
    """Wait for something that must happen sooner or later."""
    limit = monotonic() + PATIENCE
    while not done():
        assert monotonic() < limit, "it never happened"
        sleep(0.05)


def running(group: int) -> bool:
    """Whether a process group has members."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_all_data_came_along() -> None:
    for pattern in ("assets/**/*", "docs/rules/*", "i18n/*.qm"):
        files = list(ROOT.glob(pattern))
        assert files, pattern
        for file in files:
            place = BUNDLE / "_internal" / file.relative_to(ROOT)
            assert place.exists(), place


def test_it_is_not_too_large() -> None:
    files = [file for file in BUNDLE.rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files)
    print(f"{size / 1e6:.1f} MB in {len(files)} files")
    assert size < LARGEST


def test_no_link_leads_nowhere() -> None:
    assert [file for file in BUNDLE.rglob("*") if file.is_symlink() and not file.exists()] == []
