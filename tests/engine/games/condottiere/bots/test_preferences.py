"""What bots of Condottiere prefer, and how their playouts go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.bots.search import Search
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS
from engine.games.condottiere.bots.battle_policy import JudgingPolicy, PlainJudgingPolicy
from engine.games.condottiere.bots.preferences import battle_weights, preferences
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.cards import KIND_COUNT
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, FINAL
from engine.games.condottiere.rules.state import CondottiereState
from engine.system.version import is_compiled
from tests.engine.games.condottiere.bots_kit import at, judging, walked


def test_preferences_are_chances() -> None:
    kinds = set()
    for state in walked():
        codes = state.codes()
        found = preferences(state, codes)
        assert len(found) == len(codes)
        assert sum(found) == pytest.approx(1.0)
        assert min(found) > 0.0
        kinds.add(state.phase)
        if state.phase in (BATTLE, FINAL):
            leaning = battle_weights(state)
            assert sum(leaning) == pytest.approx(1.0)
            hand = state.hands[state.turn]
            assert all(not leaning[kind] or kind in hand for kind in range(KIND_COUNT))
    assert {BATTLE, CHOOSE} <= kinds


def test_where_cards_are_drawn_after_the_battle_nobody_saves_them() -> None:
    hand: dict[str, Any] = {"hands": {"A": "m1 m3 m6", "B": "m1 m2"}}
    for table in ({"A": "m10", "B": "m5"}, {"B": "m2"}, {"B": "m10 m10"}):
        saving = battle_weights(at(table=table, **hand))
        spending = battle_weights(at(table=table, options="draw_after_battle", **hand))
        assert sum(spending) == pytest.approx(1.0)
        assert spending[KIND_COUNT] < saving[KIND_COUNT]


def test_who_has_won_a_battle_passes_in_playouts() -> None:
    won = at(hands={"A": "m1 m2", "B": "m1"}, table={"A": "m3"}, passed="BCD")
    assert battle_weights(won)[KIND_COUNT] == 1.0


@pytest.mark.parametrize(
    "policy", [judging(), PlainJudgingPolicy(WEIGHTS["condottiere3", 4, False])]
)
def test_playouts_answer_as_asked_and_stop_where_a_region_is_chosen(policy: JudgingPolicy) -> None:
    stopped = 0
    for state in walked():
        world, played = state.clone(), list[int]()
        policy.play_out(world, Rng(1), 1000, played)
        if world.decision is not None:
            assert world.phase == CHOOSE
            assert world.battle != state.battle
            stopped += 1
        # The same answers, one at a time: each was possible, and led to the same.
        twin, rng = state.clone(), Rng(1)
        for key in played:
            code, seat = divmod(key, MAX_SEATS)
            assert twin.turn == seat
            assert code in twin.codes()
            given = list[int]()
            policy.play_out(twin, rng, 1, given)
            assert given == [key]
        assert (twin.hands, twin.lines, twin.turn) == (world.hands, world.lines, world.turn)
        short = list[int]()
        policy.play_out(state.clone(), Rng(1), 2, short)
        assert short == played[:2]
    assert stopped > 20


@pytest.mark.skipif(is_compiled(), reason="no class here can extend a compiled one")
def test_a_search_of_several_legs_judges_what_several_battles_leave() -> None:
    judged_at = []

    class Noting(JudgingPolicy):
        def evaluate(self, state: CondottiereState) -> Sequence[float]:
            judged_at.append(state.battle)
            return super().evaluate(state)

    state = at(hands={"A": "m2", "B": "m1"})
    for playouts_per_leaf in (1, 3):
        judged_at.clear()
        policy = Noting(WEIGHTS["condottiere3", 4, False])
        search = Search(
            lambda rng: state.clone(),
            policy,
            Rng(1),
            0.7,
            0,
            puct_exploration=0.5,
            playouts_per_leaf=playouts_per_leaf,
        )
        search.run(20, -1.0, float, bool)
        assert set(judged_at) == {state.battle + playouts_per_leaf}


def test_the_search_tries_first_what_is_preferred() -> None:
    policy = judging()
    given: dict[str, Any] = {"hands": {"A": "m2 m6 m10 drum courtesan", "B": "m1 m4"}}
    state = at(table={"A": "m3", "B": "m6"}, **given)
    codes = policy.candidates(state, state.codes())
    likely = preferences(state, codes)

    def draw(rng: Rng) -> CondottiereState:
        return state.clone()

    search = Search(draw, policy, Rng(1), 0.7, puct_exploration=policy.levels[-1].puct_exploration)
    for iterations in (1, 60):
        search.run(iterations, -1.0, float, bool)
        moves = search.moves(codes)
        assert sum(visits for _, visits, _ in moves) == search.iterations
        if iterations == 1:
            assert [code for code, _, _ in moves] == [codes[likely.index(max(likely))]]
    assert len(moves) > 1
