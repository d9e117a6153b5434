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
    TableState,
)
from engine.games.cortez.squares import SQUARE_COUNT


def legal(table: TableState) -> list[int]:
    """Return the legal actions of the seat to move."""
    phase = table.phase
    seat = table.turn
    if phase == ACTION_PHASE:
        return _action_codes(table)
    if phase == COMBAT_STEP_PHASE:
        return _laying_codes(table)
    if phase == BRIBERY_PLAY_PHASE:
        return _bribery_codes(table)
    if phase in (TRADE_ANSWER_PHASE, PARLEY_ANSWER_PHASE, MERCENARY_ANSWER_PHASE):
        return _answer_codes(table)
    if phase == TRADE_PHASE:
        return _trade_codes(table)
    if phase == MERCENARY_PHASE:
        return _help_codes(table)
    if phase == BID_PHASE:
        return [codes.PASS, *(codes.BID_AMOUNT + sum_ for sum_ in auction.bids(table, seat))]
    if phase == FIGHT_BRIBERY_PHASE:
        kinds = bribery.drawing_kinds(table, seat)
        return [codes.PASS, *(codes.DRAW_BRIBE + kind for kind in kinds)]
    if phase in (PAY_PHASE, PARLEY_PHASE, KEEP_PROVISIONS_PHASE, KEEP_WARRIORS_PHASE):
        return _card_codes(table)
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return _relocation_codes(table)
    if phase == BUY_WARRIORS_PHASE:
        afford = turns.may_recruit(table, seat)
        return [codes.BUY_THEM, codes.BUY_NONE] if afford else [codes.BUY_NONE]
    if phase == PLACE_LOSER_PHASE:
        return [codes.PLACE_AT + square for square in combat.places(table)]
    if phase == WINNER_MARK_PHASE:
        troops = movement.unmarked(table, table.nations[seat])
        return [*(codes.COLLAR_TROOP + troop for troop in troops), codes.COLLAR_NONE]
    if phase == MARK_PHASE:
        return [codes.MARK_TROOP + troop for troop in setup.markable(table, seat)]
    if phase == FLIP_BRIDGE_PHASE:
        bridges = event_cards.flippable_bridges(table)
        return [*(codes.FLIP + bridge for bridge in bridges), codes.FLIP_NONE]
    return []


def _action_codes(table: TableState) -> list[int]:
    seat = table.turn
    found: list[int] = []
    if turns.may_recruit(table, seat):
        found.append(codes.RECRUIT)
    if not decks.has_no_provisions(table):
        found.append(codes.DRAW)
    troops = movement.marked_troops(table, seat)
    reached = movement.all_destinations(table, seat, troops)
    for i in range(len(troops)):
        base = codes.MOVE_TROOP + troops[i] * SQUARE_COUNT
        for square in reached[i]:
            found.append(base + square)
    return found if found else [codes.PASS]


def _laying_codes(table: TableState) -> list[int]:
    combat_state = combat.combat_of(table)
    seat = table.turn
    found = [
        codes.ADD_WARRIOR + value
        for value in range(1, VALUE_SLOTS)
        if table.warriors[seat * VALUE_SLOTS + value]
    ]
    if combat.can_arm(table, combat.side_of(table, seat)):
        found.append(codes.ADD_WEAPON)
    if combat_state.step != OPENING or combat_state.added:
        found.append(codes.DONE)
    if combat_state.step == REPLY and not combat_state.added:
        found.append(codes.SURRENDER)
    return found


def _bribery_codes(table: TableState) -> list[int]:
    seat = table.turn
    found = [codes.PASS, *(codes.DRAW_BRIBE + kind for kind in bribery.drawing_kinds(table, seat))]
    for kind in bribery.moving_cards(table, seat):
        first = codes.OWN_BRIBE if kind == OWN_MOVE else codes.FOREIGN_BRIBE
        for troop in bribery.movable(table, seat, kind):
            base = first + troop * SQUARE_COUNT
            passing = movement.passing_costs(table, table.collars[troop])
            for square in movement.free_destinations(table, seat, troop, passing):
                found.append(base + square)
    return found


