"""The external programs that can take a seat, as a list in the settings."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.storage.settings import Settings
from engine.bots.bot_names import PROGRAM_PREFIX, is_program
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode


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
