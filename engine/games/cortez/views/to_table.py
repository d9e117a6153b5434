"""Conversion of a view to a state without the hidden cards.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.cortez.actions import ANY, NAMED, PRICES, SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    BRIBERY_NUMBERS,
    CHIEFS,
    EVENT_NAMES,
    NATIONS,
    PROVISION_NAMES,
    PROVISION_NUMBERS,
    PROVISION_TYPE_COUNT,
    TROOP_NUMBERS,
    VALUE_SLOTS,
    WARRIOR_NAMES,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    DEFENDER,
    NAMED_PRICE,
    REASONS,
    STEP_NAMES,
    CombatState,
    Outcome,
)
from engine.games.cortez.rules.core_state import (
    DECISION_KINDS,
    MAX_GAME_SEATS,
    NO_EVENT,
    NOBODY,
    OVER,
)
from engine.games.cortez.rules.paths import BIT, NOWHERE
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.view import Combat, CortezView, Fought, LaidWarrior

#: The number nation * VALUE_SLOTS + value of each warrior name.
WARRIOR_NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(WARRIOR_NAMES)}
#: The value of an unseen card in a fight.
UNSEEN_VALUE: Final = 0


def visible_part(view: CortezView) -> CortezState:
    """Return a state with everything the view shows; unseen cards are nowhere."""
    state = CortezState(MatchRules(view.options, len(view.nations)))
    state.phase = OVER if view.decision is None else DECISION_KINDS.index(view.decision.kind)
    state.turn = view.turn
    state.first_seat = view.first_seat
    state.turn_seat = view.turn_seat
    state.round = view.round
    state.event = NO_EVENT if view.event is None else EVENT_NAMES.index(view.event)
    state.is_event_over = view.is_event_over
    state.actions_left = view.actions_left
    state.trades_left = view.trades_left
    state.nations = [NATIONS.index(nation) for nation in view.nations]
    state.chiefs = [
        CHIEFS[nation].index(chief)
        for nation, chief in zip(state.nations, view.chiefs, strict=True)
    ]
    _put_troops(state, view)
    state.broken_bridges = sum([BIT[BOARD.bridge(bridge)] for bridge in view.broken_bridges])
    _put_hands(state, view)
    state.discard = [view.discard[name] for name in PROVISION_NAMES]
    for nation in range(len(NATIONS)):
        state.decks[nation] = [[0] * VALUE_SLOTS for _ in view.decks[nation]]
        state.batch_knowers[nation] = [0 for _ in view.decks[nation]]
    state.bribery_played = kinds_of(view.bribery_played)
    state.turned_events = [EVENT_NAMES.index(card) for card in view.turned_events]
    if view.auction is not None:
        state.highest_bid = view.auction.best
        state.bidder = _seat_number(view.auction.by)
        state.passed_seats = _mask(view.auction.passed)
    if view.offer is not None:
        state.partner = view.offer.to
        state.provisions_given = provision_counts(view.offer.give)
        state.provisions_wanted = provision_counts(view.offer.get)
    for trade in view.offers:
        cards = *provision_counts(trade.give), *provision_counts(trade.get)
        state.offers.append([trade.number, trade.seat, trade.to, *cards])
    state.offer_count = view.offer_count
    state.offers_this_turn = list(view.offers_this_turn)
    for refused in view.refused:
        cards = *provision_counts(refused.give), *provision_counts(refused.get)
        state.refused_trades.append([refused.seat, refused.to, *cards])
    if view.put_off is not None:
        state.put_off_phase = DECISION_KINDS.index(view.put_off.kind)
        state.put_off_seat = view.put_off.seat
    if view.combat is not None:
        state.combat = _make_combat(view.combat)
    if view.last_outcome is not None:
        state.last_outcome = _make_outcome(state, view.last_outcome)
    for score in view.score:
        lines = [score.nation, score.troops, score.objective, score.treasures, score.gold]
        state.score.append([*lines, score.bribery, score.total])
    state.winners = sum([1 << seat for seat in view.winners])
    state.leading_nation = (
        NOBODY if view.leading_nation is None else NATIONS.index(view.leading_nation)
    )
    state.ended_by = view.ended_by
    return state


def provision_counts(cards: Iterable[str | None]) -> list[int]:
    """Return the visible provisions by type."""
    counts = [0] * PROVISION_TYPE_COUNT
    for card in cards:
        if card is not None:
            counts[PROVISION_NUMBERS[card]] += 1
    return counts


def due_of(price: Sequence[str]) -> list[int]:
    """Return the provisions of a price as in `CombatState.due`."""
    named = [card for card in price if card != ANY]
    return [len(price) - len(named), *provision_counts(named)]


def values_of(cards: Iterable[str | None]) -> list[int]:
    """Return the visible warriors by value; all must be of the same nation."""
    counts = [0] * VALUE_SLOTS
    for card in cards:
        if card is not None:
            counts[WARRIOR_NUMBERS[card] % VALUE_SLOTS] += 1
    return counts


def kinds_of(cards: Iterable[str | None]) -> list[int]:
    """Return the visible bribery cards by kind."""
    counts = [0] * BRIBERY_KIND_COUNT
    for card in cards:
        if card is not None:
            counts[BRIBERY_NUMBERS[card]] += 1
    return counts


def _put_troops(state: CortezState, view: CortezView) -> None:
    attacker = NOBODY
    if view.combat is not None:
        attacker = TROOP_NUMBERS[view.combat.attacker_troop]
    for number, troop in enumerate(view.troops):
        square = NOWHERE if troop.at is None else BOARD.square(troop.at)
        state.square_of_troop[number] = square
        state.collars[number] = _seat_number(troop.collar)
        if square != NOWHERE and number != attacker:
            state.troop_on_square[square] = number


def _put_hands(state: CortezState, view: CortezView) -> None:
    """Put the known cards of all hands into the state."""
    state.provisions = []
    state.known_provisions = []
    state.warriors = []
    state.bribery = []
    for seat in range(state.rules.seats):
        state.provisions += provision_counts(view.provisions[seat])
        state.known_provisions += provision_counts(view.known[seat])
        state.warriors += values_of(view.warriors[seat])
        state.bribery += kinds_of(view.bribery[seat])
        objective = view.objectives[seat]
        state.objectives[seat] = 0 if objective is None else int(objective[len("temple") :])
        if view.seat is not None and view.seat >= 0:
            base = (view.seat * MAX_GAME_SEATS + seat) * VALUE_SLOTS
            for card in view.recalled[seat]:
                state.recalled.append(base + WARRIOR_NUMBERS[card] % VALUE_SLOTS)
    state.recalled.sort()
    state.treasures = list(view.treasures)


def _make_combat(combat: Combat) -> CombatState:
    """Return the combat of a view; hidden cards have the value UNSEEN_VALUE."""
    combat_state = CombatState()
    combat_state.step = STEP_NAMES.index(combat.step)
    combat_state.fighters = [combat.attacker, combat.defender]
    combat_state.troops = [
        TROOP_NUMBERS[combat.attacker_troop],
        TROOP_NUMBERS[combat.defender_troop],
    ]
    combat_state.square = BOARD.square(combat.square)
    combat_state.origin = BOARD.square(combat.origin)
    combat_state.is_by_proxy = combat.is_by_proxy
    combat_state.laid = [[_laid_card(card) for card in side] for side in combat.laid]
    combat_state.weapons = list(combat.weapons)
    combat_state.added = combat.added
    combat_state.holds = combat.holds
    combat_state.helped = _mask(combat.helped)
    combat_state.sold = sum([1 << seat for seat in combat.sold])
    combat_state.mercenary_rounds = combat.mercenary_rounds
    offer = combat.mercenary
    if offer is not None:
        combat_state.seller = offer.seat
        combat_state.side = SIDE_NAMES.index(offer.side)
        combat_state.weapons_offered = offer.weapons
        combat_state.due = due_of(offer.due)
        combat_state.price = NAMED_PRICE if offer.price == NAMED else PRICES.index(offer.price)
        if offer.warrior is not None:
            combat_state.value = WARRIOR_NUMBERS[offer.warrior] % VALUE_SLOTS
    for call in combat.calls:
        combat_state.calls.append([SIDE_NAMES.index(call.side), call.of, *due_of(call.price)])
    combat_state.volunteers = sum([1 << seat for seat in combat.volunteers])
    combat_state.parleys = combat.parleys
    if combat.winner is not None:
        combat_state.won = combat_state.fighters.index(combat.winner)
    return combat_state


def _laid_card(card: LaidWarrior) -> int:
    """Return a card on the table as seat * VALUE_SLOTS + value; the value is UNSEEN_VALUE if
    unseen.
    """
    value = UNSEEN_VALUE if card.card is None else WARRIOR_NUMBERS[card.card] % VALUE_SLOTS
    return card.seat * VALUE_SLOTS + value


def _make_outcome(state: CortezState, last: Fought) -> Outcome:
    """Return the outcome of the last combat of a view."""
    combat_state = CombatState()
    combat_state.fighters = [last.attacker, last.defender]
    combat_state.troops = [TROOP_NUMBERS[last.attacker_troop], TROOP_NUMBERS[last.defender_troop]]
    combat_state.square = BOARD.square(last.square)
    combat_state.is_by_proxy = last.is_by_proxy
    # Which seat of the nation sold a card is irrelevant after the combat; each sold at most one.
    third = [seat for seat in range(state.rules.seats) if seat not in combat_state.fighters]
    for side in (ATTACKER, DEFENDER):
        for card in last.cards[side]:
            nation, value = divmod(WARRIOR_NUMBERS[card], VALUE_SLOTS)
            seat = combat_state.fighters[side]
            if state.nations[seat] != nation:
                sellers = [other for other in third if state.nations[other] == nation]
                seat = sellers[0]
                third.remove(seat)
            combat_state.laid[side].append(seat * VALUE_SLOTS + value)
    combat_state.weapons = list(last.weapons)
    combat_state.won = combat_state.fighters.index(last.winner)
    return Outcome(combat_state, REASONS.index(last.by), list(last.strengths))


def _seat_number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _mask(flags: Sequence[bool]) -> int:
    return sum([1 << i for i, flag in enumerate(flags) if flag])
