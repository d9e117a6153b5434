"""What the bots know of Cortez: sound choices, playouts that keep to the rules, fair standings."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.arena.measure import Contest, run_arena
from engine.bots.bot import Budget, MoveStats
from engine.bots.levels import LevelBot, find_rival
from engine.bots.thinking import break_ties, own_budget
from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.bots import action_values
from engine.games.cortez.bots.candidates import MAX_CANDIDATES
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.policy import BriskPolicy, CortezPolicy
from engine.games.cortez.bots.win_probability import win_probabilities
from engine.games.cortez.cards import BRIDGES, TROOP_NUMBERS
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import legal_answers
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    TRADE_PHASE,
)
from engine.games.cortez.rules.legal_answers import trade_code
from engine.games.cortez.rules.paths import BRIDGE_COUNT
from engine.games.cortez.rules.state import CortezState
from tests.engine.bots.kit import think, timeless
from tests.engine.games.cortez.bots.test_afterthoughts import fighting
from tests.engine.games.cortez.kit import provisions
from tests.engine.games.cortez.moments import VILLAGE_NAMES, acting

POLICY = CORTEZ.bots.policy
#: Those that must never do what a person would laugh at.
SENSIBLE = ("scripted", "level3", "level4", "level5")
FEW = Budget(iterations=12)


@pytest.mark.parametrize("seats", CORTEZ.seats)
def test_a_duel_has_odds_of_its_own(seats: int) -> None:
    view = CORTEZ.view(CORTEZ.start(CortezOptions(), seats, Rng(1)), 0)
    assert (CORTEZ.calibration.odds_for(view) == CORTEZ.calibration.duel_odds) == (seats == 2)
    assert CORTEZ.calibration.odds_for(view) in (
        CORTEZ.calibration.odds,
        CORTEZ.calibration.duel_odds,
    )


def suggested(state: CortezState) -> Action:
    assert state.decision is not None
    view = CORTEZ.view(state, state.decision.seat)
    return action_of(POLICY.suggest(view, state.codes(), Rng(1)))


def attacking() -> CortezState:
    """Seat A attacks the other and may offer something for a surrender."""
    state = acting(
        "S1@0,3=A S2@0,5=A A1@T24=B A2@20,5=B",
        warriors={"A": [6, 6, 5, 4], "B": [1, 2, 3]},
        provisions={"A": provisions("camouflage*3 weapon*2"), "B": provisions("food")},
        windows=True,
    )
    state.step(CORTEZ.code(actions.Move("S1", "T24")), Rng(1))
    return state


@pytest.mark.parametrize("seats", [2, 5])
def test_candidates_are_few_and_legal_and_the_same_in_every_world(seats: int) -> None:
    met: Counter[str] = Counter()
    rng = Rng(seats)
    state = CORTEZ.start(CortezOptions(corruption=5, foreign_move=3), seats, rng)
    while state.decision is not None:
        codes = state.codes()
        found = POLICY.candidates(state, codes)
        assert 0 < len(found) <= max(MAX_CANDIDATES, 1)
        assert set(found) <= set(codes)
        if met[state.decision.kind] < 4:
            view = CORTEZ.view(state, state.decision.seat)
            world = CORTEZ.sampler(view)(rng)
            assert POLICY.candidates(world, codes) == found
        met[state.decision.kind] += 1
        state.step(legal_answers.random_code(state, rng), rng)
    assert met["action"]


def test_a_free_temple_of_the_objective_is_gone_to() -> None:
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", warriors={"A": [1], "B": [6]})
    action = suggested(state)
    assert isinstance(action, actions.Move)
    assert action.to == "T24"


def test_a_strong_defender_is_left_alone() -> None:
    """On its own temple stands somebody with many warriors."""
    state = acting(
        "S1@0,3=A A1@T24=B A2@20,5=B",
        warriors={"A": [1], "B": [6, 6, 6, 6, 5, 5]},
        provisions={"A": provisions("food"), "B": provisions("weapon*5")},
    )
    assert suggested(state) != actions.Move("S1", "T24")


def test_a_weak_one_is_attacked() -> None:
    state = acting(
        "S1@0,3=A A1@T24=B A2@20,5=B",
        warriors={"A": [6, 6, 6, 5], "B": []},
        provisions={"A": provisions("weapon*3"), "B": {}},
    )
    assert suggested(state) == actions.Move("S1", "T24")


def test_nobody_proposes_trades_and_playouts_keep_to_the_rules() -> None:
    for seed in range(6):
        state = CORTEZ.start(CortezOptions(), 2 + seed % 5, Rng(seed))
        rng = Rng(seed)
        while state.decision is not None:
            codes = state.codes()
            played: list[int] = []
            asked = state.decision
            POLICY.play_out(state, rng, 1, played)
            assert played[0] // 8 in codes
            if asked.kind == "trade":
                assert action_of(played[0] // 8) == actions.Pass()


@pytest.mark.parametrize(("level", "turns"), [(3, 1), (4, 3), (5, 3)])
def test_from_level_4_on_playouts_see_the_next_turn_of_ones_own(level: int, turns: int) -> None:
    """They end where the seat is active anew, after so many turns of which each turned an event.

    That of the last may have been turned already.
    """
    state = CORTEZ.start(CortezOptions(), 2, Rng(1))
    rng = Rng(1)
    while state.phase != ACTION_PHASE:
        state.step(state.codes()[0], rng)
    before, active = len(state.turned_events), state.turn_seat
    policy = POLICY.levels[level - 1].policy or POLICY
    limit = policy.cutoff(state)
    assert limit is not None
    played: list[int] = []
    policy.play_out(state, rng, limit, played)
    assert len(played) < limit
    assert len(state.turned_events) - before in (turns, turns + 1)
    assert state.turn_seat == active


@pytest.mark.parametrize("level", [3, 4, 5])
def test_former_levels_search_as_much_with_other_playouts(level: int) -> None:
    former, bot = (find_rival(f"{kind}level{level}", CORTEZ) for kind in ("frozen1-", ""))
    assert isinstance(former, LevelBot)
    assert isinstance(bot, LevelBot)
    state = attacking()
    view = CORTEZ.view(state, state.turn)
    (config, policy), (now, brisk) = (
        former.config_and_policy(CORTEZ, view),
        bot.config_and_policy(CORTEZ, view),
    )
    assert replace(config, policy=None) == replace(now, policy=None)
    assert (type(policy), type(brisk)) == (CortezPolicy, BriskPolicy)
    assert former.budget(CORTEZ, view) == bot.budget(CORTEZ, view)


@pytest.mark.parametrize(("level", "thought"), [(3, False), (4, False), (5, True)])
def test_the_strongest_thinks_about_combats_secret_questions_or_not(
    level: int, thought: bool
) -> None:
    """What is laid first is asked in secret, which must not cost it most of its iterations."""
    config = POLICY.levels[level - 1]
    state = attacking()
    found: dict[tuple[str, bool], int | None] = {}
    while state.decision is not None and not (found and state.phase == ACTION_PHASE):
        asked = state.decision
        view = CORTEZ.view(state, asked.seat)
        budget = own_budget(config, config.policy or POLICY, view)
        found.setdefault((asked.kind, asked.private), budget.iterations)
        code = POLICY.suggest(view, state.codes(), Rng(1))
        state.step(code, Rng(1))
    laid = found["combat_step", True]
    assert laid == found["combat_step", False] == found["parley", False]
    assert (laid == config.iterations // 4) is thought
    assert laid == 1 or thought


def test_without_search_no_surrender_is_bought_and_the_cheapest_offers_are_tried_first() -> None:
    state = attacking()
    found = [action_of(code) for code in POLICY.candidates(state, state.codes())]
    assert found[:3] == [
        actions.Pass(),
        actions.Offer(("camouflage",)),
        actions.Offer(("camouflage", "camouflage")),
    ]


def test_standings_are_shares_and_follow_the_points() -> None:
    state = acting("S1@T24=A S2@T1=A A1@20,3=B A2@20,5=B", treasures={"A": 1, "B": 0})
    first, second = win_probabilities(state)
    assert first + second == pytest.approx(1)
    assert first > second


def test_a_match_that_is_lost_is_lost_by_few_points() -> None:
    """Answers that all lose are told apart by what they bring."""
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", warriors={"A": [1], "B": [6]})
    draw, temple = CORTEZ.code(actions.Draw()), CORTEZ.code(actions.Move("S1", "T24"))
    view = CORTEZ.view(state, state.turn)
    moves = [MoveStats(draw, 100, 0.001), MoveStats(temple, 40, 0.0)]
    assert break_ties(CORTEZ, view, moves) == temple
    assert break_ties(CORTEZ, view, [MoveStats(draw, 100, 0.2), moves[1]]) == draw


# -- what a person would laugh at ----------------------------------------------------------------


def answers(state: CortezState) -> list[Action]:
    """Return the answers of each sensible bot, with some seeds."""
    found = []
    for name in SENSIBLE:
        for seed in range(2):
            found.append(action_of(think(name, state, seed, FEW, CORTEZ).code))
    return found


def test_nobody_walks_about_in_the_city() -> None:
    """Both troops stand well, and the temple of the objective is another's."""
    state = acting(
        "S1@T25=A S2@T22=A A1@T24=B A2@20,5=B",
        warriors={"A": [1], "B": [6, 6, 6, 6]},
        provisions={"A": provisions("food*2"), "B": provisions("weapon*5")},
    )
    for action in answers(state):
        assert not (isinstance(action, actions.Move) and action.to.startswith("T"))


