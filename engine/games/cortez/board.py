"""The map of Tenochtitlan: squares, villages, ports and bridges, validated when it is read.

The squares of the city also have numbers, 1 to 25. `rules/paths.py` defines how troops walk from
one square to another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.errors import BoardError
from engine.core.values import Json
from engine.data.reader import ValueChecker
from engine.data.yaml_documents import read_yaml
from engine.games.cortez.squares import (
    AXES,
    BRIDGE,
    CITY,
    CITY_COUNT,
    DRY,
    HEIGHT,
    KIND_COUNTS,
    PORT,
    ROAD,
    SQUARE_COUNT,
    VILLAGE,
    WATER,
    WIDTH,
    Square,
    adjacent_squares,
    coordinates,
    square_at,
)
from engine.system.resources import asset

#: The required keys of a board file.
FILE_KEYS: Final = (
    *("width", "height", "legend", "map", "villages", "ports", "bridges"),
    *("city", "temples", "gates", "landmarks", "start"),
)
TEMPLE_COUNT: Final = 8
#: The number of starting squares of each sort. Those of "mixed_city" are in the city, all others
#: outside.
START_COUNTS: Final[Mapping[str, int]] = {
    "helmet": 18,
    "feather": 18,
    "mixed_city": 4,
    "mixed_terrain": 4,
}

_READER = ValueChecker(BoardError)


@dataclass(frozen=True, slots=True)
class Site:
    """A named place: a village, a port or a bridge."""

    id: str
    square: Square


@dataclass(frozen=True, slots=True)
class Village(Site):
    name: str
    #: The number of provision cards a troop draws on arrival.
    value: int


@dataclass(frozen=True, slots=True)
class Port(Site):
    name: str


@dataclass(frozen=True, slots=True)
class Bridge(Site):
    #: The direction in which troops cross the bridge, "NS" or "EW"; boats pass below it on the
    #: other axis.
    road_axis: str


@dataclass(frozen=True, slots=True)
class Landmark:
    """A name printed on the map, without any effect on the rules."""

    name: str
    square: Square


#: How every square is written by its coordinates, and the square; the same on every board.
_COORDINATES = [coordinates(square) for square in range(SQUARE_COUNT)]
_SQUARES = {name: square for square, name in enumerate(_COORDINATES)}
#: The places in `Board.city` by the names of the squares.
_CITY_PLACES = {f"T{place + 1}": place for place in range(CITY_COUNT)}


@dataclass(frozen=True, slots=True)
class Board:
    """The 315 squares and the places on them."""

    #: The kind of ground of each square.
    kinds: tuple[str, ...]
    villages: tuple[Village, ...]
    ports: tuple[Port, ...]
    bridges: tuple[Bridge, ...]
    landmarks: tuple[Landmark, ...]
    #: The squares of the city by number - 1.
    city: tuple[Square, ...]
    #: The city number of each square; 0 outside the city.
    city_numbers: tuple[int, ...]
    #: The city numbers of the temples, in ascending order.
    temples: tuple[int, ...]
    #: The city numbers of the squares a road leads to, in ascending order.
    gates: tuple[int, ...]
    #: The provision cards of the village on each square; 0 where there is no village.
    village_values: tuple[int, ...]
    #: The starting squares of Spanish troops.
    helmets: tuple[Square, ...]
    #: The starting squares of Aztec troops.
    feathers: tuple[Square, ...]
    #: The starting squares in the city of troops of either nation.
    mixed_city: tuple[Square, ...]
    #: The starting squares outside the city of troops of either nation.
    mixed_terrain: tuple[Square, ...]

    def name(self, square: Square) -> str:
        """Return how a square is written: "T7" in the city, "x,y" elsewhere."""
        number = self.city_numbers[square]
        return f"T{number}" if number else _COORDINATES[square]

    def square(self, name: str) -> Square:
        """Return the square written "x,y" or "T7". Raises KeyError."""
        if name in _SQUARES:
            return _SQUARES[name]
        return self.city[_CITY_PLACES[name]]

    def bridge(self, id_: str) -> int:
        """Return the index of the bridge with this id in the order of the file. Raises KeyError."""
        for number, bridge in enumerate(self.bridges):
            if bridge.id == id_:
                return number
        raise KeyError(id_)


def build_board(data: Json) -> Board:
    """Build a board from the plain data of its file.

    Raises BoardError with the fault and its place.
    """
    file = _READER.mapping(data, "board")
    for key in FILE_KEYS:
        _require_key(file, key)
    if (file["width"], file["height"]) != (WIDTH, HEIGHT):
        raise BoardError(f"width, height: expected {WIDTH} and {HEIGHT}")
    kinds = _read_kinds(file["map"], _READER.mapping(file["legend"], "legend"))
    villages = _read_villages(file["villages"], kinds)
    ports = _read_ports(file["ports"], kinds)
    city = _read_city(file["city"], kinds)
    city_numbers = [0] * SQUARE_COUNT
    for number, square in enumerate(city, 1):
        city_numbers[square] = number
    village_values = [0] * SQUARE_COUNT
    for village in villages:
        village_values[village.square] = village.value
    temples = _read_numbers(file["temples"], "temples")
    if len(temples) != TEMPLE_COUNT:
        raise BoardError(f"temples: {len(temples)} given, {TEMPLE_COUNT} needed")
    _check_roads(kinds)
    start = _read_start(file["start"], kinds, {city[number - 1] for number in temples})
    return Board(
        kinds=kinds,
        villages=villages,
        ports=ports,
        bridges=_read_bridges(file["bridges"], kinds),
        landmarks=_read_landmarks(file["landmarks"]),
        city=city,
        city_numbers=tuple(city_numbers),
        temples=temples,
        gates=_read_gates(file["gates"], kinds, city),
        village_values=tuple(village_values),
        helmets=start["helmet"],
        feathers=start["feather"],
        mixed_city=start["mixed_city"],
        mixed_terrain=start["mixed_terrain"],
    )


# -- squares ---------------------------------------------------------------------------------------


def _read_kinds(rows: Json, legend: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the kind of every square of the map. Raises BoardError."""
    if not isinstance(rows, list) or len(rows) != HEIGHT:
        raise BoardError(f"map: expected {HEIGHT} rows")
    kinds: list[str] = []
    for y, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != WIDTH:
            raise BoardError(f"map[{y}]: expected {WIDTH} characters")
        for x, mark in enumerate(row):
            kind = legend.get(mark)
            if not isinstance(kind, str) or kind not in KIND_COUNTS:
                raise BoardError(f"map: {x},{y} is {mark!r}, which the legend does not explain")
            kinds.append(kind)
    for kind, needed in KIND_COUNTS.items():
        if kinds.count(kind) != needed:
            raise BoardError(f"map: {kinds.count(kind)} squares of {kind}, {needed} needed")
    return tuple(kinds)


