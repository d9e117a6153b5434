"""Outside programs that may take a seat: what is kept of each, and how it is started."""

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
from engine.bots.names import PROGRAM, is_program
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode

if TYPE_CHECKING:
    from desktop.background.bot_process import BotProcess

#: What starts files that the system does not start by itself, by their ending.
INTERPRETERS = {".py": "python3", ".js": "node"}
#: What makes each of them print, line by line, which file it is and where it is installed, both
#: with links followed.
_WHERE = {
    "python3": (
        *("-I", "-S", "-c"),
        "import sys; from os.path import realpath; "
        "print(realpath(sys._base_executable)); print(realpath(sys.base_prefix))",
    ),
    "node": ("-p", "[process.execPath, path.dirname(path.dirname(process.execPath))].join('\\n')"),
}
#: What is found in such a folder.
_LANDMARKS = {
    "python3": ("lib*/python3.*/os.py", "lib*/python3*.zip"),
    "node": ("lib/node_modules", "include/node"),
}
#: Seconds an interpreter may take to say so.
_TRIAL = 5


@dataclass(frozen=True, slots=True)
class Program:
    """A program that was checked: the file, which of its bots is asked, and the games it plays."""

    name: str
    file: str
    bot: str
    games: tuple[str, ...]

    @property
    def level(self) -> str:
        """What stands in the place of a level at its seats."""
        return PROGRAM + self.name


class SandboxError(Exception):
    """An interpreter is not installed in a folder that could be lent."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a program is started, and what it may read besides its file where it is shut in."""

    command: tuple[str, ...]
    lent: tuple[Path, ...] = ()


def start_of(file: str) -> Start:
    """How a program's file is started here, shut in where the system can.

    Raises CannotShutIn, with the interpreter's name, where it could only be by lending too much.
    """
    from desktop.background import sandbox

    interpreter = INTERPRETERS.get(Path(file).suffix.lower())
    if interpreter is None:
        return Start((file,))
    by_itself = sys.platform != "win32" and os.access(file, os.X_OK)
    found = shutil.which(interpreter)
    if found is None or not sandbox.available():
        return Start((file,) if by_itself else (found or interpreter, file))
    real, lent = _installed(interpreter, found)
    return Start((file,) if by_itself else (real, file), lent)


@cache
def _installed(interpreter: str, found: str) -> tuple[str, tuple[Path, ...]]:
    """The file of an interpreter, and what must be lent to a program that is run by it.

    What is found by its name may be a script of a version manager's: it is asked itself.
    """
    # Only now: the shelf starts nothing.
    import subprocess

    from desktop.background import sandbox

    # One of the system can be read anyhow.
    if sandbox.shows(Path(found).resolve()):
        return found, ()
    try:
        asked = [found, *_WHERE[interpreter]]
        said = subprocess.run(
            asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=_TRIAL, check=True
        )
        real, prefix = map(Path, said.stdout.decode().splitlines())
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        raise SandboxError(found) from error
    if sandbox.shows(real):
        return str(real), ()
    installed = any(next(prefix.glob(mark), None) for mark in _LANDMARKS[interpreter])
    if installed and sandbox.lendable(prefix):
        return str(real), (prefix,)
    if interpreter == "node":
        # It is one file.
        return str(real), (real,)
    raise SandboxError(str(real))


def programs(settings: Settings) -> list[Program]:
    """Those that were added, in that order; what makes no sense in the file is left out."""
    found: dict[str, Program] = {}
    for entry in settings.get("programs"):
        try:
            program = decode(Program, entry, "program")
        except CodecError:
            continue
        if is_program(program.level):
            found.setdefault(program.name, program)
    return list(found.values())


def add(settings: Settings, program: Program) -> None:
    """Keep one more; one of the same name is replaced."""
    settings.set("programs", [*_without(settings, program.name), encode(program)])


def remove(settings: Settings, name: str) -> None:
    """Forget one; its file stays where it is."""
    settings.set("programs", _without(settings, name))


def rename(settings: Settings, name: str, called: str) -> bool:
    """Give one another name; False: it may not have it."""
    taken = any(one.name == called for one in programs(settings))
    if taken or not is_program(PROGRAM + called):
        return False
    kept = settings.get("programs")
    renamed = [{**one, "name": called} if _is_called(one, name) else one for one in kept]
    settings.set("programs", renamed)
    return True


def _without(settings: Settings, name: str) -> list[Json]:
    """All that is kept, also what makes no sense, but the one of a name."""
    return [one for one in settings.get("programs") if not _is_called(one, name)]


def _is_called(entry: Json, name: str) -> bool:
    return isinstance(entry, dict) and entry.get("name") == name


@dataclass(frozen=True, slots=True)
class Opener:
    """How the programs kept in some settings come to their seats (`players.OpenProgram`)."""

    settings: Settings

    def __call__(self, level: str, parent: QObject) -> tuple[BotProcess, str] | str:
        from desktop.background.bot_process import BotProcess

        for program in programs(self.settings):
            if program.level == level and os.path.isfile(program.file):
                try:
                    start = start_of(program.file)
                except SandboxError:
                    return "walls"
                return BotProcess(start.command, parent, folders=start.lent), program.bot
        return "gone"
