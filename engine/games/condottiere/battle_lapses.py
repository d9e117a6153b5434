"""What a person would laugh at when a battle is over, looking into every hand: only counted.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.game import Seat
from engine.games.condottiere.bots.blunders import CHEAP, FULL_HAND
from engine.games.condottiere.rules.battle import single_strength
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.rules.table import ALL_PASSED, BATTLE, NOBODY, OVER


def gift(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who let somebody take a region with a strength of 3 or less, all alone, when all had passed.

    At least two others, each with more than five cards, enough to take it among them; else the
    region was cheap with reason.
    """
    taker = after.last_conqueror
    if not _passed_by(before, after) or taker == NOBODY or after.last_fallen:
        return []
    for seat in range(before.rules.seats):
        if seat != taker and after.last_rows[seat]:
            return []
    paid = after.last_strengths[taker]
    if paid > CHEAP:
        return []
    found = [
        seat
        for seat in range(before.rules.seats)
        if seat != taker and len(before.hands[seat]) > FULL_HAND and reach(before, seat) > paid
    ]
    return found if len(found) > 1 else []


def unfought(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who all passed where nobody laid a card; at least two held one that counts."""
    if before.opened or not _passed_by(before, after):
        return []
    found = [seat for seat in range(before.rules.seats) if reach(before, seat)]
    return found if len(found) > 1 else []


def game_left(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who passed, all having passed, and left the game to a rival who took the region, with more
    in hand than he had laid and still held.
    """
    taker = after.last_conqueror
    if after.phase != OVER or not _passed_by(before, after) or taker == NOBODY:
        return []
    if not after.winners & BIT[taker]:
        return []
    most = after.last_strengths[taker] + reach(before, taker)
    return [
        seat
        for seat in range(before.rules.seats)
        if seat != taker and after.last_strengths[seat] + reach(before, seat) > most
    ]


def reach(table: CondottiereState, seat: Seat) -> int:
    """What the cards of a hand count together, without drum and spring."""
    return sum(single_strength(kind, table.season) for kind in table.hands[seat])


def _passed_by(before: CondottiereState, after: CondottiereState) -> bool:
    """Whether a battle for a region has ended between the two, by everybody passing."""
    if before.phase != BATTLE or after.last_how != ALL_PASSED:
        return False
    return after.phase != BATTLE or after.battle != before.battle or after.game != before.game
