"""The self-test: says what it tried, finds what is broken, leaves nothing behind."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication

from desktop.commands import self_test
from desktop.commands.cli import main as command_line
from desktop.commands.self_test import SelfTest
from desktop.games import TABLES
from desktop.system.qt_bots import QtBots
from desktop.windows.current_game import CurrentGame
from tests.desktop.kit import settle

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def trial(qapp: QApplication, tmp_path: Path) -> Iterator[SelfTest]:
    """Yield a trial whose window is closed afterwards."""
    trial = SelfTest(tmp_path / "trial", qapp)
    yield trial
    trial.end()


def check(trial: SelfTest, name: str) -> bool:
    """Run one check by name."""
    (found,) = (check for called, check in trial.checks(TABLES) if called == name)
    return trial.run(name, found)


def failing(reason: str) -> object:
    """Stands for something that is broken."""

    def fail(*args: object) -> str:
        raise self_test.SelfTestError(reason)

    return fail


def test_the_self_test_names_the_failed_check(
    qapp: QApplication, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("play", "print_sheets", "read_rules", "languages"):
        monkeypatch.setattr(SelfTest, name, lambda *args, **how: "left out")
    monkeypatch.setattr(SelfTest, "font", failing("no font"))
    assert self_test.main(argparse.Namespace(games=[])) == 1
    told = capsys.readouterr().out
    assert "FAIL  font: no font" in told
    assert "ok    settings" in told
    assert told.endswith("self-test: failed: font\n")


def test_a_warning_of_qt_and_an_error_in_a_slot_are_failures(
    trial: SelfTest, capsys: pytest.CaptureFixture[str]
) -> None:
    def warn() -> str:
        qWarning("something is odd")
        return "done"

    def stumble() -> str:
        QTimer.singleShot(0, lambda: [][1])
        settle()
        return "done"

    assert not trial.run("warning", warn)
    assert not trial.run("slot", stumble)
    assert trial.run("nothing", lambda: "done")
    told = capsys.readouterr().out
    assert "FAIL  warning: something is odd" in told
    assert "FAIL  slot: IndexError" in told


def test_bots_that_do_not_answer_are_found(
    trial: SelfTest, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test, "GAME_LIMIT_MS", 300)
    monkeypatch.setattr(QtBots, "ask", lambda *args: None)
    assert not check(trial, "cannir with 2 seats")
    assert "not over after 0 answers" in capsys.readouterr().out


def test_a_game_that_is_not_written_is_found(
    trial: SelfTest, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CurrentGame, "_keep", lambda *args: None)
    assert not check(trial, "cannir with 2 seats")
    assert "not the game" in capsys.readouterr().out


def test_a_worker_that_is_not_there_is_found(
    trial: SelfTest, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    monkeypatch.setattr(self_test, "HELLO_LIMIT_MS", 300)
    monkeypatch.setattr(self_test, "worker_command", lambda: silent)
    assert not check(trial, "process of the bots")
    assert "says nothing" in capsys.readouterr().out


def test_all_is_well_and_nothing_of_the_user_is_touched(tmp_path: Path) -> None:
    """With one game; the whole is tried with the installed program."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {
        key: value
        for key, value in os.environ.items()
        if key not in hidden and not key.startswith("XDG_")
    }
    home = tmp_path / "home"
    home.mkdir()
    code = "import sys; from desktop.commands.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "self-test", "cannir"],
        env={**kept, "HOME": str(home)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1] == "self-test: all is well"
    assert all(line.startswith("ok ") for line in lines[:-1])
    for word in ("with 2 seats", "with 3 seats", "printed", "explained"):
        assert any(f"cannir {word}" in line for line in lines)
    assert not any("contrees" in line for line in lines)
    left = [file for file in home.rglob("*") if file.is_file() and "fontconfig" not in file.parts]
    assert left == []


def test_a_game_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["self-test", "chess"]) == 1
    assert "no table for 'chess'" in capsys.readouterr().err


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line(["self-test", "--help"])
    assert "self-test" in capsys.readouterr().out
