"""Values of bids, trades, mercenary offers, and of cards to keep or pay.

Values are points, as in `action_values.py`.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.cortez import codes
from engine.games.cortez.bots import combat_odds
from engine.games.cortez.bots.outlook import PROVISIONS, RECRUITED_STRENGTH, Outlook
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    FOOD,
    GOLD,
    PROVISION_TYPE_COUNT,
    VALUE_SLOTS,
)
from engine.games.cortez.multisets import of_worth, unpack
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    FIRST_GOLD_PRICE,
    PRICE_COUNTS,
    PRICES_DUE,
)
from engine.games.cortez.rules.core_state import NOBODY

#: The value of a bribery card of each kind to its holder early on.
EARLY_BRIBERY_VALUES: Final[list[float]] = [3.0, 3.0, 2.0, 4.0, 3.0, 5.0, 7.0, 0.0]
#: The value of a bribery card of each kind to its holder at the end.
LAST_BRIBERY_VALUES: Final[list[float]] = [2.0, 3.0, 0.5, 1.5, 3.0, 5.0, 7.0, 0.0]
#: The highest bid of a bot: eight weapons, or four gold.
MAX_BID: Final = 16
#: The least gain of a proposed trade.
TRADE_GAIN: Final = 0.9
#: The least gain of a trade between two rivals.
RIVAL_GAIN: Final = 0.6
#: The gain of a mercenary's buyer for each point of strength in an even fight.
HELP_GAIN: Final = 0.35
#: The lead in a fight at which this gain has fallen to 1/e.
HELP_FADE_LEAD: Final = 8.0
#: The gain of a buyer that asked for help at this price.
CALLED_GAIN: Final = 4.0
#: The strength a weapon adds to a side.
WEAPON_STRENGTH: Final = 4.0
#: The value for the attacker of each point of strength it need not beat, recruits included: cards
#: it would have to lay first.
SPARED_CARD_VALUE: Final = 0.15


# -- auctions --------------------------------------------------------------------------------------


def hidden_bribery(ahead: Outlook) -> float:
    """Return the average value of an unseen bribery card."""
    table = ahead.table
    number = 0
    total = 0.0
    for kind in range(BRIBERY_KIND_COUNT):
        unseen = table.rules.bribery[kind] - table.bribery_played[kind]
        unseen -= table.bribery[ahead.seat * BRIBERY_KIND_COUNT + kind]
        number += unseen
        total += unseen * (
            LAST_BRIBERY_VALUES[kind]
            + ahead.card_value_share * (EARLY_BRIBERY_VALUES[kind] - LAST_BRIBERY_VALUES[kind])
        )
    return total / number if number else 0.0


def bid_worth(ahead: Outlook, amount: int) -> float:
    """Return the value of winning the auction for an amount; the lowest price is best."""
    if amount > MAX_BID:
        return -float(amount)
    if not ahead.bid_costs:
        ahead.bid_costs = least_payments(ahead)
    return hidden_bribery(ahead) - ahead.bid_costs[amount] - 0.01 * amount


def least_payments(ahead: Outlook) -> list[float]:
    """Return the least value of provisions that pay each bid exactly, up to MAX_BID."""
    table = ahead.table
    minimum = [0.0] + [1000.0] * MAX_BID
    for kind in range(PROVISION_TYPE_COUNT):
        value = table.rules.worth[kind]
        steps = PROVISIONS[kind]
        for number in range(table.held_count(ahead.seat, kind)):
            lost = ahead.card_value_share * (steps[number] if number < len(steps) else 0.05)
            lost += 1.0 if kind == GOLD else 0.0
            for amount in range(MAX_BID, value - 1, -1):
                minimum[amount] = min(minimum[amount], minimum[amount - value] + lost)
    return minimum


def remaining_cards(counts: list[int], paid: list[int]) -> list[int]:
    """Return the cards left after a payment."""
    return [counts[kind] - paid[kind] for kind in range(PROVISION_TYPE_COUNT)]


def cards_with(counts: list[int], got: list[int]) -> list[int]:
    """Return the cards after a gain."""
    return [counts[kind] + got[kind] for kind in range(PROVISION_TYPE_COUNT)]


# -- agreements ------------------------------------------------------------------------------------


def deal_worth(ahead: Outlook, stake: float) -> float:
    """Return the value of accepting the open offer."""
    table = ahead.table
    combat = table.combat
    counts = table.provisions_of(ahead.seat)
    before = ahead.provisions_value(counts)
    if combat is None:
        if gives_gold_away(table.provisions_wanted, table.provisions_given):
            return -1.0
        got = (
            ahead.provisions_value(
                cards_with(remaining_cards(counts, table.provisions_wanted), table.provisions_given)
            )
            - before
        )
        margin = RIVAL_GAIN if table.rules.seats == 2 else 0.2
        return got - margin
    if combat.seller == NOBODY:
        # An offer for a surrender.
        own_strength = ahead.strength
        guess = combat_odds.reserve(table, table.turn_seat, buys=False)
        likely = combat_odds.probability_above(own_strength, guess[0], guess[1])
        if counts[FOOD] and table.deck_size(ahead.nation):
            own_strength += RECRUITED_STRENGTH
        got = ahead.provisions_value(cards_with(counts, table.provisions_given)) - before
        return got - likely * stake - SPARED_CARD_VALUE * own_strength
    side = combat.side
    guess = combat_odds.opposing_strength(table, combat, side)
    here = float(combat.strength(side))
    helped = here + combat.value + WEAPON_STRENGTH * combat.weapons_offered
    gain = combat_odds.probability_above(
        helped, guess[0], guess[1]
    ) - combat_odds.probability_above(here, guess[0], guess[1])
    return gain * stake - price_cost(ahead, combat.due)


def gives_gold_away(given: list[int], got: list[int]) -> bool:
    """Return whether gold is traded for at most as many other cards; gold counts at the end."""
    return given[GOLD] > 0 and not got[GOLD] and sum(got) <= sum(given)


def price_cost(ahead: Outlook, due: list[int]) -> float:
    """Return the value of the least useful cards that pay a mercenary."""
    counts = ahead.table.provisions_of(ahead.seat)
    before = ahead.provisions_value(counts)
    counts_left = remaining_cards(counts, due[1:])
    if not due[0]:
        return before - ahead.provisions_value(counts_left)
    minimum = before
    for paid in of_worth(counts_left, [1] * PROVISION_TYPE_COUNT, due[0]):
        minimum = min(minimum, before - ahead.provisions_value(remaining_cards(counts_left, paid)))
    return minimum


# -- cards that are offered, paid or kept ----------------------------------------------------------


def cards_worth(ahead: Outlook, code: int) -> float:
    """Return the value of an action with cards."""
    table = ahead.table
    if code < codes.TRADE_WITH:
        return _help_worth(ahead, code - codes.HELP)
    counts = table.provisions_of(ahead.seat)
    if code < codes.OFFER_CARDS:
        partner, both = divmod(code - codes.TRADE_WITH, codes.TRADE_COUNT**2)
        give, get = divmod(both, codes.TRADE_COUNT)
        given_cards = unpack(give, codes.TRADE_RADIX, PROVISION_TYPE_COUNT)
        got = unpack(get, codes.TRADE_RADIX, PROVISION_TYPE_COUNT)
        return _trade_worth(ahead, partner, given_cards, got)
    if code < codes.PAY_CARDS:
        # Without search no surrender is bought; the cheapest offer is searched first.
        offered = unpack(code - codes.OFFER_CARDS, codes.OFFER_RADIX, PROVISION_TYPE_COUNT)
        return (
            ahead.provisions_value(remaining_cards(counts, offered))
            - ahead.provisions_value(counts)
            - 0.5
        )
    if code < codes.KEEP_PROVISION_CARDS:
        paid = unpack(code - codes.PAY_CARDS, codes.PROVISION_RADIX, PROVISION_TYPE_COUNT)
        return ahead.provisions_value(remaining_cards(counts, paid))
    if code < codes.KEEP_WARRIOR_CARDS:
        kept_cards = unpack(
            code - codes.KEEP_PROVISION_CARDS, codes.PROVISION_RADIX, PROVISION_TYPE_COUNT
        )
        return ahead.provisions_value(kept_cards)
    values = unpack(code - codes.KEEP_WARRIOR_CARDS, codes.WARRIOR_RADIX, VALUE_SLOTS)
    return float(sum([value * values[value] for value in range(VALUE_SLOTS)]))


def _trade_worth(ahead: Outlook, partner: int, given: list[int], got: list[int]) -> float:
    """Return the value of a trade, proposed once a turn if it is good and the partner may agree."""
    table = ahead.table
    if not table.trades_left or gives_gold_away(given, got):
        return -1.0
    counts = table.provisions_of(ahead.seat)
    gain = ahead.provisions_value(
        cards_with(remaining_cards(counts, given), got)
    ) - ahead.provisions_value(counts)
    if gain < TRADE_GAIN:
        return -1.0
    # The partner is assumed to hold the same number of each type.
    first = partner * PROVISION_TYPE_COUNT
    each = table.provision_count(partner) / PROVISION_TYPE_COUNT
    theirs = 0.0
    likely = 1.0
    for kind in range(PROVISION_TYPE_COUNT):
        card_count = max(int(each + 0.5), table.known_provisions[first + kind])
        steps = PROVISIONS[kind]
        top = len(steps) - 1
        extra = 1.0 if kind == GOLD else 0.0
        theirs += given[kind] * (ahead.card_value_share * steps[min(card_count, top)] + extra)
        theirs -= got[kind] * (
            ahead.card_value_share * steps[min(max(0, card_count - 1), top)] + extra
        )
        if got[kind] > card_count:
            likely = 0.0
    margin = RIVAL_GAIN if table.rules.seats == 2 else 0.2
    if theirs < margin or not likely:
        return -1.0
    return gain - ahead.rivalry * theirs


def _help_worth(ahead: Outlook, code: int) -> float:
    """Return the value of selling help in a combat, which must exceed its cost."""
    table = ahead.table
    combat = table.combat
    assert combat is not None
    code_rest, price = divmod(code, codes.PRICE_COUNT)
    code_rest, weapon_count = divmod(code_rest, codes.WEAPON_COUNTS)
    side, value = divmod(code_rest, VALUE_SLOTS)
    if not PRICE_COUNTS[price]:
        return -0.1
    buyer = combat.fighters[side]
    lead = _seen_strength(ahead, side) - _seen_strength(ahead, 1 - side)
    nearness = exp(-((lead / HELP_FADE_LEAD) ** 2))
    gain = HELP_GAIN * nearness * (value + WEAPON_STRENGTH * weapon_count)
    if [side, ahead.seat, *PRICES_DUE[price]] in combat.calls and value:
        # The fighter asked for help at this price.
        gain = CALLED_GAIN
    counts = [PRICE_COUNTS[price], 0, 0, 0]
    paid = 0.5 * PRICE_COUNTS[price]
    if price >= FIRST_GOLD_PRICE:
        paid = 1.25 * PRICE_COUNTS[price]
        counts = [0, 0, 0, PRICE_COUNTS[price]]
    if gain < 1.2 * paid or table.provision_count(buyer) < sum(counts):
        return -0.5
    provisions = table.provisions_of(ahead.seat)
    weapons = [0, weapon_count, 0, 0]
    cost = ahead.provisions_value(provisions) - ahead.provisions_value(
        remaining_cards(provisions, weapons)
    )
    if value:
        lone = ahead.army_value(ahead.warriors) - ahead.army_value(ahead.warriors - 1)
        cost += lone * value / combat_odds.MEAN_WARRIOR_STRENGTH
    return 0.9 * paid - cost - 0.2


def _seen_strength(ahead: Outlook, side: int) -> float:
    """Return the expected strength of a side as a third seat sees it."""
    combat = ahead.table.combat
    assert combat is not None
    armed = combat_odds.MEAN_WEAPON_STRENGTH * combat.weapons[side]
    return (
        combat_odds.MEAN_WARRIOR_STRENGTH * len(combat.laid[side])
        + armed
        + (0.0 if side == ATTACKER else 0.5)
    )
