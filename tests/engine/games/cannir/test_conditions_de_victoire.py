"""VI - Conditions de victoire: who owns the sovereign suite, how it is taken, how it wins."""

from __future__ import annotations

import pytest

from tests.engine.games.cannir.kit import Step, attack, choose, place, refusal, restore, run, suite

#: The suite seat A owns in most of these tests, and what B and A hold.
S = {"N1": "v3", "C": "g4", "S1": "v5"}
OWNED = ("A", "run", "N1 C S1")
HANDS = {"A": "v1 g1 r1", "B": "v6 r4 r7"}

#: A's run of four, and an equal suite of three that lies dormant beside it.
FOUR = {"N1": "v3", "C": "g4", "S1": "g5", "S2": "v6", "W1": "v4", "E1": "r4"}
OWNED_FOUR = ("A", "run", "N1 C S1 S2")


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
def test_the_first_suite_is_sovereign_and_its_maker_owns_it() -> None:
    outcome = run({"N1": "v3", "C": "g4"}, hands={"B": "v5"}, play=[place("B", "v5", "S1")])
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1"))
    assert outcome.result is None


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
def test_a_suite_of_three_equal_values_is_sovereign() -> None:
    outcome = run({"N1": "v3", "C": "g3"}, hands={"B": "r3"}, play=[place("B", "r3", "S1")])
    assert outcome.sovereign == ("B", *suite("equal", "N1 C S1"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
def test_a_suite_may_be_made_by_restoring() -> None:
    board = {"N1": "v3", "C": "r4-", "S1": "v5"}
    outcome = run(board, hands={"A": "v1", "B": "g6"}, play=[restore("B", "g6", "C")])
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
def test_without_a_suite_nothing_is_sovereign() -> None:
    outcome = run({"N1": "v3"}, hands={"B": "v5"}, play=[place("B", "v5", "C")])
    assert outcome.sovereign is None
    assert outcome.suites == set()


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 4)
def test_of_two_suites_made_at_once_the_longer_is_sovereign() -> None:
    board = {"N2": "v2", "N1": "v3", "S1": "v5", "W1": "g4", "E1": "r4"}
    outcome = run(board, hands={"B": "v4"}, play=[place("B", "v4", "C")])
    assert outcome.sovereign == ("B", *suite("run", "N2 N1 C S1"))
    assert outcome.suites == {suite("run", "N2 N1 C S1"), suite("equal", "W1 C E1")}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 5)
def test_an_owner_wins_when_his_turn_comes_round() -> None:
    steps = [place("B", "v6", "NE1")]
    outcome = run(S, sovereign=OWNED, hands=HANDS, play=steps)
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}
    assert outcome.asked is None
    assert outcome.printed["legal"] == []


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 5)
def test_the_maker_of_a_suite_waits_for_his_opponents_turn() -> None:
    hands = {"A": "v1 r2", "B": "v5 g7"}
    steps = [place("B", "v5", "S1"), place("A", "v1", "E1")]
    board = {"N1": "v3", "C": "g4"}
    made = run(board, hands=hands, play=steps[:1])
    assert (made.asked, made.result) == (("A", "play"), None)
    kept = run(board, hands=hands, play=steps)
    assert kept.result == {"winners": ["B"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 5)
def test_with_three_players_each_opponent_has_one_turn() -> None:
    """Ruling: a turn is a full round."""
    hands = {"A": "v1 r2", "B": "v5 g7", "C": "v7 r1"}
    steps = [place("B", "v5", "S1"), place("C", "v7", "E1"), place("A", "v1", "NE1")]
    board = {"N1": "v3", "C": "g4"}
    after = [run(board, seats="ABC", hands=hands, play=steps[:n]) for n in (1, 2, 3)]
    assert [outcome.result for outcome in after[:2]] == [None, None]
    assert [outcome.asked for outcome in after[:2]] == [("C", "play"), ("A", "play")]
    assert after[2].result == {"winners": ["B"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 5)
def test_a_thief_starts_a_full_round_of_his_own() -> None:
    """B makes a suite, C lengthens it: B's next turn is no victory, C's is."""
    hands = {"A": "v1 r2", "B": "v5 g7", "C": "v6 r1"}
    steps: list[Step] = [
        place("B", "v5", "S1"),
        place("C", "v6", "S2"),
        place("A", "v1", "E1"),
        place("B", "g7", "NE1"),
    ]
    board = {"N1": "v3", "C": "g4"}
    stolen = run(board, seats="ABC", hands=hands, play=steps[:3])
    assert (stolen.owner, stolen.asked, stolen.result) == ("C", ("B", "play"), None)
    kept = run(board, seats="ABC", hands=hands, play=steps)
    assert kept.result == {"winners": ["C"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 5)
def test_a_broken_suite_wins_nothing_and_a_remade_one_starts_anew() -> None:
    hands = {"A": "g3 v7", "B": "r7 g7"}
    steps = [attack("B", "r7", "N1"), place("A", "g3", "N1")]
    broken = run(S, sovereign=OWNED, hands=hands, play=steps[:1])
    assert (broken.sovereign, broken.asked, broken.result) == (None, ("A", "play"), None)
    remade = run(S, sovereign=OWNED, hands=hands, play=steps)
    assert (remade.sovereign, remade.result) == ((*OWNED[:2], frozenset(S)), None)
    assert remade.asked == ("B", "play")


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 7)
@pytest.mark.parametrize("cell", ["N1", "S1"])
def test_a_suite_cut_below_three_is_no_longer_sovereign(cell: str) -> None:
    outcome = run(S, sovereign=OWNED, hands=HANDS, play=[attack("B", "r7", cell)])
    assert outcome.sovereign is None
    assert outcome.suites == set()
    assert (outcome.asked, outcome.result) == (("A", "play"), None)


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 8)
def test_a_longer_suite_elsewhere_takes_over_without_a_choice() -> None:
    board = {**S, "NW2": "r2", "NW1": "r3", "SE2": "r6"}
    outcome = run(
        board, sovereign=OWNED, hands={"A": "v1", "B": "g5"}, play=[place("B", "g5", "SE1")]
    )
    assert outcome.sovereign == ("B", *suite("run", "NW2 NW1 C SE1 SE2"))
    assert outcome.suites == {suite("run", "NW2 NW1 C SE1 SE2"), suite("run", "N1 C S1")}
    assert outcome.asked == ("A", "play")


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 8)
def test_a_dormant_suite_grown_to_the_same_length_may_be_taken() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "v5", "S2": "v6", "W1": "r3", "E1": "r5"}
    outcome = run(
        board,
        sovereign=OWNED_FOUR,
        hands={"A": "v1", "B": "g2"},
        play=[place("B", "g2", "W2")],
    )
    assert outcome.asked == ("B", "choose")
    assert outcome.choices == {suite("run", "W2 W1 C E1"), suite("run", "N1 C S1 S2")}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 8)
