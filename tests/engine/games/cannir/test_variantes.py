"""IX - Variantes: suites along any path of strokes, and cards laid face down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play.position_file import run_position
from tests.engine.games.cannir.kit import (
    attack,
    cards_for,
    choose,
    look,
    place,
    position,
    refusal,
    restore,
    run,
    suite,
)
from tests.engine.games.cannir.reference import CELLS, Suite, suites

# --- free paths -------------------------------------------------------------------------------

#: Cells and values of a board, its suites in straight lines, its suites along free paths.
PATHS: list[tuple[str, list[tuple[str, str]], list[tuple[str, str]]]] = [
    ("N1=1 C=2 E1=3", [], [("run", "N1 C E1")]),
    ("N1=4 NE1=4 C=4", [], [("equal", "N1 NE1 C")]),
    ("N1=3 C=4 S1=5", [("run", "N1 C S1")], [("run", "N1 C S1")]),
    ("N1=4 C=3 S1=5", [], []),
    ("N1=6 C=7 E1=1", [], []),
    ("N2=1 N1=2 S1=3", [], []),
    ("N1=1 C=2 E1=3 S1=3", [("run", "N1 C S1")], [("run", "N1 C E1"), ("run", "N1 C S1")]),
    ("N1=1 C=2 S1=3 SE1=4", [("run", "N1 C S1")], [("run", "N1 C S1 SE1")]),
    (
        "W1=3 C=3 E1=3 E2=2 E3=1",
        [("equal", "W1 C E1"), ("run", "E1 E2 E3")],
        [("equal", "W1 C E1"), ("run", "E1 E2 E3")],
    ),
    ("N1=5 NE1=5 E1=5", [], [("equal", "N1 NE1 E1")]),
    (
        "C=1 N1=2 NE1=3 E1=4 SE1=5 S1=6 SW1=7",
        [("run", "NE1 E1 SE1"), ("run", "SE1 S1 SW1")],
        [("run", "C N1 NE1 E1 SE1 S1 SW1")],
    ),
]


LOW = [f"{order}{n}" for order in "rgv" for n in range(1, 5)]


def found(values: str, expected: list[tuple[str, str]], **options: bool) -> set[Suite]:
    """The suites the engine sees, the longest one being seat A's."""
    sovereign = None
    if expected:
        kind, cells = max(expected, key=lambda item: len(item[1].split()))
        sovereign = ("A", kind, cells)
    return run(cards_for(values), sovereign=sovereign, **options).suites


@pytest.mark.rule("cannir", "IX - Variantes", 2)
@pytest.mark.parametrize(("values", "straight", "free"), PATHS, ids=[p[0] for p in PATHS])
def test_suites_along_free_paths(
    values: str, straight: list[tuple[str, str]], free: list[tuple[str, str]]
) -> None:
    assert found(values, straight) == {suite(*item) for item in straight}
    assert found(values, free, free_paths=True) == {suite(*item) for item in free}


@pytest.mark.rule("cannir", "IX - Variantes", 2)
@settings(max_examples=80)
@given(cells=st.permutations(CELLS), cards=st.permutations(LOW))
def test_free_paths_against_a_plain_search(cells: list[str], cards: list[str]) -> None:
    """Eleven cards of low values on the cells nearest to one another give many paths."""
    near = sorted(cells[:15], key=lambda cell: int(cell.strip("NESWC") or 0))[:11]
    board = dict(zip(near, cards, strict=False))
    expected = suites({cell: int(card[1]) for cell, card in board.items()}, free_paths=True)
    sovereign = None
    if expected:
        kind, longest = max(expected, key=lambda item: len(item[1]))
        sovereign = ("A", kind, " ".join(sorted(longest)))
    hands = {"A": "v7", "B": "v6"}
    assert run(board, hands=hands, sovereign=sovereign, free_paths=True).suites == expected


@pytest.mark.rule("cannir", "IX - Variantes", 2)
def test_a_bent_suite_is_owned_and_wins() -> None:
    hands = {"A": "v6 r1", "B": "v3 g7"}
    steps = [place("B", "v3", "E1"), place("A", "v6", "W1")]
    board = {"N1": "v1", "C": "v2"}
    assert run(board, hands=hands, play=steps[:1]).sovereign is None
    made = run(board, hands=hands, play=steps[:1], free_paths=True)
    assert made.sovereign == ("B", *suite("run", "N1 C E1"))
    kept = run(board, hands=hands, play=steps, free_paths=True)
    assert kept.result == {"winners": ["B"], "by": "sovereign"}


@pytest.mark.rule("cannir", "IX - Variantes", 2)
def test_a_bent_suite_is_lengthened_and_taken_around_a_corner() -> None:
    outcome = run(
        {"N1": "v3", "C": "g4", "S1": "v5"},
        sovereign=("A", "run", "N1 C S1"),
        hands={"A": "v1", "B": "v6"},
        play=[place("B", "v6", "SE1")],
        free_paths=True,
    )
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1 SE1"))


