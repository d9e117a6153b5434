"""The chapters of a match, such as battles, rounds or cards, and its moves."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from desktop.language.translation import translate
from engine.core.values import CLOSING, Leave, Return, Seat, Step
from engine.talk.statements import Remark, Statement

if TYPE_CHECKING:
    from desktop.table.game_texts import GameTexts
    from engine.play.readable_match import ReadableMatch

#: Actions that are no moves.
_ASIDES: Final = (Leave, Return, Statement)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a match that begins where the previous chapter ended."""

    #: The ply at its end.
    last: int
    #: The name of the chapter, if there is room: "Bologna", or "".
    name: str = ""
    #: The seat that won it, if any.
    seat: Seat | None = None


#: Returns the chapters of a match, in the current language.
ChaptersTeller = Callable[["ReadableMatch[Any]"], Sequence[Chapter]]


def each_action(match: ReadableMatch[Any], followers: Collection[str] = ()) -> Sequence[Chapter]:
    """Return every action as a chapter of the seat that gave it.

    Answers to decisions of the kinds `followers` belong to the chapter of the action before, and so
    do statements after an action; statements before the first one belong to that one.
    """
    chapters: list[Chapter] = []
    for ply, step in enumerate(match.steps, 1):
        is_own = not isinstance(step.action, _ASIDES) and step.asked not in followers
        if is_own:
            chapters.append(Chapter(ply, seat=step.seat))
        elif chapters:
            chapters[-1] = replace(chapters[-1], last=ply)
    return chapters


def extended_to_end(chapters: Sequence[Chapter], last: int) -> list[Chapter]:
    """Return the chapters extended to the end of the match, without empty ones."""
    chapters_to_end: list[Chapter] = []
    for chapter in chapters:
        if (chapters_to_end[-1].last if chapters_to_end else 0) < chapter.last <= last:
            chapters_to_end.append(chapter)
    if not chapters_to_end or chapters_to_end[-1].last < last:
        chapters_to_end.append(Chapter(last))
    return chapters_to_end


@dataclass(frozen=True, slots=True)
class MoveIndex:
    """The moves of a match, numbered from 1.

    A move is an action with the silent ones that follow, or several actions that people see as one
    move, such as the cards laid in a combat.
    """

    #: The ply at the end of each move, rising.
    ends: Sequence[int]
    #: The plies after actions without a moment of their own, rising: that of the action before
    #: lasts until after them. During a match these are the private actions without a sentence,
    #: after it the forced ones, and small talk.
    passed: Sequence[int] = ()

    #: Whether the last of `ends` is that of an action without a number: the one that ended the
    #: match outside the rules, such as a resignation.
    is_closed: bool = False

    @property
    def count(self) -> int:
        return len(self.ends) - self.is_closed

    @property
    def longest(self) -> int:
        """The largest number of moments in a move."""
        return max(self._moment_count(first, end) for first, end in pairwise((0, *self.ends)))

    def _moment_count(self, first: int, ply: int) -> int:
        """Return the number of moments after the ply `first`, up to `ply`."""
        passed = bisect_right(self.passed, ply) - bisect_right(self.passed, first)
        return ply - first - passed

    def moment(self, ply: int) -> range:
        """Return the plies of the moment to which a ply belongs; its last ply is shown."""
        first = last = ply
        while first and first in self.passed:
            first -= 1
        while last + 1 in self.passed:
            last += 1
        return range(first, last + 1)

    def number(self, ply: int) -> int:
        """Return the number of the move to which the last of `ply` actions belongs, or 0."""
        # What is said before the first move does not begin it.
        first = self.moment(ply)[0]
        return min(self.count, bisect_left(self.ends, first) + 1) if first else 0

    def is_after_last(self, ply: int) -> bool:
        """Return whether the last of `ply` actions came after all moves, such as a resignation."""
        return self.is_closed and bisect_left(self.ends, self.moment(ply)[0]) >= self.count

    def count_moments(self, ply: int) -> tuple[int, int] | None:
        """Return the number of moments of a move up to `ply`, and of all its moments.

        Returns None where no move is under way.
        """
        at = bisect_left(self.ends, ply)
        if not ply or at == len(self.ends) or self.ends[at] == ply:
            return None
        first = self.ends[at - 1] if at else 0
        step, steps = self._moment_count(first, ply), self._moment_count(first, self.ends[at])
        return (step, steps) if 0 < step < steps else None

    def start(self, ply: int) -> int:
        """Return the ply at which the move begins that the last of `ply` actions belongs to."""
        at = bisect_left(self.ends, ply) - 1
        return self.ends[at] if at >= 0 else 0

    def middle(self, number: int) -> float:
        """Return the middle between the plies before and after a move."""
        first = self.ends[number - 2] if number > 1 else 0
        return (first + self.ends[number - 1]) / 2

    def adjacent_ply(self, ply: int, steps: int) -> int:
        """Return the ply after the next move (1), or before the one that led here (-1)."""
        if steps > 0:
            return self.ends[min(len(self.ends) - 1, bisect_right(self.ends, ply))]
        before = bisect_left(self.ends, ply) - 1
        return self.ends[before] if before >= 0 else 0


