"""The session: owns a match, asks its players and reports to the table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.interruption_round import InterruptionRound
from desktop.play.players import OpenProgram, Party, Player, Question
from desktop.play.routines import Routine, Routines
from desktop.play.setup import deputy_level
from desktop.system.bot_process import BotProcess
from engine.core.errors import IllegalActionError
from engine.core.rng import bot_seed
from engine.core.values import (
    OMNISCIENT,
    Action,
    Event,
    Interruption,
    Leave,
    Result,
    Return,
    Seat,
    Step,
    View,
)
from engine.play.match import Match
from engine.talk.statements import Statement

#: Milliseconds that a bot gives the person at the screen to answer its offer before it goes on.
OFFER_PAUSE_MS: Final = 4000


class Session(QObject):
    """The only owner of a match in the application.

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
        bot_failed(seat, key, reason): a bot failed and the match went on, see `Player.bot_failed`.
        rewound(): answers were taken back or repeated, or a person left their seat or came
            back to it; show `view()` anew.
        finished(Result): the match is over.
        record_changed(): the record has a new mark that is not an action.

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
        self.holds_questions = False
        self.process = process
        self._party = Party(
            match, process, self, self._on_action_chosen, self._on_bot_failed, open_program
        )
        self._interruptions = InterruptionRound(match, process, self._party, self)
        self._interruptions.interrupted.connect(self._on_bot_interrupted)
        #: Bots are asked what they say or do in the next turn of the event loop, before a question.
        self._interruption_timer = QTimer(self)
        self._interruption_timer.setSingleShot(True)
        self._interruption_timer.timeout.connect(self._interruptions.begin)
        self.routines = Routines(match, routines, self)
        self.routines.changed.connect(self._on_routine_changed)
        self._ticket = 0
        self._question: Question | None = None
        #: Bots are asked in the next turn of the event loop, so that the person who answered does
        #: not wait for it.
        self._ask_timer = QTimer(self)
        self._ask_timer.setSingleShot(True)
        self._ask_timer.timeout.connect(self._ask_player)
        #: The seat that is asked.
        self._asked_seat: Seat | None = None
        #: Whether a question is open that the screen is not ready for.
        self._is_held = False
        self._held_action: Action | None = None
        self._is_closed = False
        #: Whether the bot that is to move has paused for its open offers to the person.
        self._is_pause_over = False

    # -- the view for the screen -------------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view the screen shows; None shows only the table (between two people)."""
        return self._party.viewer

    @property
    def players(self) -> list[Player]:
        """The player of each seat."""
        return self._party.players

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the table."""
        return self._party.people

    @property
    def person(self) -> Seat | None:
        """The seat of the person at the screen.

        The viewer or, with covered hands, the person who is asked.
        """
        return self._party.person

    def view(self) -> View:
        """Return the view for the screen; all hands are open once the match is over."""
        if self._party.viewer == OMNISCIENT or self.match.result is not None:
            return self.match.open_view()
        decision = self.match.decision
        open_to_all = self.match.game.perfect_information
        if self._party.viewer is None and decision is not None and open_to_all:
            return self.match.view(decision.seat)
        return self.match.view(self._party.viewer)

    def view_at(self, ply: int, *, open_hands: bool = False) -> View:
        """Return the viewer's view after the first `ply` actions.

        With `open_hands`, everything is visible once the match is over.
        """
        then = self.match.at(ply)
        if self._party.viewer == OMNISCIENT or (open_hands and self.match.result is not None):
            return then.open_view()
        return then.view(self._party.viewer)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """Return the events of a step that the viewer perceives."""
        return step.seen_by(self._party.viewer)

    def opening(self) -> tuple[Event, ...]:
        """Return the events of the deal that the viewer perceived."""
        seen = (event.seen_by(self._party.viewer) for event in self.match.opening)
        return tuple(event for event in seen if event is not None)

    @property
    def is_alone(self) -> bool:
        """Whether a single person plays, against bots."""
        return len(self.people) == 1

    def names(self) -> list[str]:
        """Return the names of the players by seat."""
        return [player.name for player in self.players]

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person plays a seat now."""
        return self.players[seat].is_human

    @property
    def question(self) -> Question | None:
        """The open question with its legal actions, or None."""
        decision = self.match.decision
        if self._question is None and decision is not None and not self._is_closed:
            match, seat = self.match, decision.seat
            self._ticket += 1
            seed = bot_seed(match.record.secret, seat, match.answered)
            codes = tuple(match.codes())
            self._question = Question(
                *(self._ticket, seat, match.game, match.view(seat), codes, seed),
                heard=() if self.is_human(seat) else match.heard(),
            )
        return self._question

    # -- play --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask the first open question, or report that the match is over."""
        self._is_held = self.holds_questions
        self._interruptions.begin()
        self._ask_next()
        self.started.emit()

    def submit(self, seat: Seat, action: Action, *, joined: bool = False) -> Step:
        """Take the action of a person at the screen.

        Raises IllegalActionError when it is illegal.

        With `joined`, undo takes it back together with the action before.
        """
        step = self.match.submit(seat, action, joined=joined)
        self._advance(step)
        return step

    def interrupt(self, seat: Seat, action: Interruption, ply: int) -> Step:
        """Let a seat act without being asked (`Match.interrupt`).

        Raises IllegalActionError.

        The open question stays open under its ticket. If its seat now sees or may do something
        else, it is withdrawn and put anew under another ticket.
        """
        step = self.match.interrupt(seat, action, ply)
        if isinstance(action, Statement):
            self._pass_on(step)
        elif self._is_outdated():
            self._advance(step)
        else:
            self._is_held = self.holds_questions
            self.advanced.emit(step)
            self._interruptions.begin()
        return step

    def _pass_on(self, step: Step) -> None:
        """Report a statement; a bot that thinks begins anew with what it heard."""
        question = self._question
        anew = question is not None and not self.is_human(question.seat) and self._is_outdated()
        if anew:
            self._cancel_question()
        self.spoke.emit(step)
        self._interruptions.begin()
        if anew:
            self._ask_next()

    def _on_bot_interrupted(self, seat: Seat, action: Interruption, ply: int) -> None:
        if self._is_closed:
            return
        # Meanwhile it may have become too late for it.
        with suppress(IllegalActionError):
            self.interrupt(seat, action, ply)

    def _is_outdated(self) -> bool:
        """Return whether the open question is no longer what its seat sees and may do."""
        question, decision = self._question, self.match.decision
        if question is None or decision is None or decision.seat != question.seat:
            return True
        if not self.is_human(question.seat) and self.match.heard() != question.heard:
            return True
        view = self.match.view(question.seat)
        return view != question.view or tuple(self.match.codes()) != question.codes

    @property
    def has_talk(self) -> bool:
        """Whether players talk at this table."""
        return self._interruptions.can_talk

    @property
    def _has_offer_of_mover(self) -> bool:
        """Whether the bot that is to move has made the person at the screen an open offer."""
        viewer, decision = self._party.viewer, self.match.decision
        if decision is None or self.is_human(decision.seat) or viewer not in self.people:
            return False
        return viewer in self.match.awaited_seats()

    @property
    def is_watched(self) -> bool:
        """Whether only bots play, possibly for people who left."""
        return not self.people

    @property
    def can_resign(self) -> bool:
        """Whether the person at the screen can resign.

        Only in a match of two seats that is not over.
        """
        return self.person is not None and self.match.result is None and self.match.seats == 2

    def resign(self, seat: Seat) -> None:
        """Resign the match for `seat`, which ends it."""
        self._advance(self.match.resign(seat))

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
        self._cancel_question()
        self.match.leave(seat, self.deputy_level)
        self._after_rewind()

    def returning(self) -> list[Seat]:
        """Return the seats to which people can come back."""
        seats = range(self.match.seats)
        return [seat for seat in seats if not self.match.refusal(seat, Return())]

    def come_back(self, seat: Seat) -> None:
        """Give `seat` back to the person who left it."""
        self._cancel_question()
        self.match.come_back(seat)
        self._after_rewind()

    # -- the next question -------------------------------------------------------------------------

    def proceed(self) -> None:
        """Report that the screen is ready: take the waiting answer of a bot, or ask the person."""
        if not self._is_held:
            return
        self._is_held = False
        decision = self.match.decision
        if decision is None or self._is_closed:
            return
        if self._held_action is not None:
            action, self._held_action = self._held_action, None
            self._submit_action(decision.seat, action)
        elif self.is_human(decision.seat) and not self._ask_timer.isActive():
            self._ask_person()

    def ask_later(self) -> None:
        """Ask the person who is already asked anew at the next `proceed`, and nobody before then.

        Without `holds_questions` nothing happens.
        """
        self._is_held = self.holds_questions

    def take_seat(self, seat: Seat) -> None:
        """Give the screen to the person of `seat`: show the missed events, then ask the person."""
        self._party.viewer = seat
        decision = self.match.decision
        self._is_held = self.holds_questions and decision is not None
        steps = enumerate(self.match.steps, 1)
        mine = [ply for ply, step in steps if step.seat == seat and not step.is_unasked]
        self.seat_taken.emit(mine[-1] if mine else 0)
        if not self.holds_questions and decision is not None and decision.seat == seat:
            self._ask_person()

    def peek(self, seat: Seat | None) -> None:
        """Show the hand of `seat` for a moment; None covers it again."""
        if seat != self._party.viewer:
            self._party.viewer = seat
            self.peeked.emit()

    def hand_back(self) -> None:
        """Cover the hand of a person who looked without being asked.

        The person who is asked gets the screen back.
        """
        self._party.viewer = None
        decision = self.match.decision
        if decision is not None and self.is_human(decision.seat):
            self.handover_requested.emit(decision.seat)
        else:
            self.peeked.emit()

    def close(self) -> None:
        """Close the session: no player is asked any more."""
        self._cancel_question()
        self._interruption_timer.stop()
        self._interruptions.end()
        self._party.close()
        self._is_closed = True

    def _submit_action(self, seat: Seat, action: Action) -> None:
        """Submit the action of a bot or of a person's routine."""
        self._advance(self.match.submit(seat, action, unasked=self.is_human(seat)))

    def _advance(self, step: Step) -> None:
        self._cancel_question()
        self._is_held = self.holds_questions
        self.advanced.emit(step)
        self._interruption_timer.start()
        self._ask_next()

    def _cancel_question(self) -> None:
        self._ask_timer.stop()
        self._question = self._held_action = None
        seat, self._asked_seat = self._asked_seat, None
        if seat is None:
            return
        player = self.players[seat]
        if not player.is_human:
            player.withdraw()
            self.thinking_changed.emit(seat, False)

    def _ask_next(self) -> None:
        if self._is_closed:
            return
        result = self.match.result
        if result is not None:
            self.finished.emit(result)
            return
        decision = self.match.decision
        assert decision is not None
        seat = self._asked_seat = decision.seat
        if not self.is_human(seat) or self._routine_action() is not None:
            self._ask_timer.start(0)
        elif not self._is_held:
            self._ask_person()

    def _ask_player(self) -> None:
        """Put the open question to its player, or to the player's routine."""
        if self._interruption_timer.isActive():
            self._interruption_timer.stop()
            self._interruptions.begin()
        if not self._has_offer_of_mover:
            self._is_pause_over = False
        elif not self._is_pause_over:
            # It pauses once for them, and then goes on. They stand until they lapse.
            self._is_pause_over = True
            self._ask_timer.start(OFFER_PAUSE_MS)
            return
        question = self.question
        assert question is not None
        player, routine = self.players[question.seat], self._routine_action()
        if not player.is_human or routine is not None:
            self.thinking_changed.emit(question.seat, True)
        if routine is None:
            player.ask(question)
            return
        # Its action is shown when a bot's answer would be.
        self.thinking_changed.emit(question.seat, False)
        self._submit_when_ready(routine)

    def _ask_person(self) -> None:
        """Ask the person to move, or start a handover when the screen shows another view."""
        decision, question = self.match.decision, self.question
        assert decision is not None
        assert question is not None
        if self._party.viewer != decision.seat:
            self._party.viewer = None
            self.handover_requested.emit(decision.seat)
            return
        self._ask_player()
        self.asked.emit(decision.seat, decision, question.legal)

    def _on_action_chosen(self, ticket: int, action: Action) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        self.match.note_thought(self.players[question.seat].iterations)
        self.thinking_changed.emit(question.seat, False)
        self._submit_when_ready(action)

    def _submit_when_ready(self, action: Action) -> None:
        """Take an action of a bot or routine, or keep it until the screen is ready."""
        question = self.question
        assert question is not None
        if self._is_held:
            self._held_action = action
        else:
            self._submit_action(question.seat, action)

    def _on_bot_failed(self, seat: Seat, key: str, reason: str) -> None:
        self.match.mark(key, seat=seat, reason=reason)
        self.bot_failed.emit(seat, key, reason)

    def _routine_action(self) -> Action | None:
        """Return a routine's answer to the open question of a person, or None."""
        seat = self._asked_seat
        return self.routines.choose_action() if seat is not None and self.is_human(seat) else None

    def _on_routine_changed(self, seat: Seat) -> None:
        """Let a routine that was switched on answer the open question."""
        if seat == self._asked_seat and self._routine_action() is not None:
            self._ask_timer.start(0)

    def note_hint(self) -> None:
        """Note in the record that the asked player wants a hint, once per decision."""
        decision, match = self.match.decision, self.match
        if decision is None:
            return
        mark = {"mark": "hint", "ply": match.ply, "seat": decision.seat}
        if mark not in match.record.marks:
            match.mark("hint", seat=decision.seat)
            self.record_changed.emit()

    # -- taking back -------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the person at the screen has an action to take back."""
        return self._party.undoer is not None

    @property
    def undoer(self) -> Seat | None:
        """The seat whose last choice `undo` takes back by default, or None."""
        return self._party.undoer

    def undo(self, seat: Seat | None = None) -> None:
        """Go back to the last question that `seat` answered; `seat` defaults to `undoer`."""
        seat = self.undoer if seat is None else seat
        if seat is not None:
            self._cancel_question()
            self.match.undo(seat)
            self.routines.undone_to = self.match.ply
            self._after_rewind()

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back that can be repeated."""
        return self.match.can_redo

    def redo(self) -> None:
        """Repeat the actions that were taken back, up to the next question of the viewer."""
        if not self.match.can_redo:
            return
        self._cancel_question()
        while self.match.redo() is not None:
            decision = self.match.decision
            if self.match.passes_over or self.match.is_amid_act:
                continue
            if decision is not None and decision.seat in (
                self._party.viewer,
                *self._covered_people(),
            ):
                break
        self._after_rewind()

    def _covered_people(self) -> list[Seat]:
        """Return the people whose hands are covered because the screen shows no seat's view."""
        return self.people if self._party.viewer is None else []

    def _after_rewind(self) -> None:
        self._interruption_timer.stop()
        self._interruptions.end()
        self._party.update_seats()
        self._is_held = False
        self.rewound.emit()
        self._ask_next()

    def result(self) -> Result | None:
        """Return how the match ended, or None."""
        return self.match.result
