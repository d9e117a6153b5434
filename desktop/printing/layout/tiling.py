"""How a board too large for one page is shared out: tiles that overlap, in millimetres."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.printing.page import PrintError, Size

#: How far neighbouring tiles show the same strip, to be glued on each other.
OVERLAP = 10.0
_CLOSE = 1e-6
#: Of the length of a mark: how deep a seam may lie in it before it goes through it.
_RIM = 0.25

#: Begin and end of something along one side of the board.
Span = tuple[float, float]
#: What seams should go around, and how often it lies there along the other side.
_Marks = tuple[tuple[Span, int], ...]
_Cost = tuple[float, float, float]


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
    #: How deep seams lie in the marks: the sum of squares, nothing where they are clear of all.
    harm: float = 0.0
    #: Whether one of them goes through a mark, instead of at most along its rim.
    cut: bool = False
    #: How many tiles fewer would do for the paper, were it not for the marks.
    extra: int = 0

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


def share_out(
    board: Size,
    room: Size,
    keep: QRectF | None = None,
    marks: Sequence[QRectF] = (),
    more: tuple[int, int] = (0, 0),
) -> Tiling:
    """The fewest tiles of at most the size of the room; raises PrintError if it is too small.

    They are equal, unless that would lay a seam across the area to keep whole, or across marks,
    and moving the seams helps. Tiles begin at whole tenths of a millimetre. `more`: so many columns
    and rows more than must be, of what is parted anyhow.
    """
    whole = keep or QRectF()
    across = _parts(
        board.width,
        room.width,
        (whole.left(), whole.right()),
        tuple(Counter((mark.left(), mark.right()) for mark in marks).items()),
        more[0],
    )
    down = _parts(
        board.height,
        room.height,
        (whole.top(), whole.bottom()),
        tuple(Counter((mark.top(), mark.bottom()) for mark in marks).items()),
        more[1],
    )
    spared = all(
        not _crossing(spans, (begin, end))
        for spans, begin, end in (
            (across, whole.left(), whole.right()),
            (down, whole.top(), whole.bottom()),
        )
    )
    depths = [
        (_depth(start, mark), mark[1] - mark[0])
        for spans, sides in (
            (across, [(mark.left(), mark.right()) for mark in marks]),
            (down, [(mark.top(), mark.bottom()) for mark in marks]),
        )
        for start, _ in spans[1:]
        for mark in sides
    ]
    harm = sum(depth**2 for depth, _ in depths)
    cut = any(depth > min(OVERLAP, length * _RIM) for depth, length in depths)
    return Tiling(across, down, spared, harm, cut)


# Whatever else is chosen of what is printed, the same board is shared out again.
@lru_cache(maxsize=1024)
def _parts(length: float, room: float, keep: Span, marks: _Marks, more: int) -> tuple[Span, ...]:
    """Begin and end of the parts of one side."""
    if length <= room + _CLOSE:
        return ((0.0, length),)
    if room < 3 * OVERLAP:
        raise PrintError("paper: the page is too small for a part of the board", "page_too_small")
    count = math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9) + more
    part = (length + (count - 1) * OVERLAP) / count
    equal = [i * (part - OVERLAP) for i in range(1, count)]
    starts = _seams(length, room - OVERLAP, equal, keep, marks)
    ends = [start + OVERLAP for start in starts]
    return tuple(zip([0.0, *starts], [*ends, length], strict=True))


def _seams(
    length: float, most: float, equal: Sequence[float], keep: Span, marks: _Marks
) -> list[float]:
    """Where all parts but the first begin: the best places, neighbours at most `most` apart."""
    # What the seams up to a place cost at the least, and where they lie.
    best: dict[float, tuple[_Cost, list[float]]] = {0.0: ((0.0, 0.0, 0.0), [])}
    for i, usual in enumerate(equal, 1):
        left = len(equal) - i
        first = max(length - OVERLAP - (left + 1) * most, OVERLAP / 2)
        last = min(i * most, length - OVERLAP - OVERLAP / 2)
        found: dict[float, tuple[_Cost, list[float]]] = {}
        for start in _places(first, last, usual, most, keep, marks):
            before = [way for at, way in best.items() if at < start <= at + most + _CLOSE]
            if before:
                costs, way = min(before)
                found[start] = (_sum(costs, _cost(start, usual, keep, marks)), [*way, start])
        best = found
    # Where tiles fill their pages to less than a tenth, only equal ones may do.
    return min(best.values())[1] if best else list(equal)


def _places(
    first: float, last: float, usual: float, most: float, keep: Span, marks: _Marks
) -> list[float]:
    """Where a part may begin: at its usual place, beside what is to be spared, and between."""
    places = {first, last, usual}
    for begin, end in (keep, *(mark for mark, _ in marks)):
        for edge in (begin - OVERLAP, end):
            places |= {edge + step * most for step in range(-4, 5)}
    if marks:
        places |= {first + i for i in range(int(last - first) + 1)}
    # Upwards from the first, downwards from the last: rounding makes no part too large.
    places = {round(place * 10) / 10 for place in places}
    low, high = math.ceil(first * 10 - _CLOSE) / 10, math.floor(last * 10 + _CLOSE) / 10
    return sorted({min(max(place, low), high) for place in places if low <= high})


def _cost(start: float, usual: float, keep: Span, marks: _Marks) -> _Cost:
    """Of a seam: whether it crosses what is to stay whole, marks it lies on, and its way there."""
    across = sum(many * _depth(start, mark) ** 2 for mark, many in marks)
    return float(_depth(start, keep) > _CLOSE), across, abs(start - usual)


def _sum(a: _Cost, b: _Cost) -> _Cost:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _depth(start: float, span: Span) -> float:
    """How far the strip that begins there would have to move to be clear of something."""
    return max(0.0, min(start + OVERLAP - span[0], span[1] - start)) if span[1] > span[0] else 0.0


def _crossing(spans: tuple[Span, ...], whole: Span) -> bool:
    """Whether a strip that two parts share lies on something."""
    return any(_depth(start, whole) > _CLOSE for start, _ in spans[1:])
