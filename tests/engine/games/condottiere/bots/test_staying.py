"""A seat that can stop the winner of the game does not leave it to others too early."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.bot import Budget
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.bots.guards import staying_actions
from engine.games.condottiere.cards import CARD_NAMES, SURRENDER
from engine.games.condottiere.rules.state import PASS, POPE, TAKE
from tests.engine.bots.kit import think
from tests.engine.games.condottiere.bots_kit import at

#: A hand with cards of little use, and one that can take the lead from ten at once.
SMALL, GREAT = "m1 m2 m3 m4 drum scarecrow surrender", "courtesan m10 m10 scarecrow bishop bishop"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        # Without a card that leads, it keeps able to take the lead.
        ({"hands": {"A": SMALL, "B": "m1", "C": "m1", "D": "m1"}}, "m1 m2 m3 m4 drum"),
        # The seat with the most cards is called. It takes the lead if it can.
        ({"hands": {"A": GREAT, "B": "m1", "C": "m1", "D": "m1"}}, "m10"),
        ({"hands": {"A": "m6 m6 m2", "B": "m1", "C": "m1", "D": "m1"}}, "m2 m6"),
        # Of several seats with as many, the next after the leader.
        ({"hands": {"A": "m6 m6", "B": "m1 m1", "C": "m1", "D": "m1"}}, "m6"),
        ({"hands": {"B": "m6 m6", "C": "m1 m1", "A": "m1 m1"}, "turn": "B"}, "m6 pass"),
        # A seat that cannot stop the leader may pass.
        ({"hands": {"A": "m1 m6 m2", "B": "m1", "C": "m1", "D": "m1"}}, "m1 m2 m6 pass"),
        # Another seat with more cards is called.
        ({"hands": {"A": "m6 m6 m6", "B": "m1 " * 4, "C": "m1", "D": "m1"}}, "m6 pass"),
        # The leader would not win the game.
        ({"hands": {"A": SMALL, "B": "m1", "D": "m1"}, "owners": {"D": "milano"}}, "pass"),
    ],
)
def test_who_can_stop_the_winner_of_the_game_takes_its_turn_or_waits(
    given: dict[str, Any], expected: str
) -> None:
    rival = {"owners": {"D": "spoleto ancona"}, "table": {"D": "m10"}, "opened": True}
    state = at(3, **{**rival, **given})
    left = staying_actions(state, state.codes())
    named = {
        "bishop" if POPE <= code < PASS else "pass" if code == PASS else CARD_NAMES[code]
        for code in left
        if not TAKE <= code < POPE and code != SURRENDER
    }
    if expected == "pass":
        assert PASS in left
        assert left == state.codes()
    else:
        assert named == {*expected.split()}
    view = CONDOTTIERE3.view(state, state.turn)
    assert CONDOTTIERE3.bots.sensible_codes(view, state.codes()) == left
    if PASS not in left:
        thought = think("level3", state, 1, Budget(iterations=2), CONDOTTIERE3)
        assert thought.code in left


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        # Another seat with more cards is called; who can stop D as well waits.
        ({"A": SMALL, "B": "m5 " * 8, "C": "m1", "D": "m1"}, "m1 m2 m3"),
        # Without a card of little use, waiting would cost too much.
        ({"A": "m6 m6 m6", "B": "m1 " * 4, "C": "m1", "D": "m1"}, ""),
        # A card that cannot matter is not laid.
        ({"A": "m1 m2 m3", "B": "m1 " * 4, "C": "m1", "D": "m1"}, ""),
        # Who is called does not wait.
        ({"A": SMALL, "B": "m1", "C": "m1", "D": "m1"}, ""),
    ],
)
def test_the_coach_waits_with_cards_of_little_use(given: dict[str, str], expected: str) -> None:
    rival: dict[str, Any] = {"owners": {"D": "spoleto ancona"}, "table": {"D": "m10"}}
    state = at(3, opened=True, hands=given, **rival)
    view = CONDOTTIERE3.view(state, state.turn)
    found = CONDOTTIERE3.explanations.sounder_codes(view, PASS, 0.1)
    assert [CARD_NAMES[code] for code in found] == expected.split()
