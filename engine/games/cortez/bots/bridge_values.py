"""Whom the bridges let into the city.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.bots.outlook import Prospect
from engine.games.cortez.cards import TROOPS
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.paths import BIT
from engine.games.cortez.rules.reachable import CITY, reached, troops_mask
from engine.games.cortez.rules.table import Table

#: What it is worth that a troop outside can come into the city, and more before a treasure.
WAY_IN: Final = 0.5
#: A bridge is turned for no less.
LEAST: Final = 0.2


def flip_worth(ahead: Prospect, bridge: int) -> float:
    """What it is worth to destroy or rebuild a bridge."""
    table = ahead.table
    other = table.broken ^ BIT[bridge]
    gain = 0.0
    for seat in range(table.rules.seats):
        change = _ways_in(table, seat, other) - _ways_in(table, seat, table.broken)
        gain += change if seat == ahead.seat else -ahead.rivalry * change
    return WAY_IN * (1.0 + 2.0 * ahead.rush) * gain - LEAST


def _ways_in(table: Table, seat: int, broken: int) -> int:
    """How many troops of a seat outside could come into the city without camouflage."""
    found = 0
    barring = troops_mask(table.at, table.collars, seat)
    for troop in range(TROOPS):
        if table.collars[troop] == seat:
            square = table.at[troop]
            if not CITY_NUMBERS[square] and reached(square, barring, broken, 0) & CITY:
                found += 1
    return found
