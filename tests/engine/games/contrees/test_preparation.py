"""PRÉPARATION DU JEU: eight tiles, 24 towers and ten markers for each of two players."""

from __future__ import annotations

import pytest

from engine.core.errors import PositionError
from engine.games import GAMES
from engine.play.position_file import run_position
from tests.engine.games.contrees.kit import ROW, TWO, at, fresh, place, position, run, shared

CONTREES = GAMES["contrees"]


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 2)
def test_two_players_with_eight_tiles_each() -> None:
    assert list(CONTREES.seats) == [2]
    moment = fresh(1)
    assert moment.tiles_left == {"A": 8, "B": 8}
    assert (moment.phase, moment.land, moment.white) == ("land", [], set())


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 2)
@pytest.mark.parametrize("expert", [False, True])
def test_chance_says_who_begins(expert: bool) -> None:
    """Ruling: the rulebook names nobody."""
    assert {fresh(seed, expert).turn for seed in range(40)} == {"A", "B"}
    assert fresh(7, expert).written == fresh(7, expert).written


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 4)
@pytest.mark.parametrize("expert", [False, True])
def test_24_towers_each(expert: bool) -> None:
    moment = fresh(1, expert)
    assert moment.supply == {"A": 24, "B": 24}
    assert moment.towers == {"A": set(), "B": set()}
    assert moment.demolished == {"A": 0, "B": 0}
    assert moment.banned == {"A": set(), "B": set()}


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 4)
def test_every_tower_comes_from_the_supply() -> None:
    outcome = run(TWO, play=[place("A", "S"), place("B", "SW"), place("A", "SE")])
    assert outcome.supply == {"A": 22, "B": 23}


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 4)
def test_there_is_no_25th_tower() -> None:
    outcome = run(ROW, towers={"A": shared(0, 12)})
    assert outcome.supply == {"A": 0, "B": 24}
    with pytest.raises(PositionError):
        run_position(position(ROW, towers={"A": [*shared(0, 12), at("N", (15, 0))]}))


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 5)
def test_the_tenth_marker_is_the_last_one_needed() -> None:
    """Ten markers are all a player has: the one that lays the tenth ends the game."""
    towers = [at("NW"), *shared(0, 10)]
    nine = run(ROW, towers={"A": towers[:-1]}, play=[place("A", "SW")])
    assert (len(nine.owners["A"]), nine.result) == (9, None)
    ten = run(ROW, towers={"A": towers}, play=[place("A", "SW")])
    assert len(ten.owners["A"]) == 10
    assert ten.result == {"winners": ["A"], "by": "markers"}


@pytest.mark.rule("contrees", "PRÉPARATION DU JEU", 5)
def test_a_marker_beyond_the_tenth_is_not_needed() -> None:
    """Ruling: nine tiles and two more at once make eleven, though there are only ten markers."""
    towers = [*shared(0, 6), at("NE", (6, 0)), *shared(7, 12)]
    assert len(run(ROW, towers={"A": towers}).owners["A"]) == 9
    outcome = run(ROW, towers={"A": towers}, play=[place("A", at("SE", (6, 0)))])
    assert outcome.gained == {(6, 0), (7, 0)}
    assert outcome.score == {"A": 11, "B": 0}
    assert outcome.result == {"winners": ["A"], "by": "markers"}
