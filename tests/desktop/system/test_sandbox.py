"""What a sandboxed program may read: the folder of an interpreter, and no file of the user."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.system import folders, interpreters, sandbox
from engine.system.interpreters import SandboxError, start_command

needs_walls = pytest.mark.skipif(
    not sandbox.is_available(), reason="bubblewrap is not installed or not allowed"
)
PYTHON = Path(sys.base_prefix, "bin", "python3")


@pytest.fixture
def home(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a person's home, with a saved game in the usual place and a file of their own."""
    home = tmp_path / "home"
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    for file in files_of(home):
        file.parent.mkdir(parents=True)
        file.write_text("secret", "utf-8")
    interpreters._find_interpreter.cache_clear()
    yield home
    interpreters._find_interpreter.cache_clear()


def files_of(home: Path) -> list[Path]:
    return [home / ".local/state/conquista/games/x.conquista", home / ".ssh/key"]


def script(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    file.chmod(0o755)
    return file


def first_on_path(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def seen(tmp_path: Path, files: list[Path], *, by_itself: bool = False) -> list[str]:
    """Return which of some files a program sees that is started as a seat would start it."""
    spy = tmp_path / "spy.py"
    names = [str(file) for file in files]
    spy.write_text(
        "#!/usr/bin/env python3\n"
        f"import os\nprint(*filter(os.path.exists, {[*names, str(spy)]!r}), sep='\\n')\n",
        "utf-8",
    )
    spy.chmod(0o755 if by_itself else 0o644)
    start = start_command(str(spy))
    command = sandbox.sandboxed(start.command, start.shared)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    # It runs, and sees its own file.
    assert lines[-1] == str(spy)
    return lines[:-1]


@needs_walls
@pytest.mark.parametrize("by_itself", [False, True])
def test_a_wrapper_in_the_home_lends_nothing_of_it(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_itself: bool
) -> None:
    script(home / "bin/python3", f'exec {PYTHON} "$@"')
    first_on_path(monkeypatch, home / "bin")
    assert seen(tmp_path, files_of(home), by_itself=by_itself) == []


@needs_walls
def test_a_shim_of_a_version_manager_lends_the_installation_it_means(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mise = script(home / ".local/bin/mise", f'exec {PYTHON} "$@"')
    shim = home / ".local/share/mise/shims/python3"
    shim.parent.mkdir(parents=True)
    shim.symlink_to(mise)
    first_on_path(monkeypatch, shim.parent)
    assert seen(tmp_path, [*files_of(home), mise, shim]) == []


def fake_python(prefix: Path) -> Path:
    """Return something that says it is a Python that is installed there."""
    (prefix / "lib/python3.11").mkdir(parents=True)
    (prefix / "lib/python3.11/os.py").touch()
    python = prefix / "bin/python3"
    return script(python, f"printf '%s\\n' '{python}' '{prefix}'")


def test_an_installation_of_its_own_is_lent(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    python = fake_python(home / ".local/share/python")
    first_on_path(monkeypatch, python.parent)
    bot = str(tmp_path / "bot.py")
    start = start_command(bot)
    assert start.command == (str(python), bot)
    assert start.shared == (home / ".local/share/python",)


@pytest.mark.parametrize("prefix", [".", ".local", "data"])
def test_an_installation_around_the_home_or_the_games_is_not_lent(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prefix: str
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    folders.set_single_folder(home / "data")
    try:
        python = fake_python(home / prefix)
        first_on_path(monkeypatch, python.parent)
        with pytest.raises(SandboxError):
            start_command(str(tmp_path / "bot.py"))
    finally:
        folders.set_single_folder(None)


@pytest.mark.parametrize("text", ["exit 1", "echo nowhere", "echo /x; echo /y"])
def test_an_interpreter_that_is_installed_nowhere_is_not_lent(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    first_on_path(monkeypatch, script(home / "bin/python3", text).parent)
    with pytest.raises(SandboxError):
        start_command(str(tmp_path / "bot.py"))


def test_of_another_interpreter_only_its_file_may_be_lent(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    node = home / "bin/node"
    first_on_path(monkeypatch, script(node, f"printf '%s\\n' '{node}' '{home}'").parent)
    assert start_command(str(tmp_path / "bot.js")).shared == (node,)


def test_where_nothing_shuts_in_no_interpreter_is_asked(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: False)
    python = script(home / "bin/python3", "exit 1")
    first_on_path(monkeypatch, python.parent)
    bot = str(tmp_path / "bot.py")
    assert start_command(bot).command == (str(python), bot)


@needs_walls
def test_personal_folders_below_system_folders_are_hidden(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = tmp_path / "shown"
    shown.mkdir()
    home.rename(shown / "home")
    (shown / "library").touch()
    monkeypatch.setenv("HOME", str(shown / "home"))
    monkeypatch.setattr(sandbox, "_SYSTEM", (*sandbox._SYSTEM, str(shown)))
    files = [*files_of(shown / "home"), shown / "library"]
    assert seen(tmp_path, files) == [str(shown / "library")]


@needs_walls
@pytest.mark.skipif(shutil.which("prlimit") is None, reason="no prlimit here")
def test_memory_and_processes_of_a_program_are_bounded() -> None:
    asked = "import resource as r; print(r.getrlimit(r.RLIMIT_DATA), r.getrlimit(r.RLIMIT_NPROC))"
    command = [str(PYTHON), "-c", asked]
    data, processes = sandbox.MAX_DATA_BYTES, sandbox.MAX_PROCESSES
    walled = sandbox.sandboxed(command, [Path(sys.base_prefix)])
    said = subprocess.run(walled, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"({data}, {data}) ")
    # Older systems would count all the person's processes, as without walls.
    assert (f"({processes}, {processes})" in said) == sandbox.counts_processes_apart()
    said = subprocess.run(
        sandbox.limit_command(command), capture_output=True, text=True, check=True
    ).stdout
    assert said.startswith(f"({data}, {data}) ")
    assert f"({processes}, {processes})" not in said


def test_a_program_that_is_not_there_fails_by_itself() -> None:
    assert sandbox.limit_command(["/nowhere/at/all", "x"]) == ["/nowhere/at/all", "x"]
