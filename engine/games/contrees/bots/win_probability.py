"""How promising an unfinished conquest looks, fitted to the ends of matches between searches.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from engine.games.contrees.land import TILES
from engine.games.contrees.state import TOWERS, TRIPLE, ContreesState

#: Corners of a tile and one more: towers around a tile are counted in this base.
BASE: Final = 7


def _worth() -> list[float]:
    """What a tile is worth to who has `mine` towers around it, at BASE * mine + theirs.

    A possessed tile counts about 10. With three towers each nobody can possess it any more.
    """
    known = {
        (1, 0): 2.2,
        (2, 0): 4.5,
        (2, 1): 4.5,
        (3, 0): 8.0,
        # Rival towers beside a third tower are about to fall.
        (3, 1): 9.5,
        (3, 2): 9.0,
        (4, 0): 10.0,
        (4, 1): 10.0,
        (4, 2): 11.0,
        (5, 0): 10.0,
        (5, 1): 10.0,
        (6, 0): 10.0,
    }
    table = [0.0] * (BASE * BASE)
    for (mine, theirs), value in known.items():
        table[BASE * mine + theirs] = value
        table[BASE * theirs + mine] = -value
    return table


WORTH: Final[list[float]] = _worth()
#: What a demolished tower is worth, and how far a lead of 1 tells the winner (as the exponent of
#: the logistic curve): with all towers to build, and with none.
RAZED_FIRST: Final = 1.0
RAZED_LAST: Final = 3.5
TELLING_FIRST: Final = 0.045
TELLING_LAST: Final = 0.085


def chance(state: ContreesState) -> float:
    """How likely seat 0 seems to win, in [0, 1]."""
    left: float = float(int(state.supply[0] + state.supply[1])) / (2 * TOWERS)
    razed: float = float(int(state.demolished[0] - state.demolished[1]))
    lead = razed * (RAZED_LAST + (RAZED_FIRST - RAZED_LAST) * left)
    count = state.count
    tile: i64
    for tile in range(len(state.owner)):
        value = WORTH[BASE * count[tile] + count[TILES + tile]]
        if state.white and state.hexes[tile] in state.white:
            value *= TRIPLE
        lead += value
    return 1.0 / (1.0 + exp(-lead * (TELLING_LAST + (TELLING_FIRST - TELLING_LAST) * left)))
