"""Outside programs that may take a seat: what is kept of each, and how it is started."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.settings import Settings
from engine.bots.names import PROGRAM, is_program
from engine.codec import CodecError, decode, encode
from engine.core import Json

if TYPE_CHECKING:
    from desktop.botprocess import BotProcess

#: What starts files that the system does not start by itself, by their ending.
INTERPRETERS = {".py": "python3", ".js": "node"}


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


def command(file: str) -> list[str]:
    """What starts a program's file."""
    interpreter = INTERPRETERS.get(Path(file).suffix.lower())
    if interpreter is None or (sys.platform != "win32" and os.access(file, os.X_OK)):
        return [file]
    return [_found(interpreter), file]


def _found(interpreter: str) -> str:
    return shutil.which(interpreter) or interpreter


def lent(file: str) -> list[Path]:
    """What it may read besides its own file where it is shut in: an interpreter's installation."""
    name = INTERPRETERS.get(Path(file).suffix.lower())
    where = shutil.which(name) if name is not None else None
    if where is None:
        return []
    real = Path(where).resolve()
    # One of the system can be read anyhow; one of a person lies in a folder with its libraries.
    return [] if real.is_relative_to("/usr") else [real.parent.parent]


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

    def __call__(self, level: str, parent: QObject) -> tuple[BotProcess, str] | None:
        from desktop.botprocess import BotProcess

        for program in programs(self.settings):
            if program.level == level and os.path.isfile(program.file):
                file = program.file
                return BotProcess(command(file), parent, folders=lent(file)), program.bot
        return None
