"""What the bots know of Cortez: sound choices, playouts that keep to the rules, fair standings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core import Action
from engine.games.cortez import CORTEZ, actions, questions
from engine.games.cortez.answers import action_of
from engine.games.cortez.choices import MOST_CANDIDATES
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.standing import standing
from engine.games.cortez.state import CortezState
from engine.positions import match_of
from engine.rng import Rng
from tests.engine.cortez.kit import nations, provisions, troops

POLICY = CORTEZ.policy
SEATS = "AB"


def state_of(**position: Any) -> CortezState:
    """The moment of a position for two seats, the first Spanish."""
    data = {
        "game": "cortez",
        "seats": list(SEATS),
        "position": {"nations": nations(SEATS), **position},
    }
    state = match_of(data)[0]._state
    assert isinstance(state, CortezState)
    return state


def suggested(state: CortezState) -> Action:
    assert state.decision is not None
    view = CORTEZ.view(state, state.decision.seat)
    return action_of(POLICY.suggest(view, state.codes(), Rng(1)))


def acting(board: str, **more: Any) -> CortezState:
    """Seat A is asked for its first action."""
    return state_of(
        phase="actions",
        active="A",
        turn="A",
        actions_left=2,
        troops=troops(board),
        objectives={"A": 24, "B": 17},
        **more,
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_candidates_are_few_and_legal_and_the_same_in_every_world(seats: int) -> None:
    met: Counter[str] = Counter()
    rng = Rng(seats)
    state = CORTEZ.start(CortezOptions(corruption=5, foreign_move=3), seats, rng)
    while state.decision is not None:
        codes = state.codes()
        found = POLICY.candidates(state, codes)
        assert 0 < len(found) <= max(MOST_CANDIDATES, 1)
        assert set(found) <= set(codes)
        if met[state.decision.kind] < 4:
            view = CORTEZ.view(state, state.decision.seat)
            world = CORTEZ.sampler(view)(rng)
            assert POLICY.candidates(world, codes) == found
        met[state.decision.kind] += 1
        state.step(questions.random_answer(state, rng), rng)
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
            POLICY.rollout(state, rng, 1, played)
            assert played[0] // 8 in codes
            if asked.kind == "trade":
                assert action_of(played[0] // 8) == actions.Pass()


def test_standings_are_shares_and_follow_the_points() -> None:
    state = acting("S1@T24=A S2@T1=A A1@20,3=B A2@20,5=B", treasures={"A": 1, "B": 0})
    first, second = standing(state)
    assert first + second == pytest.approx(1)
    assert first > second
