"""The session of a match that another process owns, played through a channel."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.routine_switches import SeatRoutine
from desktop.play.table_session import TableSession
from desktop.system.qt_bots import QtBots
from engine.core.errors import IllegalActionError
from engine.core.rng import bot_seed
from engine.core.values import Action, Interruption, Json, Leave, Return, Seat, Step
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.readable_match import ReadableMatch
from engine.play.record import SILENT
from engine.play.seat_requests import (
    AnswerRequest,
    CallOffRequest,
    GiveUp,
    Interrupt,
    LeaveSeat,
    LookAtHint,
    Request,
    TakeSeat,
    UndoRequest,
    write_request,
)
from engine.play.seen_match import FeedError, SeenMatch
from engine.table.players import Question
from engine.table.seat_routines import Routines
from engine.talk.statements import Statement

#: With more actions waiting than these, the screen goes to the present without showing them.
MAX_BEHIND: Final = 12
#: How often something said is sent, if others act at the same moment.
_MAX_TRIES: Final = 3


class Channel(QObject):
    """The line to the process that owns the match.

    Signals:
        received(message): a message came, of the seat's feed (`SeatFeed`) or one of these:
            {"kind": "refused", "request": kind of the request, "key": why} and
            {"kind": "presence", "seats": the seats whose people are on the line}.
        connected_changed(bool): the line was lost, or is there again.
    """

    received = Signal(object)
    connected_changed = Signal(bool)

    @abstractmethod
    def send(self, message: Json) -> None:
        """Send a request (`engine.play.seat_requests`)."""


class RemoteSession(TableSession):
    """A match that another process owns: it hears what happens, and asks for all it wants.

    Nothing is shown before the owner has taken it. Messages wait, so that people can follow, until
    the screen is ready (`proceed`); when many wait, or something is taken back, the screen goes to
    the present at once. An answer carries the number of its question, so that it is taken once.

    Signals:
        presence_changed(): people came to the line or left it (`absent_seats`).
        line_changed(bool): the line to the owner is lost, or is there again.
        line_failed(key): a message cannot be understood (`FeedError.key`), and nothing more is
            taken; a new line, with all messages from the first, may help.
    """

    presence_changed = Signal()
    connection_changed = Signal(bool)
    connection_failed = Signal(str)

    def __init__(
        self,
        match: SeenMatch,
        channel: Channel,
        process: QtBots,
        parent: QObject | None = None,
        routines: Sequence[SeatRoutine] = (),
    ) -> None:
        """Show a match of which at least the opening has come; `channel` brings the rest."""
        super().__init__(process, parent)
        self.holds_questions = False
        self._routines = Routines(match, routines, self._on_routine_changed)
        self._match, self._channel = match, channel
        self._messages: deque[Json] = deque()
        #: What the person did unasked and the owner has not taken yet: the first of it was sent.
        self._unheard: deque[Interruption] = deque()
        self._tries = 0
        #: The ply that went with it; None while nothing is on its way.
        self._said_at: int | None = None
        #: The number of the question that was answered last, and of the one that was put last.
        self._answered: int | None = None
        self._asked_ticket: int | None = None
        self._thinking: Seat | None = None
        #: What the person chose and was taken back, in the order in which it can be chosen again;
        #: and whether the parts of one act follow each other now.
        self._undone: list[Step] = []
        self._is_redoing = False
        #: What hints showed first, by the ply and the answer as JSON: the owner is not told.
        self._hinted: list[tuple[int, Json]] = []
        #: Seats whose people have lost the line.
        self.absent_seats: frozenset[Seat] = frozenset()
        self.is_connected = True
        self._is_held = self._is_started = self._is_closed = self._is_over = False
        channel.received.connect(self._on_received)
        channel.connected_changed.connect(self._on_connected)

    # -- the match ---------------------------------------------------------------------------------

    @property
    def match(self) -> ReadableMatch:
        return self._match if self._match.full_match is None else self._match.full_match

    @property
    def full_match(self) -> Match | None:
        return self._match.full_match

    @property
    def routines(self) -> Routines[SeatRoutine]:
        return self._routines

    @property
    def viewer(self) -> Seat | None:
        return self._match.seat

    @property
    def people(self) -> list[Seat]:
        present = self._match.attendance.present_seats
        return [seat for seat in present if seat == self._match.seat]

    @property
    def person(self) -> Seat | None:
        return next(iter(self.people), None)

    @property
    def has_talk(self) -> bool:
        return self._match.talk != SILENT or len(self._match.attendance.people) > 1

    @property
    def question(self) -> Question | None:
        match, seat = self._match, self._match.seat
        number = match.question
        if number is None or seat is None or number == self._answered or self._is_closed:
            return None
        seed = bot_seed(0, seat, match.answer_count)
        return Question(number, seat, match.game, match.view(seat), tuple(match.codes()), seed)

    def rename(self, seat: Seat, name: str) -> bool:
        """Enter the name of a person who came later; return whether it is another one."""
        if (
            self._match.full_match is not None
            or self.names()[seat] == name
            or not self._match.players
        ):
            # The record has the names already.
            return False
        self._match.rename(seat, name)
        return True

    # -- messages ----------------------------------------------------------------------------------

    def _on_received(self, message: Json) -> None:
        if self._is_closed:
            return
        match message:
            case {"kind": "refused", "request": str(request), "key": str(key)}:
                self._on_refused(request, key)
            case {"kind": "presence", "seats": list(seats)}:
                people = self._match.attendance.people
                self.absent_seats = frozenset(seat for seat in people if seat not in seats)
                self.presence_changed.emit()
            case {"kind": str()}:
                self._messages.append(message)
                self._take()
            case _:
                self._fail(FeedError("message: expected keys with values"))

    def _on_connected(self, is_connected: bool) -> None:
        self.is_connected = is_connected
        if not is_connected and self._unheard:
            # Nobody knows whether it was taken. If it was, the chronicle will tell.
            self._unheard.clear()
            self._drop_first()
        if is_connected and not self._is_held:
            # An answer may have been lost, so the question is put again unless it has been taken.
            self._answered = self._asked_ticket = None
            self._ask()
        self.connection_changed.emit(is_connected)
        if is_connected:
            self._ask()

    def _take(self) -> None:
        """Take the messages for which the screen is ready."""
        if not self._is_started or self._is_behind():
            self._go_to_present()
            return
        while self._messages and not self._is_closed:
            message = self._messages[0]
            if _is_step(message) and (
                (self._is_held and not _is_talk(message)) or self._lacks_record(message)
            ):
                break
            self._messages.popleft()
            self._show(message)
        self._ask()

    def _is_behind(self) -> bool:
        """Return whether something is taken back, or more has happened than anybody follows."""
        if any(message.get("kind") in ("rewind", "opening") for message in self._messages):
            return True
        return sum(map(_is_step, self._messages)) > MAX_BEHIND

    def _lacks_record(self, message: Json) -> bool:
        """Return whether a step ends the match and the record has yet to come."""
        return "result" in message and not (
            len(self._messages) > 1 and self._messages[1].get("kind") == "record"
        )

    def _go_to_present(self) -> None:
        """Take all messages at once, but the end of a match only with its record."""
        changed = False
        while self._messages and not self._is_closed:
            if self._lacks_record(self._messages[0]):
                break
            message = self._messages.popleft()
            before = list(self._match.steps) if message.get("kind") == "rewind" else []
            if not self._receive(message):
                continue
            changed = True
            if message.get("kind") == "opening":
                self._undone = []
            elif before:
                self._note_undone(before[self._match.ply :], message.get("seat"))
            elif _is_step(message):
                self._note_chosen(self._match.steps[-1])
        if not self._is_started or self._is_closed or not changed:
            return
        self._forget_question()
        self._answered, self._is_over = None, False
        self._is_held = False
        self.rewound.emit()
        self._say_again()
        self._ask()

    def _receive(self, message: Json) -> bool:
        """Hand a message to the match; return whether it was new."""
        try:
            is_new = self._match.receive(message)
        except FeedError as error:
            self._fail(error)
            return False
        self._hinted = [(ply, answer) for ply, answer in self._hinted if ply <= self._match.ply]
        if is_new and message.get("kind") == "record":
            self._mark_hinted()
        return is_new

    def _mark_hinted(self) -> None:
        """Note in the record, which is this person's own, what hints showed first."""
        match, seat = self._match.full_match, self._match.seat
        if match is None or seat is None:
            return
        for ply, answer in self._hinted:
            match.mark("hinted", ply=ply, seat=seat, action=answer)

    def _fail(self, error: FeedError) -> None:
        self.close()
        self.connection_failed.emit(error.key)

    def _show(self, message: Json) -> None:
        """Take one message, and report what it brings."""
        if not self._receive(message):
            return
        if not _is_step(message):
            return
        if "result" in message:
            # With the record comes the open table, on which the last action is shown.
            self._receive(self._messages.popleft())
        step = self._match.steps[-1]
        if step.seat == self._match.seat:
            self._note_own(step.action)
            self._note_chosen(step)
        if isinstance(step.action, Statement):
            self.spoke.emit(step)
        elif isinstance(step.action, (Leave, Return)):
            self._forget_question()
            self._is_held = False
            self.rewound.emit()
        else:
            self._forget_question()
            self._is_held = self.holds_questions
            self.advanced.emit(self.match.steps[-1])
        self._say_again()

    def _note_own(self, action: Action) -> None:
        """Note that something the person sent has been taken."""
        if self._unheard and self._unheard[0] == action:
            self._drop_first()

    def _note_undone(self, steps: Sequence[Step], by: Json) -> None:
        """Note what the person may choose again, after `steps` were taken back by a seat."""
        match = self._match
        mine = [step for step in steps if step.seat == match.seat and match.takes_back(step)]
        self._undone = [*mine, *self._undone]
        self._is_redoing = False
        if by == match.seat:
            self._routines.undone_to = match.ply

    def _note_chosen(self, step: Step) -> None:
        """Forget what was taken back once the person has chosen it again, or something else."""
        if step.seat != self._match.seat or not self._match.takes_back(step):
            return
        is_again = bool(self._undone) and self._undone[0].action == step.action
        self._undone = self._undone[1:] if is_again else []

    def _drop_first(self) -> None:
        """Forget the first thing that was done unasked."""
        if self._unheard:
            self._unheard.popleft()
        self._tries, self._said_at = 0, None

    def _forget_question(self) -> None:
        self._asked_ticket = None
        if self._thinking is not None:
            self._thinking, seat = None, self._thinking
            self.thinking_changed.emit(seat, False)

    def _on_refused(self, request: str, key: str) -> None:
        """Let the person go on from the true state, after a request that was refused."""
        if request == "answer":
            # Another question may be open by now; its messages are on the way.
            self._answered = self._asked_ticket = None
        elif request == "interrupt" and self._unheard:
            if key == "stale" and self._tries < _MAX_TRIES and self._said_at != self._match.ply:
                self._said_at = None
                self._say_again()
                return
            self._drop_first()
        self.refused.emit(key)
        self._say_again()
        self._ask()

    # -- asking ------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put the open question to the person, if the screen is ready for it."""
        if self._is_closed or not self._is_started:
            return
        result, decision = self._match.result, self._match.decision
        if result is not None:
            if not self._is_over:
                self._is_over = True
                self.finished.emit(result)
            return
        if decision is None:
            return
        if not self.plays_here(decision.seat):
            player = self._match.attendance.player(decision.seat)
            if player.get("kind") == "bot" and self._thinking is None:
                self._thinking = decision.seat
                self.thinking_changed.emit(decision.seat, True)
            return
        question = self.question
        if question is None or self._is_held or self._asked_ticket == question.ticket:
            return
        if self._is_redoing and self.can_redo and self._undone[0].is_joined:
            self._give_again(question)
            return
        self._is_redoing = False
        routine = self.routines.choose_action()
        if routine is not None:
            if not self.is_connected:
                # It is given when the line is there again.
                return
            self._answer(AnswerRequest(question.ticket, routine, unasked=True))
            return
        self._asked_ticket = question.ticket
        self.asked.emit(decision.seat, decision, question.legal)

    def _on_routine_changed(self, seat: Seat) -> None:
        self._asked_ticket = None
        # Nobody here knows what another seat sees.
        if self.question is not None and self.routines.choose_action() is not None:
            self._ask()

    def _send(self, request: Request) -> None:
        if self._is_reachable():
            self._channel.send(write_request(request))

    def _is_reachable(self) -> bool:
        """Return whether the line is there; if it is not, refuse what the person wants."""
        if not self.is_connected:
            self.refused.emit("no_line")
        return self.is_connected

    def _answer(self, answer: AnswerRequest) -> None:
        self._answered = answer.question
        self._send(answer)

    # -- play --------------------------------------------------------------------------------------

    def start(self) -> None:
        self._is_started = True
        self._is_held = self.holds_questions
        self._ask()
        self.started.emit()

    def submit(self, seat: Seat, action: Action, *, joined: bool = False) -> None:
        question = self.question
        if question is None or seat != self._match.seat:
            raise IllegalActionError("late: the question is no longer open", "late")
        if reason := self._match.refusal(seat, action):
            raise IllegalActionError(f"{reason}: by seat {seat}", reason)
        if not self._is_reachable():
            # Nothing is played on trust: the person is asked anew, in the next event.
            self._asked_ticket = None
            QTimer.singleShot(0, self, self._ask)
            return
        self._answer(AnswerRequest(question.ticket, action, joined=joined))

    def interrupt(self, seat: Seat, action: Interruption, ply: int) -> None:
        if ply != self._match.ply:
            raise IllegalActionError(f"stale: at {ply}, it is {self._match.ply}", "stale")
        if reason := self._match.refusal(seat, action):
            raise IllegalActionError(f"{reason}: by seat {seat}", reason)
        if not self._is_reachable():
            return
        self._unheard.append(action)
        if len(self._unheard) == 1:
            self._say_again()

    def _say_again(self) -> None:
        """Send the first thing that was done unasked and is not taken yet, if it still may be."""
        seat = self._match.seat
        while self._unheard and self._said_at is None and seat is not None:
            action = self._unheard[0]
            if self._match.refusal(seat, action):
                self._drop_first()
                self.refused.emit("stale")
                continue
            self._tries += 1
            self._said_at = self._match.ply
            self._send(Interrupt(self._match.ply, action))

    def proceed(self) -> None:
        if self._is_held:
            self._is_held = False
            self._take()

    def ask_later(self) -> None:
        self._is_held = self.holds_questions
        self._asked_ticket = None

    def note_hint(self) -> None:
        """Tell everybody that the person looks at a hint."""
        self._send(LookAtHint())

    def note_hinted(self, action: Action) -> None:
        shown = (self._match.ply, encode(action))
        if self.question is not None and shown not in self._hinted:
            self._hinted.append(shown)

    def close(self) -> None:
        self._is_closed = True

    def resign(self, seat: Seat) -> None:
        self._send(GiveUp())

    @property
    def can_call_off(self) -> bool:
        attendance = self._match.attendance
        others = set(attendance.present_seats) - {self._match.seat}
        return self.person is not None and self._match.result is None and bool(others)

    def call_off(self) -> None:
        self._send(CallOffRequest())

    # -- leaving, and taking back ------------------------------------------------------------------

    def leave(self, seat: Seat) -> None:
        self._send(LeaveSeat())

    def returnable_seats(self) -> list[Seat]:
        return [seat for seat in super().returnable_seats() if seat == self._match.seat]

    def come_back(self, seat: Seat) -> None:
        self._send(TakeSeat())

    @property
    def undoer(self) -> Seat | None:
        seat = self.person
        if seat is None or self._match.result is not None:
            return None
        return seat if self._match.undone_answers(seat) is not None else None

    def undo(self, seat: Seat | None = None) -> None:
        if self.undoer is not None:
            self._send(UndoRequest(self._match.ply))

    @property
    def can_redo(self) -> bool:
        """Whether the person is asked, and may choose again what they had chosen.

        It is an answer like any other: what follows may be another, and betrays nothing.
        """
        if not self._undone or (question := self.question) is None:
            return False
        return self._undone[0].action in question.legal

    def redo(self) -> None:
        """Choose again what was taken back last: all parts of one act."""
        question = self.question
        if question is not None and self.can_redo and self._is_reachable():
            self._is_redoing = True
            self._give_again(question)

    def _give_again(self, question: Question) -> None:
        step = self._undone[0]
        self._answer(AnswerRequest(question.ticket, step.action, joined=step.is_joined))


def _is_step(message: Json) -> bool:
    return bool(message.get("kind") == "step")


def _is_talk(message: Json) -> bool:
    """Return whether a step changes nothing on the table: something said, or who is there."""
    action = message.get("action")
    do = action.get("do") if isinstance(action, dict) else None
    return isinstance(do, str) and (do.startswith("say_") or do in (Leave.do, Return.do))
