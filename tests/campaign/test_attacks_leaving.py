"""Commands that are interrupted at any moment, and windows that end in every way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from engine.play.record import save
from tests.campaign.starts import starter
from tests.desktop.windows.main_kit import BOTS, record
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="signals and sessions")

ROOT = Path(__file__).parents[2]
COMMANDS = (
    "arena cannir --seats 2 --bots level1,level1 --deals 9999 --jobs 2",
    "calibration cannir --seats 2 --matches 99",
    "audit GAME",
    "bot --check cat",
    "puzzle make cannir",
    "puzzle check cannir-1",
    "print --everything -o OUT.zip",
    "screenshot cortez -o OUT.png",
    "self-test cannir",
    "replay GAME",
    "puzzle list",
)


def living(session: int) -> list[str]:
    """Return the processes of a session that run.

    One that ended and waits to be buried does not.
    """
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = stat.read_text(errors="replace").rpartition(")")
            state, _, _, its = rest.split()[:4]
            if int(its) == session and state not in "ZX":
                found.append(name)
    return found


def interrupt(folder: Path, command: str, seconds: float) -> None:
    """Press Ctrl+C so long after the start of a command."""
    (folder / "tmp").mkdir(parents=True)
    save(record(6, BOTS), folder / "game.conquista")
    words = command.replace("GAME", str(folder / "game.conquista"))
    words = words.replace("OUT", str(folder / "out"))
    with subprocess.Popen(
        [sys.executable, "-m", "conquista", *words.split(" ")],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(folder / "tmp")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        time.sleep(seconds)
        os.killpg(program.pid, signal.SIGINT)
        # Its children hold the other end of this stream.
        _, said = program.communicate(timeout=120)
    # What was done before may have ended as it should.
    assert program.returncode in (-signal.SIGINT, 130, 0, 1), said
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said
    assert list((folder / "tmp").iterdir()) == []
    end = time.monotonic() + PATIENCE_S
    while (alive := living(program.pid)) and time.monotonic() < end:
        time.sleep(0.1)
    assert alive == []


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_interrupted_at_any_moment(tmp_path: Path, command: str) -> None:
    random = Random(command)
    for number in range(2):
        interrupt(tmp_path / str(number), command, 1.2 + random.random() * 6)


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["quit", "kill 15", "kill 1", "kill 9", "kill 2", "kill 3"])
def test_nothing_stays_in_the_temporary_folder(tmp_path: Path, ending: str) -> None:
    scratch, data = tmp_path / "tmp", tmp_path / "data"
    scratch.mkdir()
    save(record(0, BOTS), tmp_path / "bots.conquista")
    places: dict[str, str | None] = {"TMPDIR": str(scratch)}
    with starter(tmp_path / "starts") as starts:
        for steps in (("wait", "wait", "wait", ending), ("wait", "wait", "wait", "quit")):
            starts.start(steps, "--data", data, tmp_path / "bots.conquista", environment=places)
    assert [path.name for path in scratch.iterdir()] == []
