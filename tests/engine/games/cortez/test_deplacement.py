"""DEPLACEMENT: who may be moved, where to, on land, water, roads and bridges, over other troops."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.cortez.board import (
    BRIDGES,
    CITY,
    FEATHERS,
    HELMETS,
    KIND,
    OUTSIDE,
    VILLAGES,
    reach,
)
from tests.engine.games.cortez.kit import Given, crowd, draw, move, provisions, refusal, run

#: The heads of the five roads.
HEADS = ["9,1", "5,2", "3,7", "4,11", "14,11"]


def foreign(*squares: str) -> str:
    """S1 is A's; Aztec troops without collars stand on the squares."""
    return crowd("A", squares, 2)


def goes(at: str, *, broken: list[str] | None = None, others: str = "") -> dict[str, int]:
    """Return where A's troop on that square gets to, and what is due."""
    board = f"S1@{at}=A A1@20,0=B {others}" if at != "20,0" else f"S1@20,0=A A1@0,0=B {others}"
    return run(board=board, destroyed_bridges=broken or [], hands={"A": "camouflage*9"}).reach("S1")


def alone(at: str, broken: list[str] | None = None) -> dict[str, int]:
    """Return the same with no other troop at all."""
    return run(board=f"S1@{at}=A", destroyed_bridges=broken or []).reach("S1")


def start_position() -> str:
    """Return the troops of an even game: the 19th to 22nd of each nation on the mixed squares."""
    spanish = [*HELMETS, "T4", "T12", "3,3", "18,10"]
    aztec = [*FEATHERS, "T8", "T16", "18,3", "3,11"]
    return f"{crowd('S', spanish)} {crowd('A', aztec)}"


def marked(board: str, at: str, seat: str) -> tuple[str, str]:
    """Return the board with that seat's collar on whoever stands there, and the troop's name."""
    words = [f"{word}={seat}" if word.endswith(f"@{at}") else word for word in board.split()]
    [troop] = [word.partition("@")[0] for word in words if word.endswith(f"={seat}")]
    return " ".join(words), troop


@pytest.mark.rule("cortez", "DEPLACEMENT", 1)
@pytest.mark.rule("cortez", "ACTIONS", 3)
def test_only_troops_with_ones_own_collar_are_moved() -> None:
    board = "S1@0,0=A S2@2,0=A S3@4,0 S4@6,0=C A1@20,0=B A2@18,0"
    outcome = run(seats="ABCD", board=board)
    assert {troop for troop, _ in outcome.moves} == {"S1", "S2"}
    for troop in ("S3", "S4", "A1", "A2"):
        assert refusal(seats="ABCD", board=board, play=[move("A", troop, "8,0")])


# -- jumps ---------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_a_jump_over_an_enemy_costs_one_camouflage() -> None:
    # (0,0) is a corner: its two neighbours shut it in.
    board = f"S1@0,0=A A1@20,0=B {foreign('1,0', '0,1')}"
    steps = [move("A", "S1", "5,0", camouflage=1)]
    outcome = run(board=board, hands={"A": "camouflage*2 gold"}, play=steps)
    assert outcome.hands["A"] == Counter(provisions("camouflage gold"))
    assert run(board=board, hands={"A": "camouflage"}).reach("S1")["5,0"] == 1
    assert ("S1", "5,0") not in run(board=board, hands={"A": "gold*5"}).moves
    assert refusal(board=board, hands={"A": "gold*5"}, play=[move("A", "S1", "5,0")])


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_each_enemy_jumped_costs_another() -> None:
    others = foreign("1,0", "0,1", "2,0", "1,1", "0,2")
    board = f"S1@0,0=A A1@20,0=B {others}"
    outcome = run(board=board, hands={"A": "camouflage*3"}, play=[move("A", "S1", "5,0")])
    assert outcome.hands["A"] == Counter(camouflage=1)
    assert refusal(board=board, hands={"A": "camouflage"}, play=[move("A", "S1", "5,0")])


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_ones_own_troops_are_jumped_for_nothing() -> None:
    board = "S1@0,0=A S2@1,0=A S3@0,1=A A1@20,0=B"
    outcome = run(board=board, hands={"A": "camouflage"}, play=[move("A", "S1", "5,0")])
    assert outcome.hands["A"] == Counter(camouflage=1)


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_the_exemption_is_for_ones_own_collar_alone() -> None:
    """Ruling: troops of one's nation without a collar, and an ally's, are paid for."""
    board = "S1@0,0=A S2@1,0 S3@0,1=C A1@20,0=B"
    for hand, moves in (("", set()), ("camouflage", {("S1", "5,0")})):
        outcome = run(seats="ABCD", board=board, hands={"A": hand})
        assert outcome.moves & {("S1", "5,0")} == moves


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_the_cheapest_way_is_taken() -> None:
    """Ruling: the player names the square alone; a detour without a jump is free."""
    board = f"S1@0,0=A A1@20,0=B {foreign('1,0')}"
    outcome = run(board=board, hands={"A": "camouflage"}, play=[move("A", "S1", "2,0")])
    assert outcome.hands["A"] == Counter(camouflage=1)


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
def test_the_troop_attacked_is_not_jumped() -> None:
    board = f"S1@0,0=A A1@20,0=B {foreign('1,0', '0,1')}"
    assert ("S1", "1,0") in run(board=board, warriors={"A": "1"}).moves


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
@pytest.mark.rule("cortez", "DEPLACEMENT", 5)
def test_troops_on_the_roads_are_jumped_or_gone_around() -> None:
    assert goes("9,0", others=foreign("9,1"))["9,2"] == 0
    every = goes("9,0", others=foreign(*HEADS))
    assert every["T3"] == 1
    assert goes("9,0", others=foreign(*HEADS)).get("9,1", 0) == 0
    broken = [bridge for bridge in BRIDGES if bridge != "bridge_tepeyac"]
    assert goes("9,0", broken=broken, others=foreign(*HEADS, "9,2", "9,3"))["T3"] == 3


