"""The session: a match at the table of this computer, as its screen may show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, Signal

from desktop.play.routines import Routine
from desktop.system.bot_process import BotProcess
from desktop.system.qt_loop import QtLoop
from engine.core.values import (
    OMNISCIENT,
    Action,
    Event,
    Interruption,
    Leave,
    Result,
    Seat,
    Step,
    View,
)
from engine.play.match import Match
from engine.play.setup import deputy_level
from engine.table.players import Player, Question
from engine.table.routines import Routines
from engine.table.table import Reports, Table

#: Open the process of an external program as a child of the given object; else as
#: `engine.table.players.OpenProgram`.
OpenProgram = Callable[[str, QObject], tuple[BotProcess, str] | str]


class Session(QObject):
    """A match at this computer's table: asks the people at its screen, and shows what they may see.

    Who is asked next decides the table (`engine.table.table.Table`). The session knows whose hand
    the screen shows, and hands the screen over.

    Signals:
        started(): the first question is open; with `holds_questions` set, `proceed` asks it.
        advanced(Step): an action was taken; `events_of` returns its events as the screen may show
        them.
        spoke(Step): a seat said something; nothing on the table changes by it.
        asked(seat, Decision, legal actions): a person at the screen is to answer.
        handover_requested(seat): another person is to answer; they confirm with `take_seat`, or
            look at their hand for a moment with `peek`.
        seat_taken(ply): the person who took the screen has seen the first `ply` actions only.
        peeked(): a hand was shown or covered again; show `view()` anew.
        thinking_changed(seat, bool): a bot starts or stops thinking.
        bot_failed(seat, key, reason): a bot failed and the match went on, see `Company.failed`.
        rewound(): answers were taken back or repeated, or a person left their seat or came
            back to it; show `view()` anew.
        finished(Result): the match is over.
        record_changed(): the record changed, but not by an action.

    A game without hidden information has handovers too, but needs neither step: everybody may see
    everything. When a person leaves (`leave`), a bot answers for their seat until they come back to
    the same view; when the only person leaves, the screen keeps showing their view. A routine that
    a person has switched on answers in their place, no sooner than a bot would.

    With `holds_questions` set, the widget that shows the match calls `proceed` when its animations
    have finished. Until then no person is asked, and the action of a bot, which may think
    meanwhile, waits.

    Two people at one screen (a QCoreApplication must exist):

    >>> from desktop.system.bot_process import BotProcess
    >>> from engine.games import GAMES
    >>> from engine.play.match import Match
    >>> from engine.play.match_files import new_record
    >>> game = GAMES[next(iter(GAMES))]
    >>> people = ({"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"})
    >>> session = Session(Match(new_record(game, 2, 1, {}, people)), BotProcess())
    >>> _ = session.handover_requested.connect(lambda seat: print("handover to seat", seat))
    >>> _ = session.asked.connect(lambda seat, decision, legal: print(decision.kind, len(legal)))
    >>> session.start()
    handover to seat 0
    >>> session.take_seat(0)
    choose_region 17
    >>> step = session.submit(0, session.question.legal[0])
    battle 7
    >>> session.undo(0)
    choose_region 17
    >>> session.close()
    """

    started = Signal()
    advanced = Signal(object)
    spoke = Signal(object)
    asked = Signal(int, object, list)
    handover_requested = Signal(int)
    seat_taken = Signal(int)
    peeked = Signal()
    thinking_changed = Signal(int, bool)
    bot_failed = Signal(int, str, str)
    rewound = Signal()
    finished = Signal(object)
    record_changed = Signal()

    def __init__(
        self,
        match: Match,
        process: BotProcess,
        parent: QObject | None = None,
        routines: Sequence[Routine] = (),
        open_program: OpenProgram | None = None,
    ) -> None:
        """Create the session.

        The game declares `routines`, `open_program` opens external programs.
        """
        super().__init__(parent)
        self.match = match
        self.process = process
        reports = Reports(
            started=self.started.emit,
            advanced=self.advanced.emit,
            spoke=self.spoke.emit,
            asked=self._on_asked,
            thinking_changed=self.thinking_changed.emit,
            bot_failed=self.bot_failed.emit,
            rewound=self._on_rewound,
            finished=self.finished.emit,
            record_changed=self.record_changed.emit,
        )
        opener = None if open_program is None else lambda level: open_program(level, self)
        self._table = Table(
            match, QtLoop(self), process, reports, routines=routines, open_program=opener
        )
        # A bot does not wait for somebody who cannot see its offer.
        self._table.is_reachable = lambda seat: seat == self._viewer
        #: The routines that the game declares, with their switches.
        self.routines = cast("Routines[Routine]", self._table.routines)
        #: The seat whose view the screen shows; None shows only the table (between two people).
        self._viewer: Seat | None = None
        self._update_viewer()

    # -- the view for the screen -------------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view the screen shows; None shows only the table (between two people)."""
        return self._viewer

    @property
    def players(self) -> list[Player]:
        """The player of each seat."""
        return self._table.players

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the table."""
        return self._table.people

    @property
    def person(self) -> Seat | None:
        """The seat of the person at the screen.

        The viewer or, with covered hands, the person who is asked.
        """
        people, decision = self.people, self.match.decision
        if self._viewer in people:
            return self._viewer
        return decision.seat if decision is not None and decision.seat in people else None

    def view(self) -> View:
        """Return the view for the screen; all hands are open once the match is over."""
        if self._viewer == OMNISCIENT or self.match.result is not None:
            return self.match.open_view()
        decision = self.match.decision
        open_to_all = self.match.game.perfect_information
        if self._viewer is None and decision is not None and open_to_all:
            return self.match.view(decision.seat)
        return self.match.view(self._viewer)

    def view_at(self, ply: int, *, open_hands: bool = False) -> View:
        """Return the viewer's view after the first `ply` actions.

        With `open_hands`, everything is visible once the match is over.
        """
        then = self.match.at(ply)
        if self._viewer == OMNISCIENT or (open_hands and self.match.result is not None):
            return then.open_view()
        return then.view(self._viewer)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """Return the events of a step that the viewer perceives."""
        return step.seen_by(self._viewer)

    def opening(self) -> tuple[Event, ...]:
        """Return the events of the deal that the viewer perceived."""
        seen = (event.seen_by(self._viewer) for event in self.match.opening)
        return tuple(event for event in seen if event is not None)

    @property
    def is_alone(self) -> bool:
        """Whether a single person plays, against bots."""
        return len(self.people) == 1

    @property
    def is_watched(self) -> bool:
        """Whether only bots play, possibly for people who left."""
        return not self.people

    def names(self) -> list[str]:
        """Return the names of the players by seat."""
        return [player.name for player in self.players]

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person plays a seat now."""
        return self._table.is_human(seat)

    def _update_viewer(self) -> None:
        """Show the hand that the people now at the table may see."""
        everybody, people = self.match.attendance.people, self.people
        if not everybody:
            self._viewer = OMNISCIENT
        elif len(everybody) == 1:
            (self._viewer,) = everybody
        elif len(people) == 1:
            (self._viewer,) = people
        elif self._viewer not in people:
            self._viewer = None

    # -- play --------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question with its legal actions, or None."""
        return self._table.question

    def start(self) -> None:
        """Ask the first open question, or report that the match is over."""
        self._table.start()

    def submit(self, seat: Seat, action: Action, *, joined: bool = False) -> Step:
        """Take the action of a person at the screen (`Table.submit`)."""
        return self._table.submit(seat, action, joined=joined)

    def interrupt(self, seat: Seat, action: Interruption, ply: int) -> Step:
        """Let a seat act without being asked (`Table.interrupt`)."""
        return self._table.interrupt(seat, action, ply)

    @property
    def has_talk(self) -> bool:
        """Whether players talk at this table."""
        return self._table.has_talk

    @property
    def awaits_person(self) -> bool:
        """Whether a bot waits until the person at the screen has answered its offer."""
        return self._table.awaits_people

    @property
    def can_resign(self) -> bool:
        """Whether the person at the screen can resign.

        Only in a match of two seats that is not over.
        """
        return self.person is not None and self.match.result is None and self.match.seats == 2

    def resign(self, seat: Seat) -> None:
        """Resign the match for `seat`, which ends it."""
        self._table.resign(seat)

    def note_hint(self) -> None:
        """Note in the record that the asked player wants a hint, once per decision."""
        self._table.note_hint()

    def result(self) -> Result | None:
        """Return how the match ended, or None."""
        return self.match.result

    def close(self) -> None:
        """Close the session: no player is asked any more."""
        self._table.close()

    # -- leaving a seat to a bot, and coming back --------------------------------------------------

    @property
    def deputy_level(self) -> str:
        """The level of the bot that answers for a person who leaves."""
        return deputy_level(self.match.record.players)

    @property
    def can_leave(self) -> bool:
        """Whether the person at the screen can leave their seat to a bot."""
        person = self.person
        return person is not None and not self.match.refusal(person, Leave(self.deputy_level))

    def leave(self, seat: Seat) -> None:
        """Replace the person at `seat` by a bot."""
        self._table.leave(seat)

    def returning(self) -> list[Seat]:
        """Return the seats to which people can come back."""
        return self._table.returning()

    def come_back(self, seat: Seat) -> None:
        """Give `seat` back to the person who left it."""
        self._table.come_back(seat)

    # -- one screen for several people -------------------------------------------------------------

    @property
    def holds_questions(self) -> bool:
        """Whether questions and the actions of bots wait for `proceed` after every step."""
        return self._table.holds_questions

    @holds_questions.setter
    def holds_questions(self, holds: bool) -> None:
        self._table.holds_questions = holds

    def proceed(self) -> None:
        """Report that the screen is ready: take the waiting answer of a bot, or ask the person."""
        self._table.proceed()

    def ask_later(self) -> None:
        """Ask the person who is already asked anew at the next `proceed`, and nobody before then.

        Without `holds_questions` nothing happens.
        """
        self._table.hold()

    def take_seat(self, seat: Seat) -> None:
        """Give the screen to the person of `seat`: show the missed events, then ask the person."""
        self._viewer = seat
        self._table.hold()
        steps = enumerate(self.match.steps, 1)
        mine = [ply for ply, step in steps if step.seat == seat and not step.is_unasked]
        self.seat_taken.emit(mine[-1] if mine else 0)
        decision = self.match.decision
        if not self.holds_questions and decision is not None and decision.seat == seat:
            self._table.ask_again()

    def peek(self, seat: Seat | None) -> None:
        """Show the hand of `seat` for a moment; None covers it again."""
        if seat != self._viewer:
            self._viewer = seat
            self.peeked.emit()

    def hand_back(self) -> None:
        """Cover the hand of a person who looked without being asked.

        The person who is asked gets the screen back.
        """
        self._viewer = None
        decision = self.match.decision
        if decision is not None and self.is_human(decision.seat):
            self.handover_requested.emit(decision.seat)
        else:
            self.peeked.emit()

    def _on_asked(self, question: Question) -> None:
        """Ask the person to move, or start a handover when the screen shows another view."""
        decision = self.match.decision
        assert decision is not None
        if self._viewer == question.seat:
            self.asked.emit(question.seat, decision, question.legal)
        else:
            self._viewer = None
            self.handover_requested.emit(question.seat)

    # -- taking back -------------------------------------------------------------------------------

    @property
    def undoer(self) -> Seat | None:
        """The seat whose last choice `undo` takes back by default, or None.

        It is the viewer's, or else the last person's.
        """
        match, people = self.match, self.people
        chosen = [step.seat for step in match.steps if match.takes_back(step)]
        chosen = [seat for seat in chosen if seat in people]
        if self._viewer in people:
            return self._viewer if self._viewer in chosen else None
        return chosen[-1] if chosen else None

    @property
    def can_undo(self) -> bool:
        """Whether the person at the screen has an action to take back."""
        return self.undoer is not None

    def undo(self, seat: Seat | None = None) -> None:
        """Go back to the last question that `seat` answered; `seat` defaults to `undoer`."""
        seat = self.undoer if seat is None else seat
        if seat is not None:
            self._table.undo(seat)

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back that can be repeated."""
        return self.match.can_redo

    def redo(self) -> None:
        """Repeat the actions that were taken back, up to the next question of the viewer.

        If all hands are covered, up to the next question of anybody at the screen.
        """
        self._table.redo(self.people if self._viewer is None else (self._viewer,))

    def _on_rewound(self) -> None:
        self._update_viewer()
        self.rewound.emit()