def _answer_codes(table: TableState) -> list[int]:
    able = True
    if table.phase == TRADE_ANSWER_PHASE:
        able = trades.can_give(table, table.turn, table.provisions_wanted)
    elif table.phase == MERCENARY_ANSWER_PHASE:
        able = mercenaries.can_pay(table, combat.combat_of(table), table.turn)
    return [codes.ACCEPT, codes.REFUSE] if able else [codes.REFUSE]


def _trade_codes(table: TableState) -> list[int]:
    found = [codes.PASS]
    given = [pack(give, codes.TRADE_RADIX) for give in trades.givable_multisets(table, table.turn)]
    for partner in trades.partners(table):
        base = partner * codes.TRADE_COUNT * codes.TRADE_COUNT
        for give in given:
            for code in EXCHANGES[give]:
                found.append(base + code)
    return found


def trade_code(partner: int, give: list[int], get: list[int]) -> int:
    """Return the id of a trade proposed to a seat."""
    both = pack(give, codes.TRADE_RADIX) * codes.TRADE_COUNT + pack(get, codes.TRADE_RADIX)
    return codes.TRADE_WITH + partner * codes.TRADE_COUNT * codes.TRADE_COUNT + both


def _exchanges() -> dict[int, list[int]]:
    """Return the ids of all trades with seat 0, by the number of the multiset that is given."""
    found: dict[int, list[int]] = {}
    for give in trades.REQUESTABLE:
        found[pack(give, codes.TRADE_RADIX)] = [
            trade_code(0, give, get)
            for get in trades.REQUESTABLE
            if trades.has_no_common_type(give, get)
        ]
    return found


#: Listed once, because every decision about a trade has hundreds of answers.
EXCHANGES: Final[dict[int, list[int]]] = _exchanges()


def _help_codes(table: TableState) -> list[int]:
    found = [codes.PASS]
    combat_state = combat.combat_of(table)
    for side in range(len(combat_state.fighters)):
        for value, weapon_count in mercenaries.packages(table, combat_state, table.turn, side):
            for price in range(len(PRICE_COUNTS)):
                found.append(codes.help_of(side, value, weapon_count, price))
    return found


def _card_codes(table: TableState) -> list[int]:
    """Return the codes of a decision about cards of the hand."""
    seat = table.turn
    if table.phase == KEEP_WARRIORS_PHASE:
        return [
            codes.KEEP_WARRIOR_CARDS + pack(kept, codes.WARRIOR_RADIX)
            for kept in event_cards.keepable_warriors(table, seat)
        ]
    if table.phase == PARLEY_PHASE:
        own = table.provisions_of(seat)
        found = [codes.PASS]
        for size in range(1, trades.MAX_OFFERED + 1):
            for cards in of_size(own, size):
                found.append(codes.OFFER_CARDS + pack(cards, codes.OFFER_RADIX))
        return found
    base = codes.PAY_CARDS
    if table.phase == KEEP_PROVISIONS_PHASE:
        base = codes.KEEP_PROVISION_CARDS
        hands = event_cards.keepable_provisions(table, seat)
    elif table.combat is not None:
        hands = mercenaries.payments(table, table.combat, seat)
    else:
        hands = auction.payments(table, seat)
    return [base + pack(cards, codes.PROVISION_RADIX) for cards in hands]


def _relocation_codes(table: TableState) -> list[int]:
    first, troops, squares = _relocations(table)
    return [first + codes.step_of(troop, square) for troop in troops for square in squares]


def _relocations(table: TableState) -> tuple[int, list[int], list[int]]:
    """Return the first id, the troops and the squares of a flight or an attack."""
    if table.phase == FLIGHT_PHASE:
        return (
            codes.FLIGHT_TROOP,
            event_cards.flight_troops(table),
            event_cards.flight_squares(table),
        )
    return codes.ATTACK_TROOP, event_cards.attack_troops(table), event_cards.attack_squares(table)


