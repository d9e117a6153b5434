"""Small moments worked out by hand: one tile and a few, towers step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.contrees.kit import (
    FLOWER,
    ONE,
    ROW,
    THREE,
    Outcome,
    around,
    at,
    named,
    place,
    refusal,
    run,
    shared,
    step,
)
from tests.engine.games.contrees.reference import Table, ring

#: Two tiles that share NE and SE; all that falls on the first one stands in its west.
EAST = [(0, 0), (1, 0)]


@pytest.mark.rule("contrees", "Possession", 1)
@pytest.mark.rule("contrees", "Démolition", 3)
@pytest.mark.rule("contrees", "Notes", 2)
def test_1_four_towers_take_the_tile_and_fell_two() -> None:
    corners = ["N", "SW", "NE", "NW", "SE", "S"]
    steps = [place("AB"[i % 2], corner) for i, corner in enumerate(corners[:5])]
    # On one tile the sixth corner is the only one left for B, so the last tower is set up.
    outcome = run(EAST, towers={"A": "N NE SE", "B": "SW NW"}, play=[place("A", "S")])
    assert outcome.owners == {"A": {(0, 0)}, "B": set()}
    assert outcome.removed == {"SW", "NW"}
    assert outcome.demolished == {"A": 2, "B": 0}
    assert named(outcome.banned["B"]) == {"SW", "NW"}
    played = run(EAST, play=steps)
    assert (played.sides("A"), played.sides("B")) == ({"N", "NE", "SE"}, {"SW", "NW"})


@pytest.mark.rule("contrees", "Démolition", 4)
@pytest.mark.rule("contrees", "Notes", 2)
def test_2_a_tower_between_two_of_the_rivals_falls() -> None:
    outcome = run(ONE, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert outcome.removed == {"N"}
    assert outcome.demolished == {"A": 1, "B": 0}
    assert outcome.banned["B"] == {at("N")}
    steps = [place("B", "N"), place("A", "NE"), place("B", "S"), place("A", "NW")]
    assert run(ONE, turn="B", play=steps).removed == {"N"}


@pytest.mark.rule("contrees", "Démolition", 5)
def test_3_building_between_two_of_the_rivals_fells_nothing() -> None:
    outcome = run(ONE, towers={"B": "NE NW"}, play=[place("A", "N")])
    assert (outcome.sides("A"), outcome.sides("B")) == ({"N"}, {"NE", "NW"})
    assert outcome.demolished == {"A": 0, "B": 0}
    assert outcome.banned == {"A": set(), "B": set()}


@pytest.mark.rule("contrees", "Démolition", 5)
def test_4_nor_does_the_rivals_next_tower_apart_from_it() -> None:
    outcome = run(ONE, towers={"B": "NE NW"}, play=[place("A", "N"), place("B", "SE")])
    assert outcome.sides("A") == {"N"}
    assert outcome.demolished == {"A": 0, "B": 0}


def joined(land: list[tuple[int, int]]) -> dict[str, int]:
    """Corner -> how many walls end there: the liberties of a lone tower on each."""
    corners = run(land).corners
    return {c: run(land, towers={"A": [c]}).liberties[c] for c in corners}


@pytest.mark.rule("contrees", "Généralités", 5)
def test_5_two_tiles_have_ten_corners_and_eleven_walls() -> None:
    degrees = joined(EAST)
    assert len(degrees) == 10
    assert sum(degrees.values()) == 2 * 11
    assert {corner for corner, walls in degrees.items() if walls == 3} == {"1,-1,S", "0,1,N"}
    assert set(degrees.values()) == {2, 3}


@pytest.mark.rule("contrees", "Généralités", 5)
def test_6_a_flower_has_24_corners_and_30_walls() -> None:
    degrees = joined(FLOWER)
    assert len(degrees) == 24
    assert sum(degrees.values()) == 2 * 30
    seen = [sum(corner in ring(tile) for tile in FLOWER) for corner in degrees]
    assert [seen.count(n) for n in (1, 2, 3)] == [12, 6, 6]


@pytest.mark.rule("contrees", "Possession", 2)
def test_7_the_fourth_tower_gone_the_marker_goes_too() -> None:
    land = [(0, 0), (1, -1)]
    outcome = run(land, towers={"A": "NW", "B": "N NE SE SW"}, play=[place("A", "S")])
    assert (outcome.removed, outcome.lost) == ({"SW"}, {(0, 0)})
    # Five towers of a tile always hang together: one of them falls only by possession.
    five = [at("NE"), *around("N NE SE S", (1, 0))]
    land = [(-1, 0), (0, 0), (1, 0)]
    outcome = run(land, towers={"A": "S SW NW", "B": five}, play=[place("A", "SE")])
    assert (outcome.removed, outcome.owners["B"]) == ({"NE"}, {(1, 0)})


@pytest.mark.rule("contrees", "Possession", 1)
@pytest.mark.rule("contrees", "Démolition", 3)
def test_8_one_tower_takes_three_tiles() -> None:
    """ "1,-2,S" and "0,-1,S" each stand on two of them."""
    mine = [*around("NE SE S"), *around("N NW SW", (0, -1)), *around("N NE", (1, -1))]
    theirs = [*around("NW"), "1,-2,S", *around("SW"), *around("SE", (1, -1))]
    assert len({*mine, *theirs}) == 12
    moment, events = step(THREE, "N", towers={"A": mine, "B": theirs})
    assert moment.owners == {"A": set(THREE), "B": set()}
    assert moment.towers["B"] == set()
    assert moment.demolished == {"A": 4, "B": 0}
    assert [event.event for event in events][:3] == ["built", "taken", "demolished"]


@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 1)
def test_9_from_nine_tiles_to_eleven() -> None:
    """Ruling: what exceeds ten markers needs none, the tile still counts."""
    towers = {"A": [*shared(0, 6), at("NE", (6, 0)), *shared(7, 12)]}
    before = run(ROW, towers=towers)
    assert (len(before.owners["A"]), before.supply["A"]) == (9, 1)
    outcome = run(ROW, towers=towers, play=[place("A", at("SE", (6, 0)))])
    assert len(outcome.owners["A"]) == 11
    assert outcome.score["A"] == 11
    assert outcome.result == {"winners": ["A"], "by": "markers"}


@pytest.mark.rule("contrees", "Effet", 1)
@pytest.mark.rule("contrees", "FIN DU JEU ET DÉCOMPTE", 2)
def test_10_ten_black_tiles_tie_with_four_and_two_white_ones() -> None:
    given: dict[str, Any] = {
        "expert": True,
        "white": [(10, 0), (12, 0)],
        "towers": {
            "A": [at("S"), *shared(0, 9), *around("N S", (9, 0))],
            "B": [*around("N S", (10, 0)), *shared(10, 15), *around("NE SE", (15, 0))],
        },
        "play": [place("A", "N")],
    }
    outcome = run(ROW, **given, demolished={"A": 2, "B": 1})
    assert outcome.score == {"A": 10, "B": 10}
    assert outcome.result == {"winners": ["A"], "by": "razed"}
    outcome = run(ROW, **given, demolished={"A": 1, "B": 2})
    assert outcome.result == {"winners": ["B"], "by": "razed"}


@pytest.mark.rule("contrees", "Notes", 2)
def test_11_only_barred_corners_left_b_passes_and_they_are_free_again() -> None:
    before: dict[str, Any] = {"towers": {"A": "N NE SE", "B": "SW NW"}}
    moment, events = step(ONE, "S", **before)
    assert moment.turn == "A"
    assert events[-1].event == "passed"
    # A match builds on the only corner unasked: the same moment.
    outcome = run(ONE, **before)
    assert outcome.asked == ("A", "place")
    assert outcome.free == {"SW", "NW"}
    assert outcome.banned == {"A": set(), "B": set()}
    # A must build; B then rebuilds on the one corner left, unasked, which was A's last liberty.
    outcome = run(ONE, **before, play=[place("A", "SW")])
    assert (outcome.sides("A"), outcome.sides("B")) == (set(), {"NW"})
    assert outcome.demolished == {"A": 2, "B": 5}
    # Now all that is free is barred to A.
    assert outcome.asked == ("B", "place")
    assert outcome.free == {"N", "NE", "SE", "S", "SW"}


@pytest.mark.rule("contrees", "Généralités", 5)
def test_12_sixteen_tiles_in_a_row_have_66_corners_and_81_walls() -> None:
    outcome = run(ROW)
    assert len(outcome.corners) == 66
    table = Table("A", land=ROW, conquest=True)
    assert sum(len(table.joined(corner)) for corner in outcome.corners) == 2 * 81
    # Towers of one seat on one tile in three: each lies apart, its liberties are its walls.
    lone = [at(side, (q, 0)) for q in range(0, 16, 3) for side in ("N", "S")]
    outcome = run(ROW, towers={"A": lone})
    assert outcome.liberties == {corner: len(table.joined(corner)) for corner in lone}


@pytest.mark.rule("contrees", "Notes", 2)
def test_barred_corners_are_refused_by_name() -> None:
    before: dict[str, Any] = {"towers": {"A": "N NE SE", "B": "SW NW"}}
    for corner in ("SW", "NW"):
        steps = [place("A", "S"), place("B", corner)]
        assert refusal(EAST, **before, play=steps) == "banned"
    far = place("B", at("NE", (1, 0)))
    outcome: Outcome = run(EAST, **before, play=[place("A", "S"), far])
    assert outcome.free >= {"SW", "NW"}
