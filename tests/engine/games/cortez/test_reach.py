"""Where troops can go, square by square, and against a plain search of another kind."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from engine.games.cortez.board import BOARD
from engine.games.cortez.rules import reachable
from engine.games.cortez.rules.paths import (
    NEIGHBOURS,
    NO_COLLAR,
    NOWHERE,
    SQUARES,
    UNREACHABLE,
    costs,
    moves,
    obstacles,
    path,
)
from engine.games.cortez.squares import SQUARE_COUNT

ALL_BRIDGES = 31
TEPEYAC = 1
ROAD_HEADS = ("9,1", "5,2", "3,7", "4,11", "14,11")

At = tuple[list[int], list[int]]


def squares(names: Iterable[str]) -> list[int]:
    return [BOARD.square(name) for name in names]


def army(own: Mapping[int, str], others: Iterable[str] = ()) -> At:
    """Return troops of seat 0 by number, and Aztec ones without a collar.

    Where and whose they are.
    """
    at, collars = [NOWHERE] * 44, [NO_COLLAR] * 44
    for troop, name in own.items():
        at[troop], collars[troop] = BOARD.square(name), 0
    for troop, name in enumerate(others, 22):
        at[troop] = BOARD.square(name)
    return at, collars


def reached(
    origin: str, others: Iterable[str] = (), broken: int = 0, own: Iterable[str] = ()
) -> dict[str, int]:
    """Square → camouflage of a troop of seat 0."""
    at, collars = army(dict(enumerate((origin, *own))), others)
    [first] = moves([0], at, collars, broken)
    return {BOARD.name(square): cost for square, cost in enumerate(first) if cost < UNREACHABLE}


def kinds(names: Iterable[str]) -> Counter[str]:
    return Counter(BOARD.kinds[square] for square in squares(names))


def even_setup() -> list[int]:
    """Squares of the troops of an even number of players, Spanish first."""
    mixed = (*BOARD.mixed_city, *BOARD.mixed_terrain)
    return [*BOARD.helmets, *mixed[::2], *BOARD.feathers, *mixed[1::2]]


# -- The ground ----------------------------------------------------------------------------------


def test_an_empty_board_with_its_bridges_is_open_everywhere() -> None:
    found = reached("0,0")
    assert len(found) == 314
    assert set(found.values()) == {0}
    assert kinds(found) == {
        "land": 134,
        "village": 12,
        "port": 10,
        "water": 113,
        "road": 15,
        "bridge": 5,
        "city": 25,
    }


def test_without_bridges_the_city_is_cut_off() -> None:
    found = reached("3,7", broken=ALL_BRIDGES)
    assert len(found) == 276
    roads = {name for name in found if kinds([name]) == {"road": 1}}
    assert roads == {"4,7", "5,11", "6,11", "5,3", "9,2", "12,11", "13,11"}
    assert not any(name.startswith("T") for name in found)
    from_within = reached("9,4", broken=ALL_BRIDGES)
    assert kinds(from_within) == {"road": 7, "city": 25}


@pytest.mark.parametrize("bridge", range(5))
def test_each_bridge_alone_opens_the_city(bridge: int) -> None:
    found = reached("0,0", broken=ALL_BRIDGES & ~(1 << bridge))
    assert kinds(found)["city"] == 25


def test_the_lake_has_five_sectors_that_bridges_join_in_a_ring() -> None:
    waters = [square for square, kind in enumerate(BOARD.kinds) if kind == "water"]
    passing = obstacles([NOWHERE], [NO_COLLAR], 0)

    def sectors(broken: int) -> list[int]:
        """Sizes of the parts of the lake, ports closed: what is met on land is another sector."""
        left, sizes = set(waters), []
        while left:
            part, fresh = set[int](), {min(left)}
            while fresh:
                part |= fresh
                fresh = {
                    other
                    for node in fresh
                    for other in NEIGHBOURS[node]
                    if (other >= SQUARE_COUNT and not broken >> other - SQUARE_COUNT & 1)
                    or other in left
                } - part
            sizes.append(len(part & left))
            left -= part
        return sorted(sizes)

    assert sectors(ALL_BRIDGES) == [7, 9, 12, 14, 71]
    assert sectors(0) == [113]
    assert all(sectors(1 << bridge) == [113] for bridge in range(5)), "a ring has no end"
    assert costs(waters[0], passing, 0)[waters[-1]] == 0


@pytest.mark.parametrize(
    ("node", "neighbours"),
    [
        ("9,3", ["9,2", "9,4"]),
        ("7,1", ["6,1", "7,0", "8,1", "7,2"]),
        ("4,7", ["3,7", "5,7"]),
        ("T15", ["6,7", "T16", "T14", "T24"]),
        ("8,2", ["7,2", "8,3"]),
    ],
)
def test_neighbours(node: str, neighbours: list[str]) -> None:
    assert sorted(NEIGHBOURS[BOARD.square(node)]) == sorted(squares(neighbours))


def test_boats_pass_below_a_bridge_across_the_road() -> None:
    assert sorted(NEIGHBOURS[SQUARE_COUNT]) == sorted(squares(["8,3", "10,3"]))
    assert SQUARES[SQUARE_COUNT] == BOARD.square("9,3")


def test_every_way_goes_back() -> None:
    for node, others in enumerate(NEIGHBOURS):
        assert all(node in NEIGHBOURS[other] for other in others)


# -- Troops in the way ---------------------------------------------------------------------------


def test_a_troop_on_a_village_is_passed_around_through_the_city() -> None:
    assert reached("9,0", ["9,1"])["9,2"] == 0


def test_to_end_on_a_troop_costs_nothing() -> None:
    found = reached("9,0", ROAD_HEADS)
    assert found["T3"] == 1
    assert found["9,1"] == 0


def test_several_in_a_row_are_jumped() -> None:
    found = reached("9,0", (*ROAD_HEADS, "9,2", "9,3"), ALL_BRIDGES & ~TEPEYAC)
    assert found["T3"] == 3


def test_a_troop_on_a_bridge_does_not_hinder_boats() -> None:
    assert reached("8,3", ["9,3"])["10,3"] == 0
    assert reached("9,2", ["9,3"], ALL_BRIDGES & ~TEPEYAC)["9,4"] == 1


def test_a_boat_never_stops_below_a_bridge() -> None:
    ports = [BOARD.name(port.square) for port in BOARD.ports]
    assert reached("8,3", ports)["9,3"] == 1, "ashore at a port and along the road, not from below"


def test_troops_of_the_same_collar_are_jumped_freely_and_not_attacked() -> None:
    found = reached("9,0", ROAD_HEADS[1:], own=["9,1"])
    assert found["T3"] == 0
    assert "9,1" not in found
    assert "9,0" not in found


def test_unmarked_troops_of_ones_nation_cost_and_are_no_destination() -> None:
    at, collars = army({0: "9,0"}, ROAD_HEADS[1:])
    at[1] = BOARD.square("9,1")
    [found] = moves([0], at, collars, 0)
    assert found[at[1]] == UNREACHABLE
    assert found[BOARD.square("T3")] == 1


def test_a_troop_of_ones_nation_with_another_collar_may_be_attacked() -> None:
    at, collars = army({0: "9,0"})
    at[1], collars[1] = BOARD.square("9,1"), 2
    [found] = moves([0], at, collars, 0)
    assert found[at[1]] == 0


@pytest.mark.parametrize(
    ("start", "destinations", "combats", "city"),
    [("19,4", 287, 21, 23), ("17,13", 286, 21, 23), ("9,13", 286, 21, 23)],
)
def test_at_the_start_nearly_everything_is_free(
    start: str, destinations: int, combats: int, city: int
) -> None:
    at = even_setup()
    troop = at.index(BOARD.square(start))
    collars = [NO_COLLAR] * 44
    collars[troop] = 0
    [found] = moves([troop], at, collars, 0)
    free = [square for square, cost in enumerate(found) if cost == 0]
    assert len(free) == destinations
    assert len(set(free) & set(at)) == combats
    assert sum(BOARD.city_numbers[square] > 0 for square in free) == city


# -- The same by another way ---------------------------------------------------------------------


def plain_costs(origin: int, passing: list[int], broken: int) -> dict[int, int]:
    """Square → cost, by lowering estimates until none can be lowered, over the rules of the map."""
    kind = dict(enumerate(BOARD.kinds))
    gone = {bridge.square for i, bridge in enumerate(BOARD.bridges) if broken >> i & 1}
    axis = {bridge.square: bridge.road_axis for bridge in BOARD.bridges}
    dry = ("land", "village", "port")

    def level(square: int) -> str:
        return "boat" if kind[square] == "water" else "foot"

    def steps(square: int, how: str) -> Iterable[tuple[int, str]]:
        x, y = square % 21, square // 21
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if not (0 <= x + dx < 21 and 0 <= y + dy < 15):
                continue
            other = (y + dy) * 21 + x + dx
            if other in gone:
                continue
            a, b = kind[square], kind[other]
            across = "NS" if dx else "EW"
            if how == "boat":
                if b == "water":
                    yield other, "boat"
                elif b == "port" and a == "water":
                    yield other, "foot"
                elif b == "bridge" and axis[other] == across:
                    yield other, "boat"
            elif a == "port" and b == "water":
                yield other, "boat"
            elif (
                (a in dry and b in dry)
                or (a == b == "city")
                or (a in ("road", "bridge") and b in ("road", "bridge"))
                or ("road" in (a, b) and ({a, b} - {"road"}) <= {*dry, "city"})
            ):
                yield other, "foot"

    best = {(origin, level(origin)): 0}
    changed = True
    while changed:
        changed = False
        for (square, how), cost in list(best.items()):
            below = kind[square] == "bridge" and how == "boat"
            if square != origin and not below:
                cost += passing[square]
            for following in steps(square, how):
                if cost < best.get(following, UNREACHABLE):
                    best[following] = cost
                    changed = True
    return {square: cost for (square, how), cost in best.items() if how == level(square)}


@pytest.mark.parametrize("seed", range(12))
def test_costs_and_paths_agree_with_a_plain_search(seed: int) -> None:
    chance = random.Random(seed)
    broken = chance.randrange(32)
    gone = {bridge.square for i, bridge in enumerate(BOARD.bridges) if broken >> i & 1}
    open_squares = [square for square in range(SQUARE_COUNT) if square not in gone]
    # Crowded seas and shores, so that much has to be paid.
    at = chance.sample(open_squares, 44)
    heads = [square for square in squares(ROAD_HEADS) if square not in at]
    at[30 : 30 + len(heads)] = heads
    collars = [chance.choice((NO_COLLAR, 0, 1)) for _ in at]
    collars[0] = 0
    passing = obstacles(at, collars, 0)
    origin = at[0]
    expected = plain_costs(origin, passing, broken)
    found = costs(origin, passing, broken)
    assert {s: cost for s, cost in enumerate(found) if cost < UNREACHABLE} == expected
    for to in chance.sample(range(SQUARE_COUNT), 30):
        way = path(origin, to, passing, broken)
        assert bool(way) is (to in expected)
        if way and to != origin:
            assert (way[0], way[-1]) == (origin, to)
            assert len(set(zip(way, way[1:], strict=False))) == len(way) - 1
            assert _price(way, passing) == expected[to]


def _price(way: list[int], passing: list[int]) -> int:
    """Return the cost of a way; a bridge between two waters is passed below."""
    price = 0
    for before, square, after in zip(way, way[1:], way[2:], strict=False):
        below = BOARD.kinds[before] == BOARD.kinds[after] == "water"
        price += 0 if below and BOARD.kinds[square] == "bridge" else passing[square]
    return price


@pytest.mark.parametrize("seed", range(6))
def test_troops_of_a_collar_share_what_they_reach_only_where_it_is_the_same(seed: int) -> None:
    chance = random.Random(seed)
    at = chance.sample(range(SQUARE_COUNT), 44)
    collars = [0] * 5 + [NO_COLLAR] * 39
    broken = chance.randrange(32)
    together = moves([0, 1, 2, 3, 4], at, collars, broken)
    assert together == [moves([troop], at, collars, broken)[0] for troop in range(5)]


def test_a_path_takes_no_detour_and_few_turns() -> None:
    passing = obstacles([NOWHERE], [NO_COLLAR], 0)
    start, end = squares(["0,0", "2,3"])
    way = [BOARD.name(square) for square in path(start, end, passing, 0)]
    assert len(way) == 6
    assert sum(a[0] != c[0] and a[-1] != c[-1] for a, c in zip(way, way[2:], strict=False)) == 1
    head, city = squares(["9,1", "T3"])
    over = path(head, city, passing, 0)
    assert [BOARD.name(s) for s in over] == ["9,1", "9,2", "9,3", "9,4", "T3"]


# -- Floods that are kept ------------------------------------------------------------------------


def test_masks_of_reached_squares_agree_with_costs_on_any_board_in_any_order() -> None:
    """Regions are flooded once for all squares in them, and each question finds its own."""
    lots = random.Random(7)
    for _ in range(12):
        places = lots.sample(range(SQUARE_COUNT), 44)
        collars = [lots.choice((NO_COLLAR, 0, 1, 2)) for _ in places]
        broken = lots.getrandbits(5)
        shut = {SQUARES[SQUARE_COUNT + bridge] for bridge in range(5) if broken >> bridge & 1}
        for _ in range(12):
            troop = lots.randrange(44)
            if places[troop] in shut:
                continue
            passing = obstacles(places, collars, collars[troop])
            due = costs(places[troop], passing, broken)
            barring = reachable.troops_mask(places, collars, collars[troop])
            for square in lots.sample(range(SQUARE_COUNT), 20):
                assert reachable.fee(places[troop], square, barring, broken) == due[square]
            for paid in (0, 1, 2, 9):
                mask = reachable.reachable_mask(places[troop], barring, broken, paid)
                assert [mask >> square & 1 for square in range(SQUARE_COUNT)] == [
                    int(cost <= paid) for cost in due
                ]
