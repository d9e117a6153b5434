"""The connection of a window to a table: a process that speaks JSON lines, so no window waits.

It reads one message a line from standard input. The first says where to go:

    {"open": {"invitation": "conquista:…", "name": "Maud", "match": 1, "since": 57}}

Tables on the local network are found and entered so; the invitation is opened then:

    {"browse": true}                                                  list tables from now on
    {"knock": {"server": {…}, "table": "mc2vrwn8", "name": "Maud"}}   ask for a seat

What an invitation leads to is shown before the person sits down:

    {"peek": {"invitation": "conquista:…"}}

With `create` in `open`, the invitation opens tables at a server, and opens one there; its value
has the fields `game`, `seats`, `options` and `rules` of `engine.server.messages.Create`. All
further lines are messages to the table, or `{"hurry": true}` to try again at once.

It writes what the table says, one message a line, and about itself:

    {"is": "link", "state": "trying" | "up" | "down" | "stopped", …}
    {"is": "home", "invitation": "conquista:…"}    the line by which a host comes back to the table
    {"is": "house", "tables": [{"server": {…}, "table": …, "game": …, …}]}     when they change
    {"is": "digits", "digits": "4711"}             shown to who knocks, and to the host
    {"is": "admitted", "invitation": "conquista:…"}
    {"is": "peeked", …}                            the table, or nothing more from an older server
    {"is": "fault", "why": "…"}                    what it could not read, reach or get

It ends when standard input is closed, or after "stopped".
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import queue
import re
import secrets
import sys
import threading
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.codec import decode, encode
from engine.data.json_documents import parse_json, whole_number
from engine.server import messages
from engine.server.invitation import Invitation
from engine.server.network_search import (
    FoundServer,
    LocalNetworkSearch,
    NetworkTable,
    network_tables,
)
from engine.server.processes import MissingLibraryError, needed_libraries
from engine.system import files
from engine.system.ctrl_c import restore_interrupt_default
from engine.system.usage import Parser, file

if TYPE_CHECKING:
    from engine.server.client import Client

#: Maximum length of a line of the window, in bytes.
MAX_LINE_BYTES: Final = 100_000
#: Seconds between two looks at the tables on the local network, and of patience with a server.
LOOK_SECONDS: Final = 5.0
#: Bytes of a person's own secret.
_OWN_BYTES: Final = 32


def own_secret(path: Path) -> bytes:
    """Return the secret in a file, which is made at the first call. Raises OSError."""
    if not os.path.lexists(path):
        files.write(path, secrets.token_bytes(_OWN_BYTES).hex().encode(), private=True)
    text = files.read(path, 1_000).decode("ascii", "replace").strip()
    if not re.fullmatch(f"[0-9a-f]{{{2 * _OWN_BYTES}}}", text):
        raise ConquistaError(f"{path}: not a secret of Conquista")
    return bytes.fromhex(text)


class _Output:
    """Writes messages to standard output in a thread, so that a busy window breaks no line."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Json] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, daemon=True)
        self._thread.start()

    def put(self, message: Json) -> None:
        self._waiting.put(message)

    def close(self) -> None:
        """Wait until all is written."""
        self._waiting.put(None)
        self._thread.join()

    def _write(self) -> None:
        with suppress(OSError, ValueError):
            while (message := self._waiting.get()) is not None:
                sys.stdout.write(json.dumps(message) + "\n")
                sys.stdout.flush()


