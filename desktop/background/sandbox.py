"""What a bot's process gets to see of the machine: as little as it can start with."""

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
#: Bytes that each process of a program may have for its data; processes and threads that one which
#: is shut in may have at a time.
MOST_DATA, MOST_PROCESSES = 4 * 1024**3, 1024
#: The first Linux that counts the processes of a namespace by themselves, not all of the person's.
_COUNTED = (5, 14)


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
            [program, *_walls(), "true"], capture_output=True, timeout=_TRIAL, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0


def lendable(folder: Path) -> bool:
    """Whether a program that is shut in may see a folder: it holds no home, settings or games."""
    real = folder.resolve()
    return not any(place.is_relative_to(real) for place in _private_places())


def shows(path: Path) -> bool:
    """Whether every program that is shut in sees a place, links followed."""
    covered = any(path.is_relative_to(place) for place in _covered())
    return not covered and any(path.is_relative_to(place) for place in _SYSTEM)


def shut_in(command: Sequence[str], lent: Sequence[Path]) -> list[str]:
    """The command that runs `command` without network and without the player's files.

    It can read programs and libraries of the system, files its own arguments name, and what is
    `lent`: files and folders, in whose `bin` programs are looked for first. It can write nothing
    that lasts. Only where `available`.
    """
    # A word may be anything, also longer than any name: `Path.is_file` would complain.
    named = [Path(word).absolute() for word in command if os.path.isfile(word)]
    return ["bwrap", *_walls(lent, named), *_bounds(alone=True), *command]


def bounded(command: Sequence[str]) -> list[str]:
    """The command that runs `command`, which is not shut in, with bounds where the system can."""
    # What is not there is to fail by itself.
    return [*_bounds(alone=False), *command] if shutil.which(command[0]) else [*command]


def _bounds(*, alone: bool) -> list[str]:
    """Arguments up to the command that bound its memory; and its processes, counted `alone`."""
    program = shutil.which("prlimit") if sys.platform == "linux" else None
    if program is None or not any(Path(program).is_relative_to(place) for place in _SYSTEM):
        return []
    processes = [f"--nproc={MOST_PROCESSES}"] if alone and counts_apart() else []
    return [program, f"--data={MOST_DATA}", *processes]


def counts_apart() -> bool:
    """Whether processes that are shut in are counted without all others of the person."""
    release = platform.release().split(".")[:2]
    return all(part.isdecimal() for part in release) and (*map(int, release),) >= _COUNTED


def _private_places() -> set[Path]:
    """The person's home, and where settings and games are kept, links followed."""
    import pwd

    homes = [paths.home(), Path(pwd.getpwuid(os.getuid()).pw_dir)]
    kept = [place(kind) for place in (paths.usual, paths.place) for kind in paths.KINDS]
    return {place.resolve() for place in (*homes, *kept)}


def _covered() -> list[Path]:
    """Return the person's own folders that lie inside system folders."""
    return [
        place
        for place in sorted(_private_places())
        if place.is_dir() and any(place.is_relative_to(path) for path in _SYSTEM)
    ]


def _walls(lent: Sequence[Path] = (), named: Sequence[Path] = ()) -> list[str]:
    """Arguments of bubblewrap up to the command."""
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
