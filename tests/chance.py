"""Examples by chance, for tests of laws that try hundreds of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


def by_chance(make: Callable[[Random], T]) -> st.SearchStrategy[T]:
    """Return a strategy that draws one number, and makes an example by it.

    Where an example consists of dozens of draws, Hypothesis needs longer for them than the test
    itself. An example that fails is printed whole, but not made smaller.
    """
    return st.integers(0, 2**24 - 1).map(lambda seed: make(Random(seed)))