def _check_roads(kinds: Sequence[str]) -> None:
    """Check that every road touches at most one dry square, so that it cannot be left sideways."""
    for square, kind in enumerate(kinds):
        if kind == ROAD and sum(kinds[other] in DRY for other in adjacent_squares(square)) > 1:
            raise BoardError(f"map: the road at {coordinates(square)} touches the shore twice")


def _read_city(data: Json, kinds: Sequence[str]) -> tuple[Square, ...]:
    entries = _READER.mapping(data, "city")
    if sorted(map(str, entries)) != sorted(map(str, range(1, CITY_COUNT + 1))):
        raise BoardError(f"city: expected the numbers 1 to {CITY_COUNT}")
    squares = {int(number): _read_square(at, f"city.{number}") for number, at in entries.items()}
    _check_ground([(f"city.{number}", at) for number, at in squares.items()], CITY, kinds)
    return tuple(squares[number] for number in range(1, CITY_COUNT + 1))


def _read_gates(data: Json, kinds: Sequence[str], city: Sequence[Square]) -> tuple[int, ...]:
    gates = _read_numbers(data, "gates")
    for number, square in enumerate(city, 1):
        road = any(kinds[other] == ROAD for other in adjacent_squares(square))
        if road is not (number in gates):
            fault = "a road arrives, no gate" if road else "a gate without a road"
            raise BoardError(f"gates: {fault} at {number} ({coordinates(square)})")
    return gates


def _read_numbers(data: Json, where: str) -> tuple[int, ...]:
    """Return distinct numbers of city squares in ascending order."""
    if not isinstance(data, list) or not all(type(number) is int for number in data):
        raise BoardError(f"{where}: expected a list of city numbers")
    for number in data:
        if not 1 <= number <= CITY_COUNT or data.count(number) > 1:
            raise BoardError(f"{where}: {number} is no city square, or given twice")
    return tuple(sorted(data))


# -- sites -----------------------------------------------------------------------------------------


def _read_villages(data: Json, kinds: Sequence[str]) -> tuple[Village, ...]:
    villages = []
    for id_, square, entry in _read_sites(data, "villages", VILLAGE, kinds):
        value = entry.get("value")
        if type(value) is not int or value < 1:
            raise BoardError(f"villages.{id_}.value: expected cards, 1 or more")
        villages.append(Village(id_, square, _READER.text(entry, "name", f"villages.{id_}"), value))
    return tuple(villages)


