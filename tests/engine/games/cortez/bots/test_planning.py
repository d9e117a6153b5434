"""The strongest level of Cortez: plans of a combat, bids and hires, and its fast playouts."""

from __future__ import annotations

import pytest

from engine.bots.bot import Budget, SearchResult
from engine.bots.levels import find_rival
from engine.bots.thinking import own_budget
from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.bots import combat_odds, quick_play
from engine.games.cortez.bots.policy import PLANNING, distinct_actions
from engine.games.cortez.bots.quick_play import QuickPlay
from engine.games.cortez.cards import CORRUPTION, VALUE_SLOTS
from engine.games.cortez.codes import PASS
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import legal_answers, turns
from engine.games.cortez.rules.action_codes import action_of
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import (
    ACTION_PHASE,
    BID_PHASE,
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    DECISION_KINDS,
)
from engine.system import version
from tests.engine.games.cortez.kit import provisions
from tests.engine.games.cortez.moments import acting
from tests.engine.games.cortez.test_conservation import hold_provisions

SOME = Budget(iterations=120)
BOARD = "S1@0,3=A S2@0,5=A A1@T24=B A2@20,5=B"


def found(state: CortezState, bot: str = "level5", seed: int = 1) -> SearchResult:
    view = CORTEZ.view(state, state.turn)
    return find_rival(bot, CORTEZ).think(CORTEZ, view, state.codes(), seed, SOME)


def answer(state: CortezState, bot: str = "level5", seed: int = 1) -> Action:
    return action_of(found(state, bot, seed).code)


def attacking(strong: list[int], weak: list[int], weapons: int = 2) -> CortezState:
    """Return a combat in which A lays first, and B has not bought warriors."""
    state = acting(
        BOARD,
        warriors={"A": strong, "B": weak},
        provisions={"A": provisions(f"weapon*{weapons}"), "B": provisions("camouflage")},
    )
    state.step(CORTEZ.code(actions.Move("S1", "T24")), Rng(1))
    if state.phase == BUY_WARRIORS_PHASE:
        state.step(CORTEZ.code(actions.BuyWarriors(False)), Rng(1))
    return state


def bidding(bid: int, own: str, other: str = "gold*4") -> CortezState:
    """Return an auction in which A is asked, and B has bid."""
    state = acting(BOARD, provisions={"A": provisions(own), "B": provisions(other)})
    state.turn_seat = 0
    turns.begin_event(state, CORRUPTION, Rng(1), None)
    if state.turn == 0:
        state.step(PASS, Rng(1))
    state.turn = 0
    state.passed_seats = 0
    state.highest_bid, state.bidder = bid, 1
    assert state.phase == BID_PHASE
    return state


# -- silly moves that are gone ---------------------------------------------------------------------


@pytest.mark.parametrize("bid", [8, 10, 12])
def test_ten_provisions_are_not_paid_for_an_unseen_card(bid: int) -> None:
    state = bidding(bid, "camouflage*7 weapon*4 food*3")
    assert answer(state) == actions.Pass()


def test_a_cheap_card_is_bid_for() -> None:
    state = bidding(1, "camouflage*7 weapon*4 food*3")
    assert isinstance(answer(state), actions.Bid)


def test_a_bid_that_gains_too_little_is_not_made() -> None:
    """The earlier candidate is chosen among equals, which is the cheaper one."""
    candidates = PLANNING.candidates(
        bidding(1, "camouflage*7"), legal_answers.legal(bidding(1, "camouflage*7"))
    )
    assert candidates[0] == PASS
    assert candidates == sorted(candidates)
    assert PLANNING.indifference(CORTEZ.view(bidding(1, "camouflage*7"), 0)) > 0.0


def test_no_more_cards_are_laid_than_win() -> None:
    """With a hand far above anything the defender can bring, some of it stays there."""
    state = attacking([6, 6, 6, 6, 5, 5, 4, 4], [1])
    rng = Rng(1)
    laid = 0
    while state.phase == COMBAT_STEP_PHASE and state.turn == 0:
        code = found(state).code
        laid += not isinstance(action_of(code), actions.Done)
        state.step(code, rng)
    assert 0 < laid <= 4


def test_plans_are_compared_in_place_of_single_cards() -> None:
    """Cards whose plans end alike are not compared; each plan ends the turn."""
    state = attacking([6, 5, 4, 3, 2, 1], [3, 3, 3])
    plans = combat_odds.Plans(state)
    compared = plans.compared(quick_play.stake_of(state))
    assert 1 < len(compared) <= 5
    assert len({tuple(sorted(plans.cards(plan))) for plan in compared.values()}) == len(compared)
    for code, plan in compared.items():
        cards = plans.cards(plan)
        assert code in cards
        world = state.clone()
        PLANNING.carry_out(world, code, Rng(1))
        assert world.turn == 1 or world.phase != COMBAT_STEP_PHASE
        assert world.combat is not None
        assert sorted(card % VALUE_SLOTS for card in world.combat.laid[0]) == sorted(
            code - 10 for code in cards if code >= 10
        )


# -- what is searched ------------------------------------------------------------------------------


