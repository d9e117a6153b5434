"""Moves out of the city from which a troop returns with its second action."""

from __future__ import annotations

from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values, candidates
from engine.games.cortez.bots.outlook import Prospect
from engine.games.cortez.cards import CAMOUFLAGE
from engine.games.cortez.rules import movement
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.reachable import SPOT, reached, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import NOBODY
from engine.games.cortez.rules.turns import ACTIONS
from engine.games.cortez.squares import SQUARE_COUNT

#: The least chance of an attack from the temple.
LIKELY = 0.6
#: The most attacks considered.
MAX_ATTACKS = 2
#: The least chance for a seat with one collar: it is never lost, and even a beaten troop can
#: return.
LIKELY_ALONE = action_values.MIN_CHANCE


def sallies(table: CortezState) -> list[int]:
    """Return the best attacks from the temple of the seat's objective with its first action.

    They are sorted by value, the best first.
    """
    seat = table.turn
    temple = table.objectives[seat]
    if table.actions_left < ACTIONS or not temple or not table.warrior_count(seat):
        return []
    home = CITY_SQUARES[temple - 1]
    troop = table.on[home]
    if troop not in movement.marked(table, seat):
        return []
    barring = troops_mask(table.at, table.collars, seat)
    held = table.held(seat, CAMOUFLAGE)
    ahead = Prospect(table, seat)
    likely = LIKELY_ALONE if ahead.last_troop else LIKELY
    found: list[tuple[float, int]] = []
    for square in action_values.foes(table, seat):
        # No troop can return from outside the city.
        if not CITY_NUMBERS[square] or ahead.attack_chance(square, False) < likely:
            continue
        for paid in range(held + 1):
            if reached(home, barring, table.broken, paid) & SPOT[square]:
                if reached(square, barring, table.broken, held - paid) & SPOT[home]:
                    gain = ahead.eviction_value(table.on[square])
                    code = numbers.MOVE_TROOP + troop * SQUARE_COUNT + square
                    found.append((-gain, code))
                break
    return [code for _, code in sorted(found)[:MAX_ATTACKS]]


def errand(table: CortezState) -> int | None:
    """Return the best visit to a village with the first action, if it brings more than drawing
    twice.

    None if no such visit is possible without camouflage.
    """
    if table.actions_left < ACTIONS:
        return None
    seat = table.turn
    barring = troops_mask(table.at, table.collars, seat)
    best, fewest_actions = None, ACTIONS
    for troop in movement.marked(table, seat):
        if not CITY_NUMBERS[table.at[troop]]:
            continue
        reachable = reached(table.at[troop], barring, table.broken, 0)
        for square in candidates.BEST_VILLAGES:
            if (
                VILLAGES[square] > fewest_actions
                and reachable & SPOT[square]
                and table.on[square] == NOBODY
            ):
                best = numbers.MOVE_TROOP + troop * SQUARE_COUNT + square
                fewest_actions = VILLAGES[square]
    return best
