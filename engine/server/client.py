"""A client without a window: connects, sits down, and reconnects by itself."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.server import messages
from engine.server.identity import client_context
from engine.server.invitation import Invitation, new_secret
from engine.server.knocking import NONCE_BYTES, commitment_to, digits_of
from engine.server.limits import PING_SECONDS, PONG_SECONDS
from engine.server.messages import (
    MAX_SERVER_BYTES,
    PROTOCOL,
    MessageError,
    read_server_message,
    write,
)
from engine.server.network_search import FoundServer
from engine.system.version import version

#: Seconds in which an address has to let a client in.
OPEN_SECONDS: Final = 8.0
#: Seconds of the first pause before a new attempt, and of the longest.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
#: Maximum number of messages that wait for a connection.
MAX_UNSENT: Final = 50
#: Refusals of a server after which trying again can help.
TRANSIENT: Final = frozenset({"busy", "too_late", "too_many_tries", "fault"})
#: Last messages of a server after which nobody shall come back by itself.
LAST: Final = frozenset({"moved", "left", "dismissed", "closed"})


@dataclass(frozen=True, slots=True)
class Timing:
    """The pauses and patience of a client, in seconds."""

    open: float = OPEN_SECONDS
    first_pause: float = FIRST_PAUSE
    longest_pause: float = LONGEST_PAUSE
    ping: float = PING_SECONDS
    pong: float = PONG_SECONDS


class Stopped(Exception):  # noqa: N818 - it is no error
    """The client does not come back; `why` is the key of the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def seat_key(own: bytes, invitation: Invitation) -> str:
    """Return the key with which this person takes the seat of an invitation, in hex.

    It follows from a secret of their own: the same person gets the same seat again, and no server
    can use the key at another one.
    """
    server = invitation.fingerprint or write([*invitation.addresses, invitation.port]).encode()
    about = sha256(server).digest() + invitation.secret
    return hmac.digest(own, b"conquista seat " + about, "sha256")[:16].hex()