def test_bids_hires_and_all_choices_of_a_combat_are_searched() -> None:
    """Level 4 decides them by rules of thumb."""
    asked: set[str] = set()
    rng = Rng(5)
    level4, level5 = CORTEZ.policy.levels[3:]
    for seed in range(3):
        state = CORTEZ.start(CortezOptions(corruption=5), 4, Rng(seed))
        while state.decision is not None:
            view = CORTEZ.view(state, state.turn)
            budget = own_budget(level5, PLANNING, view)
            if PLANNING.effort(view) > 0.0:
                assert budget.iterations is not None
                assert budget.iterations > 10
                asked.add(state.decision.kind)
            state.step(legal_answers.random_code(state, rng), rng)
    assert level4.halving is None
    assert {"bid", "action", "combat_step", "mercenary", "mercenary_answer"} <= asked
    assert {"buy_warriors", "winner_mark", "pay", "keep_provisions"} <= asked
    moves = found(bidding(1, "camouflage*7 weapon*4 food*3")).moves
    assert {action_of(move.code).do for move in moves} == {"pass", "bid"}


@pytest.mark.parametrize("phase", [ACTION_PHASE, COMBAT_STEP_PHASE, BID_PHASE])
def test_the_same_seed_gives_the_same_answer_in_every_world(phase: int) -> None:
    """Nothing hidden is used: candidates and plans are the same however hidden cards are dealt."""
    state = {
        ACTION_PHASE: acting(BOARD, warriors={"A": [6, 5, 4], "B": [1, 2, 3]}),
        COMBAT_STEP_PHASE: attacking([6, 5, 4, 3, 2, 1], [3, 3, 3]),
        BID_PHASE: bidding(1, "camouflage*7 weapon*4 food*3"),
    }[phase]
    assert state.phase == phase
    assert found(state).moves == found(state).moves
    draw = CORTEZ.sampler(CORTEZ.view(state, state.turn))
    candidates = PLANNING.candidates(state, state.codes())
    assert len(candidates) > 1
    for number in range(8):
        world = draw(Rng(number))
        assert PLANNING.candidates(world, state.codes()) == candidates
        if phase == COMBAT_STEP_PHASE:
            stake = quick_play.stake_of(world)
            plans, others = combat_odds.Plans(world), combat_odds.Plans(state)
            assert plans.compared(stake) == others.compared(stake)
            assert plans.powers == others.powers


def test_candidates_are_of_different_sorts() -> None:
    """Two troops that can go to the same squares are not both considered for all of them."""
    state = acting(
        "S1@0,3=A S2@0,5=A S3@0,4=A A1@T24=B A2@20,5=B",
        warriors={"A": [6, 5, 4], "B": [1, 2, 3]},
        provisions={"A": provisions("food")},
    )
    codes = distinct_actions(state)
    assert set(codes) <= set(state.codes())
    moves = [action for action in map(action_of, codes) if isinstance(action, actions.Move)]
    assert len({move.to for move in moves}) == len(moves)
    free = [move for move in moves if move.to.startswith("T") and move.to != "T24"]
    assert len(free) <= 2


# -- fast playouts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_playouts_keep_to_the_rules(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if version.is_compiled():
        pytest.skip("a compiled state takes no other step")
    step = CortezState.step
    kinds: set[str] = set()

    def checked(self: CortezState, code: int, rng: Rng) -> None:
        assert code in self.codes()
        kinds.add(DECISION_KINDS[self.phase])
        step(self, code, rng)

    monkeypatch.setattr(CortezState, "step", checked)
    for seed in range(2):
        rng = Rng(seed)
        state = CORTEZ.start(CortezOptions(corruption=5, five_warriors=3), seats, rng)
        QuickPlay(state, rng).play(20)
        hold_provisions(state)
    assert {"action", "combat_step", "winner_mark", "place_loser", "bid"} <= kinds


def test_a_playout_lasts_some_turns_and_is_valued_by_the_standing() -> None:
    state = CORTEZ.start(CortezOptions(), 4, Rng(1))
    rng = Rng(1)
    while state.phase != ACTION_PHASE:
        state.step(state.codes()[0], rng)
    active = state.turn_seat
    PLANNING.play_out(state, rng, 1, [])
    assert (state.turn_seat - active) % 4 == PLANNING.turn_count(state) % 4
    values = PLANNING.evaluate(state)
    assert sum(values) == pytest.approx(1.0)


def test_only_the_two_highest_limits_bid_and_a_limit_is_kept() -> None:
    for seed in range(6):
        rng = Rng(seed)
        state = CORTEZ.start(CortezOptions(), 5, rng)
        for seat in range(5):
            state.provisions[4 * seat : 4 * seat + 4] = [rng.below(5) for _ in range(4)]
        while state.phase != ACTION_PHASE:
            state.step(state.codes()[0], rng)
        turns.begin_event(state, CORRUPTION, rng, None)
        play = QuickPlay(state, rng)
        bids: list[tuple[int, int]] = []
        while state.phase == BID_PHASE:
            seat, before = state.turn, state.highest_bid
            play.answer()
            if state.highest_bid > before:
                bids.append((seat, state.highest_bid))
                assert state.highest_bid <= play.limits[seat]
        assert len(bids) <= 4
        assert len({seat for seat, _ in bids}) <= 2
