"""Random draws that are the same on every Python version and machine.

Two generators: `Rng` is fast and plays out the worlds a search imagines; `Dice` is a cryptographic
stream and deals the real cards, so that nobody can tell the others' hands from their own.

A hot module: it must also compile.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

#: Numbers a word of the stream of `Dice` can be.
WORDS: Final = 1 << 64


class Rng:
    """A fast seeded generator with the draws the rules need; of `Random` only `random()` is
    guaranteed to stay the same. The seeds n and -n draw the same.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def random(self) -> float:
        """A float in [0, 1)."""
        return self._random()

    def below(self, n: int) -> int:
        """An integer in [0, n)."""
        return int(self._random() * n)

    def shuffle(self, items: list[T]) -> None:
        """Permute a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            items[i], items[j] = items[j], items[i]


class Dice(Rng):
    """The dice of a match: SHA-256 in counter mode, keyed by the seed.

    Who does not know the seed cannot tell any draw from all others together.
    """

    def __init__(self, seed: int) -> None:
        self._key: bytes = sha256(b"conquista dice " + _bytes(seed)).digest()
        self._blocks: int = 0
        self._block: bytes = b""
        self._at: int = 0

    def random(self) -> float:
        """A float in [0, 1)."""
        return (self._word() >> 11) / (1 << 53)

    def below(self, n: int) -> int:
        """An integer in [0, n), each as likely as any other; `n` is at most 2**64."""
        # A last, incomplete run of n words would favour the small numbers.
        end = WORDS - WORDS % n
        word = self._word()
        while word >= end:
            word = self._word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Permute a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _word(self) -> int:
        """The next eight bytes of the stream."""
        if self._at == len(self._block):
            self._block = sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._at = 0
        self._at += 8
        return int.from_bytes(self._block[self._at - 8 : self._at], "big")


def bot_seed(secret: int, seat: int, ply: int) -> int:
    """53 bits for all that a bot draws at one question, from the match's secret for its bots.

    One seed tells neither the secret nor another seed, and the deal has no part in it.
    """
    key = sha256(b"conquista bots " + _bytes(secret)).digest()
    drawn = blake2b(f"{seat} {ply}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(drawn, "big") >> 11


def derived_seed(*parts: int) -> int:
    """A 62-bit seed mixed from integers, for measurements: it can be traced back to its parts."""
    mixed = 0x9E3779B97F4A7C15
    for part in parts:
        mixed ^= part & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
    return mixed >> 2


def _bytes(number: int) -> bytes:
    """A whole number of any size and sign, each written differently."""
    return number.to_bytes(number.bit_length() // 8 + 1, "big", signed=True)
