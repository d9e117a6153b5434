"""What bots do without being asked: trades, bribery cards, and offers for a surrender.

A bot offers one trade a turn and one price a combat, and plays each of its cards once, so that a
match of bots ends. Searches and playouts leave interruptions out. Everything follows from the view.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Interruption
from engine.games.cortez import actions, codes
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots import action_values, candidates, combat_odds, trade_values
from engine.games.cortez.bots.outlook import Prospect
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    FIVE_WARRIORS,
    PROVISION_TYPES,
    TROOP_NAMES,
    named_provisions,
)
from engine.games.cortez.multisets import of_size, unpacked
from engine.games.cortez.rules import bribery, combat, legal_answers, trades
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, OPENING
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import (
    ACT,
    BRIBE,
    BUY,
    KEEP_PROVISIONS,
    KEEP_WARRIORS,
    LAY,
    PARLEY_ANSWER,
    PAUSE,
    TRADE,
    TRADE_ANSWER,
)
from engine.games.cortez.rules.trades import GIVEN, MAKER, NUMBER, PARTNER, WANTED
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: Decisions during which nobody trades.
CARRIED_OUT: Final = (KEEP_PROVISIONS, KEEP_WARRIORS)
#: The strength that five more warriors add to a fight.
FIVE_WARRIORS_STRENGTH: Final = 13.0
#: What five warriors in hand are worth outside of this fight.
CARD_WORTH: Final = 1.6
#: The most prices that are compared for a surrender.
MAX_PRICES: Final = 16
#: The most cards of a price.
MAX_PRICE_CARDS: Final = 4
#: The number of worlds in which a defender is asked whether it would take a price.
ASKED_WORLD_COUNT: Final = 4
#: The number of these worlds that must agree.
MIN_AGREEING_COUNT: Final = 3
#: The points by which a bought surrender must be better than the fight.
SURRENDER_GAIN: Final = 1.0


def seats_that_may_act(state: CortezState) -> list[int]:
    """Return the seats whose bots may have something to do; cheap, as it is asked at every step."""
    found: list[int] = []
    if state.rules.windows or state.decision is None:
        return found
    phase = state.phase
    for seat in range(state.rules.seats):
        card = state.bribery_count(seat) > 0
        trading = phase == ACT and (card or _may_offer(state, seat))
        drawing = phase == LAY and card and state.turn == seat
        if trading or drawing or _may_answer(state, seat) or _may_parley(state, seat):
            found.append(seat)
    return found


def act(view: CortezView) -> Interruption | None:
    """Return the legal interruption that the bot in the seat of a view plays now, or None."""
    seat = view.seat
    if seat is None or seat < 0 or view.decision is None or view.options.windows:
        return None
    state = sample_world(view, Rng(0))
    if state.offers:
        found = _answer_offers(state, seat)
        if found is not None:
            return found
    if state.phase == ACT:
        card = _play_card(state, seat)
        if card is not None:
            return card
        return _offer_trade(state, seat) if _may_offer(state, seat) else None
    if state.phase == LAY and state.turn == seat and bribery.has_card(state, seat, FIVE_WARRIORS):
        return _draw_in_combat(state, seat)
    return _buy_surrender(view, state, seat) if _may_parley(state, seat) else None


# -- Trades ----------------------------------------------------------------------------------------


def _is_bound(state: CortezState, seat: int) -> bool:
    """Return whether a seat must keep its provisions for a bid, or may have to."""
    return state.bidder == seat or state.partner != -1 or state.later != PAUSE


def _may_answer(state: CortezState, seat: int) -> bool:
    """Return whether an offer waits for a seat, or is its own and of a turn that is over."""
    for entry in state.offers:
        if entry[PARTNER] == seat or (entry[MAKER] == seat and state.active != seat):
            return True
    return False


def _answer_offers(state: CortezState, seat: int) -> Interruption | None:
    for entry in state.offers:
        number = entry[NUMBER]
        if entry[MAKER] == seat and state.active != seat:
            return actions.EndOffer(number)
        if entry[PARTNER] == seat:
            if not _gains(state, seat, entry[GIVEN:WANTED], entry[WANTED:]):
                return actions.EndOffer(number)
            carried_out = state.phase in CARRIED_OUT
            combat_state = state.combat
            selling = combat_state is not None and combat_state.seller != -1
            blocked = carried_out or selling or _is_bound(state, seat)
            if not blocked and state.bidder != entry[MAKER]:
                return actions.TakeOffer(number)
    return None


def _gains(state: CortezState, seat: int, got: list[int], given: list[int]) -> bool:
    """Return whether a trade is possible and good for a seat that is offered it."""
    if not trades.can_give(state, seat, given):
        return False
    twin = state.clone()
    twin.combat = None
    twin.ask(TRADE_ANSWER, seat)
    twin.give = got
    twin.get = given
    return trade_values.deal_worth(Prospect(twin, seat), 0.0) > 0.0


def _may_offer(state: CortezState, seat: int) -> bool:
    """Return whether a bot may offer a trade now: once, before its first action."""
    if state.phase != ACT or state.turn != seat or state.actions_left != ACTIONS_PER_TURN:
        return False
    return not state.proposed[seat] and trades.may_trade(state)


def _offer_trade(state: CortezState, seat: int) -> Interruption | None:
    state.phase = TRADE
    state.trades_left = 1
    found = candidates.worthwhile(state, legal_answers.legal(state))[0]
    if found == codes.PASS:
        return None
    partner, both = divmod(found - codes.TRADE_WITH, codes.TRADES**2)
    give, get = divmod(both, codes.TRADES)
    radix = codes.TRADE_RADIX
    given = unpacked(give, radix, PROVISION_TYPES)
    wanted = unpacked(get, radix, PROVISION_TYPES)
    if state.provision_count(partner) < sum(wanted):
        return None
    return actions.OfferTrade(partner, named_provisions(given), named_provisions(wanted))


# -- Bribery cards ---------------------------------------------------------------------------------


def _play_card(state: CortezState, seat: int) -> Interruption | None:
    """Return the best bribery card to play before an action, if it gains."""
    if not bribery.drawing_kinds(state, seat) and not bribery.moving_cards(state, seat):
        return None
    twin = state.clone()
    twin.ask(BRIBE, seat)
    found = candidates.worthwhile(twin, legal_answers.legal(twin))[0]
    if found == codes.PASS:
        return None
    if found < codes.BID_AMOUNT:
        return actions.PlayBribery(BRIBERY_NAMES[found - codes.DRAW_BRIBE])
    own = found < codes.FOREIGN_BRIBE
    troop, square = divmod(found - (codes.OWN_BRIBE if own else codes.FOREIGN_BRIBE), SQUARE_COUNT)
    card = "own_move" if own else "foreign_move"
    return actions.PlayBribery(card, TROOP_NAMES[troop], BOARD.name(square))


def _draw_in_combat(state: CortezState, seat: int) -> Interruption | None:
    """Return the card that draws five warriors, where they may turn the combat."""
    if FIVE_WARRIORS not in bribery.drawing_kinds(state, seat):
        return None
    combat_state = combat.combat_of(state)
    side = combat.side_of(state, seat)
    guess = combat_odds.facing(state, combat_state, side)
    own = combat_state.strength(side) + combat_odds.own_strength(state, seat)
    before = combat_odds.probability_above(own, guess[0], guess[1])
    after = combat_odds.probability_above(own + FIVE_WARRIORS_STRENGTH, guess[0], guess[1])
    gain = (after - before) * action_values.stake(Prospect(state, seat))
    return actions.PlayBribery("five_warriors") if gain > CARD_WORTH else None


# -- Surrenders ------------------------------------------------------------------------------------


def _may_parley(state: CortezState, seat: int) -> bool:
    """Return whether a bot may offer a price now: once, before it lays a card."""
    combat_state = state.combat
    if combat_state is None or combat_state.fighters[ATTACKER] != seat or combat_state.parleys:
        return False
    if state.later != PAUSE or not state.provision_count(seat):
        return False
    opening = state.phase == LAY and combat_state.step == OPENING and not combat_state.added
    return opening or state.phase == BUY


def _buy_surrender(view: CortezView, state: CortezState, seat: int) -> Interruption | None:
    """Return the price for which the defender probably surrenders, where the fight costs more."""
    defender = combat.combat_of(state).fighters[DEFENDER]
    ahead = Prospect(state, seat)
    stake = action_values.stake(ahead)
    likely = combat_odds.chance(state, combat_odds.own_strength(state, seat), defender)
    gain = (1.0 - likely) * stake - SURRENDER_GAIN
    if gain <= 0.0:
        return None
    own = state.provisions_of(seat)
    before = ahead.provisions_value(own)
    prices: list[tuple[float, int, list[int]]] = []
    for size in range(1, MAX_PRICE_CARDS + 1):
        for cards in of_size(own, size):
            cost = before - ahead.provisions_value(trade_values.remaining_cards(own, cards))
            if cost < gain:
                prices.append((-cost, len(prices), cards))
    prices.sort()
    if not prices:
        return None
    worlds = [sample_world(view, Rng(number)) for number in range(ASKED_WORLD_COUNT)]
    chosen: list[int] = []
    # The dearest first: where it is refused, so are the others.
    step = max(1, len(prices) // MAX_PRICES)
    for number in range(0, len(prices), step):
        cards = prices[number][2]
        agreed = len([1 for world in worlds if _would_surrender(world, defender, cards)])
        if agreed >= MIN_AGREEING_COUNT:
            chosen = cards
        elif not chosen:
            return None
    return actions.BuySurrender(named_provisions(chosen)) if chosen else None


def _would_surrender(state: CortezState, defender: int, cards: list[int]) -> bool:
    """Return whether the defender gains by a price in a world."""
    twin = state.clone()
    twin.partner = defender
    twin.give = cards
    twin.get = [0] * PROVISION_TYPES
    twin.put_off(PARLEY_ANSWER, defender)
    ahead = Prospect(twin, defender)
    return trade_values.deal_worth(ahead, action_values.stake(ahead)) > 0.0
