"""How a board too large for one page is shared out: equal tiles that overlap, in millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from desktop.printing.page import PrintError, Size

#: How far neighbouring tiles show the same strip, to be glued on each other.
OVERLAP = 10.0


@dataclass(frozen=True, slots=True)
class Tile:
    """One part of a board: where it is cut out of the whole."""

    row: int
    column: int
    x: float
    y: float

    @property
    def name(self) -> str:
        """Its row as a letter and its column as a number: B3."""
        return f"{chr(ord('A') + self.row)}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board in rows and columns of equal tiles."""

    rows: int
    columns: int
    tile: Size

    def __iter__(self) -> Iterator[Tile]:
        """The tiles, row by row from the upper left."""
        for row in range(self.rows):
            for column in range(self.columns):
                x = column * (self.tile.width - OVERLAP)
                y = row * (self.tile.height - OVERLAP)
                yield Tile(row, column, x, y)

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return self.rows * self.columns


def share_out(board: Size, room: Size) -> Tiling:
    """The fewest tiles of at most the size of the room; raises PrintError if it is too small."""
    columns, width = _parts(board.width, room.width)
    rows, height = _parts(board.height, room.height)
    return Tiling(rows, columns, Size(width, height))


def _parts(length: float, room: float) -> tuple[int, float]:
    """Number and length of the parts of one side."""
    if length <= room + 1e-6:
        return 1, length
    if room < 3 * OVERLAP:
        raise PrintError("paper: the page is too small for a part of the board", "page_too_small")
    count = math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9)
    return count, (length + (count - 1) * OVERLAP) / count