def test_nobody_leaves_the_temple_of_its_objective() -> None:
    state = acting(
        "S1@T24=A S2@0,3=A A1@T20=B A2@20,5=B",
        warriors={"A": [6, 6, 6, 5], "B": []},
        provisions={"A": provisions("weapon*3"), "B": {}},
    )
    state.actions_left = 1
    for action in answers(state):
        assert not (isinstance(action, actions.Move) and action.troop == "S1")


def test_an_attack_from_the_temple_is_thought_of_where_the_troop_may_come_back() -> None:
    """Even by the last troop; and thinking of it begins without prejudice."""
    state = acting(
        "S1@T24=A A1@T20=B A2@20,5=B",
        warriors={"A": [6, 6, 6, 5], "B": []},
        provisions={"A": provisions("weapon*3"), "B": {}},
    )
    sally = CORTEZ.code(actions.Move("S1", "T20"))
    found = POLICY.candidates(state, state.codes())
    assert sally in found
    assert POLICY.prior(state, found)[-1] == POLICY.prior(state, found)[-2]
    state.actions_left = 1
    assert sally not in POLICY.candidates(state, state.codes())
    state.actions_left = 2
    state.warriors[:] = [0] * len(state.warriors)
    assert sally not in POLICY.candidates(state, state.codes())


