"""Reasons why an action is illegal, as stable keys, from the view of the seat to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Action, Interruption, Seat
from engine.games.cortez import actions
from engine.games.cortez.cards import (
    BRIBERY_NUMBERS,
    FIVE_WARRIORS,
    NATIONS,
    PROVISION_NAMES,
    PROVISION_NUMBERS,
    VALUE_SLOTS,
    WARRIOR_NAMES,
)
from engine.games.cortez.rules.event_cards import KEPT_PROVISIONS, KEPT_WARRIORS
from engine.games.cortez.views import interruption_refusals, troop_refusals
from engine.games.cortez.views.holdings import deck_size, has_provisions_left, held_count, lacks
from engine.games.cortez.views.view import Combat, CortezView

#: The kinds of decision each type of action answers.
KINDS_OF_ACTION: Final[dict[type[Action], tuple[str, ...]]] = {
    actions.Mark: ("mark",),
    actions.FlipBridge: ("flip_bridge",),
    actions.Flight: ("flight",),
    actions.Attack: ("attack",),
    actions.Keep: ("keep_provisions", "keep_warriors"),
    actions.Bid: ("bid",),
    actions.Pay: ("pay",),
    actions.Trade: ("trade",),
    actions.Accept: ("trade_answer", "parley_answer", "mercenary_answer"),
    actions.Refuse: ("trade_answer", "parley_answer", "mercenary_answer"),
    actions.Recruit: ("action",),
    actions.Move: ("action",),
    actions.Draw: ("action",),
    actions.Offer: ("parley",),
    actions.BuyWarriors: ("buy_warriors",),
    actions.AddWarrior: ("combat_step",),
    actions.AddWeapon: ("combat_step",),
    actions.Done: ("combat_step",),
    actions.Surrender: ("combat_step",),
    actions.Mercenary: ("mercenary",),
    actions.Collar: ("winner_mark",),
    actions.PlaceLoser: ("place_loser",),
    actions.Bribe: ("bribery_play", "fight_bribery"),
    actions.Pass: (
        *("bribery_play", "fight_bribery", "bid", "trade", "parley", "mercenary", "action"),
    ),
}
#: The numbers of cards allowed on either side of a trade.
TRADE_SIZES: Final = (1, 2)
#: The numbers of cards allowed in an offer for a surrender.
OFFER_SIZES: Final = (1, 2, 3)


def refusal(view: CortezView, action: Action) -> str:
    """Return the reason against `action`, or "" if it is legal for the viewer."""
    if isinstance(action, Interruption):
        return interruption_refusals.refusal(view, action)
    if view.phase == "over":
        return "over"
    if view.decision is None or view.seat != view.decision.seat:
        return "not_your_turn"
    if type(action) not in KINDS_OF_ACTION:
        return "unknown"
    if view.decision.kind not in KINDS_OF_ACTION[type(action)]:
        return "not_asked"
    seat = view.decision.seat
    match action:
        case actions.Keep(cards) | actions.Pay(cards) | actions.Offer(cards):
            return _check_cards(view, seat, action, cards)
        case actions.Bid(amount):
            return _check_bid(view, seat, amount)
        case actions.Trade():
            return _check_trade(view, seat, action)
        case actions.Accept():
            return _check_accept(view, seat)
        case actions.Refuse():
            return ""
        case actions.Recruit():
            return _check_recruits(view, seat)
        case actions.BuyWarriors(answer):
            return _check_recruits(view, seat) if answer else ""
        case actions.Draw():
            return "" if has_provisions_left(view) else "pile_empty"
        case actions.Pass():
            return _check_pass(view, seat)
        case actions.Bribe():
            return _check_bribe(view, seat, action)
        case actions.Mercenary():
            return _check_mercenary(view, seat, action)
        case actions.AddWarrior() | actions.AddWeapon() | actions.Done() | actions.Surrender():
            return _check_laying(view, seat, action)
    return troop_refusals.refusal(view, seat, action)


# -- hands -----------------------------------------------------------------------------------------


def _check_recruits(view: CortezView, seat: Seat) -> str:
    if not held_count(view, seat, "food"):
        return "no_food"
    return "" if deck_size(view, seat) else "deck_empty"


def _check_cards(
    view: CortezView, seat: Seat, action: Action, cards: tuple[str, ...] | tuple[int, ...]
) -> str:
    """Check provisions or warriors that are kept, paid or offered."""
    assert view.decision is not None
    names = [_warrior_name(view, seat, card) if isinstance(card, int) else card for card in cards]
    if view.decision.kind == "keep_warriors":
        return _check_kept_warriors(view, seat, names)
    if any(name not in PROVISION_NUMBERS for name in names):
        return "unknown"
    if lacks(view.provisions[seat], names):
        return "not_in_hand"
    if sizes := _allowed_sizes(view, action):
        if len(names) not in sizes:
            return "wrong_number"
        paid = isinstance(action, actions.Pay) and view.combat is not None
        offer = view.combat.mercenary if paid and view.combat is not None else None
        named_due = [card for card in offer.due if card != actions.ANY] if offer is not None else []
        return "wrong_payment" if lacks(names, named_due) else ""
    assert view.auction is not None
    total = sum(bid_worths(view)[PROVISION_NUMBERS[name]] for name in names)
    return "" if total == view.auction.best else "wrong_sum"


def _check_kept_warriors(view: CortezView, seat: Seat, names: list[str]) -> str:
    if any(name not in WARRIOR_NAMES for name in names):
        return "unknown"
    if lacks(view.warriors[seat], names):
        return "not_in_hand"
    return "" if len(names) == KEPT_WARRIORS else "wrong_number"


def _allowed_sizes(view: CortezView, action: Action) -> tuple[int, ...]:
    """Return the allowed numbers of provisions; () where their worth must match instead."""
    if isinstance(action, actions.Keep):
        return (KEPT_PROVISIONS,)
    if isinstance(action, actions.Offer):
        return OFFER_SIZES
    if view.combat is not None and view.combat.mercenary is not None:
        return (len(view.combat.mercenary.due),)
    return ()


def _warrior_name(view: CortezView, seat: Seat, value: int) -> str:
    """Return the name of a warrior of a seat's nation; "" for an invalid value."""
    nation = NATIONS.index(view.nations[seat])
    return WARRIOR_NAMES[nation * VALUE_SLOTS + value] if 0 < value < VALUE_SLOTS else ""


