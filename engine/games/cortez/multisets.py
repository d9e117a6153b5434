"""Multisets of cards as numbers, and enumeration of all with a given worth or size.

A multiset is a list with the count of each kind; its number has these counts as digits.

A hot module: it must also compile.
"""

from __future__ import annotations


def pack(counts: list[int], radix: int) -> int:
    """Return the number of a multiset; every count must be below the radix."""
    code = 0
    for i in range(len(counts) - 1, -1, -1):
        code = code * radix + counts[i]
    return code


def unpack(code: int, radix: int, kinds: int) -> list[int]:
    """Return the multiset with this number; the inverse of `pack`."""
    counts: list[int] = []
    for _ in range(kinds):
        counts.append(code % radix)
        code //= radix
    return counts


def of_size(limits: list[int], size: int) -> list[list[int]]:
    """Return all multisets of `size` cards with at most `limits[kind]` cards of a kind."""
    return of_worth(limits, [1] * len(limits), size)


def of_worth(limits: list[int], worth: list[int], total: int) -> list[list[int]]:
    """Return all multisets worth exactly `total`, with at most `limits[kind]` cards of a kind."""
    kinds = len(limits)
    partial: list[list[int]] = [[]]
    totals_left: list[int] = [total]
    for kind in range(kinds):
        following: list[list[int]] = []
        counts: list[int] = []
        most_later = 0
        for later in range(kind + 1, kinds):
            most_later += limits[later] * worth[later]
        for i in range(len(partial)):
            for count in range(min(limits[kind], totals_left[i] // worth[kind]) + 1):
                due = totals_left[i] - count * worth[kind]
                if due <= most_later:
                    following.append([*partial[i], count])
                    counts.append(due)
        partial = following
        totals_left = counts
    return [partial[i] for i in range(len(partial)) if totals_left[i] == 0]


def sums(limits: list[int], worth: list[int]) -> list[int]:
    """Return every positive sum of at most `limits[kind]` cards of each kind, ascending."""
    total = 0
    for kind in range(len(limits)):
        total += limits[kind] * worth[kind]
    is_reached = [False] * (total + 1)
    is_reached[0] = True
    top = 0
    for kind in range(len(limits)):
        for _ in range(limits[kind]):
            top += worth[kind]
            for amount in range(top, worth[kind] - 1, -1):
                if is_reached[amount - worth[kind]]:
                    is_reached[amount] = True
    return [amount for amount in range(1, total + 1) if is_reached[amount]]
