"""The value of bridges as ways into the city.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.cards import TROOP_COUNT
from engine.games.cortez.rules.core_state import CoreState
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.paths import BIT
from engine.games.cortez.rules.reachable import CITY, reachable_mask, troops_mask

#: The value of a way into the city for a troop outside; it grows as the treasure comes near.
PATH_IN: Final = 0.5
#: The least gain for which a bridge is flipped.
MIN_FLIP_GAIN: Final = 0.2


def flip_worth(ahead: Outlook, bridge: int) -> float:
    """Return the value of destroying or rebuilding a bridge."""
    state = ahead.table
    other = state.broken_bridges ^ BIT[bridge]
    gain = 0.0
    for seat in range(state.rules.seats):
        change = _paths_in(state, seat, other) - _paths_in(state, seat, state.broken_bridges)
        gain += change if seat == ahead.seat else -ahead.rivalry * change
    return PATH_IN * (1.0 + 2.0 * ahead.treasure_nearness) * gain - MIN_FLIP_GAIN


def _paths_in(state: CoreState, seat: int, broken: int) -> int:
    """Return how many troops of a seat can come into the city without camouflage."""
    path_count = 0
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    for troop in range(TROOP_COUNT):
        if state.collars[troop] == seat:
            square = state.square_of_troop[troop]
            if not CITY_NUMBERS[square] and reachable_mask(square, barring, broken, 0) & CITY:
                path_count += 1
    return path_count
