"""The bundle that `make bundle` built, tried as a player's computer would: with an empty home."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.core.values import Json
from engine.games import GAMES
from engine.play.match_files import load_match, new_record
from engine.play.record import load, save
from tests.packaging.screen import (
    needs_screen,
    running,
    screen,
    started,
    until,
    window,
    xdotool,
)
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "conquista"
ENDING = ".exe" if sys.platform == "win32" else ""
CONSOLE, WINDOWED = (BUNDLE / f"{name}{ENDING}" for name in ("conquista", "conquista-gui"))
#: Bytes the folder may take.
LARGEST = 170_000_000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CONSOLE.exists(), reason="`make bundle` builds it"),
]


@pytest.fixture
def alone(tmp_path: Path) -> dict[str, str]:
    """Return an environment without display, Python or any other program, or files of anybody."""
    kept = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP") if key in os.environ}
    for folder in ("home", "programs"):
        (tmp_path / folder).mkdir()
    homes = {"HOME": str(tmp_path / "home"), "USERPROFILE": str(tmp_path / "home")}
    # Else the system starts a message bus in our name, which stays as long as the screen.
    homes["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    return {
        **kept, **homes, "PATH": str(tmp_path / "programs"), "LC_ALL": "C.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip


def self_test(environment: dict[str, str], *options: str) -> None:
    """The self-test passes, and what it leaves in the home is nothing of ours."""
    done = subprocess.run(
        [CONSOLE, "self-test", *options],
        env=environment, capture_output=True, text=True, timeout=5 * PATIENCE_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    # Qt's own button speaks French.
    assert "Annuler" in done.stdout
    home = Path(environment["HOME"])
    # Fonts are remembered, and the message bus of the session may leave its socket's address.
    others = {"fontconfig", ".dbus"}
    left = [file for file in home.rglob("*") if file.is_file() and not others & {*file.parts}]
    assert left == []


def test_everything_works_without_a_screen(alone: dict[str, str]) -> None:
    self_test(alone)


@needs_screen
def test_everything_works_on_a_screen(alone: dict[str, str]) -> None:
    with screen() as display:
        self_test({**alone, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}, "--screen")


def test_it_says_that_the_bots_think_compiled(alone: dict[str, str]) -> None:
    said = subprocess.run(
        [CONSOLE, "--version"], env=alone, capture_output=True, text=True, check=True
    ).stdout
    assert "bots compiled" in said


def test_it_prints(alone: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"
    subprocess.run(
        [CONSOLE, "print", "contrees", "-o", file], env=alone, timeout=PATIENCE_S, check=True
    )
    assert file.read_bytes().startswith(b"%PDF")


@needs_screen
def test_a_save_is_played_by_clicks_killed_and_played_to_its_end(
    alone: dict[str, str], tmp_path: Path
) -> None:
    whole = load(ROOT / "tests" / "saves" / "0.1.0" / "games" / "contrees.conquista")
    begun = tmp_path / "begun.conquista"
    save(replace(whole, answers=whole.answers[:-6]), begun)
    games = Path(alone["HOME"], ".local", "state", "conquista", "games")
    random = Random(1)

    def given() -> int:
        return answers(games)

    with screen() as display:
        environment = {**alone, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}

        def click() -> None:
            """Somewhere on the table; what is not lit does nothing."""
            x, y = random.randrange(250, 900), random.randrange(120, 780)
            xdotool(display, "mousemove", str(x), str(y), "click", "1")

        def play(until_when: Callable[[], bool]) -> Callable[[], bool]:
            def step() -> bool:
                click()
                return until_when()

            return step

        with started([WINDOWED, begun], environment):
            window(display, "Contrées")
            until(play(lambda: given() > len(whole.answers) - 6))
        # It was killed there and then; what it had started is gone as well.
        before = given()
        assert before
        (kept,) = games.glob("*.conquista")
        with started([WINDOWED, kept], environment) as program:
            window(display, "Contrées")
            until(play(lambda: load_match(kept).result is not None))
            assert given() > before
            program.terminate()
            until(lambda: not running(program))


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
    assert worker.wait(PATIENCE_S) == 0
    worker.stdout.close()
    assert [game["id"] for game in hello["games"]] == list(GAMES)


def test_it_serves_a_table_and_sits_down_at_it(alone: dict[str, str], tmp_path: Path) -> None:
    """The two processes that a window starts for friends."""

    def process(*arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(CONSOLE), *arguments],
            env=alone, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def read(program: subprocess.Popen[bytes], kind: str) -> dict[str, Json]:
        """Return the next message of a kind."""
        assert program.stdout is not None
        for line in program.stdout:
            message = json.loads(line)
            if message["is"] == kind:
                assert isinstance(message, dict)
                return message
        raise AssertionError(f"ended before {kind}")

    server = process(
        *("serve", "--child", "--data", str(tmp_path / "server")),
        *("--listen", "127.0.0.1", "--port", "0", "--announce", "Ana"),
    )
    line = process("line", "--own", str(tmp_path / "own"))
    club = read(server, "serving")["invitation"]
    create: Json = {"game": "cannir", "seats": [{"kind": "bot", "level": "level1"}]}
    assert line.stdin is not None
    opening = {"open": {"invitation": club, "name": "Ana", "create": create}}
    line.stdin.write(json.dumps(opening).encode() + b"\n")
    line.stdin.flush()
    assert read(line, "seated")["seat"] == 0
    for program in (line, server):
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.close()
        assert program.wait(PATIENCE_S) == 0
        program.stdout.close()


@pytest.fixture
def game_of_bots(tmp_path: Path) -> Path:
    """Return a save file of a game that bots play by themselves."""
    bots: tuple[Json, ...] = tuple(
        {"kind": "bot", "name": name, "level": "level1"} for name in ("Ana", "Bruno")
    )
    file = tmp_path / "bots.conquista"
    save(new_record(GAMES["cannir"], 2, 7, None, bots), file)
    return file


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_the_windowed_program_plays_and_takes_its_bots_home(
    alone: dict[str, str], game_of_bots: Path
) -> None:
    watched = Path(alone["HOME"], ".local", "state", "conquista", "watched")
    with started([WINDOWED, game_of_bots], alone) as program:
        until(lambda: answers(watched) >= 2)
        program.terminate()
        until(lambda: not running(program))


def answers(folder: Path) -> int:
    """Return how many answers were given in the only game of a folder."""
    return sum(len(load(file).answers) for file in folder.glob("*.conquista"))


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


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they are different programs")
def test_both_programs_are_one_file() -> None:
    assert WINDOWED.is_symlink()
    assert WINDOWED.resolve() == CONSOLE.resolve()


def test_no_link_leads_nowhere() -> None:
    assert [file for file in BUNDLE.rglob("*") if file.is_symlink() and not file.exists()] == []
