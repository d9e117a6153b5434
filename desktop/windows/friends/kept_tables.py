"""The tables of friends to which the person at this screen can come back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.storage.settings import Settings
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode, encode
from engine.games import GAMES
from engine.play.record import MAX_NAME_LENGTH
from engine.server.invitation import Invitation, InvitationError

#: Most tables that are kept; the one used longest ago is forgotten first.
MAX_TABLES = 20
_KEY = "tables"
MAX_SEATS = max(max(game.seats) for game in GAMES.values())
_LOOPBACK = "127.0.0.1"


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
    #: The seat of the person, then those of the others, in that order; () if it is not known.
    seats: tuple[Seat, ...] = ()


def kept_tables(settings: Settings) -> list[KeptTable]:
    """Return the tables, the one used last first; entries that are damaged are left out."""
    return [table for entry in settings.get(_KEY) if (table := _read(entry)) is not None]


def keep_table(settings: Settings, table: KeptTable) -> None:
    """Keep a table, as the one used last."""
    others = (kept for kept in kept_tables(settings) if not _is_same(kept.line, table.line))
    tables = [table, *others]
    _write(settings, tables[:MAX_TABLES])


def forget_table(settings: Settings, line: str) -> None:
    """Forget a table, if it is kept."""
    _write(settings, [kept for kept in kept_tables(settings) if kept.line != line])


def at_server(table: KeptTable, club: str) -> KeptTable:
    """Return a table of this computer with the addresses that its server has now.

    `club` is the line with which tables are opened there.
    """
    return replace(table, line=line_at_server(table.line, club))


def line_at_server(line: str, club: str) -> str:
    """Return a line to a table with the addresses of its server, where `club` opens tables."""
    server = Invitation.parse(club)
    return replace(Invitation.parse(line), addresses=server.addresses, port=server.port).line()


def on_this_computer(line: str) -> str:
    """Return a line to a server of this computer that needs no network."""
    return replace(Invitation.parse(line), addresses=(_LOOPBACK,)).line()


def is_at_server(line: str, club: str) -> bool:
    """Return whether the table of a line is at the server where tables are opened by `club`."""
    try:
        return Invitation.parse(line).fingerprint == Invitation.parse(club).fingerprint
    except InvitationError:
        return False


def _is_same(first: str, second: str) -> bool:
    """Return whether two lines lead to the same seat, though the server may have moved."""
    one, other = Invitation.parse(first), Invitation.parse(second)
    if one.fingerprint is None:
        return first == second
    return one == replace(other, addresses=one.addresses, port=one.port)


def _read(entry: Json) -> KeptTable | None:
    try:
        table = decode(KeptTable, entry, "table")
        Invitation.parse(table.line)
    except (CodecError, InvitationError):
        return None
    names = (table.name, *table.others)
    if len(table.seats) != len(names) or any(seat not in range(MAX_SEATS) for seat in table.seats):
        table = replace(table, seats=())
    return table if table.game in GAMES and all(len(n) <= MAX_NAME_LENGTH for n in names) else None


def _write(settings: Settings, tables: list[KeptTable]) -> None:
    entries = [encode(table) for table in tables]
    if entries != settings.get(_KEY):
        settings.set(_KEY, entries)
