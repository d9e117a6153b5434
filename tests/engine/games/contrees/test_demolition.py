"""Démolition: towers fall when their tile is taken, or when their group has no way out."""

from __future__ import annotations

import pytest

from tests.engine.games.contrees.kit import ONE, THREE, TWO, around, at, named, place, run, step

PAIR = [(0, 0), (1, 0)]
EAST = (1, 0)
#: The second tile meets the first in SW and S alone: the north is nobody's but the first tile's.
SOUTH = [(0, 0), (-1, 1)]
WEST = (-1, 1)

#: The three corners walls join to "0,0,N", and the six beyond them.
ARMS = [*around("NW NE"), "1,-2,S"]
BEYOND = [
    *around("SW SE"),
    at("N", (0, -1)),
    at("SW", (0, -1)),
    at("N", (1, -1)),
    at("SE", (1, -1)),
]


@pytest.mark.rule("contrees", "Démolition", 1)
def test_felled_towers_are_counted_and_never_return() -> None:
    towers = {"A": "N NW SW", "B": "SE NE"}
    outcome = run(TWO, towers=towers, demolished={"A": 3, "B": 1}, play=[place("A", "S")])
    assert outcome.demolished == {"A": 5, "B": 1}
    assert outcome.supply == {"A": 24 - 1 - 4, "B": 24 - 3 - 2}


