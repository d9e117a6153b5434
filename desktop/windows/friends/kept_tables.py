"""The tables of friends to which the person at this screen can come back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.storage.settings import Settings
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode
from engine.games import GAMES
from engine.play.record import MAX_NAME_LENGTH
from engine.server.invitation import Invitation, InvitationError

#: Most tables that are kept; the one used longest ago is forgotten first.
MAX_TABLES = 20
_KEY = "tables"


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table with a seat of this person."""

    #: The line by which the person comes back.
    line: str
    #: The person's name at the table.
    name: str
    game: str
    #: Whether the table is at this computer.
    is_home: bool = False
    #: The names of the others, as last seen.
    others: tuple[str, ...] = ()


def kept_tables(settings: Settings) -> list[KeptTable]:
    """Return the tables, the one used last first; entries that are damaged are left out."""
    return [table for entry in settings.get(_KEY) if (table := _read(entry)) is not None]


def keep_table(settings: Settings, table: KeptTable) -> None:
    """Keep a table, as the one used last."""
    tables = [table, *(kept for kept in kept_tables(settings) if kept.line != table.line)]
    _write(settings, tables[:MAX_TABLES])


def forget_table(settings: Settings, line: str) -> None:
    """Forget a table, if it is kept."""
    _write(settings, [kept for kept in kept_tables(settings) if kept.line != line])


def at_server(table: KeptTable, club: str) -> KeptTable:
    """Return a table of this computer with the addresses that its server has now.

    `club` is the line with which tables are opened there.
    """
    server, invitation = Invitation.parse(club), Invitation.parse(table.line)
    moved = replace(invitation, addresses=server.addresses, port=server.port)
    return replace(table, line=moved.line())


def is_at_server(line: str, club: str) -> bool:
    """Return whether the table of a line is at the server where tables are opened by `club`."""
    try:
        return Invitation.parse(line).fingerprint == Invitation.parse(club).fingerprint
    except InvitationError:
        return False


def _read(entry: Json) -> KeptTable | None:
    try:
        table = decode(KeptTable, entry, "table")
        Invitation.parse(table.line)
    except (CodecError, InvitationError):
        return None
    names = (table.name, *table.others)
    return table if table.game in GAMES and all(len(n) <= MAX_NAME_LENGTH for n in names) else None


def _write(settings: Settings, tables: list[KeptTable]) -> None:
    entries = [encode(table) for table in tables]
    if entries != settings.get(_KEY):
        settings.set(_KEY, entries)
