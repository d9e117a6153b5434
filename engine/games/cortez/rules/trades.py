"""Trades, and offers of the attacker for a surrender: interruptions, and the windows of version 1.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import FOOD, PROVISION_TYPE_COUNT, named_provisions
from engine.games.cortez.multisets import of_size
from engine.games.cortez.rules import combat, decks
from engine.games.cortez.rules.core_state import (
    BUY_WARRIORS_PHASE,
    NOBODY,
    OVER,
    PARLEY_ANSWER_PHASE,
    PAUSE,
    TRADE_ANSWER_PHASE,
    TRADE_PHASE,
    TableState,
)

#: The most cards on either side of a trade.
MAX_TRADED: Final = 2
#: The most cards offered for a surrender.
MAX_OFFERED: Final = 3

#: The parts of an offered trade: its number, the seat, its partner, and the provisions.
NUMBER: Final = 0
MAKER: Final = 1
PARTNER: Final = 2
GIVEN: Final = 3
WANTED: Final = GIVEN + PROVISION_TYPE_COUNT
#: Where the provisions of a refused proposal begin, after its seat and its partner.
REFUSED_GIVEN: Final = 2
REFUSED_WANTED: Final = REFUSED_GIVEN + PROVISION_TYPE_COUNT
#: The most refused proposals that are remembered.
MAX_REFUSED: Final = 32

#: The multisets that may be asked for in a trade: one or two cards of any types.
REQUESTABLE: Final[list[list[int]]] = [
    *of_size([1] * PROVISION_TYPE_COUNT, 1),
    *of_size([2] * PROVISION_TYPE_COUNT, 2),
]


def may_trade(table: TableState) -> bool:
    """Return whether public information allows the active player to propose a trade."""
    if not table.provision_count(table.turn_seat):
        return False
    return any(
        table.provision_count(seat) for seat in range(table.rules.seats) if seat != table.turn_seat
    )


def ask_trade(table: TableState) -> None:
    """Ask the active player for a trade before an action."""
    table.trades_left = table.actions_left - 1
    if may_trade(table):
        table.ask(TRADE_PHASE, table.turn_seat)
    else:
        table.phase = PAUSE


def givable_multisets(table: TableState, seat: int) -> list[list[int]]:
    """Return the multisets a seat may give in a trade."""
    own = table.provisions_of(seat)
    return of_size(own, 1) + of_size(own, MAX_TRADED)


def has_no_common_type(give: list[int], get: list[int]) -> bool:
    """Return whether no type is on both sides."""
    return not any(give[kind] and get[kind] for kind in range(PROVISION_TYPE_COUNT))


def partners(table: TableState) -> list[int]:
    """Return the seats to which the active player may propose a trade: those with provisions."""
    return [
        seat
        for seat in range(table.rules.seats)
        if seat != table.turn_seat and table.provision_count(seat)
    ]


def propose(
    table: TableState, partner: int, give: list[int], get: list[int], events: list[Event] | None
) -> None:
    """Propose a trade for the active player.

    The partner refuses automatically where its number of cards shows that it cannot give enough.
    """
    seat = table.turn
    table.partner = partner
    table.provisions_given = give
    table.provisions_wanted = get
    decks.show(table, seat, give)
    if events is not None:
        names = named_provisions(give), named_provisions(get)
        events.append(happened.TradeProposed(seat, partner, *names))
    if table.provision_count(partner) < sum(get):
        refuse(table, "trade", partner, events)
    else:
        table.ask(TRADE_ANSWER_PHASE, partner)


def can_give(table: TableState, seat: int, counts: list[int]) -> bool:
    """Return whether a seat holds these provisions."""
    own = table.provisions_of(seat)
    return not any(own[kind] < counts[kind] for kind in range(PROVISION_TYPE_COUNT))


def accept_trade(table: TableState, events: list[Event] | None) -> None:
    """Accept the trade and exchange the cards."""
    partner, active = table.turn, table.turn_seat
    give, get = table.provisions_given, table.provisions_wanted
    _close_offer(table, "trade", partner, True, events)
    decks.give(table, active, partner, give, "trade", events)
    decks.give(table, partner, active, get, "trade", events)


def offer(table: TableState, cards: list[int], to: int, events: list[Event] | None) -> None:
    """Offer the defender provisions for a surrender."""
    seat = table.turn
    table.partner = to
    table.provisions_given = cards
    table.provisions_wanted = [0] * PROVISION_TYPE_COUNT
    decks.show(table, seat, cards)
    if events is not None:
        events.append(happened.ParleyOffered(seat, to, named_provisions(cards)))
    table.ask(PARLEY_ANSWER_PHASE, to)


def accept_parley(table: TableState, events: list[Event] | None) -> None:
    """Accept the offered provisions for a surrender; the caller ends the combat."""
    seat = table.turn
    give = table.provisions_given
    _close_offer(table, "parley", seat, True, events)
    decks.give(table, table.turn_seat, seat, give, "parley", events)


def refuse(table: TableState, kind: str, seat: int, events: list[Event] | None) -> None:
    """Refuse a proposal to a seat."""
    remember_refusal(
        table, [table.turn_seat, seat, *table.provisions_given, *table.provisions_wanted]
    )
    _close_offer(table, kind, seat, False, events)


def remember_refusal(table: TableState, proposal: list[int]) -> None:
    """Remember a refused proposal: [seat, partner, provisions given by type, and wanted]."""
    kept = [entry for entry in table.refused_trades if entry != proposal]
    table.refused_trades = [*kept[1 - MAX_REFUSED :], proposal]


def _close_offer(
    table: TableState, kind: str, seat: int, accepted: bool, events: list[Event] | None
) -> None:
    table.partner = NOBODY
    table.provisions_given = []
    table.provisions_wanted = []
    table.phase = PAUSE
    if events is not None:
        events.append(happened.Answered(seat, kind, accepted))


# -- interruptions ---------------------------------------------------------------------------------


def offer_trade(
    table: TableState,
    seat: int,
    to: int,
    give: list[int],
    get: list[int],
    events: list[Event] | None,
) -> None:
    """Offer a trade, which stands until it is taken, ended or impossible."""
    table.offer_count += 1
    table.offers_this_turn = table.offers_this_turn[:]
    table.offers_this_turn[seat] += 1
    table.offers = [*table.offers, [table.offer_count, seat, to, *give, *get]]
    decks.show(table, seat, give)
    if events is not None:
        names = named_provisions(give), named_provisions(get)
        events.append(happened.TradeProposed(seat, to, *names))


def may_get_food(table: TableState) -> bool:
    """Return whether a defender that lacks the food for warriors may still trade for one."""
    seat = table.turn
    if (
        table.phase != BUY_WARRIORS_PHASE
        or table.rules.has_turn_windows
        or not table.provision_count(seat)
    ):
        return False
    if table.held(seat, FOOD) or not table.deck_size(table.nations[seat]):
        return False
    others = [other for other in range(table.rules.seats) if other != seat]
    return any(table.provision_count(other) for other in others if other != table.turn_seat)


def take_offer(table: TableState, seat: int, number: int, events: list[Event] | None) -> None:
    """Take an offered trade: the provisions change hands."""
    entry = _remove(table, number)
    if events is not None:
        events.append(happened.Answered(seat, "trade", accepted=True))
    maker = entry[MAKER]
    decks.give(table, maker, seat, entry[GIVEN:WANTED], "trade", events)
    decks.give(table, seat, maker, entry[WANTED:], "trade", events)
    combat.supplied(table, maker)
    combat.supplied(table, seat)


def end_offer(table: TableState, seat: int, number: int, events: list[Event] | None) -> None:
    """Refuse an offered trade, or withdraw it."""
    entry = _remove(table, number)
    if events is not None:
        if entry[MAKER] == seat:
            events.append(happened.OfferEnded(seat, entry[PARTNER], "withdrawn"))
        else:
            events.append(happened.Answered(seat, "trade", accepted=False))
    if entry[MAKER] != seat:
        remember_refusal(table, entry[MAKER:])


def _remove(table: TableState, number: int) -> list[int]:
    """Remove an offer and return it."""
    for entry in table.offers:
        if entry[NUMBER] == number:
            table.offers = [other for other in table.offers if other is not entry]
            return entry
    raise KeyError(number)


def end_impossible(table: TableState, events: list[Event] | None) -> None:
    """End the offers that everybody can see to be impossible, and all when the match is over.

    The maker may hold the offered cards still, but nobody knows that.
    """
    for entry in table.offers:
        maker, partner = entry[MAKER], entry[PARTNER]
        first = maker * PROVISION_TYPE_COUNT
        possible = table.phase < OVER and table.provision_count(partner) >= sum(entry[WANTED:])
        for kind in range(PROVISION_TYPE_COUNT):
            if table.known_provisions[first + kind] < entry[GIVEN + kind]:
                possible = False
        if not possible:
            table.offers = [other for other in table.offers if other is not entry]
            if events is not None and table.phase < OVER:
                events.append(happened.OfferEnded(maker, partner, "impossible"))


def buy_surrender(
    table: TableState, seat: int, cards: list[int], events: list[Event] | None
) -> None:
    """Offer the defender provisions for a surrender; the open decision is put off."""
    combat_state = combat.combat_of(table)
    combat_state.parleys += 1
    to = combat_state.fighters[1]
    table.partner = to
    table.provisions_given = cards
    table.provisions_wanted = [0] * PROVISION_TYPE_COUNT
    decks.show(table, seat, cards)
    if events is not None:
        events.append(happened.ParleyOffered(seat, to, named_provisions(cards)))
    table.put_off(PARLEY_ANSWER_PHASE, to)
