"""Means of measured values and their standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

#: Half-width of a 95 % confidence interval in standard errors.
Z95: Final = 1.96


def mean(values: Sequence[float]) -> float:
    """Return the arithmetic mean."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for a single value, where it is unknown."""
    average = mean(values)
    variance = sum((value - average) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(variance / len(values))
