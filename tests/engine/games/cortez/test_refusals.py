"""Every answer has a reason against it, or is legal: there is nothing between."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import BRIBERY_NAMES, PROVISION_NAMES, TROOP_NAMES
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules import action_codes, setup
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.refusals import KINDS_OF_ACTION, refusal
from engine.games.cortez.views.view import CortezView
from engine.games.cortez.views.view_builder import view_of

SQUARES = [BOARD.name(square) for square in range(SQUARE_COUNT)]
HANDS = [
    *((name,) for name in PROVISION_NAMES),
    *combinations_with_replacement(PROVISION_NAMES, 2),
]


def conceivable(kind: str, seats: int) -> Iterator[Action]:
    """Answers of the kinds a question takes; not all of those with many cards."""
    troops = TROOP_NAMES
    match kind:
        case "mark":
            yield from map(actions.Mark, troops)
        case "winner_mark":
            yield from map(actions.Collar, (*troops, actions.NONE))
        case "flip_bridge":
            yield from map(actions.FlipBridge, [*(b.id for b in BOARD.bridges), actions.NONE])
        case "flight":
            yield from (actions.Flight(troop, to) for troop in troops for to in SQUARES)
        case "attack":
            yield from (actions.Attack(troop, to) for troop in troops for to in SQUARES)
        case "action":
            yield from (actions.Move(troop, to) for troop in troops for to in SQUARES)
            yield from (actions.Draw(), actions.Recruit(), actions.Pass())
        case "place_loser":
            yield from map(actions.PlaceLoser, SQUARES)
        case "bid":
            yield actions.Pass()
            yield from map(actions.Bid, range(-1, 200))
        case "trade":
            yield actions.Pass()
            for give in HANDS:
                for get in HANDS:
                    yield from (actions.Trade(seat, give, get) for seat in range(seats))
        case "trade_answer" | "parley_answer" | "mercenary_answer":
            yield from (actions.Accept(), actions.Refuse())
        case "buy_warriors":
            yield from (actions.BuyWarriors(True), actions.BuyWarriors(False))
        case "combat_step":
            yield from map(actions.AddWarrior, range(8))
            yield from (actions.AddWeapon(), actions.Done(), actions.Surrender())
        case "mercenary":
            yield actions.Pass()
            for side in actions.SIDE_NAMES:
                for price in actions.PRICES:
                    for arms in range(-1, 4):
                        yield actions.Mercenary(side, (), arms, price)
                        for value in range(8):
                            yield actions.Mercenary(side, (value,), arms, price)
        case "bribery_play" | "fight_bribery":
            yield actions.Pass()
            yield from map(actions.Bribe, BRIBERY_NAMES)
            for card in BRIBERY_NAMES[:2]:
                yield from (actions.Bribe(card, t, to) for t in troops for to in SQUARES)


def hold(state: CortezState, view: CortezView) -> None:
    """What is legal has no reason against it; all else that is conceivable has."""
    assert view.decision is not None
    legal = {action_codes.action_of(code) for code in state.codes()}
    for action in legal:
        assert refusal(view, action) == "", action
    for action in conceivable(view.decision.kind, state.rules.seats):
        assert bool(refusal(view, action)) is (action not in legal), action


@pytest.mark.parametrize(
    ("seats", "windows"), [*((seats, False) for seats in range(2, 7)), (3, True), (5, True)]
)
def test_an_answer_is_legal_or_refused_with_a_reason(seats: int, windows: bool) -> None:
    rules = MatchRules(CortezOptions(bribery_teleport=seats == 5, windows=windows), seats)
    rng = Rng(seats + 10)
    state = CortezState(rules)
    setup.start(state, rng, None)
    asked = dict[str, int]()
    while (decision := state.decision) is not None:
        asked[decision.kind] = asked.get(decision.kind, 0) + 1
        if asked[decision.kind] <= 2:
            view = view_of(state, decision.seat)
            hold(state, view)
            assert refusal(view_of(state, (decision.seat + 1) % seats), actions.Pass()) == (
                "not_your_turn"
            )
            for kind, questions in KINDS_OF_ACTION.items():
                if decision.kind not in questions and kind in (actions.Draw, actions.Done):
                    assert refusal(view, kind()) == "not_asked"
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    if windows:
        assert {"trade_answer", "parley_answer", "bribery_play", "mercenary"} <= asked.keys()
    assert refusal(view_of(state, 0), actions.Pass()) == "over"