def test_who_has_one_collar_leaves_the_temple_for_less_than_who_has_two() -> None:
    """It cannot be lost, and the troop comes back even beaten."""
    sally = CORTEZ.code(actions.Move("S1", "T20"))
    board = "S1@T24=A A1@T20=B A2@20,5=B"
    hands: dict[str, Any] = {
        "warriors": {"A": [5, 5, 4, 4], "B": [3] * 7},
        "provisions": {"A": {}, "B": {}},
    }
    alone = acting(board, **hands)
    assert sally in POLICY.candidates(alone, alone.codes())
    two = acting(board + " S2@T23=A", **hands)
    assert sally not in POLICY.candidates(two, two.codes())


def test_nobody_stays_on_the_lake_or_goes_where_there_is_nothing() -> None:
    state = acting("S1@0,3=A S2@15,2=A A1@20,3=B A2@20,5=B", warriors={"A": [1], "B": [6]})
    for action in answers(state):
        if isinstance(action, actions.Move):
            assert action.to.startswith("T") or action.to in VILLAGE_NAMES


def test_a_village_is_visited_rather_than_one_card_drawn() -> None:
    state = acting(
        "S1@0,3=A A1@T24=B A2@T23=B",
        warriors={"A": [1], "B": [6, 6, 6]},
        provisions={"A": {}, "B": provisions("weapon*5")},
    )
    assert actions.Draw() not in answers(state)


