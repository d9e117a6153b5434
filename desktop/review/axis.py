"""The time axis of the curve: every chapter has room for its name, longer ones have more."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop.table.replay.chapters import Chapter, MoveIndex, each_move, extended_to_end

#: Pixels of each column before the rest is divided by the number of moves.
_COLUMN_WIDTH = 58.0
#: How far a name may extend beyond its column.
_MAX_OVERHANG_WIDTH = 10.0
#: Minimum gap between names.
_MIN_NAME_GAP = 7.0
#: Offsets of a label from the middle of its column, tried in order.
_ASIDE = (0.0, -4.0, 4.0, -8.0, 8.0)
#: Share of the names that must still fit if all have marks; else only names of lost chapters have
#: them.
_MIN_NAMES_SHARE = 0.9
#: Intervals between numbered moves.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Column:
    """A chapter with its position."""

    chapter: Chapter
    #: The ply at its beginning.
    first: int
    left: float
    right: float

    @property
    def middle(self) -> float:
        """The x coordinate of the middle of the column."""
        return (self.left + self.right) / 2

    def contains(self, ply: int) -> bool:
        """Return whether the next move after `ply` belongs to the chapter."""
        return self.first <= ply < self.chapter.last


@dataclass(frozen=True, slots=True)
class AxisLabel:
    """The left edge of a column's name below it, and whether the winner's mark precedes it."""

    left: float
    is_marked: bool


class Axis:
    """The positions of plies between two edges."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        last: int,
        left: float,
        right: float,
        moves: MoveIndex | None = None,
    ) -> None:
        """Create an axis; `moves` are the numbered moves, None for every move."""
        self._moves = moves or each_move(last)
        self.left, self.right, self.last = left, right, max(1, last)
        shown_chapters = extended_to_end(chapters, self.last)
        min_width = min(_COLUMN_WIDTH, (right - left) / len(shown_chapters) / 2)
        shared_width = (right - left) - min_width * len(shown_chapters)
        self.columns: list[Column] = []
        first, at = 0, left
        for chapter in shown_chapters:
            end = at + min_width + shared_width * (chapter.last - first) / self.last
            self.columns.append(Column(chapter, first, at, end))
            first, at = chapter.last, end
        #: The ply at the end of each column, looked up for each point of a curve.
        self._ends = [chapter.last for chapter in shown_chapters]

    def x_of_ply(self, ply: float) -> float:
        """Return the position of a ply."""
        column = self.columns[self.column(ply)]
        share = (ply - column.first) / (column.chapter.last - column.first)
        return column.left + (column.right - column.left) * min(1.0, max(0.0, share))

    def ply(self, x: float) -> int:
        """Return the ply nearest to a position."""
        for column in self.columns:
            if x <= column.right:
                share = max(0.0, (x - column.left) / (column.right - column.left))
                return round(column.first + share * (column.chapter.last - column.first))
        return self.last

    def x_of_move(self, move: int) -> float:
        """Return the position of a move, from 1: between the plies before and after it."""
        return self.x_of_ply(self._moves.middle(move))

    def numbers(self, apart: float) -> list[int]:
        """Return the moves to number, at least `apart` pixels apart.

        They are all moves, or those at a round interval.
        """
        for step in _STEPS:
            numbers = list(range(step, self._moves.count + 1, step))
            # `all` stops at the first pair, so unsuitable intervals are rejected quickly.
            if all(after - at >= apart for at, after in pairwise(map(self.x_of_move, numbers))):
                return numbers
        return []

    def column_labels(
        self, width: Sequence[float], mark: float, apart: float, here: int
    ) -> dict[int, AxisLabel]:
        """Return the labels below the columns by column number; none may touch another.

        The current column `here` always has its name with a mark. The others, those with most room
        first, have their names if these fit. All of them have marks unless too few names would fit;
        then only chapters that nobody won have them, because a name without a mark beside others
        with theirs would look like one of these. `width` are the widths of the names, or 0;
        `mark` is the width of a mark and `apart` the gap between mark and name.
        """
        bare = self._labels(width, mark + apart, here, marked=False)
        full = self._labels(width, mark + apart, here, marked=True)
        return full if len(full) >= _MIN_NAMES_SHARE * len(bare) else bare

    def _labels(
        self, wide: Sequence[float], mark: float, here: int, *, marked: bool
    ) -> dict[int, AxisLabel]:
        """Return the labels with all marks or only some; `mark` includes the gap to the name."""
        labels: dict[int, AxisLabel] = {}
        spans: dict[int, tuple[float, float]] = {}

        def put(number: int, width: float, *, marked: bool) -> None:
            for aside in _ASIDE:
                middle = self.columns[number].middle + aside
                left = max(self.left, min(self.right - width, middle - width / 2))
                right = left + width
                if all(
                    right + _MIN_NAME_GAP <= a or b + _MIN_NAME_GAP <= left
                    for a, b in spans.values()
                ):
                    spans[number], labels[number] = (left, right), AxisLabel(left, marked)
                    return

        free_widths = [
            column.right - column.left + 2 * _MAX_OVERHANG_WIDTH for column in self.columns
        ]
        order = [n for n in range(len(free_widths)) if wide[n]]
        order.sort(key=lambda n: (n != here, wide[n] - free_widths[n], n))
        for n in order:
            is_marked = marked or n == here or self.columns[n].chapter.seat is None
            width = wide[n] + mark if is_marked else wide[n]
            if n == here or width <= free_widths[n]:
                put(n, width, marked=is_marked)
        return labels

    def column(self, ply: float) -> int:
        """Return the number of the chapter that contains a ply."""
        return min(len(self._ends) - 1, bisect_left(self._ends, ply))

    def chapter_number(self, ply: int) -> int:
        """Return the number of the chapter that the next move belongs to."""
        return next(
            (i for i, column in enumerate(self.columns) if column.contains(ply)),
            len(self.columns) - 1,
        )
