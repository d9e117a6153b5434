"""Answers that a person would laugh at, each with what makes it sensible after all.

They are judged by what the seat asked can see (docs/strength.md lists them).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Code
from engine.games.cortez import codes
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots.combat_odds import hand_of, strongest
from engine.games.cortez.bots.round_trips import errand
from engine.games.cortez.cards import (
    BRIBERY_KINDS,
    CAMOUFLAGE,
    FIVE_WARRIORS,
    GOLD,
    PROVISION_TYPES,
    WEAPON,
    nation_of,
)
from engine.games.cortez.multisets import unpacked
from engine.games.cortez.rules import movement, scoring, turns
from engine.games.cortez.rules.auction import payments
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, VILLAGES
from engine.games.cortez.rules.paths import NO_COLLAR
from engine.games.cortez.rules.reachable import SPOT, reached, troops_mask
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import ACT, NOBODY, PARLEY_ANSWER
from engine.games.cortez.rules.trades import MOST_OFFERED
from engine.games.cortez.rules.turns import ACTIONS, RECRUITS
from engine.games.cortez.squares import BRIDGE, ROAD, SQUARE_COUNT, WATER

#: What a warrior nobody has seen is worth, and what the best ones with weapons are for the card
#: that draws five.
MEAN: Final = 3
FRESH: Final = 5 * MEAN
#: The most that a card of the auction is worth paying, a gold counting 1 and others a half.
DEAR: Final = 4.0
#: Cards for which a square of the city may be given up without a fight: as many as can be offered.
FAIR: Final = MOST_OFFERED
#: The city, and villages that give more than the pile does.
WORTH_GOING: Final = [
    square for square in range(SQUARE_COUNT) if CITY_NUMBERS[square] or VILLAGES[square] > 1
]


def hopeless_attack(table: CortezState, code: Code) -> bool:
    """With all its cards the seat is no stronger than the defender's warriors are on the average,
    without weapons and recruits; who holds the card that draws five may count on them.
    """
    step = _step(table, code)
    if step is None or table.on[step[1]] == NOBODY:
        return False
    seat = table.turn
    own = strongest(hand_of(table, seat), table.held(seat, WEAPON))
    if table.bribery[seat * BRIBERY_KINDS + FIVE_WARRIORS]:
        own += FRESH
    return own <= MEAN * min(table.warrior_count(one) for one in _defenders(table, step[1]))


def unready_attack(table: CortezState, code: Code) -> bool:
    """An attack with the first of two actions and four warriors or fewer, on a seat with as many,
    while a food would bring four more first; who holds the card that draws five needs none.
    """
    step = _step(table, code)
    if step is None or table.on[step[1]] == NOBODY or table.actions_left < ACTIONS:
        return False
    seat = table.turn
    number = table.warrior_count(seat)
    if number > RECRUITS or not turns.may_recruit(table, seat):
        return False
    if table.bribery[seat * BRIBERY_KINDS + FIVE_WARRIORS]:
        return False
    return number <= min(table.warrior_count(one) for one in _defenders(table, step[1]))


def overbid(table: CortezState, code: Code) -> bool:
    """However it is paid, it costs more than a bribery card may be expected to bring."""
    if not codes.BID_AMOUNT <= code < codes.MOVE_TROOP:
        return False
    bidding = table.clone()
    bidding.best = code - codes.BID_AMOUNT
    return all(_price(paid) > DEAR for paid in payments(bidding, table.turn))


def gold_given_away(table: CortezState, code: Code) -> bool:
    """A trade, proposed or accepted, of gold for as few cards or fewer, none of which is gold."""
    if codes.TRADE_WITH <= code < codes.OFFER_CARDS:
        both = (code - codes.TRADE_WITH) % codes.TRADES**2
        given, got = (
            unpacked(part, codes.TRADE_RADIX, PROVISION_TYPES)
            for part in divmod(both, codes.TRADES)
        )
    elif code == codes.ACCEPT and table.fight is None:
        given, got = table.get, table.give
    else:
        return False
    return given[GOLD] > 0 and not got[GOLD] and sum(got) <= sum(given)


def sold_cheaply(table: CortezState, code: Code) -> bool:
    """A troop of one's own given up in the city for two cards or fewer, while there are warriors to
    fight with: the attacker must lay its cards first.
    """
    fight = table.fight
    if code != codes.ACCEPT or table.phase != PARLEY_ANSWER or fight is None or fight.proxy:
        return False
    if not CITY_NUMBERS[fight.square] or sum(table.give) >= FAIR:
        return False
    return table.warrior_count(table.turn) > 0


def onto_the_lake(table: CortezState, code: Code) -> bool:
    """An action spent on rowing out: from there a troop only comes back."""
    step = _step(table, code)
    return step is not None and table.on[step[1]] == NOBODY and BOARD.kinds[step[1]] == WATER


def walk_to_nothing(table: CortezState, code: Code) -> bool:
    """An action spent on reaching land where there is neither city nor village; roads and bridges
    bar the way to others.
    """
    step = _step(table, code)
    if step is None or table.on[step[1]] != NOBODY:
        return False
    square = step[1]
    if CITY_NUMBERS[square] or VILLAGES[square]:
        return False
    return BOARD.kinds[square] not in (WATER, ROAD, BRIDGE)


def stroll_in_the_city(table: CortezState, code: Code) -> bool:
    """An action spent on another free square of the city: neither the temple of the objective, nor
    higher than a rival's highest where both have as many troops there.
    """
    step = _step(table, code)
    if step is None or table.on[step[1]] != NOBODY:
        return False
    seat = table.turn
    here, there = CITY_NUMBERS[table.at[step[0]]], CITY_NUMBERS[step[1]]
    if not here or not there or there == table.objectives[seat]:
        return False
    own = scoring.in_city(table, seat)
    for other in range(table.rules.seats):
        held = scoring.in_city(table, other)
        if other != seat and len(held) == len(own) and own[-1] < held[-1] < there:
            return False
    return True


def temple_left(table: CortezState, code: Code) -> bool:
    """An action that takes a troop from the temple of the seat's objective, but for an attack or
    the cards of a village after which it may come back.
    """
    step = _step(table, code)
    if step is None:
        return False
    if table.actions_left == ACTIONS and (table.on[step[1]] != NOBODY or VILLAGES[step[1]]):
        return False
    number = CITY_NUMBERS[table.at[step[0]]]
    return number != 0 and number == table.objectives[table.turn]


def idle_bribe(table: CortezState, code: Code) -> bool:
    """A card that moves a troop to where it is no better for the seat: its own from the city to
    another of its squares that is not the temple of the objective, or to where there is nothing;
    another's to the city, or from where it was of no use to its owner.
    """
    if not codes.OWN_BRIBE <= code < codes.HELP:
        return False
    own = code < codes.FOREIGN_BRIBE
    first = codes.OWN_BRIBE if own else codes.FOREIGN_BRIBE
    troop, square = divmod(code - first, SQUARE_COUNT)
    here, there = CITY_NUMBERS[table.at[troop]], CITY_NUMBERS[square]
    if own:
        if there:
            return bool(here) and there != table.objectives[table.turn]
        return not VILLAGES[square]
    return bool(there) or not (here or VILLAGES[table.at[troop]] or VILLAGES[square])


def marking_time(table: CortezState, code: Code) -> bool:
    """One card drawn as an action while a troop outside could come into the city, or to a village
    of two or more, or one of the city to a village of three or more and back again.
    """
    if code != codes.DRAW or table.phase != ACT:
        return False
    if errand(table) is not None:
        return True
    seat = table.turn
    barring = troops_mask(table.at, table.collars, seat)
    for troop in movement.marked(table, seat):
        origin = table.at[troop]
        if CITY_NUMBERS[origin]:
            continue
        free = reached(origin, barring, table.broken, table.held(seat, CAMOUFLAGE))
        if any(free & SPOT[square] and table.on[square] == NOBODY for square in WORTH_GOING):
            return True
    return False


def collar_outside(table: CortezState, code: Code) -> bool:
    """A collar after a combat for a troop outside, while an unmarked one stands in the city."""
    if not codes.COLLAR_TROOP <= code < codes.COLLAR_NONE:
        return False
    if CITY_NUMBERS[table.at[code - codes.COLLAR_TROOP]]:
        return False
    nation = table.nations[table.turn]
    for square in CITY_SQUARES:
        troop = table.on[square]
        fought = table.fight is not None and troop in table.fight.troops
        if troop == NOBODY or fought or nation_of(troop) != nation:
            continue
        if table.collars[troop] == NO_COLLAR:
            return True
    return False


def _step(table: CortezState, code: Code) -> tuple[int, int] | None:
    """The troop and the square of an action that moves."""
    if not codes.MOVE_TROOP <= code < codes.FLEE_TROOP:
        return None
    return divmod(code - codes.MOVE_TROOP, SQUARE_COUNT)


def _defenders(table: CortezState, square: int) -> list[int]:
    """The seats that may defend a troop on a square."""
    troop = table.on[square]
    if table.collars[troop] != NO_COLLAR:
        return [table.collars[troop]]
    nation = nation_of(troop)
    return [seat for seat in range(table.rules.seats) if table.nations[seat] == nation]


def _price(paid: Sequence[int]) -> float:
    """What provisions paid are worth, roughly: only gold counts in the end."""
    return paid[GOLD] + 0.5 * (sum(paid) - paid[GOLD])


#: All of them, by name.
LAPSES: Final = (
    ("hopeless_attack", hopeless_attack),
    ("unready_attack", unready_attack),
    ("overbid", overbid),
    ("gold_given_away", gold_given_away),
    ("sold_cheaply", sold_cheaply),
    ("onto_the_lake", onto_the_lake),
    ("walk_to_nothing", walk_to_nothing),
    ("stroll_in_the_city", stroll_in_the_city),
    ("temple_left", temple_left),
    ("idle_bribe", idle_bribe),
    ("marking_time", marking_time),
    ("collar_outside", collar_outside),
)
