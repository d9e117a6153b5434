"""FIN DU JEU ET DÉCOMPTE: four ends, and what decides when tiles are equal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.play.position_file import run_position
from tests.engine.games.contrees.kit import (
    ONE,
    ROW,
    TWO,
    Outcome,
    around,
    at,
    lay,
    place,
    position,
    resign,
    run,
    shared,
)

#: A possesses nine tiles of the row and takes a tenth by building on "SW".
NINE: dict[str, Any] = {"towers": {"A": [at("NW"), *shared(0, 10)]}}
#: All ended but for A's last tower, which changes nothing.
LAST: dict[str, Any] = {"supply": {"A": 1, "B": 0}, "play": [place("A", at("N", (7, 0)))]}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_the_game_ends_when_all_towers_are_built() -> None:
    towers = {"A": "N NE SE S"}
    before = run(ROW, towers=towers, supply=LAST["supply"])
    assert (before.result, before.asked) == (None, ("A", "place"))
    outcome = run(ROW, towers=towers, **LAST)
    assert outcome.result == {"winners": ["A"], "by": "supplies"}
    assert (outcome.asked, outcome.printed["legal"]) == (None, [])
    assert outcome.phase == "over"


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_one_empty_supply_is_not_the_end() -> None:
    towers = {"A": "N NE SE S"}
    outcome = run(ROW, towers=towers, supply={"A": 1, "B": 2}, play=[place("A", "SW")])
    assert (outcome.result, outcome.asked) == (None, ("B", "place"))
    steps = [place("A", "SW"), place("B", "9,0,N")]
    outcome = run(ROW, towers=towers, supply={"A": 1, "B": 2}, play=steps)
    assert (outcome.result, outcome.asked) == (None, ("B", "place"))
    steps.append(place("B", "9,0,S"))
    outcome = run(ROW, towers=towers, supply={"A": 1, "B": 2}, play=steps)
    assert outcome.result == {"winners": ["A"], "by": "supplies"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_the_last_tower_is_resolved_before_the_count() -> None:
    """A's last tower takes a tile and costs B one."""
    towers = {"A": "N NW SW", "B": [*around("NE SE"), *around("N S", (1, 0))]}
    outcome = run(ROW, towers=towers, supply={"A": 1, "B": 0}, play=[place("A", "S")])
    assert outcome.score == {"A": 1, "B": 0}
    assert outcome.result == {"winners": ["A"], "by": "supplies"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_the_tenth_marker_ends_the_game() -> None:
    before = run(ROW, **NINE)
    assert (len(before.owners["A"]), before.result) == (9, None)
    outcome = run(ROW, **NINE, play=[place("A", "SW")])
    assert len(outcome.owners["A"]) == 10
    assert outcome.result == {"winners": ["A"], "by": "markers"}
    assert outcome.asked is None


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_either_seat_may_lay_it(seat: str) -> None:
    towers = {seat: NINE["towers"]["A"]}
    outcome = run(ROW, turn=seat, towers=towers, play=[place(seat, "SW")])
    assert outcome.result == {"winners": [seat], "by": "markers"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_from_eight_to_ten_tiles_in_one_move() -> None:
    """Ruling: the move is resolved before markers are counted."""
    towers = {"A": [*shared(0, 5), at("NE", (5, 0)), *shared(6, 11)]}
    assert len(run(ROW, towers=towers).owners["A"]) == 8
    outcome = run(ROW, towers=towers, play=[place("A", at("SE", (5, 0)))])
    assert outcome.gained == {(5, 0), (6, 0)}
    assert outcome.result == {"winners": ["A"], "by": "markers"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("phase", ["land", "conquest"])
def test_who_gives_up_loses(phase: str, who: str) -> None:
    """In either phase, on turn or not."""
    other = "B" if who == "A" else "A"
    outcome = run(TWO, phase=phase, play=[resign(who)])
    assert outcome.result == {"winners": [other], "by": "resignation"}
    assert outcome.asked is None
    assert outcome.printed["legal"] == []


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_who_gives_up_loses_even_when_ahead() -> None:
    """Ruling: nobody wins by giving up, whatever the tiles say."""
    outcome = run(ROW, **NINE, play=[resign("A")])
    assert outcome.score == {"A": 9, "B": 0}
    assert outcome.result == {"winners": ["B"], "by": "resignation"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_the_game_ends_when_nobody_can_build() -> None:
    """Ruling: it cannot go on. A fells SW, which is barred to B, and then fills the tile."""
    outcome = run(ONE, towers={"A": "N NE SE S", "B": "SW"})
    assert outcome.sides("A") == {"N", "NE", "SE", "S", "SW", "NW"}
    assert outcome.result == {"winners": ["A"], "by": "blocked"}
    assert outcome.supply == {"A": 18, "B": 23}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_one_who_can_still_build_goes_on() -> None:
    """B's corners are all barred, so B passes once; A builds, and B may again."""
    outcome = run(ONE, turn="B", towers={"A": "N NE SE S"}, banned={"B": "SW NW"})
    assert (outcome.result, outcome.asked) == (None, ("A", "place"))


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_two_passes_in_a_row_are_the_end() -> None:
    """Ruling: B has only barred corners, A no tower; that B's are free next time does not count."""
    towers = {"A": "N NE SE S"}
    outcome = run(ONE, turn="B", towers=towers, banned={"B": "SW NW"}, supply={"A": 0, "B": 9})
    assert outcome.result == {"winners": ["A"], "by": "blocked"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
@pytest.mark.parametrize(
    ("demolished", "winner"), [((2, 1), "A"), ((1, 2), "B"), ((0, 1), "B"), ((7, 0), "A")]
)
def test_equal_tiles_are_decided_by_felled_towers(demolished: tuple[int, int], winner: str) -> None:
    towers = {"A": "N NE SE S", "B": around("N NE SE S", (15, 0))}
    counted = dict(zip("AB", demolished, strict=True))
    outcome = run(ROW, towers=towers, demolished=counted, **LAST)
    assert outcome.score == {"A": 1, "B": 1}
    assert outcome.result == {"winners": [winner], "by": "razed"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
def test_towers_felled_by_the_last_tower_count() -> None:
    towers = {"A": around("NE", (15, 0)), "B": [*around("SE", (15, 0))]}
    last = {"supply": {"A": 1, "B": 0}, "play": [place("A", at("S", (15, 0)))]}
    outcome = run(ROW, towers=towers, demolished={"A": 0, "B": 0}, **last)
    assert outcome.demolished == {"A": 1, "B": 0}
    assert outcome.result == {"winners": ["A"], "by": "razed"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
def test_a_blocked_game_may_be_decided_so_as_well() -> None:
    full = {"A": "N SW", "B": "NE SE S"}
    outcome = run(ONE, towers=full, demolished={"A": 0, "B": 1})
    assert outcome.sides("A") == {"N", "SW", "NW"}
    assert outcome.result == {"winners": ["B"], "by": "razed"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
@pytest.mark.parametrize("demolished", [0, 3])
def test_when_these_are_equal_too_both_win(demolished: int) -> None:
    """Ruling: the rulebook knows no further tie-break."""
    counted = {"A": demolished, "B": demolished}
    outcome = run(ROW, towers={"A": "N", "B": "S"}, demolished=counted, **LAST)
    assert outcome.result == {"winners": ["A", "B"], "by": "draw"}
    blocked = run(ONE, towers={"A": "N SW", "B": "NE SE S"}, demolished=counted)
    assert blocked.result == {"winners": ["A", "B"], "by": "draw"}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(expert: bool, seed: int) -> None:
    """Random games played answer by answer through written positions: at most 64 of them."""
    chance = Random(seed)
    printed = run_position(position([], phase="land", expert=expert, seed=seed))
    answers = 0
    while printed["decision"] is not None:
        answer = chance.choice(printed["legal"])
        moment = printed["position"]
        data = {"game": "contrees", "options": {"expert": expert}, "position": moment}
        printed = run_position({**data, "play": [answer]})
        assert printed["steps"][-1]["legal"]
        answers += 1
    outcome = Outcome(printed)
    assert outcome.result is not None
    assert answers <= 64
    assert len(outcome.land) == 16
    assert len(outcome.white) == (2 if expert else 0)
    total = {
        seat: outcome.supply[seat] + len(outcome.towers[seat]) + outcome.demolished[rival]
        for seat, rival in (("A", "B"), ("B", "A"))
    }
    assert total == {"A": 24, "B": 24}


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_the_land_phase_ends_nothing() -> None:
    outcome = run(ROW[:15], phase="land", turn="B", play=[lay("B", (15, 0))])
    assert outcome.result is None
