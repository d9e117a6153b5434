"""What bots keep in a mutiny and a pillage, and what a bid surely costs."""

from __future__ import annotations

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Keep
from engine.games.cortez.rules.action_codes import action_of
from engine.games.cortez.rules.state import CortezState
from tests.engine.games.cortez.kit import provisions
from tests.engine.games.cortez.moments import acting

BOARD = "S1@T24=A S2@0,5=A A1@T20=B A2@20,5=B"


def pillaged(hand: str) -> CortezState:
    """Seat A keeps eight of these provisions."""
    held = {"A": provisions(hand), "B": provisions("food")}
    event = {"kind": "pillage"}
    return acting(BOARD, phase="event", provisions=held, event=event)


def mutinied() -> CortezState:
    """Seat A keeps four warriors of many."""
    warriors = {"A": [5, 5, 5, 5, 4, 4, 3, 3, 1, 1, 1, 1], "B": [1]}
    return acting(BOARD, phase="event", warriors=warriors, event={"kind": "mutiny"})


def sensible(state: CortezState) -> list[Keep]:
    view = CORTEZ.view(state, 0)
    found = [action_of(code) for code in CORTEZ.bots.sensible_codes(view, state.codes())]
    assert all(isinstance(action, Keep) for action in found)
    return [action for action in found if isinstance(action, Keep)]


def test_of_warriors_only_the_best_are_worth_keeping() -> None:
    state = mutinied()
    assert len(state.codes()) > 10
    assert [action.cards for action in sensible(state)] == [(5, 5, 5, 5)]
    for name in ("level1", "level3", "level5"):
        thought = find_bot(name).think(
            CORTEZ, CORTEZ.view(state, 0), state.codes(), 1, Budget(iterations=20)
        )
        assert action_of(thought.code) == Keep((5, 5, 5, 5))


def test_no_gold_is_discarded_before_spare_camouflage() -> None:
    state = pillaged("camouflage*5 weapon*2 food*3 gold*3")
    found = sensible(state)
    assert 1 < len(found) < len(state.codes())
    assert all(action.cards.count("gold") == 3 for action in found)
    assert all(action.cards.count("camouflage") <= 3 for action in found)
