"""Regions as bits: who borders whom, and how large a connected realm is.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.condottiere.board import BOARD

REGIONS: Final = 17
ALL_REGIONS: Final = (1 << REGIONS) - 1
#: No region: nothing is fought for, the Pope is off the map.
NOWHERE: Final = -1
#: 1 << n from a table, as variable shifts are slow or wrong when compiled.
BIT: Final[list[int]] = [1 << number for number in range(REGIONS)]
NEIGHBOURS: Final[list[int]] = list(BOARD.neighbours)


def group_of(region: int, mask: int) -> int:
    """The regions of `mask` connected with `region`, one of them."""
    group = BIT[region]
    fresh = group
    while fresh:
        low = fresh & -fresh
        found = NEIGHBOURS[low.bit_length() - 1] & mask & ~group
        fresh = (fresh ^ low) | found
        group |= found
    return group


def largest_group(mask: int) -> int:
    """Size of the largest connected group among the regions of `mask`; 0 for none."""
    best = 0
    while mask:
        low = mask & -mask
        group = group_of(low.bit_length() - 1, mask)
        mask &= ~group
        size = count(group)
        if size > best:
            best = size
    return best


def count(mask: int) -> int:
    """How many regions (or seats) a mask holds."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    return [number for number in range(REGIONS) if mask & BIT[number]]