def bid_worths(view: CortezView) -> list[int]:
    """Return the worth of a provision of each type in a bid."""
    options = view.options
    return [
        options.camouflage_worth,
        options.weapon_worth,
        options.food_worth,
        options.gold_worth,
    ]


# -- bargains --------------------------------------------------------------------------------------


def _check_bid(view: CortezView, seat: Seat, amount: int) -> str:
    assert view.auction is not None
    if amount <= view.auction.best:
        return "too_low"
    sums = {0}
    values = dict(zip(PROVISION_NAMES, bid_worths(view), strict=True))
    for card in view.provisions[seat]:
        if card is not None:
            sums |= {total + values[card] for total in sums}
    return "" if amount in sums else "cannot_pay"


def _check_trade(view: CortezView, seat: Seat, trade: actions.Trade) -> str:
    if not 0 <= trade.with_ < len(view.nations):
        return "unknown"
    if trade.with_ == seat:
        return "own_seat"
    if any(card not in PROVISION_NUMBERS for card in trade.give + trade.get):
        return "unknown"
    if len(trade.give) not in TRADE_SIZES or len(trade.get) not in TRADE_SIZES:
        return "wrong_number"
    if set(trade.give) & set(trade.get):
        return "same_type"
    if lacks(view.provisions[seat], trade.give):
        return "not_in_hand"
    return "" if view.provisions[trade.with_] else "nothing_to_trade"


