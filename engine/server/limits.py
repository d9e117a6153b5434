"""Limits on how often something may be done, by one connection and by one address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

#: Maximum number of addresses that are remembered; above it those forgotten first are full again.
MAX_REMEMBERED: Final = 10_000
#: An IPv6 network that a provider gives to one household, in bits.
_HOUSEHOLD_BITS: Final = 64
#: Seconds between two signs of life, and in which the other side has to return one. A lost
#: connection is noticed within their sum.
PING_SECONDS: Final = 4.0
PONG_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server lets its clients do."""

    #: Tables, connections, and connections from one address.
    tables: int = 500
    connections: int = 3_000
    per_address: int = 100
    #: Tables that may be opened from one address in an hour.
    new_tables: int = 30
    #: Messages of a connection: in a row, and in a second from then on.
    burst: int = 60
    rate: float = 10.0
    #: Failed entries from one address: in a row, and in a minute from then on.
    failures: int = 20
    failures_a_minute: float = 10.0
    #: Lines of talk of a seat: in a row, and in a minute from then on.
    lines: int = 8
    lines_a_minute: float = 20.0
    #: Statements and other acts of a seat, and undos: in a row, and in a minute from then on. They
    #: take longer than answers.
    acts: int = 20
    acts_a_minute: float = 60.0
    undos: int = 6
    undos_a_minute: float = 12.0
    #: Persons who watch one table.
    watchers: int = 20
    #: Bytes that may wait for a connection that reads slowly.
    backlog: int = 4_000_000
    #: Seconds in which a connection has to enter a table.
    entry_seconds: float = 10.0
    #: Seconds between two signs of life, and in which the other side has to return one.
    ping_seconds: float = PING_SECONDS
    pong_seconds: float = PONG_SECONDS
    #: Seconds of absence after which the others may let a bot answer.
    absence_seconds: float = 180.0
    #: Days after which a table is removed at which nobody has been.
    idle_days: float = 60.0

    def seat_buckets(self, seats: int) -> tuple[list[Bucket], list[Bucket], list[Bucket]]:
        """Return a bucket for each seat: for its lines of talk, its acts and its undos."""
        lines = [Bucket(self.lines, self.lines_a_minute / 60) for _ in range(seats)]
        acts = [Bucket(self.acts, self.acts_a_minute / 60) for _ in range(seats)]
        undos = [Bucket(self.undos, self.undos_a_minute / 60) for _ in range(seats)]
        return lines, acts, undos


class Bucket:
    """Allows something `burst` times in a row, and `rate` times a second from then on."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._tokens, self._updated_at = burst, clock()

    def take(self) -> bool:
        """Take one if there is one; return whether there was."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Take one, which may be one to come; return the seconds until then."""
        self._fill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self._rate)

    @property
    def is_empty(self) -> bool:
        """Whether nothing can be taken now."""
        self._fill()
        return self._tokens < 1

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated_at) * self._rate)
        self._updated_at = now


class Buckets:
    """A bucket for each address; addresses of one household count as one."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._buckets: dict[str, Bucket] = {}

    def bucket_of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        network = household_key(address)
        bucket = self._buckets.pop(network, None) or Bucket(self._burst, self._rate, self._clock)
        # The last one used comes last.
        self._buckets[network] = bucket
        if len(self._buckets) > MAX_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket


def household_key(address: str) -> str:
    """Return a text that is the same for all addresses that one household has."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    shift = 128 - _HOUSEHOLD_BITS
    return str(IPv6Address(int(parsed) >> shift << shift))
