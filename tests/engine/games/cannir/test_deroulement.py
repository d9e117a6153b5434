"""IV - Déroulement d'un tour: one card each in turn, where it may lie, and the draw after it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.games.cannir.kit import attack, place, refusal, restore, run
from tests.engine.games.cannir.reference import CELLS, NEIGHBOURS, suites

HANDS = {"A": "v1 g2 r3", "B": "v7 g6 r5"}


def equal_suite(board: dict[str, str]) -> tuple[str, str, str] | None:
    """Seat A's sovereign suite among the equal triples of a board without runs."""
    found = sorted(sorted(cells) for _, cells in suites({c: int(k[1]) for c, k in board.items()}))
    return ("A", "equal", " ".join(found[0])) if found else None


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 1)
def test_two_players_take_turns() -> None:
    steps = [place("B", "v7", "N1"), place("A", "v1", "S1"), place("B", "g6", "N2")]
    asked = [run({"C": "v4"}, hands=HANDS, play=steps[:n]).asked for n in range(len(steps) + 1)]
    assert asked == [("B", "play"), ("A", "play"), ("B", "play"), ("A", "play")]


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 1)
def test_three_players_take_turns_in_seat_order() -> None:
    hands = {**HANDS, "C": "v2 g3 r1"}
    steps = [place("B", "v7", "N1"), place("C", "v2", "S1"), place("A", "v1", "E1")]
    asked = [run({"C": "v4"}, seats="ABC", hands=hands, play=steps[:n]).asked for n in range(4)]
    assert asked == [("B", "play"), ("C", "play"), ("A", "play"), ("B", "play")]


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 1)
def test_only_the_seat_whose_turn_it_is_plays() -> None:
    assert refusal({"C": "v4"}, hands=HANDS, play=[place("A", "v1", "N1")]) == "not_your_turn"
    steps = [place("B", "v7", "N1"), place("B", "g6", "S1")]
    assert refusal({"C": "v4"}, hands=HANDS, play=steps) == "not_your_turn"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 1)
def test_the_card_comes_from_ones_own_hand() -> None:
    board = {"C": "v4", "N1": "v3", "S2": "g1-"}
    assert refusal(board, hands=HANDS, play=[place("B", "v1", "S1")]) == "not_in_hand"
    assert refusal(board, hands=HANDS, play=[attack("B", "r3", "N1")]) == "not_in_hand"
    assert refusal(board, hands=HANDS, play=[restore("B", "g2", "S2")]) == "not_in_hand"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 1)
