"""II - But du jeu: what counts as an alignment, and the board that alignments lie on."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.system.resources import asset
from tests.engine.games.cannir.kit import cards_for, run, suite
from tests.engine.games.cannir.reference import CELLS, LINES, NEIGHBOURS, STROKES

BOARD = yaml.safe_load(asset("cannir", "board.yaml").read_text(encoding="utf-8"))

#: Cells and values of a board, and the suites on it.
VECTORS = [
    ("N1=3 C=4 S1=5", [("run", "N1 C S1")]),
    ("N1=5 C=4 S1=3", [("run", "N1 C S1")]),
    ("N1=4 C=3 S1=5", []),
    ("NE1=6 C=6 SW1=6", [("equal", "NE1 C SW1")]),
    ("N1=1 C=2 E1=3", []),
    ("N2=1 N1=2 S1=3", []),
    ("N1=6 C=7 S1=1", []),
    ("W1=3 C=3 E1=3 E2=2 E3=1", [("equal", "W1 C E1"), ("run", "E1 E2 E3")]),
    ("N3=1 N2=2 N1=3 C=4 S1=5 S2=6 S3=7", [("run", "N3 N2 N1 C S1 S2 S3")]),
    ("NW2=4 N2=5 NE2=6", [("run", "NW2 N2 NE2")]),
    ("N2=2 NE1=2 E2=2", [("equal", "N2 NE1 E2")]),
]


def found(values: str, expected: list[tuple[str, str]]) -> set[tuple[str, frozenset[str]]]:
    """The suites the engine sees, one of the longest being seat A's sovereign suite."""
    sovereign = None
    if expected:
        kind, cells = max(expected, key=lambda item: len(item[1].split()))
        sovereign = ("A", kind, cells)
    return run(cards_for(values), sovereign=sovereign).suites


@pytest.mark.rule("cannir", "II - But du jeu", 1)
@pytest.mark.rule("cannir", "II - But du jeu", 2)
@pytest.mark.rule("cannir", "II - But du jeu", 3)
@pytest.mark.rule("cannir", "VI - Conditions de victoire", 1)
@pytest.mark.rule("cannir", "VI - Conditions de victoire", 2)
@pytest.mark.rule("cannir", "VI - Conditions de victoire", 3)
@pytest.mark.parametrize(("values", "expected"), VECTORS, ids=[v for v, _ in VECTORS])
def test_suites_of_a_board(values: str, expected: list[tuple[str, str]]) -> None:
    assert found(values, expected) == {suite(*item) for item in expected}


@pytest.mark.rule("cannir", "II - But du jeu", 1)
@pytest.mark.parametrize(("values", "expected"), VECTORS, ids=[v for v, _ in VECTORS])
def test_suites_are_seen_where_no_owner_is_written(
    values: str, expected: list[tuple[str, str]]
) -> None:
    outcome = run(cards_for(values))
    assert outcome.suites == {suite(*item) for item in expected}
    assert (outcome.sovereign, outcome.result) == (None, None)


@pytest.mark.rule("cannir", "II - But du jeu", 1)
@pytest.mark.parametrize("values", ["N1=3 C=4", "N1=3 C=3", "N1=3 C=4 E1=5", "N1=3 C=3 S1=4"])
def test_two_cards_are_no_suite(values: str) -> None:
    assert found(values, []) == set()


@pytest.mark.rule("cannir", "II - But du jeu", 2)
@pytest.mark.parametrize(
    ("values", "why"),
    [
        ("N1=1 C=3 S1=5", "the step is two"),
        ("N1=3 C=4 S1=3", "it turns back"),
        ("N1=3 C=5 S1=4", "out of order along the line"),
        ("N1=7 C=1 S1=2", "seven is not followed by one"),
    ],
)
def test_values_that_do_not_follow_each_other(values: str, why: str) -> None:
    assert found(values, []) == set(), why


@pytest.mark.rule("cannir", "II - But du jeu", 2)
def test_a_run_takes_in_every_card_that_carries_it_on() -> None:
    assert found("N2=2 N1=3 C=4 S1=5", [("run", "N2 N1 C S1")]) == {suite("run", "N2 N1 C S1")}


@pytest.mark.rule("cannir", "II - But du jeu", 2)
def test_runs_that_rise_and_fall_share_their_peak() -> None:
    expected = [("run", "W2 W1 C"), ("run", "C E1 E2")]
    assert found("W2=1 W1=2 C=3 E1=2 E2=1", expected) == {suite(*item) for item in expected}


