"""Reasons why a seat cannot interrupt, as stable keys, from its view.

"At any time" means between two answers. A pillage or a mutiny that is being carried out is finished
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Interruption, Seat
from engine.games.cortez import actions
from engine.games.cortez.cards import NATIONS, PROVISION_NUMBERS, VALUE_SLOTS, WARRIOR_NAMES
from engine.games.cortez.views import troop_refusals
from engine.games.cortez.views.holdings import deck_size, has_provisions_left, lacks
from engine.games.cortez.views.view import Combat, CortezView

#: The most trades that stand at a time.
MAX_OFFERS: Final = 64
#: Decisions of events that seats carry out one after the other.
CARRIED_OUT: Final = ("keep_provisions", "keep_warriors")
#: Decisions at which the defender has not yet laid a card.
BEFORE_DEFENCE: Final = ("buy", "attack", "defence")


def refusal(view: CortezView, action: Interruption) -> str:
    """Return the reason against an interruption by the viewer, or ""."""
    if view.decision is None:
        return "over"
    seat = view.seat
    if seat is None or seat < 0:
        return "not_your_turn"
    if view.options.windows:
        return "not_asked"
    if isinstance(action, actions.EndOffer):
        return _end_refusal(view, seat, action)
    if view.decision.kind in CARRIED_OUT:
        return "carried_out"
    match action:
        case actions.PlayBribery():
            return _bribery_refusal(view, seat, action)
        case actions.OfferTrade():
            return _trade_refusal(view, seat, action)
        case actions.TakeOffer(number):
            return _take_refusal(view, seat, number)
        case actions.BuySurrender(cards):
            return _surrender_refusal(view, seat, cards)
        case actions.SeekHelp(of, price):
            return _call_refusal(view, seat, of, price)
        case actions.OfferHelp():
            return _help_refusal(view, seat, action)
    return "unknown"


def _are_provisions(cards: Sequence[str]) -> bool:
    return all(card in PROVISION_NUMBERS for card in cards)


def _binding(view: CortezView, *seats: Seat) -> str:
    """Return why a seat must keep its provisions now, its bid or an open offer; or ""."""
    if view.auction is not None and view.auction.by in seats:
        return "bound_by_bid"
    offer, combat = view.offer, view.combat
    bound: tuple[Seat, ...] = () if offer is None else (offer.seat, offer.to)
    if combat is not None and combat.mercenary is not None:
        helped = actions.SIDE_NAMES.index(combat.mercenary.side)
        bound = (combat.mercenary.seat, (combat.attacker, combat.defender)[helped])
    return "bound_by_offer" if set(bound) & set(seats) else ""


# -- bribery cards ---------------------------------------------------------------------------------


def _bribery_refusal(view: CortezView, seat: Seat, action: actions.PlayBribery) -> str:
    if action.card not in view.bribery[seat]:
        return "not_in_hand"
    if action.card in ("own_move", "foreign_move"):
        return _moving_refusal(view, seat, action)
    if action.card not in ("five_warriors", "five_provisions"):
        return "not_playable"
    if action.troop is not None or action.to is not None:
        return "unknown"
    if action.card == "five_provisions":
        return "" if has_provisions_left(view) else "pile_empty"
    return "" if deck_size(view, seat) else "deck_empty"


def _moving_refusal(view: CortezView, seat: Seat, action: actions.PlayBribery) -> str:
    combat = view.combat
    if combat is not None and action.troop in (combat.attacker_troop, combat.defender_troop):
        return "fighting"
    written = actions.Bribe(action.card, action.troop, action.to)
    if reason := troop_refusals.bribe_refusal(view, seat, written):
        return reason
    return _binding(view, seat) if troop_refusals.bribe_cost(view, written) else ""


# -- trades ----------------------------------------------------------------------------------------


def _trade_refusal(view: CortezView, seat: Seat, trade: actions.OfferTrade) -> str:
    """Return the key of the reason why a trade may not be offered, or ""."""
    if not 0 <= trade.to < len(view.nations):
        return "unknown"
    if trade.to == seat:
        return "own_seat"
    if not _are_provisions(trade.give) or not _are_provisions(trade.get):
        return "unknown"
    if reason := _binding(view, seat):
        return reason
    if not trade.give or not trade.get:
        return "wrong_number"
    if set(trade.give) & set(trade.get):
        return "same_type"
    if lacks(view.provisions[seat], trade.give):
        return "not_in_hand"
    if len(view.provisions[trade.to]) < len(trade.get):
        return "nothing_to_trade"
    if trade.instead is not None:
        replaced = trade.instead, trade.to, seat
        known = any((old.number, old.seat, old.to) == replaced for old in view.offers)
        return "" if known else "no_such_offer"
    return "too_many_offers" if len(view.offers) >= MAX_OFFERS else ""


def _take_refusal(view: CortezView, seat: Seat, number: int) -> str:
    for trade in view.offers:
        if trade.number == number and trade.to == seat:
            if lacks(view.provisions[seat], trade.get):
                return "not_in_hand"
            return _binding(view, seat, trade.seat)
    return "no_such_offer"


def _end_refusal(view: CortezView, seat: Seat, end: actions.EndOffer) -> str:
    for trade in view.offers:
        if trade.number == end.number and seat in (trade.seat, trade.to):
            # Only who refuses an offer has a reason.
            return "unknown" if end.why and seat == trade.seat else ""
    return "no_such_offer"


# -- combats ---------------------------------------------------------------------------------------


def _surrender_refusal(view: CortezView, seat: Seat, cards: tuple[str, ...]) -> str:
    combat = view.combat
    if combat is None or seat != combat.attacker:
        return "not_attacker"
    if view.put_off is not None:
        return "question_open"
    is_adding = combat.step == "defence" and combat.added
    if combat.step not in BEFORE_DEFENCE or is_adding:
        return "too_late"
    if not cards:
        return "wrong_number"
    if not _are_provisions(cards):
        return "unknown"
    return "not_in_hand" if lacks(view.provisions[seat], cards) else ""


def _has_opened(combat: Combat) -> bool:
    """Return whether both fighters have begun to lay cards, so that others may help them."""
    return combat.step in ("raise", "mercenaries") or (
        combat.step == "defence" and combat.added > 0
    )


def _call_refusal(view: CortezView, seat: Seat, of: Seat, price: tuple[str, ...]) -> str:
    combat = view.combat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return "not_fighting"
    if not 0 <= of < len(view.nations) or of in (combat.attacker, combat.defender):
        return "unknown"
    if combat.step in ("collar", "place"):
        return "too_late"
    named = [card for card in price if card != actions.ANY]
    if not _are_provisions(named):
        return "unknown"
    hand = view.provisions[seat]
    return "cannot_pay" if lacks(hand, named) or len(hand) < len(price) else ""


def _help_refusal(view: CortezView, seat: Seat, help_: actions.OfferHelp) -> str:
    """Return the key of the reason why help may not be offered, or ""."""
    combat = view.combat
    if combat is None or seat in (combat.attacker, combat.defender):
        return "fights" if combat is not None else "no_combat"
    assert view.decision is not None
    if view.put_off is not None or view.decision.kind in ("mercenary_answer", "pay"):
        return "question_open"
    if view.decision.kind == "mercenary" and view.decision.seat == seat:
        return "asked"
    if combat.step in ("collar", "place"):
        return "too_late"
    if not _has_opened(combat):
        return "too_early"
    if help_.for_ not in actions.SIDE_NAMES or help_.weapons < 0:
        return "unknown"
    if any(not 0 < value < VALUE_SLOTS for value in help_.warriors):
        return "unknown"
    if not _are_provisions([card for card in help_.price if card != actions.ANY]):
        return "unknown"
    if len(help_.warriors) > 1 or (help_.warriors and seat in combat.sold):
        return "one_warrior"
    base = NATIONS.index(view.nations[seat]) * VALUE_SLOTS
    names = [WARRIOR_NAMES[base + value] for value in help_.warriors]
    hand = view.provisions[seat]
    if lacks(view.warriors[seat], names) or hand.count("weapon") < help_.weapons:
        return "not_in_hand"
    if not names and not help_.weapons:
        return "offers_nothing"
    side = actions.SIDE_NAMES.index(help_.for_)
    free_count = len(combat.laid[side]) + len(names) - combat.weapons[side]
    return "too_many_weapons" if help_.weapons > free_count else ""
