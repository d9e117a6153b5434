"""Ctrl+C in the command line: not a word, status 130, and nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import save
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")

ROOT = Path(__file__).parents[3]

#: Tells when a command is in the midst of its work, which then does not end by itself.
HOLD = """
import sys, time
from pathlib import Path
from time import sleep
from importlib import import_module

reached = Path(sys.argv[1], "reached")

def hold(module, name, *, once_done):
    module = import_module(module)
    *owners, name = name.split(".")
    for owner in owners:
        module = getattr(module, owner)
    act = getattr(module, name)

    def held(*args, **how):
        said = act(*args, **how) if once_done else None
        reached.touch()
        time.sleep(600)
        return said

    setattr(module, name, held)

module, name, once_done = sys.argv[2:5]
hold(module, name, once_done=once_done == "done")
sys.argv[1:] = sys.argv[5:]
from conquista import main
sys.exit(main())
"""


@contextmanager
def started(folder: Path, *words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """Yield a process group as a terminal makes one, with temporary folders of its own."""
    (folder / "tmp").mkdir()
    program = subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(folder / "tmp")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield program
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
        program.communicate()


def interrupted(program: subprocess.Popen[str]) -> tuple[str, str]:
    """Return the output of a command after Ctrl+C in its terminal."""
    os.killpg(program.pid, signal.SIGINT)
    said = program.communicate(timeout=PATIENCE_S)
    # A shell makes 130 of it.
    assert program.returncode == -signal.SIGINT, said
    return said


def wait_for(file: Path, program: subprocess.Popen[str]) -> None:
    while not file.exists():
        assert program.poll() is None, program.communicate()
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(0.02)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    bots: tuple[Any, ...] = ({"kind": "bot", "name": "A", "level": "level1"},) * 2
    file = tmp_path / "game.conquista"
    save(new_record(GAMES["cannir"], 2, 7, None, bots), file)
    return file


@pytest.mark.parametrize(
    ("where", "command"),
    [
        (("engine.puzzles.mining", "mine_puzzles", "-"), ["puzzle", "make", "cannir"]),
        (("engine.commands.audit", "report", "-"), ["audit", "GAME"]),
        (("engine.commands.records", "report", "-"), ["replay", "GAME"]),
        (
            ("engine.arena.calibration_command", "run_trials", "-"),
            ["calibration", "cannir", "--seats", "2"],
        ),
        (("engine.commands.check_bot", "RunningProgram.receive", "-"), ["bot", "--check", "cat"]),
        (("desktop.commands.self_test", "SelfTest.languages", "done"), ["self-test", "cannir"]),
        (("desktop.commands.self_test", "SelfTest.greeting", "done"), ["self-test", "cannir"]),
        (("desktop.commands.screenshot", "_write", "-"), ["screenshot", "cannir", "-o", "OUT.png"]),
    ],
)
def test_every_command_ends_at_once_and_leaves_nothing(
    tmp_path: Path, game: Path, where: tuple[str, str, str], command: list[str]
) -> None:
    output = tmp_path / "out"
    words = [word.replace("GAME", str(game)).replace("OUT", str(output)) for word in command]
    with started(tmp_path, "-c", HOLD, tmp_path, *where, *words) as program:
        wait_for(tmp_path / "reached", program)
        out, err = interrupted(program)
    assert err == ""
    assert all(line.startswith("ok ") for line in out.splitlines())
    assert list((tmp_path / "tmp").iterdir()) == []


def test_interrupted_prints_leave_no_partial_file(tmp_path: Path) -> None:
    target = tmp_path / "out" / "all.zip"
    target.parent.mkdir()
    words: list[str | Path] = ["-m", "conquista", "print", "cannir", "--everything", "-o", target]
    with started(tmp_path, *words) as program:
        assert program.stderr is not None
        assert program.stderr.readline()
        _, err = interrupted(program)
    assert "Traceback" not in err
    assert list(target.parent.iterdir()) == []


def test_the_processes_of_an_arena_end_with_it(tmp_path: Path) -> None:
    words = ["arena", "cannir", "--seats", "2", "--bots", "random", "--jobs", "2"]
    results = tmp_path / "results"
    words += ["--deals", "100000", "--resume", str(results)]
    with started(tmp_path, "-m", "conquista", *words) as program:
        while not results.exists() or results.read_bytes().count(b"\n") < 3:
            assert program.poll() is None, program.communicate()
            sleep(0.02)
        # They hold the other ends of these streams: it reads to their ends.
        assert interrupted(program) == ("", "")


def test_an_ignored_interrupt_stays_ignored(tmp_path: Path, game: Path) -> None:
    """As behind `nohup`, or in a script in the background."""
    code = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n" + HOLD.replace(
        "time.sleep(600)", "import os; os.kill(os.getpid(), signal.SIGINT); return act(*args)"
    )
    words: list[str | Path] = [
        tmp_path,
        "engine.commands.records",
        "report",
        "-",
        "replay",
        game,
        "--json",
    ]
    with started(tmp_path, "-c", code, *words) as program:
        out, err = program.communicate(timeout=PATIENCE_S)
    assert (program.returncode, err) == (0, "")
    assert '"game": "cannir"' in out
