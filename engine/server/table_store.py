"""The tables of one server, kept in files and opened again after a restart."""

from __future__ import annotations

import hmac
import logging
import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, Final

from engine.core.errors import ConquistaError, RecordError
from engine.core.values import Json, Seat
from engine.data.codec import decode, encode
from engine.data.json_documents import parse_json, read_text
from engine.play.match import Match
from engine.play.record import MAX_BYTES as MAX_RECORD_BYTES
from engine.play.record import Record, check_goes_on
from engine.server import messages
from engine.server.bot_pool import BotPool
from engine.server.invitation import InvitationKind, new_secret, new_table_id, table_bytes
from engine.server.limits import Buckets, Limits
from engine.server.messages import Refusal, TableRules, write
from engine.server.online_table import OnlineTable
from engine.server.playing import Playing
from engine.server.seats import Chair, Guest, GuestConnection, ServedTable, digest_of, new_state
from engine.server.server_context import ServerContext
from engine.system import files
from engine.table.loop import Loop

log = logging.getLogger(__name__)

#: The format of the files of tables.
FORMAT: Final = 1
#: The folder of tables, and the file with the secret by which tables are opened.
FOLDER: Final = "tables"
SECRET_NAME: Final = "club.secret"
_FILE_NAME: Final = re.compile(r"([0-9a-z]{8})\.json")
_MAX_BYTES: Final = MAX_RECORD_BYTES + 1_000_000
_DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The file of a table."""

    format: int
    id: str
    game: str
    options: Any
    rules: TableRules
    chairs: tuple[Chair, ...]
    watch_secret: str
    match: int
    host: Seat
    lines: tuple[tuple[int, Seat, str], ...]
    used_at: float
    record: Record | None


class TableStore:
    """The tables of a server."""

    def __init__(
        self,
        folder: Path,
        loop: Loop,
        bots: BotPool,
        limits: Limits,
        invite: Callable[[InvitationKind, str, bytes], str],
    ) -> None:
        """Create a store in a folder. `invite` writes an invitation.

        Raises OSError.
        """
        self._folder = folder / FOLDER
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        files.remove_stale_parts(self._folder)
        self.secret = server_secret(folder)
        self._loop, self._bots, self._limits = loop, bots, limits
        self._around = ServerContext(limits, loop, invite, self._keep, self._remove, self._play)
        self._new_tables = Buckets(limits.new_tables, limits.new_tables / 3_600)
        self.tables: dict[str, OnlineTable] = {}

    @property
    def secret_bytes(self) -> bytes:
        """The secret with which tables are opened."""
        return bytes.fromhex(self.secret)

    # -- tables ------------------------------------------------------------------------------------

    def open_tables(self) -> None:
        """Open the tables of the folder again. A damaged file is put aside and reported."""
        for path in sorted(self._folder.iterdir()):
            if _FILE_NAME.fullmatch(path.name):
                try:
                    self._open(path)
                except (ConquistaError, OSError) as error:
                    log.error("table %s cannot be opened: %s", path.stem, error)
        for table in self.tables.values():
            if table.playing is not None:
                table.playing.start()

    def find(self, table: str) -> OnlineTable:
        """Return the table of an id. Raises Refusal."""
        hosted = self.tables.get(table)
        if hosted is None:
            raise Refusal("no_table")
        return hosted

    def tables_on_network(self) -> list[Json]:
        """Return the tables that the local network may see and knock at: their host is here."""
        return [
            {
                "table": table.id,
                "game": table.game.id,
                "host": table.chairs[table.state.host].name,
                "phase": table.phase,
                "seats": len(table.chairs),
                "free": sum(not chair.is_taken for chair in table.chairs if chair.kind != "bot"),
                "options": table.state.options,
                "rules": encode(table.state.rules),
            }
            for table in self.tables.values()
            if table.state.rules.house and table.is_here(table.state.host)
        ]

    def create(
        self, connection: GuestConnection, given: messages.Create, address: str
    ) -> tuple[OnlineTable, Guest]:
        """Open a table and seat its host; the same key opens the same table again.

        Raises Refusal.
        """
        if not hmac.compare_digest(given.secret.encode(errors="replace"), self.secret.encode()):
            raise Refusal("wrong_secret")
        key = digest_of(given.key)
        table = next((t for t in self.tables.values() if t.chairs[t.state.host].key == key), None)
        if table is None:
            if len(self.tables) >= self._limits.tables:
                self._remove_idle()
            if len(self.tables) >= self._limits.tables:
                raise Refusal("full")
            state = new_state(self._new_id(), given)
            if not self._new_tables.bucket_of(address).take():
                raise Refusal("too_many_tables")
            table = self.tables[state.id] = OnlineTable(state, self._around)
            log.info("table %s: opened, %s for %d", table.id, given.game, len(table.chairs))
        return table, table.seat_person(connection, messages.Sit(table.id, given.key))

    def close(self) -> None:
        """Stop all matches; the tables stay in their files."""
        for table in self.tables.values():
            table.pause()

    def _new_id(self) -> str:
        while (table := new_table_id()) in self.tables:
            pass
        return table

    def _remove_idle(self) -> None:
        """Remove the tables at which nobody has been for long."""
        oldest = time() - self._limits.idle_days * _DAY
        for table in [*self.tables.values()]:
            if not table.guests and table.state.used_at < oldest:
                table.close()

    def _play(self, table: OnlineTable, record: Record) -> Playing:
        return Playing(table, Match(record), self._loop, self._bots.for_table())

    # -- files -------------------------------------------------------------------------------------

    def _path(self, table: str) -> Path:
        return self._folder / f"{table}.json"

    def _keep(self, table: OnlineTable) -> None:
        state, playing = table.state, table.playing
        stored = StoredTable(
            FORMAT,
            state.id,
            state.game,
            state.options,
            state.rules,
            tuple(state.chairs),
            state.watch_secret,
            state.match,
            state.host,
            tuple(state.lines),
            state.used_at,
            None if playing is None else playing.record,
        )
        files.write(self._path(state.id), write(encode(stored)).encode(), private=True)

    def _remove(self, table: OnlineTable) -> None:
        self.tables.pop(table.id, None)
        with suppress(OSError):
            self._path(table.id).unlink(missing_ok=True)
            files.sync(self._folder)

    def _open(self, path: Path) -> None:
        """Open the table of a file. Raises ConquistaError and OSError."""
        text = read_text(path, _MAX_BYTES)
        try:
            data = parse_json(text, path.name)
        except ConquistaError as error:
            raise RecordError(f"{error}; kept as {files.put_aside(path).name}") from None
        if isinstance(data, dict) and type(data.get("format")) is int and data["format"] > FORMAT:
            raise RecordError(f"format {data['format']} comes from a newer Conquista", "newer")
        try:
            stored = decode(StoredTable, data)
            table_bytes(stored.id)
            state = ServedTable(
                stored.id,
                stored.game,
                stored.options,
                stored.rules,
                [*stored.chairs],
                stored.watch_secret,
                stored.match,
                stored.host,
                [*stored.lines],
                stored.used_at,
            )
            now = time()
            for chair in state.chairs:
                if chair.is_taken and not chair.has_left:
                    chair.lost_at = chair.lost_at or now
            table = OnlineTable(state, self._around, stored.record)
            if stored.record is not None and table.playing is not None:
                check_goes_on(stored.record, table.playing.result is not None)
        except RecordError as error:
            if error.key in ("newer", "older", "older_rules"):
                raise
            raise RecordError(f"{error}; kept as {files.put_aside(path).name}") from None
        except Exception as error:
            # Whatever the rules say of it, the file is at fault.
            raise RecordError(f"{error}; kept as {files.put_aside(path).name}") from None
        self.tables[table.id] = table


def server_secret(folder: Path) -> str:
    """Return the secret that opens tables, in hex, which is made at the first call.

    Raises ConquistaError and OSError.
    """
    path = folder / SECRET_NAME
    if not os.path.lexists(path):
        files.write(path, new_secret().hex().encode(), private=True)
    text = files.read(path, 1_000).decode("ascii", "replace").strip()
    if not re.fullmatch("[0-9a-f]{32}", text):
        raise ConquistaError(f"{path}: expected 32 digits; remove the file to make a new secret")
    return text
