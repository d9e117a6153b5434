"""Creation of views from the true state; `view.py` describes their contents."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.values import OMNISCIENT, Decision, Seat
from engine.games.cortez.actions import NAMED, PRICES, SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_KIND_COUNT,
    CHIEFS,
    EVENT_NAMES,
    NATIONS,
    PROVISION_NAMES,
    PROVISION_TYPE_COUNT,
    TROOP_NAMES,
    VALUE_SLOTS,
    WARRIOR_NAMES,
    named_bribery,
    named_provisions,
    named_warriors,
)
from engine.games.cortez.rules import combat, mercenaries, movement, open_decision, scoring
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
    ACTING,
    ACTION_PHASE,
    BID_PHASE,
    DECISION_KINDS,
    EVENT,
    MARK_PHASE,
    MAX_GAME_SEATS,
    NO_EVENT,
    NOBODY,
    OVER,
    PAUSE,
    PAY_PHASE,
    PLACE_LOSER_PHASE,
    TRADING,
    WINDOW,
    WINNER_MARK_PHASE,
    CoreState,
)
from engine.games.cortez.rules.paths import BIT, NO_COLLAR, NOWHERE
from engine.games.cortez.rules.trades import (
    GIVEN,
    MAKER,
    NUMBER,
    PARTNER,
    REFUSED_GIVEN,
    REFUSED_WANTED,
    WANTED,
)
from engine.games.cortez.squares import Square
from engine.games.cortez.views.view import (
    Auction,
    Batch,
    Combat,
    CortezView,
    Fought,
    HelpRequest,
    LaidWarrior,
    MercenaryOffer,
    NationScore,
    OfferSeen,
    Refused,
    TradeOffer,
    Troop,
)

#: A multiset of cards for each seat, with None for every card the viewer cannot see.
Hands = tuple[tuple[str | None, ...], ...]


def view_of(state: CoreState, viewer: Seat | None) -> CortezView:
    """Return the view of a seat; nothing else exposes the true state."""
    rules = state.rules
    seats = range(rules.seats)
    return CortezView(
        seat=viewer,
        turn=state.turn,
        decision=open_decision.open_decision(state),
        options=rules.options,
        phase=phase_name(state),
        nations=tuple(NATIONS[nation] for nation in state.nations),
        chiefs=tuple(CHIEFS[state.nations[seat]][state.chiefs[seat]] for seat in seats),
        troops=tuple(map(_troop, state.square_of_troop, state.collars)),
        broken_bridges=tuple(
            bridge.id
            for number, bridge in enumerate(BOARD.bridges)
            if state.broken_bridges & BIT[number]
        ),
        warriors=_mask_hands(
            [_named_warriors(state.nations[seat], *warriors_of(state, seat)) for seat in seats],
            viewer,
        ),
        provisions=_mask_hands(
            [_named_provisions(*provisions_of(state.provisions, seat)) for seat in seats], viewer
        ),
        bribery=_mask_hands([named_bribery(bribery_of(state, seat)) for seat in seats], viewer),
        objectives=tuple(_objective(state, seat, viewer) for seat in seats),
        treasures=tuple(state.treasures),
        collars=tuple(movement.spare_collars(state, seat) for seat in seats),
        known=tuple(
            _named_provisions(*provisions_of(state.known_provisions, seat)) for seat in seats
        ),
        recalled=tuple(_recalled(state, seat, viewer) for seat in seats),
        pile=sum(state.pile),
        discard=dict(zip(PROVISION_NAMES, state.discard, strict=True)),
        decks=(_deck(state, 0, viewer), _deck(state, 1, viewer)),
        bribery_pile=sum(state.bribery_pile),
        bribery_played=named_bribery(state.bribery_played),
        turned_events=tuple(EVENT_NAMES[kind] for kind in state.turned_events),
        event_pile=sum(state.upper_events) + sum(state.lower_events),
        first_seat=state.first_seat,
        round=state.round,
        rounds=rules.rounds,
        turn_seat=state.turn_seat,
        is_event_over=state.is_event_over,
        actions_left=state.actions_left,
        trades_left=state.trades_left,
        event=None if state.event == NO_EVENT else EVENT_NAMES[state.event],
        combat=None if state.combat is None else _combat(state, state.combat, viewer),
        auction=_auction(state),
        offer=_offer(state),
        offers=tuple(map(_trade, state.offers)),
        offer_count=state.offer_count,
        offers_this_turn=tuple(state.offers_this_turn),
        refused=tuple(_refused(entry) for entry in state.refused_trades),
        put_off=None
        if state.put_off_phase == PAUSE
        else Decision(state.put_off_seat, DECISION_KINDS[state.put_off_phase]),
        last_outcome=None
        if state.last_outcome is None
        else _last_combat(state, state.last_outcome),
        score=tuple(
            NationScore(**dict(zip(scoring.LINES, lines, strict=True))) for lines in state.score
        ),
        leading_nation=None if state.leading_nation == NOBODY else NATIONS[state.leading_nation],
        winners=tuple(seat for seat in seats if state.winners & (1 << seat)),
        ended_by=state.ended_by,
    )


def phase_name(state: CoreState) -> str:
    """Return the name of the phase in views and written positions."""
    phase = state.phase
    if phase == MARK_PHASE:
        return "mark"
    if phase == OVER:
        return "over"
    if phase == ACTION_PHASE:
        return "actions"
    if phase in (WINNER_MARK_PHASE, PLACE_LOSER_PHASE):
        return "after_combat"
    if is_in_auction(state):
        return "auction"
    return {WINDOW: "window", TRADING: "trade", ACTING: "combat", EVENT: "event"}[state.turn_part()]


def is_in_auction(state: CoreState) -> bool:
    """Return whether a bribery card is being auctioned."""
    return state.phase == BID_PHASE or (state.phase == PAY_PHASE and state.combat is None)


# -- hands and piles -------------------------------------------------------------------------------


@lru_cache(10_000)
def _named_warriors(nation: int, *counts: int) -> tuple[str, ...]:
    """Return the names of warriors; kept because one view after another shows the same cards."""
    return named_warriors(nation, list(counts))


@lru_cache(10_000)
def _named_provisions(*counts: int) -> tuple[str, ...]:
    return named_provisions(list(counts))


def warriors_of(state: CoreState, seat: Seat) -> list[int]:
    """Return the warriors in a hand by value."""
    return state.warriors[seat * VALUE_SLOTS : (seat + 1) * VALUE_SLOTS]


def provisions_of(counts: list[int], seat: Seat) -> list[int]:
    """Return the slice of a seat from a flat list of provisions."""
    return counts[seat * PROVISION_TYPE_COUNT : (seat + 1) * PROVISION_TYPE_COUNT]


def bribery_of(state: CoreState, seat: Seat) -> list[int]:
    """Return the bribery cards in a hand by kind."""
    return state.bribery[seat * BRIBERY_KIND_COUNT : (seat + 1) * BRIBERY_KIND_COUNT]


def _mask_hands(hands: list[tuple[str, ...]], viewer: Seat | None) -> Hands:
    return tuple(
        hand if viewer in (seat, OMNISCIENT) else (None,) * len(hand)
        for seat, hand in enumerate(hands)
    )


def _objective(state: CoreState, seat: Seat, viewer: Seat | None) -> str | None:
    """Return the objective of a seat; at the end of the match every viewer sees it."""
    temple = state.objectives[seat]
    is_shown = viewer in (seat, OMNISCIENT) or state.phase == OVER
    return f"temple{temple}" if temple and is_shown else None


def _recalled(state: CoreState, holder: Seat, viewer: Seat | None) -> tuple[str, ...]:
    if viewer is None or viewer == OMNISCIENT:
        return ()
    base = state.nations[holder] * VALUE_SLOTS
    return tuple(
        WARRIOR_NAMES[base + key % VALUE_SLOTS]
        for key in state.recalled
        if key // VALUE_SLOTS == viewer * MAX_GAME_SEATS + holder
    )


def _deck(state: CoreState, nation: int, viewer: Seat | None) -> tuple[Batch, ...]:
    batches = []
    everybody = (1 << state.rules.seats) - 1
    for counts, knower_mask in zip(state.decks[nation], state.batch_knowers[nation], strict=True):
        if viewer is None or viewer == OMNISCIENT:
            is_shown = knower_mask == everybody or viewer == OMNISCIENT
        else:
            is_shown = bool(knower_mask & (1 << viewer))
        cards = _named_warriors(nation, *counts) if is_shown else None
        batches.append(Batch(sum(counts), cards))
    return tuple(batches)


# -- the board and the combat ----------------------------------------------------------------------


@cache
def _troop(square: Square, collar: Seat) -> Troop:
    """Return the troop of a square and collar; cached because every view has 44 troops."""
    return Troop(
        None if square == NOWHERE else BOARD.name(square),
        None if collar == NO_COLLAR else collar,
    )


def _auction(state: CoreState) -> Auction | None:
    if not is_in_auction(state):
        return None
    passed = tuple(bool(state.passed_seats & (1 << seat)) for seat in range(state.rules.seats))
    return Auction(state.highest_bid, None if state.bidder == NOBODY else state.bidder, passed)


def _offer(state: CoreState) -> OfferSeen | None:
    if state.partner == NOBODY:
        return None
    kind = "trade" if state.combat is None else "parley"
    cards = named_provisions(state.provisions_given), named_provisions(state.provisions_wanted)
    return OfferSeen(kind, state.turn_seat, state.partner, *cards)


def _trade(entry: list[int]) -> TradeOffer:
    give, get = entry[GIVEN:WANTED], entry[WANTED:]
    cards = named_provisions(give), named_provisions(get)
    return TradeOffer(entry[NUMBER], entry[MAKER], entry[PARTNER], *cards)


def _refused(entry: list[int]) -> Refused:
    give, get = entry[REFUSED_GIVEN:REFUSED_WANTED], entry[REFUSED_WANTED:]
    return Refused(entry[0], entry[1], named_provisions(give), named_provisions(get))


def _combat(state: CoreState, combat: CombatState, viewer: Seat | None) -> Combat:
    """Return a combat as `viewer` sees it; OMNISCIENT sees all cards."""
    return Combat(
        attacker=combat.fighters[ATTACKER],
        defender=combat.fighters[DEFENDER],
        square=BOARD.name(combat.square),
        origin=BOARD.name(combat.origin),
        attacker_troop=TROOP_NAMES[combat.troops[ATTACKER]],
        defender_troop=TROOP_NAMES[combat.troops[DEFENDER]],
        is_by_proxy=combat.is_by_proxy,
        step=STEP_NAMES[combat.step],
        laid=(
            _laid_cards(state, combat, ATTACKER, viewer),
            _laid_cards(state, combat, DEFENDER, viewer),
        ),
        weapons=(combat.weapons[ATTACKER], combat.weapons[DEFENDER]),
        added=combat.added,
        holds=combat.holds,
        helped=(bool(combat.helped & 1), bool(combat.helped & 2)),
        mercenary_rounds=combat.mercenary_rounds,
        sold=tuple(seat for seat in range(state.rules.seats) if combat.sold & (1 << seat)),
        mercenary=None if combat.seller == NOBODY else _mercenary(state, combat, viewer),
        calls=tuple(
            HelpRequest(SIDE_NAMES[side], seat, mercenaries.named_price(due))
            for side, seat, *due in combat.calls
        ),
        volunteers=tuple(
            seat for seat in range(state.rules.seats) if combat.volunteers & (1 << seat)
        ),
        parleys=combat.parleys,
        winner=None if combat.won == NOBODY else combat.fighters[combat.won],
    )


def _laid_cards(
    state: CoreState, combat_state: CombatState, side: int, viewer: Seat | None
) -> tuple[LaidWarrior, ...]:
    """Return the cards on a side; its fighter sees all of them, a mercenary the card it sold."""
    laid_warriors = []
    for card in combat_state.laid[side]:
        owner = card // VALUE_SLOTS
        is_shown = viewer in (owner, combat_state.fighters[side], OMNISCIENT)
        laid_warriors.append(
            LaidWarrior(owner, combat.card_name(state, card) if is_shown else None)
        )
    return tuple(laid_warriors)


def _mercenary(state: CoreState, combat: CombatState, viewer: Seat | None) -> MercenaryOffer:
    is_shown = viewer in (combat.seller, combat.fighters[combat.side], OMNISCIENT)
    name = WARRIOR_NAMES[state.nations[combat.seller] * VALUE_SLOTS + combat.value]
    return MercenaryOffer(
        seat=combat.seller,
        side=SIDE_NAMES[combat.side],
        warriors=1 if combat.value else 0,
        warrior=name if combat.value and is_shown else None,
        weapons=combat.weapons_offered,
        price=NAMED if combat.price == NAMED_PRICE else PRICES[combat.price],
        due=mercenaries.named_price(combat.due),
    )


def _last_combat(state: CoreState, last: Outcome) -> Fought:
    """Return the last combat as all seats saw it."""
    return Fought(
        attacker=last.fighters[ATTACKER],
        defender=last.fighters[DEFENDER],
        square=BOARD.name(last.square),
        attacker_troop=TROOP_NAMES[last.troops[ATTACKER]],
        defender_troop=TROOP_NAMES[last.troops[DEFENDER]],
        is_by_proxy=last.is_by_proxy,
        cards=(
            combat.named_cards(state, last.laid[ATTACKER]),
            combat.named_cards(state, last.laid[DEFENDER]),
        ),
        weapons=(last.weapons[ATTACKER], last.weapons[DEFENDER]),
        strengths=(last.strengths[ATTACKER], last.strengths[DEFENDER]),
        winner=last.fighters[last.won],
        by=REASONS[last.how],
    )
