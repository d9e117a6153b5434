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
from engine.games.cortez.rules.core_state import BID_PHASE, NOBODY, PAUSE, PAY_PHASE, TableState


def begin(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Begin an auction; the left neighbour of the active player bids first."""
    table.highest_bid = 0
    table.bidder = NOBODY
    table.passed_seats = 0
    _ask_next(table, table.turn_seat, rng, events)


def bids(table: TableState, seat: int) -> list[int]:
    """Return the amounts above the highest bid that a seat can pay exactly."""
    return [
        amount
        for amount in multisets.sums(table.provisions_of(seat), table.rules.worth)
        if amount > table.highest_bid
    ]


def payments(table: TableState, seat: int) -> list[list[int]]:
    """Return the multisets of provisions with which a seat can pay its bid."""
    return multisets.of_worth(table.provisions_of(seat), table.rules.worth, table.highest_bid)


def bid(table: TableState, amount: int, rng: Rng, events: list[Event] | None) -> None:
    """Bid `amount` for the seat to move."""
    table.highest_bid = amount
    table.bidder = table.turn
    if events is not None:
        events.append(happened.BidMade(table.turn, amount))
    _ask_next(table, table.turn, rng, events)


def pass_bid(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Withdraw the seat to move from the auction."""
    _withdraw(table, table.turn, events)
    _ask_next(table, table.turn, rng, events)


def pay_bid(table: TableState, counts: list[int], rng: Rng, events: list[Event] | None) -> None:
    """Pay the winning bid and take the card."""
    decks.pay(table, table.turn, counts, "bid", events)
    _award_card(table, table.turn, rng, events)


def _withdraw(table: TableState, seat: int, events: list[Event] | None) -> None:
    table.passed_seats |= 1 << seat
    if events is not None:
        events.append(happened.BidPassed(seat))


def _ask_next(table: TableState, seat: int, rng: Rng, events: list[Event] | None) -> None:
    """Ask the next seat that may bid.

    A seat passes automatically where its number of cards shows that it cannot outbid.
    """
    while True:
        seat = table.left_of(seat)
        if seat == table.bidder:
            table.ask(PAY_PHASE, seat)
            return
        if seat == table.turn_seat and table.bidder == NOBODY:
            _award_card(table, seat, rng, events)
            return
        if table.passed_seats & (1 << seat):
            continue
        # A bribery card may draw provisions in the middle of the auction.
        may_draw = not table.rules.has_turn_windows and table.bribery_count(seat) > 0
        if may_draw or table.provision_count(seat) * table.rules.max_worth > table.highest_bid:
            table.ask(BID_PHASE, seat)
            return
        _withdraw(table, seat, events)


def _award_card(table: TableState, seat: int, rng: Rng, events: list[Event] | None) -> None:
    """Give a seat a random bribery card and end the auction."""
    kind = decks.pick(table.bribery_pile, sum(table.bribery_pile), rng)
    table.bribery[seat * BRIBERY_KIND_COUNT + kind] += 1
    if events is not None:
        events.append(happened.AuctionWon(seat, table.highest_bid, BRIBERY_NAMES[kind]))
    table.highest_bid = 0
    table.bidder = NOBODY
    table.passed_seats = 0
    table.phase = PAUSE
