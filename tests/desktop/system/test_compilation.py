"""The compilation while the window is open: when it begins, how it ends, what *About* says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.system import compilation
from desktop.system.compilation import STATE, VARIABLE, Compilation, Progress
from desktop.windows.dialogs.help import AboutDialog
from engine.system import version


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a script in the place of the one that compiles, named as `make play` names it."""
    file = tmp_path / "compile.py"
    monkeypatch.setenv(VARIABLE, str(file))
    return file


@pytest.fixture
def running(qtbot: QtBot) -> Iterator[Compilation]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Compilation(parent)
    yield made
    made.stop()
    assert STATE.progress is Progress.NONE


def test_nothing_is_compiled_where_nobody_asks(running: Compilation) -> None:
    running.start()
    assert STATE.progress is Progress.NONE


@pytest.mark.parametrize(("status", "progress"), [(0, Progress.READY), (3, Progress.NONE)])
def test_the_script_says_whether_there_is_a_build(
    qtbot: QtBot, script: Path, running: Compilation, status: int, progress: Progress
) -> None:
    asked = "import sys; assert sys.argv[1:] == ['build', '--child']; "
    script.write_text(f"{asked}sys.exit({status})")
    running.start()
    assert STATE.progress is Progress.RUNNING
    qtbot.waitUntil(lambda: STATE.progress is progress)


def test_it_ends_with_the_application(qtbot: QtBot, script: Path, tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    script.write_text(
        f"import os, pathlib\nprint('here', flush=True)\n"
        f"while os.read(0, 1): pass\npathlib.Path({str(ended)!r}).touch()"
    )
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Compilation(parent)
    made.start()
    qtbot.waitUntil(lambda: made._process.bytesAvailable() > 0)
    made.stop()
    assert ended.exists()


@pytest.mark.parametrize(
    ("progress", "said"),
    [
        (Progress.NONE, "The bots run as interpreted code."),
        (Progress.RUNNING, "They are being compiled now"),
        (Progress.READY, "They have been compiled"),
    ],
)
def test_about_says_how_far_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, progress: Progress, said: str
) -> None:
    monkeypatch.setattr(version, "is_compiled", lambda: False)
    monkeypatch.setattr(compilation.STATE, "progress", progress)
    parent = QWidget()
    qtbot.addWidget(parent)
    assert said in AboutDialog(parent)._parts.text()