def test_nobody_attacks_who_is_much_stronger() -> None:
    state = acting(
        "S1@0,3=A S2@0,5=A A1@T24=B A2@T23=B",
        warriors={"A": [1, 2], "B": [6, 6, 6, 6, 5, 5]},
        provisions={"A": provisions("food"), "B": provisions("weapon*5")},
    )
    for action in answers(state):
        assert not (isinstance(action, actions.Move) and action.to in ("T24", "T23"))


def dealing(code: int, **more: Any) -> CortezState:
    """Seat A may propose a trade, and proposes this one."""
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", **more)
    state.phase = TRADE_PHASE
    state.step(code, Rng(1))
    return state


HANDS = {"A": provisions("camouflage*4 weapon*2"), "B": provisions("food*2 gold*3")}


def test_nobody_gives_gold_away() -> None:
    asked = trade_code(1, [2, 0, 0, 0], [0, 0, 0, 2])
    state = dealing(asked, provisions=HANDS)
    assert set(answers(state)) == {actions.Refuse()}


def test_gold_is_not_traded_for_as_few_other_cards_however_useful() -> None:
    """Without the gold it is a good trade for both."""
    hands = {
        "A": provisions("camouflage*6 gold*6"),
        "B": provisions("camouflage*6 weapon*6 food*6 gold*6"),
    }
    wanted = [0, 1, 1, 0]
    asked = trade_code(1, [1, 0, 0, 1], wanted)
    state = dealing(
        trade_code(1, wanted, [1, 0, 0, 1]), provisions={"A": hands["B"], "B": hands["A"]}
    )
    assert set(answers(state)) == {actions.Refuse()}
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", provisions=hands)
    state.phase = TRADE_PHASE
    assert asked in state.codes()
    assert action_values.action_values(state, [asked])[0] < 0.0


def test_a_good_trade_is_accepted() -> None:
    """Of two who meet no one else each wants to gain more than the other."""
    hands = {"A": provisions("food*4 gold"), "B": provisions("camouflage*5")}
    state = dealing(trade_code(1, [0, 0, 1, 0], [1, 0, 0, 0]), provisions=hands)
    assert set(answers(state)) == {actions.Accept()}


def test_nobody_asks_for_two_cards_against_a_useless_one() -> None:
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", provisions=HANDS)
    state.phase = TRADE_PHASE
    assert set(answers(state)) == {actions.Pass()}


def test_nobody_bids_more_than_a_card_is_worth() -> None:
    state = acting(
        "S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B",
        provisions={"A": provisions("gold*9"), "B": provisions("gold*9")},
    )
    state.phase, state.highest_bid, state.bidder = BID_PHASE, 12, 1
    assert set(answers(state)) == {actions.Pass()}
    state.highest_bid = 0
    state.bidder = -1
    assert set(answers(state)) == {actions.Bid(4)}


def test_nobody_empties_a_full_hand_for_a_card_at_the_end_either() -> None:
    """Other cards than gold are worth nothing soon; a dozen of them is laughed at all the same."""
    hand = provisions("camouflage*8 weapon*8 gold*9")
    state = acting(
        "S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", provisions={"A": hand, "B": hand}, round=2
    )
    state.turned_events = [BRIDGES] * sum(state.rules.events)
    state.phase, state.highest_bid, state.bidder = BID_PHASE, 18, 1
    assert set(answers(state)) == {actions.Pass()}


def test_a_card_that_moves_a_troop_is_kept_until_it_does_something() -> None:
    """Nothing is to be gained in the city, and nobody of the other side stands there."""
    state = acting(
        "S1@T24=A S2@T25=A A1@20,3=B A2@20,5=B", bribery={"A": ["own_move", "foreign_move"]}
    )
    state.phase = BRIBERY_PLAY_PHASE
    assert set(answers(state)) == {actions.Pass()}


def test_even_at_the_end_no_card_is_spent_on_another_square_of_the_city() -> None:
    state = acting("S1@T24=A S2@T1=A A1@20,3=B A2@20,5=B", bribery={"A": ["own_move"]}, round=2)
    state.phase = BRIBERY_PLAY_PHASE
    state.turned_events = [BRIDGES] * sum(state.rules.events)
    assert set(answers(state)) == {actions.Pass()}


