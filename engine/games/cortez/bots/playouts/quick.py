"""Quick answers to the questions of a playout.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.games.cortez import codes as numbers
from engine.games.cortez.bots import action_values, candidates
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.cards import CAMOUFLAGE, PROVISION_TYPE_COUNT, VALUE_SLOTS
from engine.games.cortez.multisets import pack
from engine.games.cortez.rules import decks, legal_answers, movement, turns
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    ATTACK_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    KEEP_WARRIORS_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    PARLEY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_PHASE,
    CoreState,
)
from engine.games.cortez.rules.event_cards import KEPT_WARRIORS
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, VILLAGES
from engine.games.cortez.rules.reachable import SQUARE_BIT, reachable_mask
from engine.games.cortez.squares import SQUARE_COUNT

#: The number of troops a playout considers to move.
PLAYOUT_TROOPS: Final = 2
#: The number of random actions a playout compares in other decisions.
RANDOM_TRIES: Final = 3
#: The highest bid that is raised in playouts.
MAX_BID: Final = 5
#: The most points that chance adds to the value of an action.
NOISE: Final = 0.8


def quick(table: CoreState, rng: Rng) -> int:
    """Return a plausible action without comparing all legal ones."""
    phase = table.phase
    if phase in (TRADE_PHASE, MERCENARY_PHASE, PARLEY_PHASE):
        return numbers.PASS
    if phase == FLIP_BRIDGE_PHASE:
        return numbers.FLIP_NONE
    if phase == ACTION_PHASE:
        return quick_action(table, rng)
    if phase == BID_PHASE:
        amount = least_bid(table) if table.highest_bid < MAX_BID else 0
        return numbers.BID_AMOUNT + amount if amount else numbers.PASS
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return action_values.best_of(table, legal_answers.random_codes(table, rng, RANDOM_TRIES))
    if phase == BRIBERY_PLAY_PHASE:
        return action_values.best_of(
            table, [numbers.PASS, *legal_answers.random_codes(table, rng, 1)]
        )
    if phase == KEEP_WARRIORS_PHASE:
        return best_warriors(table)
    legal_codes = legal_answers.legal(table)
    if phase == PLACE_LOSER_PHASE:
        return legal_codes[rng.below(len(legal_codes))]
    return action_values.best_of(table, legal_codes) if len(legal_codes) > 1 else legal_codes[0]


def least_bid(table: CoreState) -> int:
    """Return the least bid of the seat to move above the highest, or 0 if it cannot pay one."""
    # A card less than the least bid would not be above the highest.
    top = table.highest_bid + table.rules.max_worth
    payable = [False] * (top + 1)
    payable[0] = True
    for kind in range(PROVISION_TYPE_COUNT):
        worth = table.rules.worth[kind]
        for _ in range(min(table.held_count(table.turn, kind), top // worth)):
            for amount in range(top, worth - 1, -1):
                if payable[amount - worth]:
                    payable[amount] = True
    for amount in range(table.highest_bid + 1, top + 1):
        if payable[amount]:
            return amount
    return 0


def best_warriors(table: CoreState) -> int:
    """Return the action that keeps the best warriors in a mutiny."""
    first = table.turn * VALUE_SLOTS
    kept_counts = [0] * VALUE_SLOTS
    slots_left = KEPT_WARRIORS
    for value in range(VALUE_SLOTS - 1, 0, -1):
        kept_counts[value] = min(slots_left, table.warriors[first + value])
        slots_left -= kept_counts[value]
    return numbers.KEEP_WARRIOR_CARDS + pack(kept_counts, numbers.WARRIOR_RADIX)


def quick_action(table: CoreState, rng: Rng) -> int:
    """Return the best action of some random troops, with a little noise.

    The actions are those of `candidates.actions`, with the values of `action_values.action_value`.
    """
    seat = table.turn
    troops = movement.marked_troops(table, seat)
    while len(troops) > PLAYOUT_TROOPS:
        del troops[rng.below(len(troops))]
    ahead = Outlook(table, seat)
    recruits = turns.may_recruit(table, seat) and ahead.warriors < candidates.MAX_WARRIORS
    squares: list[int] = []
    if troops and (recruits or ahead.warriors):
        squares = action_values.attackable_squares(table, seat)
    fights = action_values.Fights(ahead, squares, recruits)
    best = NOBODY
    best_value = 0.0
    if recruits:
        value = action_values.recruits_worth(ahead, table.turn_seat)
        if troops:
            value += fights.promise(action_values.least_square_value(ahead))
        best, best_value = numbers.RECRUIT, value + NOISE * rng.random()
    drawn = not decks.has_no_provisions(table)
    if troops:
        taken = candidates.taken_squares(table)
        barring = taken
        for troop in movement.marked_troops(table, seat):
            barring &= ~SQUARE_BIT[table.square_of_troop[troop]]
        camouflage = table.held_count(seat, CAMOUFLAGE)
        if not ahead.warriors:
            squares = []
        for troop in troops:
            origin = table.square_of_troop[troop]
            city_number = CITY_NUMBERS[origin]
            if city_number and city_number == ahead.objective_temple:
                continue
            here = ahead.square_value(origin)
            base = numbers.MOVE_TROOP + troop * SQUARE_COUNT
            reachable = reachable_mask(origin, barring, table.broken_bridges, camouflage)
            for square in candidates.useful_squares(
                reachable & ~taken, city_number, ahead.objective_temple
            ):
                value = ahead.square_value(square) - here + ahead.drawn_value(VILLAGES[square])
                value += NOISE * rng.random()
                if best == NOBODY or value > best_value:
                    best, best_value = base + square, value
                if VILLAGES[square] > 1 and not city_number:
                    # A village gives more than the pile.
                    drawn = False
            for i in range(len(squares)):
                if reachable & SQUARE_BIT[squares[i]]:
                    value = fights.attack_value(i, here, fights.now[i]) + NOISE * rng.random()
                    if best == NOBODY or value > best_value:
                        best, best_value = base + squares[i], value
    if drawn:
        value = ahead.drawn_value(1) + NOISE * rng.random()
        if best == NOBODY or value > best_value:
            best = numbers.DRAW
    if best == NOBODY:
        legal_codes = legal_answers.legal(table)
        for code in legal_codes:
            value = action_values.action_value(ahead, code) + NOISE * rng.random()
            if best == NOBODY or value > best_value:
                best, best_value = code, value
    return best
