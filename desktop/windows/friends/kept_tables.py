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
class RememberedTable:
    """A table with a seat of this person."""

    #: The invitation with which the person comes back.
    line: str
    #: The person's name at the table.
    name: str
    game: str
    #: Whether the table is at this computer.
    is_home: bool = False
    #: The names of the others, as last seen; "" for a friend who has not sat down yet.
    others: tuple[str, ...] = ()
    #: The seat of the person, then those of the others, in that order; () if it is not known.
    seats: tuple[Seat, ...] = ()
    #: The state of the table, as last seen: "open", "playing" or "over"; "" if it is not known.
    phase: str = ""


def kept_tables(settings: Settings) -> list[RememberedTable]:
    """Return the tables, the one used last first; entries that are damaged are left out."""
    return [table for entry in settings.get(_KEY) if (table := _read(entry)) is not None]


def waiting_table(settings: Settings) -> RememberedTable | None:
    """Return the table used last whose match is not over, or None."""
    return next((table for table in kept_tables(settings) if table.phase != "over"), None)


def running_table(settings: Settings) -> RememberedTable | None:
    """Return the table used last whose match goes on, as far as is known, or None."""
    return next((table for table in kept_tables(settings) if table.phase == "playing"), None)


def keep_table(settings: Settings, table: RememberedTable) -> None:
    """Keep a table, as the one used last."""
    others = (other for other in kept_tables(settings) if not _is_same(other.line, table.line))
    tables = [table, *others]
    _write(settings, tables[:MAX_TABLES])


def forget_table(settings: Settings, invitation: str) -> None:
    """Forget a table, if it is kept."""
    _write(settings, [table for table in kept_tables(settings) if table.line != invitation])


def update_addresses(table: RememberedTable, server_invitation: str) -> RememberedTable:
    """Return a table of this computer with the addresses that its server has now.

    `server_invitation` opens tables there.
    """
    return replace(table, line=invitation_at_server(table.line, server_invitation))


def invitation_at_server(invitation: str, server_invitation: str) -> str:
    """Return an invitation with the addresses that its server has now.

    `server_invitation` opens tables there.
    """
    server, seat = Invitation.parse(server_invitation), Invitation.parse(invitation)
    return replace(seat, addresses=server.addresses, port=server.port).line()


def on_this_computer(invitation: str) -> str:
    """Return an invitation to a server of this computer that needs no network."""
    return replace(Invitation.parse(invitation), addresses=(_LOOPBACK,)).line()


def is_at_server(invitation: str, server_invitation: str) -> bool:
    """Return whether an invitation leads to the server where `server_invitation` opens tables."""
    try:
        seat, server = Invitation.parse(invitation), Invitation.parse(server_invitation)
    except InvitationError:
        return False
    return seat.fingerprint == server.fingerprint


def _is_same(first: str, second: str) -> bool:
    """Return whether two invitations lead to the same seat, though the server may have moved."""
    one, other = Invitation.parse(first), Invitation.parse(second)
    if one.fingerprint is None:
        return first == second
    return one == replace(other, addresses=one.addresses, port=one.port)


def _read(entry: Json) -> RememberedTable | None:
    try:
        table = decode(RememberedTable, entry, "table")
        Invitation.parse(table.line)
    except (CodecError, InvitationError):
        return None
    names = (table.name, *table.others)
    if len(table.seats) != len(names) or any(seat not in range(MAX_SEATS) for seat in table.seats):
        table = replace(table, seats=())
    return table if table.game in GAMES and all(len(n) <= MAX_NAME_LENGTH for n in names) else None


def _write(settings: Settings, tables: list[RememberedTable]) -> None:
    entries = [encode(table) for table in tables]
    if entries != settings.get(_KEY):
        settings.set(_KEY, entries)
