"""PHASE 2, Généralités and Notes: where towers may be built, and where they may not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.contrees.kit import (
    FLOWER,
    ONE,
    ROW,
    SIDES,
    THREE,
    TWO,
    around,
    at,
    lay,
    named,
    place,
    refusal,
    run,
    step,
)
from tests.engine.games.contrees.reference import ring

ALL = set(SIDES)
#: The most compact land of sixteen tiles.
COMPACT = [*FLOWER, (2, -1), (-1, -1), (-2, 1), (-2, 0), (1, 1), (2, 0), (1, -2), (2, -2), (0, -2)]
#: Five tiles around a gap: "0,0,N" and "1,-2,S" face each other over it, no wall between them.
GAP = [(0, 0), (1, 0), (2, -1), (2, -2), (1, -2)]

#: B's tower in the north falls when A builds in the north-west.
FALLS: dict[str, Any] = {"towers": {"A": "NE", "B": "N"}}


@pytest.mark.rule("contrees", "Généralités", 1)
def test_the_seats_build_in_turn_one_tower_each() -> None:
    steps = [place("A", "S"), place("B", "SW"), place("A", "SE"), place("B", "NW")]
    for played in range(5):
        outcome = run(TWO, play=steps[:played])
        assert outcome.asked == ("AB"[played % 2], "place")
    assert outcome.sides("A") == {"S", "SE"}
    assert outcome.sides("B") == {"SW", "NW"}
    assert refusal(TWO, play=[steps[0], place("A", "SE")]) == "not_your_turn"


@pytest.mark.rule("contrees", "Généralités", 1)
def test_possession_and_demolition_follow_every_tower() -> None:
    outcome = run(TWO, towers={"A": "N NW SW", "B": "SE NE"}, play=[place("A", "S")])
    assert outcome.owners["A"] == {(0, 0)}
    assert outcome.sides("B") == set()
    kinds = [event["event"] for event in outcome.events]
    assert kinds == ["built", "taken", "demolished"]


@pytest.mark.rule("contrees", "Généralités", 1)
def test_nobody_may_pass_while_a_corner_is_left() -> None:
    """Ruling: the rulebook knows no pass, so building is compulsory, to one's harm as well."""
    outcome = run(ONE, towers={"A": "N", "B": "S"})
    assert {answer["do"] for answer in outcome.printed["legal"]} == {"place"}
    assert outcome.free == {"NE", "SE", "SW", "NW"}


@pytest.mark.rule("contrees", "Généralités", 1)
def test_a_single_corner_left_is_built_on_unasked() -> None:
    outcome = run(ONE, turn="B", towers={"A": "N SW", "B": "NE SE"}, play=[place("B", "S")])
    assert outcome.sides("A") == {"N", "SW", "NW"}


@pytest.mark.rule("contrees", "Généralités", 1)
def test_who_has_no_tower_left_passes() -> None:
    steps = [place("A", "N"), place("A", "S")]
    outcome = run(ROW, supply={"A": 3, "B": 0}, play=steps)
    assert outcome.asked == ("A", "place")
    assert outcome.supply == {"A": 1, "B": 0}
    passed = [event for event in outcome.events if event["event"] == "passed"]
    assert passed == [{"event": "passed", "seat": "B"}] * 2


@pytest.mark.rule("contrees", "Généralités", 2)
def test_a_marker_shows_who_possesses_a_tile() -> None:
    outcome = run(TWO, towers={"A": "SE S SW"}, play=[place("A", "NW")])
    assert outcome.owners == {"A": {(0, 0)}, "B": set()}
    assert outcome.events[-1] == {"event": "taken", "seat": "A", "hexes": [[0, 0]]}


@pytest.mark.rule("contrees", "Généralités", 5)
def test_towers_stand_on_the_corners_of_the_land() -> None:
    assert run(ONE).free == ALL
    assert run([(0, 0), (1, 0)]).corners == set(ring((0, 0)) + ring((1, 0)))
    outcome = run(TWO, play=[place("A", at("SE", (1, -1)))])
    assert outcome.towers["A"] == {at("SE", (1, -1))}


