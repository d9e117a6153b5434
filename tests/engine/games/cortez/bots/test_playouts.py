"""Playouts of Cortez are quick, but answer as if every legal action had been compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

import pytest

from engine.core.rng import Rng
from engine.games.cortez import CORTEZ, codes
from engine.games.cortez.bots import action_values, candidates, combat_odds
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.playouts import brisk, quick
from engine.games.cortez.cards import PROVISION_TYPE_COUNT, VALUE_SLOTS, WEAPON
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import auction, combat, event_cards, legal_answers, movement
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, OPENING, REPLY, strength
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BID_PHASE,
    COMBAT_STEP_PHASE,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    PLACE_LOSER_PHASE,
)
from engine.games.cortez.rules.map_tables import VILLAGES
from engine.games.cortez.rules.paths import NO_COLLAR
from engine.games.cortez.rules.state import CortezState


def questions(phase: int, number: int) -> Iterator[CortezState]:
    """Yield states of quick matches in which a decision of this phase is open."""
    for seed in range(40):
        rng = Rng(seed)
        state = CORTEZ.start(CortezOptions(), 2 + seed % 5, rng)
        while state.decision is not None:
            if state.phase == phase:
                yield state
                number -= 1
                if not number:
                    return
            state.step(quick.quick(state, rng), rng)
    raise AssertionError("too few questions")


def compared(state: CortezState, rng: Rng) -> int:
    """Return the action of `quick_action`, found among all candidates one by one."""
    troops = movement.marked_troops(state, state.turn)
    while len(troops) > quick.PLAYOUT_TROOPS:
        del troops[rng.below(len(troops))]
    ahead = Outlook(state, state.turn)
    found = candidates.actions(state, troops)
    worths = [
        action_values.action_value(ahead, code) + quick.NOISE * rng.random() for code in found
    ]
    return found[worths.index(max(worths))]


def test_a_quick_action_is_the_best_of_all_candidates() -> None:
    met = set()
    for number, state in enumerate(questions(ACTION_PHASE, 300)):
        code = quick.quick_action(state, Rng(number))
        assert code == compared(state, Rng(number))
        met.add(min(code, codes.MOVE_TROOP))
    assert met == {codes.RECRUIT, codes.DRAW, codes.MOVE_TROOP}


def attack_worth(ahead: Outlook, here: float, square: int, likely: float) -> float:
    """Return the value of an attack with a chance, by a troop whose square is worth `here`."""
    if likely < action_values.MIN_CHANCE:
        return action_values.EXCLUDED_VALUE
    evicted = ahead.eviction_value(ahead.table.troop_on_square[square])
    drawn = ahead.drawn_value(VILLAGES[square])
    won = ahead.square_value(square) - here + evicted + ahead.best_collar_value() + drawn
    # A beaten attacker loses its collar, unless it is the last; the defender gets a new one.
    defeat = (0.0 if ahead.last_troop else ahead.outside) + ahead.rivalry * 0.8 * ahead.outside
    lost = here - ahead.outside + defeat
    return likely * won - (1.0 - likely) * lost - action_values.FIGHT_COST


def test_attacks_are_valued_by_their_chances() -> None:
    owners = set()
    for state in islice(questions(ACTION_PHASE, 120), 0, None, 6):
        ahead = Outlook(state, state.turn)
        squares = action_values.attackable_squares(state, state.turn)
        fights = action_values.Fights(ahead, squares, reinforced=True)
        for i, square in enumerate(squares):
            now, then = (ahead.attack_chance(square, more) for more in (False, True))
            assert (fights.now[i], fights.then[i]) == (now, then)
            for here, likely in ((0.5, now), (2.0, then)):
                worth = attack_worth(ahead, here, square, likely)
                assert fights.attack_value(i, here, likely) == pytest.approx(worth)
            owners.add(state.collars[state.troop_on_square[square]])
    assert NO_COLLAR in owners
    assert len(owners) > 3


def test_the_least_bid_above_the_highest_is_found() -> None:
    met = set()
    for number, state in enumerate(questions(BID_PHASE, 40)):
        hand = state.provisions
        state.provisions = hand[:]
        # Some hands lack types of provisions, or have nothing.
        for kind in range(PROVISION_TYPE_COUNT):
            if number >> kind & 1:
                state.provisions[state.turn * PROVISION_TYPE_COUNT + kind] = 0
        for highest in range(quick.MAX_BID):
            state.highest_bid = highest
            bids = auction.bids(state, state.turn)
            assert quick.least_bid(state) == (bids[0] if bids else 0)
            met.add(quick.least_bid(state))
        state.highest_bid, state.provisions = 0, hand
    assert {0, 1, 5, 8} <= met


def best_plan(state: CortezState, stake: float) -> tuple[float, dict[tuple[int, ...], float]]:
    """Return the value of laying nothing, and of every plan as the cards it adds."""
    fight = combat.combat_of(state)
    seat, side = state.turn, combat.side_of(state, state.turn)
    mean, variance = combat_odds.opposing_strength(state, fight, side)
    edge = -0.5 if side == ATTACKER else 0.5
    here = [card % VALUE_SLOTS for card in fight.laid[side]]
    own = sum(card // VALUE_SLOTS == seat for card in fight.laid[side])
    hand, armed = combat_odds.hand_of(state, seat), fight.weapons[side]

    def value(added: list[int], weapons: int) -> float:
        total = strength(here + added, armed + weapons)
        return stake * combat_odds.probability_above(total + edge, mean, variance)

    nothing = value([], 0) if here or side == ATTACKER else 0.0
    if fight.step == OPENING and not fight.added:
        nothing = -1000.0
    found: dict[tuple[int, ...], float] = {}
    for number in range(min(len(hand), combat_odds.MAX_PLANNED_WARRIORS) + 1):
        for added in (hand[:number], hand[len(hand) - number :]):
            room = len(here) + number - armed
            held = min(state.held_count(seat, WEAPON), combat_odds.MAX_PLANNED_WEAPONS, room)
            for weapons in range(held + 1):
                replaced = min(number, max(0, 4 - own))
                cost = combat_odds.WARRIOR_COST * (number - replaced)
                cost += combat_odds.SWAP_COST * (sum(added) - 3.0 * number)
                cost += combat_odds.WEAPON_COST * weapons
                cards = [codes.ADD_WARRIOR + card for card in added]
                plan = (*cards, *[codes.ADD_WEAPON] * weapons)
                if plan and (number or nothing > -1000.0):
                    found[plan] = value(added, weapons) - cost
    return nothing, found


@pytest.mark.parametrize("stake", [3.0, 9.0, 40.0])
def test_a_fighter_lays_what_is_worth_most(stake: float) -> None:
    lengths = set()
    for state in questions(COMBAT_STEP_PHASE, 120):
        nothing, plans = best_plan(state, stake)
        plan = combat_odds.laying_plan(state, stake)
        assert combat_odds.best_laying(state, stake) == plan[0]
        *cards, end = plan
        lengths.add(len(cards))
        highest = max([nothing, *plans.values()])
        if cards:
            assert end == codes.DONE
            assert plans[tuple(cards)] == pytest.approx(highest)
        else:
            fight = combat.combat_of(state)
            side = combat.side_of(state, state.turn)
            gives_up = side == DEFENDER and fight.step == REPLY and not fight.laid[side]
            assert end == (codes.SURRENDER if gives_up else codes.DONE)
            assert nothing == pytest.approx(highest)
    assert {0, 1} <= lengths
    assert max(lengths) > 4


@pytest.mark.parametrize(
    ("phase", "answer"),
    [(KEEP_PROVISIONS_PHASE, brisk.best_provisions), (KEEP_WARRIORS_PHASE, quick.best_warriors)],
)
def test_the_best_cards_are_kept(phase: int, answer: Callable[[CortezState], int]) -> None:
    for state in questions(phase, 25):
        found = legal_answers.legal(state)
        code = answer(state)
        assert code in found
        worth = partial(action_values.action_value, Outlook(state, state.turn))
        assert worth(code) == pytest.approx(max(map(worth, found)))


def test_the_beaten_go_anywhere_outside() -> None:
    for state in questions(PLACE_LOSER_PHASE, 3):
        state.broken_bridges |= 1 << event_cards.flippable_bridges(state)[0]
        rng = Rng(1)
        assert {brisk.random_place(state, rng) for _ in range(4000)} == set(combat.places(state))


@pytest.mark.parametrize(("seats", "windows"), [(2, True), (4, False), (6, False)])
def test_planned_actions_are_legal(seats: int, windows: bool) -> None:
    """The answers of a playout are cut after every number of them."""
    start = CORTEZ.start(CortezOptions(windows=windows), seats, Rng(seats))
    quick_rng = Rng(seats)
    while start.phase != COMBAT_STEP_PHASE:
        start.step(quick.quick(start, quick_rng), quick_rng)
    whole: list[int] = []
    brisk.play_briskly(start.clone(), Rng(7), 60, whole, 99)
    for number in range(len(whole)):
        state = start.clone()
        played: list[int] = []
        brisk.play_briskly(state, Rng(7), number, played, 99)
        assert played == whole[:number]
        assert whole[number] // 8 in state.codes()
        assert whole[number] % 8 == state.turn
