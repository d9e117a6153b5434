"""Which of many answers are worth searching.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez import codes as numbers
from engine.games.cortez import judgement
from engine.games.cortez.ground import CITY_NUMBERS, VILLAGES
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.table import ACT, BRIBE, FLEE, NOBODY, PLACE, STORM, TRADE, Table

#: So many answers at most are searched.
MOST_CANDIDATES: Final = 20
#: Squares tried for a troop where one is as good as another, and troops where they are alike.
ALIKE: Final = 2

#: Whether a free square is worth going to: the city, and villages.
PRIZED: Final[list[bool]] = [
    CITY_NUMBERS[square] > 0 or VILLAGES[square] > 0 for square in range(SQUARE_COUNT)
]


def worthwhile(table: Table, codes: list[int]) -> list[int]:
    """Those of the legal answers that seem best; nobody proposes trades."""
    if table.phase == TRADE:
        return [numbers.PASS]
    if len(codes) <= MOST_CANDIDATES:
        return codes
    likely = codes
    if table.phase in (ACT, BRIBE):
        likely = _aimed(table, codes)
    elif table.phase in (FLEE, STORM):
        likely = _few_of_each(table, codes)
    elif table.phase == PLACE:
        likely = [code for code in codes if not PRIZED[code - numbers.PLACE_AT]]
        likely = likely[:: max(1, len(likely) // MOST_CANDIDATES)]
    if not likely:
        likely = codes
    if len(likely) <= MOST_CANDIDATES:
        return likely
    ranked = sorted([(-judgement.worth(table, code), code) for code in likely])
    return [code for _, code in ranked[:MOST_CANDIDATES]]


def _aimed(table: Table, codes: list[int]) -> list[int]:
    """Moves to the city, to villages and into combats, and all that is no move; others' troops
    out of the city.
    """
    on = table.on
    found: list[int] = []
    evicted = 0
    troop = NOBODY
    for code in codes:
        if code < numbers.MOVE_TROOP:
            found.append(code)
            continue
        step = (code - numbers.MOVE_TROOP) % numbers.STEPS
        square = step % SQUARE_COUNT
        if code < numbers.FOREIGN_BRIBE:
            if PRIZED[square] or on[square] != NOBODY:
                found.append(code)
            continue
        if step // SQUARE_COUNT != troop:
            troop = step // SQUARE_COUNT
            evicted = 0
        if evicted < ALIKE and CITY_NUMBERS[table.at[troop]] and not PRIZED[square]:
            found.append(code)
            evicted += 1
    return found


def _few_of_each(table: Table, codes: list[int]) -> list[int]:
    """Flight: of each troop some squares; attack: of some troops each square."""
    found: list[int] = []
    troop = NOBODY
    troops = squares = 0
    for code in codes:
        here = (code - numbers.MOVE_TROOP) % numbers.STEPS // SQUARE_COUNT
        if here != troop:
            troop = here
            troops += 1
            squares = 0
        squares += 1
        if (troops if table.phase == STORM else squares) <= ALIKE:
            found.append(code)
    return found
