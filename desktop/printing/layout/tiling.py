"""Tiling of a board that is too large for one page: overlapping tiles, in millimetres."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.printing.print_page import PaperSize, PrintError

#: Width of the strip that neighbouring tiles share, to be glued on each other.
OVERLAP = 10.0
_CLOSE = 1e-6
#: Share of a mark's length within which a seam counts as being along its rim.
_RIM_SHARE = 0.25

#: Start and end along one side of the board.
Span = tuple[float, float]
#: Spans that seams should avoid, each with the number of marks that have it.
_Marks = tuple[tuple[Span, int], ...]
_Cost = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Tile:
    """One part of a board, with its position in the whole."""

    row: int
    column: int
    x: float
    y: float
    size: PaperSize

    @property
    def name(self) -> str:
        """The row as a letter and the column as a number: B3."""
        return f"{chr(ord('A') + self.row)}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board in rows and columns of tiles, by the spans of each."""

    across: tuple[Span, ...]
    down: tuple[Span, ...]
    #: Whether no seam crosses the area to keep whole.
    is_area_whole: bool
    #: Sum of squares of the depths of seams in marks; 0 when seams avoid all marks.
    harm: float = 0.0
    #: Whether a seam goes through a mark, rather than along its rim.
    is_mark_cut: bool = False
    #: Number of tiles that could be saved if there were no marks.
    extra: int = 0

    def __iter__(self) -> Iterator[Tile]:
        """Yield the tiles, row by row from the upper left."""
        for row, (top, foot) in enumerate(self.down):
            for column, (left, right) in enumerate(self.across):
                yield Tile(row, column, left, top, PaperSize(right - left, foot - top))

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.down)

    @property
    def columns(self) -> int:
        """The number of columns."""
        return len(self.across)

    @property
    def count(self) -> int:
        """The number of tiles."""
        return self.rows * self.columns


def share_out(
    board: PaperSize,
    room: PaperSize,
    keep: QRectF | None = None,
    marks: Sequence[QRectF] = (),
    more: tuple[int, int] = (0, 0),
) -> Tiling:
    """Return the fewest tiles that fit into `room`.

    Raises PrintError if it is too small.

    Tiles are equal, unless that would put a seam across the area to keep whole, or across marks,
    and moving seams helps. Tiles begin at whole tenths of a millimetre. `more` adds columns and
    rows to a side that is divided anyway.
    """
    kept_rect = keep or QRectF()
    across = _parts(
        board.width,
        room.width,
        (kept_rect.left(), kept_rect.right()),
        tuple(Counter((mark.left(), mark.right()) for mark in marks).items()),
        more[0],
    )
    down = _parts(
        board.height,
        room.height,
        (kept_rect.top(), kept_rect.bottom()),
        tuple(Counter((mark.top(), mark.bottom()) for mark in marks).items()),
        more[1],
    )
    spared = all(
        not _is_crossed(spans, (begin, end))
        for spans, begin, end in (
            (across, kept_rect.left(), kept_rect.right()),
            (down, kept_rect.top(), kept_rect.bottom()),
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
    cut = any(depth > min(OVERLAP, length * _RIM_SHARE) for depth, length in depths)
    return Tiling(across, down, spared, harm, cut)


# Cached because every change of the print options tiles the same board again.
@lru_cache(maxsize=1024)
def _parts(length: float, room: float, keep: Span, marks: _Marks, more: int) -> tuple[Span, ...]:
    """Return the spans of the parts along one side."""
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
    length: float, maximum: float, equal: Sequence[float], keep: Span, marks: _Marks
) -> list[float]:
    """Return where all parts but the first begin: the cheapest places, at most `maximum` apart."""
    # By the last seam's place: the least cost of the seams so far, and their places.
    best: dict[float, tuple[_Cost, list[float]]] = {0.0: ((0.0, 0.0, 0.0), [])}
    for i, usual in enumerate(equal, 1):
        remaining = len(equal) - i
        first = max(length - OVERLAP - (remaining + 1) * maximum, OVERLAP / 2)
        last = min(i * maximum, length - OVERLAP - OVERLAP / 2)
        best_paths: dict[float, tuple[_Cost, list[float]]] = {}
        for start in _places(first, last, usual, maximum, keep, marks):
            before = [way for at, way in best.items() if at < start <= at + maximum + _CLOSE]
            if before:
                costs, way = min(before)
                best_paths[start] = (
                    _add_costs(costs, _cost(start, usual, keep, marks)),
                    [*way, start],
                )
        best = best_paths
    # When tiles fill less than a tenth of their pages, only equal ones may be possible.
    return min(best.values())[1] if best else list(equal)


def _places(
    first: float, last: float, usual: float, maximum: float, keep: Span, marks: _Marks
) -> list[float]:
    """Return where a part may begin: the usual place, beside spared spans, and in between."""
    places = {first, last, usual}
    for begin, end in (keep, *(mark for mark, _ in marks)):
        for edge in (begin - OVERLAP, end):
            places |= {edge + step * maximum for step in range(-4, 5)}
    if marks:
        places |= {first + i for i in range(int(last - first) + 1)}
    # Rounded up for the first and down for the last, so that no part gets too large.
    places = {round(position * 10) / 10 for position in places}
    low, high = math.ceil(first * 10 - _CLOSE) / 10, math.floor(last * 10 + _CLOSE) / 10
    return sorted({min(max(position, low), high) for position in places if low <= high})


def _cost(start: float, usual: float, keep: Span, marks: _Marks) -> _Cost:
    """Return the cost of a seam.

    A seam costs for crossing the area to keep, for its depth in marks, and for its distance from
    the usual place.
    """
    across = sum(many * _depth(start, mark) ** 2 for mark, many in marks)
    return float(_depth(start, keep) > _CLOSE), across, abs(start - usual)


def _add_costs(a: _Cost, b: _Cost) -> _Cost:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _depth(start: float, span: Span) -> float:
    """Return how far the shared strip at `start` would have to move to avoid a span."""
    return max(0.0, min(start + OVERLAP - span[0], span[1] - start)) if span[1] > span[0] else 0.0


def _is_crossed(spans: tuple[Span, ...], whole: Span) -> bool:
    """Return whether a strip shared by two parts overlaps a span."""
    return any(_depth(start, whole) > _CLOSE for start, _ in spans[1:])
