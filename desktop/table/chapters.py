"""The stretches a match falls into, for whoever looks back at it: battles, rounds, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core import Seat

if TYPE_CHECKING:
    from engine.match import Match


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
