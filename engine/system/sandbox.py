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

import engine
from engine.system import folders

#: The only variables that are passed on, where they are set. Windows starts no Python without
#: SYSTEMROOT; the others locate the libraries of a Python outside the system folders.
LOADER_VARIABLES = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
#: Variables for the program's own worker when it runs from source: where Python and its modules
#: are.
MODULE_VARIABLES = ("PYTHONHOME", "PYTHONPATH")
#: The variable by which an external program finds its interpreter, as in `#!/usr/bin/env python3`.
PROGRAM_VARIABLES = ("PATH",)

#: The paths an external program can read: programs and libraries, no files of the user.
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store"),
    *("/etc/ld.so.cache", "/etc/alternatives"),
)
#: Working directory of the sandbox: empty, and removed with it.
_WORK_FOLDER = "/bot"
#: Seconds bubblewrap may take in the trial run.
_TRIAL_TIMEOUT_S = 5
#: Bytes of data that each process of a program may have.
MAX_DATA_BYTES = 4 * 1024**3
#: Processes and threads that a sandboxed program may have at a time.
MAX_PROCESSES = 1024
#: The first Linux version that counts the processes of a namespace apart from the user's others.
_COUNTING_LINUX = (5, 14)


def worker_environment() -> dict[str, str]:
    """Return the environment of the program's own worker: only where Python and the engine are."""
    frozen = getattr(sys, "frozen", False)
    # A frozen program finds its own libraries; the library paths of its parent are wrong for
    # others.
    environment = _passed_on(
        LOADER_VARIABLES[:1] if frozen else (*LOADER_VARIABLES, *MODULE_VARIABLES)
    )
    if not frozen:
        source = str(Path(engine.__file__).resolve().parent.parent)
        others = environment.get("PYTHONPATH", "")
        environment["PYTHONPATH"] = f"{source}{os.pathsep}{others}" if others else source
    return environment


def program_environment() -> dict[str, str]:
    """Return the environment of an external program."""
    return _passed_on((*LOADER_VARIABLES, *PROGRAM_VARIABLES))


def _passed_on(names: Sequence[str]) -> dict[str, str]:
    return {name: os.environ[name] for name in names if name in os.environ}


@cache
def is_available() -> bool:
    """Return whether external programs can be sandboxed.

    This needs Linux, with bubblewrap installed and permitted.
    """
    program = shutil.which("bwrap") if sys.platform == "linux" else None
    if program is None:
        return False
    try:
        trial = subprocess.run(
            [program, *_bubblewrap_arguments(), "true"],
            capture_output=True,
            timeout=_TRIAL_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0


def can_share(folder: Path) -> bool:
    """Return whether a sandbox may share a folder: it contains no home, settings or games."""
    resolved = folder.resolve()
    return not any(private_path.is_relative_to(resolved) for private_path in _private_places())


def is_visible_in_sandbox(path: Path) -> bool:
    """Return whether every sandbox shows a path (given with its links resolved)."""
    covered = any(path.is_relative_to(folder) for folder in _private_system_folders())
    return not covered and any(path.is_relative_to(folder) for folder in _SYSTEM)


def sandboxed(command: Sequence[str], shared: Sequence[Path]) -> list[str]:
    """Return the command that runs `command` without network and without the user's files.

    It can read the system's programs and libraries, the files its own arguments name, and those
    that are `shared`: files and folders, whose `bin` folders come first on PATH. It cannot write
    anything that lasts. Requires `is_available()`.
    """
    # An argument may be any text, even one too long for a path; `Path.is_file` would raise for it.
    named = [Path(word).absolute() for word in command if os.path.isfile(word)]
    return ["bwrap", *_bubblewrap_arguments(shared, named), *_limit_arguments(alone=True), *command]


def limit_command(command: Sequence[str]) -> list[str]:
    """Return the command that runs `command` outside a sandbox, limited where possible."""
    # A missing program must fail by itself.
    return [*_limit_arguments(alone=False), *command] if shutil.which(command[0]) else [*command]


def _limit_arguments(*, alone: bool) -> list[str]:
    """Return the prefix of a command that limits its memory.

    With `alone` it also limits its processes, if they are counted apart from the user's others.
    """
    program = shutil.which("prlimit") if sys.platform == "linux" else None
    if program is None or not any(Path(program).is_relative_to(folder) for folder in _SYSTEM):
        return []
    processes = [f"--nproc={MAX_PROCESSES}"] if alone and counts_processes_apart() else []
    return [program, f"--data={MAX_DATA_BYTES}", *processes]


def counts_processes_apart() -> bool:
    """Return whether the system counts sandboxed processes apart from the user's others."""
    release = platform.release().split(".")[:2]
    return all(part.isdecimal() for part in release) and (*map(int, release),) >= _COUNTING_LINUX


def _private_places() -> set[Path]:
    """Return the user's home and the folders of settings and games, with links resolved."""
    import pwd

    places = [folders.home(), Path(pwd.getpwuid(os.getuid()).pw_dir)]
    places += [folders.freedesktop_folder(kind) for kind in folders.KINDS]
    single = folders.single_folder()
    return {path.resolve() for path in (*places, *([single] if single else []))}


def _private_system_folders() -> list[Path]:
    """Return the private folders inside system folders."""
    return [
        folder
        for folder in sorted(_private_places())
        if folder.is_dir() and any(folder.is_relative_to(path) for path in _SYSTEM)
    ]


def _bubblewrap_arguments(shared: Sequence[Path] = (), named: Sequence[Path] = ()) -> list[str]:
    """Return the bubblewrap command line up to the command itself."""
    visible = [word for path in _SYSTEM for word in ("--ro-bind-try", path, path)]
    covered = [word for folder in _private_system_folders() for word in ("--tmpfs", str(folder))]
    bindings = [word for path in (*shared, *named) for word in ("--ro-bind", str(path), str(path))]
    first = [str(path / "bin") if path.is_dir() else str(path.parent) for path in shared]
    search = os.pathsep.join([*first, os.environ.get("PATH", os.defpath)])
    return [
        *("--unshare-all", "--new-session", "--die-with-parent"),
        *("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", _WORK_FOLDER),
        *visible,
        *covered,
        *bindings,
        *("--setenv", "PATH", search),
        *("--chdir", _WORK_FOLDER, "--"),
    ]
