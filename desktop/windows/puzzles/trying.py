"""Watches tries at a puzzle: has answers judged, lets others reply, takes back what failed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from itertools import takewhile

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.settings import Settings
from desktop.table.director import LESSON
from desktop.windows.match_page.page import MatchPage
from desktop.windows.puzzles import progress
from desktop.windows.puzzles.judging import Judge
from desktop.windows.puzzles.replies import Replies
from engine.core.values import Action, Event, Result, Seat, Step, View
from engine.play.match import Match
from engine.puzzles import Failure, Puzzle
from engine.puzzles.attempt import FAILED, SOLVED
from engine.puzzles.judge import Outcome

#: Milliseconds a try that failed stays on the table, and before an answer that is shown.
STAYS, SHOWN = 2600, 800


class Phase(Enum):
    """Where a try stands."""

    ASKED = "asked"
    JUDGED = "judged"  # an answer was given, and what comes of it is found and shown
    FAILED = "failed"
    SOLVED = "solved"
    SHOWING = "showing"  # a solution is being shown
    SHOWN = "shown"


#: How a judgement ends a try.
_ENDS = {SOLVED: Phase.SOLVED, FAILED: Phase.FAILED}


@dataclass(frozen=True, slots=True)
class Given:
    """An answer of a try, what was seen when it was given, and what was seen of it."""

    action: Action
    view: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """A try that failed."""

    answers: tuple[Given, ...]
    failure: Failure | None
    #: What the others answered to the last one, as it was seen.
    replies: tuple[Event, ...]
    #: What was seen in the end, and how the match ended, if it did.
    view: View
    result: Result | None


def parted(
    match: Match, seat: Seat, line: Sequence[Action]
) -> list[tuple[Action, Sequence[Action]]]:
    """A course of play from where a match stands: a seat's answers, each with the replies to it.

    Plays it on that match.
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


