"""VII - Cas particulier: shorter suites sleep until the longest one shrinks."""

from __future__ import annotations

import pytest

from tests.engine.games.cannir.kit import attack, choose, place, refusal, run, suite

#: A's run of four down the column, an equal suite of three across it.
BOARD = {"N1": "v3", "C": "g4", "S1": "g5", "S2": "v6", "W1": "v4", "E1": "r4"}
OWNED = ("A", "run", "N1 C S1 S2")
HANDS = {"A": "v1 g1", "B": "r6 r7"}


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_a_dormant_suite_counts_for_nothing() -> None:
    outcome = run(BOARD, sovereign=OWNED, hands=HANDS)
    assert outcome.suites == {suite("run", "N1 C S1 S2"), suite("equal", "W1 C E1")}
    assert outcome.owner == "A"
    assert outcome.asked == ("B", "play")


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
@pytest.mark.parametrize(("kind", "cells"), [("run", "N1 C S1"), ("equal", "W1 C E1")])
def test_shortening_to_the_length_of_the_other_gives_a_choice(kind: str, cells: str) -> None:
    cut = run(BOARD, sovereign=OWNED, hands=HANDS, play=[attack("B", "r6", "S2")])
    assert cut.asked == ("B", "choose")
    assert cut.choices == {suite("run", "N1 C S1"), suite("equal", "W1 C E1")}
    steps = [attack("B", "r6", "S2"), choose("B", cells)]
    outcome = run(BOARD, sovereign=OWNED, hands=HANDS, play=steps)
    assert outcome.sovereign == ("B", *suite(kind, cells))


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_breaking_the_longest_wakes_the_other_for_the_breaker() -> None:
    """SE1 keeps S2 joined, so S1 may be beaten; only the equal suite is left."""
    board = {**BOARD, "SE1": "v1"}
    outcome = run(board, sovereign=OWNED, hands=HANDS | {"A": "g1"}, play=[attack("B", "r6", "S1")])
    assert outcome.suites == {suite("equal", "W1 C E1")}
    assert outcome.sovereign == ("B", *suite("equal", "W1 C E1"))
    assert (outcome.asked, outcome.result) == (("A", "play"), None)


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_the_same_attack_is_illegal_where_it_would_cut_a_card_off() -> None:
    step = attack("B", "r6", "S1")
    assert refusal(BOARD, sovereign=OWNED, hands=HANDS, play=[step]) == "would_cut"


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_the_breaker_owns_the_woken_suite() -> None:
    """A's suite of three sleeps under B's four; C breaks the four and owns the three."""
    board = {"N1": "v3", "C": "g4", "S1": "g5", "W1": "v4", "E1": "r4"}
    hands = {"A": "v1 g1", "B": "v6 g2", "C": "r6 r7"}
    steps = [place("B", "v6", "S2"), attack("C", "r7", "N1"), choose("C", "W1 C E1")]
    owned = ("A", "equal", "W1 C E1")
    lengthened = run(board, seats="ABC", sovereign=owned, hands=hands, play=steps[:1])
    assert lengthened.sovereign == ("B", *suite("run", "N1 C S1 S2"))
    broken = run(board, seats="ABC", sovereign=owned, hands=hands, play=steps[:2])
    assert broken.choices == {suite("run", "C S1 S2"), suite("equal", "W1 C E1")}
    taken = run(board, seats="ABC", sovereign=owned, hands=hands, play=steps)
    assert taken.sovereign == ("C", *suite("equal", "W1 C E1"))
    assert (taken.asked, taken.result) == (("A", "play"), None)


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_breaking_a_dormant_suite_leaves_the_owner_his() -> None:
    outcome = run(
        {**BOARD, "W1": "g2", "W2": "g3", "E1": "v2", "NW1": "v4"},
        sovereign=OWNED,
        hands={"A": "g1", "B": "r6"},
        play=[attack("B", "r6", "W2")],
    )
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}
    outcome = run(
        {**BOARD, "E1": "v4", "W1": "r4"},
        sovereign=OWNED,
        hands=HANDS,
        play=[attack("B", "r6", "E1")],
    )
    assert outcome.suites == {suite("run", "N1 C S1 S2")}
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_breaking_another_suite_of_the_same_length_leaves_the_owner_his() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "g5", "W1": "r4", "E1": "v4"}
    outcome = run(
        board, sovereign=("A", "run", "N1 C S1"), hands=HANDS, play=[attack("B", "r6", "E1")]
    )
    assert outcome.sovereign == ("A", *suite("run", "N1 C S1"))
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}


@pytest.mark.rule("cannir", "VII - Cas particulier", 1)
def test_lengthening_a_dormant_suite_that_stays_shorter_takes_nothing() -> None:
    board = {
        "N2": "v2", "N1": "v3", "C": "g4", "S1": "g5", "S2": "v6", "W1": "r3", "E1": "r5",
    }  # fmt: skip
    outcome = run(
        board,
        sovereign=("A", "run", "N2 N1 C S1 S2"),
        hands={"A": "g1", "B": "r6"},
        play=[place("B", "r6", "E2")],
    )
    assert suite("run", "W1 C E1 E2") in outcome.suites
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}
