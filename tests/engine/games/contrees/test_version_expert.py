"""VERSION EXPERT: each seat has one white tile among its eight, worth three in the final count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.contrees.kit import (
    ROW,
    TWO,
    around,
    at,
    fresh,
    lay,
    place,
    refusal,
    run,
    shared,
)

#: Whose turn each tile of a land is.
ORDER = "AABBAABBAABBAABB"
#: All sixteen tiles are possessed once A builds on "0,0,N": ten by A, the last six by B.
TEN: list[str] = [at("S"), *shared(0, 9), *around("N S", (9, 0))]
SIX: list[str] = [*around("N S", (10, 0)), *shared(10, 15), *around("NE SE", (15, 0))]


@pytest.mark.rule("contrees", "CHANGEMENT DE MATÉRIEL", 1)
@pytest.mark.rule("contrees", "CHANGEMENT DE MATÉRIEL", 2)
def test_two_white_tiles_replace_two_black_ones() -> None:
    moment = fresh(1, expert=True)
    assert moment.tiles_left == {seat: {"black": 7, "white": 1} for seat in "AB"}
    assert fresh(1).tiles_left == {"A": 8, "B": 8}


@pytest.mark.rule("contrees", "CHANGEMENT DE MATÉRIEL", 1)
@pytest.mark.rule("contrees", "CHANGEMENT DE MATÉRIEL", 2)
def test_a_whole_land_has_fourteen_black_tiles_and_two_white_ones() -> None:
    steps = [lay(ORDER[q], (q, 0), white=q in (5, 11)) for q in range(16)]
    last = run([], phase="land", expert=True, play=steps[:15])
    assert last.tiles_left["B"] == {"black": 1, "white": 0}
    outcome = run([], phase="land", expert=True, play=steps)
    assert outcome.white == {(5, 0), (11, 0)}
    assert outcome.asked == ("A", "place")


@pytest.mark.rule("contrees", "Mise en place", 1)
def test_the_white_tile_may_be_laid_at_any_time() -> None:
    """As the first tile of all, as the second of a turn, or as one's last."""
    first = run([], phase="land", expert=True, play=[lay("A", (0, 0), white=True)])
    assert first.white == {(0, 0)}
    assert first.tiles_left["A"] == {"black": 7, "white": 0}
    for mine in (1, 4, 9, 13):
        steps = [lay(ORDER[q], (q, 0), white=q == mine) for q in range(14)]
        outcome = run([], phase="land", expert=True, play=steps)
        assert outcome.white == {(mine, 0)}
        assert outcome.tiles_left == {
            "A": {"black": 0, "white": 0},
            "B": {"black": 1, "white": 1},
        }
        assert {white for _, white in outcome.lays} == {False, True}


@pytest.mark.rule("contrees", "Mise en place", 1)
def test_the_holder_must_lay_the_white_tile_at_the_end() -> None:
    steps = [lay(ORDER[q], (q, 0), white=q == 1) for q in range(14)]
    last = run([], phase="land", expert=True, play=[*steps, lay("B", (14, 0))])
    assert {white for _, white in last.lays} == {True}
    refused = [*steps, lay("B", (14, 0)), lay("B", (15, 0))]
    assert refusal([], phase="land", expert=True, play=refused) == "no_tile"


@pytest.mark.rule("contrees", "Mise en place", 1)
def test_each_seat_has_only_one() -> None:
    steps = [lay("A", (0, 0), white=True), lay("A", (1, 0), white=True)]
    assert refusal([], phase="land", expert=True, play=steps) == "no_tile"
    steps = [lay("A", (0, 0), white=True), lay("A", (1, 0)), lay("B", (2, 0), white=True)]
    outcome = run([], phase="land", expert=True, play=steps)
    assert outcome.white == {(0, 0), (2, 0)}
    assert {white for _, white in outcome.lays} == {False}


