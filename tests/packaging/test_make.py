"""What `make` does around Python: the interpreter chosen, compiling where it can be done."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.commands.cli import main
from engine.system import version

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")

#: A Python that does nothing, and a program that tells how it was started.
BUILDS = '#!/bin/sh\n[ "${2%sysconfig*}" = "$2" ] || echo /usr/include\n'
TELLS = '#!/bin/sh\necho "${PYTHONPATH:-from here}" "$@"\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with the scripts, and everything that they look at empty."""
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging")
    for folder in (
        "conquista",
        "engine",
        "desktop",
        "assets",
        "docs/rules",
        "i18n",
        ".venv/bin",
        "headers",
    ):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("setup.py", "pyproject.toml", ".venv/pyvenv.cfg", "headers/Python.h"):
        (tmp_path / file).touch()
    program(tmp_path, "conquista", TELLS)
    return tmp_path


def program(tree: Path, name: str, text: str) -> None:
    file = tree / ".venv" / "bin" / name
    file.write_text(text.replace("/usr/include", str(tree / "headers")))
    file.chmod(0o755)


def play(tree: Path, compiler: str) -> tuple[str, str]:
    """What is said, and of what is complained."""
    done = subprocess.run(
        [tree / "packaging" / "play.sh", "--version"],
        env={**os.environ, "CC": compiler, "PYTHONPATH": ""},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout, done.stderr


def test_without_a_compiler_nothing_is_said(tree: Path) -> None:
    program(tree, "python", BUILDS)
    assert play(tree, "/nowhere/cc") == ("from here --version\n", "")


def test_what_was_compiled_is_used_until_something_changes(tree: Path) -> None:
    program(tree, "python", BUILDS)
    opened = f"{tree / 'build' / 'lib'} --version\n"
    said, complained = play(tree, "true")
    assert said.startswith("Compiling")
    assert (said.splitlines(keepends=True)[-1], complained) == (opened, "")
    assert play(tree, "true") == (opened, "")
    (tree / "engine" / "new.py").touch()
    os.utime(tree / "build" / ".compiled", (0, 0))
    assert play(tree, "true")[0].startswith("Compiling")


def test_a_compiler_that_fails_keeps_nobody_from_playing(tree: Path) -> None:
    program(tree, "python", f"{BUILDS}[ $1 = -c ]\n")
    said, complained = play(tree, "true")
    assert said.splitlines()[-1] == "from here --version"
    assert complained.startswith("The bots could not be compiled")


def test_a_python_that_is_asked_for_is_taken(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho elsewhere\n")
    other.chmod(0o755)
    planned = subprocess.run(
        ["make", "--dry-run", "play"], cwd=ROOT, env={**os.environ, "PYTHON": str(other)},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "packaging/setup.sh play" in planned


def test_a_python_that_does_not_do_is_refused(tree: Path) -> None:
    done = subprocess.run(
        [tree / "packaging" / "setup.sh", "play"],
        env={**os.environ, "PYTHON": "/nowhere/python"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "/nowhere/python is not" in done.stderr


def test_the_version_says_how_the_bots_think(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    how = "compiled" if version.compiled() else "interpreted"
    said = capsys.readouterr().out
    assert re.fullmatch(rf"conquista \S+ \(bots {how}, Python [\d.]+\S*\)\n", said)
