"""Auctions of a bribery card.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez import multisets
from engine.games.cortez.cards import BRIBERY_KIND_COUNT, BRIBERY_NAMES
from engine.games.cortez.rules import decks
from engine.games.cortez.rules.core_state import BID_PHASE, NOBODY, PAUSE, PAY_PHASE, CoreState


def begin(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Begin an auction; the left neighbour of the active player bids first."""
    state.highest_bid = 0
    state.bidder = NOBODY
    state.passed_seats = 0
    _ask_next(state, state.turn_seat, rng, events)


def bids(state: CoreState, seat: int) -> list[int]:
    """Return the amounts above the highest bid that a seat can pay exactly."""
    return [
        amount
        for amount in multisets.sums(state.provisions_of(seat), state.rules.worth)
        if amount > state.highest_bid
    ]


def payments(state: CoreState, seat: int) -> list[list[int]]:
    """Return the multisets of provisions with which a seat can pay its bid."""
    return multisets.of_worth(state.provisions_of(seat), state.rules.worth, state.highest_bid)


def bid(state: CoreState, amount: int, rng: Rng, events: list[Event] | None) -> None:
    """Bid `amount` for the seat to move."""
    state.highest_bid = amount
    state.bidder = state.turn
    if events is not None:
        events.append(happened.BidMade(state.turn, amount))
    _ask_next(state, state.turn, rng, events)


def pass_bid(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Withdraw the seat to move from the auction."""
    _withdraw(state, state.turn, events)
    _ask_next(state, state.turn, rng, events)


def pay_bid(state: CoreState, counts: list[int], rng: Rng, events: list[Event] | None) -> None:
    """Pay the winning bid and take the card."""
    decks.pay(state, state.turn, counts, "bid", events)
    _award_card(state, state.turn, rng, events)


def _withdraw(state: CoreState, seat: int, events: list[Event] | None) -> None:
    state.passed_seats |= 1 << seat
    if events is not None:
        events.append(happened.BidPassed(seat))


def _ask_next(state: CoreState, seat: int, rng: Rng, events: list[Event] | None) -> None:
    """Ask the next seat that may bid.

    A seat passes automatically where its number of cards shows that it cannot outbid.
    """
    while True:
        seat = state.left_of(seat)
        if seat == state.bidder:
            state.ask(PAY_PHASE, seat)
            return
        if seat == state.turn_seat and state.bidder == NOBODY:
            _award_card(state, seat, rng, events)
            return
        if state.passed_seats & (1 << seat):
            continue
        # A bribery card may draw provisions in the middle of the auction.
        may_draw = not state.rules.has_turn_windows and state.bribery_count(seat) > 0
        if may_draw or state.provision_count(seat) * state.rules.max_worth > state.highest_bid:
            state.ask(BID_PHASE, seat)
            return
        _withdraw(state, seat, events)


def _award_card(state: CoreState, seat: int, rng: Rng, events: list[Event] | None) -> None:
    """Give a seat a random bribery card and end the auction."""
    kind = decks.pick(state.bribery_pile, sum(state.bribery_pile), rng)
    state.bribery[seat * BRIBERY_KIND_COUNT + kind] += 1
    if events is not None:
        events.append(happened.AuctionWon(seat, state.highest_bid, BRIBERY_NAMES[kind]))
    state.highest_bid = 0
    state.bidder = NOBODY
    state.passed_seats = 0
    state.phase = PAUSE