def test_a_shorter_suite_elsewhere_changes_nothing() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "g5", "S2": "v6", "W1": "v4"}
    hands = {"A": "v1", "B": "r4 r7"}
    outcome = run(board, sovereign=OWNED_FOUR, hands=hands, play=[place("B", "r4", "E1")])
    assert outcome.suites == {suite("run", "N1 C S1 S2"), suite("equal", "W1 C E1")}
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 8)
def test_a_suite_grown_elsewhere_but_still_shorter_changes_nothing() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "v5", "W1": "g3", "W2": "g2", "W3": "g1", "E1": "r5"}
    outcome = run(
        board,
        sovereign=("A", "run", "W3 W2 W1 C E1"),
        hands={"A": "v1", "B": "v6 v2"},
        play=[place("B", "v6", "S2")],
    )
    assert suite("run", "N1 C S1 S2") in outcome.suites
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
def test_lengthening_a_suite_takes_it() -> None:
    outcome = run(S, sovereign=OWNED, hands=HANDS, play=[place("B", "v6", "S2")])
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1 S2"))
    assert (outcome.asked, outcome.result) == (("A", "play"), None)


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
def test_lengthening_by_restoring_takes_it_too() -> None:
    board = {**S, "S2": "r6-"}
    outcome = run(
        board, sovereign=OWNED, hands={"A": "v1", "B": "g7"}, play=[restore("B", "g7", "S2")]
    )
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1 S2"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
def test_shortening_a_suite_takes_what_is_left() -> None:
    board = {**S, "S2": "v6"}
    hands = {"A": "v1", "B": "r4 r7"}
    outcome = run(board, sovereign=OWNED_FOUR, hands=hands, play=[attack("B", "r7", "S2")])
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
def test_joining_two_suites_takes_the_whole() -> None:
    board = {"N3": "v1", "N2": "v2", "N1": "v3", "S1": "v5", "S2": "v6", "S3": "v7", "W1": "g2"}
    outcome = run(
        board,
        sovereign=("A", "run", "N3 N2 N1"),
        hands={"A": "g1", "B": "r4"},
        play=[place("B", "r4", "C")],
    )
    assert outcome.sovereign == ("B", *suite("run", "N3 N2 N1 C S1 S2 S3"))


#: A run of seven, joined around its middle so that the middle may be beaten.
SEVEN = {
    "N3": "v1", "N2": "v2", "N1": "v3", "C": "g4", "S1": "v5", "S2": "v6", "S3": "v7",
    "NW1": "r1", "W1": "g7", "SW1": "r3",
}  # fmt: skip
OWNED_SEVEN = ("A", "run", "N3 N2 N1 C S1 S2 S3")


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
@pytest.mark.parametrize("half", ["N3 N2 N1", "S1 S2 S3"])
def test_splitting_a_suite_lets_the_attacker_choose_a_half(half: str) -> None:
    hands = {"A": "g1 g2", "B": "r5 r2"}
    split = run(SEVEN, sovereign=OWNED_SEVEN, hands=hands, play=[attack("B", "r5", "C")])
    assert split.asked == ("B", "choose")
    assert split.choices == {suite("run", "N3 N2 N1"), suite("run", "S1 S2 S3")}
    assert split.sovereign is None, "the suite of seven is gone, the new one not yet chosen"
    steps = [attack("B", "r5", "C"), choose("B", half)]
    outcome = run(SEVEN, sovereign=OWNED_SEVEN, hands=hands, play=steps)
    assert outcome.sovereign == ("B", *suite("run", half))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 9)
