"""Multisets of cards as numbers, and all that make a sum or a size.

A multiset is a list of how many there are of each kind; its number has them as digits.

A hot module: it must also compile.
"""

from __future__ import annotations


def packed(counts: list[int], radix: int) -> int:
    """The number of a multiset, no count of which reaches the radix."""
    code = 0
    for i in range(len(counts) - 1, -1, -1):
        code = code * radix + counts[i]
    return code


def unpacked(code: int, radix: int, kinds: int) -> list[int]:
    """Inverse of `packed`."""
    counts: list[int] = []
    for _ in range(kinds):
        counts.append(code % radix)
        code //= radix
    return counts


def of_size(most: list[int], size: int) -> list[list[int]]:
    """All multisets of so many cards, with at most so many of each kind."""
    return of_worth(most, [1] * len(most), size)


def of_worth(most: list[int], worth: list[int], total: int) -> list[list[int]]:
    """All multisets that are worth exactly so much, with at most so many of each kind."""
    kinds = len(most)
    partial: list[list[int]] = [[]]
    left: list[int] = [total]
    for kind in range(kinds):
        following: list[list[int]] = []
        rest: list[int] = []
        beyond = 0
        for later in range(kind + 1, kinds):
            beyond += most[later] * worth[later]
        for i in range(len(partial)):
            for count in range(min(most[kind], left[i] // worth[kind]) + 1):
                due = left[i] - count * worth[kind]
                if due <= beyond:
                    following.append([*partial[i], count])
                    rest.append(due)
        partial = following
        left = rest
    return [partial[i] for i in range(len(partial)) if left[i] == 0]


def sums(most: list[int], worth: list[int]) -> list[int]:
    """Whatever some multiset with at most so many of each kind is worth, ascending, but for 0."""
    total = 0
    for kind in range(len(most)):
        total += most[kind] * worth[kind]
    reached = [False] * (total + 1)
    reached[0] = True
    top = 0
    for kind in range(len(most)):
        for _ in range(most[kind]):
            top += worth[kind]
            for amount in range(top, worth[kind] - 1, -1):
                if reached[amount - worth[kind]]:
                    reached[amount] = True
    return [amount for amount in range(1, total + 1) if reached[amount]]
