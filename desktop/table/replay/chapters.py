"""The stretches a match falls into, to look back at: battles, rounds, cards; and its moves."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.values import Leave, Return, Seat, Step

if TYPE_CHECKING:
    from desktop.table.texts import GameTexts
    from engine.play.match import Match


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stretch from where the one before ended, or from the beginning."""

    #: How many answers had been given at its end.
    last: int
    #: What it is called where there is room: "Bologna"; "": nothing.
    name: str = ""
    #: Whose it was in the end, if anybody's.
    seat: Seat | None = None


#: Makes the chapters of a match, in the language of the moment.
TellChapters = Callable[["Match[Any]"], Sequence[Chapter]]


def each_answer(match: Match[Any]) -> Sequence[Chapter]:
    """Every answer is a chapter, of whoever gave it."""
    return [Chapter(ply, seat=step.seat) for ply, step in enumerate(match.steps, 1)]


def whole(chapters: Sequence[Chapter], last: int) -> list[Chapter]:
    """Chapters that end where the match does, each with an answer at the least."""
    kept: list[Chapter] = []
    for chapter in chapters:
        if (kept[-1].last if kept else 0) < chapter.last <= last:
            kept.append(chapter)
    if not kept or kept[-1].last < last:
        kept.append(Chapter(last))
    return kept


@dataclass(frozen=True, slots=True)
class Moves:
    """What is counted of a match: answers of one kind that a seat gives in a row, with the silent
    ones that follow. Numbers are from 1.
    """

    #: How many answers had been given at the end of each, rising.
    ends: Sequence[int]

    @property
    def count(self) -> int:
        return len(self.ends)

    def number(self, ply: int) -> int:
        """The number of the move that the last of so many answers belongs to; 0: none was given."""
        return min(self.count, bisect_left(self.ends, ply) + 1) if ply else 0

    def middle(self, number: int) -> float:
        """Between the moments before and after a move."""
        first = self.ends[number - 2] if number > 1 else 0
        return (first + self.ends[number - 1]) / 2

    def beside(self, ply: int, by: int) -> int:
        """The moment after the move that follows (1), or before the one that led there (-1)."""
        if by > 0:
            return self.ends[min(self.count - 1, bisect_right(self.ends, ply))]
        before = bisect_left(self.ends, ply) - 1
        return self.ends[before] if before >= 0 else 0


def each_move(last: int) -> Moves:
    """Every one of so many answers is a move."""
    return Moves(range(1, max(1, last) + 1))


def moves(match: Match[Any], chapters: Sequence[Chapter], texts: GameTexts) -> Moves:
    """The moves of a match; none reaches beyond its chapter."""
    ends: list[int] = []
    closed = {chapter.last for chapter in whole(chapters, match.ply)}
    mover: tuple[Seat, str] | None = None
    for ply, step in enumerate(match.steps, 1):
        if ply - 1 in closed:
            mover = None
        silent = _silent(step, texts)
        if ends and (silent or mover == (step.seat, step.asked)):
            ends[-1] = ply
        elif not silent:
            ends.append(ply)
        if not silent:
            mover = step.seat, step.asked
    return Moves(ends or [max(1, match.ply)])


def _silent(step: Step, texts: GameTexts) -> bool:
    """Whether an answer is no move of its own: there was no other, or it is worth no word."""
    coming = isinstance(step.action, (Leave, Return))
    return step.forced or coming or bool(texts.text_without_event(step.action, step.asked, ""))