@pytest.mark.rule("contrees", "Généralités", 5)
@pytest.mark.parametrize("corner", ["9,9,N", "0,2,N", "0,1,S", "-15,0,S", "1,0,S"])
def test_elsewhere_there_is_no_corner(corner: str) -> None:
    assert refusal(ONE, play=[place("A", corner)]) == "no_corner"


@pytest.mark.rule("contrees", "Généralités", 5)
@pytest.mark.parametrize("owner", ["A", "B"])
def test_one_tower_per_corner(owner: str) -> None:
    towers = {owner: "N SE"}
    assert refusal(TWO, towers=towers, play=[place("A", "N")]) == "occupied"
    assert run(TWO, towers=towers).free >= ALL - {"N", "SE"}
    assert run(TWO, towers=towers).free.isdisjoint({"N", "SE"})


@pytest.mark.rule("contrees", "Généralités", 5)
@pytest.mark.parametrize(
    ("land", "corners", "sees"),
    [
        (ONE, 6, {1: 6}),
        ([(0, 0), (1, 0)], 10, {1: 8, 2: 2}),
        (THREE, 13, {1: 9, 2: 3, 3: 1}),
        (FLOWER, 24, {1: 12, 2: 6, 3: 6}),
        (FLOWER[1:], 24, {1: 12, 2: 12}),
        (ROW, 66, {1: 36, 2: 30}),
        (COMPACT, 47, None),
    ],
)
def test_a_corner_sees_one_two_or_three_tiles(
    land: list[tuple[int, int]], corners: int, sees: dict[int, int] | None
) -> None:
    outcome = run(land)
    assert len(outcome.corners) == corners
    counted: dict[int, int] = {}
    for corner in outcome.corners:
        seen = sum(corner in ring(tile) for tile in land)
        counted[seen] = counted.get(seen, 0) + 1
    assert set(counted) <= {1, 2, 3}
    assert sees in (None, counted)


@pytest.mark.rule("contrees", "Généralités", 5)
def test_one_tower_counts_for_all_the_tiles_it_sees() -> None:
    arms = [*around("NE NW"), "1,-2,S"]
    towers = [*arms, at("S"), at("N", (0, -1)), at("NE", (1, -1))]
    outcome = run(THREE, towers={"A": towers}, play=[place("A", "N")])
    assert outcome.gained == set(THREE)


