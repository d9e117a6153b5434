"""Cards that would make, take or break a suite, found quickly for bots.

A *spot* is one int, (value - 1) * 21 + cell: a card of that value on that cell. The code of a
placement is its order times 147 plus its spot.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cannir.state import (
    ATTACK,
    CHOOSE,
    DISCARD,
    GREY,
    ORDER,
    PLACE_DOWN,
    RED,
    RESTORE,
    VALUE,
    CannirState,
)
from engine.games.cannir.suites import (
    BIT,
    CELL_COUNT,
    CELL_MASK,
    LINES,
    LINES_THROUGH,
    NEIGHBOUR_LISTS,
    length,
)

SPOTS: Final = 7 * CELL_COUNT
#: Above the values of all cards.
_NO_VALUE: Final = 8

#: Three adjacent cells on a line: the shortest place for a suite.
LINE_WINDOWS: Final[list[tuple[int, int, int]]] = [
    (line[i], line[i + 1], line[i + 2]) for line in LINES for i in range(len(line) - 2)
]
#: For each cell and each line through it, the cells after it and those before it, nearest first.
RAYS: Final[list[list[tuple[list[int], list[int]]]]] = [
    [
        (line[line.index(cell) + 1 :], line[: line.index(cell)][::-1])
        for line in [LINES[number] for number in LINES_THROUGH[cell]]
    ]
    for cell in range(CELL_COUNT)
]


def completions(values: list[int], free_paths: bool) -> set[int]:
    """Return the spots of empty cells where one card would make a suite of three."""
    if free_paths:
        return _path_completions(values)
    masks: set[int] = set()
    for a, b, c in LINE_WINDOWS:
        x = values[a]
        y = values[b]
        z = values[c]
        if y:
            if x:
                if not z and -1 <= y - x <= 1 and 1 <= 2 * y - x <= 7:
                    masks.add((2 * y - x - 1) * CELL_COUNT + c)
            elif z and -1 <= y - z <= 1 and 1 <= 2 * y - z <= 7:
                masks.add((2 * y - z - 1) * CELL_COUNT + a)
        elif x and z and (x == z or x - z == 2 or z - x == 2):
            masks.add(((x + z) // 2 - 1) * CELL_COUNT + b)
    return masks


def _path_completions(values: list[int]) -> set[int]:
    """Return the completions if any path of three cells may contain a suite."""
    masks: set[int] = set()
    for a in range(CELL_COUNT):
        x = values[a]
        if not x:
            continue
        for b in NEIGHBOUR_LISTS[a]:
            y = values[b]
            if y:
                third = 2 * y - x
                if -1 <= y - x <= 1 and 1 <= third <= 7:
                    for c in NEIGHBOUR_LISTS[b]:
                        if not values[c]:
                            masks.add((third - 1) * CELL_COUNT + c)
                continue
            for c in NEIGHBOUR_LISTS[b]:
                z = values[c]
                if c > a and z and (x == z or x - z == 2 or z - x == 2):
                    masks.add(((x + z) // 2 - 1) * CELL_COUNT + b)
    return masks


def seizing_spots(state: CannirState) -> set[int]:
    """Return the spots where a card would give its player the sovereign suite."""
    masks = completions(state.values, state.has_free_paths)
    if not state.sovereign or not masks:
        return masks
    sovereign_length = length(state.sovereign)
    if sovereign_length == 3:
        return masks
    # Only runs can be longer than three, because a value has three cards.
    return {
        spot
        for spot in masks
        if _run_through(state.values, spot, state.has_free_paths) >= sovereign_length
    }


def _run_through(values: list[int], spot: int, free_paths: bool) -> int:
    """Return the length of the longest run through the card of a spot."""
    cell = spot % CELL_COUNT
    value = spot // CELL_COUNT + 1
    if free_paths:
        return 1 + _longest_climb(values, cell, value, 1) + _longest_climb(values, cell, value, -1)
    longest = 0
    for ahead, behind in RAYS[cell]:
        for step in (1, -1):
            size = (
                1
                + _count_following(values, ahead, value, step)
                + _count_following(values, behind, value, -step)
            )
            if size > longest:
                longest = size
    return longest


def _count_following(values: list[int], ray: list[int], value: int, step: int) -> int:
    """Return how many cards along a ray continue from `value` by `step`."""
    size = 0
    for cell in ray:
        value += step
        if value == 0 or values[cell] != value:
            break
        size += 1
    return size


def _longest_climb(values: list[int], cell: int, value: int, step: int) -> int:
    """Return how many cards along the best path of strokes continue from `value` by `step`."""
    value += step
    best = 0
    if value > 0:
        for other in NEIGHBOUR_LISTS[cell]:
            if values[other] == value:
                best = max(best, 1 + _longest_climb(values, other, value, step))
    return best


def suite_actions(state: CannirState, codes: list[int]) -> list[int]:
    """Return the actions with which the seat to move makes, takes or breaks the sovereign suite."""
    spots = seizing_spots(state)
    sovereign_cells = state.sovereign & CELL_MASK
    if not spots and not sovereign_cells:
        return []
    codes_found: list[int] = []
    for code in codes:
        if code < PLACE_DOWN:
            if code % SPOTS in spots:
                codes_found.append(code)
        elif code < ATTACK or code >= CHOOSE:
            continue
        elif code < RESTORE:
            if sovereign_cells & BIT[code % CELL_COUNT]:
                codes_found.append(code)
        elif code < DISCARD:
            cell = code % CELL_COUNT
            value = VALUE[state.stacks[cell][-1]]
            if (value - 1) * CELL_COUNT + cell in spots and value <= VALUE[
                (code - RESTORE) // CELL_COUNT
            ]:
                codes_found.append(code)
    return codes_found


def breaking_cards(state: CannirState, cards: list[int]) -> list[int]:
    """Return those of the cards that could end the sovereign suite.

    Cards veiled by other seats count with their values, so `state` must be a complete world.
    """
    spots = seizing_spots(state)
    free = state.placeable()
    wanted = {spot // CELL_COUNT + 1 for spot in spots if free & BIT[spot % CELL_COUNT]}
    weakest_target = _NO_VALUE
    exposed = state.attackable() & state.sovereign
    for cell in range(CELL_COUNT):
        if exposed & BIT[cell] and state.values[cell] < weakest_target:
            weakest_target = state.values[cell]
    weakest_restorable = _NO_VALUE
    for spot in spots:
        stack = state.stacks[spot % CELL_COUNT]
        if (
            stack
            and VALUE[stack[-1]] == spot // CELL_COUNT + 1
            and VALUE[stack[-1]] < weakest_restorable
        ):
            weakest_restorable = VALUE[stack[-1]]
    return [
        card
        for card in cards
        if VALUE[card] in wanted
        or (ORDER[card] == RED and VALUE[card] >= weakest_target)
        or (ORDER[card] == GREY and VALUE[card] >= weakest_restorable)
    ]
