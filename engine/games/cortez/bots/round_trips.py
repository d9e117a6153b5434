"""Moves out of the city from which a troop returns with its second action."""

from __future__ import annotations

from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values, candidates
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.cards import CAMOUFLAGE
from engine.games.cortez.rules import movement
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.reachable import SQUARE_BIT, reachable_mask, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.squares import SQUARE_COUNT

#: The least chance of an attack from the temple.
MIN_ATTACK_CHANCE = 0.6
#: The most attacks considered.
MAX_ATTACKS = 2
#: The least chance for a seat with one collar: it is never lost, and even a beaten troop can
#: return.
MIN_LONE_ATTACK_CHANCE = action_values.MIN_CHANCE


def best_attacks(state: CortezState) -> list[int]:
    """Return the best attacks from the temple of the seat's objective with its first action.

    They are sorted by value, the best first.
    """
    seat = state.turn
    temple = state.objectives[seat]
    if state.actions_left < ACTIONS_PER_TURN or not temple or not state.warrior_count(seat):
        return []
    home = CITY_SQUARES[temple - 1]
    troop = state.troop_on_square[home]
    if troop not in movement.marked_troops(state, seat):
        return []
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    camouflage = state.held_count(seat, CAMOUFLAGE)
    ahead = Outlook(state, seat)
    likely = MIN_LONE_ATTACK_CHANCE if ahead.last_troop else MIN_ATTACK_CHANCE
    valued_attacks: list[tuple[float, int]] = []
    for square in action_values.attackable_squares(state, seat):
        # No troop can return from outside the city.
        if not CITY_NUMBERS[square] or ahead.attack_chance(square, reinforced=False) < likely:
            continue
        for paid in range(camouflage + 1):
            if reachable_mask(home, barring, state.broken_bridges, paid) & SQUARE_BIT[square]:
                if (
                    reachable_mask(square, barring, state.broken_bridges, camouflage - paid)
                    & SQUARE_BIT[home]
                ):
                    gain = ahead.eviction_value(state.troop_on_square[square])
                    code = numbers.MOVE_TROOP + troop * SQUARE_COUNT + square
                    valued_attacks.append((-gain, code))
                break
    return [code for _, code in sorted(valued_attacks)[:MAX_ATTACKS]]


def village_errand(state: CortezState) -> int | None:
    """Return the best visit to a village with the first action, or None.

    It must bring more than drawing twice, and be possible without camouflage.
    """
    if state.actions_left < ACTIONS_PER_TURN:
        return None
    seat = state.turn
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    best, fewest_actions = None, ACTIONS_PER_TURN
    for troop in movement.marked_troops(state, seat):
        if not CITY_NUMBERS[state.square_of_troop[troop]]:
            continue
        reachable = reachable_mask(state.square_of_troop[troop], barring, state.broken_bridges, 0)
        for square in candidates.BEST_VILLAGES:
            if (
                VILLAGES[square] > fewest_actions
                and reachable & SQUARE_BIT[square]
                and state.troop_on_square[square] == NOBODY
            ):
                best = numbers.MOVE_TROOP + troop * SQUARE_COUNT + square
                fewest_actions = VILLAGES[square]
    return best
