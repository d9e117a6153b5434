"""Estimated win probability in an unfinished conquest.

It is fitted to results of matches between searches.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import TOWER_COUNT, WHITE_TILE_POINTS, ContreesState

#: The base in which towers around a tile are counted: its six corners and one.
COUNT_BASE: Final = 7


def _make_worth() -> list[float]:
    """Return the worth of a tile at BASE * mine + theirs, from the towers of both seats around it.

    A possessed tile is worth about 10. With three towers each, no seat can possess it any more.
    """
    known = {
        (1, 0): 2.2,
        (2, 0): 4.5,
        (2, 1): 4.5,
        (3, 0): 8.0,
        # Rival towers beside a third tower are about to be demolished.
        (3, 1): 9.5,
        (3, 2): 9.0,
        (4, 0): 10.0,
        (4, 1): 10.0,
        (4, 2): 11.0,
        (5, 0): 10.0,
        (5, 1): 10.0,
        (6, 0): 10.0,
    }
    table = [0.0] * (COUNT_BASE * COUNT_BASE)
    for (mine, theirs), value in known.items():
        table[COUNT_BASE * mine + theirs] = value
        table[COUNT_BASE * theirs + mine] = -value
    return table


WORTH: Final[list[float]] = _make_worth()
#: The worth of a demolished tower with all towers left to build.
DEMOLISHED_FIRST: Final = 1.0
#: The worth of a demolished tower with none left.
DEMOLISHED_LAST: Final = 3.5
#: The factor of a lead in the exponent of the logistic curve with all towers left to build.
LEAD_FACTOR_FIRST: Final = 0.045
#: The factor of a lead in the exponent of the logistic curve with no towers left.
LEAD_FACTOR_LAST: Final = 0.085


def chance(state: ContreesState) -> float:
    """Return the win probability of seat 0, in [0, 1]."""
    supply_share: float = float(int(state.supply[0] + state.supply[1])) / (2 * TOWER_COUNT)
    demolished: float = float(int(state.demolished[0] - state.demolished[1]))
    lead = demolished * (DEMOLISHED_LAST + (DEMOLISHED_FIRST - DEMOLISHED_LAST) * supply_share)
    count = state.count
    tile: i64
    for tile in range(len(state.owner)):
        value = WORTH[COUNT_BASE * count[tile] + count[TILE_COUNT + tile]]
        if state.white and state.hexes[tile] in state.white:
            value *= WHITE_TILE_POINTS
        lead += value
    return 1.0 / (
        1.0
        + exp(-lead * (LEAD_FACTOR_LAST + (LEAD_FACTOR_FIRST - LEAD_FACTOR_LAST) * supply_share))
    )