def _read_ports(data: Json, kinds: Sequence[str]) -> tuple[Port, ...]:
    ports = []
    for id_, square, entry in _read_sites(data, "ports", PORT, kinds):
        if not any(kinds[other] == WATER for other in adjacent_squares(square)):
            raise BoardError(f"ports.{id_}: no water beside {coordinates(square)}")
        ports.append(Port(id_, square, _READER.text(entry, "name", f"ports.{id_}")))
    return tuple(ports)


def _read_bridges(data: Json, kinds: Sequence[str]) -> tuple[Bridge, ...]:
    bridges = []
    for id_, square, entry in _read_sites(data, "bridges", BRIDGE, kinds):
        axis = _READER.text(entry, "road_axis", f"bridges.{id_}")
        if axis not in AXES:
            raise BoardError(f"bridges.{id_}.road_axis: {axis!r} is neither NS nor EW")
        for direction, steps in AXES.items():
            ground = ROAD if direction == axis else WATER
            for other in (square + step for step in steps):
                if other not in adjacent_squares(square) or kinds[other] != ground:
                    raise BoardError(
                        f"bridges.{id_}: no {ground} {direction} of {coordinates(square)}"
                    )
        bridges.append(Bridge(id_, square, axis))
    return tuple(bridges)


def _read_sites(
    data: Json, where: str, kind: str, kinds: Sequence[str]
) -> Iterator[tuple[str, Square, Mapping[str, Any]]]:
    """Yield the id, square and entry of each site; the sites must cover all squares of the kind."""
    entries = {}
    for i, item in enumerate(_READER.items(data, where)):
        entry = _READER.mapping(item, f"{where}[{i}]")
        id_ = _READER.text(entry, "id", f"{where}[{i}]")
        if id_ in entries:
            raise BoardError(f"{where}.{id_}: twice")
        entries[id_] = entry, _read_square(entry.get("pos"), f"{where}.{id_}.pos")
    _check_ground([(f"{where}.{id_}", at) for id_, (_, at) in entries.items()], kind, kinds)
    for id_, (entry, square) in entries.items():
        yield id_, square, entry


def _check_ground(places: list[tuple[str, Square]], kind: str, kinds: Sequence[str]) -> None:
    """Check that every place is on a square of its kind and every such square has one place."""
    taken: dict[Square, str] = {}
    for where, square in places:
        if kinds[square] != kind:
            raise BoardError(f"{where}: {coordinates(square)} is {kinds[square]}, not {kind}")
        if square in taken:
            raise BoardError(f"{where}: {coordinates(square)} is {taken[square]}")
        taken[square] = where
    for square, square_kind in enumerate(kinds):
        if square_kind == kind and square not in taken:
            raise BoardError(f"map: {coordinates(square)} is {kind}, but nothing is listed there")


def _read_landmarks(data: Json) -> tuple[Landmark, ...]:
    landmarks = []
    for i, item in enumerate(_READER.items(data, "landmarks")):
        entry = _READER.mapping(item, f"landmarks[{i}]")
        square = _read_square(entry.get("pos"), f"landmarks[{i}].pos")
        landmarks.append(Landmark(_READER.text(entry, "name", f"landmarks[{i}]"), square))
    return tuple(landmarks)


def _read_start(
    data: Json, kinds: Sequence[str], temples: set[Square]
) -> dict[str, tuple[Square, ...]]:
    """Return the squares on which each kind of piece starts. Raises BoardError."""
    entries = _READER.mapping(data, "start")
    start: dict[str, tuple[Square, ...]] = {}
    taken: set[Square] = set()
    for key, needed in START_COUNTS.items():
        _require_key(entries, key, "start.")
        written = entries[key]
        if not isinstance(written, list) or len(written) != needed:
            raise BoardError(f"start.{key}: expected {needed} squares")
        squares = tuple(_read_square(at, f"start.{key}[{i}]") for i, at in enumerate(written))
        for square in squares:
            if (kinds[square] == CITY) is not (key == "mixed_city") or square in temples:
                raise BoardError(f"start.{key}: {coordinates(square)} is {kinds[square]}")
            if square in taken:
                raise BoardError(f"start.{key}: {coordinates(square)} twice")
            taken.add(square)
        start[key] = squares
    return start


# -- plain data ------------------------------------------------------------------------------------


def _require_key(entries: Mapping[Any, Any], key: str, where: str = "") -> None:
    if key not in entries:
        raise BoardError(f"{where}{key}: missing")


def _read_square(data: Json, where: str) -> Square:
    if not isinstance(data, list) or len(data) != 2 or not all(type(part) is int for part in data):
        raise BoardError(f"{where}: expected [x, y] in whole squares")
    square = square_at(*data)
    if square is None:
        raise BoardError(f"{where}: {data[0]},{data[1]} is off the map")
    return square


BOARD = build_board(read_yaml(asset("cortez", "board.yaml")))
