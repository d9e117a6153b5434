"""Invitations: one line of text that says where a table is, and lets one person sit down.

The line is `conquista:` and up to some hundred letters and digits. These are bytes in base 32, with
the alphabet of Crockford, which lacks the letters i, l, o and u:

| bytes | contents |
| --- | --- |
| 1 | version (4 bits), and whether a certificate is pinned (1 bit) and the kind (3 bits) |
| 1 | the number of bytes of the whole, this one included |
| 32 | the SHA-256 of the server's certificate, if it is pinned |
| 5 | the table, unless the invitation opens tables |
| 16 | the secret |
| 2 | the port |
| 5, 17 or more | addresses: the byte 4 and an IPv4 address, 6 and an IPv6 address, or 128 more than
the length of a name and the name |
| 4 | the beginning of the SHA-256 of everything before |
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import ip_address
from typing import Final, Literal, get_args

from engine.core.errors import ConquistaError

#: What an invitation lets a person do: take one seat, watch a table, or open tables at a server.
InvitationKind = Literal["seat", "club", "watch"]
KINDS: Final[tuple[InvitationKind, ...]] = get_args(InvitationKind)
#: The version of the format.
VERSION: Final = 1
#: What an invitation begins with. The system opens links that begin so with the program.
PREFIX: Final = "conquista:"
#: Bytes of a secret, a fingerprint, the id of a table, and a checksum.
SECRET_BYTES: Final = 16
FINGERPRINT_BYTES: Final = 32
TABLE_BYTES: Final = 5
_CHECKSUM_BYTES: Final = 4
#: Maximum number of addresses.
MAX_ADDRESSES: Final = 6
#: Maximum length of the name of a computer, in characters.
MAX_HOST_LENGTH: Final = 100
#: Maximum number of bytes of an invitation.
MAX_BYTES: Final = 255
#: Maximum length of a text in which an invitation is looked for, in characters.
MAX_TEXT_LENGTH: Final = 4_000
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
#: The letters that people take for a digit.
_LIKENESSES: Final = {"o": 0, "i": 1, "l": 1}
_VALUES: Final = {letter: value for value, letter in enumerate(_ALPHABET)} | _LIKENESSES
_FLAGS: Final = re.IGNORECASE | re.ASCII
_LINE: Final = re.compile(rf"{PREFIX}(?://)?([0-9a-z]*)", _FLAGS)
#: The same where a messenger broke the line.
_BROKEN_LINE: Final = re.compile(rf"{PREFIX}(?://)?([0-9a-z\s-]*)", _FLAGS)
_HOST: Final = re.compile(r"(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*", _FLAGS)
_PIN_BIT, _KIND_BITS = 8, 7
_NAME_MARK = 128


class InvitationError(ConquistaError):
    """A text is no invitation that this program can use.

    `key` is "not_invitation", "too_long", "cut_off", "checksum", "newer", "older" or "damaged".
    """


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table or a server is, how to recognise it, and the secret that lets one person in.

    >>> invited = Invitation("seat", ("192.0.2.7",), 7642, bytes(16), "0000000a", bytes(32))
    >>> Invitation.parse(invited.line()) == invited
    True
    """

    kind: InvitationKind
    #: Names and IP addresses of the server, the best first.
    addresses: tuple[str, ...]
    port: int
    secret: bytes = field(repr=False)
    #: The id of the table; "" if it opens tables ("club").
    table: str = ""
    #: The SHA-256 of the server's certificate; None if an authority vouches for the certificate.
    fingerprint: bytes | None = None

    def line(self) -> str:
        """Return the invitation as one line of text, which is also its link.

        Raises ValueError for contents that no invitation can have.
        """
        pin = _PIN_BIT if self.fingerprint is not None else 0
        body = (self.fingerprint or b"") + table_bytes(self.table) + self.secret
        body += self.port.to_bytes(2, "big") + b"".join(map(_address_bytes, self.addresses))
        length = 2 + len(body) + _CHECKSUM_BYTES
        if length > MAX_BYTES:
            raise ValueError("the addresses are too long for an invitation")
        data = bytes((VERSION << 4 | pin | KINDS.index(self.kind), length)) + body
        if _read(data + _checksum(data)) != self:
            raise ValueError("this is no sound invitation")
        return PREFIX + _to_text(data + _checksum(data))

    @classmethod
    def parse(cls, text: str) -> Invitation:
        """Return the invitation in a text, such as a message in which a friend sent it.

        Raises InvitationError.
        """
        if len(text) > MAX_TEXT_LENGTH:
            raise InvitationError("an invitation is one line, this is longer", "too_long")
        match = _LINE.search(text)
        if match is None:
            raise InvitationError(f"an invitation begins with {PREFIX}", "not_invitation")
        try:
            return _read_text(match[1])
        except InvitationError as error:
            broken = _BROKEN_LINE.search(text)
            if error.key != "cut_off" or broken is None or broken[0] == match[0]:
                raise
            return _read_text("".join(re.findall("[0-9a-z]+", broken[1], _FLAGS)))


