"""The sandbox of bot processes, which see as little of the machine as they can run with."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QProcessEnvironment

import engine
from desktop.storage import paths

#: The only variables that are passed on, where they are set. Windows starts no Python without
#: SYSTEMROOT; the others locate the libraries of a Python outside the system folders.
LOADING = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
#: Variables for our own worker when it runs from source: where Python and its modules are.
MODULES = ("PYTHONHOME", "PYTHONPATH")
#: The variable by which an external program finds its interpreter, as in `#!/usr/bin/env python3`.
PROGRAMS = ("PATH",)

#: The paths an external program can read: programs and libraries, no files of the user.
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store"),
    *("/etc/ld.so.cache", "/etc/alternatives"),
)
#: Its working directory: empty, and removed with it.
_PLACE = "/bot"
#: Seconds bubblewrap may take in the trial run.
_TRIAL = 5
#: Bytes of data that each process of a program may have, and the number of processes and threads
#: that a sandboxed program may have at a time.
MOST_DATA, MOST_PROCESSES = 4 * 1024**3, 1024
#: The first Linux version that counts the processes of a namespace apart from the user's others.
_COUNTED = (5, 14)


def worker_environment() -> QProcessEnvironment:
    """Return the environment of our own worker: only where Python and the engine are."""
    frozen = getattr(sys, "frozen", False)
    # A frozen program finds its own libraries; the library paths of its parent are wrong for
    # others.
    environment = _only(LOADING[:1] if frozen else (*LOADING, *MODULES))
    if not frozen:
        source = str(Path(engine.__file__).resolve().parent.parent)
        others = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", f"{source}{os.pathsep}{others}" if others else source)
    return environment


def program_environment() -> QProcessEnvironment:
    """Return the environment of an external program."""
    return _only((*LOADING, *PROGRAMS))


def _only(names: Sequence[str]) -> QProcessEnvironment:
    environment = QProcessEnvironment()
    for name in names:
        if name in os.environ:
            environment.insert(name, os.environ[name])
    return environment


@cache
def available() -> bool:
    """Return whether external programs can be sandboxed: Linux, with bubblewrap installed and
    permitted.
    """
    program = shutil.which("bwrap") if sys.platform == "linux" else None
    if program is None:
        return False
    try:
        trial = subprocess.run(
            [program, *_walls(), "true"], capture_output=True, timeout=_TRIAL, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0


def lendable(folder: Path) -> bool:
    """Return whether a sandbox may share a folder: it contains no home, settings or games."""
    real = folder.resolve()
    return not any(place.is_relative_to(real) for place in _private_places())


def shows(path: Path) -> bool:
    """Return whether every sandbox shows a path (given with its links resolved)."""
    covered = any(path.is_relative_to(place) for place in _covered())
    return not covered and any(path.is_relative_to(place) for place in _SYSTEM)


def shut_in(command: Sequence[str], lent: Sequence[Path]) -> list[str]:
    """Return the command that runs `command` without network and without the user's files.

    It can read the system's programs and libraries, the files its own arguments name, and what is
    `lent`: files and folders, whose `bin` folders come first on PATH. It cannot write anything that
    lasts. Requires `available()`.
    """
    # An argument may be any text, even one too long for a path; `Path.is_file` would raise for it.
    named = [Path(word).absolute() for word in command if os.path.isfile(word)]
    return ["bwrap", *_walls(lent, named), *_bounds(alone=True), *command]


def bounded(command: Sequence[str]) -> list[str]:
    """Return the command that runs `command` outside a sandbox, with limits where the system has
    them.
    """
    # A missing program must fail by itself.
    return [*_bounds(alone=False), *command] if shutil.which(command[0]) else [*command]


def _bounds(*, alone: bool) -> list[str]:
    """Return the prefix of a command that limits its memory, and with `alone` its processes if they
    are counted apart from the user's others.
    """
    program = shutil.which("prlimit") if sys.platform == "linux" else None
    if program is None or not any(Path(program).is_relative_to(place) for place in _SYSTEM):
        return []
    processes = [f"--nproc={MOST_PROCESSES}"] if alone and counts_apart() else []
    return [program, f"--data={MOST_DATA}", *processes]


def counts_apart() -> bool:
    """Return whether the system counts sandboxed processes apart from the user's others."""
    release = platform.release().split(".")[:2]
    return all(part.isdecimal() for part in release) and (*map(int, release),) >= _COUNTED


def _private_places() -> set[Path]:
    """Return the user's home and the folders of settings and games, with links resolved."""
    import pwd

    homes = [paths.home(), Path(pwd.getpwuid(os.getuid()).pw_dir)]
    kept = [place(kind) for place in (paths.usual, paths.place) for kind in paths.KINDS]
    return {place.resolve() for place in (*homes, *kept)}


def _covered() -> list[Path]:
    """Return the private folders that lie inside system folders."""
    return [
        place
        for place in sorted(_private_places())
        if place.is_dir() and any(place.is_relative_to(path) for path in _SYSTEM)
    ]


def _walls(lent: Sequence[Path] = (), named: Sequence[Path] = ()) -> list[str]:
    """Return the bubblewrap command line up to the command itself."""
    shown = [word for path in _SYSTEM for word in ("--ro-bind-try", path, path)]
    covered = [word for place in _covered() for word in ("--tmpfs", str(place))]
    own = [word for path in (*lent, *named) for word in ("--ro-bind", str(path), str(path))]
    first = [str(path / "bin") if path.is_dir() else str(path.parent) for path in lent]
    search = os.pathsep.join([*first, os.environ.get("PATH", os.defpath)])
    return [
        *("--unshare-all", "--new-session", "--die-with-parent"),
        *("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", _PLACE),
        *shown,
        *covered,
        *own,
        *("--setenv", "PATH", search),
        *("--chdir", _PLACE, "--"),
    ]