@pytest.mark.rule("contrees", "Généralités", 5)
def test_walls_join_only_what_a_tile_has_side_by_side() -> None:
    """A gap between tiles has no walls of its own: nothing leads straight over it."""
    outcome = run(GAP, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert outcome.removed == {"N"}
    assert "1,-2,S" in outcome.corners
    assert run(GAP, towers={"A": "N"}).liberties == {at("N"): 2}


@pytest.mark.rule("contrees", "Notes", 1)
def test_a_tower_may_overlook_a_tile_of_the_rival() -> None:
    towers = {"A": "N NE SE S"}
    outcome = run(TWO, turn="B", towers=towers, play=[place("B", "SW")])
    assert outcome.sides("B") == {"SW"}
    assert outcome.owners == {"A": {(0, 0)}, "B": set()}
    assert {"SW", "NW"} <= run(TWO, turn="B", towers=towers).free


@pytest.mark.rule("contrees", "Notes", 1)
def test_a_tower_built_later_on_a_possessed_tile_stays() -> None:
    """Towers fall at the moment a tile is taken, not afterwards."""
    steps = [place("B", "SW"), place("A", at("NE", (1, -1))), place("B", "NW")]
    outcome = run(TWO, turn="B", towers={"A": "N NE SE S"}, play=steps)
    assert outcome.sides("B") == {"SW", "NW"}
    assert outcome.owners["A"] == {(0, 0)}


@pytest.mark.rule("contrees", "Notes", 1)
def test_a_fifth_tower_takes_nothing_anew() -> None:
    towers = {"A": [*around("N NE SE NW"), at("NE", (1, -1))], "B": around("SW")}
    owners = {"A": [(0, 0)]}
    outcome = run([*TWO, (-1, 1)], towers=towers, owners=owners, play=[place("A", "S")])
    assert outcome.gained == set()
    assert outcome.sides("B") == {"SW"}


@pytest.mark.rule("contrees", "Notes", 2)
def test_a_felled_tower_is_not_rebuilt_at_once() -> None:
    outcome = run(ONE, **FALLS, play=[place("A", "NW")])
    assert outcome.banned == {"A": set(), "B": {at("N")}}
    assert outcome.asked == ("B", "place")
    assert outcome.free == {"SE", "S", "SW"}
    assert refusal(ONE, **FALLS, play=[place("A", "NW"), place("B", "N")]) == "banned"


@pytest.mark.rule("contrees", "Notes", 2)
def test_after_one_move_it_may_be_rebuilt() -> None:
    steps = [place("A", "NW"), place("B", "SW")]
    lifted = run(ONE, **FALLS, play=steps)
    assert lifted.banned == {"A": set(), "B": set()}
    rebuilt = run(ONE, **FALLS, play=[*steps, place("A", "SE"), place("B", "N")])
    assert "N" in rebuilt.sides("B")


@pytest.mark.rule("contrees", "Notes", 2)
def test_the_one_who_felled_it_may_build_there() -> None:
    """Ruling: the rulebook speaks of rebuilding."""
    steps = [place("A", "NW"), place("B", "S")]
    outcome = run(ONE, **FALLS, play=[*steps, place("A", "N")])
    assert outcome.sides("A") == {"NW", "N", "NE"}


@pytest.mark.rule("contrees", "Notes", 2)
def test_every_tower_felled_together_is_barred() -> None:
    outcome = run(TWO, towers={"A": "N NW SW", "B": "SE NE"}, play=[place("A", "S")])
    assert named(outcome.banned["B"]) == {"SE", "NE"}
    assert outcome.free.isdisjoint({"SE", "NE"})


@pytest.mark.rule("contrees", "Notes", 2)
def test_a_barred_corner_is_still_a_free_one() -> None:
    """It counts as a liberty: only building there is forbidden, and only for one move."""
    outcome = run(ONE, towers={"A": "NE NW"}, banned={"A": "N"})
    assert outcome.liberties == {at("NE"): 2, at("NW"): 2}


@pytest.mark.rule("contrees", "Notes", 2)
def test_the_bar_goes_with_its_own_move_only() -> None:
    """A tower that fells nothing lifts the bar of who builds it; one that fells sets a new one."""
    outcome = run(ONE, turn="B", towers={"A": "NE NW"}, banned={"B": "N"}, play=[place("B", "S")])
    assert outcome.banned == {"A": set(), "B": set()}
    towers = {"A": "NE", "B": "SE NW"}
    outcome = run(ONE, turn="B", towers=towers, banned={"B": "SW"}, play=[place("B", "N")])
    assert outcome.banned == {"A": {at("NE")}, "B": set()}


@pytest.mark.rule("contrees", "Notes", 2)
def test_who_finds_only_barred_corners_passes_and_is_free_again() -> None:
    moment, events = step(ONE, "S", towers={"A": "N NE SE", "B": "SW NW"})
    assert (moment.turn, moment.phase) == ("A", "conquest")
    assert moment.banned == {"A": set(), "B": set()}
    assert [event.event for event in events] == ["built", "taken", "demolished", "passed"]
    outcome = run(ONE, towers={"A": "N NE SE S"}, turn="B", banned={"B": "SW NW"})
    assert outcome.asked == ("A", "place")
    assert outcome.free == {"SW", "NW"}


@pytest.mark.rule("contrees", "Généralités", 1)
def test_a_tile_is_no_answer_in_the_conquest() -> None:
    assert refusal(COMPACT, play=[lay("A", (3, 0))]) == "not_asked"
