"""VIII - Fin de partie: one player's victory, or everybody's defeat with the last card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.play.position_file import run_position
from tests.engine.games.cannir.kit import Outcome, attack, choose, look, place, refusal, run

S = {"N1": "v3", "C": "g4", "S1": "v5"}
OWNED = ("A", "run", "N1 C S1")
HANDS = {"A": "v1 g1 r1", "B": "v6 r4 r7"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 2)
def test_the_game_ends_when_a_player_wins() -> None:
    outcome = run(S, sovereign=OWNED, hands=HANDS, play=[place("B", "r7", "NE1")])
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}
    assert outcome.asked is None


@pytest.mark.rule("cannir", "VIII - Fin de partie", 2)
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_a_position_in_which_the_owner_is_to_play_is_won(seats: str) -> None:
    outcome = run(S, turn="A", seats=seats, sovereign=OWNED)
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}
    assert (outcome.asked, outcome.printed["legal"]) == (None, [])


@pytest.mark.rule("cannir", "VIII - Fin de partie", 2)
def test_nothing_is_played_after_the_end() -> None:
    steps = [place("B", "r7", "NE1"), place("A", "v1", "W1")]
    assert refusal(S, sovereign=OWNED, hands=HANDS, play=steps) == "over"
    assert refusal(S, pile="", hands=HANDS, sovereign=OWNED, play=steps[:1]) == "over"


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_drawing_the_last_card_loses_for_all(seats: str) -> None:
    hands = {"A": "v1", "B": "v6", "C": "v7"}
    outcome = run(
        {"C": "v4"},
        seats=seats,
        hands={seat: hands[seat] for seat in seats},
        pile="r1",
        play=[place("B", "v6", "N1")],
    )
    assert outcome.result == {"winners": [], "by": "pile"}
    assert (outcome.asked, outcome.printed["legal"]) == (None, [])
    assert outcome.pile == []


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_the_last_but_one_card_ends_nothing() -> None:
    outcome = run(
        {"C": "v4"}, hands={"A": "v1", "B": "v6"}, pile="r1 r2", play=[place("B", "v6", "N1")]
    )
    assert (outcome.result, outcome.asked) == (None, ("A", "play"))


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_the_last_card_comes_before_the_owners_turn() -> None:
    """A would win on his turn, but it never begins."""
    outcome = run(S, sovereign=OWNED, hands=HANDS, pile="r2", play=[place("B", "r7", "NE1")])
    assert outcome.result == {"winners": [], "by": "pile"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_a_suite_made_on_the_last_card_never_wins() -> None:
    outcome = run(
        {"N1": "v3", "C": "g4"},
        hands={"A": "v1", "B": "v5"},
        pile="r2",
        play=[place("B", "v5", "S1")],
    )
    assert outcome.owner == "B"
    assert outcome.result == {"winners": [], "by": "pile"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_a_choice_on_the_last_turn_is_still_made_before_the_draw() -> None:
    board = {**S, "W1": "v4"}
    steps = [place("B", "r4", "E1"), choose("B", "W1 C E1")]
    pending = run(board, sovereign=OWNED, hands=HANDS, pile="r2", play=steps[:1])
    assert (pending.asked, pending.result) == (("B", "choose"), None)
    outcome = run(board, sovereign=OWNED, hands=HANDS, pile="r2", play=steps)
    assert outcome.result == {"winners": [], "by": "pile"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_an_attack_on_the_last_turn_ends_the_game_too() -> None:
    outcome = run(S, sovereign=OWNED, hands=HANDS, pile="r2", play=[attack("B", "r7", "S1")])
    assert outcome.result == {"winners": [], "by": "pile"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_an_empty_pile_is_a_lost_game() -> None:
    assert run({"C": "v4"}, pile="").result == {"winners": [], "by": "pile"}
    assert run(S, turn="A", sovereign=OWNED, pile="").result == {"winners": [], "by": "pile"}


@pytest.mark.rule("cannir", "VIII - Fin de partie", 3)
def test_looking_does_not_use_up_the_pile() -> None:
    steps = [look("A", "N1"), look("B", "N1")]
    outcome = run({"C": "v4", "N1": "g4-"}, pile="r1", hands={"A": "v1", "B": "v2"}, play=steps)
    assert (outcome.result, outcome.pile) == (None, ["r1"])


@pytest.mark.rule("cannir", "VIII - Fin de partie", 1)
@pytest.mark.parametrize(("seats", "longest"), [("AB", 14), ("ABC", 11)])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"free_paths": True}, {"veiled": True}])
def test_every_game_ends_with_the_pile_at_the_latest(
    seats: str, longest: int, seed: int, options: dict[str, bool]
) -> None:
    """Random games from a full pile: a winner, or the pile after 14 turns (11 with three)."""
    chance = Random(seed)
    data: dict[str, Any] = {
        "game": "cannir",
        "options": options,
        "seats": list(seats),
        "seed": seed,
        "position": {"turn": "A", "board": {"C": [["v4", "up"]]}},
    }
    turns = 0
    printed = run_position(data)
    while printed["decision"] is not None:
        turns += printed["decision"]["kind"] == "play"
        answer = chance.choice([a for a in printed["legal"] if a["do"] != "look"])
        data = {**data, "play": [*data.get("play", []), answer]}
        printed = run_position(data)
        assert printed["steps"][-1]["legal"]
    result = Outcome(printed).result
    assert result is not None
    assert turns <= longest
    if result["by"] == "pile":
        assert (turns, result["winners"]) == (longest, [])
    else:
        assert len(result["winners"]) == 1
