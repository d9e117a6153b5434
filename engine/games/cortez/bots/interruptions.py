"""What bots do without being asked: trades, bribery cards, and offers for a surrender.

A bot offers at most three trades a turn and three prices a combat, each better than the one that
was refused, and plays each of its cards once, so that a match of bots ends. Searches and playouts
leave interruptions out. Everything follows from the view.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Interruption, Temperament
from engine.games.cortez import actions, codes
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots import action_values, candidates, combat_odds, trade_values, trading
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    FIVE_WARRIORS,
    PROVISION_TYPE_COUNT,
    TROOP_NAMES,
    named_provisions,
)
from engine.games.cortez.multisets import of_size
from engine.games.cortez.rules import bribery, combat, legal_answers, mercenaries
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, OPENING, PRICES_DUE, REPLY
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BRIBERY_PLAY_PHASE,
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    NOBODY,
    PARLEY_ANSWER_PHASE,
    PAUSE,
)
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.trades import (
    MAKER,
    NUMBER,
    PARTNER,
    REFUSED_GIVEN,
    REFUSED_WANTED,
)
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.bargains import Attention
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: Decisions during which nobody trades.
CARRIED_OUT: Final = (KEEP_PROVISIONS_PHASE, KEEP_WARRIORS_PHASE)
#: The strength that five more warriors add to a fight.
FIVE_WARRIORS_STRENGTH: Final = 13.0
#: What five warriors in hand are worth outside of this fight.
CARD_WORTH: Final = 1.6
#: The most prices that are compared for a surrender.
MAX_PRICES: Final = 16
MAX_PRICE_CARDS: Final = 4
#: The number of worlds in which a defender is asked whether it would take a price.
ASKED_WORLD_COUNT: Final = 8
#: The share of these worlds that must agree.
MIN_AGREEING_SHARE: Final = 0.75
#: The most prices that a bot offers in a combat.
MAX_PARLEYS: Final = 3
#: The strength that a bot hopes for from a mercenary, and the least profit it wants by it.
HELP_STRENGTH: Final = 4.0
HELP_PROFIT: Final = 0.5
#: The chances of winning without help between which a bot asks for it.
SEEKING_CHANCES: Final = (0.2, 0.65)
#: The least number of warriors of a seat that is asked for help.
MIN_HELPER_WARRIORS: Final = 3
#: The points by which a bought surrender must be better than the fight.
SURRENDER_GAIN: Final = 1.0


def seats_that_may_act(state: CortezState) -> list[int]:
    """Return the seats whose bots may have something to do; cheap, as it is asked at every step."""
    seats: list[int] = []
    if state.rules.has_turn_windows or state.decision is None:
        return seats
    phase = state.phase
    for seat in range(state.rules.seats):
        card = state.bribery_count(seat) > 0
        offering = (phase == ACTION_PHASE and card) or trading.may_offer(state, seat)
        drawing = phase == COMBAT_STEP_PHASE and card and state.turn == seat
        seeking = _may_seek(state, seat)
        if offering or drawing or seeking or _may_answer(state, seat) or _may_parley(state, seat):
            seats.append(seat)
    return seats


def act(view: CortezView, temperament: Temperament, attention: Attention) -> Interruption | None:
    """Return the legal interruption that the bot in the seat of a view plays now, or None.

    The lowest levels only answer, and play their cards. `attention` limits what seats are asked.
    """
    seat = view.seat
    if seat is None or seat < 0 or view.decision is None or view.options.windows:
        return None
    state = sample_world(view, Rng(0))
    if state.offers:
        answer = _answer_offers(view, state, seat, temperament.makes_offers)
        if answer is not None:
            return answer
    if state.phase == ACTION_PHASE:
        card = _play_card(state, seat)
        if card is not None:
            return card
    if state.phase == COMBAT_STEP_PHASE and state.turn == seat:
        drawn = _draw_in_combat(state, seat)
        if drawn is not None:
            return drawn
    if not temperament.makes_offers:
        return None
    if _may_parley(state, seat):
        price = _buy_surrender(view, state, seat)
        if price is not None:
            return price
    if trading.may_offer(state, seat):
        trade = _offer_trade(view, state, seat, attention)
        if trade is not None:
            return trade
    return _seek_help(state, seat, attention) if _may_seek(state, seat) else None


# -- trades ----------------------------------------------------------------------------------------


def _is_bound(state: CortezState, seat: int) -> bool:
    """Return whether a seat must keep its provisions for a bid, or may have to."""
    return state.bidder == seat or state.partner != -1 or state.put_off_phase != PAUSE


def _may_answer(state: CortezState, seat: int) -> bool:
    """Return whether an offer waits for a seat, or is its own and of a turn that is over."""
    waiting = [e for e in state.offers if e[PARTNER] == seat or _is_stale(state, e, seat)]
    return bool(waiting)


def _is_stale(state: CortezState, entry: list[int], seat: int) -> bool:
    """Return whether an offer of a seat belongs to a turn or question that is over."""
    return entry[MAKER] == seat and state.turn_seat != seat and state.turn != seat


def _answer_offers(
    view: CortezView, state: CortezState, seat: int, counters: bool
) -> Interruption | None:
    for entry in state.offers:
        number = entry[NUMBER]
        if _is_stale(state, entry, seat):
            # The partner may still answer in its own turn, if the trade is good by itself.
            if state.turn_seat != entry[PARTNER] or not trading.is_still_good(state, entry[MAKER:]):
                return actions.EndOffer(number)
            continue
        if entry[PARTNER] == seat:
            carried_out = state.phase in CARRIED_OUT
            combat_state = state.combat
            selling = combat_state is not None and combat_state.seller != -1
            blocked = carried_out or selling or _is_bound(state, seat)
            if not trading.is_gain_for_partner(state, entry[MAKER:]):
                better = trading.counter(view, state, entry[MAKER:]) if counters else []
                if better and not blocked:
                    return _trade(better, number)
                return actions.EndOffer(number, trading.reason_against(state, entry[MAKER:]))
            if not blocked and state.bidder != entry[MAKER]:
                return actions.TakeOffer(number)
    return None


def _offer_trade(
    view: CortezView, state: CortezState, seat: int, attention: Attention
) -> Interruption | None:
    factors = [attention.factor(other) for other in range(state.rules.seats)]
    offer = trading.best_offer(view, state, seat, factors, attention.trades)
    return _trade(offer, None) if offer else None


def _trade(found: list[int], instead: int | None) -> actions.OfferTrade:
    """Return the offer of a trade, in place of that with a number."""
    given_cards = named_provisions(found[REFUSED_GIVEN:REFUSED_WANTED])
    got = named_provisions(found[REFUSED_WANTED:])
    return actions.OfferTrade(found[1], given_cards, got, instead)


# -- bribery cards ---------------------------------------------------------------------------------


def _play_card(state: CortezState, seat: int) -> Interruption | None:
    """Return the best bribery card to play before an action, if it gains."""
    if not bribery.drawing_kinds(state, seat) and not bribery.moving_cards(state, seat):
        return None
    twin = state.clone()
    twin.ask(BRIBERY_PLAY_PHASE, seat)
    code = candidates.best_actions(twin, legal_answers.legal(twin))[0]
    if code == codes.PASS:
        return None
    if code < codes.BID_AMOUNT:
        return actions.PlayBribery(BRIBERY_NAMES[code - codes.DRAW_BRIBE])
    is_own_move = code < codes.FOREIGN_BRIBE
    troop, square = divmod(
        code - (codes.OWN_BRIBE if is_own_move else codes.FOREIGN_BRIBE), SQUARE_COUNT
    )
    card = "own_move" if is_own_move else "foreign_move"
    return actions.PlayBribery(card, TROOP_NAMES[troop], BOARD.name(square))


def _draw_in_combat(state: CortezState, seat: int) -> Interruption | None:
    """Return the card that draws five warriors, where they may turn the combat."""
    if not bribery.has_card(state, seat, FIVE_WARRIORS):
        return None
    if FIVE_WARRIORS not in bribery.drawing_kinds(state, seat):
        return None
    before, after = _chances_with(state, seat, FIVE_WARRIORS_STRENGTH)
    gain = (after - before) * action_values.stake(Outlook(state, seat))
    return actions.PlayBribery("five_warriors") if gain > CARD_WORTH else None


def _chances_with(state: CortezState, seat: int, more: float) -> tuple[float, float]:
    """Return the probabilities of winning the combat without and with so much more strength."""
    fight = combat.combat_of(state)
    side = combat.side_of(state, seat)
    guess = combat_odds.opposing_strength(state, fight, side)
    own_strength = fight.strength(side) + combat_odds.own_strength(state, seat)
    above = combat_odds.probability_above
    return above(own_strength, guess[0], guess[1]), above(own_strength + more, guess[0], guess[1])


# -- surrenders ------------------------------------------------------------------------------------


def _may_parley(state: CortezState, seat: int) -> bool:
    """Return whether a bot may offer a price now: before it lays a card."""
    combat_state = state.combat
    if combat_state is None or combat_state.fighters[ATTACKER] != seat:
        return False
    if combat_state.parleys >= MAX_PARLEYS:
        return False
    if state.put_off_phase != PAUSE or not state.provision_count(seat):
        return False
    opening = (
        state.phase == COMBAT_STEP_PHASE and combat_state.step == OPENING and not combat_state.added
    )
    return opening or state.phase == BUY_WARRIORS_PHASE


def _buy_surrender(view: CortezView, state: CortezState, seat: int) -> Interruption | None:
    """Return the price for which the defender probably surrenders, where the fight costs more."""
    defender = combat.combat_of(state).fighters[DEFENDER]
    ahead = Outlook(state, seat)
    stake = action_values.stake(ahead)
    likely = combat_odds.chance(state, combat_odds.own_strength(state, seat), defender)
    gain = (1.0 - likely) * stake + action_values.FIGHT_COST - SURRENDER_GAIN
    if gain <= 0.0:
        return None
    provisions = state.provisions_of(seat)
    before = ahead.provisions_value(provisions)
    prices: list[tuple[float, int, list[int]]] = []
    for size in range(1, MAX_PRICE_CARDS + 1):
        for cards in of_size(provisions, size):
            cost = before - ahead.provisions_value(trade_values.remaining_cards(provisions, cards))
            if cost < gain:
                prices.append((-cost, len(prices), cards))
    prices.sort()
    if not prices:
        return None
    refused = _refused_prices(state, seat, defender)
    worlds = [sample_world(view, Rng(number)) for number in range(ASKED_WORLD_COUNT)]
    if refused:
        # The defender refused; worlds in which it would have agreed are excluded.
        worlds = [
            world
            for world in worlds
            if [c for c in refused if _would_surrender(world, defender, c)] == []
        ]
        prices = [entry for entry in prices if _is_more(entry[2], refused)]
        if not worlds or not prices:
            return None
    chosen: list[int] = []
    # The dearest first: where it is refused, so are the others.
    step = max(1, len(prices) // MAX_PRICES)
    for number in range(0, len(prices), step):
        cards = prices[number][2]
        agreed = len([1 for world in worlds if _would_surrender(world, defender, cards)])
        if agreed >= MIN_AGREEING_SHARE * len(worlds):
            chosen = cards
        elif not chosen:
            return None
    return actions.BuySurrender(named_provisions(chosen)) if chosen else None


def _refused_prices(state: CortezState, seat: int, defender: int) -> list[list[int]]:
    """Return the prices that the defender refused in this combat."""
    prices = [
        entry[REFUSED_GIVEN:REFUSED_WANTED]
        for entry in state.refused_trades
        if entry[0] == seat and entry[1] == defender and not any(entry[REFUSED_WANTED:])
    ]
    number = combat.combat_of(state).parleys
    return prices[len(prices) - number :] if number and len(prices) >= number else prices


def _is_more(cards: list[int], refused: list[list[int]]) -> bool:
    """Return whether a price has at least every card of the refused ones, and more."""
    for entry in refused:
        if sum(cards) <= sum(entry):
            return False
        for kind in range(PROVISION_TYPE_COUNT):
            if cards[kind] < entry[kind]:
                return False
    return True


def _would_surrender(state: CortezState, defender: int, cards: list[int]) -> bool:
    """Return whether the defender gains by a price in a world."""
    twin = state.clone()
    twin.partner = defender
    twin.provisions_given = cards
    twin.provisions_wanted = [0] * PROVISION_TYPE_COUNT
    twin.put_off(PARLEY_ANSWER_PHASE, defender)
    ahead = Outlook(twin, defender)
    return trade_values.deal_worth(ahead, action_values.stake(ahead)) > 0.0


# -- mercenaries -----------------------------------------------------------------------------------


def _may_seek(state: CortezState, seat: int) -> bool:
    """Return whether a bot may ask for help now: once, before it lays a card."""
    fight = state.combat
    if (
        fight is None
        or state.phase != COMBAT_STEP_PHASE
        or state.turn != seat
        or state.put_off_phase != PAUSE
    ):
        return False
    if fight.added or fight.step not in (OPENING, REPLY) or not state.provision_count(seat):
        return False
    side = combat.side_of(state, seat)
    return not [call for call in fight.calls if call[0] == side]


def _seek_help(state: CortezState, seat: int, attention: Attention) -> Interruption | None:
    """Ask the third seat with most warriors for help, and name a price below what it is worth.

    The more the seats were asked for already, the more a bot must gain by it.
    """
    fight = combat.combat_of(state)
    before, after = _chances_with(state, seat, HELP_STRENGTH)
    if not SEEKING_CHANCES[0] <= before <= SEEKING_CHANCES[1]:
        return None
    gain = (after - before) * action_values.stake(Outlook(state, seat))
    called = [call[1] for call in fight.calls]
    chosen, most = NOBODY, 0
    for other in range(state.rules.seats):
        if other not in fight.fighters and other not in called:
            if attention.factor(other) * HELP_PROFIT > gain:
                continue
            number = state.warrior_count(other)
            if number > most:
                chosen, most = other, number
    if chosen == NOBODY or most < MIN_HELPER_WARRIORS:
        return None
    ahead = Outlook(state, seat)
    best: list[int] = []
    best_cost = 0.0
    for due in PRICES_DUE:
        cost = trade_values.price_cost(ahead, due)
        # The dearest price that still leaves a gain finds help most easily.
        payable = mercenaries.has_price(state, due, seat)
        if any(due) and payable and best_cost < cost <= gain - HELP_PROFIT:
            best, best_cost = due, cost
    return actions.SeekHelp(chosen, mercenaries.named_price(best)) if best else None
