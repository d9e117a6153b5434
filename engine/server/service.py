"""The server: accepts connections, and brings people to their tables."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from engine.core.values import Json
from engine.games import GAMES
from engine.server import messages
from engine.server.identity import Identity
from engine.server.knocking import KNOCK_SECONDS
from engine.server.limits import Bucket, Buckets, Limits, household_key
from engine.server.messages import (
    MAX_BYTES,
    PROTOCOL,
    MessageError,
    Refusal,
    is_person_name,
    read,
    write,
)
from engine.server.online_table import OnlineTable
from engine.server.seats import Guest
from engine.server.table_store import TableStore
from engine.system.version import version

log = logging.getLogger(__name__)

#: Seconds in which the other side has to agree to the end of a connection.
CLOSE_SECONDS: Final = 2.0
#: How many free ports are tried; another program may take one first.
_PORT_TRIES: Final = 5
#: Codes with which connections are closed (RFC 6455, 7.4.1).
_NORMAL, _RESTART = 1000, 1012


def rule_versions() -> dict[str, int]:
    """Return the version of the rules of each game."""
    return {game.id: game.version for game in GAMES.values()}


class Service:
    """A server that listens."""

    def __init__(self, store: TableStore, identity: Identity, limits: Limits) -> None:
        self._tables, self._identity, self._limits = store, identity, limits
        self._addresses: Counter[str] = Counter()
        self._failures = Buckets(limits.failures, limits.failures_a_minute / 60)
        self._server: Server | None = None

    async def start(self, hosts: Sequence[str] | None, port: int) -> None:
        """Listen at the given addresses, or at all of this computer. Raises OSError.

        Port 0 stands for any that is free, the same one at all addresses.
        """
        if not port:
            # The system would choose another one for each kind of address.
            for _ in range(_PORT_TRIES):
                try:
                    await self._listen_at(hosts, _free_port())
                except OSError as error:
                    if error.errno != errno.EADDRINUSE:
                        raise
                else:
                    return
        await self._listen_at(hosts, port)

    async def _listen_at(self, hosts: Sequence[str] | None, port: int) -> None:
        limits = self._limits
        # What goes wrong with a connection is its own affair, and could fill the log.
        quiet = logging.getLogger(f"{__name__}.websockets")
        quiet.setLevel(logging.CRITICAL)
        self._server = await serve(
            self._converse,
            hosts,  # type: ignore[arg-type]  # asyncio takes several
            port,
            ssl=self._identity.context,
            # Browsers say where a page is from; no page has anything to do here.
            origins=[None],
            # What is sent must not tell anything by its length after compression.
            compression=None,
            server_header=None,
            open_timeout=limits.entry_seconds,
            ssl_handshake_timeout=limits.entry_seconds,
            ping_interval=limits.ping_seconds,
            ping_timeout=limits.pong_seconds,
            close_timeout=CLOSE_SECONDS,
            max_size=MAX_BYTES,
            max_queue=4,
            logger=quiet,
        )

    @property
    def port(self) -> int:
        """The port at which it listens."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Close all connections; people come back by themselves after a restart."""
        if self._server is not None:
            self._server.close(code=_RESTART)
            await self._server.wait_closed()

    # -- one connection ----------------------------------------------------------------------------

    async def _converse(self, socket: ServerConnection) -> None:
        """Serve a connection from its beginning to its end."""
        address = household_key(str(socket.remote_address[0]))
        connection = Connection(socket, self._limits.backlog)
        self._addresses[address] += 1
        table: OnlineTable | None = None
        guest: Guest | None = None
        pump = asyncio.create_task(connection.send_queued())
        try:
            async with asyncio.timeout(self._limits.entry_seconds):
                self._check_room(address)
                entry, hello = await self._greet(socket, connection, address)
                if not isinstance(entry, messages.KnockMessage):
                    table, guest = self._enter(connection, address, entry, hello)
            if isinstance(entry, messages.KnockMessage):
                self._count_try(address)
                await self._knock(socket, connection, entry)
            elif table is not None and guest is not None:
                await self._listen(socket, table, guest)
        except Refusal as refusal:
            connection.end({"is": "refused", "why": refusal.key, **_versions()})
        except MessageError:
            connection.end({"is": "refused", "why": "malformed", **_versions()})
        except TimeoutError:
            connection.end({"is": "refused", "why": "too_late", **_versions()})
        except ConnectionClosed:
            pass
        except Exception:
            log.exception("a connection ended by a fault of the server")
            connection.end({"is": "refused", "why": "fault", **_versions()})
        finally:
            if table is not None and guest is not None:
                table.note_lost_connection(guest)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            await connection.finish(pump)

    def _check_room(self, address: str) -> None:
        limits = self._limits
        if self._addresses[address] > limits.per_address:
            raise Refusal("busy")
        if self._addresses.total() > limits.connections:
            raise Refusal("busy")

    async def _greet(
        self, socket: ServerConnection, connection: Connection, address: str
    ) -> tuple[Any, messages.Hello]:
        """Return what a client wants to enter, and its versions.

        Raises Refusal, MessageError and ConnectionClosed.
        """
        hello = read(await socket.recv())
        if not isinstance(hello, messages.Hello):
            raise MessageError("the first message is no greeting")
        if hello.protocol != PROTOCOL:
            raise Refusal("client_older" if hello.protocol < PROTOCOL else "server_older")
        welcome = {"is": "welcome", **_versions(), "rules": rule_versions()}
        connection.send({**welcome, "also": list(messages.ALSO)})
        entry = read(await socket.recv())
        if isinstance(entry, messages.LookMessage):
            connection.send({"is": "tables", "tables": self._tables.tables_on_network()})
            entry = read(await socket.recv())
        elif isinstance(entry, messages.Peek):
            with self._counting_failures(address):
                connection.send(self._tables.find(entry.table).peek(entry))
            entry = read(await socket.recv())
        return entry, hello

    def _enter(
        self, connection: Connection, address: str, entry: Any, hello: messages.Hello
    ) -> tuple[OnlineTable, Guest]:
        """Bring a person to their table. Raises Refusal and MessageError."""
        with self._counting_failures(address):
            if isinstance(entry, messages.Create):
                _check_rules(hello, entry.game)
                return self._tables.create(connection, entry, address)
            if not isinstance(entry, messages.Sit | messages.Watch):
                raise MessageError("the second message names no table")
            table = self._tables.find(entry.table)
            _check_rules(hello, table.state.game)
            if isinstance(entry, messages.Sit):
                return table, table.seat_person(connection, entry)
            return table, table.watch(connection, entry)

    @contextmanager
    def _counting_failures(self, address: str) -> Iterator[None]:
        """Count what fails for want of a table or a secret. Raises Refusal after too many."""
        if self._failures.bucket_of(address).is_empty:
            raise Refusal("too_many_tries")
        try:
            yield
        except Refusal as refusal:
            if refusal.key in ("no_table", "wrong_secret", "used"):
                self._failures.bucket_of(address).take()
            raise

    def _count_try(self, address: str) -> None:
        """Count a knock like a failure to enter. Raises Refusal when there were too many."""
        if not self._failures.bucket_of(address).take():
            raise Refusal("too_many_tries")

    async def _knock(
        self, socket: ServerConnection, connection: Connection, knock: messages.KnockMessage
    ) -> None:
        """Let a visitor wait for the host. Raises Refusal, MessageError and ConnectionClosed."""
        table = self._tables.find(knock.table)
        if not table.state.rules.house or self._identity.fingerprint is None:
            raise Refusal("not_allowed")
        if not is_person_name(knock.name):
            raise Refusal("bad_name")
        visitor = table.knocks.add(knock.name, knock.commitment)
        try:
            connection.send({"is": "knocked", "number": visitor.server_nonce})
            reveal = read(await socket.recv())
            if not isinstance(reveal, messages.Reveal):
                raise MessageError("the number is due")
            visitor.reveal(reveal.number, self._identity.fingerprint, table.id)
            table.note_change()
            ended = asyncio.create_task(socket.wait_closed())
            waiting: list[asyncio.Future[Any]] = [visitor.answer, ended]
            await asyncio.wait(
                waiting,
                timeout=KNOCK_SECONDS,
                return_when=asyncio.FIRST_COMPLETED,
            )
            ended.cancel()
        finally:
            table.knocks.remove(visitor)
            table.note_change()
        line = visitor.answer.result() if visitor.answer.done() else ""
        if not line:
            raise Refusal("declined")
        connection.end({"is": "admitted", "invitation": line})

    async def _listen(self, socket: ServerConnection, table: OnlineTable, guest: Guest) -> None:
        """Take the messages of a guest, no faster than is allowed: the rest waits at the sender."""
        bucket = Bucket(self._limits.burst, self._limits.rate)
        async for frame in socket:
            if pause := bucket.wait():
                await asyncio.sleep(pause)
            table.take(guest, read(frame))