class _Session:
    """One window and its table."""

    def __init__(self, own: bytes, output: _Output, make: type[Client]) -> None:
        self._make, self._secret_file, self._output = make, own, output
        self._client: Client | None = None
        self._running: asyncio.Task[None] | None = None
        self._is_creating = False
        self._search: LocalNetworkSearch | None = None
        self._working: set[asyncio.Task[None]] = set()
        self.ended = asyncio.Event()

    def take(self, line: bytes) -> None:
        """Take a line of the window; b"" is the end."""
        if not line:
            self.ended.set()
            return
        try:
            self._take(line)
        except ConquistaError as error:
            self._output.put({"is": "fault", "why": error.key, "text": str(error)})

    def _take(self, line: bytes) -> None:
        if len(line) > MAX_LINE_BYTES:
            raise ConquistaError("line: too long")
        text = line.decode("utf-8", "replace")
        data = parse_json(text, "line")
        if not isinstance(data, dict):
            raise ConquistaError("line: expected keys with values")
        if "do" in data and self._client is not None:
            # It is for the table, whatever else it names.
            self._client.send(messages.read(text))
        elif "browse" in data:
            self._start(self._browse())
        elif "knock" in data:
            self._start(self._knock(data["knock"]))
        elif "peek" in data:
            self._start(self._peek(data["peek"]))
        elif "open" in data and self._client is None:
            self._open(data["open"])
        elif self._client is None:
            raise ConquistaError("line: the first one opens a table")
        elif "hurry" in data:
            self._client.retry_now()
        else:
            raise ConquistaError("line: neither a request nor a message")

    def _open(self, data: Json) -> None:
        if not isinstance(data, dict):
            raise ConquistaError("open: expected keys with values")
        invitation = Invitation.parse(str(data.get("invitation", "")))
        name = str(data.get("name", ""))
        create = None
        if "create" in data:
            fields = data["create"] if isinstance(data["create"], dict) else {}
            fields = {**fields, "secret": "", "key": "", "name": name}
            create = decode(messages.Create, fields, "create")
            self._is_creating = True
        elif invitation.kind == "club":
            raise ConquistaError("this line opens tables, and is none to sit down at", "club")
        self._client = self._make(
            invitation,
            self._secret_file,
            name,
            self._on_message,
            create=create,
            match=whole_number(data.get("match")) or 0,
            since=whole_number(data.get("since")) or 0,
        )
        self._running = asyncio.get_running_loop().create_task(self._run(self._client))

    # -- on the local network ----------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._reporting(work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _reporting(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work, and report its fault."""
        try:
            await work
        except ConquistaError as error:
            self._output.put({"is": "fault", "why": error.key, "text": str(error)})

    async def _browse(self) -> None:
        """List the tables of all servers on the local network, again and again."""
        if self._search is not None:
            return
        servers: list[FoundServer] = []
        is_new = asyncio.Event()

        def enter(found: list[FoundServer]) -> None:
            servers[:] = found
            is_new.set()

        self._search = LocalNetworkSearch(enter)
        if not await self._search.begin():
            raise ConquistaError("tables on the network cannot be found here", "no_search")
        before: list[NetworkTable] = []
        while True:
            listed = await asyncio.gather(*map(_tables_of, servers))
            tables = [table for of_server in listed for table in of_server]
            if tables != before:
                before = tables
                self._output.put({"is": "house", "tables": encode(tables)})
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await is_new.wait()
            is_new.clear()

    async def _knock(self, data: Json) -> None:
        from engine.server.client import knock

        server = _server(data)
        table, name = str(data.get("table", "")), str(data.get("name", ""))
        invitation = await knock(
            server, table, name, lambda digits: self._output.put({"is": "digits", "digits": digits})
        )
        self._output.put({"is": "admitted", "invitation": invitation.line()})

    async def _peek(self, data: Json) -> None:
        from engine.server.client import peek

        invitation = data.get("invitation") if isinstance(data, dict) else None
        table = await peek(Invitation.parse(str(invitation)), self._secret_file)
        self._output.put(table or {"is": "peeked"})

    async def _run(self, client: Any) -> None:
        await client.run()
        self.ended.set()

    def _on_message(self, message: dict[str, Json]) -> None:
        if message["is"] == "seated" and self._is_creating:
            assert self._client is not None
            self._is_creating = False
            home = replace(self._client.seat, kind="seat", table=str(message["table"]))
            self._output.put({"is": "home", "invitation": home.line()})
        self._output.put(message)

    async def close(self) -> None:
        """End the connection."""
        for task in self._working:
            task.cancel()
        if self._search is not None:
            await self._search.end()
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running


async def _tables_of(server: FoundServer) -> list[NetworkTable]:
    """Return the tables of a server on the local network; none if it does not answer."""
    from engine.server.client import NetworkTableError, look

    try:
        async with asyncio.timeout(LOOK_SECONDS):
            return network_tables(server, await look(server))
    except (NetworkTableError, TimeoutError):
        return []


def _server(data: Json) -> FoundServer:
    """Return the server in a message of the window. Raises ConquistaError."""
    if not isinstance(data, dict):
        raise ConquistaError("expected keys with values")
    return decode(FoundServer, data.get("server"), "server")


async def _run(own: bytes, make: type[Client]) -> None:
    loop, output = asyncio.get_running_loop(), _Output()
    session = _Session(own, output, make)

    def read() -> None:
        with suppress(RuntimeError):  # the loop has ended
            while line := sys.stdin.buffer.readline(MAX_LINE_BYTES + 1):
                loop.call_soon_threadsafe(session.take, line)
            loop.call_soon_threadsafe(session.take, b"")

    threading.Thread(target=read, daemon=True).start()
    await session.ended.wait()
    await session.close()
    output.close()


def main(arguments: list[str] | None = None) -> int:
    """Run the line until the window closes it."""
    restore_interrupt_default()
    parser = Parser(prog="conquista line")
    parser.add_argument("--own", type=file, required=True, metavar="FILE")
    args: argparse.Namespace = parser.parse_args(arguments)
    try:
        secret = own_secret(args.own)
        # Only a process that connects loads the libraries.
        with needed_libraries():
            from engine.server.client import Client
    except (ConquistaError, OSError) as error:
        why = error.key if isinstance(error, MissingLibraryError) else "own"
        print(json.dumps({"is": "fault", "why": why, "text": str(error)}), flush=True)
        return 1
    asyncio.run(_run(secret, Client))
    # A thread may still wait for the window.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main())
