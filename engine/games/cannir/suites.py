"""Suites on the star: aligned cards of equal or successive values (rulebook II and VI).

A suite is one int: the mask of its cells, plus `EQUAL` if its values are equal (else they run).
`values` has one int for each cell: 1..7 for a face-up card, 0 for an empty cell.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cannir.board import BOARD

CELL_COUNT: Final = 21
EQUAL: Final = 1 << 21
CELL_MASK: Final = EQUAL - 1

BIT: Final[list[int]] = [1 << i for i in range(CELL_COUNT)]
LINES: Final[list[list[int]]] = [list(line) for line in BOARD.lines]
NEIGHBOURS: Final[list[int]] = list(BOARD.neighbours)
NEIGHBOUR_LISTS: Final[list[list[int]]] = [
    [j for j in range(CELL_COUNT) if BOARD.neighbours[i] >> j & 1] for i in range(CELL_COUNT)
]
LINES_THROUGH: Final[list[list[int]]] = [
    [number for number, line in enumerate(BOARD.lines) if cell in line]
    for cell in range(CELL_COUNT)
]


def length(suite: int) -> int:
    """Return the number of cards in a suite."""
    return (suite & CELL_MASK).bit_count()


def line_suites(values: list[int], line: list[int]) -> list[int]:
    """Return the maximal suites of at least three cards along one line of the board."""
    suites: list[int] = []
    last = len(line) - 1
    i = 0
    while i < last - 1:
        first = values[line[i]]
        second = values[line[i + 1]]
        step = second - first
        if not first or not second or step > 1 or step < -1:
            i += 1
            continue
        j = i + 1
        mask = BIT[line[i]] | BIT[line[j]]
        while j < last:
            following = values[line[j + 1]]
            if not following or following - values[line[j]] != step:
                break
            j += 1
            mask |= BIT[line[j]]
        if j - i >= 2:
            suites.append(mask if step else mask | EQUAL)
        i = j
    return suites


def path_suites(values: list[int]) -> list[int]:
    """Return the maximal suites along any simple path of strokes (variant `free_paths`), sorted."""
    suites: set[int] = set()
    for cell in range(CELL_COUNT):
        value = values[cell]
        if not value:
            continue
        lowest = True
        equals: list[int] = []
        for other in NEIGHBOUR_LISTS[cell]:
            if values[other] == value - 1 and value > 1:
                lowest = False
            elif values[other] == value:
                equals.append(other)
        if len(equals) >= 2:
            # A value exists only three times, so a path of equals is a middle and two ends.
            suites.add(BIT[cell] | BIT[equals[0]] | BIT[equals[1]] | EQUAL)
        if lowest:
            _climb(values, cell, BIT[cell], 1, suites)
    return sorted(suites)


def _climb(values: list[int], cell: int, mask: int, size: int, found: set[int]) -> None:
    """Follow every rising path from `cell` to its end."""
    top = True
    above = values[cell] + 1
    for other in NEIGHBOUR_LISTS[cell]:
        if values[other] == above:
            top = False
            _climb(values, other, mask | BIT[other], size + 1, found)
    if top and size >= 3:
        found.add(mask)


def splits(up: int, cell: int) -> bool:
    """Return whether removing `cell` from `up` separates face-up cells that were joined."""
    cells_left = up & ~BIT[cell]
    around = NEIGHBOURS[cell] & cells_left
    if not around:
        return False
    reached_cells = around & -around
    frontier = reached_cells
    while frontier:
        grown = 0
        while frontier:
            low = frontier & -frontier
            grown |= NEIGHBOURS[low.bit_length() - 1]
            frontier ^= low
        frontier = grown & cells_left & ~reached_cells
        reached_cells |= frontier
        if not around & ~reached_cells:
            return False
    return bool(around & ~reached_cells)
