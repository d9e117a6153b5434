"""Absurd actions, each with the circumstances that justify it after all.

They are judged by the information of the seat to move; docs/design/lapses.md defines them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Code
from engine.games.cortez import codes
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots.combat_odds import hand_of, strength_with_weapons
from engine.games.cortez.bots.round_trips import village_errand
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    CAMOUFLAGE,
    FIVE_WARRIORS,
    GOLD,
    PROVISION_TYPE_COUNT,
    WEAPON,
    nation_of,
)
from engine.games.cortez.multisets import unpack
from engine.games.cortez.rules import movement, scoring, turns
from engine.games.cortez.rules.auction import payments
from engine.games.cortez.rules.core_state import ACTION_PHASE, NOBODY, PARLEY_ANSWER_PHASE
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import NO_COLLAR
from engine.games.cortez.rules.reachable import SQUARE_BIT, reachable_mask, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.trades import MAX_OFFERED
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN, RECRUIT_COUNT
from engine.games.cortez.squares import BRIDGE, ROAD, SQUARE_COUNT, WATER

#: The average value of an unseen warrior.
MEAN_WARRIOR_VALUE: Final = 3
#: The expected strength of the card that draws five warriors, of which the best are used with
#: weapons.
FIVE_DRAWN_STRENGTH: Final = 5 * MEAN_WARRIOR_VALUE
#: The most a bribery card is worth in an auction: a gold counts 1, other provisions 0.5.
MAX_BID_VALUE: Final = 4.0
#: Giving up a city square without a fight for this many cards is no blunder. No more than this
#: can be offered.
FAIR_PRICE: Final = MAX_OFFERED
#: City squares, and villages that give more cards than the pile.
WORTH_GOING: Final = [
    square for square in range(SQUARE_COUNT) if CITY_NUMBERS[square] or VILLAGES[square] > 1
]


def is_hopeless_attack(state: CortezState, code: Code) -> bool:
    """Return whether an attack has no chance even with all cards of the seat.

    The seat is then no stronger than the defender's warriors are on average, without weapons and
    recruits. The card that draws five warriors counts for the attacker.
    """
    move = _move_of(code)
    if move is None or state.troop_on_square[move[1]] == NOBODY:
        return False
    seat = state.turn
    own_strength = strength_with_weapons(hand_of(state, seat), state.held_count(seat, WEAPON))
    if state.bribery[seat * BRIBERY_KIND_COUNT + FIVE_WARRIORS]:
        own_strength += FIVE_DRAWN_STRENGTH
    return own_strength <= MEAN_WARRIOR_VALUE * min(
        state.warrior_count(defender) for defender in _defenders(state, move[1])
    )


def is_unready_attack(state: CortezState, code: Code) -> bool:
    """Return whether an attack should have waited for recruits.

    This is an attack with the first of two actions and at most four warriors on a seat with at
    least as many, although a food would first bring four more. The card that draws five makes up
    for them.
    """
    move = _move_of(code)
    if (
        move is None
        or state.troop_on_square[move[1]] == NOBODY
        or state.actions_left < ACTIONS_PER_TURN
    ):
        return False
    seat = state.turn
    number = state.warrior_count(seat)
    if number > RECRUIT_COUNT or not turns.may_recruit(state, seat):
        return False
    if state.bribery[seat * BRIBERY_KIND_COUNT + FIVE_WARRIORS]:
        return False
    return number <= min(state.warrior_count(defender) for defender in _defenders(state, move[1]))


def is_overbid(state: CortezState, code: Code) -> bool:
    """Return whether a bid costs more than a bribery card is worth, however it is paid."""
    if not codes.BID_AMOUNT <= code < codes.MOVE_TROOP:
        return False
    bidding = state.clone()
    bidding.highest_bid = code - codes.BID_AMOUNT
    return all(_rough_price(paid) > MAX_BID_VALUE for paid in payments(bidding, state.turn))


def gives_gold_away(state: CortezState, code: Code) -> bool:
    """Return whether a trade gives gold for at most as many cards without any gold."""
    if codes.TRADE_WITH <= code < codes.OFFER_CARDS:
        both = (code - codes.TRADE_WITH) % codes.TRADE_COUNT**2
        given_cards, got = (
            unpack(part, codes.TRADE_RADIX, PROVISION_TYPE_COUNT)
            for part in divmod(both, codes.TRADE_COUNT)
        )
    elif code == codes.ACCEPT and state.combat is None:
        given_cards, got = state.provisions_wanted, state.provisions_given
    else:
        return False
    return given_cards[GOLD] > 0 and not got[GOLD] and sum(got) <= sum(given_cards)


def sells_cheaply(state: CortezState, code: Code) -> bool:
    """Return whether the seat gives up a troop in the city for at most two cards.

    Without warriors to fight with it is not absurd. The attacker would have to lay its cards first.
    """
    combat = state.combat
    if (
        code != codes.ACCEPT
        or state.phase != PARLEY_ANSWER_PHASE
        or combat is None
        or combat.is_by_proxy
    ):
        return False
    if not CITY_NUMBERS[combat.square] or sum(state.provisions_given) >= FAIR_PRICE:
        return False
    return state.warrior_count(state.turn) > 0


def rows_onto_lake(state: CortezState, code: Code) -> bool:
    """Return whether an action only rows out on the lake, from where a troop can only come back."""
    move = _move_of(code)
    return (
        move is not None
        and state.troop_on_square[move[1]] == NOBODY
        and BOARD.kinds[move[1]] == WATER
    )


def walks_to_nothing(state: CortezState, code: Code) -> bool:
    """Return whether an action goes to land without city or village.

    Roads and bridges do not count, because a troop there bars the way to others.
    """
    move = _move_of(code)
    if move is None or state.troop_on_square[move[1]] != NOBODY:
        return False
    square = move[1]
    if CITY_NUMBERS[square] or VILLAGES[square]:
        return False
    return BOARD.kinds[square] not in (WATER, ROAD, BRIDGE)


def strolls_in_city(state: CortezState, code: Code) -> bool:
    """Return whether an action merely moves to another free square of the city.

    It is justified if the square is the temple of the objective, or if it beats the highest square
    of a rival with the same number of troops there.
    """
    move = _move_of(code)
    if move is None or state.troop_on_square[move[1]] != NOBODY:
        return False
    seat = state.turn
    here, there = CITY_NUMBERS[state.square_of_troop[move[0]]], CITY_NUMBERS[move[1]]
    if not here or not there or there == state.objectives[seat]:
        return False
    own_squares = scoring.city_squares_of(state, seat)
    for other in range(state.rules.seats):
        rival_squares = scoring.city_squares_of(state, other)
        if (
            other != seat
            and len(rival_squares) == len(own_squares)
            and own_squares[-1] < rival_squares[-1] < there
        ):
            return False
    return True


def leaves_temple(state: CortezState, code: Code) -> bool:
    """Return whether an action moves a troop off the temple of the seat's objective.

    It is justified as an attack or a visit to a village after which the troop can return.
    """
    move = _move_of(code)
    if move is None:
        return False
    if state.actions_left == ACTIONS_PER_TURN and (
        state.troop_on_square[move[1]] != NOBODY or VILLAGES[move[1]]
    ):
        return False
    number = CITY_NUMBERS[state.square_of_troop[move[0]]]
    return number != 0 and number == state.objectives[state.turn]


def is_idle_bribe(state: CortezState, code: Code) -> bool:
    """Return whether a card moves a troop without any gain.

    This is one of the seat's troops that goes from the city to another of its squares, except the
    temple of the objective, or to a square without anything; or another seat's troop that goes to
    the city, or comes from a square that was of no use to its owner.
    """
    if not codes.OWN_BRIBE <= code < codes.HELP:
        return False
    is_own_move = code < codes.FOREIGN_BRIBE
    first = codes.OWN_BRIBE if is_own_move else codes.FOREIGN_BRIBE
    troop, square = divmod(code - first, SQUARE_COUNT)
    here, there = CITY_NUMBERS[state.square_of_troop[troop]], CITY_NUMBERS[square]
    if is_own_move:
        if there:
            return bool(here) and there != state.objectives[state.turn]
        return not VILLAGES[square]
    return bool(there) or not (here or VILLAGES[state.square_of_troop[troop]] or VILLAGES[square])


def marks_time(state: CortezState, code: Code) -> bool:
    """Return whether an action draws one card although a move brings more.

    A troop outside could reach the city or a village of at least two cards, or a troop of the city
    could visit a village of at least three and return.
    """
    if code != codes.DRAW or state.phase != ACTION_PHASE:
        return False
    if village_errand(state) is not None:
        return True
    seat = state.turn
    barring = troops_mask(state.square_of_troop, state.collars, seat)
    for troop in movement.marked_troops(state, seat):
        origin = state.square_of_troop[troop]
        if CITY_NUMBERS[origin]:
            continue
        free = reachable_mask(
            origin, barring, state.broken_bridges, state.held_count(seat, CAMOUFLAGE)
        )
        if any(
            free & SQUARE_BIT[square] and state.troop_on_square[square] == NOBODY
            for square in WORTH_GOING
        ):
            return True
    return False


def collars_troop_outside(state: CortezState, code: Code) -> bool:
    """Return whether a collar goes to a troop outside although an unmarked one is in the city."""
    if not codes.COLLAR_TROOP <= code < codes.COLLAR_NONE:
        return False
    if CITY_NUMBERS[state.square_of_troop[code - codes.COLLAR_TROOP]]:
        return False
    nation = state.nations[state.turn]
    for square in CITY_SQUARES:
        troop = state.troop_on_square[square]
        fought = state.combat is not None and troop in state.combat.troops
        if troop == NOBODY or fought or nation_of(troop) != nation:
            continue
        if state.collars[troop] == NO_COLLAR:
            return True
    return False


def _move_of(code: Code) -> tuple[int, int] | None:
    """Return the troop and the square of a move; None for other actions."""
    if not codes.MOVE_TROOP <= code < codes.FLIGHT_TROOP:
        return None
    return divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)


def _defenders(state: CortezState, square: int) -> list[int]:
    """Return the seats that may defend the troop on a square."""
    troop = state.troop_on_square[square]
    if state.collars[troop] != NO_COLLAR:
        return [state.collars[troop]]
    nation = nation_of(troop)
    return [seat for seat in range(state.rules.seats) if state.nations[seat] == nation]


def _rough_price(paid: Sequence[int]) -> float:
    """Return a rough value of paid provisions; at the end only gold counts."""
    return paid[GOLD] + 0.5 * (sum(paid) - paid[GOLD])


#: All blunders by name.
BLUNDERS: Final = (
    ("hopeless_attack", is_hopeless_attack),
    ("unready_attack", is_unready_attack),
    ("overbid", is_overbid),
    ("gold_given_away", gives_gold_away),
    ("sold_cheaply", sells_cheaply),
    ("onto_the_lake", rows_onto_lake),
    ("walk_to_nothing", walks_to_nothing),
    ("stroll_in_the_city", strolls_in_city),
    ("temple_left", leaves_temple),
    ("idle_bribe", is_idle_bribe),
    ("marking_time", marks_time),
    ("collar_outside", collars_troop_outside),
)
