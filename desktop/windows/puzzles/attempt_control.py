"""Run the attempts at a puzzle: judge answers, let the others reply, take back what failed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import takewhile

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.settings import Settings
from desktop.table.director import LESSON
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.puzzles import puzzle_progress
from desktop.windows.puzzles.judge_process import Judge
from desktop.windows.puzzles.replies import ScriptedReplies
from engine.core.values import Action, Event, Result, Seat, Step, View
from engine.play.match import Match
from engine.puzzles import Failure, Puzzle
from engine.puzzles.attempt import FAILED, SOLVED
from engine.puzzles.judge import AttemptOutcome

#: Milliseconds a failed attempt stays on the table.
FAILED_TRY_MS = 2600
#: Milliseconds before each answer of a shown solution.
SOLUTION_STEP_MS = 800


class Phase(Enum):
    """The phase of an attempt."""

    ASKED = "asked"
    #: An answer was given; its consequences are being computed and shown.
    JUDGING = "judging"
    FAILED = "failed"
    SOLVED = "solved"
    #: A solution is being shown.
    SHOWING = "showing"
    #: The whole solution has been shown.
    SHOWN = "shown"


#: The phase after a judgement that ends the attempt.
_ENDS = {SOLVED: Phase.SOLVED, FAILED: Phase.FAILED}


@dataclass(frozen=True, slots=True)
class GivenAction:
    """An answer of an attempt, the view in which it was given, and the events the solver saw."""

    action: Action
    view: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class FailedAttempt:
    """A failed attempt."""

    actions: tuple[GivenAction, ...]
    failure: Failure | None
    #: The events of the replies to the last answer, as the solver saw them.
    replies: tuple[Event, ...]
    #: The solver's view at the end.
    view: View
    #: The result if the match ended.
    result: Result | None


def split_line(
    match: Match, seat: Seat, line: Sequence[Action]
) -> list[tuple[Action, Sequence[Action]]]:
    """Split a line of play into the answers of a seat, each with the replies to it.

    Plays the line on `match`, which must be a copy.
    """
    parts: list[tuple[Action, list[Action]]] = []
    for action in line:
        if match.decision is None:
            break
        if match.decision.seat == seat:
            parts.append((action, []))
        elif parts:
            parts[-1][1].append(action)
        match.submit(match.decision.seat, action)
    return [*parts]


class AttemptControl(QObject):
    """The attempts at the puzzle of a page; acts on the page's session.

    Signals:
        changed(): another phase, or another try.
        judging_failed(): an attempt cannot be judged and does not count.
    """

    changed = Signal()
    judging_failed = Signal()

    def __init__(
        self, page: MatchPage, puzzle: Puzzle, replies: ScriptedReplies, settings: Settings
    ) -> None:
        super().__init__(page)
        self._page, self.puzzle, self._replies, self._settings = page, puzzle, replies, settings
        self._session = page.session
        self.phase = Phase.ASKED
        self.failed_attempts: list[FailedAttempt] = []
        self._failure: Failure | None = None
        #: Whether the solver answered and has not been asked again.
        self._has_acted = False
        #: The number of replies to the last answer still to come, None while unknown.
        self._replies_to_come: int | None = None
        #: The phase after these replies, None if the attempt goes on.
        self._end: Phase | None = None
        #: The rest of the solution: the seat's answers, each with the replies to it.
        self._line: deque[tuple[Action, Sequence[Action]]] = deque()
        self._is_resetting = False
        self.judge = Judge(self)
        self.judge.judged.connect(self._on_judged)
        self.judge.failed.connect(self._on_judging_failed)
        self.failed_timer = self._new_timer(FAILED_TRY_MS, self.start_over)
        self.solution_timer = self._new_timer(SOLUTION_STEP_MS, self._show_next)
        #: Ends the attempt once everything has been shown.
        self._end_timer = self._new_timer(0, self._end_attempt)
        #: Judges in the next turn of the event loop, so that a click does not wait for it.
        self._judge_timer = self._new_timer(0, self._judge_last)
        self._session.advanced.connect(self._on_advanced)
        self._session.rewound.connect(self._on_rewound)
        self._session.asked.connect(self._on_asked)
        page.director.step_began.connect(self._on_began)
        page.director.step_shown.connect(self._end_timer.start)

    def _new_timer(self, interval_ms: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval_ms)
        timer.timeout.connect(act)
        return timer

    @property
    def actions(self) -> tuple[GivenAction, ...]:
        """The answers of the current try."""
        seat, match, visible_events = self.puzzle.seat, self._session.match, self._session.events_of
        return tuple(
            GivenAction(step.action, match.at(ply).view(seat), visible_events(step))
            for ply, step in enumerate(match.steps)
            if step.seat == seat and step.is_chosen
        )

    # -- signals of the session --------------------------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        if step.seat == self.puzzle.seat:
            self._has_acted, self._replies_to_come, self._end = True, None, None
            self._judge_timer.start()
        elif self._replies_to_come:
            self._replies_to_come -= 1

    def _on_began(self, step: Step) -> None:
        """Pause before the next question; a pause set earlier would hide the step."""
        if self._must_stop:
            self._page.director.hold(LESSON, is_on=True)

    @property
    def _must_stop(self) -> bool:
        """Whether no question may follow: the replies are unknown, or the attempt is over."""
        over = self._replies_to_come == 0 and self._end is not None
        return self._has_acted and (self._replies_to_come is None or over)

    def _on_asked(self, *_: object) -> None:
        self._has_acted = False
        if self.phase is Phase.JUDGING:
            self._enter(Phase.ASKED)
        elif self.phase is Phase.SHOWING and not self._session.match.is_forced:
            self.solution_timer.start()

    def _on_rewound(self) -> None:
        """Go back to an open try after answers were taken back, here or by the solver."""
        self._forget()
        if not self._is_resetting and self.phase not in (Phase.ASKED, Phase.JUDGING):
            QTimer.singleShot(0, self, self.start_over)
        elif self.phase is not Phase.ASKED:
            self._enter(Phase.ASKED)
        self._page.director.hold(LESSON, is_on=False)

    # -- attempts ----------------------------------------------------------------------------------

    def _judge_last(self) -> None:
        """Find out the consequences of the last answer."""
        mine = [step.action for step in self._solver_steps()]
        if not mine:
            return
        if self.phase is not Phase.SHOWING:
            self._enter(Phase.JUDGING)
            self.judge.judge(self.puzzle, mine)
        elif self._line and self._line[0][0] == mine[-1]:
            _, replies = self._line.popleft()
            self._await_replies(replies, None if self._line else Phase.SHOWN)
        else:
            # The solver played on during the solution.
            self.start_over()

    def _solver_steps(self) -> list[Step]:
        return [step for step in self._session.match.steps if step.seat == self.puzzle.seat]

    def _on_judged(self, outcome: AttemptOutcome) -> None:
        if self.phase is Phase.JUDGING:
            self._failure = outcome.failure
            self._await_replies(outcome.replies, _ENDS.get(outcome.state))

    def _await_replies(self, replies: Sequence[Action], end: Phase | None) -> None:
        """Let the others give the replies, and remember how the attempt ends after them."""
        self._replies_to_come, self._end = len(replies), end
        self._replies.load(replies)
        if not self._must_stop:
            self._page.director.hold(LESSON, is_on=False)
        self._end_timer.start()

    def _on_judging_failed(self) -> None:
        """Start over after an answer that cannot be judged."""
        if self.phase is Phase.JUDGING:
            self.start_over()
            self.judging_failed.emit()

    def _end_attempt(self) -> None:
        """End the attempt once the consequences of the last answer have been shown."""
        if self._replies_to_come != 0 or self._end is None or self._page.director.is_busy:
            return
        end, self._end = self._end, None
        if end is Phase.SOLVED:
            puzzle_progress.note_solved(self._settings, self.puzzle.id, date.today())
        elif end is Phase.FAILED:
            self.failed_attempts.append(self._failed_attempt())
            puzzle_progress.note_attempt(self._settings, self.puzzle.id)
            self.failed_timer.start()
        self._enter(end)

    def _failed_attempt(self) -> FailedAttempt:
        """Return the current try, which failed."""
        match, seat = self._session.match, self.puzzle.seat
        others = list(takewhile(lambda step: step.seat != seat, reversed(match.steps)))
        replies = [event for step in reversed(others) for event in self._session.events_of(step)]
        view = match.view(seat)
        return FailedAttempt(self.actions, self._failure, tuple(replies), view, match.result)

    def start_over(self) -> None:
        """Take everything back."""
        self._forget()
        self._line.clear()
        self._is_resetting = True
        while self._session.match.ply and self._session.can_undo:
            self._session.undo()
        self._is_resetting = False
        self._page.director.hold(LESSON, is_on=False)
        self._enter(Phase.ASKED)

    def close(self) -> None:
        """Stop when the puzzle is left."""
        self._forget()

    def _forget(self) -> None:
        for timer in (self.failed_timer, self.solution_timer, self._end_timer, self._judge_timer):
            timer.stop()
        self.judge.stop()
        self._replies.load(())
        self._has_acted, self._replies_to_come, self._end = False, None, None

    def _enter(self, phase: Phase) -> None:
        if phase is not self.phase:
            self.phase = phase
            self.changed.emit()

    # -- the solution ------------------------------------------------------------------------------

    def show_solution(self, line: Sequence[Action]) -> None:
        """Play a solution from the beginning; a later solution counts as helped."""
        puzzle_progress.note_help(self._settings, self.puzzle.id)
        self.start_over()
        self._line = deque(split_line(self.puzzle.match(), self.puzzle.seat, line))
        self._enter(Phase.SHOWING)
        self.solution_timer.start()

    def _show_next(self) -> None:
        question = self._page.state.question
        if self.phase is Phase.SHOWING and self._line and question is not None:
            self._page.asking.submit(self._line[0][0])
