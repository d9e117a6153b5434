"""Decoration of the map of Condottiere: shores, relief and names, from map.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from desktop.painting.shapes import Point
from engine.data.yaml_documents import read_yaml
from engine.system.resources import asset


@dataclass(frozen=True, slots=True)
class Peak:
    """A mountain: the middle of its foot, its width and height in map units."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Lettering:
    """The lettering of a sea or a land: its curve, and the size and spacing of its type."""

    #: Sea, land or island.
    kind: str
    size: float
    spacing: float
    along: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The chart in map units; peaks run from north to south."""

    west: tuple[Point, ...]
    east: tuple[Point, ...]
    islets: tuple[tuple[Point, ...], ...]
    markers: dict[str, Point]
    pawns: dict[str, Point]
    #: Width and course.
    rivers: tuple[tuple[float, tuple[Point, ...]], ...]
    peaks: tuple[Peak, ...]
    #: Foot and scale.
    trees: tuple[tuple[float, float, float], ...]
    names: dict[str, Lettering]


@cache
def chart() -> Chart:
    """Return the chart; the file is read once."""
    data: Any = read_yaml(asset("condottiere", "map.yaml"))
    places = data["places"]
    return Chart(
        west=_points(data["shores"]["west"]),
        east=_points(data["shores"]["east"]),
        islets=tuple(_points(text) for text in data["islets"]),
        markers={name: _points(place["marker"])[0] for name, place in places.items()},
        pawns={name: _points(place["pawn"])[0] for name, place in places.items()},
        rivers=tuple((r["width"], _points(r["course"])) for r in data["rivers"].values()),
        peaks=tuple(Peak(*numbers) for numbers in _rows(data["peaks"])),
        trees=tuple((x, y, scale) for x, y, scale in _rows(data["trees"])),
        names={
            name: Lettering(n["kind"], n["size"], n["spacing"], _points(n["along"]))
            for name, n in data["names"].items()
        },
    )


def _rows(text: str) -> list[list[float]]:
    """Parse numbers separated by commas, in rows separated by blanks."""
    return [[float(number) for number in row.split(",")] for row in text.split()]


def _points(text: str) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in _rows(text))
