"""Interpreters in odd places of a home: a program that is shut in reads nothing of the person's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.system import folders, interpreters, sandbox
from engine.system.interpreters import SandboxError, start_command
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(
    not sandbox.is_available(), reason="bubblewrap is not installed or not allowed"
)

PYTHON = Path(sys.base_prefix, "bin", "python3")
SECRETS = (
    *(".local/state/conquista/games/x.conquista", ".config/conquista/settings.json"),
    *(".local/state/conquista/ledger.json", ".ssh/key", "thesis.txt", ".local/share/notes.txt"),
    *(".local/bin/password.txt", "bin/password.txt", "data/games/y.conquista", ".cache/z"),
)
Layout = Callable[[Path, str], Path]


def script(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def wrapper(home: Path, folder: str, name: str) -> Path:
    return script(home / folder / name, f'exec {real(name)} "$@"').parent


def real(name: str) -> str:
    return str(PYTHON) if name == "python3" else "/usr/bin/node"


def link(home: Path, folder: str, name: str, to: Path) -> Path:
    place = home / folder / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(to)
    return place.parent


def _mise(home: Path, name: str) -> Path:
    target = script(home / ".local/bin/mise", f'exec {real(name)} "$@"')
    return link(home, ".local/share/mise/shims", name, target)


def _copy(home: Path, name: str) -> Path:
    place = home / "bin" / name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(os.path.realpath(real(name)), place)
    return place.parent


def _installed_in_home(home: Path, name: str) -> Path:
    """Return a folder that looks like an installation around the whole home."""
    (home / "lib/python3.11").mkdir(parents=True)
    (home / "lib/python3.11/os.py").touch()
    (home / "lib/node_modules").mkdir(parents=True)
    return wrapper(home, "bin", name)


def _liar(home: Path, name: str) -> Path:
    """Says that it is installed in the home, and runs as another."""
    _installed_in_home(home, name)
    lie = f"echo {home}/bin/{name}; echo {home}"
    text = f'case "$*" in *prefix*|*execPath*) {lie};; *) exec {real(name)} "$@";; esac'
    return script(home / "bin" / name, text).parent


LAYOUTS: dict[str, Layout] = {
    "wrapper in ~/bin": lambda home, name: wrapper(home, "bin", name),
    "wrapper in ~/.local/bin": lambda home, name: wrapper(home, ".local/bin", name),
    "wrapper in ~/.local": lambda home, name: wrapper(home, ".local", name),
    "wrapper in ~": lambda home, name: wrapper(home, ".", name),
    "wrapper among the games": lambda home, name: wrapper(home, ".local/state/conquista", name),
    "wrapper beside the games": lambda home, name: wrapper(home, ".local/state/bin", name),
    "mise": _mise,
    "asdf": lambda home, name: wrapper(home, ".asdf/shims", name),
    "link in ~/bin": lambda home, name: link(home, "bin", name, Path(real(name))),
    "link to a wrapper": lambda home, name: link(
        home, ".shims", name, wrapper(home, ".local/bin", name) / name
    ),
    "copy in ~/bin": _copy,
    "installation of the home": _installed_in_home,
    "liar": _liar,
}


@pytest.fixture
def home(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a person's home, with what nobody else may read."""
    home = tmp_path / "home"
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(home))
    for name in SECRETS:
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("secret")
    interpreters._find_interpreter.cache_clear()
    yield home
    interpreters._find_interpreter.cache_clear()
    folders.set_single_folder(None)


def spy(file: Path, home: Path) -> Path:
    """Return a bot that tells which secrets it can read, and which it finds in all that it sees."""
    names = [str(home / name) for name in SECRETS]
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".js":
        text = f"""#!/usr/bin/env node
        const fs = require("fs");
        for (const name of {names!r})
            try {{ fs.readFileSync(name); console.log(name) }} catch (error) {{}}
        console.log("end");"""
    else:
        text = f"""#!/usr/bin/env python3
import os
for name in {names!r}:
    try:
        open(name).close()
        print(name)
    except OSError:
        pass
for folder, _, files in os.walk({str(home)!r}):
    for one in files:
        path = os.path.join(folder, one)
        if one != {file.name!r} and open(path, errors="replace").read() == "secret":
            print(path)
print("end")
"""
    file.write_text(text)
    file.chmod(0o755)
    return file


def read_by(file: Path) -> list[str]:
    """Return the secrets that a program read; none, where it cannot be shut in."""
    try:
        start = start_command(str(file))
    except SandboxError:
        return []
    command = sandbox.sandboxed(start.command, start.shared)
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    said = done.stdout.splitlines()
    assert "end" in said or done.returncode, done
    return [line for line in said if line != "end"]


def attack(home: Path, layout: str, ending: str, where: str, patch: pytest.MonkeyPatch) -> None:
    name = "node" if ending == ".js" else "python3"
    if not os.path.exists(real(name)):
        pytest.skip(f"no {name} here")
    folder = LAYOUTS[layout](home, name)
    patch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    bot = spy(home.parent / where / f"spy{ending}", home)
    assert read_by(bot) == []


@pytest.mark.parametrize("layout", ["wrapper in ~/bin", "mise", "installation of the home"])
def test_shims_lend_nothing(home: Path, monkeypatch: pytest.MonkeyPatch, layout: str) -> None:
    attack(home, layout, ".py", "elsewhere", monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize(
    "where", ["elsewhere", "home", "home/bots", "home/.local/state/conquista", "home/data"]
)
@pytest.mark.parametrize("ending", [".py", ".js", ""])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_shim_lends_anything(
    home: Path, monkeypatch: pytest.MonkeyPatch, layout: str, ending: str, where: str
) -> None:
    attack(home, layout, ending, where, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("data", ["data", ".local/share/mise", "bin", ".", ".local/bin/deep"])
def test_none_lends_a_folder_that_was_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, layout: str, data: str
) -> None:
    games = home / data / "games" / "z.conquista"
    games.parent.mkdir(parents=True, exist_ok=True)
    games.write_text("secret")
    folders.set_single_folder(home / data)
    attack(home, layout, ".py", "elsewhere", monkeypatch)