# -- the way -------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "DEPLACEMENT", 3)
def test_neither_diagonals_nor_distance_nor_turns() -> None:
    # A ring of enemies is not slipped through at its corners.
    ring = ["9,0", "11,0", "10,1"]
    board = f"S1@10,0=A A1@20,0=B {foreign(*ring)}"
    assert {to for _, to in run(board=board, warriors={"A": "1"}).moves} == set(ring)
    # One move goes from corner to corner of the board.
    outcome = run(board="S1@0,0=A A1@20,0=B", play=[move("A", "S1", "20,14")])
    assert outcome.at["S1"] == "20,14"
    assert outcome.actions_left == 1


@pytest.mark.rule("cortez", "DEPLACEMENT", 3)
def test_a_move_ends_on_no_own_troop_and_on_no_free_one_of_ones_nation() -> None:
    board = "S1@0,0=A S2@2,0=A S3@4,0 S4@6,0=C A1@20,0=B A2@18,0"
    given: Given = {"seats": "ABCD", "board": board, "warriors": {"A": "1"}}
    moves = {to for troop, to in run(**given).moves if troop == "S1"}
    assert moves & {"2,0", "4,0", "6,0", "20,0", "18,0"} == {"6,0", "20,0", "18,0"}
    for to in ("2,0", "4,0"):
        assert refusal(**given, play=[move("A", "S1", to)])


@pytest.mark.rule("cortez", "DEPLACEMENT", 3)
def test_everything_else_is_within_reach() -> None:
    found = alone("0,0")
    assert Counter(KIND[at] for at in found) == {
        "land": 134, "village": 12, "port": 10, "water": 113, "road": 15, "bridge": 5, "city": 25,
    }  # fmt: skip
    assert set(found.values()) == {0}


@pytest.mark.rule("cortez", "DEPLACEMENT", 4)
def test_not_back_to_where_it_stood() -> None:
    assert ("S1", "0,0") not in run().moves
    assert refusal(play=[move("A", "S1", "0,0")])


@pytest.mark.rule("cortez", "DEPLACEMENT", 4)
def test_between_land_and_water_only_at_a_port() -> None:
    # (7,0) to (8,1) walks; the water beyond is reached through a port alone: all ten held.
    ports = [square for square, kind in KIND.items() if kind == "port"]
    board = f"S1@0,0=A A1@20,0=B {foreign(*ports)}"
    dry = run(board=board)
    assert not [to for _, to in dry.moves if KIND[to] == "water"]
    afloat = run(board=f"S1@7,2=A A1@20,0=B {foreign(*ports)}")
    assert {KIND[to] for _, to in afloat.moves} == {"water"}
    assert {("S1", "7,2"), ("S1", "19,9")} <= run(board="S1@0,0=A A1@20,0=B").moves | {
        ("S1", "19,9")
    }


