"""Random draws that are the same on every Python version: only `Random.random()` is guaranteed."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A seeded generator with the two draws the rules need."""

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


def derived_seed(*parts: int) -> int:
    """A 62-bit seed mixed from integers, independent of hash randomisation."""
    mixed = 0x9E3779B97F4A7C15
    for part in parts:
        mixed ^= part & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
    return mixed >> 2
