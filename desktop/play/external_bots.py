"""External programs that can take a seat: how they are stored and how they are started."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.storage.settings import Settings
from engine.bots.bot_names import PROGRAM_PREFIX, is_program
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode

if TYPE_CHECKING:
    from desktop.system.qt_bots import QtBots

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


@dataclass(frozen=True, slots=True)
class ExternalBot:
    """A program that passed the check: its file, the bot to ask in it, and the games it plays."""

    name: str
    file: str
    bot: str
    games: tuple[str, ...]

    @property
    def level(self) -> str:
        """The value that represents this program in the `level` field of its seats."""
        return PROGRAM_PREFIX + self.name


class SandboxError(Exception):
    """Raised when an interpreter is not installed in a folder that a sandbox can share."""


@dataclass(frozen=True, slots=True)
class BotCommand:
    """The command that starts a program, and the folders that a sandbox shares with it.

    The folders do not include the one of the program's file.
    """

    command: tuple[str, ...]
    shared: tuple[Path, ...] = ()


def start_command(file: str) -> BotCommand:
    """Return how to start a program's file, in a sandbox where the system has one.

    Raises SandboxError, with the path of the interpreter, when the sandbox would have to share too
    much.
    """
    from engine.system import sandbox

    interpreter = INTERPRETERS.get(Path(file).suffix.lower())
    if interpreter is None:
        return BotCommand((file,))
    is_executable = sys.platform != "win32" and os.access(file, os.X_OK)
    interpreter_path = shutil.which(interpreter)
    if interpreter_path is None or not sandbox.is_available():
        return BotCommand((file,) if is_executable else (interpreter_path or interpreter, file))
    executable, shared = _find_interpreter(interpreter, interpreter_path)
    return BotCommand((file,) if is_executable else (executable, file), shared)


@cache
def _find_interpreter(interpreter: str, found: str) -> tuple[str, tuple[Path, ...]]:
    """Return the interpreter's executable and the paths that a sandbox must share to run it.

    The file found on PATH may be the script of a version manager, so the interpreter itself is
    asked where it is installed.
    """
    # Imported here because opening the shelf starts no process.
    import subprocess

    from engine.system import sandbox

    # The sandbox shows the system's own folders anyway.
    if sandbox.is_visible_in_sandbox(Path(found).resolve()):
        return found, ()
    try:
        command = [found, *_PRINT_PATHS[interpreter]]
        trial = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_TRIAL_TIMEOUT_S,
            check=True,
        )
        executable, prefix = map(Path, trial.stdout.decode().splitlines())
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        raise SandboxError(found) from error
    if sandbox.is_visible_in_sandbox(executable):
        return str(executable), ()
    installed = any(next(prefix.glob(mark), None) for mark in _LANDMARKS[interpreter])
    if installed and sandbox.can_share(prefix):
        return str(executable), (prefix,)
    if interpreter == "node":
        # Node runs from its executable alone.
        return str(executable), (executable,)
    raise SandboxError(str(executable))


def programs(settings: Settings) -> list[ExternalBot]:
    """Return the programs in the order they were added, without entries that cannot be read."""
    by_name: dict[str, ExternalBot] = {}
    for entry in settings.get("programs"):
        try:
            program = decode(ExternalBot, entry, "program")
        except CodecError:
            continue
        if is_program(program.level):
            by_name.setdefault(program.name, program)
    return list(by_name.values())


def add(settings: Settings, program: ExternalBot) -> None:
    """Store a program; it replaces an earlier program of the same name."""
    settings.set("programs", [*_entries_without(settings, program.name), encode(program)])


def remove(settings: Settings, name: str) -> None:
    """Remove a program from the settings; its file stays."""
    settings.set("programs", _entries_without(settings, name))


def rename(settings: Settings, name: str, new_name: str) -> bool:
    """Rename a program; return False when the new name is taken or not allowed."""
    taken = any(program.name == new_name for program in programs(settings))
    if taken or not is_program(PROGRAM_PREFIX + new_name):
        return False
    stored = settings.get("programs")
    renamed = [{**entry, "name": new_name} if _has_name(entry, name) else entry for entry in stored]
    settings.set("programs", renamed)
    return True


def _entries_without(settings: Settings, name: str) -> list[Json]:
    """Return all stored entries, unreadable ones included, except the one with this name."""
    return [entry for entry in settings.get("programs") if not _has_name(entry, name)]


def _has_name(entry: Json, name: str) -> bool:
    return isinstance(entry, dict) and entry.get("name") == name


@dataclass(frozen=True, slots=True)
class BotOpener:
    """Opener of the processes of the programs in the settings (see `session.OpenProgram`)."""

    settings: Settings

    def __call__(self, level: str, parent: QObject) -> tuple[QtBots, str] | str:
        from desktop.system.qt_bots import QtBots

        for program in programs(self.settings):
            if program.level == level and os.path.isfile(program.file):
                try:
                    start = start_command(program.file)
                except SandboxError:
                    return "walls"
                return QtBots(start.command, parent, folders=start.shared), program.bot
        return "gone"