class Client:
    """The connection of one person to one table.

    `on_message` gets every message of the server, and messages about the connection, which are
    called "link": their `state` is "trying", "up", "down" (with the `seconds` until the next
    attempt, and what was `tried`) or "stopped" (with the reason).
    """

    def __init__(
        self,
        invitation: Invitation,
        own: bytes,
        name: str,
        on_message: Callable[[dict[str, Json]], None],
        *,
        create: messages.Create | None = None,
        match: int = 0,
        since: int = 0,
        timing: Timing | None = None,
    ) -> None:
        """Describe a connection; `run` makes it.

        `own` is the person's own secret. With `create`, the invitation opens tables at a server,
        and a table is opened there; its key and secret are filled in. `match` and `since` name the
        last message of a match that the person has.
        """
        self.invitation, self._name = invitation, name
        #: The invitation to come back with, but for the table's id where a table is opened:
        #: with a secret of its own each new table gives another seat, and never an older table.
        self.seat = invitation if create is None else replace(invitation, secret=new_secret())
        self._key = seat_key(own, self.seat)
        self._create = create
        self._on_message = on_message
        self._match, self._since = match, since
        self._timing = timing or Timing()
        #: What was sent and not acknowledged, in order.
        self._unsent: list[dict[str, Json]] = []
        #: Messages to send over the present connection; None without one.
        self._outgoing: asyncio.Queue[dict[str, Json]] | None = None
        self._address = 0
        #: What the server takes besides the messages of this version of the protocol.
        self._also: frozenset[str] = frozenset()
        self._random = Random()
        self._hurry = asyncio.Event()

    async def run(self) -> None:
        """Connect, and connect again, until the server says that this makes no sense any more."""
        pauses = self._pauses()
        while True:
            self._report("trying")
            tried: list[Json] = []
            try:
                await self._talk_once(tried)
            except Stopped as stopped:
                self._report("stopped", why=stopped.why)
                return
            if not tried:
                # It was connected.
                pauses = self._pauses()
            pause = next(pauses)
            self._report("down", seconds=round(pause, 1), tried=tried)
            self._hurry.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._hurry.wait()

    def retry_now(self) -> None:
        """Try again now instead of after the pause."""
        self._hurry.set()

    def send(self, message: Any) -> None:
        """Send a message (`engine.server.messages`), now or after reconnecting.

        An answer, an act or a chat line is sent again until the server has said what became of
        it; it takes none of them twice. Other messages are lost with the connection, and at a
        server that does not know them.
        """
        if message.do in messages.ALSO and message.do not in self._also:
            return
        data = encode(message)
        if _name_of(data) is not None:
            self._unsent = [*self._unsent, data][-MAX_UNSENT:]
        if self._outgoing is not None:
            self._outgoing.put_nowait(data)

    # -- one connection ----------------------------------------------------------------------------

    async def _talk_once(self, tried: list[Json]) -> None:
        """Connect by the first address that works, and listen until the connection breaks.

        Enters into `tried` why addresses failed. Raises Stopped.
        """
        addresses = self.invitation.addresses
        for number in range(len(addresses)):
            index = (self._address + number) % len(addresses)
            try:
                port, pin = self.invitation.port, self.invitation.fingerprint
                socket = await _open(addresses[index], port, pin, self._timing)
            except (OSError, InvalidHandshake, TimeoutError, ValueError) as error:
                tried.append({"address": addresses[index], "why": _reason(error)})
                continue
            tried.clear()
            self._address = index
            try:
                with suppress(ConnectionClosed, OSError):
                    await self._converse(socket)
            except MessageError:
                raise Stopped("malformed") from None
            finally:
                self._outgoing = None
                socket.transport.abort()
            return

    async def _converse(self, socket: ClientConnection) -> None:
        """Enter the table and listen. Raises Stopped, MessageError and ConnectionClosed."""
        await socket.send(_greeting())
        async with asyncio.timeout(self._timing.open):
            self._receive(await socket.recv())
        await socket.send(write(encode(self._entry())))
        pump: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                self._receive(frame)
                if pump is None and self._outgoing is not None:
                    pump = asyncio.create_task(_pump(socket, self._outgoing))
        finally:
            if pump is not None:
                pump.cancel()

    def _entry(self) -> Any:
        invited = self.invitation
        secret = invited.secret.hex()
        if self._create is not None:
            request = self._create
            return messages.Create(
                secret,
                self._key,
                self._name,
                request.game,
                request.seats,
                request.options,
                request.rules,
            )
        if invited.kind == "watch":
            return messages.Watch(invited.table, secret, self._match, self._since)
        return messages.Sit(invited.table, self._key, secret, self._name, self._match, self._since)

    def _receive(self, frame: str | bytes) -> None:
        message = read_server_message(frame)
        kind = message["is"]
        if kind == "welcome":
            self._also = extra_messages(message)
        elif kind == "seated":
            self._on_seated()
        elif kind == "match":
            self._on_match(message)
        elif kind in ("taken", "done") or (kind == "refused" and "do" in message):
            name = _name_of({"do": message.get("do", ""), **message})
            self._unsent = [sent for sent in self._unsent if _name_of(sent) != name]
        self._on_message(message)
        if kind == "refused" and "do" not in message and message.get("why") not in TRANSIENT:
            raise Stopped(str(message.get("why")))
        if kind in LAST:
            raise Stopped(kind)

    def _on_seated(self) -> None:
        """Continue after the last message that arrived."""
        self._outgoing = asyncio.Queue()
        for data in self._unsent:
            self._outgoing.put_nowait(data)
        self._report("up", address=self.invitation.addresses[self._address])

    def _on_match(self, message: dict[str, Json]) -> None:
        number, content = message.get("match"), message.get("message")
        serial = content.get("serial") if isinstance(content, dict) else None
        if type(number) is not int or type(serial) is not int:
            raise MessageError("match: expected the number of the match and a message")
        self._match, self._since = number, serial

    def _report(self, state: str, **details: Json) -> None:
        self._on_message({"is": "link", "state": state, **details})

    def _pauses(self) -> Iterator[float]:
        """Yield pauses that double, each a little different from that of other clients."""
        pause = self._timing.first_pause
        while True:
            yield pause * (0.75 + 0.5 * self._random.random())
            pause = min(2 * pause, self._timing.longest_pause)


async def _open(
    address: str, port: int, fingerprint: bytes | None, timing: Timing
) -> ClientConnection:
    """Return a connection to a server, which has shown its certificate.

    Raises OSError, InvalidHandshake, TimeoutError and ValueError.
    """
    host = f"[{address}]" if ":" in address else address
    return await _Connect(
        f"wss://{host}:{port}/",
        ssl=client_context(fingerprint),
        compression=None,
        proxy=None,
        user_agent_header=None,
        open_timeout=timing.open,
        ping_interval=timing.ping,
        ping_timeout=timing.pong,
        close_timeout=1,
        max_size=MAX_SERVER_BYTES,
    )


def extra_messages(welcome: dict[str, Json]) -> frozenset[str]:
    """Return what a server takes besides the messages of its version, as it said at the greeting.

    What this client does not know counts for nothing.
    """
    also = welcome.get("also")
    known = [one for one in messages.ALSO if isinstance(also, list) and one in also]
    return frozenset(known)


def _greeting() -> str:
    rules = {game.id: game.version for game in GAMES.values()}
    return write(encode(messages.Hello(PROTOCOL, version(), rules)))


class NetworkTableError(ConquistaError):
    """A server on the local network gave no usable answer; the key says why."""


