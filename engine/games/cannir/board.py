"""The Cannir star: cells, strokes and lines, validated when it is read.

Cells are numbered in the order of the board file; sets of cells are bit masks of these numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.errors import BoardError
from engine.core.values import Json
from engine.data.reader import ValueChecker
from engine.data.yaml_documents import read_yaml
from engine.system.resources import asset

CELL_COUNT = 21

_READER = ValueChecker(BoardError)


@dataclass(frozen=True, slots=True)
class Board:
    """The star of 21 medallions."""

    names: tuple[str, ...]
    #: Drawing coordinates in cell steps, x to the east, y to the south.
    points: tuple[tuple[int, int], ...]
    #: Straight sequences of cells; every stroke belongs to exactly one.
    lines: tuple[tuple[int, ...], ...]
    #: For each cell, the mask of the cells joined to it by a stroke.
    neighbours: tuple[int, ...]
    start: int

    def cell(self, name: str) -> int:
        """Return the number of a named cell. Raises KeyError."""
        try:
            return self.names.index(name)
        except ValueError:
            raise KeyError(name) from None

    def mask(self, names: tuple[str, ...] | list[str]) -> int:
        """Return the bit mask of named cells. Raises KeyError."""
        return sum({1 << self.cell(name) for name in names})

    def cells(self, mask: int) -> tuple[str, ...]:
        """Return the names of the cells in a mask, along a line that contains them all.

        Without such a line they are in board order.
        """
        for line in self.lines:
            along = tuple(self.names[cell] for cell in line if mask >> cell & 1)
            if len(along) == mask.bit_count():
                return along
        return tuple(name for i, name in enumerate(self.names) if mask >> i & 1)


def build_board(data: Json) -> Board:
    """Build a board from the plain data of its file.

    Raises BoardError with the fault and its place.
    """
    _READER.mapping(data, "board")
    for key in ("cells", "lines", "edges", "start_cell"):
        if key not in data:
            raise BoardError(f"{key}: missing")
    names, points = _read_cells(data["cells"])
    lines, strokes = _read_lines(data["lines"], names)
    listed = _read_edges(data["edges"], names)
    if listed != strokes:
        a, b = sorted(min(listed ^ strokes, key=sorted))
        raise BoardError(f"edges: {names[a]}-{names[b]} and lines disagree")
    neighbours = [0] * len(names)
    for a, b in (tuple(stroke) for stroke in strokes):
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    for name, mask in zip(names, neighbours, strict=True):
        if not mask:
            raise BoardError(f"cells.{name}: no stroke leads here")
    if data["start_cell"] not in names:
        raise BoardError(f"start_cell: unknown cell {data['start_cell']!r}")
    return Board(names, points, lines, tuple(neighbours), names.index(data["start_cell"]))


def _read_cells(data: Json) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """Return the names and the points of all cells. Raises BoardError."""
    if len(_READER.mapping(data, "cells")) != CELL_COUNT:
        raise BoardError(f"cells: {len(data)} given, {CELL_COUNT} needed")
    points = []
    for name, point in data.items():
        if (
            not isinstance(name, str)
            or not isinstance(point, list)
            or len(point) != 2
            or not all(isinstance(x, int) for x in point)
        ):
            raise BoardError(f"cells.{name}: expected [x, y] in whole steps")
        points.append((point[0], point[1]))
    if len(set(points)) != len(points):
        raise BoardError("cells: two cells at one place")
    return tuple(data), tuple(points)


def _read_lines(
    data: Json, names: tuple[str, ...]
) -> tuple[tuple[tuple[int, ...], ...], set[frozenset[int]]]:
    """Return the lines as cell numbers, and the strokes between neighbours. Raises BoardError."""
    if not isinstance(data, list) or not data:
        raise BoardError("lines: expected a list")
    lines: list[tuple[int, ...]] = []
    strokes: set[frozenset[int]] = set()
    for i, line in enumerate(data):
        cells = line.get("cells") if isinstance(line, Mapping) else None
        where = line.get("id", i) if isinstance(line, Mapping) else i
        if not isinstance(cells, list) or len(cells) < 2 or len(set(map(str, cells))) != len(cells):
            raise BoardError(f"lines.{where}: expected a list of different cells")
        for name in cells:
            if name not in names:
                raise BoardError(f"lines.{where}: unknown cell {name!r}")
        numbers = tuple(names.index(name) for name in cells)
        for a, b in zip(numbers, numbers[1:], strict=False):
            if frozenset((a, b)) in strokes:
                raise BoardError(f"lines.{where}: stroke {names[a]}-{names[b]} twice")
            strokes.add(frozenset((a, b)))
        lines.append(numbers)
    return tuple(lines), strokes


def _read_edges(data: Json, names: tuple[str, ...]) -> set[frozenset[int]]:
    edges = set()
    for pair in _READER.items(data, "edges"):
        if not isinstance(pair, list) or len(pair) != 2 or not set(map(str, pair)) <= set(names):
            raise BoardError(f"edges: {pair!r} is no pair of cells")
        edges.add(frozenset(names.index(name) for name in pair))
    return edges


BOARD = build_board(read_yaml(asset("cannir", "board.yaml")))