def new_secret() -> bytes:
    """Return a secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_table_id() -> str:
    """Return an id for a new table; it is no secret."""
    return _to_text(secrets.token_bytes(TABLE_BYTES))


def table_bytes(table: str) -> bytes:
    """Return the bytes of the id of a table; none for "". Raises ValueError."""
    if not table:
        return b""
    data = _to_bytes(table)
    if len(data) != TABLE_BYTES or _to_text(data) != table:
        raise ValueError("this is no id of a table")
    return data


def _checksum(data: bytes) -> bytes:
    return sha256(b"conquista invitation " + data).digest()[:_CHECKSUM_BYTES]


def _read_text(text: str) -> Invitation:
    """Return the invitation in its digits. Raises InvitationError."""
    digits = text.lower()[: MAX_BYTES * 8 // 5 + 2]
    data = _to_bytes(digits)
    invitation = _read(data)
    # What follows may be a word of the message that the invitation came in.
    exact = _to_text(data[: data[1]])
    if [_VALUES[digit] for digit in digits[: len(exact)]] != [_VALUES[digit] for digit in exact]:
        raise InvitationError("the invitation has a wrong sign in it", "checksum")
    return invitation


def _read(data: bytes) -> Invitation:
    """Return the invitation in its bytes. Raises InvitationError."""
    if not data:
        raise InvitationError("the invitation is cut off", "cut_off")
    version = data[0] >> 4
    if version != VERSION:
        which = "newer" if version > VERSION else "older"
        raise InvitationError(f"the invitation comes from a version that is {which}", which)
    if len(data) < 2 or len(data) < data[1]:
        raise InvitationError("the invitation is cut off", "cut_off")
    data = data[: data[1]]
    if len(data) <= 2 + _CHECKSUM_BYTES or _checksum(data[:-4]) != data[-_CHECKSUM_BYTES:]:
        raise InvitationError("the invitation has a wrong sign in it", "checksum")
    try:
        return _read_body(data[0], data[2:-_CHECKSUM_BYTES])
    except (ValueError, IndexError):
        raise InvitationError("the invitation makes no sense", "damaged") from None


def _read_body(head: int, body: bytes) -> Invitation:
    """Return the invitation in bytes with a right checksum. Raises ValueError or IndexError."""
    kind = KINDS[head & _KIND_BITS]
    fingerprint = None
    if head & _PIN_BIT:
        fingerprint, body = _take(body, FINGERPRINT_BYTES)
    table, body = _take(body, 0 if kind == "club" else TABLE_BYTES)
    secret, body = _take(body, SECRET_BYTES)
    port, body = _take(body, 2)
    addresses = []
    while body:
        mark, body = body[0], body[1:]
        length = {4: 4, 6: 16}.get(mark, mark - _NAME_MARK)
        address, body = _take(body, length)
        addresses.append(_read_address(address, is_name=mark >= _NAME_MARK))
    if not 1 <= len(addresses) <= MAX_ADDRESSES or not any(port):
        raise ValueError("no address")
    number = int.from_bytes(port, "big")
    return Invitation(kind, tuple(addresses), number, secret, _to_text(table), fingerprint)


def _take(data: bytes, count: int) -> tuple[bytes, bytes]:
    """Return the first bytes and the rest. Raises ValueError where there are fewer."""
    if not 0 <= count <= len(data):
        raise ValueError("too short")
    return data[:count], data[count:]


def _address_bytes(address: str) -> bytes:
    """Return the bytes of an address. Raises ValueError for what is none."""
    if is_host_name(address):
        return bytes((_NAME_MARK + len(address),)) + address.encode("ascii")
    parsed = ip_address(address)
    return bytes((parsed.version,)) + parsed.packed


def _read_address(data: bytes, *, is_name: bool) -> str:
    if not is_name:
        return str(ip_address(data))
    name = data.decode("ascii")
    if not is_host_name(name):
        raise ValueError("this is no name of a computer")
    return name


def is_host_name(text: str) -> bool:
    """Return whether a text is the name of a computer, and no IP address."""
    return len(text) <= MAX_HOST_LENGTH and _HOST.fullmatch(text) is not None


def _to_text(data: bytes) -> str:
    """Return bytes in base 32."""
    bits = len(data) * 8
    digits = -(-bits // 5)
    number = int.from_bytes(data, "big") << (digits * 5 - bits)
    return "".join(_ALPHABET[number >> 5 * digit & 31] for digit in reversed(range(digits)))


def _to_bytes(text: str) -> bytes:
    """Return the whole bytes in a text in base 32.

    Raises InvitationError for a letter that is no digit.
    """
    number = 0
    for letter in text.lower():
        if letter not in _VALUES:
            raise InvitationError("the invitation has a wrong sign in it", "checksum")
        number = number << 5 | _VALUES[letter]
    count = len(text) * 5 // 8
    return (number >> (len(text) * 5 - count * 8)).to_bytes(count, "big")
