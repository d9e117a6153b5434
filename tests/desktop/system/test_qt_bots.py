"""How the bots' process is started, from source and from a bundle, and what it gets to see."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.system.qt_bots import QtBots
from engine.bots.bot import Budget
from engine.bots.helper_processes import console_command, worker_command
from engine.bots.protocol import Request
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.system import sandbox
from engine.system.resources import root
from engine.system.scratch_folders import PREFIX, Scratch, remove_stale_folders

CANNIR = GAMES["cannir"]

#: Answers with what it finds out about the machine.
SPY = """
import json, os, socket, sys
def can(try_it):
    try:
        try_it()
    except OSError:
        return False
    return True
for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask is None:
        break
    found = {
        "environment": dict(os.environ),
        "folder": os.listdir("."),
        "place": os.getcwd(),
        "reads": [name for name in json.loads(sys.argv[-1]) if can(lambda: open(name).close())],
        "network": len(socket.if_nameindex()),
    }
    print(json.dumps({"answer": ask, "found": found}), flush=True)
"""


def found_by(qtbot: QtBot, process: QtBots) -> dict[str, Any]:
    """Return the report of a spy in the place of a bot."""
    match = Match(new_record(CANNIR, 2, 3))
    assert match.decision is not None
    view = match.view(match.decision.seat)
    with qtbot.waitSignal(process.replied) as blocker:
        process.ask(1, Request(CANNIR, view, match.legal(), "level1", 7))
    process.close()
    return blocker.args[1]["found"]


def spy(*names: str | Path) -> list[str]:
    """Return the command of a spy that tries to read these files."""
    tried = json.dumps([str(name) for name in names])
    return [str(Path(sys.base_prefix, "bin", "python3")), "-c", SPY, tried]


def test_from_source_it_is_the_module_of_the_same_engine() -> None:
    assert worker_command() == [sys.executable, "-P", "-m", "engine.bots.worker"]
    assert sandbox.worker_environment()["PYTHONPATH"].startswith(str(root()))


@pytest.mark.parametrize("ending", ["", ".exe"])
@pytest.mark.parametrize("started", ["conquista", "conquista-gui"])
def test_from_a_bundle_it_is_the_console_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: str, ending: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / f"{started}{ending}"))
    program = str(tmp_path / f"conquista{ending}")
    assert worker_command() == [program, "worker"]
    assert console_command("engine") == [program]
    assert set(sandbox.worker_environment().keys()) <= {"SYSTEMROOT"}


def test_our_worker_gets_no_information_about_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USER", "XDG_STATE_HOME", "APPDATA", "CONQUISTA_SAVE", "PATH", "PWD"):
        monkeypatch.setenv(name, "/home/ada")
    told = set(sandbox.worker_environment().keys())
    assert told <= {"PYTHONPATH", *sandbox.LOADER_VARIABLES, *sandbox.MODULE_VARIABLES}
    assert set(sandbox.program_environment().keys()) <= {*sandbox.LOADER_VARIABLES, "PATH"}


def test_our_worker_starts_with_that(qtbot: QtBot) -> None:
    process = QtBots()
    match = Match(new_record(CANNIR, 2, 3))
    assert match.decision is not None
    with qtbot.waitSignal(process.replied) as blocker:
        view = match.view(match.decision.seat)
        limited = Budget(iterations=9)
        process.ask(1, Request(CANNIR, view, match.legal(), "level1", 7, limited))
    assert blocker.args[1]["thought"]["iterations"] == 9
    process.close()


def test_it_runs_in_an_empty_folder_of_its_own(qtbot: QtBot) -> None:
    process = QtBots(spy(), contained=False)
    assert not process.is_sandboxed
    found = found_by(qtbot, process)
    assert found["folder"] == []
    assert Path(found["place"]) != Path.cwd()
    # LC_CTYPE is Python's own doing where no language is set.
    assert set(found["environment"]) <= {*sandbox.LOADER_VARIABLES, "PATH", "LC_CTYPE"}


@pytest.mark.skipif(not sandbox.is_available(), reason="bubblewrap is not installed or not allowed")
def test_an_outside_program_has_neither_network_nor_the_players_files(
    qtbot: QtBot, tmp_path: Path
) -> None:
    save, lent = tmp_path / "save", tmp_path / "lent" / "weights"
    lent.parent.mkdir()
    for file in (save, lent):
        file.write_text("secret", "utf-8")
    free = found_by(qtbot, QtBots(spy(save, lent), contained=False))
    assert free["reads"] == [str(save), str(lent)]
    folders = [lent.parent, Path(sys.base_prefix)]
    process = QtBots(spy(save, lent, "/etc/passwd"), folders=folders)
    assert process.is_sandboxed
    found = found_by(qtbot, process)
    assert found["reads"] == [str(lent)]
    assert found["network"] == 1  # the loopback, which leads nowhere
    assert found["folder"] == []


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for temporary ones, empty."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_only_files_of_killed_processes_are_removed(scratch: Path) -> None:
    code = "import os; from engine.system.scratch_folders import Scratch; "
    code += "made = Scratch(); print(made.path); "
    left = subprocess.run(
        [sys.executable, "-c", code + "open(made.path / 'x', 'w'); os._exit(9)"],
        cwd=root(),
        env={**os.environ, "TMPDIR": str(scratch)},
        stdout=subprocess.PIPE,
        check=False,
    )
    assert Path(left.stdout.decode().strip()).is_dir()
    held = Scratch()
    former, full, other = (scratch / f"conquista-{name}" for name in ("aBcDeF", "fedCBA", "mine"))
    for folder in (former, full, other):
        folder.mkdir()
    (full / "thesis").touch()
    aim = scratch / "aim"
    aim.mkdir()
    (scratch / f"{PREFIX}link").symlink_to(aim)
    remove_stale_folders()
    kept = {held.path, full, other, aim, scratch / f"{PREFIX}link"}
    assert set(scratch.iterdir()) == kept
    assert (full / "thesis").exists()
    held.remove()
    held.remove()
    assert not held.path.exists()


def test_where_nothing_shuts_in_programs_still_play(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: False)
    process = QtBots(spy())
    assert not process.is_sandboxed
    assert found_by(qtbot, process)["folder"] == []
