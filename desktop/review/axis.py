"""Time along the foot of the curve: every chapter has room for its name, longer ones have more."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop.table.replay.chapters import Chapter, Moves, each_move, whole

#: Pixels of a column before what is left is shared out by answers.
_ROOM = 58.0
#: How far a name may reach beyond its column, and what stays free between names.
_BEYOND, _BETWEEN = 10.0, 7.0
#: How far from its column's middle what stands below it may make way.
_ASIDE = (0.0, -4.0, 4.0, -8.0, 8.0)
#: So many of the names that have room alone are to have it with their marks, too.
_MOST = 0.9
#: What moves are counted by.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Column:
    """A chapter and where it lies."""

    chapter: Chapter
    #: How many answers had been given when it began.
    first: int
    left: float
    right: float

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    def holds(self, ply: int) -> bool:
        """Whether the answer given next at that moment belongs to it."""
        return self.first <= ply < self.chapter.last


@dataclass(frozen=True, slots=True)
class Label:
    """A column's name below it, and where it begins; `marked`: with whose it was."""

    left: float
    marked: bool


class Axis:
    """Where moments lie between two edges."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        last: int,
        left: float,
        right: float,
        moves: Moves | None = None,
    ) -> None:
        """`moves`: what is counted; None: every answer."""
        self._moves = moves or each_move(last)
        self.left, self.right, self.last = left, right, max(1, last)
        kept = whole(chapters, self.last)
        each = min(_ROOM, (right - left) / len(kept) / 2)
        rest = (right - left) - each * len(kept)
        self.columns: list[Column] = []
        first, at = 0, left
        for chapter in kept:
            end = at + each + rest * (chapter.last - first) / self.last
            self.columns.append(Column(chapter, first, at, end))
            first, at = chapter.last, end
        #: How many answers had been given when each ended: asked for each moment of a curve.
        self._ends = [chapter.last for chapter in kept]

    def x(self, ply: float) -> float:
        """Where a moment lies."""
        column = self.columns[self.column(ply)]
        share = (ply - column.first) / (column.chapter.last - column.first)
        return column.left + (column.right - column.left) * min(1.0, max(0.0, share))

    def ply(self, x: float) -> int:
        """The moment nearest to a place."""
        for column in self.columns:
            if x <= column.right:
                share = max(0.0, (x - column.left) / (column.right - column.left))
                return round(column.first + share * (column.chapter.last - column.first))
        return self.last

    def x_of_move(self, move: int) -> float:
        """Where a move lies, from 1: between the moment before it and the one after."""
        return self.x(self._moves.middle(move))

    def numbers(self, apart: float) -> list[int]:
        """Moves to count by, all or those of round numbers, so many pixels apart at the least."""
        for step in _STEPS:
            found = list(range(step, self._moves.count + 1, step))
            # Of most steps the first places tell already that they are too many.
            if all(after - at >= apart for at, after in pairwise(map(self.x_of_move, found))):
                return found
        return []

    def named(
        self, wide: Sequence[float], mark: float, apart: float, here: int
    ) -> dict[int, Label]:
        """What stands below columns, as no two may touch: the column looked at always has its name
        with its mark; the others, those with most room first, their name where there is room for
        it. All of them have their marks, where that takes the names of few, or only those have
        that were nobody's: one without beside others with theirs would be taken for nobody's.

        `wide`: pixels of each name, 0: it has none; `mark`: those of a mark, `apart`: between both.
        """
        bare = self._labels(wide, mark + apart, here, marked=False)
        full = self._labels(wide, mark + apart, here, marked=True)
        return full if len(full) >= _MOST * len(bare) else bare

    def _labels(
        self, wide: Sequence[float], mark: float, here: int, *, marked: bool
    ) -> dict[int, Label]:
        """The same; `mark`: pixels of one before its name, `marked`: all have theirs."""
        labels: dict[int, Label] = {}
        spans: dict[int, tuple[float, float]] = {}

        def put(number: int, width: float, *, marked: bool) -> None:
            for aside in _ASIDE:
                middle = self.columns[number].middle + aside
                left = max(self.left, min(self.right - width, middle - width / 2))
                right = left + width
                if all(right + _BETWEEN <= a or b + _BETWEEN <= left for a, b in spans.values()):
                    spans[number], labels[number] = (left, right), Label(left, marked)
                    return

        room = [column.right - column.left + 2 * _BEYOND for column in self.columns]
        order = [n for n in range(len(room)) if wide[n]]
        order.sort(key=lambda n: (n != here, wide[n] - room[n], n))
        for n in order:
            own = marked or n == here or self.columns[n].chapter.seat is None
            width = wide[n] + mark if own else wide[n]
            if n == here or width <= room[n]:
                put(n, width, marked=own)
        return labels

    def column(self, ply: float) -> int:
        """The number of the chapter that a moment ends or lies in."""
        return min(len(self._ends) - 1, bisect_left(self._ends, ply))

    def at(self, ply: int) -> int:
        """The number of the chapter that the answer given next belongs to."""
        return next(
            (i for i, column in enumerate(self.columns) if column.holds(ply)),
            len(self.columns) - 1,
        )
