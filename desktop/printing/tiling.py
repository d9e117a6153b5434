"""How a board too large for one page is shared out: tiles that overlap, in millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF

from desktop.printing.page import PrintError, Size

#: How far neighbouring tiles show the same strip, to be glued on each other.
OVERLAP = 10.0
_CLOSE = 1e-6

#: Begin and end of something along one side of the board.
Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tile:
    """One part of a board: where it is cut out of the whole."""

    row: int
    column: int
    x: float
    y: float
    size: Size

    @property
    def name(self) -> str:
        """Its row as a letter and its column as a number: B3."""
        return f"{chr(ord('A') + self.row)}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board in rows and columns of tiles, by where each begins and ends."""

    across: tuple[Span, ...]
    down: tuple[Span, ...]
    #: Whether the area that was to stay whole does.
    spared: bool

    def __iter__(self) -> Iterator[Tile]:
        """The tiles, row by row from the upper left."""
        for row, (top, foot) in enumerate(self.down):
            for column, (left, right) in enumerate(self.across):
                yield Tile(row, column, left, top, Size(right - left, foot - top))

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return len(self.down)

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return len(self.across)

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return self.rows * self.columns


def share_out(board: Size, room: Size, keep: QRectF | None = None) -> Tiling:
    """The fewest tiles of at most the size of the room; raises PrintError if it is too small.

    They are equal, unless that would lay a seam across the area to keep whole and moving the
    seams helps.
    """
    whole = keep or QRectF()
    across = _parts(board.width, room.width, (whole.left(), whole.right()))
    down = _parts(board.height, room.height, (whole.top(), whole.bottom()))
    spared = _spared(across, (whole.left(), whole.right()))
    return Tiling(across, down, spared and _spared(down, (whole.top(), whole.bottom())))


def _parts(length: float, room: float, keep: Span) -> tuple[Span, ...]:
    """Begin and end of the parts of one side."""
    if length <= room + _CLOSE:
        return ((0.0, length),)
    if room < 3 * OVERLAP:
        raise PrintError("paper: the page is too small for a part of the board", "page_too_small")
    count = math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9)
    part = (length + (count - 1) * OVERLAP) / count
    equal = [i * (part - OVERLAP) for i in range(1, count)]
    ways = [equal]
    for before in range(count):  # so many strips end before the area, the others begin behind it
        near = [min(start, keep[0] - OVERLAP) for start in equal[:before]]
        far = [max(start, keep[1]) for start in equal[before:]]
        ways.append([*near, *far])
    found = [_spans(starts, length) for starts in ways]
    fitting = [
        spans
        for spans in found
        if _spared(spans, keep)
        and all(OVERLAP < end - start <= room + _CLOSE for start, end in spans)
        and all(a < b for (a, _), (b, _) in pairwise(spans))
    ]
    return min(fitting or found[:1], key=lambda spans: _uneven(spans, found[0]))


def _spans(starts: list[float], length: float) -> tuple[Span, ...]:
    """The parts of which all but the first begin there."""
    ends = [start + OVERLAP for start in starts]
    return tuple(zip([0.0, *starts], [*ends, length], strict=True))


def _spared(spans: tuple[Span, ...], keep: Span) -> bool:
    """Whether no strip that two parts share lies on what is to be kept whole."""
    return all(
        end <= keep[0] + _CLOSE or start >= keep[1] - _CLOSE
        for (_, end), (start, _) in pairwise(spans)
    )


def _uneven(spans: tuple[Span, ...], equal: tuple[Span, ...]) -> float:
    return sum(abs(a - b) for (a, _), (b, _) in zip(spans, equal, strict=True))
