"""Conversion between the actions of Cortez and their codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.values import Action, Code
from engine.games.cortez import actions, codes
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    BRIBERY_NUMBERS,
    FOREIGN_MOVE,
    OWN_MOVE,
    PROVISION_NAMES,
    PROVISION_NUMBERS,
    PROVISION_TYPE_COUNT,
    TROOP_NAMES,
    TROOP_NUMBERS,
    VALUE_SLOTS,
    named_provisions,
)
from engine.games.cortez.multisets import pack, unpack
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS
from engine.games.cortez.rules.legal_answers import trade_code
from engine.games.cortez.squares import SQUARE_COUNT

#: Actions without a parameter.
PLAIN: dict[Code, Action] = {
    codes.PASS: actions.Pass(),
    codes.ACCEPT: actions.Accept(),
    codes.REFUSE: actions.Refuse(),
    codes.RECRUIT: actions.Recruit(),
    codes.DRAW: actions.Draw(),
    codes.BUY_THEM: actions.BuyWarriors(answer=True),
    codes.BUY_NONE: actions.BuyWarriors(answer=False),
    codes.DONE: actions.Done(),
    codes.SURRENDER: actions.Surrender(),
    codes.ADD_WEAPON: actions.AddWeapon(),
    codes.FLIP_NONE: actions.FlipBridge(actions.NONE),
    codes.COLLAR_NONE: actions.Collar(actions.NONE),
}
PLAIN_CODES = {action: code for code, action in PLAIN.items()}
#: The greatest number of warriors in a `Keep` action.
WARRIOR_COUNT = codes.WARRIOR_RADIX - 1


def action_of(code: Code) -> Action:
    """Return the action with this id."""
    if code in PLAIN:
        return PLAIN[code]
    if code < codes.FLIP:
        return actions.AddWarrior(code - codes.ADD_WARRIOR)
    if code < codes.MARK_TROOP:
        return actions.FlipBridge(BOARD.bridges[code - codes.FLIP].id)
    if code < codes.COLLAR_TROOP:
        return actions.Mark(TROOP_NAMES[code - codes.MARK_TROOP])
    if code < codes.PLACE_AT:
        return actions.Collar(TROOP_NAMES[code - codes.COLLAR_TROOP])
    if code < codes.DRAW_BRIBE:
        return actions.PlaceLoser(BOARD.name(code - codes.PLACE_AT))
    if code < codes.BID_AMOUNT:
        return actions.Bribe(BRIBERY_NAMES[code - codes.DRAW_BRIBE])
    if code < codes.MOVE_TROOP:
        return actions.Bid(code - codes.BID_AMOUNT)
    if code < codes.HELP:
        return _step_action(code)
    if code < codes.TRADE_WITH:
        return _mercenary_action(code)
    return _cards_action(code)


# A turn asks for the same few steps again and again.
@lru_cache(maxsize=4096)
def _step_action(code: Code) -> Action:
    move_kind, step = divmod(code - codes.MOVE_TROOP, codes.STEP_COUNT)
    number, square = divmod(step, SQUARE_COUNT)
    troop, to = TROOP_NAMES[number], BOARD.name(square)
    if move_kind == codes.MOVE_KIND:
        return actions.Move(troop, to)
    if move_kind == codes.FLIGHT_KIND:
        return actions.Flight(troop, to)
    if move_kind == codes.ATTACK_KIND:
        return actions.Attack(troop, to)
    kind = OWN_MOVE if code < codes.FOREIGN_BRIBE else FOREIGN_MOVE
    return actions.Bribe(BRIBERY_NAMES[kind], troop, to)


def _mercenary_action(code: Code) -> Action:
    code_rest, price = divmod(code - codes.HELP, codes.PRICE_COUNT)
    code_rest, weapon_count = divmod(code_rest, codes.WEAPON_COUNTS)
    side, value = divmod(code_rest, VALUE_SLOTS)
    warriors = (value,) if value else ()
    return actions.Mercenary(
        actions.SIDE_NAMES[side], warriors, weapon_count, actions.PRICES[price]
    )


def _cards_action(code: Code) -> Action:
    if code < codes.OFFER_CARDS:
        code_rest, get = divmod(code - codes.TRADE_WITH, codes.TRADE_COUNT)
        partner, give = divmod(code_rest, codes.TRADE_COUNT)
        radix = codes.TRADE_RADIX
        return actions.Trade(partner, _provisions(give, radix), _provisions(get, radix))
    if code < codes.PAY_CARDS:
        return actions.Offer(_provisions(code - codes.OFFER_CARDS, codes.OFFER_RADIX))
    if code < codes.KEEP_PROVISION_CARDS:
        return actions.Pay(_provisions(code - codes.PAY_CARDS, codes.PROVISION_RADIX))
    if code < codes.KEEP_WARRIOR_CARDS:
        packed_cards = code - codes.KEEP_PROVISION_CARDS
        return actions.Keep(_provisions(packed_cards, codes.PROVISION_RADIX))
    counts = unpack(code - codes.KEEP_WARRIOR_CARDS, codes.WARRIOR_RADIX, VALUE_SLOTS)
    return actions.Keep(tuple(value for value, n in enumerate(counts) for _ in range(n)))


def _provisions(code: int, radix: int) -> tuple[str, ...]:
    return named_provisions(unpack(code, radix, PROVISION_TYPE_COUNT))


# -- from actions to codes -------------------------------------------------------------------------


def code_of(action: Action) -> Code:
    """Return the id of an action. Raises KeyError for a name or number that has no id."""
    if action in PLAIN_CODES:
        return PLAIN_CODES[action]
    match action:
        case actions.AddWarrior(value):
            return codes.ADD_WARRIOR + _check_range(value, VALUE_SLOTS, 1)
        case actions.FlipBridge(bridge):
            return codes.FLIP + BOARD.bridge(bridge)
        case actions.Mark(troop):
            return codes.MARK_TROOP + TROOP_NUMBERS[troop]
        case actions.Collar(troop):
            return codes.COLLAR_TROOP + TROOP_NUMBERS[troop]
        case actions.PlaceLoser(to):
            return codes.PLACE_AT + BOARD.square(to)
        case actions.Bid(amount):
            return codes.BID_AMOUNT + _check_range(amount, codes.BIDS, 1)
        case actions.Move(troop, to):
            return codes.MOVE_TROOP + _step_code(troop, to)
        case actions.Flight(troop, to):
            return codes.FLIGHT_TROOP + _step_code(troop, to)
        case actions.Attack(troop, to):
            return codes.ATTACK_TROOP + _step_code(troop, to)
        case actions.Bribe(card, troop_or_none, to_or_none):
            return _bribe_code(card, troop_or_none, to_or_none)
        case actions.Mercenary(side, warriors, weapons, price):
            if len(warriors) > 1:
                raise KeyError(warriors)
            value = _check_range(warriors[0], VALUE_SLOTS, 1) if warriors else 0
            weapon_count = _check_range(weapons, codes.WEAPON_COUNTS)
            level = _index_of(actions.PRICES, price)
            return codes.help_of(_index_of(actions.SIDE_NAMES, side), value, weapon_count, level)
        case actions.Trade(partner, give, get):
            radix = codes.TRADE_RADIX
            return trade_code(
                _check_range(partner, MAX_GAME_SEATS),
                _count_types(give, radix),
                _count_types(get, radix),
            )
        case actions.Offer(cards):
            radix = codes.OFFER_RADIX
            return codes.OFFER_CARDS + pack(_count_types(cards, radix), radix)
        case actions.Pay(cards):
            radix = codes.PROVISION_RADIX
            return codes.PAY_CARDS + pack(_count_types(cards, radix), radix)
        case actions.Keep(kept):
            return _keep_code(kept)
    raise KeyError(action)


def _bribe_code(card: str, troop: str | None, to: str | None) -> Code:
    kind = BRIBERY_NUMBERS[card]
    if kind in (OWN_MOVE, FOREIGN_MOVE):
        if troop is None or to is None:
            raise KeyError(troop if troop is None else to)
        first = codes.OWN_BRIBE if kind == OWN_MOVE else codes.FOREIGN_BRIBE
        return first + _step_code(troop, to)
    if troop is not None or to is not None:
        raise KeyError(troop if troop is not None else to)
    # Cards that can only be kept have ids, too, but are never legal.
    return codes.DRAW_BRIBE + kind


def _keep_code(kept: tuple[str, ...] | tuple[int, ...]) -> Code:
    names = [card for card in kept if isinstance(card, str)]
    values = [card for card in kept if not isinstance(card, str)]
    if names and not values:
        radix = codes.PROVISION_RADIX
        return codes.KEEP_PROVISION_CARDS + pack(_count_types(names, radix), radix)
    counts = [values.count(value) for value in range(VALUE_SLOTS)]
    if names or counts[0] or sum(counts) != len(values) or max(counts) > WARRIOR_COUNT:
        raise KeyError(kept)
    return codes.KEEP_WARRIOR_CARDS + pack(counts, codes.WARRIOR_RADIX)


def _step_code(troop: str, to: str) -> int:
    return codes.step_of(TROOP_NUMBERS[troop], BOARD.square(to))


def _count_types(cards: Sequence[str], radix: int) -> list[int]:
    """Return the count of each type. Raises KeyError unless every count is below `radix`."""
    counts = [0] * PROVISION_TYPE_COUNT
    for card in cards:
        counts[PROVISION_NUMBERS[card]] += 1
    if max(counts) >= radix:
        raise KeyError(PROVISION_NAMES[counts.index(max(counts))])
    return counts


def _check_range(number: int, end: int, minimum: int = 0) -> int:
    if not minimum <= number < end:
        raise KeyError(number)
    return number


def _index_of(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise KeyError(name)
    return names.index(name)