def each_move(last: int) -> MoveIndex:
    """Return every action as a move."""
    return MoveIndex(range(1, max(1, last) + 1))


def with_step(text: str, moves: MoveIndex, ply: int, *, before: bool = False) -> str:
    """Return the number of a move, in words, with the step if a move is under way at `ply`.

    `before`: the text is about the action that follows.
    """
    inside = moves.count_moments(ply)
    if inside is None:
        return text
    step, steps = inside
    text_with_step = translate("Replay", "{move}, step {step} of {steps}")
    return text_with_step.format(move=text, step=step + before, steps=steps)


def moves(
    match: ReadableMatch[Any],
    chapters: Sequence[Chapter],
    texts: GameTexts,
    runs: Collection[str],
    ends_of_turns: Collection[str] = (),
) -> MoveIndex:
    """Return the moves of a match; none extends beyond its chapter.

    `runs` are the kinds of decisions whose actions in a row are one move; an action at one of
    `ends_of_turns` belongs to the seat's move before. The numbers depend only
    on what everybody sees, because they are shown during a match too. While the match goes on,
    private actions without a sentence have no moment of their own. After it, only those that were
    no choice have none, and small talk.
    """
    ends: list[int] = []
    untold: list[int] = []
    #: Those of `untold` that were no choice, and small talk.
    passed: list[int] = []
    closed = {chapter.last for chapter in extended_to_end(chapters, match.ply)}
    mover: tuple[Seat, str] | None = None
    for ply, step in enumerate(match.steps, 1):
        if ply - 1 in closed:
            mover = None
        if isinstance(step.action, Remark):
            passed.append(ply)
        elif step.private and not is_told(step, texts, match.seats):
            untold.append(ply)
            if step.is_forced:
                passed.append(ply)
        silent = ply in untold[-1:] or is_silent(step, texts)
        run = step.is_joined or (step.asked in runs and mover == (step.seat, step.asked))
        if step.asked in ends_of_turns and mover is not None:
            run = run or mover[0] == step.seat
        if ends and (silent or run):
            ends[-1] = ply
        elif not silent:
            ends.append(ply)
        if not silent:
            mover = step.seat, step.asked
    is_closed = any(isinstance(step.action, CLOSING) for step in match.steps)
    skipped = untold if match.result is None else passed
    return MoveIndex(ends or [max(1, match.ply)], skipped, is_closed)


def is_told(step: Step, texts: GameTexts, seats: int) -> bool:
    """Return whether the chronicle tells everybody of an action or of its results."""
    events = texts.without_implied_events(step.seen_by(None))
    return any(texts.sentences(event, [""] * seats, None) for event in events)


def is_silent(step: Step, texts: GameTexts) -> bool:
    """Return whether an action is no move of its own, because it is not worth a word."""
    aside = isinstance(step.action, _ASIDES)
    return aside or bool(texts.text_without_event(step.action, step.asked, ""))
