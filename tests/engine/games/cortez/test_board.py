"""The map of Tenochtitlan as its file gives it, and faults in the file, each named."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.core.errors import BoardError
from engine.data.yaml_documents import read_yaml
from engine.games.cortez.board import BOARD, build_board
from engine.games.cortez.squares import KIND_COUNTS, SQUARE_COUNT, adjacent_squares
from engine.system.resources import asset

Data = dict[str, Any]


@cache
def file() -> Data:
    data: Data = read_yaml(asset("cortez", "board.yaml"))
    return data


def change(*path: str | int, value: Any) -> Callable[[Data], None]:
    def put(data: Data) -> None:
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return put


def paint(x: int, y: int, mark: str) -> Callable[[Data], None]:
    """One square of the map becomes another kind."""

    def put(data: Data) -> None:
        row = data["map"][y]
        data["map"][y] = row[:x] + mark + row[x + 1 :]

    return put


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    def put(data: Data) -> None:
        for one in changes:
            one(data)

    return put


def swap(a: tuple[int, int], b: tuple[int, int]) -> Callable[[Data], None]:
    """Two squares of the map change places."""
    marks = [file()["map"][y][x] for x, y in (a, b)]
    return both(paint(*a, marks[1]), paint(*b, marks[0]))


def test_the_map_has_as_many_squares_of_each_kind_as_it_needs() -> None:
    assert Counter(BOARD.kinds) == KIND_COUNTS
    assert len(BOARD.kinds) == SQUARE_COUNT


def test_villages_are_worth_26_cards() -> None:
    assert sum(village.value for village in BOARD.villages) == 26
    assert BOARD.village_values[BOARD.square("3,7")] == 2
    assert sum(BOARD.village_values) == 26


def test_the_city_is_numbered_in_rings() -> None:
    assert [BOARD.city_numbers[square] for square in BOARD.city] == list(range(1, 26))
    for first, last in ((1, 16), (17, 24)):
        ring = BOARD.city[first - 1 : last]
        for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
            assert b in adjacent_squares(a)
    assert BOARD.temples == tuple(range(17, 25))
    assert BOARD.square("T25") == BOARD.square("9,7")


def test_roads_arrive_at_the_gates() -> None:
    roads = {square for square, kind in enumerate(BOARD.kinds) if kind == "road"}
    arrived = [n for n in range(1, 26) if roads & set(adjacent_squares(BOARD.city[n - 1]))]
    assert tuple(arrived) == BOARD.gates == (1, 3, 11, 15)


def test_44_troops_start_on_squares_of_their_own() -> None:
    squares = BOARD.helmets + BOARD.feathers + BOARD.mixed_city + BOARD.mixed_terrain
    assert len(set(squares)) == len(squares) == 44
    assert [BOARD.city_numbers[square] for square in BOARD.mixed_city] == [4, 8, 12, 16]


def test_squares_are_named_and_found() -> None:
    names = [BOARD.name(square) for square in range(SQUARE_COUNT)]
    assert len(set(names)) == SQUARE_COUNT
    assert [BOARD.square(name) for name in names] == list(range(SQUARE_COUNT))
    assert BOARD.name(BOARD.square("7,7")) == "T15"


@pytest.mark.parametrize("name", ["", "T0", "T26", "T07", "21,0", "0,15", "01,1", "-1,0", "1, 2"])
def test_nothing_else_names_a_square(name: str) -> None:
    with pytest.raises(KeyError):
        BOARD.square(name)


def test_bridges_go_by_their_ids() -> None:
    for number, bridge in enumerate(BOARD.bridges):
        assert BOARD.bridge(bridge.id) == number
    with pytest.raises(KeyError):
        BOARD.bridge("bridge_texcoco")


#: What is done to the file, and what the error says first.
FAULTS: dict[str, tuple[Callable[[Data], Any], str]] = {
    "no map": (lambda data: data.pop("map"), "map: missing"),
    "a wider map": (change("width", value=22), "width, height: expected 21 and 15"),
    "a row less": (lambda data: data["map"].pop(), "map: expected 15 rows"),
    "a long row": (change("map", 3, value="." * 22), "map[3]: expected 21 characters"),
    "an unknown mark": (paint(2, 1, "?"), "map: 2,1 is '?'"),
    "a mark of no kind": (change("legend", ".", value=["land"]), "map: 0,0 is '.'"),
    "more land": (paint(8, 2, "."), "map: 136 squares of land, 135 needed"),
    "village on water": (
        change("villages", 0, "pos", value=[11, 1]),
        "villages.tepeyacac: 11,1 is water, not village",
    ),
    "two villages on a square": (
        change("villages", 1, "pos", value=[9, 1]),
        "villages.tenayuca: 9,1 is villages.tepeyacac",
    ),
    "a village nobody lists": (
        lambda data: data["villages"].pop(3),
        "map: 3,7 is village, but nothing is listed there",
    ),
    "a village twice": (
        change("villages", 1, "id", value="tepeyacac"),
        "villages.tepeyacac: twice",
    ),
    "a village without a name": (
        change("villages", 2, "name", value=""),
        "villages.azcapotzalco.name: expected a text",
    ),
    "a village without cards": (
        change("villages", 2, "value", value=0),
        "villages.azcapotzalco.value: expected cards, 1 or more",
    ),
    "a port inland": (swap((7, 1), (2, 0)), "ports.port_nonoalco: 7,1 is land, not port"),
    "a port without water": (
        both(swap((7, 1), (2, 0)), change("ports", 0, "pos", value=[2, 0])),
        "ports.port_nonoalco: no water beside 2,0",
    ),
    "a port off the map": (
        change("ports", 0, "pos", value=[7, 15]),
        "ports.port_nonoalco.pos: 7,15 is off the map",
    ),
    "half a square": (
        change("ports", 0, "pos", value=[7, 1.5]),
        "ports.port_nonoalco.pos: expected [x, y]",
    ),
    "a bridge askew": (
        change("bridges", 0, "road_axis", value="EW"),
        "bridges.bridge_tepeyac: no water NS of 9,3",
    ),
    "a bridge without axis": (
        change("bridges", 0, "road_axis", value="up"),
        "bridges.bridge_tepeyac.road_axis: 'up' is neither",
    ),
    "a bridge on the road": (
        change("bridges", 0, "pos", value=[9, 2]),
        "bridges.bridge_tepeyac: 9,2 is road, not bridge",
    ),
    "a road along the shore": (
        swap((5, 11), (3, 6)),
        "map: the road at 3,6 touches the shore twice",
    ),
    "24 city squares": (lambda data: data["city"].pop(25), "city: expected the numbers 1 to 25"),
    "a city square twice": (change("city", 2, value=[7, 5]), "city.2: 7,5 is city.1"),
    "a city square outside": (change("city", 2, value=[6, 5]), "city.2: 6,5 is road, not city"),
    "gate without road": (
        change("gates", value=[1, 2, 3, 11, 15]),
        "gates: a gate without a road at 2 (8,5)",
    ),
    "road without gate": (change("gates", value=[1, 3, 15]), "gates: a road arrives, no gate at"),
    "no gates": (change("gates", value=None), "gates: expected a list"),
    "temple 26": (change("temples", 7, value=26), "temples: 26 is no city square"),
    "seven temples": (lambda data: data["temples"].pop(), "temples: 7 given, 8 needed"),
    "seventeen helmets": (
        lambda data: data["start"]["helmet"].pop(),
        "start.helmet: expected 18 squares",
    ),
    "two troops on a square": (
        change("start", "feather", 0, value=[2, 1]),
        "start.feather: 2,1 twice",
    ),
    "a troop on a temple": (
        change("start", "mixed_city", 0, value=[8, 6]),
        "start.mixed_city: 8,6 is city",
    ),
    "a helmet in the city": (
        change("start", "helmet", 0, value=[9, 5]),
        "start.helmet: 9,5 is city",
    ),
    "a landmark off the map": (
        change("landmarks", 0, "pos", value=[30, 1]),
        "landmarks[0].pos: 30,1 is off the map",
    ),
    "landmarks in a word": (change("landmarks", value="Xoloc"), "landmarks: expected a list"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_file_is_named(fault: str) -> None:
    data = copy.deepcopy(file())
    spoil, message = FAULTS[fault]
    spoil(data)
    with pytest.raises(BoardError, match="^" + re.escape(message)):
        build_board(data)


def test_a_list_is_no_board() -> None:
    with pytest.raises(BoardError, match="board: expected a mapping"):
        build_board([])