def _free_port() -> int:
    """Return a port at which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


def _check_rules(hello: messages.Hello, game: str) -> None:
    """Raise Refusal when the other side knows other rules of a game."""
    ours, theirs = rule_versions().get(game, 0), hello.rules.get(game, 0)
    if theirs < ours:
        raise Refusal("client_rules_older")
    if theirs > ours:
        raise Refusal("server_rules_older")


def _versions() -> dict[str, Json]:
    return {"protocol": PROTOCOL, "program": version()}


class Connection:
    """The connection to one person, a `GuestConnection`: messages wait here to be sent."""

    def __init__(self, socket: ServerConnection, backlog: int) -> None:
        self._socket, self._backlog = socket, backlog
        self._waiting: deque[str] = deque()
        self._size = 0
        self._is_ending = False
        self._news = asyncio.Event()

    def send(self, message: Json) -> None:
        if not self._is_ending:
            self._put(message)

    def end(self, message: Json) -> None:
        if not self._is_ending:
            self._put(message)
            self._is_ending = True

    def _put(self, message: Json) -> None:
        text = write(message)
        self._waiting.append(text)
        self._size += len(text)
        self._news.set()
        if self._size > self._backlog and len(self._waiting) > 1:
            # A person who reads too slowly comes back, and is sent what is missing.
            self._abort()

    def _abort(self) -> None:
        self._is_ending = True
        self._waiting.clear()
        self._size = 0
        self._socket.transport.abort()

    async def send_queued(self) -> None:
        """Send what waits, until the connection has ended."""
        with suppress(ConnectionClosed):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    text = self._waiting.popleft()
                    await self._socket.send(text)
                    self._size -= len(text)
                if self._is_ending:
                    await self._socket.close(_NORMAL)
                    return

    async def finish(self, pump: asyncio.Task[Any]) -> None:
        """Send what is to be sent last, and close the connection."""
        self._is_ending = True
        self._news.set()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await pump
        except TimeoutError:
            self._socket.transport.abort()