# -- random actions --------------------------------------------------------------------------------


def random_code(table: TableState, rng: Rng) -> int:
    """Return a random legal action, without listing all of them where they are many.

    A turn's action is drawn by kind, then troop, then square, so that a troop with a long reach
    does not move most of the time. At most three random numbers are drawn.
    """
    return random_codes(table, rng, 1)[0]


def random_codes(table: TableState, rng: Rng, number: int) -> list[int]:
    """Return `number` random legal actions, drawn with replacement."""
    phase = table.phase
    if phase == ACTION_PHASE:
        return _random_actions(table, rng, number)
    if phase == BRIBERY_PLAY_PHASE:
        return [_random_bribery(table, rng) for _ in range(number)]
    if phase == TRADE_PHASE:
        return [_random_trade(table, rng) for _ in range(number)]
    if phase in (FLIGHT_PHASE, ATTACK_PHASE):
        return _random_relocations(table, rng, number)
    found = legal(table)
    return [found[rng.below(len(found))] for _ in range(number)]


def _random_actions(table: TableState, rng: Rng, number: int) -> list[int]:
    """Return up to `number` legal actions of a turn, drawn at random."""
    seat = table.turn
    kinds: list[int] = []
    if turns.may_recruit(table, seat):
        kinds.append(codes.RECRUIT)
    if not decks.has_no_provisions(table):
        kinds.append(codes.DRAW)
    troops = movement.marked_troops(table, seat)
    passing = movement.passing_costs(table, seat)
    reached: dict[int, list[int]] = {}
    found: list[int] = []
    for _ in range(number):
        picked = rng.below(len(kinds) + len(troops))
        if picked < len(kinds):
            found.append(kinds[picked])
            continue
        troop = troops[picked - len(kinds)]
        if troop not in reached:
            reached[troop] = movement.destinations(table, seat, troop, passing)
        squares = reached[troop]
        if squares:
            square = squares[rng.below(len(squares))]
            found.append(codes.MOVE_TROOP + codes.step_of(troop, square))
        else:
            legal = _action_codes(table)
            found.append(legal[rng.below(len(legal))])
    return found


def _random_bribery(table: TableState, rng: Rng) -> int:
    """Return a random bribery action for a playout."""
    seat = table.turn
    if rng.below(2) == 0:
        return codes.PASS
    found = [codes.DRAW_BRIBE + kind for kind in bribery.drawing_kinds(table, seat)]
    for kind in bribery.moving_cards(table, seat):
        first = codes.OWN_BRIBE if kind == OWN_MOVE else codes.FOREIGN_BRIBE
        for troop in bribery.movable(table, seat, kind):
            found.append(first + codes.step_of(troop, 0))
    if not found:
        return codes.PASS
    code = found[rng.below(len(found))]
    if code < codes.OWN_BRIBE:
        return code
    troop = (code - codes.OWN_BRIBE) % codes.STEP_COUNT // SQUARE_COUNT
    passing = movement.passing_costs(table, table.collars[troop])
    squares = movement.free_destinations(table, seat, troop, passing)
    return code + squares[rng.below(len(squares))] if squares else codes.PASS


def _random_trade(table: TableState, rng: Rng) -> int:
    if rng.below(2) == 0:
        return codes.PASS
    give_all = trades.givable_multisets(table, table.turn)
    partners = trades.partners(table)
    picked = rng.below(len(give_all) * len(partners))
    give = give_all[picked // len(partners)]
    exchanges = EXCHANGES[pack(give, codes.TRADE_RADIX)]
    partner = partners[picked % len(partners)]
    return exchanges[rng.below(len(exchanges))] + partner * codes.TRADE_COUNT * codes.TRADE_COUNT


def _random_relocations(table: TableState, rng: Rng, number: int) -> list[int]:
    first, troops, squares = _relocations(table)
    found: list[int] = []
    for _ in range(number):
        troop = troops[rng.below(len(troops))]
        found.append(first + codes.step_of(troop, squares[rng.below(len(squares))]))
    return found