@pytest.mark.rule("cortez", "DEPLACEMENT", 4)
def test_land_port_and_water_mix_in_one_move() -> None:
    outcome = run(board="S1@0,0=A A1@20,0=B", play=[move("A", "S1", "9,13")])
    assert KIND["9,13"] == "water"
    assert outcome.at["S1"] == "9,13"


@pytest.mark.rule("cortez", "DEPLACEMENT", 5)
def test_the_city_is_reached_by_road_alone() -> None:
    gates = ["6,5", "9,4", "6,7", "9,10"]
    board = f"S1@0,0=A A1@20,0=B {foreign(*gates)}"
    outcome = run(board=board)
    assert not [to for _, to in outcome.moves if to in CITY]
    assert {to for _, to in run(board=board, hands={"A": "camouflage"}).moves} >= CITY


@pytest.mark.rule("cortez", "DEPLACEMENT", 5)
def test_boats_do_not_cross_a_road() -> None:
    # With all bridges broken the roads cut the lake into five; a boat among them stays in its own.
    ports = [square for square, kind in KIND.items() if kind == "port"]
    sizes = set()
    for at in ("7,2", "4,6", "5,9", "8,12", "15,6"):
        board = f"S1@{at}=A A1@20,0=B {foreign(*ports)}"
        outcome = run(board=board, destroyed_bridges=list(BRIDGES))
        sizes.add(1 + len(outcome.moves))
    assert sizes == {7, 9, 12, 14, 71}


@pytest.mark.rule("cortez", "DEPLACEMENT", 5)
def test_a_road_is_entered_from_the_shore_at_its_end() -> None:
    board = f"S1@0,0=A A1@20,0=B {foreign(*HEADS)}"
    assert not [to for _, to in run(board=board).moves if KIND[to] in ("road", "bridge")]


@pytest.mark.rule("cortez", "DEPLACEMENT", 6)
def test_an_intact_bridge_is_crossed_above_and_below() -> None:
    ports = [square for square, kind in KIND.items() if kind == "port"]
    board = f"S1@8,3=A A1@20,0=B {foreign(*ports)}"
    water = {to for _, to in run(board=board).moves}
    assert water == {at for at, kind in KIND.items() if kind == "water"} - {"8,3"}
    others = [bridge for bridge in BRIDGES if bridge != "bridge_tepeyac"]
    assert set(alone("9,2", others)) >= CITY


@pytest.mark.rule("cortez", "DEPLACEMENT", 6)
def test_a_boat_does_not_stop_at_a_bridge_and_a_walker_may() -> None:
    ports = [square for square, kind in KIND.items() if kind == "port"]
    board = f"S1@8,3=A A1@20,0=B {foreign(*ports)}"
    given: Given = {"board": board}
    assert "9,3" not in {to for _, to in run(**given).moves}
    assert refusal(**given, play=[move("A", "S1", "9,3")])
    outcome = run(board="S1@9,2=A A1@20,0=B", play=[move("A", "S1", "9,3")])
    assert outcome.at["S1"] == "9,3"


@pytest.mark.rule("cortez", "DEPLACEMENT", 6)
def test_a_boat_takes_no_heed_of_who_stands_on_the_bridge() -> None:
    """Ruling: above and below are two levels; nobody is jumped and nothing is due."""
    ports = [square for square, kind in KIND.items() if kind == "port"]
    assert goes("8,3", others=foreign(*ports, "9,3"))["10,3"] == 0


@pytest.mark.rule("cortez", "DEPLACEMENT", 6)
def test_no_boarding_at_a_bridge() -> None:
    # On the bridge, both ways along the road held: there is no way down to the water.
    board = f"S1@9,3=A A1@20,0=B {foreign('9,2', '9,4')}"
    outcome = run(board=board, warriors={"A": "1"})
    assert {to for _, to in outcome.moves} == {"9,2", "9,4"}


@pytest.mark.rule("cortez", "DEPLACEMENT", 7)
def test_broken_bridges_stop_walkers() -> None:
    broken = list(BRIDGES)
    west = alone("3,7", broken)
    assert len(west) == 276
    assert not CITY & set(west)
    assert {at for at in west if KIND[at] == "road"} == {
        "4,7", "5,11", "6,11", "5,3", "9,2", "12,11", "13,11",
    }  # fmt: skip
    inside = alone("9,4", broken)
    assert Counter(KIND[at] for at in inside) == {"road": 7, "city": 25}


