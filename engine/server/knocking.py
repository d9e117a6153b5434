"""Knocking at a table on the local network: the host admits guests who show the same four digits.

An announcement in a network proves nothing: a server in between could show a certificate of its
own. So both screens show digits, a short authentication string: they follow from the certificate
that the guest has seen and from a random number of each side, its nonce. Each side is bound to its
nonce before it knows the other, so that nobody in between can choose nonces with which both screens
agree: it has one chance in ten thousand.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from engine.core.values import Json
from engine.server.messages import Refusal

NONCE_BYTES: Final = 16
#: Maximum number of people who knock at one table at a time.
MAX_KNOCKS: Final = 4
#: Seconds that a person who knocks waits for the host.
KNOCK_SECONDS: Final = 120.0


def commitment_to(nonce: str) -> str:
    """Return what binds a side to a nonce without showing it; both are in hex."""
    return sha256(b"conquista commitment " + nonce.encode(errors="replace")).hexdigest()


def digits_of(fingerprint: bytes, table: str, guest_nonce: str, server_nonce: str) -> str:
    """Return the four digits for a certificate, a table, and the nonces of both sides."""
    about = b"conquista digits " + fingerprint + f" {table} {guest_nonce} {server_nonce}".encode()
    return f"{int.from_bytes(sha256(about).digest(), 'big') % 10_000:04d}"


@dataclass(eq=False, slots=True)
class Visitor:
    """A person who knocks."""

    id: int
    name: str
    commitment: str
    server_nonce: str = field(default_factory=lambda: secrets.token_hex(NONCE_BYTES), repr=False)
    digits: str = ""
    #: The invitation from the host; "" if they refuse.
    answer: asyncio.Future[str] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def reveal(self, guest_nonce: str, fingerprint: bytes, table: str) -> None:
        """Take the visitor's nonce. Raises Refusal for another one than they were bound to."""
        if not hmac.compare_digest(commitment_to(guest_nonce), self.commitment):
            raise Refusal("wrong_number")
        self.digits = digits_of(fingerprint, table, guest_nonce, self.server_nonce)


class Knocks:
    """Who knocks at a table."""

    def __init__(self) -> None:
        self._visitors: list[Visitor] = []
        self._last_id = 0

    def add(self, name: str, commitment: str) -> Visitor:
        """Register a person who knocks. Raises Refusal."""
        if len(self._visitors) >= MAX_KNOCKS:
            raise Refusal("busy")
        self._last_id += 1
        visitor = Visitor(self._last_id, name, commitment)
        self._visitors.append(visitor)
        return visitor

    def remove(self, visitor: Visitor) -> None:
        """Remove a person who knocks no longer."""
        if visitor in self._visitors:
            self._visitors.remove(visitor)

    def find(self, visitor_id: int) -> Visitor:
        """Return the visitor with an id, who has shown digits. Raises Refusal."""
        for visitor in self._visitors:
            if visitor.id == visitor_id and visitor.digits and not visitor.answer.done():
                return visitor
        raise Refusal("no_such_knock")

    def message(self) -> list[Json]:
        """Return who knocks, as the host sees it."""
        return [
            {"knock": visitor.id, "name": visitor.name, "digits": visitor.digits}
            for visitor in self._visitors
            if visitor.digits
        ]