@pytest.mark.rule("cannir", "II - But du jeu", 3)
def test_equal_and_following_values_do_not_mix_in_one_suite() -> None:
    expected = [("equal", "W3 W2 W1"), ("run", "W1 C E1")]
    assert found("W3=3 W2=3 W1=3 C=2 E1=1", expected) == {suite(*item) for item in expected}


@pytest.mark.rule("cannir", "II - But du jeu", 2)
@pytest.mark.rule("cannir", "II - But du jeu", 3)
@pytest.mark.parametrize("orders", ["rrr", "ggg", "vvv", "rgv", "vrg"])
def test_orders_do_not_matter_in_a_run(orders: str) -> None:
    two, three, four = list(orders)
    board = {"N1": f"{two}2", "C": f"{three}3", "S1": f"{four}4"}
    assert run(board, sovereign=("A", "run", "N1 C S1")).suites == {suite("run", "N1 C S1")}


@pytest.mark.rule("cannir", "II - But du jeu", 4)
@pytest.mark.parametrize("line", LINES, ids=["-".join(line) for line in LINES])
@pytest.mark.parametrize(("kind", "values"), [("run", "345"), ("run", "543"), ("equal", "444")])
def test_every_alignment_carries_a_suite(line: list[str], kind: str, values: str) -> None:
    for start in range(len(line) - 2):
        cells = line[start : start + 3]
        board = cards_for(" ".join(f"{c}={n}" for c, n in zip(cells, values, strict=True)))
        outcome = run(board, sovereign=("A", kind, " ".join(cells)))
        assert outcome.suites == {(kind, frozenset(cells))}


@pytest.mark.rule("cannir", "II - But du jeu", 4)
@given(st.permutations(CELLS).map(lambda cells: cells[:3]))
def test_three_cells_off_a_line_carry_no_suite(cells: list[str]) -> None:
    """Whatever three cells are filled with equal values, only stretches of a line count."""
    stretches = [set(line[i : i + 3]) for line in LINES for i in range(len(line) - 2)]
    aligned = set(cells) in stretches
    board = {cell: f"{order}5" for cell, order in zip(cells, "rgv", strict=True)}
    sovereign = ("A", "equal", " ".join(cells)) if aligned else None
    assert bool(run(board, sovereign=sovereign).suites) == aligned


@pytest.mark.rule("cannir", "II - But du jeu", 4)
def test_a_gap_or_a_face_down_card_breaks_an_alignment() -> None:
    assert run({"N1": "v3", "S1": "v5"}).suites == set()
    assert run({"N1": "v3", "C": "g4-", "S1": "v5"}).suites == set()


@pytest.mark.rule("cannir", "II - But du jeu", 4)
def test_only_the_card_on_top_of_a_stack_counts() -> None:
    outcome = run({"N1": "g1- v3", "C": "r7- g4", "S1": "v5"}, sovereign=("A", "run", "N1 C S1"))
    assert outcome.suites == {suite("run", "N1 C S1")}


@pytest.mark.rule("cannir", "II - But du jeu", 4)
def test_the_board_is_the_star_of_the_specification() -> None:
    assert BOARD["start_cell"] == "C"
    assert set(BOARD["cells"]) == set(CELLS)
    assert len(BOARD["cells"]) == 21
    assert sorted(line["cells"] for line in BOARD["lines"]) == sorted(LINES)
    assert {frozenset(edge) for edge in BOARD["edges"]} == STROKES
    assert len(BOARD["edges"]) == len(STROKES) == 44
    strokes = [frozenset(p) for line in LINES for p in zip(line, line[1:], strict=False)]
    assert len(strokes) == len(set(strokes)), "a stroke belongs to exactly one line"


@pytest.mark.rule("cannir", "II - But du jeu", 4)
def test_the_rays_of_the_board_lie_where_their_names_say() -> None:
    compass = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    for cell, place in BOARD["cells"].items():
        ray, length = cell.rstrip("123"), int(cell[-1]) if cell != "C" else 0
        steps = [compass[letter] for letter in ray] if length else []
        assert place == [length * sum(dx for dx, _ in steps), length * sum(dy for _, dy in steps)]


@pytest.mark.rule("cannir", "II - But du jeu", 4)
@pytest.mark.parametrize(
    ("ray", "degree"),
    [("C", 8), ("N1", 4), ("E1", 4), ("N2", 6), ("W2", 6), ("NE1", 6), ("SW2", 3), ("S3", 1)],
)
def test_how_many_strokes_meet_in_a_cell(ray: str, degree: int) -> None:
    assert len(NEIGHBOURS[ray]) == degree
    assert sum(ray in edge for edge in BOARD["edges"]) == degree