def test_splitting_a_suite_unevenly_leaves_no_choice() -> None:
    board = {**SEVEN, "C": "r4", "NE1": "r6"}
    outcome = run(
        board,
        sovereign=OWNED_SEVEN,
        hands={"A": "g1", "B": "r5"},
        play=[attack("B", "r5", "N1")],
    )
    assert outcome.sovereign == ("B", *suite("run", "C S1 S2 S3"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
@pytest.mark.parametrize(("kind", "cells"), [("equal", "W1 C E1"), ("run", "N1 C S1")])
def test_an_equal_suite_lets_its_maker_choose(kind: str, cells: str) -> None:
    """The old sovereign suite, of the same length, may be chosen as well."""
    board = {**S, "W1": "v4"}
    made = run(board, sovereign=OWNED, hands=HANDS, play=[place("B", "r4", "E1")])
    assert made.asked == ("B", "choose")
    assert made.choices == {suite("equal", "W1 C E1"), suite("run", "N1 C S1")}
    assert {action["seat"] for action in made.printed["legal"]} == {"B"}
    steps = [place("B", "r4", "E1"), choose("B", cells)]
    outcome = run(board, sovereign=OWNED, hands=HANDS, play=steps)
    assert outcome.sovereign == ("B", *suite(kind, cells))
    assert (outcome.asked, outcome.result) == (("A", "play"), None)


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_the_cells_of_a_choice_may_be_said_in_any_order() -> None:
    board = {**S, "W1": "v4"}
    steps = [place("B", "r4", "E1"), choose("B", "E1 C W1")]
    outcome = run(board, sovereign=OWNED, hands=HANDS, play=steps)
    assert outcome.sovereign == ("B", *suite("equal", "W1 C E1"))


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_a_suite_chosen_and_kept_wins() -> None:
    board = {**S, "W1": "v4"}
    steps = [place("B", "r4", "E1"), choose("B", "N1 C S1"), place("A", "r1", "NE1")]
    outcome = run(board, sovereign=OWNED, hands=HANDS, play=steps)
    assert outcome.result == {"winners": ["B"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_the_card_is_drawn_after_the_choice() -> None:
    board = {**S, "W1": "v4"}
    given = {"sovereign": OWNED, "hands": HANDS, "pile": "v7 g7 g6"}
    made = run(board, **given, play=[place("B", "r4", "E1")])
    assert (made.hands["B"], made.pile) == ({"v6", "r7"}, ["v7", "g7", "g6"])
    steps = [place("B", "r4", "E1"), choose("B", "W1 C E1")]
    chosen = run(board, **given, play=steps)
    assert (chosen.hands["B"], chosen.pile) == ({"v6", "r7", "v7"}, ["g7", "g6"])


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_two_equal_suites_made_at_once_out_of_nothing() -> None:
    board = {"N1": "v3", "S1": "v5", "W1": "g4", "E1": "r4"}
    outcome = run(board, hands={"B": "v4"}, play=[place("B", "v4", "C")])
    assert outcome.asked == ("B", "choose")
    assert outcome.choices == {suite("run", "N1 C S1"), suite("equal", "W1 C E1")}
    assert outcome.sovereign is None


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_every_longest_suite_is_offered_dormant_ones_too() -> None:
    """A owns one of two suites of three; B makes a third and may take any of them."""
    board = {**S, "W1": "v4", "E1": "r4", "NW1": "r3"}
    outcome = run(
        board, sovereign=OWNED, hands={"A": "g1", "B": "r5"}, play=[place("B", "r5", "SE1")]
    )
    assert outcome.choices == {
        suite("run", "N1 C S1"),
        suite("equal", "W1 C E1"),
        suite("run", "NW1 C SE1"),
    }


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_a_choice_is_answered_by_its_seat_with_a_suite_offered() -> None:
    board = {**S, "W1": "v4", "E2": "g3"}
    given = {"sovereign": OWNED, "hands": HANDS}
    made = place("B", "r4", "E1")
    for step, expected in (
        (choose("A", "W1 C E1"), "not_your_turn"),
        (choose("B", "N1 C E1"), "not_a_choice"),
        (choose("B", "N1 C"), "not_a_choice"),
        (place("B", "v6", "NE1"), "not_asked"),
        (attack("B", "r7", "S1"), "not_asked"),
    ):
        assert refusal(board, **given, play=[made, step]) == expected


@pytest.mark.rule("cannir", "VI - Conditions de victoire", 10)
def test_nobody_chooses_unasked() -> None:
    assert refusal(S, sovereign=OWNED, hands=HANDS, play=[choose("B", "N1 C S1")]) == "not_asked"
