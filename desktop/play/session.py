"""The session: a match at the table of this computer, as its screen may show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject

from desktop.play.routine_switches import SeatRoutine
from desktop.play.table_session import TableSession
from desktop.system.qt_bots import QtBots
from desktop.system.qt_loop import QtLoop
from engine.core.values import (
    OMNISCIENT,
    Action,
    Interruption,
    Seat,
    Step,
    View,
)
from engine.play.attendance import TWO_SEATS
from engine.play.match import Match
from engine.table.players import Player, Question
from engine.table.seat_routines import Routines
from engine.table.small_talk import Evening
from engine.table.table import Reports, Table

#: Open the process of an external program as a child of the given object; else as
#: `engine.table.players.OpenProgram`.
OpenProgram = Callable[[str, QObject], tuple[QtBots, str] | str]


class Session(TableSession):
    """A match at this computer's table: asks the people at its screen, and shows what they may see.

    The table (`engine.table.table.Table`) decides which seat is asked next. The session knows whose
    hand the screen shows, and hands the screen over. A game without hidden information has
    handovers, too, but shows and covers nothing. When a person leaves (`leave`), a bot answers for
    their seat until they come back to the same view; when the only person leaves, the screen keeps
    showing their view. A routine that a person has switched on answers in their place, no sooner
    than a bot would.

    Two people at one screen (a QCoreApplication must exist):

    >>> from desktop.system.qt_bots import QtBots
    >>> from engine.games import GAMES
    >>> from engine.play.match import Match
    >>> from engine.play.match_files import new_record
    >>> game = GAMES[next(iter(GAMES))]
    >>> people = ({"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"})
    >>> session = Session(Match(new_record(game, 2, 1, {}, people)), QtBots())
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

    def __init__(
        self,
        match: Match,
        process: QtBots,
        parent: QObject | None = None,
        routines: Sequence[SeatRoutine] = (),
        open_program: OpenProgram | None = None,
        evening: Evening | None = None,
    ) -> None:
        """Create the session.

        The game declares `routines`, `open_program` opens external programs. The bots remember the
        matches of `evening`, if given.
        """
        super().__init__(process, parent)
        self._match = match
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
            match=match,
            loop=QtLoop(self),
            bots=process,
            reports=reports,
            routines=routines,
            open_program=opener,
            evening=evening,
        )
        # A bot does not wait for a person who cannot see its offer.
        self._table.is_reachable = lambda seat: seat == self._viewer
        #: The seat whose view the screen shows; None shows only the table (between two people).
        self._viewer: Seat | None = None
        self._update_viewer()

    # -- the view for the screen -------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self._match

    @property
    def full_match(self) -> Match:
        return self._match

    @property
    def routines(self) -> Routines[SeatRoutine]:
        return cast("Routines[SeatRoutine]", self._table.routines)

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
        decision, open_to_all = self.match.decision, self.match.game.perfect_information
        if self._viewer is None and decision is not None and open_to_all:
            return self.match.view(decision.seat)
        return super().view()

    def plays_here(self, seat: Seat) -> bool:
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

    def resign(self, seat: Seat) -> None:
        if self.match.seats == TWO_SEATS:
            self._table.resign(seat)
        else:
            self._table.leave(seat, for_good=True)

    def note_hint(self) -> None:
        """Note in the record that the asked player wants a hint, once per decision."""
        self._table.note_hint()

    def note_hinted(self, action: Action) -> None:
        self._table.note_hinted(action)

    def close(self) -> None:
        """Close the session: no player is asked any more."""
        self._table.close()

    # -- leaving a seat to a bot, and coming back --------------------------------------------------

    def leave(self, seat: Seat) -> None:
        """Replace the person at `seat` by a bot."""
        self._table.leave(seat)

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
        """Report that the screen is ready: apply the answer of a bot that waits, or ask the
        person."""
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
        if decision is not None and self.plays_here(decision.seat):
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

    def undo(self, seat: Seat | None = None) -> None:
        """Go back to the last question that `seat` answered; `seat` defaults to `undoer`."""
        seat = self.undoer if seat is None else seat
        if seat is not None:
            self._table.undo(seat)

    def redo(self) -> None:
        """Repeat the actions that were taken back, up to the next question of the viewer.

        If all hands are covered, up to the next question of anybody at the screen.
        """
        self._table.redo(self.people if self._viewer is None else (self._viewer,))

    def _on_rewound(self) -> None:
        self._update_viewer()
        self.rewound.emit()