@pytest.mark.rule("cannir", "IX - Variantes", 2)
@pytest.mark.parametrize("cells", ["N1 C E1", "N1 C S1"])
def test_a_fork_offers_both_of_its_ways(cells: str) -> None:
    board = {"N1": "v3", "C": "g4", "S1": "v5"}
    given: dict[str, Any] = {
        "sovereign": ("A", "run", "N1 C S1"),
        "hands": {"A": "v1", "B": "r5"},
        "free_paths": True,
    }
    fork = run(board, **given, play=[place("B", "r5", "E1")])
    assert fork.choices == {suite("run", "N1 C S1"), suite("run", "N1 C E1")}
    taken = run(board, **given, play=[place("B", "r5", "E1"), choose("B", cells)])
    assert taken.sovereign == ("B", *suite("run", cells))


@pytest.mark.rule("cannir", "IX - Variantes", 2)
def test_cards_are_still_placed_attacked_and_restored_as_ever() -> None:
    board = {"C": "v4", "N1": "g1", "N2": "g3", "E1": "v2-"}
    hands = {"A": "v1", "B": "r7 g6 v7"}
    assert run(board, hands=hands, free_paths=True).plays == run(board, hands=hands).plays


# --- veiled cards -----------------------------------------------------------------------------

HANDS = {"A": "g3 r6 v1", "B": "v7 g6 r5"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_every_placement_may_be_veiled() -> None:
    outcome = run({"C": "v4", "N1": "g1", "S1": "v2-"}, hands=HANDS, veiled=True)
    shown = {play for play in outcome.plays if play[0] == "place" and len(play) == 3}
    assert shown
    assert {play for play in outcome.plays if len(play) == 4} == {(*p, "down") for p in shown}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_without_the_variant_cards_are_placed_face_up() -> None:
    step = place("B", "v7", "N1", face="down")
    for options in ({}, {"free_paths": True}, {"veiled": False}):
        assert refusal({"C": "v4"}, hands=HANDS, play=[step], **options) == "veiled_off"
    assert not [play for play in run({"C": "v4"}, hands=HANDS).plays if len(play) == 4]


@pytest.mark.rule("cannir", "IX - Variantes", 3)
@pytest.mark.parametrize("card", ["v7", "g6", "r5"])
def test_any_card_may_be_veiled_and_one_is_drawn(card: str) -> None:
    outcome = run(
        {"C": "v4"},
        hands=HANDS,
        pile="r1 r2 r3",
        play=[place("B", card, "N1", face="down")],
        veiled=True,
    )
    assert outcome.board == {"C": "v4", "N1": f"{card}-B"}
    assert outcome.hands["B"] == {"v7", "g6", "r5", "r1"} - {card}
    assert (outcome.asked, outcome.removed) == (("A", "play"), set())


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_veiled_placements_keep_the_rules_of_placing() -> None:
    board = {"C": "v4", "N1": "g1"}
    for cell, expected in (("N1", "occupied"), ("S2", "not_connected")):
        step = place("B", "v7", cell, face="down")
        assert refusal(board, hands=HANDS, play=[step], veiled=True) == expected


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_the_cell_of_a_veiled_card_counts_as_empty() -> None:
    board = {"C": "v4", "N1": "v7-B"}
    given: dict[str, Any] = {"turn": "A", "hands": {"A": "g3 r6 v1"}, "veiled": True}
    assert refusal(board, **given, play=[place("A", "v1", "N2")]) == "not_connected"
    assert refusal(board, **given, play=[attack("A", "r6", "N1")]) == "empty"
    covered = run(board, **given, play=[place("A", "v1", "N1")])
    assert covered.board == {"C": "v4", "N1": "v7-B v1"}
    veiled = run(board, **given, play=[place("A", "v1", "N1", face="down")])
    assert veiled.board == {"C": "v4", "N1": "v7-B v1-A"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_veiled_card_forms_no_suite() -> None:
    board = {"N1": "v3", "C": "g4"}
    step = place("B", "v5", "S1", face="down")
    outcome = run(board, hands={"A": "v1", "B": "v5"}, play=[step], veiled=True)
    assert (outcome.suites, outcome.sovereign) == (set(), None)


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_veiled_card_joins_nothing_and_leaves_the_last_card_the_last() -> None:
    given: dict[str, Any] = {"hands": {"A": "v7", "B": "r7"}, "veiled": True}
    board = {"C": "v6", "N1": "v1", "N2": "g1", "NE1": "g2-A"}
    assert refusal(board, **given, play=[attack("B", "r7", "N1")]) == "would_cut"
    board = {"C": "v6", "N1": "v1-A"}
    assert refusal(board, **given, play=[attack("B", "r7", "C")]) == "last_card"


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_only_its_owner_may_look_at_a_veiled_card() -> None:
    """Ruling: with free looks there would be no bluff."""
    board = {"C": "v4", "N1": "v7-B"}
    hands = {"A": "g3", "B": "g6", "C": "v1"}
    given: dict[str, Any] = {"seats": "ABC", "hands": hands, "veiled": True}
    outcome = run(board, **given, play=[look("B", "N1")])
    assert '"v7"' in json.dumps(outcome.steps[0]["events"])
    assert refusal(board, **given, play=[look("A", "N1")]) == "veiled"
    assert refusal(board, **given, play=[look("C", "N1")]) == "veiled"


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_look_into_a_mixed_stack_never_shows_a_strange_veiled_card() -> None:
    board = {"C": "v4", "N1": "g1- v7-B g2"}
    outcome = run_look(board, "A")
    assert '"v7"' not in json.dumps(outcome["steps"][0]["events"])
    assert '"v7"' in json.dumps(run_look(board, "B")["steps"][0]["events"])


def run_look(board: dict[str, str], seat: str) -> dict[str, Any]:
    """Return the printed structure after `seat` looked at N1, refused or not."""
    hands = {"A": "g3", "B": "g6"}
    return run_position(position(board, hands=hands, play=[look(seat, "N1")], veiled=True))


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_beaten_cards_stay_open_to_all() -> None:
    board = {"C": "v4", "N1": "v7-"}
    for seat in "AB":
        outcome = run(board, hands=HANDS | {"B": "g6"}, play=[look(seat, "N1")], veiled=True)
        assert '"v7"' in json.dumps(outcome.steps[0]["events"])


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_ones_own_veiled_card_is_restored_under_the_usual_rule() -> None:
    board = {"C": "v4", "N1": "r5-B", "S1": "v7-B"}
    given: dict[str, Any] = {"hands": {"A": "v1", "B": "g6"}, "veiled": True}
    assert run(board, **given).cells("restore", "g6") == {"N1"}
    assert refusal(board, **given, play=[restore("B", "g6", "S1")]) == "too_strong"
    outcome = run(board, **given, play=[restore("B", "g6", "N1")])
    assert outcome.board == {"C": "v4", "N1": "r5", "S1": "v7-B"}
    assert outcome.removed == {"g6"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_any_grey_card_may_be_tried_on_a_strange_veiled_card() -> None:
    board = {"C": "v4", "N1": "r5-A", "S1": "v7-A", "E1": "g7-A"}
    outcome = run(board, hands={"A": "v1", "B": "g1 g6"}, veiled=True)
    assert outcome.cells("restore", "g1") == {"N1", "S1", "E1"}
    assert outcome.cells("restore", "g6") == {"N1", "S1", "E1"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
@pytest.mark.parametrize("beaten", ["v6", "r5", "g1"])
def test_a_strange_veiled_card_no_stronger_is_turned_up(beaten: str) -> None:
    outcome = run(
        {"C": "v3", "N1": f"{beaten}-A"},
        hands={"A": "v1", "B": "g6 v2"},
        pile="r1 r2 r3",
        play=[restore("B", "g6", "N1")],
        veiled=True,
    )
    assert outcome.board == {"C": "v3", "N1": beaten}
    assert (outcome.removed, outcome.hands["B"]) == ({"g6"}, {"v2", "r1"})


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_strange_veiled_card_too_strong_stays_veiled_and_costs_the_grey_card() -> None:
    given: dict[str, Any] = {
        "hands": {"A": "v1", "B": "g6 v2"},
        "pile": "r1 r2 r3",
        "play": [restore("B", "g6", "N1")],
        "veiled": True,
    }
    outcome = run({"C": "v3", "N1": "v7-A"}, **given)
    assert outcome.board == {"C": "v3", "N1": "v7-A>6"}
    assert (outcome.removed, outcome.hands["B"]) == ({"g6"}, {"v2", "r1"})
    assert (outcome.asked, outcome.pile) == (("A", "play"), ["r2", "r3"])
    again = {**given, "play": [*given["play"], look("B", "N1")]}
    assert refusal({"C": "v3", "N1": "v7-A"}, **again) == "veiled"


@pytest.mark.rule("cannir", "IX - Variantes", 3)
@pytest.mark.parametrize(("first", "then"), [("g6", "g3"), ("g3", "g6")])
def test_of_two_failed_grey_cards_the_stronger_one_is_remembered(first: str, then: str) -> None:
    outcome = run(
        {"C": "v3", "N1": "v7-A"},
        hands={"A": "v1", "B": "g3 g6"},
        pile="r1 r2 r3 r4 r5",
        play=[restore("B", first, "N1"), place("A", "v1", "S1"), restore("B", then, "N1")],
        veiled=True,
    )
    assert outcome.board == {"C": "v3", "S1": "v1", "N1": "v7-A>6"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_failed_restoring_makes_no_suite_and_breaks_none() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "v5", "S2": "v7-A"}
    outcome = run(
        board,
        sovereign=("A", "run", "N1 C S1"),
        hands={"A": "v1", "B": "g6"},
        play=[restore("B", "g6", "S2")],
        veiled=True,
    )
    assert outcome.result == {"winners": ["A"], "by": "sovereign"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_who_turns_a_veiled_card_up_owns_the_suite_it_makes() -> None:
    board = {"N1": "v3", "C": "g4", "S1": "v5-A"}
    outcome = run(board, hands={"A": "v1", "B": "g6"}, play=[restore("B", "g6", "S1")], veiled=True)
    assert outcome.sovereign == ("B", *suite("run", "N1 C S1"))


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_veiled_card_covers_a_beaten_one() -> None:
    board = {"C": "v4", "N1": "g1-"}
    hands = {"A": "g3 v2", "B": "v7 r7"}
    steps = [place("B", "v7", "N1", face="down"), restore("A", "g3", "N1")]
    outcome = run(board, hands=hands, play=steps, veiled=True)
    assert outcome.board == {"C": "v4", "N1": "g1- v7-B>3"}
    assert outcome.removed == {"g3"}


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_covered_veiled_card_cannot_be_restored() -> None:
    board = {"C": "v4", "N1": "g1-B v2"}
    given: dict[str, Any] = {"hands": {"A": "v1", "B": "g6"}, "veiled": True}
    assert refusal(board, **given, play=[restore("B", "g6", "N1")]) == "occupied"


@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_card_turned_up_once_is_an_ordinary_card_for_ever() -> None:
    """Veiled by A, turned up by B, beaten by A: now B may look and knows it."""
    hands = {"A": "r7 v1", "B": "g6 v2"}
    steps = [restore("B", "g6", "N1"), attack("A", "r7", "N1")]
    given: dict[str, Any] = {"hands": hands, "pile": "r1 r2 r3 g3 g2", "veiled": True}
    outcome = run({"C": "v4", "N1": "v5-A"}, **given, play=steps)
    assert outcome.board == {"C": "v4", "N1": "v5-"}
    seen = run({"C": "v4", "N1": "v5-A"}, **given, play=[*steps, look("B", "N1")])
    assert '"v5"' in json.dumps(seen.steps[2]["events"])
    steps = [restore("B", "g3", "N1")]
    assert refusal({"C": "v4", "N1": "v5-"}, hands={"B": "g3"}, play=steps, veiled=True) == (
        "too_strong"
    )


# --- both variants ----------------------------------------------------------------------------


@pytest.mark.rule("cannir", "IX - Variantes", 2)
@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_veiled_corner_turned_up_makes_a_bent_suite() -> None:
    board = {"N1": "v3", "C": "g4", "E1": "r5-A"}
    given: dict[str, Any] = {
        "hands": {"A": "v1", "B": "g6"},
        "play": [restore("B", "g6", "E1")],
        "veiled": True,
    }
    assert run(board, **given).sovereign is None
    both = run(board, **given, free_paths=True)
    assert both.sovereign == ("B", *suite("run", "N1 C E1"))


@pytest.mark.rule("cannir", "IX - Variantes", 2)
@pytest.mark.rule("cannir", "IX - Variantes", 3)
def test_a_veiled_card_breaks_no_path_and_bridges_none() -> None:
    board = {"N1": "v3", "C": "g4", "E1": "r5", "E2": "v6-A", "E3": "v7"}
    outcome = run(
        board, sovereign=("A", "run", "N1 C E1"), hands={"B": "v1"}, veiled=True, free_paths=True
    )
    assert outcome.suites == {suite("run", "N1 C E1")}


@pytest.mark.rule("cannir", "IX - Variantes", 1)
@pytest.mark.parametrize("free_paths", [False, True])
@pytest.mark.parametrize("veiled", [False, True])
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_variants_may_be_combined_at_will(free_paths: bool, veiled: bool, seats: str) -> None:
    options = {"free_paths": free_paths, "veiled": veiled}
    outcome = run({"N1": "v3", "C": "g4"}, hands={"B": "v5"}, seats=seats, **options)
    assert bool([play for play in outcome.plays if len(play) == 4]) == veiled
    made = run(
        {"N1": "v3", "C": "g4"},
        hands={"B": "v5"},
        seats=seats,
        play=[place("B", "v5", "E1")],
        **options,
    )
    assert (made.owner == "B") == free_paths
