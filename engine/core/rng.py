"""Random numbers that are the same on every Python version and machine.

`Rng` is fast and serves the playouts of searches. `Dice` is a cryptographic stream and deals the
real cards, so that a player cannot infer other hands from their own.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, sha256
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

#: Number of values of one word in the stream of `Dice`.
WORD_VALUES: Final = 1 << 64


class Rng:
    """A fast seeded generator with the draws that rules need.

    It uses only `Random.random()`, the one method whose output Python guarantees to stay the same.
    The seeds n and -n give the same numbers.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random: Callable[[], float] | None = None

    def random(self) -> float:
        """Return a float in [0, 1)."""
        return (self._random or self._begin())()

    def below(self, n: int) -> int:
        """Return an integer in [0, n)."""
        return int((self._random or self._begin())() * n)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        draw = self._random or self._begin()
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def _begin(self) -> Callable[[], float]:
        """Return the generator, seeded with the first draw.

        Seeding takes longer than a step of a game, and most steps draw nothing.
        """
        self._random = draw = Random(self._seed).random
        return draw


class Dice(Rng):
    """The random numbers of a match: SHA-256 in counter mode, keyed by the seed.

    Without the seed, no draw can be predicted from all the others together.
    """

    def __init__(self, seed: int) -> None:
        self._key: bytes = sha256(b"conquista dice " + _to_bytes(seed)).digest()
        self._blocks: int = 0
        self._block: bytes = b""
        self._position: int = 0

    def random(self) -> float:
        """Return a float in [0, 1)."""
        return (self._next_word() >> 11) / (1 << 53)

    def below(self, n: int) -> int:
        """Return an integer in [0, n), uniformly distributed; `n` is at most 2**64."""
        # An incomplete last run of n words would favour the small numbers.
        end = WORD_VALUES - WORD_VALUES % n
        word = self._next_word()
        while word >= end:
            word = self._next_word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _next_word(self) -> int:
        """Return the next eight bytes of the stream as an integer."""
        if self._position == len(self._block):
            self._block = sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._position = 0
        self._position += 8
        return int.from_bytes(self._block[self._position - 8 : self._position], "big")


def bot_seed(secret: int, seat: int, ply: int) -> int:
    """Return the 53-bit seed of everything a bot draws for one decision.

    It is derived from the match's secret for its bots. A seed reveals neither the secret nor
    another seed, and it is independent of the deal.
    """
    key = sha256(b"conquista bots " + _to_bytes(secret)).digest()
    drawn = blake2b(f"{seat} {ply}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(drawn, "big") >> 11


def derived_seed(*parts: int) -> int:
    """Return a 62-bit seed mixed from integers, for measurements.

    It can be reproduced from its parts.
    """
    mixed = 0x9E3779B97F4A7C15
    for part in parts:
        mixed ^= part & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
    return mixed >> 2


def _to_bytes(number: int) -> bytes:
    """Return a distinct encoding of an integer of any size and sign."""
    return number.to_bytes(number.bit_length() // 8 + 1, "big", signed=True)
