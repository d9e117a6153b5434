"""Legal actions of every decision of Cortez: all of them, or random ones.

Actions are given as codes, see `codes.py`.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.games.cortez import codes
from engine.games.cortez.cards import OWN_MOVE, VALUE_SLOTS
from engine.games.cortez.multisets import of_size, pack
from engine.games.cortez.rules import (
    auction,
    bribery,
    combat,
    decks,
    event_cards,
    mercenaries,
    movement,
    setup,
    trades,
    turns,
)
from engine.games.cortez.rules.combat_data import OPENING, PRICE_COUNTS, REPLY
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    ATTACK_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    FIGHT_BRIBERY_PHASE,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    MARK_PHASE,
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
    PAY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_ANSWER_PHASE,
    TRADE_PHASE,
    WINNER_MARK_PHASE,
    CoreState,
)
from engine.games.cortez.squares import SQUARE_COUNT


def legal(state: CoreState) -> list[int]:
    """Return the legal actions of the seat to move."""
    phase = state.phase
    seat = state.turn
    if phase == ACTION_PHASE:
        return _action_codes(state)
    if phase == COMBAT_STEP_PHASE:
        return _laying_codes(state)
    if phase == BRIBERY_PLAY_PHASE:
        return _bribery_codes(state)
    if phase in (TRADE_ANSWER_PHASE, PARLEY_ANSWER_PHASE, MERCENARY_ANSWER_PHASE):
        return _answer_codes(state)
    if phase == TRADE_PHASE:
        return _trade_codes(state)
    if phase == MERCENARY_PHASE:
        return _help_codes(state)
    if phase == BID_PHASE:
        return [codes.PASS, *(codes.BID_AMOUNT + sum_ for sum_ in auction.bids(state, seat))]
    if phase == FIGHT_BRIBERY_PHASE:
        kinds = bribery.drawing_kinds(state, seat)
        return [codes.PASS, *(codes.DRAW_BRIBE + kind for kind in kinds)]
    if phase in (PAY_PHASE, PARLEY_PHASE, KEEP_PROVISIONS_PHASE, KEEP_WARRIORS_PHASE):
        return _card_codes(state)
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return _relocation_codes(state)
    if phase == BUY_WARRIORS_PHASE:
        afford = turns.may_recruit(state, seat)
        return [codes.BUY_THEM, codes.BUY_NONE] if afford else [codes.BUY_NONE]
    if phase == PLACE_LOSER_PHASE:
        return [codes.PLACE_AT + square for square in combat.places(state)]
    if phase == WINNER_MARK_PHASE:
        troops = movement.unmarked_troops(state, state.nations[seat])
        return [*(codes.COLLAR_TROOP + troop for troop in troops), codes.COLLAR_NONE]
    if phase == MARK_PHASE:
        return [codes.MARK_TROOP + troop for troop in setup.markable(state, seat)]
    if phase == FLIP_BRIDGE_PHASE:
        bridges = event_cards.flippable_bridges(state)
        return [*(codes.FLIP + bridge for bridge in bridges), codes.FLIP_NONE]
    return []


def _action_codes(state: CoreState) -> list[int]:
    seat = state.turn
    legal_codes: list[int] = []
    if turns.may_recruit(state, seat):
        legal_codes.append(codes.RECRUIT)
    if not decks.has_no_provisions(state):
        legal_codes.append(codes.DRAW)
    troops = movement.marked_troops(state, seat)
    destinations = movement.all_destinations(state, seat, troops)
    for i in range(len(troops)):
        base = codes.MOVE_TROOP + troops[i] * SQUARE_COUNT
        for square in destinations[i]:
            legal_codes.append(base + square)
    return legal_codes if legal_codes else [codes.PASS]


def _laying_codes(state: CoreState) -> list[int]:
    combat_state = combat.combat_of(state)
    seat = state.turn
    legal_codes = [
        codes.ADD_WARRIOR + value
        for value in range(1, VALUE_SLOTS)
        if state.warriors[seat * VALUE_SLOTS + value]
    ]
    if combat.can_arm(state, combat.side_of(state, seat)):
        legal_codes.append(codes.ADD_WEAPON)
    if combat_state.step != OPENING or combat_state.added:
        legal_codes.append(codes.DONE)
    if combat_state.step == REPLY and not combat_state.added:
        legal_codes.append(codes.SURRENDER)
    return legal_codes


def _bribery_codes(state: CoreState) -> list[int]:
    seat = state.turn
    legal_codes = [
        codes.PASS,
        *(codes.DRAW_BRIBE + kind for kind in bribery.drawing_kinds(state, seat)),
    ]
    for kind in bribery.moving_cards(state, seat):
        first = codes.OWN_BRIBE if kind == OWN_MOVE else codes.FOREIGN_BRIBE
        for troop in bribery.movable(state, seat, kind):
            base = first + troop * SQUARE_COUNT
            passing = movement.passing_costs(state, state.collars[troop])
            for square in movement.free_destinations(state, seat, troop, passing):
                legal_codes.append(base + square)
    return legal_codes


def _answer_codes(state: CoreState) -> list[int]:
    able = True
    if state.phase == TRADE_ANSWER_PHASE:
        able = trades.can_give(state, state.turn, state.provisions_wanted)
    elif state.phase == MERCENARY_ANSWER_PHASE:
        able = mercenaries.can_pay(state, combat.combat_of(state), state.turn)
    return [codes.ACCEPT, codes.REFUSE] if able else [codes.REFUSE]


def _trade_codes(state: CoreState) -> list[int]:
    legal_codes = [codes.PASS]
    given_packs = [
        pack(give, codes.TRADE_RADIX) for give in trades.givable_multisets(state, state.turn)
    ]
    for partner in trades.partners(state):
        base = partner * codes.TRADE_COUNT * codes.TRADE_COUNT
        for give in given_packs:
            for code in EXCHANGES[give]:
                legal_codes.append(base + code)
    return legal_codes


def trade_code(partner: int, give: list[int], get: list[int]) -> int:
    """Return the id of a trade proposed to a seat."""
    both = pack(give, codes.TRADE_RADIX) * codes.TRADE_COUNT + pack(get, codes.TRADE_RADIX)
    return codes.TRADE_WITH + partner * codes.TRADE_COUNT * codes.TRADE_COUNT + both


def _exchanges() -> dict[int, list[int]]:
    """Return the ids of all trades with seat 0, by the number of the multiset that is given."""
    codes_by_give: dict[int, list[int]] = {}
    for give in trades.REQUESTABLE:
        codes_by_give[pack(give, codes.TRADE_RADIX)] = [
            trade_code(0, give, get)
            for get in trades.REQUESTABLE
            if trades.has_no_common_type(give, get)
        ]
    return codes_by_give


#: Listed once, because every decision about a trade has hundreds of answers.
EXCHANGES: Final[dict[int, list[int]]] = _exchanges()


def _help_codes(state: CoreState) -> list[int]:
    legal_codes = [codes.PASS]
    combat_state = combat.combat_of(state)
    for side in range(len(combat_state.fighters)):
        for value, weapon_count in mercenaries.packages(state, combat_state, state.turn, side):
            for price in range(len(PRICE_COUNTS)):
                legal_codes.append(codes.help_of(side, value, weapon_count, price))
    return legal_codes


def _card_codes(state: CoreState) -> list[int]:
    """Return the codes of a decision about cards of the hand."""
    seat = state.turn
    if state.phase == KEEP_WARRIORS_PHASE:
        return [
            codes.KEEP_WARRIOR_CARDS + pack(keepable, codes.WARRIOR_RADIX)
            for keepable in event_cards.keepable_warriors(state, seat)
        ]
    if state.phase == PARLEY_PHASE:
        provisions = state.provisions_of(seat)
        legal_codes = [codes.PASS]
        for size in range(1, trades.MAX_OFFERED + 1):
            for cards in of_size(provisions, size):
                legal_codes.append(codes.OFFER_CARDS + pack(cards, codes.OFFER_RADIX))
        return legal_codes
    base = codes.PAY_CARDS
    if state.phase == KEEP_PROVISIONS_PHASE:
        base = codes.KEEP_PROVISION_CARDS
        hands = event_cards.keepable_provisions(state, seat)
    elif state.combat is not None:
        hands = mercenaries.payments(state, state.combat, seat)
    else:
        hands = auction.payments(state, seat)
    return [base + pack(cards, codes.PROVISION_RADIX) for cards in hands]


def _relocation_codes(state: CoreState) -> list[int]:
    first, troops, squares = _relocations(state)
    return [first + codes.step_of(troop, square) for troop in troops for square in squares]


def _relocations(state: CoreState) -> tuple[int, list[int], list[int]]:
    """Return the first id, the troops and the squares of a flight or an attack."""
    if state.phase == FLIGHT_PHASE:
        return (
            codes.FLIGHT_TROOP,
            event_cards.flight_troops(state),
            event_cards.flight_squares(state),
        )
    return codes.ATTACK_TROOP, event_cards.attack_troops(state), event_cards.attack_squares(state)


# -- random actions --------------------------------------------------------------------------------


def random_code(state: CoreState, rng: Rng) -> int:
    """Return a random legal action, without listing all of them where they are many.

    A turn's action is drawn by kind, then troop, then square, so that a troop with a long reach
    does not move most of the time. At most three random numbers are drawn.
    """
    return random_codes(state, rng, 1)[0]


def random_codes(state: CoreState, rng: Rng, number: int) -> list[int]:
    """Return `number` random legal actions, drawn with replacement."""
    phase = state.phase
    if phase == ACTION_PHASE:
        return _random_actions(state, rng, number)
    if phase == BRIBERY_PLAY_PHASE:
        return [_random_bribery(state, rng) for _ in range(number)]
    if phase == TRADE_PHASE:
        return [_random_trade(state, rng) for _ in range(number)]
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return _random_relocations(state, rng, number)
    legal_codes = legal(state)
    return [legal_codes[rng.below(len(legal_codes))] for _ in range(number)]


def _random_actions(state: CoreState, rng: Rng, number: int) -> list[int]:
    """Return up to `number` legal actions of a turn, drawn at random."""
    seat = state.turn
    kinds: list[int] = []
    if turns.may_recruit(state, seat):
        kinds.append(codes.RECRUIT)
    if not decks.has_no_provisions(state):
        kinds.append(codes.DRAW)
    troops = movement.marked_troops(state, seat)
    passing = movement.passing_costs(state, seat)
    destinations: dict[int, list[int]] = {}
    legal_codes: list[int] = []
    for _ in range(number):
        picked = rng.below(len(kinds) + len(troops))
        if picked < len(kinds):
            legal_codes.append(kinds[picked])
            continue
        troop = troops[picked - len(kinds)]
        if troop not in destinations:
            destinations[troop] = movement.destinations(state, seat, troop, passing)
        squares = destinations[troop]
        if squares:
            square = squares[rng.below(len(squares))]
            legal_codes.append(codes.MOVE_TROOP + codes.step_of(troop, square))
        else:
            legal = _action_codes(state)
            legal_codes.append(legal[rng.below(len(legal))])
    return legal_codes


def _random_bribery(state: CoreState, rng: Rng) -> int:
    """Return a random bribery action for a playout."""
    seat = state.turn
    if rng.below(2) == 0:
        return codes.PASS
    legal_codes = [codes.DRAW_BRIBE + kind for kind in bribery.drawing_kinds(state, seat)]
    for kind in bribery.moving_cards(state, seat):
        first = codes.OWN_BRIBE if kind == OWN_MOVE else codes.FOREIGN_BRIBE
        for troop in bribery.movable(state, seat, kind):
            legal_codes.append(first + codes.step_of(troop, 0))
    if not legal_codes:
        return codes.PASS
    code = legal_codes[rng.below(len(legal_codes))]
    if code < codes.OWN_BRIBE:
        return code
    troop = (code - codes.OWN_BRIBE) % codes.STEP_COUNT // SQUARE_COUNT
    passing = movement.passing_costs(state, state.collars[troop])
    squares = movement.free_destinations(state, seat, troop, passing)
    return code + squares[rng.below(len(squares))] if squares else codes.PASS


def _random_trade(state: CoreState, rng: Rng) -> int:
    if rng.below(2) == 0:
        return codes.PASS
    give_all = trades.givable_multisets(state, state.turn)
    partners = trades.partners(state)
    picked = rng.below(len(give_all) * len(partners))
    give = give_all[picked // len(partners)]
    exchanges = EXCHANGES[pack(give, codes.TRADE_RADIX)]
    partner = partners[picked % len(partners)]
    return exchanges[rng.below(len(exchanges))] + partner * codes.TRADE_COUNT * codes.TRADE_COUNT


def _random_relocations(state: CoreState, rng: Rng, number: int) -> list[int]:
    first, troops, squares = _relocations(state)
    legal_codes: list[int] = []
    for _ in range(number):
        troop = troops[rng.below(len(troops))]
        legal_codes.append(first + codes.step_of(troop, squares[rng.below(len(squares))]))
    return legal_codes
