"""DEROULEMENT DU JEU: first the land is laid, then towers are built on it."""

from __future__ import annotations

import pytest

from tests.engine.games.contrees.kit import ROW, TWO, at, lay, place, refusal, resign, run


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 1)
def test_two_phases() -> None:
    last = run(ROW[:15], phase="land", turn="B")
    assert (last.phase, last.asked) == ("land", ("B", "lay"))
    outcome = run(ROW[:15], phase="land", turn="B", play=[lay("B", (15, 0))])
    assert (outcome.phase, outcome.asked) == ("conquest", ("A", "place"))
    assert outcome.tiles_left == {"A": 0, "B": 0}


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 2)
def test_no_tower_while_the_land_is_laid() -> None:
    assert refusal(TWO, phase="land", play=[place("A", "N")]) == "not_asked"
    assert run(TWO, phase="land").corners == set()


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 2)
def test_the_land_is_finished_when_all_sixteen_tiles_lie() -> None:
    for laid in range(2, 16):
        assert run(ROW[:laid], phase="land").asked == ("A", "lay")


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 3)
def test_no_tile_while_towers_are_built() -> None:
    assert refusal(ROW, play=[lay("A", (0, 1))]) == "not_asked"
    assert refusal(TWO, towers={"A": "N"}, play=[lay("A", (0, 1))]) == "not_asked"
    assert run(ROW).lays == set()


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 3)
def test_only_the_seat_asked_answers() -> None:
    assert refusal(ROW, play=[place("B", "N")]) == "not_your_turn"
    assert refusal(TWO, phase="land", play=[lay("B", (0, 1))]) == "not_your_turn"
    towers = {"A": "N", "B": ["5,0,N"]}
    assert refusal(ROW, turn="B", towers=towers, play=[place("A", "S")]) == "not_your_turn"


@pytest.mark.rule("contrees", "DEROULEMENT DU JEU", 1)
def test_nothing_is_answered_after_the_end() -> None:
    steps = [resign("A"), place("B", at("N"))]
    assert refusal(ROW, play=steps) == "over"
    assert refusal(TWO, phase="land", play=[resign("B"), lay("A", (0, 1))]) == "over"
    done = {"supply": {"A": 1, "B": 0}}
    assert refusal(ROW, **done, play=[place("A", "N"), place("A", "S")]) == "over"
    assert refusal(ROW, **done, play=[place("A", "N"), resign("B")]) == "over"