def test_a_card_that_moves_another_is_played_on_who_stands_on_a_temple() -> None:
    state = acting(
        "S1@20,13=A S2@20,11=A A1@T24=B A2@T25=B", bribery={"A": ["foreign_move"]}, round=2
    )
    state.phase = BRIBERY_PLAY_PHASE
    for action in answers(state):
        assert isinstance(action, actions.Bribe)
        assert action.troop in ("A1", "A2")
        assert action.to is not None
        assert not action.to.startswith("T")


# -- beginners -----------------------------------------------------------------------------------


def test_beginners_neglect_warriors_and_auctions() -> None:
    hands = {"A": provisions("food*6 gold*4"), "B": provisions("weapon*5 gold*9")}
    state = acting("S1@T24=A S2@T25=A A1@T23=B A2@T22=B", provisions=hands)
    assert suggested(state) == actions.Recruit()
    assert actions.Recruit() not in beginner("level1", state)
    state.phase = BID_PHASE
    assert isinstance(suggested(state), actions.Bid)
    assert beginner("level1", state) == {actions.Pass()}


@pytest.mark.parametrize("name", ["level1", "level2"])
def test_beginners_overlook_much_but_not_always_the_same(name: str) -> None:
    state = acting("S1@0,3=A S2@0,5=A A1@20,3=B A2@20,5=B", warriors={"A": [1], "B": [6]})
    best = suggested(state)
    found = beginner(name, state)
    assert best in found
    assert len(found) > 1


def beginner(name: str, state: CortezState) -> set[Action]:
    return {action_of(think(name, state, seed, game=CORTEZ).code) for seed in range(20)}


# -- fair and steady -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*SENSIBLE, "level1"])
def test_bots_answer_the_same_in_every_world_their_seat_may_live_in(name: str) -> None:
    rng = Rng(5)
    state = CORTEZ.start(CortezOptions(), 3, rng)
    for ply in range(120):
        assert state.decision is not None
        codes = state.codes()
        if ply % 12 == 0:
            view = CORTEZ.view(state, state.decision.seat)
            other = CORTEZ.sampler(view)(Rng(ply))
            thoughts = [think(name, one, ply, FEW, CORTEZ) for one in (state, state, other)]
            assert len({repr(timeless(thought)) for thought in thoughts}) == 1
        state.step(codes[rng.below(len(codes))], rng)


def test_a_little_search_beats_chance() -> None:
    """Measured with more in docs/strength.md."""
    report = run_arena(Contest("cortez", 2, ["level4", "random"], 1, 81, Budget(3)))
    assert report["bots"][0]["score"] == 1.0


def test_before_any_search_answers_seem_worth_what_the_judgement_says() -> None:
    rng = Rng(3)
    state = CORTEZ.start(CortezOptions(), 4, rng)
    compared = 0
    while compared < 20:
        codes = POLICY.candidates(state, state.codes())
        if len(codes) > 1 and POLICY.effort(CORTEZ.view(state, state.turn)):
            prior = POLICY.prior(state, codes)
            assert prior == sorted(prior, reverse=True)
            assert prior[0] == win_probabilities(state)[state.turn]
            assert prior[-1] >= 0.0
            compared += 1
        state.step(codes[rng.below(len(codes))], rng)


@pytest.mark.parametrize(("troop", "is_dearer"), [("A1", True), ("S2", False)])
def test_a_beaten_enemy_goes_where_coming_back_costs_most(troop: str, is_dearer: bool) -> None:
    """A troop of the own nation may be marked again by the own side."""
    shore = code_of(actions.PlaceLoser("0,0"))
    values = []
    for broken in (0, (1 << BRIDGE_COUNT) - 1):
        state = fighting("A", "raise", ([6], [1]), warriors={"A": [], "B": []})
        assert state.combat is not None
        state.combat.won = 0
        state.combat.troops[1] = TROOP_NUMBERS[troop]
        state.broken_bridges = broken
        values.append(action_values.action_value(Outlook(state, 0), shore))
    whole, destroyed = values
    # Without bridges the way from the shore into the city costs camouflage.
    assert (whole + 0.5 < destroyed) if is_dearer else whole == destroyed
