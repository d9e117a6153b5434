"""Codes of the actions of Cortez; `rules/state.py` implements them.

    PASS ... ADD_WEAPON       actions without a parameter
    ADD_WARRIOR + value       lay a warrior
    FLIP + bridge             destroy or rebuild a bridge; FLIP_NONE
    MARK_TROOP + troop        set-up
    COLLAR_TROOP + troop      after a combat; COLLAR_NONE
    PLACE_AT + square         destination of the beaten troop
    DRAW_BRIBE + kind         play a bribery card that draws
    BID_AMOUNT + amount
    MOVE_TROOP + step         a move; a step is troop * SQUARE_COUNT + square
    FLIGHT_TROOP + step         flight
    ATTACK_TROOP + step        attack
    OWN_BRIBE + step, FOREIGN_BRIBE + step    play a bribery card that moves a troop
    HELP + ((side * VALUE_SLOTS + value) * WEAPON_COUNTS + weapons) * PRICE_COUNT + price
    TRADE_WITH + (seat * TRADE_COUNT + give) * TRADE_COUNT + get    multisets in TRADE_RADIX
    OFFER_CARDS + multiset    parley, in OFFER_RADIX
    PAY_CARDS + multiset      in PROVISION_RADIX
    KEEP_PROVISION_CARDS + multiset    in PROVISION_RADIX
    KEEP_WARRIOR_CARDS + multiset      in WARRIOR_RADIX

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.cards import CARDS_PER_PROVISION, PROVISION_TYPE_COUNT, VALUE_SLOTS
from engine.games.cortez.squares import SQUARE_COUNT

PASS: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
RECRUIT: Final = 3
DRAW: Final = 4
BUY_THEM: Final = 5
BUY_NONE: Final = 6
DONE: Final = 7
SURRENDER: Final = 8
ADD_WEAPON: Final = 9
ADD_WARRIOR: Final = 10
FLIP: Final = 20
FLIP_NONE: Final = 29
MARK_TROOP: Final = 30
COLLAR_TROOP: Final = 80
COLLAR_NONE: Final = 129
PLACE_AT: Final = 130
DRAW_BRIBE: Final = 450
BID_AMOUNT: Final = 500
#: Larger than the worth of all provisions together.
BIDS: Final = 1000
MOVE_TROOP: Final = 2_000
#: Room for every square of every troop.
STEP_COUNT: Final = 14_000
#: The kinds of actions that move a troop: (code - MOVE_TROOP) // STEP_COUNT.
MOVE_KIND: Final = 0
FLIGHT_KIND: Final = 1
ATTACK_KIND: Final = 2
FLIGHT_TROOP: Final = MOVE_TROOP + STEP_COUNT
ATTACK_TROOP: Final = FLIGHT_TROOP + STEP_COUNT
OWN_BRIBE: Final = ATTACK_TROOP + STEP_COUNT
FOREIGN_BRIBE: Final = OWN_BRIBE + STEP_COUNT
HELP: Final = FOREIGN_BRIBE + STEP_COUNT
WEAPON_COUNTS: Final = CARDS_PER_PROVISION + 1
PRICE_COUNT: Final = 5
TRADE_WITH: Final = 80_000
TRADE_RADIX: Final = 3
TRADE_COUNT: Final = TRADE_RADIX**PROVISION_TYPE_COUNT
OFFER_CARDS: Final = 130_000
OFFER_RADIX: Final = 4
PROVISION_RADIX: Final = CARDS_PER_PROVISION + 1
WARRIOR_RADIX: Final = 5
PAY_CARDS: Final = 1_000_000
KEEP_PROVISION_CARDS: Final = 2_000_000
KEEP_WARRIOR_CARDS: Final = 3_000_000


def step_of(troop: int, square: int) -> int:
    """Return the number of a step, that is a troop and its destination."""
    return troop * SQUARE_COUNT + square


def helped_side(code: int) -> int:
    """Return the side of the combat that a mercenary's offer helps."""
    return (code - HELP) // (VALUE_SLOTS * WEAPON_COUNTS * PRICE_COUNT)


def help_of(side: int, value: int, weapon_count: int, price: int) -> int:
    """Return the code of a mercenary's offer."""
    return (
        HELP + ((side * VALUE_SLOTS + value) * WEAPON_COUNTS + weapon_count) * PRICE_COUNT + price
    )
