"""The map of Italy: regions, borders and outlines, validated when it is read.

Regions are numbered in the order of the board file; sets of regions are bit masks of these numbers.
Coordinates lie in the square of the file, x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.errors import BoardError
from engine.core.values import Json
from engine.data.reader import ValueChecker
from engine.data.yaml_documents import read_yaml
from engine.system.resources import asset

REGION_COUNT = 17
LINE_KINDS = ("coast", "border", "frontier")

_READER = ValueChecker(BoardError)

Point = tuple[float, float]
Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BorderLine:
    """A stretch of coast, a border between two regions, or a frontier with other land."""

    id: str
    kind: str
    points: Outline
    #: The numbers of the one or two regions it bounds.
    regions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Land:
    """Land that is no region: "land", "island" or "hinterland"."""

    id: str
    kind: str
    outline: Outline


@dataclass(frozen=True, slots=True)
class Board:
    """The 17 regions; tuples are in the order of their numbers."""

    size: tuple[int, int]
    ids: tuple[str, ...]
    #: The Italian names.
    names: tuple[str, ...]
    cities: Outline
    labels: Outline
    outlines: tuple[Outline, ...]
    #: For each region, the mask of the regions it borders.
    neighbours: tuple[int, ...]
    lines: tuple[BorderLine, ...]
    lands: tuple[Land, ...]

    def region(self, name: str) -> int:
        """Return the number of a region by its id. Raises KeyError."""
        try:
            return self.ids.index(name)
        except ValueError:
            raise KeyError(name) from None

    def mask(self, names: tuple[str, ...] | list[str]) -> int:
        """Return the bit mask of regions by their ids. Raises KeyError."""
        return sum({1 << self.region(name) for name in names})

    def regions(self, mask: int) -> tuple[str, ...]:
        """Return the ids of the regions in a mask, in board order."""
        return tuple(name for i, name in enumerate(self.ids) if mask >> i & 1)


def build_board(data: Json) -> Board:
    """Build a board from the plain data of its file.

    Raises BoardError with the fault and its place.
    """
    _READER.mapping(data, "board")
    for key in ("size", "regions", "lands", "lines"):
        if key not in data:
            raise BoardError(f"{key}: missing")
    width, height = _read_point(data["size"], "size")
    regions = _READER.mapping(data["regions"], "regions")
    if len(regions) != REGION_COUNT:
        raise BoardError(f"regions: {len(regions)} given, {REGION_COUNT} needed")
    drawn = _read_lines(data["lines"])
    rings = {name: _read_ring(entry, f"regions.{name}", drawn) for name, entry in regions.items()}
    ids = tuple(regions)
    bounds = {line: tuple(i for i, name in enumerate(ids) if line in rings[name]) for line in drawn}
    neighbours = [0] * len(ids)
    for line, touched in bounds.items():
        kind = drawn[line][0]
        if len(touched) != 2 and kind == "border":
            raise BoardError(f"lines.{line}: a border needs two regions, {len(touched)} have it")
        if len(touched) > 1:
            if kind != "border":
                raise BoardError(f"lines.{line}: {kind} between two regions")
            a, b = touched
            neighbours[a] |= 1 << b
            neighbours[b] |= 1 << a
    return Board(
        size=(int(width), int(height)),
        ids=ids,
        names=tuple(
            _READER.text(entry, "name", f"regions.{id_}") for id_, entry in regions.items()
        ),
        cities=tuple(
            _read_place(entry, "city", f"regions.{id_}") for id_, entry in regions.items()
        ),
        labels=tuple(
            _read_place(entry, "label", f"regions.{id_}") for id_, entry in regions.items()
        ),
        outlines=tuple(_join_outline(rings[name], drawn, f"regions.{name}") for name in ids),
        neighbours=tuple(neighbours),
        lines=tuple(BorderLine(id_, *drawn[id_], regions=bounds[id_]) for id_ in drawn),
        lands=_read_lands(data["lands"], drawn),
    )


def _read_point(data: Json, where: str) -> Point:
    if (
        not isinstance(data, list)
        or len(data) != 2
        or not all(isinstance(x, (int, float)) for x in data)
    ):
        raise BoardError(f"{where}: expected [x, y]")
    return float(data[0]), float(data[1])


def _read_points(data: Json, where: str) -> Outline:
    if not isinstance(data, list) or len(data) < 2:
        raise BoardError(f"{where}: expected a list of points")
    return tuple(_read_point(point, f"{where}[{i}]") for i, point in enumerate(data))


def _read_place(entry: Mapping[str, Any], key: str, where: str) -> Point:
    return _read_point(entry.get(key), f"{where}.{key}")


def _read_lines(data: Json) -> dict[str, tuple[str, Outline]]:
    drawn: dict[str, tuple[str, Outline]] = {}
    for name, entry in _READER.mapping(data, "lines").items():
        line = _READER.mapping(entry, f"lines.{name}")
        kind = line.get("kind")
        if kind not in LINE_KINDS:
            raise BoardError(f"lines.{name}.kind: {kind!r} is none of {', '.join(LINE_KINDS)}")
        drawn[name] = kind, _read_points(line.get("points"), f"lines.{name}.points")
    return drawn


def _read_ring(entry: Json, where: str, drawn: Mapping[str, object]) -> dict[str, bool]:
    """Return the lines around a region and whether each one runs forwards."""
    ring = _READER.mapping(entry, where).get("ring")
    if not isinstance(ring, list) or not ring:
        raise BoardError(f"{where}.ring: expected a list of lines")
    flags: dict[str, bool] = {}
    for item in ring:
        name = str(item).removeprefix("-")
        if name not in drawn:
            raise BoardError(f"{where}.ring: unknown line {item!r}")
        if name in flags:
            raise BoardError(f"{where}.ring: line {name} twice")
        flags[name] = not str(item).startswith("-")
    return flags


def _join_outline(
    ring: Mapping[str, bool], drawn: Mapping[str, tuple[str, Outline]], where: str
) -> Outline:
    runs = [drawn[name][1] if ahead else drawn[name][1][::-1] for name, ahead in ring.items()]
    for run, following in zip(runs, [*runs[1:], runs[0]], strict=True):
        if run[-1] != following[0]:
            raise BoardError(f"{where}.ring: no line follows at {list(run[-1])}")
    return tuple(point for run in runs for point in run[:-1])


def _read_lands(data: Json, drawn: Mapping[str, tuple[str, Outline]]) -> tuple[Land, ...]:
    lands = []
    for name, entry in _READER.mapping(data, "lands").items():
        where = f"lands.{name}"
        kind = _READER.text(_READER.mapping(entry, where), "kind", where)
        if "ring" in entry:
            outline = _join_outline(_read_ring(entry, where, drawn), drawn, where)
        else:
            outline = _read_points(entry.get("outline"), f"{where}.outline")
        lands.append(Land(name, kind, outline))
    return tuple(lands)


BOARD = build_board(read_yaml(asset("condottiere", "board.yaml")))
