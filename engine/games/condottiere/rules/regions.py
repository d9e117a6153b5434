"""Regions as bits: neighbours, and the sizes of connected groups.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.condottiere.board import BOARD

REGION_COUNT: Final = 17
ALL_REGIONS: Final = (1 << REGION_COUNT) - 1
#: No region: nothing is fought for, or the Pope is off the map.
NOWHERE: Final = -1
#: A lookup table of 1 << n, because variable shifts are slow or wrong when compiled.
BIT: Final[list[int]] = [1 << number for number in range(REGION_COUNT)]
NEIGHBOURS: Final[list[int]] = list(BOARD.neighbours)


def group_of(region: int, mask: int) -> int:
    """Return the regions of `mask` connected with `region`, itself included."""
    group = BIT[region]
    fresh = group
    while fresh:
        low = fresh & -fresh
        neighbours = NEIGHBOURS[low.bit_length() - 1] & mask & ~group
        fresh = (fresh ^ low) | neighbours
        group |= neighbours
    return group


def largest_group(mask: int) -> int:
    """Return the size of the largest connected group in `mask`; 0 if it is empty."""
    best = 0
    while mask:
        low = mask & -mask
        group = group_of(low.bit_length() - 1, mask)
        mask &= ~group
        size = member_count(group)
        if size > best:
            best = size
    return best


def member_count(mask: int) -> int:
    """Return the number of regions (or seats) in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def members_of(mask: int) -> list[int]:
    """Return the numbers in a mask, in ascending order."""
    return [number for number in range(REGION_COUNT) if mask & BIT[number]]
