"""Hands and the pile: dealing, drawing, keeping cards, and what other seats know of them.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.condottiere import events as happened
from engine.games.condottiere.cards import CARD_NAMES, MERCENARIES
from engine.games.condottiere.rules import showing
from engine.games.condottiere.rules.core_state import TableState

#: The size of a hand without regions.
HAND_SIZE: Final = 10
#: The size of the first hand with `draw_after_battle`.
FIRST_HAND_SIZE: Final = 7
#: The most cards a seat may draw after a battle.
MAX_DRAWN: Final = 3


def deal(table: TableState, number: int, rng: Rng, events: list[Event] | None) -> None:
    """Deal every seat `number` cards and those for its regions."""
    rules = table.rules
    for seat in range(rules.seats):
        due = number + rules.per_region * table.holdings[seat]
        if rules.refills_hands:
            due -= len(table.hands[seat])
        take(table, seat, due, rng, events)


def take(table: TableState, seat: int, number: int, rng: Rng, events: list[Event] | None) -> None:
    """Deal a seat `number` cards from the pile."""
    hand = table.hands[seat]
    before = len(hand)
    draw(table, hand, number, rng)
    if events is not None:
        events.append(happened.Dealt(seat, tuple([CARD_NAMES[kind] for kind in hand[before:]])))


def draw(table: TableState, hand: list[int], number: int, rng: Rng) -> None:
    """Move `number` random cards from the pile to `hand`, or all that are left."""
    pile = table.pile
    left = len(pile)
    for _ in range(min(number, left)):
        index = rng.below(left)
        left -= 1
        hand.append(pile[index])
        pile[index] = pile[left]
        pile.pop()


def may_discard(table: TableState, seat: int) -> bool:
    """Return whether a seat holds cards but no mercenary."""
    hand = table.hands[seat]
    for kind in hand:
        if kind < MERCENARIES:
            return False
    return bool(hand)


def discard_face_down(table: TableState, seat: int, events: list[Event] | None) -> None:
    """Discard the hand of a seat, face down."""
    hand = table.hands[seat]
    table.buried[seat] = table.buried[seat] + hand
    if table.shown:
        showing.remember_discarded(table, seat)
    table.hands[seat] = []
    if events is not None:
        events.append(happened.HandDiscarded(seat, len(hand)))


def keep(table: TableState, seat: int, cards: list[int], events: list[Event] | None) -> None:
    """Discard all cards of a seat but these."""
    dropped = len(table.hands[seat]) - len(cards)
    known = table.known[seat]
    rest: list[int] = []
    for kind in sorted(set(known)):
        # Any of the discarded cards may have been a known one.
        rest += [kind] * (known.count(kind) - dropped)
    table.known[seat] = rest
    if table.shown:
        showing.drop(table, seat, dropped)
    table.hands[seat] = cards
    if events is not None:
        names = tuple([CARD_NAMES[kind] for kind in cards])
        events.append(happened.Kept(seat, names, dropped))


def give_up_all(table: TableState) -> None:
    """Discard all hands."""
    for seat in range(table.rules.seats):
        table.hands[seat] = []
        table.known[seat] = []
    table.shown = []


# -- option draw_after_battle ----------------------------------------------------------------------


def room(table: TableState, seat: int) -> int:
    """Return how many cards a seat may ask for after a battle.

    It may get fewer if the pile runs out.
    """
    free = HAND_SIZE + table.rules.per_region * table.holdings[seat] - len(table.hands[seat])
    left = len(table.pile) + len(table.discard) + sum([len(line) for line in table.lines])
    return max(0, min(MAX_DRAWN, free)) if left else 0


def draw_up(
    table: TableState, seat: int, number: int, rng: Rng, events: list[Event] | None
) -> None:
    """Draw `number` cards for a seat after a battle."""
    hand = table.hands[seat]
    before = len(hand)
    at_once = min(number, len(table.pile))
    draw(table, hand, at_once, rng)
    if at_once < number:
        renew(table, events)
        draw(table, hand, number - at_once, rng)
    if events is not None:
        events.append(happened.Drew(seat, tuple([CARD_NAMES[kind] for kind in hand[before:]])))


def renew(table: TableState, events: list[Event] | None) -> None:
    """Shuffle the discard pile into the pile; if it is small, also the battle lines.

    In a match hands are never so large that the pile still runs out.
    """
    table.pile += table.discard
    table.discard = []
    if len(table.pile) < HAND_SIZE:
        clear_lines(table, events)
        table.pile += table.discard
        table.discard = []
    if events is not None:
        events.append(happened.PileRenewed())


def clear_lines(table: TableState, events: list[Event] | None) -> None:
    """Discard all battle lines."""
    cards = sum([len(line) for line in table.lines])
    table.clear_lines()
    if events is not None and cards:
        events.append(happened.LinesDiscarded())
