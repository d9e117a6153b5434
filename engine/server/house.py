"""The addresses of this computer, and the servers in the same house."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from engine.core.errors import one_line

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

log = logging.getLogger(__name__)

#: The type of service under which servers are announced.
SERVICE: Final = "_conquista._tcp.local."
#: Maximum length of the name of an announced server, in bytes (RFC 6763, 4.1.1).
MAX_NAME_BYTES: Final = 63
#: Addresses of documentation: the way to them is the way to the rest of the world. Nothing is sent.
_FAR: Final = ((socket.AF_INET6, "2001:db8::1"), (socket.AF_INET, "192.0.2.1"))


def own_addresses() -> tuple[str, ...]:
    """Return the addresses from which this computer reaches others; the loopback if there are none.

    Public ones come first.
    """
    found = []
    for family, far in _FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            address = ip_address(probe.getsockname()[0].partition("%")[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append(address)
    found.sort(key=lambda address: not address.is_global)
    return tuple(map(str, found)) or ("127.0.0.1",)


class Announcement:
    """Lets others in the same house find this server, if the library for it is installed."""

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
            await self._network.async_register_service(self._service, allow_name_change=True)
        except Exception as error:
            log.warning("the server is not announced: %s", one_line(str(error)))
            await self.end()

    async def end(self) -> None:
        """Take the announcement back."""
        network, self._network = self._network, None
        if network is not None:
            if self._service is not None:
                with suppress(Exception):
                    await network.async_unregister_service(self._service)
            await network.async_close()
