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
from engine.games.condottiere.rules.core_state import CoreState

#: The size of a hand without regions.
HAND_SIZE: Final = 10
#: The size of the first hand with `draw_after_battle`.
FIRST_HAND_SIZE: Final = 7
#: The most cards a seat may draw after a battle.
MAX_DRAWN: Final = 3


def deal(state: CoreState, number: int, rng: Rng, events: list[Event] | None) -> None:
    """Deal every seat `number` cards and those for its regions."""
    rules = state.rules
    for seat in range(rules.seats):
        due = number + rules.per_region * state.holdings[seat]
        if rules.refills_hands:
            due -= len(state.hands[seat])
        take(state, seat, due, rng, events)


def take(state: CoreState, seat: int, number: int, rng: Rng, events: list[Event] | None) -> None:
    """Deal a seat `number` cards from the pile."""
    hand = state.hands[seat]
    before = len(hand)
    draw(state, hand, number, rng)
    if events is not None:
        events.append(happened.Dealt(seat, tuple([CARD_NAMES[kind] for kind in hand[before:]])))


def draw(state: CoreState, hand: list[int], number: int, rng: Rng) -> None:
    """Move `number` random cards from the pile to `hand`, or all that are left."""
    pile = state.pile
    pile_size = len(pile)
    for _ in range(min(number, pile_size)):
        index = rng.below(pile_size)
        pile_size -= 1
        hand.append(pile[index])
        pile[index] = pile[pile_size]
        pile.pop()


def may_discard(state: CoreState, seat: int) -> bool:
    """Return whether a seat holds cards but no mercenary."""
    hand = state.hands[seat]
    for kind in hand:
        if kind < MERCENARIES:
            return False
    return bool(hand)


def discard_face_down(state: CoreState, seat: int, events: list[Event] | None) -> None:
    """Discard the hand of a seat, face down."""
    hand = state.hands[seat]
    state.buried[seat] = state.buried[seat] + hand
    if state.shown:
        showing.remember_discarded(state, seat)
    state.hands[seat] = []
    if events is not None:
        events.append(happened.HandDiscarded(seat, len(hand)))


def keep(state: CoreState, seat: int, cards: list[int], events: list[Event] | None) -> None:
    """Discard all cards of a seat but these."""
    dropped = len(state.hands[seat]) - len(cards)
    known = state.known[seat]
    discarded: list[int] = []
    for kind in sorted(set(known)):
        # Any of the discarded cards may have been a known one.
        discarded += [kind] * (known.count(kind) - dropped)
    state.known[seat] = discarded
    if state.shown:
        showing.drop(state, seat, dropped)
    state.hands[seat] = cards
    if events is not None:
        names = tuple([CARD_NAMES[kind] for kind in cards])
        events.append(happened.Kept(seat, names, dropped))


def give_up_all(state: CoreState) -> None:
    """Discard all hands."""
    for seat in range(state.rules.seats):
        state.hands[seat] = []
        state.known[seat] = []
    state.shown = []


# -- option draw_after_battle ----------------------------------------------------------------------


def room(state: CoreState, seat: int) -> int:
    """Return how many cards a seat may ask for after a battle.

    It may get fewer if the pile runs out.
    """
    free = HAND_SIZE + state.rules.per_region * state.holdings[seat] - len(state.hands[seat])
    cards_left = len(state.pile) + len(state.discard) + sum([len(line) for line in state.lines])
    return max(0, min(MAX_DRAWN, free)) if cards_left else 0


def draw_up(state: CoreState, seat: int, number: int, rng: Rng, events: list[Event] | None) -> None:
    """Draw `number` cards for a seat after a battle."""
    hand = state.hands[seat]
    before = len(hand)
    at_once = min(number, len(state.pile))
    draw(state, hand, at_once, rng)
    if at_once < number:
        renew(state, events)
        draw(state, hand, number - at_once, rng)
    if events is not None:
        events.append(happened.Drew(seat, tuple([CARD_NAMES[kind] for kind in hand[before:]])))


def renew(state: CoreState, events: list[Event] | None) -> None:
    """Shuffle the discard pile into the pile; if it is small, also the battle lines.

    In a match hands are never so large that the pile still runs out.
    """
    state.pile += state.discard
    state.discard = []
    if len(state.pile) < HAND_SIZE:
        clear_lines(state, events)
        state.pile += state.discard
        state.discard = []
    if events is not None:
        events.append(happened.PileRenewed())


def clear_lines(state: CoreState, events: list[Event] | None) -> None:
    """Discard all battle lines."""
    cards = sum([len(line) for line in state.lines])
    state.clear_lines()
    if events is not None and cards:
        events.append(happened.LinesDiscarded())
