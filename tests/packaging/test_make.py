"""What `make` does around Python: the interpreter chosen, compiling where it can be done."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Protocol, cast

import pytest

from desktop.commands.cli import main
from engine.system import version
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]

if sys.platform != "win32":
    import fcntl

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")

#: A Python that does nothing, and a program that tells how it was started.
BUILDS = "#!/bin/sh\n"
TELLS = '#!/bin/sh\necho "${PYTHONPATH:-from here}" "$@"\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a source tree with the scripts, and everything that they look at empty."""
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


def play(tree: Path) -> tuple[str, str]:
    """Return the output and the error output."""
    done = subprocess.run(
        [tree / "packaging" / "play.sh", "--version"],
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout, done.stderr


def test_the_game_opens_at_once_where_nothing_is_compiled(tree: Path) -> None:
    program(tree, "python", BUILDS)
    assert play(tree) == ("from here --version\n", "")


def test_a_build_of_these_sources_is_opened(tree: Path) -> None:
    program(tree, "python", f"{BUILDS}echo /the/build\n")
    assert play(tree) == ("/the/build --version\n", "")


class Compiler(Protocol):
    """`packaging/compile.py` as a module."""

    ROOT: Path
    BUILDS: Path
    READY: int
    SKIPPED: int
    FAILED: int

    def build(self, *, wanted: bool = False) -> int: ...
    def into(self, tree: Path) -> None: ...
    def build_folder(self) -> Path: ...
    def can_compile(self) -> bool: ...


#: A build step that puts down what it is asked for, and a program that can be tried.
SETUP = """
import sys
from pathlib import Path
lib = Path(sys.argv[sys.argv.index("--build-lib") + 1])
if "build_ext" in sys.argv:
    with open("steps", "a") as steps:
        steps.write("compiled ")
    (lib / "conquista" / "engine").mkdir(parents=True)
    (lib / "conquista" / "engine" / "rng.so").touch()
else:
    (lib / "conquista" / "__init__.py").touch()
    (lib / "conquista" / "__main__.py").touch()
    (lib / "engine" / "system").mkdir(parents=True)
    (lib / "engine" / "system" / "version.py").write_text("def is_compiled(): return True")
"""


@pytest.fixture
def compiler(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Return the script in a tree whose build steps take no time."""
    (tree / "setup.py").write_text(SETUP)
    found = spec_from_file_location("compiler", tree / "packaging" / "compile.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    made = cast(Compiler, module)
    monkeypatch.setattr(made, "can_compile", lambda: True)
    return made


def steps(tree: Path) -> int:
    """Return how often the modules were compiled."""
    file = tree / "steps"
    return file.read_text().count("compiled") if file.exists() else 0


def test_only_complete_and_tested_packages_get_their_name(tree: Path, compiler: Compiler) -> None:
    assert not compiler.build_folder().exists()
    assert compiler.build() == compiler.READY
    assert (compiler.build_folder() / "conquista" / "engine" / "rng.so").exists()
    assert compiler.build() == compiler.READY
    assert steps(tree) == 1


@pytest.mark.parametrize("changed", ["engine/new.py", "desktop/new.py", "assets/new.svg"])
def test_a_build_of_other_sources_is_not_found(
    tree: Path, compiler: Compiler, changed: str
) -> None:
    compiler.build()
    (tree / changed).touch()
    assert not compiler.build_folder().exists()
    assert compiler.build() == compiler.READY
    # Only the engine is compiled.
    assert steps(tree) == (2 if changed.startswith("engine") else 1)


def test_a_failure_is_not_tried_again_for_the_same_sources(tree: Path, compiler: Compiler) -> None:
    (tree / "setup.py").write_text("raise SystemExit('no such header')")
    assert compiler.build() == compiler.FAILED
    assert compiler.build() == compiler.SKIPPED
    assert not compiler.build_folder().exists()
    (log,) = compiler.BUILDS.glob("failed-*.log")
    assert "no such header" in log.read_text()
    (tree / "setup.py").write_text(SETUP)
    assert compiler.build() == compiler.READY


def test_a_build_that_somebody_wants_is_tried_again(
    tree: Path,
    compiler: Compiler,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: False)
    (tree / "setup.py").write_text("raise SystemExit('no such header')")
    for _ in range(2):
        assert compiler.build(wanted=True) == compiler.FAILED
        assert "no such header" in capsys.readouterr().err


def test_packages_and_tests_take_the_build_that_the_game_takes(
    tree: Path, compiler: Compiler, tmp_path: Path
) -> None:
    compiler.build()
    script = [sys.executable, str(tree / "packaging" / "compile.py")]
    done = subprocess.run([*script, "build"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{compiler.build_folder()}\n"
    copy = tmp_path / "copy"
    (copy / "engine").mkdir(parents=True)
    (copy / "engine" / "old.so").touch()
    (copy / "engine" / "rng.py").touch()
    subprocess.run([*script, "into", str(copy)], check=True)
    assert sorted(file.name for file in (copy / "engine").iterdir()) == ["rng.py", "rng.so"]
    assert steps(tree) == 1


def test_a_build_that_does_not_work_is_never_opened(tree: Path, compiler: Compiler) -> None:
    (tree / "setup.py").write_text(SETUP.replace("return True", "return False"))
    assert compiler.build() == compiler.FAILED
    assert not compiler.build_folder().exists()


def test_two_games_compile_once(tree: Path, compiler: Compiler) -> None:
    compiler.BUILDS.mkdir(parents=True)
    with (compiler.BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert compiler.build() == compiler.SKIPPED
    assert steps(tree) == 0


def test_without_a_compiler_or_room_nothing_is_begun(
    tree: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: False)
    assert compiler.build() == compiler.SKIPPED
    assert not compiler.BUILDS.exists()


def test_the_compiler_ends_with_the_game_that_started_it(tree: Path) -> None:
    """However that ends: its end of the pipe closes."""
    (tree / "setup.py").write_text(
        "import os, time; open('begun', 'w').write(str(os.getpid())); time.sleep(600)"
    )
    script = tree / "packaging" / "compile.py"
    text = script.read_text().replace("or not can_compile()", "")
    script.write_text(text)
    process = subprocess.Popen(
        [sys.executable, str(script), "build", "--child"], stdin=subprocess.PIPE
    )
    begun = tree / "begun"
    while not (begun.exists() and begun.read_text()):
        assert process.poll() is None
        time.sleep(0.01)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE_S) != 0
    while Path("/proc", begun.read_text()).exists() and not _is_dead(begun.read_text()):
        time.sleep(0.01)


def _is_dead(process: str) -> bool:
    """Return whether it only waits to be reaped."""
    with suppress(OSError):
        return ") Z" in Path("/proc", process, "stat").read_text()
    return True


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
    how = "compiled" if version.is_compiled() else "interpreted"
    said = capsys.readouterr().out
    assert re.fullmatch(rf"conquista \S+ \(bots {how}, Python [\d.]+\S*\)\n", said)