class Trying(QObject):
    """Acts on the session of a page on which a puzzle lies.

    Signals: `changed()`: another phase, or one more try; `puzzled()`: a try cannot be judged, and
    does not count.
    """

    changed = Signal()
    puzzled = Signal()

    def __init__(
        self, page: MatchPage, puzzle: Puzzle, replies: Replies, settings: Settings
    ) -> None:
        super().__init__(page)
        self._page, self.puzzle, self._replies, self._settings = page, puzzle, replies, settings
        self._session = page.session
        self.phase = Phase.ASKED
        self.tries: list[Try] = []
        self._failure: Failure | None = None
        #: An answer was given to which nothing was asked yet.
        self._given = False
        #: Replies still to come to the last answer; None: nobody knows yet.
        self._to_come: int | None = None
        #: What the try comes to then; None: it goes on.
        self._end: Phase | None = None
        #: What is still to be shown: own answers, each with the replies to it.
        self._line: deque[tuple[Action, Sequence[Action]]] = deque()
        self._resetting = False
        self.judge = Judge(self)
        self.judge.judged.connect(self._on_judged)
        self.judge.failed.connect(self._on_puzzled)
        self.stays = self._timer(STAYS, self.start_over)
        self.pause = self._timer(SHOWN, self._show_next)
        #: What came of an answer is told when everything has come to rest.
        self._rest = self._timer(0, self._settle)
        #: Judged in the next turn of the event loop: whoever answered is not kept waiting.
        self._answered = self._timer(0, self._follow)
        self._session.advanced.connect(self._on_advanced)
        self._session.rewound.connect(self._on_rewound)
        self._session.asked.connect(self._on_asked)
        page.director.began.connect(self._on_began)
        page.director.step_shown.connect(self._rest.start)

    def _timer(self, after: int, act: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after)
        timer.timeout.connect(act)
        return timer

    @property
    def answers(self) -> tuple[Given, ...]:
        """The answers of the present try."""
        seat, match, seen = self.puzzle.seat, self._session.match, self._session.events_of
        return tuple(
            Given(step.action, match.at(ply).view(seat), seen(step))
            for ply, step in enumerate(match.steps)
            if step.seat == seat and step.chosen
        )

    # -- what the session tells ------------------------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        if step.seat == self.puzzle.seat:
            self._given, self._to_come, self._end = True, None, None
            self._answered.start()
        elif self._to_come:
            self._to_come -= 1

    def _on_began(self, step: Step) -> None:
        """What is held sooner is not shown."""
        if self._stops:
            self._page.director.hold(LESSON, True)

    @property
    def _stops(self) -> bool:
        """Whether nobody is to be asked what follows: that is not known yet, or nothing does."""
        over = self._to_come == 0 and self._end is not None
        return self._given and (self._to_come is None or over)

    def _on_asked(self, *_: object) -> None:
        self._given = False
        if self.phase is Phase.JUDGED:
            self._enter(Phase.ASKED)
        elif self.phase is Phase.SHOWING and not self._session.match.forced:
            self.pause.start()

    def _on_rewound(self) -> None:
        """Answers were taken back, here or by whoever tries."""
        self._forget()
        if not self._resetting and self.phase not in (Phase.ASKED, Phase.JUDGED):
            QTimer.singleShot(0, self, self.start_over)
        elif self.phase is not Phase.ASKED:
            self._enter(Phase.ASKED)
        self._page.director.hold(LESSON, False)

    # -- a try -------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Find out what comes of the last answer."""
        mine = [step.action for step in self._steps()]
        if not mine:
            return
        if self.phase is not Phase.SHOWING:
            self._enter(Phase.JUDGED)
            self.judge.judge(self.puzzle, mine)
        elif self._line and self._line[0][0] == mine[-1]:
            _, replies = self._line.popleft()
            self._await(replies, None if self._line else Phase.SHOWN)
        else:
            # Somebody played on by themselves.
            self.start_over()

    def _steps(self) -> list[Step]:
        return [one for one in self._session.match.steps if one.seat == self.puzzle.seat]

    def _on_judged(self, outcome: Outcome) -> None:
        if self.phase is Phase.JUDGED:
            self._failure = outcome.failure
            self._await(outcome.replies, _ENDS.get(outcome.state))

    def _await(self, replies: Sequence[Action], end: Phase | None) -> None:
        """So the others reply, and that comes of it."""
        self._to_come, self._end = len(replies), end
        self._replies.load(replies)
        if not self._stops:
            self._page.director.hold(LESSON, False)
        self._rest.start()

    def _on_puzzled(self) -> None:
        """The judge is at a loss."""
        if self.phase is Phase.JUDGED:
            self.start_over()
            self.puzzled.emit()

    def _settle(self) -> None:
        """Everything was shown: say what came of the last answer."""
        if self._to_come != 0 or self._end is None or self._page.director.busy:
            return
        end, self._end = self._end, None
        if end is Phase.SOLVED:
            progress.note_solved(self._settings, self.puzzle.id, date.today())
        elif end is Phase.FAILED:
            self.tries.append(self._failed())
            progress.note_try(self._settings, self.puzzle.id)
            self.stays.start()
        self._enter(end)

    def _failed(self) -> Try:
        """The present try, which failed."""
        match, seat = self._session.match, self.puzzle.seat
        others = list(takewhile(lambda step: step.seat != seat, reversed(match.steps)))
        replies = [event for step in reversed(others) for event in self._session.events_of(step)]
        view = match.view(seat)
        return Try(self.answers, self._failure, tuple(replies), view, match.result)

    def start_over(self) -> None:
        """To the beginning."""
        self._forget()
        self._line.clear()
        self._resetting = True
        while self._session.match.ply and self._session.can_undo():
            self._session.undo()
        self._resetting = False
        self._page.director.hold(LESSON, False)
        self._enter(Phase.ASKED)

    def close(self) -> None:
        """The puzzle is left."""
        self._forget()

    def _forget(self) -> None:
        for timer in (self.stays, self.pause, self._rest, self._answered):
            timer.stop()
        self.judge.stop()
        self._replies.load(())
        self._given, self._to_come, self._end = False, None, None

    def _enter(self, phase: Phase) -> None:
        if phase is not self.phase:
            self.phase = phase
            self.changed.emit()

    # -- a solution --------------------------------------------------------------------------------

    def show_answer(self, line: Sequence[Action]) -> None:
        """Play a solution from the beginning; from now on it was solved with help."""
        progress.note_help(self._settings, self.puzzle.id)
        self.start_over()
        self._line = deque(parted(self.puzzle.match(), self.puzzle.seat, line))
        self._enter(Phase.SHOWING)
        self.pause.start()

    def _show_next(self) -> None:
        question = self._page.moment.question
        if self.phase is Phase.SHOWING and self._line and question is not None:
            self._page.asking.answer(self._line[0][0])
