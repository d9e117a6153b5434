"""V - Effet des cartes: green cards do nothing, red ones attack, grey ones restore."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.games.cannir.kit import attack, choose, look, place, refusal, restore, run
from tests.engine.games.cannir.reference import CELLS, cuts

#: B can attack with 4 and 7 and restore with 3.
HANDS = {"A": "v1 g2", "B": "r4 r7 g3"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 1)
def test_a_green_card_can_only_be_placed() -> None:
    board = {"C": "v4", "N1": "g1", "S1": "r1-"}
    outcome = run(board, hands={"A": "v1", "B": "v7"})
    assert {play[0] for play in outcome.plays} == {"place"}
    hands = {"A": "v1", "B": "v7"}
    assert refusal(board, hands=hands, play=[attack("B", "v7", "N1")]) == "wrong_order"
    assert refusal(board, hands=hands, play=[restore("B", "v7", "S1")]) == "wrong_order"


@pytest.mark.rule("cannir", "V - Effet des cartes", 2)
def test_only_a_red_card_attacks() -> None:
    board = {"C": "v4", "N1": "g1"}
    assert refusal(board, hands=HANDS, play=[attack("B", "g3", "N1")]) == "wrong_order"
    assert run(board, hands=HANDS).cells("attack", "r4") == {"C", "N1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 2)
def test_an_attack_needs_a_card_to_attack() -> None:
    board = {"C": "v4", "N1": "g1", "S1": "g2-"}
    for cell in ("E1", "S1"):
        step = attack("B", "r4", cell)
        assert refusal(board, hands={"B": "r4 r7"}, play=[step]) == "empty"


@pytest.mark.rule("cannir", "V - Effet des cartes", 3)
@pytest.mark.parametrize("target", ["r1", "r5"])
def test_a_red_card_is_never_a_target(target: str) -> None:
    board = {"C": "v4", "N1": target}
    assert refusal(board, hands=HANDS, play=[attack("B", "r7", "N1")]) == "red_target"


@pytest.mark.rule("cannir", "V - Effet des cartes", 4)
@pytest.mark.parametrize(
    ("target", "expected"),
    [("g4", None), ("v2", None), ("v4", None), ("v5", "too_strong"), ("g7", "too_strong")],
)
def test_a_red_four_beats_up_to_four(target: str, expected: str | None) -> None:
    board = {"C": "v6", "N1": target}
    if expected is None:
        run(board, hands=HANDS, play=[attack("B", "r4", "N1")])
    else:
        assert refusal(board, hands=HANDS, play=[attack("B", "r4", "N1")]) == expected


@pytest.mark.rule("cannir", "V - Effet des cartes", 4)
def test_every_weaker_grey_and_green_card_may_be_attacked() -> None:
    board = {"C": "v4", "N1": "g4", "E1": "v5", "S1": "r1", "W1": "g1"}
    outcome = run(board, hands=HANDS)
    assert outcome.cells("attack", "r4") == {"N1", "W1"}
    assert outcome.cells("attack", "r7") == {"N1", "E1", "W1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_a_card_that_holds_others_together_is_safe() -> None:
    board = {"C": "v6", "N1": "v1", "N2": "g1"}
    assert refusal(board, hands={"B": "r7"}, play=[attack("B", "r7", "N1")]) == "would_cut"
    assert run(board, hands={"B": "r7"}).cells("attack", "r7") == {"C", "N2"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_a_card_whose_neighbours_are_joined_otherwise_is_not() -> None:
    board = {"C": "v6", "N1": "v1", "NE1": "g1"}
    assert run(board, hands={"B": "r7"}).cells("attack", "r7") == {"C", "N1", "NE1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_a_long_way_round_keeps_cards_joined() -> None:
    ring = {"N1": "v1", "NW1": "g1", "W1": "v3", "SW1": "g3", "S1": "v7"}
    outcome = run({**ring, "C": "g5"}, hands={"B": "r7"})
    assert "C" in outcome.cells("attack", "r7")
    assert run({"N1": "v1", "S1": "v7", "C": "g5"}, hands={"B": "r7"}).cells("attack", "r7") == {
        "N1",
        "S1",
    }


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_face_down_cards_join_nothing() -> None:
    board = {"C": "v6", "N1": "v1", "N2": "g1", "NE1": "g2-"}
    assert refusal(board, hands={"B": "r7"}, play=[attack("B", "r7", "N1")]) == "would_cut"


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_cards_that_stood_apart_already_are_not_cut_apart() -> None:
    """Ruling: a restored card may stand apart, and attacks go on around it."""
    board = {"C": "v6", "E1": "v1", "N2": "g1"}
    assert run(board, hands={"B": "r7"}).cells("attack", "r7") == {"C", "E1", "N2"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
def test_a_card_standing_apart_does_not_excuse_another_cut() -> None:
    board = {"C": "v6", "E1": "v1", "E2": "g3", "N2": "g1", "N3": "v3"}
    assert refusal(board, hands={"B": "r7"}, play=[attack("B", "r7", "E1")]) == "would_cut"
    assert run(board, hands={"B": "r7"}).cells("attack", "r7") == {"C", "E2", "N2", "N3"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 5)
@settings(max_examples=80)
@given(st.sets(st.sampled_from(CELLS), min_size=2, max_size=6))
def test_targets_are_the_cards_that_cut_nothing(filled: set[str]) -> None:
    """Six values two or more apart, each once: no suite comes in the way."""
    cards = ["v1", "g3", "v5", "g7", "v3", "g5"]
    board = dict(zip(sorted(filled), cards, strict=False))
    outcome = run(board, hands={"A": "v2", "B": "r7"})
    assert outcome.cells("attack", "r7") == {cell for cell in filled if not cuts(filled, cell)}


@pytest.mark.rule("cannir", "V - Effet des cartes", 6)
def test_the_target_turns_face_down_and_the_red_card_leaves_the_game() -> None:
    outcome = run(
        {"C": "v6", "N1": "g4"}, hands=HANDS, pile="v7 g7 g5", play=[attack("B", "r4", "N1")]
    )
    assert outcome.board == {"C": "v6", "N1": "g4-"}
    assert outcome.removed == {"r4"}
    assert outcome.hands["B"] == {"r7", "g3", "v7"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 6)
def test_the_cell_of_a_beaten_card_is_free_again() -> None:
    steps = [attack("B", "r4", "N1"), place("A", "v1", "N1")]
    outcome = run({"C": "v6", "N1": "g4"}, hands=HANDS, play=steps)
    assert outcome.board == {"C": "v6", "N1": "g4- v1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 6)
def test_a_card_removed_earlier_stays_removed() -> None:
    outcome = run(
        {"C": "v6", "N1": "g4"}, hands=HANDS, removed="g7 v7", play=[attack("B", "r4", "N1")]
    )
    assert outcome.removed == {"g7", "v7", "r4"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 8)
@pytest.mark.parametrize("board", [{"C": "v1"}, {"C": "v1", "N1": "g2-", "S1": "v2-"}])
def test_the_last_face_up_card_is_safe(board: dict[str, str]) -> None:
    assert refusal(board, hands={"B": "r4 r7"}, play=[attack("B", "r7", "C")]) == "last_card"
    assert run(board, hands={"B": "r4 r7"}).cells("attack", "r7") == set()


@pytest.mark.rule("cannir", "V - Effet des cartes", 8)
def test_of_two_cards_either_may_be_beaten_but_not_both() -> None:
    board = {"C": "v1", "N1": "v2"}
    hands = {"A": "r5 g7", "B": "r7 g6"}
    assert run(board, hands=hands).cells("attack", "r7") == {"C", "N1"}
    steps = [attack("B", "r7", "N1"), attack("A", "r5", "C")]
    assert refusal(board, hands=hands, play=steps) == "last_card"


@pytest.mark.rule("cannir", "V - Effet des cartes", 9)
def test_several_face_down_cards_may_lie_on_one_cell() -> None:
    steps = [
        attack("B", "r4", "N1"),
        place("A", "v1", "N1"),
        attack("B", "r7", "N1"),
        place("A", "g2", "N1"),
    ]
    outcome = run({"C": "v6", "N1": "g4"}, hands=HANDS, pile="v7 g7 g5 v5 r1", play=steps)
    assert outcome.board == {"C": "v6", "N1": "g4- v1- g2"}
    assert outcome.removed == {"r4", "r7"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 10)
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_anyone_may_look_at_face_down_cards_at_any_time(seat: str) -> None:
    board = {"C": "v6", "N1": "g4- v1- g5"}
    given = {"seats": "ABC", "hands": {"A": "v2", "B": "v3", "C": "v4"}, "pile": "r1 r2 r3"}
    untouched = run(board, **given)
    outcome = run(board, **given, play=[look(seat, "N1")])
    assert {"g4", "v1"} <= set(json.dumps(outcome.steps[0]["events"]).split('"'))
    for key in ("position", "decision", "legal", "derived", "result"):
        assert outcome.printed[key] == untouched.printed[key]


@pytest.mark.rule("cannir", "V - Effet des cartes", 10)
def test_looking_while_a_suite_is_being_chosen() -> None:
    board = {"C": "v4", "N1": "v3", "S1": "v5", "W1": "g4", "NE1": "g1-"}
    steps = [place("B", "r4", "E1"), look("A", "NE1"), look("B", "NE1"), choose("B", "W1 C E1")]
    outcome = run(board, hands=HANDS, sovereign=("A", "run", "N1 C S1"), play=steps)
    assert outcome.asked == ("A", "play")


@pytest.mark.rule("cannir", "V - Effet des cartes", 11)
def test_only_a_grey_card_restores() -> None:
    board = {"C": "v6", "N1": "v1-"}
    hands = {"A": "g2", "B": "r4 v7 g3"}
    for card in ("r4", "v7"):
        assert refusal(board, hands=hands, play=[restore("B", card, "N1")]) == "wrong_order"
    assert run(board, hands=hands).cells("restore", "g3") == {"N1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 11)
def test_restoring_needs_a_face_down_card() -> None:
    board = {"C": "v6", "N1": "v1"}
    hands = {"B": "g3"}
    assert refusal(board, hands=hands, play=[restore("B", "g3", "S1")]) == "empty"
    assert refusal(board, hands=hands, play=[restore("B", "g3", "N1")]) == "occupied"


@pytest.mark.rule("cannir", "V - Effet des cartes", 12)
@pytest.mark.parametrize(
    ("beaten", "expected"),
    [
        ("v3", None),
        ("r3", None),
        ("g1", None),
        ("r2", None),
        ("v4", "too_strong"),
        ("r7", "too_strong"),
    ],
)
def test_a_grey_three_restores_up_to_three(beaten: str, expected: str | None) -> None:
    board = {"C": "v6", "N1": f"{beaten}-"}
    hands = {"A": "v1", "B": "g3"}
    if expected is None:
        outcome = run(board, hands=hands, play=[restore("B", "g3", "N1")])
        assert outcome.board == {"C": "v6", "N1": beaten}
    else:
        assert refusal(board, hands=hands, play=[restore("B", "g3", "N1")]) == expected


@pytest.mark.rule("cannir", "V - Effet des cartes", 13)
def test_a_card_under_a_face_up_card_cannot_be_restored() -> None:
    board = {"C": "v6", "N1": "v1- v7"}
    assert refusal(board, hands={"B": "g3"}, play=[restore("B", "g3", "N1")]) == "occupied"
    assert run(board, hands={"B": "g3"}).cells("restore", "g3") == set()


@pytest.mark.rule("cannir", "V - Effet des cartes", 13)
def test_a_card_under_a_face_down_card_cannot_be_restored() -> None:
    board = {"C": "v6", "N1": "v1- v7-"}
    assert refusal(board, hands={"B": "g3"}, play=[restore("B", "g3", "N1")]) == "too_strong"


@pytest.mark.rule("cannir", "V - Effet des cartes", 13)
def test_only_the_top_of_a_stack_rises() -> None:
    board = {"C": "v6", "N1": "v7- r5- v1-"}
    outcome = run(board, hands={"A": "v2", "B": "g3"}, play=[restore("B", "g3", "N1")])
    assert outcome.board == {"C": "v6", "N1": "v7- r5- v1"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 13)
def test_a_card_uncovered_by_nothing_but_time_stays_covered() -> None:
    """Beating the card on top leaves it lying there, face down, over the first one."""
    board = {"C": "v6", "N1": "v1- v5"}
    hands = {"A": "r6 r1", "B": "g3 v2"}
    steps = [place("B", "v2", "S1"), attack("A", "r6", "N1"), restore("B", "g3", "N1")]
    assert refusal(board, hands=hands, pile="g7 v7 r7 r2", play=steps) == "too_strong"


@pytest.mark.rule("cannir", "V - Effet des cartes", 14)
def test_the_restored_card_is_face_up_and_the_grey_card_leaves_the_game() -> None:
    outcome = run(
        {"C": "v6", "N1": "v1-"},
        hands=HANDS | {"A": "g2"},
        pile="v7 g7 g5",
        play=[restore("B", "g3", "N1")],
    )
    assert outcome.board == {"C": "v6", "N1": "v1"}
    assert outcome.removed == {"g3"}
    assert outcome.hands["B"] == {"r4", "r7", "v7"}


@pytest.mark.rule("cannir", "V - Effet des cartes", 14)
def test_a_restored_red_card_attacks_nothing_and_is_safe_again() -> None:
    board = {"C": "v1", "N1": "r2-"}
    hands = {"A": "r7 v7", "B": "g3 v5"}
    risen = run(board, hands=hands, play=[restore("B", "g3", "N1")])
    assert risen.board == {"C": "v1", "N1": "r2"}
    steps = [restore("B", "g3", "N1"), attack("A", "r7", "N1")]
    assert refusal(board, hands=hands, play=steps) == "red_target"


@pytest.mark.rule("cannir", "V - Effet des cartes", 14)
def test_a_restored_card_may_stand_apart() -> None:
    """N2 and then N1 are beaten; nothing joins N2 to C when it comes back."""
    board = {"C": "v6", "E1": "v5", "N1": "v1", "N2": "g1"}
    hands = {"A": "r6 v2", "B": "r7 g3"}
    steps = [attack("B", "r7", "N2"), attack("A", "r6", "N1"), restore("B", "g3", "N2")]
    outcome = run(board, hands=hands, pile="v7 r5 r1 r2 r3", play=steps)
    assert outcome.board == {"C": "v6", "E1": "v5", "N1": "v1-", "N2": "g1"}
    assert outcome.cells("attack", "r5") == {"E1", "N2"}