@pytest.mark.rule("cortez", "DEPLACEMENT", 7)
@pytest.mark.parametrize("bridge", BRIDGES)
def test_nobody_stops_on_a_broken_bridge_and_no_boat_passes_it(bridge: str) -> None:
    """Ruling: impassable for boats as well; the rulebook makes no exception."""
    square = BRIDGES[bridge][0]
    outcome = run(board="S1@0,0=A A1@20,0=B", destroyed_bridges=[bridge])
    assert ("S1", square) not in outcome.moves
    assert refusal(destroyed_bridges=[bridge], play=[move("A", "S1", square)])
    found = alone("0,0", [bridge])
    assert set(found) == set(reach("0,0", [bridge])) == set(KIND) - {"0,0", square}


@pytest.mark.rule("cortez", "DEPLACEMENT", 7)
@pytest.mark.rule("cortez", "DEPLACEMENT", 6)
@pytest.mark.rule("cortez", "DEPLACEMENT", 5)
@pytest.mark.rule("cortez", "DEPLACEMENT", 4)
@pytest.mark.parametrize("broken", [[], ["bridge_tepeyac"], [*BRIDGES][1:4], [*BRIDGES]])
@pytest.mark.parametrize("at", ["0,0", "7,1", "8,3", "5,3", "9,4", "T25", "9,11", "15,6"])
def test_reach_agrees_with_a_search_of_our_own(at: str, broken: list[str]) -> None:
    assert alone(at, broken) == reach(at, broken)


@pytest.mark.rule("cortez", "DEPLACEMENT", 2)
@pytest.mark.rule("cortez", "DEPLACEMENT", 3)
@pytest.mark.parametrize(
    ("at", "seat", "free", "combats", "city"),
    [("19,4", "A", 287, 21, 23), ("17,13", "B", 286, 21, 23), ("9,13", "A", 286, 21, 23)],
)
def test_reach_in_the_starting_position(
    at: str, seat: str, free: int, combats: int, city: int
) -> None:
    board, troop = marked(start_position(), at, seat)
    given: Given = {"board": board, "active": seat, "warriors": {seat: "1"}}
    outcome = run(**given)
    moves = {to for _, to in outcome.moves}
    assert len(moves) == free
    standing = {word.partition("@")[2] for word in start_position().split()}
    assert len(moves & standing) == combats
    assert len(moves & CITY) == city
    assert all(outcome.reach(troop)[to] == 0 for to in moves)


# -- villages and combats ------------------------------------------------------------------------


@pytest.mark.rule("cortez", "DEPLACEMENT", 8)
@pytest.mark.parametrize(("square", "value"), VILLAGES.items())
def test_ending_in_a_village_draws_its_number(square: str, value: int) -> None:
    outcome = run(play=[move("A", "S1", square)])
    assert outcome.drawn["A"] == outcome.sizes["A"] == value
    assert outcome.asked == ("A", "action")


@pytest.mark.rule("cortez", "DEPLACEMENT", 8)
def test_passing_through_draws_nothing() -> None:
    # The only ways into the city lead over the villages at the heads of the roads.
    outcome = run(board="S1@0,0=A A1@20,0=B", play=[move("A", "S1", "T25")])
    assert outcome.drawn["A"] == 0
    others = {at for at in OUTSIDE if KIND[at] == "village"} - {"3,7"}
    assert others
    broken = [bridge for bridge in BRIDGES if bridge != "bridge_tlacopan"]
    through = run(destroyed_bridges=broken, play=[move("A", "S1", "T15")])
    assert through.drawn["A"] == 0


@pytest.mark.rule("cortez", "DEPLACEMENT", 9)
def test_two_cards_in_tlacopan_and_one_more_for_the_second_action() -> None:
    outcome = run(play=[move("A", "S1", "3,7"), draw("A")], stop=True)
    assert outcome.drawn["A"] == 3


@pytest.mark.rule("cortez", "DEPLACEMENT", 10)
@pytest.mark.rule("cortez", "COMBAT", 3)
def test_ending_on_a_troop_of_the_other_nation_is_a_combat() -> None:
    outcome = run(
        board="S1@0,0=A A1@20,0=B",
        warriors={"A": "1", "B": "1"},
        play=[move("A", "S1", "20,0")],
    )
    assert outcome.written["combat"]["square"] == "20,0"
    assert (outcome.written["combat"]["attacker"], outcome.written["combat"]["defender"]) == (
        "A",
        "B",
    )