def test_a_card_must_be_played() -> None:
    outcome = run({"C": "v4"}, hands=HANDS)
    assert {(a["seat"], a["do"]) for a in outcome.printed["legal"]} - {("B", "look")} == {
        ("B", "place")
    }


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_beside_a_lone_card_every_joined_cell_is_open() -> None:
    outcome = run({"C": "v4"}, hands=HANDS)
    ring = ["N1", "NE1", "E1", "SE1", "S1", "SW1", "W1", "NW1"]
    assert outcome.plays == {("place", card, cell) for card in ("v7", "g6", "r5") for cell in ring}


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_a_placed_card_lies_face_up() -> None:
    outcome = run({"C": "v4"}, hands=HANDS, play=[place("B", "v7", "N1")])
    assert outcome.board == {"C": "v4", "N1": "v7"}


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_saying_face_up_is_allowed() -> None:
    outcome = run({"C": "v4"}, hands=HANDS, play=[place("B", "v7", "N1", face="up")])
    assert outcome.board == {"C": "v4", "N1": "v7"}


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
@pytest.mark.parametrize("cell", ["N2", "E2", "S3", "NE2", "W3"])
def test_a_cell_without_a_stroke_to_a_card_is_closed(cell: str) -> None:
    assert refusal({"C": "v4"}, hands=HANDS, play=[place("B", "v7", cell)]) == "not_connected"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_near_is_not_joined() -> None:
    """N1 and E1 touch at a corner of the inner square, but no stroke joins them."""
    outcome = run({"N1": "v4"}, hands=HANDS)
    assert outcome.cells("place", "v7") == {"C", "N2", "NW1", "NE1"}
    assert refusal({"N1": "v4"}, hands=HANDS, play=[place("B", "v7", "E1")]) == "not_connected"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_an_occupied_cell_is_closed() -> None:
    board = {"C": "v4", "N1": "v3"}
    assert refusal(board, hands=HANDS, play=[place("B", "v7", "N1")]) == "occupied"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_a_face_down_card_opens_no_neighbour() -> None:
    board = {"C": "v4", "N1": "g3-"}
    assert refusal(board, hands=HANDS, play=[place("B", "v7", "N2")]) == "not_connected"


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
@pytest.mark.parametrize("card", ["v7", "g6", "r5"])
def test_any_order_may_be_placed_without_its_effect(card: str) -> None:
    board = {"C": "v4", "N1": "g1", "S1": "v2-", "W1": "g3-"}
    outcome = run(board, hands=HANDS, play=[place("B", card, "W1")])
    assert outcome.board == {**board, "W1": f"g3- {card}"}
    assert outcome.removed == set()


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
def test_a_card_standing_apart_opens_its_own_neighbours() -> None:
    outcome = run({"C": "v4", "N3": "g1"}, hands=HANDS)
    assert "N2" in outcome.cells("place", "v7")
    outcome = run({"C": "v4", "S3": "g1"}, hands=HANDS, play=[place("B", "v7", "S2")])
    assert outcome.board == {"C": "v4", "S3": "g1", "S2": "v7"}


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 2)
@settings(max_examples=60)
@given(st.sets(st.sampled_from(CELLS), min_size=1, max_size=12))
def test_open_cells_are_the_free_neighbours_of_cards(filled: set[str]) -> None:
    """Values 1, 3, 5, 7 alone make no run, and each lies at most three times, never in a suite."""
    cards = [f"{order}{n}" for n in (1, 3, 5, 7) for order in "rgv"]
    board = dict(zip(sorted(filled), cards, strict=False))
    outcome = run(board, hands={"A": "r2 g2 v2", "B": "v4 v6"}, sovereign=equal_suite(board))
    assert outcome.cells("place", "v4") == {
        cell for cell in CELLS if cell not in filled and NEIGHBOURS[cell] & filled
    }


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 3)
def test_the_effect_is_used_instead_of_placing() -> None:
    board = {"C": "v4", "N1": "g3", "S1": "v2-"}
    beaten = run(board, hands=HANDS, play=[attack("B", "r5", "N1")])
    assert beaten.board == {"C": "v4", "N1": "g3-", "S1": "v2-"}
    risen = run(board, hands=HANDS, play=[restore("B", "g6", "S1")])
    assert risen.board == {"C": "v4", "N1": "g3", "S1": "v2"}


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 4)
@pytest.mark.parametrize(
    "step", [place("B", "v7", "E1"), attack("B", "r5", "N1"), restore("B", "g6", "S1")]
)
def test_every_play_is_followed_by_one_draw(step: dict[str, str]) -> None:
    board = {"C": "v4", "N1": "g3", "S1": "v2-"}
    outcome = run(board, hands=HANDS, pile="v6 r6 r1", play=[step])
    left = {"v7", "g6", "r5"} - {step["card"]}
    assert outcome.hands == {"A": {"v1", "g2", "r3"}, "B": left | {"v6"}}
    assert outcome.pile == ["r6", "r1"]
    assert outcome.asked == ("A", "play")


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 4)
def test_cards_are_drawn_from_the_top_one_after_the_other() -> None:
    outcome = run(
        {"C": "v4"},
        hands=HANDS,
        pile="v6 r6 r1",
        play=[place("B", "v7", "N1"), place("A", "v1", "S1")],
    )
    assert outcome.hands == {"A": {"g2", "r3", "r6"}, "B": {"g6", "r5", "v6"}}
    assert outcome.pile == ["r1"]


@pytest.mark.rule("cannir", "IV - Déroulement d'un tour", 4)
def test_a_short_hand_stays_as_short() -> None:
    hands = {"A": "v1", "B": "v7 g6"}
    outcome = run({"C": "v4"}, hands=hands, pile="v6 r6 r1", play=[place("B", "v7", "N1")])
    assert outcome.hands == {"A": {"v1"}, "B": {"g6", "v6"}}