@pytest.mark.rule("contrees", "Mise en place", 1)
def test_both_colours_may_lie_wherever_a_tile_may() -> None:
    outcome = run(TWO, phase="land", expert=True)
    black = {tile for tile, white in outcome.lays if not white}
    assert black == {tile for tile, white in outcome.lays if white}
    assert len(black) == 8
    apart = [lay("A", (2, 2), white=True)]
    assert refusal(TWO, phase="land", expert=True, play=apart) == "not_connected"
    taken = [lay("A", (0, 0), white=True)]
    assert refusal(TWO, phase="land", expert=True, play=taken) == "occupied"


@pytest.mark.rule("contrees", "Mise en place", 1)
def test_two_tiles_a_turn_here_as_well() -> None:
    steps = [lay("A", (0, 0), white=True), lay("A", (1, 0))]
    outcome = run([], phase="land", expert=True, play=steps)
    assert outcome.asked == ("B", "lay")


@pytest.mark.rule("contrees", "Effet", 1)
def test_a_white_tile_counts_three() -> None:
    towers = {"A": "N NE SE S", "B": shared(12, 15)}
    given: dict[str, Any] = {"expert": True, "towers": towers, "white": [(0, 0), (7, 0)]}
    assert run(ROW, **given).score == {"A": 3, "B": 2}
    last = {"supply": {"A": 1, "B": 0}, "play": [place("A", at("N", (7, 0)))]}
    outcome = run(ROW, **given, **last)
    assert outcome.result == {"winners": ["A"], "by": "supplies"}
    black = run(ROW, **{**given, "white": [(7, 0), (8, 0)]}, **last)
    assert black.result == {"winners": ["B"], "by": "supplies"}


@pytest.mark.rule("contrees", "Effet", 1)
def test_a_white_tile_is_taken_and_lost_like_any_other() -> None:
    given: dict[str, Any] = {"expert": True, "white": [(0, 0), (1, 0)]}
    three = run(ROW, towers={"A": "N NE SE"}, **given)
    assert three.score == {"A": 0, "B": 0}
    four = run(ROW, towers={"A": "N NE SE"}, **given, play=[place("A", "S")])
    assert four.owners["A"] == {(0, 0)}
    towers = {"A": "N NW SW", "B": [*around("NE SE"), *around("N S", (1, 0))]}
    outcome = run(ROW, towers=towers, **given, play=[place("A", "S")])
    assert (outcome.gained, outcome.lost) == ({(0, 0)}, {(1, 0)})
    assert outcome.score == {"A": 3, "B": 0}


@pytest.mark.rule("contrees", "Effet", 1)
def test_one_marker_lies_on_it_all_the_same() -> None:
    """Ruling: three in the final count only; nine tiles worth thirteen do not end the game."""
    towers = {"A": [at("NW"), *shared(0, 10)]}
    given: dict[str, Any] = {"expert": True, "towers": towers, "white": [(1, 0), (2, 0)]}
    nine = run(ROW, **given)
    assert nine.score == {"A": 13, "B": 0}
    assert (len(nine.owners["A"]), nine.result) == (9, None)
    ten = run(ROW, **given, play=[place("A", "SW")])
    assert ten.result == {"winners": ["A"], "by": "markers"}


@pytest.mark.rule("contrees", "Effet", 1)
@pytest.mark.parametrize(
    ("demolished", "result"),
    [
        ((1, 0), {"winners": ["A"], "by": "razed"}),
        ((0, 1), {"winners": ["B"], "by": "razed"}),
        ((1, 1), {"winners": ["A", "B"], "by": "draw"}),
    ],
)
def test_ten_black_tiles_against_six_with_both_white_ones(
    demolished: tuple[int, int], result: dict[str, Any]
) -> None:
    """The tenth marker ends the game, but the count is ten to ten."""
    outcome = run(
        ROW,
        expert=True,
        towers={"A": TEN, "B": SIX},
        white=[(14, 0), (15, 0)],
        demolished=dict(zip("AB", demolished, strict=True)),
        play=[place("A", "N")],
    )
    assert (len(outcome.owners["A"]), len(outcome.owners["B"])) == (10, 6)
    assert outcome.score == {"A": 10, "B": 10}
    assert outcome.result == result
