"""Moves a person would laugh at: each where it holds, and where it is sensible."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import CORTEZ, actions, codes
from engine.games.cortez.rules.action_codes import code_of
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, MARKING_STEP, CombatState
from engine.games.cortez.rules.core_state import (
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    TRADE_PHASE,
    WINNER_MARK_PHASE,
)
from engine.games.cortez.rules.legal_answers import trade_code
from engine.games.cortez.rules.state import CortezState
from tests.engine.games.cortez.kit import provisions
from tests.engine.games.cortez.moments import acting

AT_HOME = "S1@T24=A S2@0,3=A A1@T20=B A2@20,5=B"
ALL_IN = "S1@T24=A S2@T22=A A1@T20=B A2@20,5=B"


def blamed(state: CortezState, code: int) -> set[str]:
    """Return the lapses that seat A is to blame for."""
    found = CORTEZ.statistics.find_blunders(state, code, state)
    assert all(list(seats) in ([], [0]) for seats in found.values())
    return {name for name, seats in found.items() if seats}


def blamed_for(state: CortezState, action: Action) -> set[str]:
    return blamed(state, code_of(action))


WEAK = {"A": [1, 2], "B": [6, 6]}
STRONG = {"A": [6, 6, 6], "B": [6, 6]}
ARMED = {"warriors": STRONG}
EVEN = {"A": [6, 6], "B": [6, 6]}
FED = {"A": provisions("food"), "B": {}}
HUNGRY: dict[str, dict[str, int]] = {"A": {}, "B": {}}
UNREADY = "unready_attack"


@pytest.mark.parametrize(
    ("action", "board", "more", "lapse"),
    [
        (
            actions.Move("S2", "T20"),
            AT_HOME,
            {"warriors": WEAK, "provisions": HUNGRY},
            "hopeless_attack",
        ),
        (actions.Move("S2", "T20"), AT_HOME, ARMED, ""),
        (
            actions.Move("S2", "T20"),
            AT_HOME,
            {"warriors": WEAK, "bribery": {"A": ["five_warriors"]}},
            "",
        ),
        (actions.Move("S2", "8,3"), AT_HOME, {}, "onto_the_lake"),
        (actions.Move("S2", "0,5"), AT_HOME, {}, "walk_to_nothing"),
        (actions.Move("S2", "1,5"), AT_HOME, {}, ""),
        (actions.Move("S2", "9,3"), AT_HOME, {}, ""),
        (actions.Move("S2", "T25"), AT_HOME, {}, ""),
        (actions.Move("S2", "T25"), ALL_IN, {}, "stroll_in_the_city"),
        (actions.Move("S2", "T20"), AT_HOME, {"warriors": EVEN, "provisions": FED}, UNREADY),
        (actions.Move("S2", "T20"), AT_HOME, {"warriors": EVEN, "provisions": HUNGRY}, ""),
        (actions.Move("S2", "T20"), AT_HOME, {"warriors": STRONG, "provisions": FED}, ""),
        (actions.Move("S1", "1,5"), AT_HOME, {"actions_left": 1}, "temple_left"),
        (actions.Move("S1", "1,5"), AT_HOME, {}, ""),
        (
            actions.Move("S1", "T20"),
            AT_HOME,
            {"warriors": STRONG, "actions_left": 1},
            "temple_left",
        ),
        (actions.Move("S1", "T20"), AT_HOME, {"warriors": STRONG}, ""),
        (actions.Move("S2", "T21"), ALL_IN, {}, "stroll_in_the_city"),
        (actions.Move("S2", "T21"), ALL_IN, {"objectives": {"A": 21, "B": 17}}, ""),
        (actions.Draw(), AT_HOME, {}, "marking_time"),
        (actions.Draw(), ALL_IN, {"actions_left": 1}, ""),
        (actions.Draw(), ALL_IN, {}, "marking_time"),
    ],
)
def test_actions(action: Action, board: str, more: dict[str, Any], lapse: str) -> None:
    assert blamed_for(acting(board, **more), action) == ({lapse} if lapse else set())


def test_a_higher_square_may_decide_a_treasure() -> None:
    board = "S1@T18=A S2@0,3=A A1@T20=B A2@20,5=B"
    state = acting(board, objectives={"A": 17, "B": 23})
    assert not blamed_for(state, actions.Move("S1", "T21"))
    assert blamed_for(state, actions.Move("S1", "T19")) == {"stroll_in_the_city"}


@pytest.mark.parametrize(
    ("hand", "amount", "lapse"), [("gold*9", 20, True), ("gold*9", 16, False), ("food*9", 27, True)]
)
def test_bids(hand: str, amount: int, lapse: bool) -> None:
    state = acting(AT_HOME, provisions={"A": provisions(hand), "B": {}})
    state.phase = BID_PHASE
    assert blamed(state, codes.BID_AMOUNT + amount) == ({"overbid"} if lapse else set())


@pytest.mark.parametrize(
    ("give", "get", "lapse"),
    [
        ([0, 0, 0, 1], [1, 0, 0, 0], True),
        ([0, 0, 0, 1], [1, 1, 0, 0], False),
        ([1, 0, 0, 0], [0, 0, 0, 1], False),
    ],
)
def test_trades(give: list[int], get: list[int], lapse: bool) -> None:
    """Proposed by the one who gives, and accepted by the one who would."""
    hands = {"A": provisions("camouflage*2 weapon*2 gold*2"), "B": provisions("gold*2 weapon*2")}
    state = acting(AT_HOME, provisions=hands)
    state.phase = TRADE_PHASE
    expected = {"gold_given_away"} if lapse else set()
    assert blamed(state, trade_code(1, give, get)) == expected
    state.step(trade_code(1, get, give), Rng(1))
    found = CORTEZ.statistics.find_blunders(state, codes.ACCEPT, state)
    assert list(found["gold_given_away"]) == ([1] if lapse else [])


@pytest.mark.parametrize(
    ("square", "cards", "hand", "lapse"),
    [
        ("T20", 2, [1], True),
        ("T20", 3, [1], False),
        ("T20", 2, [], False),
        ("20,5", 2, [1], False),
    ],
)
def test_surrenders(square: str, cards: int, hand: list[int], lapse: bool) -> None:
    """Sold by B to A, who attacks."""
    hands = {"A": provisions("gold*3"), "B": {}}
    state = acting("S1@6,7=A A1@T20=B A2@20,5=B", warriors={"A": [6], "B": hand}, provisions=hands)
    state.step(code_of(actions.Move("S1", square)), Rng(1))
    state.step(code_of(actions.Offer(("gold",) * cards)), Rng(1))
    found = CORTEZ.statistics.find_blunders(state, codes.ACCEPT, state)
    assert list(found["sold_cheaply"]) == ([1] if lapse else [])
    assert not blamed(state, codes.REFUSE)


@pytest.mark.parametrize(
    ("action", "lapse"),
    [
        (actions.Bribe("own_move", "S1", "T25"), True),
        (actions.Bribe("own_move", "S2", "T25"), False),
        (actions.Bribe("own_move", "S2", "0,5"), True),
        (actions.Bribe("own_move", "S2", "1,5"), False),
        (actions.Bribe("foreign_move", "A1", "T25"), True),
        (actions.Bribe("foreign_move", "A1", "0,5"), False),
        (actions.Bribe("foreign_move", "A2", "0,5"), True),
    ],
)
def test_bribery_cards(action: Action, lapse: bool) -> None:
    state = acting(AT_HOME, bribery={"A": ["own_move", "foreign_move"]})
    state.phase = BRIBERY_PLAY_PHASE
    assert blamed_for(state, action) == ({"idle_bribe"} if lapse else set())


def test_collars() -> None:
    """Where the troops that have just fought stand counts for nothing."""
    state = acting(AT_HOME + " S3@T25 S4@0,5 A3@T19")
    fight = CombatState()
    fight.step, fight.square, fight.won = MARKING_STEP, state.square_of_troop[22], ATTACKER
    fight.fighters = [ATTACKER, DEFENDER]
    fight.troops = [1, 22]
    state.combat, state.phase = fight, WINNER_MARK_PHASE
    assert blamed_for(state, actions.Collar("S4")) == {"collar_outside"}
    assert not blamed_for(state, actions.Collar("S3"))
    state.troop_on_square[state.square_of_troop[2]] = -1
    assert not blamed_for(state, actions.Collar("S4"))