async def look(found: FoundServer, timing: Timing | None = None) -> list[Json]:
    """Return the tables that a server shows to the local network. Raises NetworkTableError."""
    socket = await _open_in_house(found, timing or Timing())
    try:
        await socket.send(write(encode(messages.LookMessage())))
        tables = (await _next(socket, "tables")).get("tables")
        return tables if isinstance(tables, list) else []
    finally:
        socket.transport.abort()


async def peek(
    invitation: Invitation, own: bytes, timing: Timing | None = None
) -> dict[str, Json] | None:
    """Return the table of an invitation; None at a server that does not show it.

    `own` is the person's own secret; it shows whether they used the invitation themselves. Nothing
    else is said of them. Raises NetworkTableError.
    """
    patience = timing or Timing()
    socket = None
    for address in invitation.addresses:
        with suppress(OSError, InvalidHandshake, TimeoutError, ValueError):
            socket = await _open(address, invitation.port, invitation.fingerprint, patience)
            break
    if socket is None:
        raise NetworkTableError("the server cannot be reached", "unreachable")
    try:
        async with asyncio.timeout(patience.open):
            await socket.send(_greeting())
            if "peek" not in extra_messages(await _next(socket, "welcome")):
                return None
            secret, key = invitation.secret.hex(), seat_key(own, invitation)
            request = messages.Peek(invitation.table, secret, key)
            await socket.send(write(encode(request)))
            return await _next(socket, "peeked")
    except TimeoutError:
        raise NetworkTableError("the server does not answer", "silent") from None
    finally:
        socket.transport.abort()


async def knock(
    found: FoundServer,
    table: str,
    name: str,
    on_digits: Callable[[str], None],
    timing: Timing | None = None,
) -> Invitation:
    """Ask the host of a table on the local network for a seat, and return the invitation to it.

    `on_digits` gets the digits that the host must see too. Raises NetworkTableError.
    """
    nonce = secrets.token_hex(NONCE_BYTES)
    socket = await _open_in_house(found, timing or Timing())
    try:
        request = messages.KnockMessage(table, name, commitment_to(nonce))
        await socket.send(write(encode(request)))
        server_nonce = str((await _next(socket, "knocked")).get("number"))
        # The certificate of the connection is that of the announcement, true or not.
        assert found.fingerprint is not None
        on_digits(digits_of(found.fingerprint, table, nonce, server_nonce))
        await socket.send(write(encode(messages.Reveal(nonce))))
        line = str((await _next(socket, "admitted")).get("invitation"))
        invitation = Invitation.parse(line)
        if (invitation.fingerprint, invitation.table) != (found.fingerprint, table):
            raise NetworkTableError("the invitation leads elsewhere", "other_certificate")
        return invitation
    finally:
        socket.transport.abort()


async def _open_in_house(found: FoundServer, timing: Timing) -> ClientConnection:
    """Return a greeted connection to a server on the local network. Raises NetworkTableError."""
    why = "unreachable"
    for address in found.addresses if found.fingerprint is not None else ():
        try:
            socket = await _open(address, found.port, found.fingerprint, timing)
        except (OSError, InvalidHandshake, TimeoutError, ValueError) as error:
            why = _reason(error)
            continue
        try:
            await socket.send(_greeting())
            await _next(socket, "welcome")
        except NetworkTableError:
            socket.transport.abort()
            raise
        return socket
    raise NetworkTableError("the server cannot be reached", why)


async def _next(socket: ClientConnection, kind: str) -> dict[str, Json]:
    """Return the next message, which must be of a kind. Raises NetworkTableError."""
    try:
        message = read_server_message(await socket.recv())
    except (ConnectionClosed, MessageError):
        raise NetworkTableError("the server ended the connection", "unreachable") from None
    if message["is"] != kind:
        raise NetworkTableError("the server refused", one_line(str(message.get("why")), 40))
    return message


class _Connect(connect):
    """A connection that follows no redirection: the invitation alone says where the table is."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


async def _pump(socket: ClientConnection, outgoing: asyncio.Queue[dict[str, Json]]) -> None:
    """Send what comes into a queue, in order."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send(write(await outgoing.get()))


def _name_of(data: dict[str, Json]) -> tuple[str, Json] | None:
    """Return what tells a message from all others that a client sends again; None for others."""
    if "question" in data:
        return "question", data["question"]
    return ("id", data["id"]) if "id" in data else None


def _reason(error: Exception) -> str:
    """Return a stable key for why an address failed."""
    match error:
        case ssl.SSLCertVerificationError():
            return "other_certificate"
        case ssl.SSLError():
            return "no_server"
        case TimeoutError():
            return "silent"
        case ConnectionRefusedError():
            return "nobody_there"
        case InvalidHandshake() | ValueError():
            return "no_server"
    return "unreachable"
