"""What a bot's process gets to see of the machine: as little as it can start with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QProcessEnvironment

import engine

#: The only variables that are passed on, and only where they are set. Without the first, Windows
#: starts no Python; by the others the system finds the libraries of a Python that is not its own.
LOADING = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
#: Where our own worker, run from source, finds Python's and its own modules.
MODULES = ("PYTHONHOME", "PYTHONPATH")
#: Where an outside program finds what it is started by, as in `#!/usr/bin/env python3`.
PROGRAMS = ("PATH",)

#: What an outside program sees of the file system: programs and libraries, no file of a person.
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store"),
    *("/etc/ld.so.cache", "/etc/alternatives"),
)
#: Where it runs: empty, and gone with it.
_PLACE = "/bot"
#: Seconds bubblewrap may take to show that it works here.
_TRIAL = 5


def worker_environment() -> QProcessEnvironment:
    """What our own worker is told: nothing but where Python and the engine are."""
    frozen = getattr(sys, "frozen", False)
    # A frozen program knows its libraries, and those of the one that starts it are not for others.
    environment = _only(LOADING[:1] if frozen else (*LOADING, *MODULES))
    if not frozen:
        source = str(Path(engine.__file__).resolve().parent.parent)
        others = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", f"{source}{os.pathsep}{others}" if others else source)
    return environment


def program_environment() -> QProcessEnvironment:
    """What an outside program is told."""
    return _only((*LOADING, *PROGRAMS))


def _only(names: Sequence[str]) -> QProcessEnvironment:
    environment = QProcessEnvironment()
    for name in names:
        if name in os.environ:
            environment.insert(name, os.environ[name])
    return environment


@cache
def available() -> bool:
    """Whether outside programs can be shut in here: Linux, and bubblewrap installed and allowed."""
    program = shutil.which("bwrap") if sys.platform == "linux" else None
    if program is None:
        return False
    try:
        trial = subprocess.run(
            [program, *_walls(()), "true"], capture_output=True, timeout=_TRIAL, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0


def shut_in(command: Sequence[str], folders: Sequence[Path]) -> list[str]:
    """The command that runs `command` without network and without the player's files.

    It can read programs and libraries of the system, files its own arguments name, and `folders`;
    it can write nothing that lasts. Only where `available`.
    """
    # A word may be anything, also longer than any name: `Path.is_file` would complain.
    named = [Path(word).absolute() for word in command if os.path.isfile(word)]
    return ["bwrap", *_walls((*folders, *named)), *command]


def _walls(visible: Sequence[Path]) -> list[str]:
    """Arguments of bubblewrap up to the command."""
    shown = [word for path in _SYSTEM for word in ("--ro-bind-try", path, path)]
    own = [word for path in visible for word in ("--ro-bind", str(path), str(path))]
    return [
        *("--unshare-all", "--new-session", "--die-with-parent"),
        *shown,
        *("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", _PLACE),
        *own,
        *("--chdir", _PLACE, "--"),
    ]
