"""Determinizations: worlds consistent with a view, with the hidden cards dealt at random.

Beyond the visible cards they respect the viewer's knowledge: provisions that were named or given
openly, warriors it was offered, and that the highest bidder of an auction can pay exactly.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    CARDS_PER_PROVISION,
    EVENT_KIND_COUNT,
    FIRST_TEMPLE,
    OBJECTIVE_COUNT,
    PROVISION_TYPE_COUNT,
    TREASURE,
    VALUE_SLOTS,
    WARRIOR_DECK,
    WEAPON,
)
from engine.games.cortez.multisets import of_worth
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS, NOBODY
from engine.games.cortez.rules.decks import pick
from engine.games.cortez.rules.event_cards import CARDS_WITH_TREASURE
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.trades import GIVEN, MAKER
from engine.games.cortez.views.to_table import UNSEEN_VALUE, values_of, visible_part
from engine.games.cortez.views.view import CortezView

#: The number of deals tried until the highest bidder can pay.
MAX_DEALS: Final = 12


class Gaps:
    """The hidden cards of a view: how many each seat has, and which are known."""

    def __init__(self, view: CortezView, state: CortezState) -> None:
        seats = state.rules.seats
        self.viewer: int = NOBODY if view.seat is None else view.seat
        self.provisions: list[int] = [hand.count(None) for hand in view.provisions]
        self.warriors: list[int] = [hand.count(None) for hand in view.warriors]
        self.bribery: list[int] = [hand.count(None) for hand in view.bribery]
        self.objectives: list[bool] = [objective is None for objective in view.objectives]
        #: Provisions known to be among the hidden ones, by seat * PROVISION_TYPE_COUNT + type.
        self.known_counts: list[int] = state.known_provisions[:]
        for seat in range(seats):
            if not self.provisions[seat]:
                for kind in range(PROVISION_TYPE_COUNT):
                    self.known_counts[seat * PROVISION_TYPE_COUNT + kind] = 0
        self.recalled: list[int] = state.recalled
        #: By nation, the sizes of its batches and the cards of the batches the viewer knows.
        self.sizes: list[list[int]] = [[batch.size for batch in deck] for deck in view.decks]
        self.batches: list[list[list[int]]] = [
            [[] if batch.cards is None else values_of(batch.cards) for batch in deck]
            for deck in view.decks
        ]
        combat = view.combat
        offer = None if combat is None else combat.mercenary
        #: Whether a warrior is on offer that the viewer does not see.
        self.offered: bool = offer is not None and offer.warriors > 0 and offer.warrior is None


def sampler(view: CortezView, memory: float) -> Sampler:
    """Return a function that draws worlds consistent with a view.

    If `memory` is below 1, each discarded card, each known batch under a deck and each card known
    to be in a hand is forgotten with probability 1 - memory and may then be anywhere.
    """
    base = visible_part(view)
    gaps = Gaps(view, base)

    def draw(rng: Rng) -> CortezState:
        world = base.clone()
        _deal(world, gaps, memory, rng)
        return world

    return draw


def sample_world(view: CortezView, rng: Rng) -> CortezState:
    """Return one world consistent with a view."""
    world = visible_part(view)
    _deal(world, Gaps(view, world), 1.0, rng)
    return world


def _deal(state: CortezState, gaps: Gaps, memory: float, rng: Rng) -> None:
    """Deal the hidden cards."""
    # Clones share the list of objectives.
    state.objectives = state.objectives[:]
    _deal_provisions(state, gaps, memory, rng)
    for nation in range(len(state.decks)):
        _deal_warriors(state, gaps, nation, memory, rng)
    _deal_bribery(state, gaps, rng)
    _deal_objectives(state, gaps, rng)
    _deal_events(state, rng)


def _is_remembered(memory: float, rng: Rng) -> bool:
    """Return whether an item is still remembered."""
    return memory >= 1.0 or rng.random() < memory


# -- provisions ------------------------------------------------------------------------------------


def _deal_provisions(state: CortezState, gaps: Gaps, memory: float, rng: Rng) -> None:
    """Deal the hidden provisions: the known ones first, the rest at random."""
    combat = state.combat
    unseen = [CARDS_PER_PROVISION] * PROVISION_TYPE_COUNT
    if combat is not None:
        unseen[WEAPON] -= combat.weapons[0] + combat.weapons[1]
    for i in range(len(state.provisions)):
        unseen[i % PROVISION_TYPE_COUNT] -= state.provisions[i]
    forgotten = 0
    for kind in range(PROVISION_TYPE_COUNT):
        unseen[kind] -= state.discard[kind]
        if memory < 1.0:
            for _ in range(state.discard[kind]):
                if not _is_remembered(memory, rng):
                    state.discard[kind] -= 1
                    unseen[kind] += 1
                    forgotten += 1
    known = gaps.known_counts[:]
    if memory < 1.0:
        for i in range(len(known)):
            # Cards on offer at this moment cannot be forgotten.
            while known[i] > _count_on_offer(state, i) and not _is_remembered(memory, rng):
                known[i] -= 1
                state.known_provisions[i] -= 1
    if state.bidder != NOBODY and gaps.provisions[state.bidder]:
        _deal_payment(state, gaps, known, unseen, rng)
    _deal_hands(state, gaps, known, unseen, rng)
    for _ in range(forgotten):
        state.discard[pick(unseen, sum(unseen), rng)] += 1
    state.pile = unseen


def _count_on_offer(state: CortezState, index: int) -> int:
    """Return how many provisions a seat is offering, by index seat * PROVISION_TYPE_COUNT +
    type.
    """
    seat, kind = divmod(index, PROVISION_TYPE_COUNT)
    combat = state.combat
    standing = 0
    for entry in state.offers:
        if entry[MAKER] == seat:
            standing = max(standing, entry[GIVEN + kind])
    if state.partner != NOBODY and seat == state.turn_seat:
        return max(standing, state.provisions_given[kind])
    if combat is not None and combat.seller == seat and kind == WEAPON:
        return max(standing, combat.weapons_offered)
    return standing


def _deal_payment(
    state: CortezState, gaps: Gaps, known: list[int], unseen: list[int], rng: Rng
) -> None:
    """Add provisions to the known ones of the highest bidder, so that it can pay its bid.

    Most hands can pay most amounts, so hands are dealt until one can. Only if none of them can, the
    hand is chosen from all payments.
    """
    seat = state.bidder
    first = seat * PROVISION_TYPE_COUNT
    size = gaps.provisions[seat]
    sure = known[first : first + PROVISION_TYPE_COUNT]
    # Provisions known to be in other hands cannot pay this bid.
    free = unseen[:]
    for i in range(len(known)):
        if i // PROVISION_TYPE_COUNT != seat:
            free[i % PROVISION_TYPE_COUNT] -= known[i]
    for _ in range(MAX_DEALS):
        cards_left = free[:]
        hand = sure[:]
        for kind in range(PROVISION_TYPE_COUNT):
            cards_left[kind] -= sure[kind]
        for _ in range(size - sum(sure)):
            hand[pick(cards_left, sum(cards_left), rng)] += 1
        if of_worth(hand, state.rules.worth, state.highest_bid):
            known[first : first + PROVISION_TYPE_COUNT] = hand
            return
    fitting: list[list[int]] = []
    for paid in of_worth(free, state.rules.worth, state.highest_bid):
        hand = [max(paid[kind], sure[kind]) for kind in range(PROVISION_TYPE_COUNT)]
        if sum(hand) <= size:
            fitting.append(hand)
    assert fitting, "no hand pays the bid"
    known[first : first + PROVISION_TYPE_COUNT] = fitting[rng.below(len(fitting))]


def _deal_hands(
    state: CortezState, gaps: Gaps, known: list[int], unseen: list[int], rng: Rng
) -> None:
    """Deal the known cards first, then the others at random from the rest."""
    for i in range(len(known)):
        state.provisions[i] += known[i]
        unseen[i % PROVISION_TYPE_COUNT] -= known[i]
    total: int = sum(unseen)
    for seat in range(state.rules.seats):
        first = seat * PROVISION_TYPE_COUNT
        due = gaps.provisions[seat]
        if due:
            due -= sum(known[first : first + PROVISION_TYPE_COUNT])
        for _ in range(due):
            state.provisions[first + pick(unseen, total, rng)] += 1
            total -= 1


# -- warriors --------------------------------------------------------------------------------------


def _deal_warriors(state: CortezState, gaps: Gaps, nation: int, memory: float, rng: Rng) -> None:
    """Deal the hidden warriors of a nation to hands, to the combat and to the deck.

    Batches of the deck that the viewer forgot are dealt anew.
    """
    unseen = WARRIOR_DECK[:]
    batches: list[list[int]] = []
    for batch in gaps.batches[nation]:
        batches.append(batch if not batch or _is_remembered(memory, rng) else [])
        for value in range(len(batches[-1])):
            unseen[value] -= batch[value]
    seats = [seat for seat in range(state.rules.seats) if state.nations[seat] == nation]
    for seat in seats:
        for value in range(1, VALUE_SLOTS):
            unseen[value] -= state.warriors[seat * VALUE_SLOTS + value]
    combat = state.combat
    if combat is not None:
        for side in combat.laid:
            for card in side:
                if card // VALUE_SLOTS in seats:
                    unseen[card % VALUE_SLOTS] -= 1
        if combat.seller in seats:
            unseen[combat.value] -= 1
    unseen[0] = 0
    for seat in seats:
        _deal_known(state, gaps, seat, unseen, memory, rng)
    total: int = sum(unseen)
    if combat is not None:
        for side in combat.laid:
            for i in range(len(side)):
                if side[i] // VALUE_SLOTS in seats and side[i] % VALUE_SLOTS == UNSEEN_VALUE:
                    side[i] += pick(unseen, total, rng)
                    total -= 1
        if gaps.offered and combat.value == 0 and combat.seller in seats:
            combat.value = pick(unseen, total, rng)
            total -= 1
    for seat in seats:
        first = seat * VALUE_SLOTS
        due = gaps.warriors[seat]
        if due:
            due -= sum(state.warriors[first : first + VALUE_SLOTS])
        for _ in range(due):
            state.warriors[first + pick(unseen, total, rng)] += 1
            total -= 1
    for number in range(len(batches)):
        batch = batches[number]
        known = (1 << state.rules.seats) - 1 if gaps.batches[nation][number] else 0
        if not batch:
            batch = [0] * VALUE_SLOTS
            for _ in range(gaps.sizes[nation][number]):
                batch[pick(unseen, total, rng)] += 1
                total -= 1
        state.decks[nation][number] = batch
        state.batch_knowers[nation][number] = known


def _deal_known(
    state: CortezState, gaps: Gaps, seat: int, unseen: list[int], memory: float, rng: Rng
) -> None:
    """Put the warriors the viewer remembers of a seat in random possible places."""
    if gaps.viewer == NOBODY or not gaps.recalled:
        return
    base = (gaps.viewer * MAX_GAME_SEATS + seat) * VALUE_SLOTS
    combat = state.combat
    for value in range(1, VALUE_SLOTS):
        if base + value not in gaps.recalled:
            continue
        if not _is_remembered(memory, rng):
            state.recalled.remove(base + value)
            continue
        # Possible places are the hidden cards in hand, face-down cards, and a card on offer.
        down: list[list[int]] = []
        places: list[int] = []
        is_seen = False
        if combat is not None:
            for side in combat.laid:
                for i in range(len(side)):
                    if side[i] == seat * VALUE_SLOTS + UNSEEN_VALUE:
                        down.append(side)
                        places.append(i)
                    is_seen = is_seen or side[i] == seat * VALUE_SLOTS + value
            if combat.seller == seat:
                is_seen = is_seen or combat.value == value
        if is_seen:
            continue
        hand = gaps.warriors[seat] - sum(
            state.warriors[seat * VALUE_SLOTS : (seat + 1) * VALUE_SLOTS]
        )
        offered = 1 if gaps.offered and combat is not None and combat.seller == seat else 0
        if combat is not None and offered and combat.value:
            offered = 0
        index = rng.below(len(places) + hand + offered)
        unseen[value] -= 1
        if index < len(places):
            down[index][places[index]] += value
        elif combat is not None and index >= len(places) + hand:
            combat.value = value
        else:
            state.warriors[seat * VALUE_SLOTS + value] += 1


# -- bribery cards, objectives and events ----------------------------------------------------------


def _deal_bribery(state: CortezState, gaps: Gaps, rng: Rng) -> None:
    unseen = state.rules.bribery[:]
    for kind in range(BRIBERY_KIND_COUNT):
        unseen[kind] -= state.bribery_played[kind]
    for i in range(len(state.bribery)):
        unseen[i % BRIBERY_KIND_COUNT] -= state.bribery[i]
    for seat in range(state.rules.seats):
        for _ in range(gaps.bribery[seat]):
            state.bribery[seat * BRIBERY_KIND_COUNT + pick(unseen, sum(unseen), rng)] += 1
    state.bribery_pile = unseen


def _deal_objectives(state: CortezState, gaps: Gaps, rng: Rng) -> None:
    free = [
        temple
        for temple in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT)
        if temple not in state.objectives
    ]
    for seat in range(state.rules.seats):
        if gaps.objectives[seat]:
            state.objectives[seat] = free.pop(rng.below(len(free)))


def _deal_events(state: CortezState, rng: Rng) -> None:
    """Shuffle the remaining events, the last ones with the treasure."""
    state.upper_events = [0] * EVENT_KIND_COUNT
    state.lower_events = [0] * EVENT_KIND_COUNT
    if not state.round:
        return
    upper = state.rules.events[:]
    upper[TREASURE] = 1
    for kind in state.turned_events:
        upper[kind] -= 1
    if upper[TREASURE]:
        state.lower_events[TREASURE] = 1
        upper[TREASURE] = 0
    cards_left: int = sum(upper)
    for _ in range(min(CARDS_WITH_TREASURE, cards_left)):
        state.lower_events[pick(upper, cards_left, rng)] += 1
        cards_left -= 1
    state.upper_events = upper
