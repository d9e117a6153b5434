"""Possession: four towers around a tile take it, fewer give it back."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.engine.games.contrees.kit import FLOWER, SIDES, TWO, around, at, place, run

#: Two tiles side by side: the first one's NE and SE are the second one's NW and SW.
PAIR = [(0, 0), (1, 0)]
EAST = (1, 0)
#: B owns the eastern tile with four towers, two of them on the western one.
B_EAST = [*around("NE SE"), *around("N S", EAST)]


@pytest.mark.rule("contrees", "Possession", 1)
@pytest.mark.parametrize("sides", list(combinations(SIDES, 4)), ids=" ".join)
def test_any_four_of_the_six_corners_take_the_tile(sides: tuple[str, ...]) -> None:
    three = run(TWO, towers={"A": around(" ".join(sides[:3]))})
    assert three.owners["A"] == set()
    outcome = run(TWO, towers={"A": around(" ".join(sides[:3]))}, play=[place("A", sides[3])])
    assert outcome.owners["A"] == {(0, 0)}
    assert outcome.gained == {(0, 0)}
    assert outcome.score == {"A": 1, "B": 0}


@pytest.mark.rule("contrees", "Possession", 1)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_both_seats_take_tiles_alike(seat: str) -> None:
    outcome = run(TWO, turn=seat, towers={seat: "N NE SE"}, play=[place(seat, "S")])
    assert outcome.owners[seat] == {(0, 0)}


@pytest.mark.rule("contrees", "Possession", 1)
def test_towers_of_both_seats_do_not_add_up() -> None:
    outcome = run(TWO, towers={"A": "N SE", "B": "NE S"}, play=[place("A", "SW")])
    assert outcome.owners == {"A": set(), "B": set()}


@pytest.mark.rule("contrees", "Possession", 1)
def test_more_than_four_towers_keep_the_tile() -> None:
    steps = [place("A", "SW"), place("B", at("N", (1, -1))), place("A", "NW")]
    outcome = run(TWO, towers={"A": "N NE SE S"}, play=steps)
    assert len(outcome.towers["A"]) == 6
    assert outcome.owners["A"] == {(0, 0)}
    assert outcome.gained == set()


@pytest.mark.rule("contrees", "Possession", 1)
def test_one_tower_may_take_two_tiles() -> None:
    towers = {"A": [*around("NE S SW"), *around("N NE", EAST)]}
    outcome = run(PAIR, towers=towers, play=[place("A", "SE")])
    assert outcome.gained == set(PAIR)


@pytest.mark.rule("contrees", "Possession", 1)
def test_six_towers_in_the_middle_of_a_flower_hold_its_heart_alone() -> None:
    outcome = run(FLOWER, towers={"A": "N NE SE S SW"}, play=[place("A", "NW")])
    assert outcome.owners["A"] == {(0, 0)}
    assert outcome.liberties == {at(side): 6 for side in SIDES}


@pytest.mark.rule("contrees", "Possession", 2)
def test_a_tile_is_lost_with_its_fourth_tower() -> None:
    """A takes the western tile; the two towers B shares with it fall, so B's tile is free."""
    towers = {"A": "N NW SW", "B": B_EAST}
    before = run(PAIR, towers=towers)
    assert before.owners == {"A": set(), "B": {EAST}}
    outcome = run(PAIR, towers=towers, play=[place("A", "S")])
    assert outcome.owners == {"A": {(0, 0)}, "B": set()}
    assert (outcome.gained, outcome.lost) == ({(0, 0)}, {EAST})
    assert outcome.removed == {"NE", "SE"}
    assert outcome.score == {"A": 1, "B": 0}
    assert [event["event"] for event in outcome.events] == ["built", "taken", "demolished", "lost"]


@pytest.mark.rule("contrees", "Possession", 2)
def test_four_towers_left_of_six_keep_the_tile() -> None:
    towers = {"A": "N NW SW", "B": [*B_EAST, *around("NE SE", EAST)]}
    outcome = run([*PAIR, (-1, 0)], towers=towers, play=[place("A", "S")])
    assert outcome.removed == {"NE", "SE"}
    assert outcome.owners == {"A": {(0, 0)}, "B": {EAST}}
    assert outcome.lost == set()


@pytest.mark.rule("contrees", "Possession", 2)
def test_five_towers_less_one_keep_the_tile() -> None:
    towers = {"A": "S SW NW", "B": [at("NE"), *around("N NE SE S", EAST)]}
    assert run(PAIR, towers=towers).owners["B"] == {EAST}
    outcome = run([*PAIR, (-1, 0)], towers=towers, play=[place("A", "SE")])
    assert outcome.removed == {"NE"}
    assert outcome.owners == {"A": {(0, 0)}, "B": {EAST}}


@pytest.mark.rule("contrees", "Possession", 2)
def test_a_tile_is_lost_by_encirclement_too() -> None:
    """B's four towers: three with liberties on the second tile, and one alone in the south-west."""
    towers = {"A": "NW", "B": "N NE SE SW"}
    assert run(TWO, towers=towers).owners["B"] == {(0, 0)}
    outcome = run(TWO, towers=towers, play=[place("A", "S")])
    assert outcome.removed == {"SW"}
    assert outcome.lost == {(0, 0)}
    assert outcome.owners == {"A": set(), "B": set()}


@pytest.mark.rule("contrees", "Possession", 2)
def test_a_lost_tile_may_be_taken_again() -> None:
    steps = [
        place("A", "S"),  # fells SW: the tile is free
        place("B", at("NE", (1, -1))),
        place("A", at("N", (1, -1))),
        place("B", "SW"),
    ]
    outcome = run(TWO, towers={"A": "NW", "B": "N NE SE SW"}, play=steps)
    assert outcome.owners == {"A": set(), "B": {(0, 0)}}
    assert outcome.gained == {(0, 0)}
    assert outcome.removed == {"S", "NW"}


@pytest.mark.rule("contrees", "Possession", 2)
def test_felled_towers_may_cost_several_tiles() -> None:
    """A takes the tile in the middle; B's tiles to both sides lose a tower each."""
    land = [(-1, 0), (0, 0), (1, 0)]
    theirs = [*around("NE N NW SW", (-1, 0)), *around("NW N NE SE", (1, 0))]
    towers = {"A": around("SW S SE"), "B": theirs}
    assert run(land, towers=towers).owners["B"] == {(-1, 0), (1, 0)}
    outcome = run(land, towers=towers, play=[place("A", "N")])
    assert outcome.removed == {"NW", "NE"}
    assert outcome.lost == {(-1, 0), (1, 0)}
    assert outcome.owners == {"A": {(0, 0)}, "B": set()}


@pytest.mark.rule("contrees", "Possession", 2)
def test_only_the_rival_loses_tiles() -> None:
    """The builder's own tiles are never touched by its own tower."""
    towers = {"A": [*around("NE SE"), *around("N S", EAST), at("N")], "B": "NW SW"}
    outcome = run(PAIR, towers=towers, play=[place("A", "S")])
    assert outcome.owners["A"] == set(PAIR)
    assert outcome.lost == set()
