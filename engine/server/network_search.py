"""The addresses of this computer, and the servers on the local network."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

from engine.core.errors import one_line
from engine.core.values import Json
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import is_name
from engine.games import GAMES
from engine.server.invitation import MAX_ADDRESSES
from engine.server.messages import TableRules, is_person_name

if TYPE_CHECKING:
    import asyncio

    from zeroconf import ServiceStateChange
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

log = logging.getLogger(__name__)

#: The type of service under which servers are announced.
SERVICE: Final = "_conquista._tcp.local."
#: Maximum length of the name of an announced server, in bytes (RFC 6763, 4.1.1).
MAX_NAME_BYTES: Final = 63
#: Milliseconds in which a server has to say where it is.
ANSWER_MS: Final = 3_000
#: Maximum number of servers that are listed.
MAX_FOUND: Final = 20
#: Maximum number of tables of one server that are listed.
MAX_TABLES: Final = 20
#: What a server tells about a table.
_TABLE: Final = ("table", "game", "host", "phase", "seats", "free")
_MORE: Final = ("options", "rules")
#: Addresses of documentation: the way to them is the way to the rest of the world. Nothing is sent.
_FAR: Final = ((socket.AF_INET6, "2001:db8::1"), (socket.AF_INET, "192.0.2.1"))


def own_addresses() -> tuple[str, ...]:
    """Return the addresses from which this computer reaches others; the loopback if there are none.

    Public ones come first.
    """
    addresses = []
    for family, far in _FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            address = ip_address(probe.getsockname()[0].partition("%")[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                addresses.append(address)
    addresses.sort(key=lambda address: not address.is_global)
    return tuple(map(str, addresses)) or ("127.0.0.1",)


@dataclass(frozen=True, slots=True)
class FoundServer:
    """A server that announces itself on the local network."""

    name: str
    addresses: tuple[str, ...]
    port: int
    #: The SHA-256 of its certificate in hex; "" if an authority vouches for it.
    fingerprint_hex: str = ""

    @property
    def fingerprint(self) -> bytes | None:
        """The SHA-256 of its certificate, or None."""
        return bytes.fromhex(self.fingerprint_hex) if self.fingerprint_hex else None


def found_server(
    name: str, addresses: Sequence[str], port: int | None, properties: Mapping[bytes, bytes | None]
) -> FoundServer | None:
    """Return the server of an announcement, or None for one that makes no sense.

    Nothing in it is believed: any computer in the same network can announce anything.
    """
    title = name.removesuffix(f".{SERVICE}")
    pin = (properties.get(b"pin") or b"").decode("ascii", "replace")
    if properties.get(b"v") != b"1" or port is None or not 0 < port < 65_536:
        return None
    if not is_name(title, MAX_NAME_BYTES) or not re.fullmatch("([0-9a-f]{64})?", pin):
        return None
    sound = [address for address in addresses if not ip_address(address).is_link_local]
    if not sound:
        return None
    return FoundServer(title, tuple(sound[:MAX_ADDRESSES]), port, pin)


@dataclass(frozen=True, slots=True)
class NetworkTable:
    """A table on the local network where a guest may knock."""

    server: FoundServer
    table: str
    game: str
    host: str
    phase: str
    seats: int
    #: The number of seats that no person has.
    free: int
    #: The options of the game, and what the table allows; None from an earlier version.
    options: dict[str, Any] = field(default_factory=dict)
    rules: TableRules | None = None


def network_tables(server: FoundServer, listed: Sequence[Json]) -> list[NetworkTable]:
    """Return the tables that a server lists; those that make no sense are left out.

    Nothing in them is believed either.
    """
    tables = []
    for entry in listed[:MAX_TABLES]:
        data = entry if isinstance(entry, dict) else {}
        known = {key: data.get(key) for key in _TABLE}
        known |= {key: data[key] for key in _MORE if key in data}
        try:
            table = decode(NetworkTable, {**known, "server": encode(server)}, "table")
        except CodecError:
            continue
        game = GAMES.get(table.game)
        if (
            game is not None
            and table.seats in game.seats
            and 0 <= table.free < table.seats
            and is_person_name(table.host)
            and re.fullmatch("[0-9a-z]{8}", table.table)
        ):
            tables.append(table)
    return tables


class LocalNetworkSearch:
    """Looks for servers on the local network, as long as it runs.

    `changed` is called with all that are there when one comes or goes.
    """

    def __init__(self, changed: Callable[[list[FoundServer]], None]) -> None:
        self._changed = changed
        self._servers: dict[str, FoundServer] = {}
        self._network: AsyncZeroconf | None = None
        self._asking: set[asyncio.Task[None]] = set()

    async def begin(self) -> bool:
        """Begin to look; return False without the library for it, or without a network."""
        try:
            from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf
        except ImportError:
            return False
        try:
            self._network = AsyncZeroconf()
        except OSError:
            return False
        self._browser = AsyncServiceBrowser(
            self._network.zeroconf, SERVICE, handlers=[self._on_change]
        )
        return True

    def _on_change(
        self, zeroconf: object, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change.name == "Removed":
            self._forget(name)
            return
        # A window reads the descriptions alone.
        import asyncio

        task = asyncio.get_running_loop().create_task(self._ask(name))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _ask(self, name: str) -> None:
        from zeroconf.asyncio import AsyncServiceInfo

        assert self._network is not None
        info = AsyncServiceInfo(SERVICE, name)
        server = None
        if await info.async_request(self._network.zeroconf, ANSWER_MS):
            server = found_server(name, info.parsed_addresses(), info.port, info.properties)
        if server is None:
            self._forget(name)
        elif self._servers.get(name) != server and (name in self._servers or self._has_room):
            self._servers[name] = server
            self._changed([*self._servers.values()])

    @property
    def _has_room(self) -> bool:
        return len(self._servers) < MAX_FOUND

    def _forget(self, name: str) -> None:
        if self._servers.pop(name, None) is not None:
            self._changed([*self._servers.values()])

    async def end(self) -> None:
        """Stop searching."""
        network, self._network = self._network, None
        if network is not None:
            await self._browser.async_cancel()
            await network.async_close()


class Announcement:
    """Lets the local network find this server, if the library for it is installed."""

    def __init__(self, name: str | None, port: int, fingerprint: bytes | None) -> None:
        self._name = (name or "").encode()[:MAX_NAME_BYTES].decode("utf-8", "ignore")
        self._name = one_line(self._name.replace(".", " "), MAX_NAME_BYTES)
        self._port, self._fingerprint = port, fingerprint
        self._network: AsyncZeroconf | None = None
        self._service: AsyncServiceInfo | None = None

    async def begin(self) -> None:
        """Announce the server; what fails is only logged."""
        try:
            from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf
        except ImportError:
            log.warning("the list of tables needs the package zeroconf")
            return
        pin = self._fingerprint.hex() if self._fingerprint is not None else ""
        addresses = [ip_address(address).packed for address in own_addresses()]
        try:
            self._network = AsyncZeroconf()
            self._service = AsyncServiceInfo(
                SERVICE,
                f"{self._name}.{SERVICE}",
                port=self._port,
                addresses=addresses,
                properties={"v": "1", "pin": pin},
            )
            announced = await self._network.async_register_service(
                self._service, allow_name_change=True
            )
            await announced
        except Exception as error:
            log.warning("the server is not announced: %s", one_line(str(error)))
            await self.end()

    async def end(self) -> None:
        """Take the announcement back."""
        network, self._network = self._network, None
        if network is not None:
            if self._service is not None:
                with suppress(Exception):
                    await (await network.async_unregister_service(self._service))
            await network.async_close()