def _check_accept(view: CortezView, seat: Seat) -> str:
    if view.combat is not None and view.combat.mercenary is not None:
        return "" if can_pay(view, seat, view.combat.mercenary.due) else "cannot_pay"
    assert view.offer is not None
    return "not_in_hand" if lacks(view.provisions[seat], view.offer.get) else ""


def can_pay(view: CortezView, seat: Seat, due: Sequence[str]) -> bool:
    """Return whether a visible hand has the provisions of a price, or of a part of it."""
    named = [card for card in due if card != actions.ANY]
    hand = view.provisions[seat]
    return not lacks(hand, named) and len(hand) >= len(due)


def _check_pass(view: CortezView, seat: Seat) -> str:
    assert view.decision is not None
    if view.decision.kind != "action":
        return ""
    if has_provisions_left(view) or not _check_recruits(view, seat):
        return "must_act"
    return "must_act" if troop_refusals.can_move(view, seat) else ""


def _check_bribe(view: CortezView, seat: Seat, action: actions.Bribe) -> str:
    """Return the key of the reason why a bribe is refused, or ""."""
    assert view.decision is not None
    if action.card not in BRIBERY_NUMBERS:
        return "unknown"
    if action.card not in view.bribery[seat]:
        return "not_in_hand"
    if action.card in ("own_move", "foreign_move"):
        if view.decision.kind == "fight_bribery":
            return "not_in_combat"
        return troop_refusals.bribe_refusal(view, seat, action)
    if action.card not in ("five_warriors", "five_provisions"):
        return "not_playable"
    if action.troop is not None or action.to is not None:
        return "unknown"
    if BRIBERY_NUMBERS[action.card] == FIVE_WARRIORS:
        return "" if deck_size(view, seat) else "deck_empty"
    return "" if has_provisions_left(view) else "pile_empty"


# -- combat ----------------------------------------------------------------------------------------


def _side_of(combat: Combat, seat: Seat) -> int:
    return 0 if combat.attacker == seat else 1


def _check_laying(view: CortezView, seat: Seat, action: Action) -> str:
    """Return why a seat cannot lay cards or surrender, as a stable key, or ""."""
    combat = view.combat
    assert combat is not None
    side = _side_of(combat, seat)
    match action:
        case actions.AddWarrior(value):
            if not 0 < value < VALUE_SLOTS:
                return "unknown"
            return "" if _warrior_name(view, seat, value) in view.warriors[seat] else "not_in_hand"
        case actions.AddWeapon():
            if not held_count(view, seat, "weapon"):
                return "not_in_hand"
            full = combat.weapons[side] >= len(combat.laid[side])
            return "too_many_weapons" if full else ""
        case actions.Surrender():
            if side == 0:
                return "not_defender"
            return "" if combat.step == "defence" and not combat.added else "too_late"
    # Done: the attacker must first lay a warrior.
    return "must_lay" if combat.step == "attack" and not combat.added else ""


def _check_mercenary(view: CortezView, seat: Seat, action: actions.Mercenary) -> str:
    """Return the key of the reason why a request for help is refused, or ""."""
    combat = view.combat
    assert combat is not None
    if action.for_ not in actions.SIDE_NAMES or action.price not in actions.PRICES:
        return "unknown"
    if action.weapons < 0 or any(not 0 < value < VALUE_SLOTS for value in action.warriors):
        return "unknown"
    if len(action.warriors) > 1 or (action.warriors and seat in combat.sold):
        return "one_warrior"
    names = [_warrior_name(view, seat, value) for value in action.warriors]
    if lacks(view.warriors[seat], names) or held_count(view, seat, "weapon") < action.weapons:
        return "not_in_hand"
    if not names and not action.weapons:
        return "offers_nothing"
    side = actions.SIDE_NAMES.index(action.for_)
    free_count = len(combat.laid[side]) + len(names) - combat.weapons[side]
    return "too_many_weapons" if action.weapons > free_count else ""
