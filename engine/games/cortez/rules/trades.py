"""Trades and prices of surrenders: in the windows of version 1, or as interruptions.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Event
from engine.games.cortez import events as happened
from engine.games.cortez.cards import FOOD, PROVISION_TYPE_COUNT, named_provisions
from engine.games.cortez.multisets import of_size
from engine.games.cortez.rules import combat, decks
from engine.games.cortez.rules.combat_data import DEFENDER
from engine.games.cortez.rules.core_state import (
    BUY_WARRIORS_PHASE,
    NOBODY,
    OVER,
    PARLEY_ANSWER_PHASE,
    PAUSE,
    TRADE_ANSWER_PHASE,
    TRADE_PHASE,
    CoreState,
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

#: The multisets that may be asked for in a trade: up to `MAX_TRADED` cards of any types.
REQUESTABLE: Final[list[list[int]]] = [
    counts
    for size in range(1, MAX_TRADED + 1)
    for counts in of_size([size] * PROVISION_TYPE_COUNT, size)
]


# -- the windows of version 1 ----------------------------------------------------------------------


def may_trade(state: CoreState) -> bool:
    """Return whether public information allows the active player to propose a trade."""
    if not state.provision_count(state.turn_seat):
        return False
    return any(
        state.provision_count(seat) for seat in range(state.rules.seats) if seat != state.turn_seat
    )


def ask_trade(state: CoreState) -> None:
    """Ask the active player for a trade before an action."""
    state.trades_left = state.actions_left - 1
    if may_trade(state):
        state.ask(TRADE_PHASE, state.turn_seat)
    else:
        state.phase = PAUSE


def givable_multisets(state: CoreState, seat: int) -> list[list[int]]:
    """Return the multisets a seat may give in a trade."""
    provisions = state.provisions_of(seat)
    return [counts for size in range(1, MAX_TRADED + 1) for counts in of_size(provisions, size)]


def has_no_common_type(give: list[int], get: list[int]) -> bool:
    """Return whether no type is on both sides."""
    return not any(give[kind] and get[kind] for kind in range(PROVISION_TYPE_COUNT))


def partners(state: CoreState) -> list[int]:
    """Return the seats to which the active player may propose a trade: those with provisions."""
    return [
        seat
        for seat in range(state.rules.seats)
        if seat != state.turn_seat and state.provision_count(seat)
    ]


def propose_trade(
    state: CoreState, partner: int, give: list[int], get: list[int], events: list[Event] | None
) -> None:
    """Propose a trade for the active player.

    The partner refuses automatically where its number of cards shows that it cannot give enough.
    """
    seat = state.turn
    state.partner = partner
    state.provisions_given = give
    state.provisions_wanted = get
    decks.show(state, seat, give)
    if events is not None:
        names = named_provisions(give), named_provisions(get)
        events.append(happened.TradeProposed(seat, partner, *names))
    if state.provision_count(partner) < sum(get):
        refuse_proposal(state, "trade", partner, events)
    else:
        state.ask(TRADE_ANSWER_PHASE, partner)


def can_give(state: CoreState, seat: int, counts: list[int]) -> bool:
    """Return whether a seat holds these provisions."""
    provisions = state.provisions_of(seat)
    return not any(provisions[kind] < counts[kind] for kind in range(PROVISION_TYPE_COUNT))


def accept_trade(state: CoreState, events: list[Event] | None) -> None:
    """Accept the trade and exchange the cards."""
    partner, active = state.turn, state.turn_seat
    give, get = state.provisions_given, state.provisions_wanted
    _close_proposal(state, "trade", partner, events, accepted=True)
    decks.give(state, active, partner, give, "trade", events)
    decks.give(state, partner, active, get, "trade", events)


def refuse_proposal(state: CoreState, kind: str, seat: int, events: list[Event] | None) -> None:
    """Refuse what the active player proposed to a seat: a trade, or a price of a surrender."""
    remember_refusal(
        state, [state.turn_seat, seat, *state.provisions_given, *state.provisions_wanted]
    )
    _close_proposal(state, kind, seat, events, accepted=False)


def remember_refusal(state: CoreState, proposal: list[int]) -> None:
    """Remember a refused proposal: [seat, partner, provisions given by type, and wanted]."""
    other_refusals = [entry for entry in state.refused_trades if entry != proposal]
    state.refused_trades = [*other_refusals[1 - MAX_REFUSED :], proposal]


def _close_proposal(
    state: CoreState, kind: str, seat: int, events: list[Event] | None, *, accepted: bool
) -> None:
    state.partner = NOBODY
    state.provisions_given = []
    state.provisions_wanted = []
    state.phase = PAUSE
    if events is not None:
        events.append(happened.Answered(seat, kind, accepted))


# -- trades on offer -------------------------------------------------------------------------------


def offer_trade(
    state: CoreState,
    seat: int,
    to: int,
    give: list[int],
    get: list[int],
    events: list[Event] | None,
) -> None:
    """Offer a trade. It remains open until it is taken, withdrawn, refused or impossible."""
    state.offer_count += 1
    state.offers_this_turn = state.offers_this_turn[:]
    state.offers_this_turn[seat] += 1
    state.offers = [*state.offers, [state.offer_count, seat, to, *give, *get]]
    decks.show(state, seat, give)
    if events is not None:
        names = named_provisions(give), named_provisions(get)
        events.append(happened.TradeProposed(seat, to, *names))


def may_get_food(state: CoreState) -> bool:
    """Return whether a defender that lacks the food for warriors may still trade for one."""
    seat = state.turn
    if (
        state.phase != BUY_WARRIORS_PHASE
        or state.rules.has_turn_windows
        or not state.provision_count(seat)
    ):
        return False
    if state.held_count(seat, FOOD) or not state.deck_size(state.nations[seat]):
        return False
    others = [other for other in range(state.rules.seats) if other != seat]
    return any(state.provision_count(other) for other in others if other != state.turn_seat)


def take_offer(state: CoreState, seat: int, number: int, events: list[Event] | None) -> None:
    """Take an offered trade: the provisions change hands."""
    entry = _remove(state, number)
    if events is not None:
        events.append(happened.Answered(seat, "trade", accepted=True))
    maker = entry[MAKER]
    decks.give(state, maker, seat, entry[GIVEN:WANTED], "trade", events)
    decks.give(state, seat, maker, entry[WANTED:], "trade", events)
    combat.allow_more_cards(state, maker)
    combat.allow_more_cards(state, seat)


def end_offer(state: CoreState, seat: int, number: int, events: list[Event] | None) -> None:
    """Refuse an offered trade, or withdraw it."""
    entry = _remove(state, number)
    if events is not None:
        if entry[MAKER] == seat:
            events.append(happened.OfferEnded(seat, entry[PARTNER], "withdrawn"))
        else:
            events.append(happened.Answered(seat, "trade", accepted=False))
    if entry[MAKER] != seat:
        remember_refusal(state, entry[MAKER:])


def _remove(state: CoreState, number: int) -> list[int]:
    """Remove an offer and return it."""
    for entry in state.offers:
        if entry[NUMBER] == number:
            state.offers = [other for other in state.offers if other is not entry]
            return entry
    raise KeyError(number)


def end_impossible(state: CoreState, events: list[Event] | None) -> None:
    """End the offers that everybody can see to be impossible, and all when the match is over.

    The maker may hold the offered cards still, but nobody knows that.
    """
    for entry in state.offers:
        maker, partner = entry[MAKER], entry[PARTNER]
        first = maker * PROVISION_TYPE_COUNT
        possible = state.phase < OVER and state.provision_count(partner) >= sum(entry[WANTED:])
        for kind in range(PROVISION_TYPE_COUNT):
            if state.known_provisions[first + kind] < entry[GIVEN + kind]:
                possible = False
        if not possible:
            state.offers = [other for other in state.offers if other is not entry]
            if events is not None and state.phase < OVER:
                events.append(happened.OfferEnded(maker, partner, "impossible"))


# -- surrenders ------------------------------------------------------------------------------------


def offer_parley(state: CoreState, cards: list[int], events: list[Event] | None) -> None:
    """Offer the defender provisions for a surrender, in the window for it."""
    _show_parley(state, state.turn, cards, events)
    state.ask(PARLEY_ANSWER_PHASE, state.partner)


def interrupt_with_parley(
    state: CoreState, seat: int, cards: list[int], events: list[Event] | None
) -> None:
    """Offer the defender provisions for a surrender; the open decision is asked afterwards."""
    combat.combat_of(state).parleys += 1
    _show_parley(state, seat, cards, events)
    state.put_off(PARLEY_ANSWER_PHASE, state.partner)


def _show_parley(state: CoreState, seat: int, cards: list[int], events: list[Event] | None) -> None:
    """Show the defender the provisions offered for its surrender."""
    defender = combat.combat_of(state).fighters[DEFENDER]
    state.partner = defender
    state.provisions_given = cards
    state.provisions_wanted = [0] * PROVISION_TYPE_COUNT
    decks.show(state, seat, cards)
    if events is not None:
        events.append(happened.ParleyOffered(seat, defender, named_provisions(cards)))


def accept_parley(state: CoreState, events: list[Event] | None) -> None:
    """Accept the offered provisions for a surrender; the caller ends the combat."""
    seat = state.turn
    give = state.provisions_given
    _close_proposal(state, "parley", seat, events, accepted=True)
    decks.give(state, state.turn_seat, seat, give, "parley", events)
