"""How the file of an external program is started: its interpreter, and what a sandbox shares."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

#: Interpreters for files that the system does not start by itself, by file extension.
INTERPRETERS = {".py": "python3", ".js": "node"}
#: Arguments that make an interpreter print, on one line each, the path of its executable and its
#: installation folder, both with symbolic links resolved.
_PRINT_PATHS = {
    "python3": (
        *("-I", "-S", "-c"),
        "import sys; from os.path import realpath; "
        "print(realpath(sys._base_executable)); print(realpath(sys.base_prefix))",
    ),
    "node": ("-p", "[process.execPath, path.dirname(path.dirname(process.execPath))].join('\\n')"),
}
#: Glob patterns; one of them matches in a real installation folder of the interpreter.
_LANDMARKS = {
    "python3": ("lib*/python3.*/os.py", "lib*/python3*.zip"),
    "node": ("lib/node_modules", "include/node"),
}
#: Seconds an interpreter may take to print its paths.
_TRIAL_TIMEOUT_S = 5


class SandboxError(Exception):
    """Raised when an interpreter is not installed in a folder that a sandbox can share."""


@dataclass(frozen=True, slots=True)
class ProgramCommand:
    """The command that starts a program, and the folders that a sandbox shares with it.

    The folders do not include the one of the program's file.
    """

    command: tuple[str, ...]
    shared: tuple[Path, ...] = ()


def start_command(file: str) -> ProgramCommand:
    """Return how to start a program's file, in a sandbox where the system has one.

    Raises SandboxError, with the path of the interpreter, when the sandbox would have to share too
    much.
    """
    from engine.system import sandbox

    interpreter = INTERPRETERS.get(Path(file).suffix.lower())
    if interpreter is None:
        return ProgramCommand((file,))
    is_executable = sys.platform != "win32" and os.access(file, os.X_OK)
    interpreter_path = shutil.which(interpreter)
    if interpreter_path is None or not sandbox.is_available():
        return ProgramCommand((file,) if is_executable else (interpreter_path or interpreter, file))
    executable, shared = _find_interpreter(interpreter, interpreter_path)
    return ProgramCommand((file,) if is_executable else (executable, file), shared)


@cache
def _find_interpreter(interpreter: str, path_found: str) -> tuple[str, tuple[Path, ...]]:
    """Return the interpreter's executable and the paths that a sandbox must share to run it.

    The file found on PATH may be the script of a version manager, so the interpreter itself is
    asked where it is installed.
    """
    # Imported here because opening the shelf starts no process.
    import subprocess

    from engine.system import sandbox

    # The sandbox shows the system's own folders anyway.
    if sandbox.is_visible_in_sandbox(Path(path_found).resolve()):
        return path_found, ()
    try:
        command = [path_found, *_PRINT_PATHS[interpreter]]
        trial = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_TRIAL_TIMEOUT_S,
            check=True,
        )
        executable, prefix = map(Path, trial.stdout.decode().splitlines())
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        raise SandboxError(path_found) from error
    if sandbox.is_visible_in_sandbox(executable):
        return str(executable), ()
    installed = any(next(prefix.glob(mark), None) for mark in _LANDMARKS[interpreter])
    if installed and sandbox.can_share(prefix):
        return str(executable), (prefix,)
    if interpreter == "node":
        # Node runs from its executable alone.
        return str(executable), (executable,)
    raise SandboxError(str(executable))
