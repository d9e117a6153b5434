"""Answers and their numbers: each way is the other's inverse, and nonsense is refused."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import actions, codes
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import legal_answers, setup
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.state import CortezState


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_every_legal_answer_comes_back(seats: int) -> None:
    rng = Rng(seats)
    state = CortezState(MatchRules(CortezOptions(), seats))
    setup.start(state, rng, None)
    while state.decision is not None:
        legal = state.codes()
        for code in legal if len(legal) < 40 else legal[:: len(legal) // 20]:
            assert code_of(action_of(code)) == code
        state.step(legal_answers.random_code(state, rng), rng)


def test_cards_come_in_any_order() -> None:
    one, other = ("gold", "camouflage"), ("camouflage", "gold")
    assert code_of(actions.Pay(one)) == code_of(actions.Pay(other))
    assert action_of(code_of(actions.Pay(one))) == actions.Pay(other)
    assert code_of(actions.Keep((6, 1, 1, 4))) == code_of(actions.Keep((1, 1, 4, 6)))
    assert code_of(actions.PlaceLoser("0,3")) == codes.PLACE_AT + 63


@pytest.mark.parametrize(
    "action",
    [
        actions.Mark("S23"),
        actions.Move("A1", "21,0"),
        actions.Move("A1", "T26"),
        actions.FlipBridge("london"),
        actions.Bid(0),
        actions.Bid(5000),
        actions.Pay(("silver",)),
        actions.Pay(("gold",) * 26),
        actions.Keep((0, 1, 2, 3)),
        actions.Keep((7, 1, 2, 3)),
        actions.Trade(6, ("gold",), ("food",)),
        actions.Trade(1, ("gold",) * 3, ("food",)),
        actions.Offer(("gold",) * 4),
        actions.AddWarrior(7),
        actions.Mercenary("neutral", (1,), 0, "free"),
        actions.Mercenary("attacker", (1, 2), 0, "free"),
        actions.Mercenary("attacker", (1,), 26, "free"),
        actions.Mercenary("attacker", (1,), 0, "gold3"),
        actions.Bribe("own_move"),
        actions.Bribe("own_move", "S1"),
        actions.Bribe("five_warriors", "S1", "T1"),
        actions.Bribe("vp9"),
    ],
)
def test_nonsense_has_no_number(action: Action) -> None:
    with pytest.raises(KeyError):
        code_of(action)