@pytest.mark.rule("contrees", "Démolition", 1)
def test_towers_felled_by_encirclement_count_as_well() -> None:
    outcome = run(ONE, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert outcome.demolished == {"A": 1, "B": 0}
    assert outcome.supply == {"A": 22, "B": 23}
    [felled] = [event for event in outcome.events if event["event"] == "demolished"]
    assert felled == {
        "event": "demolished",
        "seat": "A",
        "towers": [at("N")],
        "by": "encirclement",
    }


@pytest.mark.rule("contrees", "Démolition", 3)
def test_taking_a_tile_fells_the_rivals_towers_around_it() -> None:
    towers = {"A": "N NE SE", "B": [*around("SW NW"), at("N", (1, -1))]}
    outcome = run(TWO, towers=towers, play=[place("A", "S")])
    assert outcome.removed == {"SW", "NW"}
    assert outcome.sides("A") == {"N", "NE", "SE", "S"}
    assert outcome.towers["B"] == {at("N", (1, -1))}
    [felled] = [event for event in outcome.events if event["event"] == "demolished"]
    assert (felled["by"], named(felled["towers"])) == ("possession", {"SW", "NW"})


@pytest.mark.rule("contrees", "Démolition", 3)
def test_nothing_falls_before_the_tile_is_taken() -> None:
    outcome = run(TWO, towers={"A": "N SE", "B": "SW NE"}, play=[place("A", "S")])
    assert outcome.removed == set()
    assert outcome.owners["A"] == set()


@pytest.mark.rule("contrees", "Démolition", 3)
def test_nothing_falls_after_the_tile_was_taken() -> None:
    """The owner's next tower leaves one the rival built there afterwards alone."""
    steps = [place("B", "SW"), place("A", at("N", (1, -1)))]
    outcome = run(TWO, turn="B", towers={"A": "N NE SE S"}, play=steps)
    assert outcome.sides("B") == {"SW"}
    assert outcome.removed == set()


@pytest.mark.rule("contrees", "Démolition", 3)
def test_a_tower_with_liberties_falls_with_its_tile_all_the_same() -> None:
    towers = {"A": "N NW SW", "B": [at("NE"), at("N", EAST)]}
    outcome = run(PAIR, towers=towers, play=[place("A", "S")])
    assert outcome.removed == {"NE"}
    assert outcome.towers["B"] == {at("N", EAST)}


@pytest.mark.rule("contrees", "Démolition", 3)
def test_three_tiles_taken_at_once_fell_each_tower_once() -> None:
    """ "1,-2,S" stands on two of the three tiles and is counted once."""
    mine = [*around("NE NW"), at("S"), at("N", (0, -1)), at("NW", (0, -1))]
    mine += [at("NE", (1, -1)), at("SE", (1, -1))]
    theirs = ["1,-2,S", at("SW", (0, -1)), at("N", (1, -1)), *around("SE SW")]
    moment, _ = step(THREE, "N", towers={"A": mine, "B": theirs})
    assert moment.owners["A"] == set(THREE)
    assert moment.towers["B"] == set()
    assert moment.demolished == {"A": 5, "B": 0}
    assert moment.supply == {"A": 24 - 8, "B": 24 - 5}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_a_tower_without_a_free_corner_beside_it_falls() -> None:
    outcome = run(ONE, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert outcome.removed == {"N"}
    assert outcome.sides("A") == {"NE", "NW"}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_one_free_corner_is_enough() -> None:
    outcome = run(TWO, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert outcome.removed == set()
    assert outcome.liberties[at("N")] == 1
    outcome = run(TWO, towers={"A": "NE NW", "B": "N"}, play=[place("A", "1,-2,S")])
    assert outcome.removed == {"N"}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_free_corners_farther_off_do_not_help() -> None:
    """Two walls away is not close by."""
    outcome = run(ONE, towers={"A": "NE", "B": "N"}, play=[place("A", "NW")])
    assert {"SE", "SW"} <= outcome.free
    assert outcome.removed == {"N"}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_a_group_falls_as_a_whole() -> None:
    outcome = run(SOUTH, towers={"A": "SE", "B": "N NE"}, play=[place("A", "NW")])
    assert outcome.removed == {"N", "NE"}
    assert outcome.demolished == {"A": 2, "B": 0}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_the_towers_of_a_group_share_their_liberties() -> None:
    """N has none of its own; NE has one."""
    towers = {"A": "", "B": "N NE"}
    outcome = run(SOUTH, towers=towers, play=[place("A", "NW")])
    assert outcome.removed == set()
    assert outcome.liberties[at("N")] == outcome.liberties[at("NE")] == 1


@pytest.mark.rule("contrees", "Démolition", 4)
def test_towers_across_a_tile_are_no_group() -> None:
    """Only walls connect: N and SE stand on the same tile, two walls apart."""
    outcome = run(SOUTH, towers={"A": "NE", "B": "N SE"}, play=[place("A", "NW")])
    assert outcome.removed == {"N"}
    assert outcome.liberties[at("SE")] == 1


@pytest.mark.rule("contrees", "Démolition", 4)
def test_a_group_reaches_over_tiles() -> None:
    """Three towers on two tiles; the last liberty lies at the far end."""
    towers = {"A": "N SE", "B": [at("NE"), *around("N NE", EAST)]}
    outcome = run(PAIR, towers=towers, play=[place("A", at("SE", EAST))])
    assert outcome.removed == {"NE", at("N", EAST), at("NE", EAST)}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_a_long_group_around_a_tile_falls_and_frees_it() -> None:
    towers = {"A": "NW", "B": "NE SE S SW"}
    moment, _ = step(ONE, "N", towers=towers)
    assert moment.towers["B"] == set()
    assert moment.owners["B"] == set()
    assert moment.demolished == {"A": 4, "B": 0}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_one_tower_may_fell_two_groups() -> None:
    outcome = run(TWO, towers={"A": "NE NW", "B": "SE SW"}, play=[place("A", "S")])
    assert outcome.removed == {"SE", "SW"}
    assert outcome.demolished["A"] == 2


@pytest.mark.rule("contrees", "Démolition", 4)
def test_one_tower_may_fell_three_groups() -> None:
    outcome = run(THREE, towers={"A": BEYOND, "B": ARMS}, play=[place("A", "N")])
    assert outcome.towers["B"] == set()
    assert outcome.demolished["A"] == 3
    assert outcome.owners["A"] == set()


@pytest.mark.rule("contrees", "Démolition", 4)
def test_the_group_with_a_liberty_stays_beside_one_without() -> None:
    outcome = run(THREE, towers={"A": BEYOND[1:], "B": ARMS}, play=[place("A", "N")])
    assert outcome.sides("B") == {"NW"}


@pytest.mark.rule("contrees", "Démolition", 4)
def test_corners_freed_by_taking_a_tile_are_liberties_already() -> None:
    """Ruling: possession comes first. NE falls with the tile and leaves N of the east a way out."""
    towers = {"A": [*around("SE S SW"), at("NE", EAST)], "B": [at("NE"), at("N", EAST)]}
    outcome = run(PAIR, towers=towers, play=[place("A", "N")])
    assert outcome.removed == {"NE"}
    assert outcome.towers["B"] == {at("N", EAST)}
    assert outcome.liberties[at("N", EAST)] == 1


@pytest.mark.rule("contrees", "Démolition", 4)
def test_a_group_beside_the_new_tower_is_saved_by_a_freed_corner() -> None:
    """B's five towers around the eastern tile lose one to A's possession and live in its gap."""
    theirs = [at("NE"), *around("N NE SE S", EAST)]
    land = [*PAIR, (-1, 0)]
    outcome = run(land, towers={"A": "S SW NW", "B": theirs}, play=[place("A", "SE")])
    assert outcome.removed == {"NE"}
    assert outcome.towers["B"] == set(theirs[1:])
    assert {outcome.liberties[corner] for corner in theirs[1:]} == {1}


@pytest.mark.rule("contrees", "Démolition", 2)
@pytest.mark.rule("contrees", "Démolition", 4)
def test_one_tower_may_fell_in_both_ways() -> None:
    """SE and NW fall with the tile; "1,-2,S", which stands on others, has no way out."""
    mine = [*around("NE SW S"), at("N", (0, -1)), at("N", (1, -1))]
    theirs = [*around("SE NW"), "1,-2,S"]
    outcome = run(THREE, towers={"A": mine, "B": theirs}, play=[place("A", "N")])
    assert outcome.owners["A"] == {(0, 0)}
    assert outcome.towers["B"] == set()
    assert outcome.removed == {"SE", "NW", "1,-2,S"}
    felled = [event for event in outcome.events if event["event"] == "demolished"]
    assert [event["by"] for event in felled] == ["possession", "encirclement"]
    assert named(outcome.banned["B"]) == {"SE", "NW", "1,-2,S"}


@pytest.mark.rule("contrees", "Démolition", 5)
def test_a_tower_may_be_built_where_it_is_encircled() -> None:
    outcome = run(ONE, towers={"B": "NE NW"}, play=[place("A", "N")])
    assert outcome.sides("A") == {"N"}
    assert outcome.removed == set()
    assert outcome.demolished == {"A": 0, "B": 0}
    assert outcome.liberties[at("N")] == 0


@pytest.mark.rule("contrees", "Démolition", 5)
def test_a_group_may_fill_its_own_last_liberty() -> None:
    outcome = run(SOUTH, towers={"A": "N", "B": "SE NW"}, play=[place("A", "NE")])
    assert outcome.sides("A") == {"N", "NE"}
    assert outcome.liberties[at("N")] == 0


@pytest.mark.rule("contrees", "Démolition", 5)
def test_another_group_of_ones_own_may_be_shut_in() -> None:
    """A's last tower takes the liberty of A's own group, without belonging to the rival."""
    outcome = run(SOUTH, towers={"A": "N SE", "B": "NW"}, play=[place("A", "NE")])
    assert outcome.sides("A") == {"N", "NE", "SE"}


@pytest.mark.rule("contrees", "Démolition", 5)
def test_the_rivals_next_tower_elsewhere_does_not_fell_it() -> None:
    """Ruling: it falls at the moment it is encircled by the rival, not at the rival's next move."""
    for corner in ("SE", "S", "SW"):
        steps = [place("A", "N"), place("B", corner)]
        outcome = run(ONE, towers={"B": "NE NW"}, play=steps)
        assert outcome.sides("A") == {"N"}, corner


@pytest.mark.rule("contrees", "Démolition", 5)
def test_it_falls_when_the_rival_takes_its_last_liberty_again() -> None:
    """Ruling: a way out opened in between; the rival who closes it encircles."""
    steps = [
        place("A", "N"),  # between NE and NW: encircled by its own hand
        place("B", at("SW", WEST)),
        place("A", "SE"),  # fells NE, a way out for N
        place("B", at("S", WEST)),
        place("A", at("SE", WEST)),
        place("B", "NE"),  # closes it
    ]
    assert run(SOUTH, towers={"B": "NE NW"}, play=steps[:3]).removed == {"NE"}
    assert run(SOUTH, towers={"B": "NE NW"}, play=steps[:5]).sides("A") >= {"N", "SE"}
    outcome = run(SOUTH, towers={"B": "NE NW"}, play=steps)
    assert outcome.removed == {"N"}
    assert outcome.sides("A") >= {"SE"}
    assert outcome.demolished == {"A": 1, "B": 1}


@pytest.mark.rule("contrees", "Démolition", 5)
def test_an_encircled_tower_may_encircle_in_its_turn() -> None:
    """A builds without a liberty of its own, but NE has none left either: NE falls."""
    outcome = run(SOUTH, towers={"A": "SE", "B": "NE NW"}, play=[place("A", "N")])
    assert outcome.removed == {"NE"}
    assert outcome.liberties[at("N")] == 1


@pytest.mark.rule("contrees", "Démolition", 5)
def test_an_encircled_group_still_holds_its_tile() -> None:
    """Towers without a way out count like any others."""
    towers = {"A": "N NE SE S", "B": [at("SW"), at("SE", WEST)]}
    outcome = run(SOUTH, towers=towers, play=[place("A", "NW")])
    assert outcome.liberties[at("N")] == 0
    assert len(outcome.towers["A"]) == 5
    assert outcome.owners["A"] == {(0, 0)}
