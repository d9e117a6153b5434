"""Means of what was measured, and how far luck may have moved them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

#: Half-width of a 95 % interval in standard errors.
Z95: Final = 1.96


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """That of their mean; 0 of a single value, which does not tell."""
    middle = mean(values)
    spread = sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))
