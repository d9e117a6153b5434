"""A match in play: it owns the state, takes actions, and offers views."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.errors import IllegalActionError, RecordError
from engine.core.game import Game
from engine.core.rng import Dice, Rng
from engine.core.values import (
    CALLED_OFF,
    OMNISCIENT,
    PRESENCE,
    Action,
    CallOff,
    Code,
    Decision,
    Event,
    Interruption,
    Json,
    Leave,
    Resign,
    Result,
    Return,
    Seat,
    State,
    Step,
    skip_forced_decisions,
)
from engine.data.codec import CodecError, decode, decode_kind, encode
from engine.play.attendance import Attendance
from engine.play.interruptions import Interruptions
from engine.play.readable_match import UNASKED, ReadableMatch, SeenT, kinds_of_actions
from engine.play.record import Record, RecordedAction, game_of, record_options, recorded_actions
from engine.play.undo_knowledge import has_learnt
from engine.talk.statements import Statement

#: The default names of the seats in written positions.
SEAT_NAMES = tuple("ABCDEF")


class Match(ReadableMatch[SeenT]):
    """A match in play, with its true state.

    It replays its record, then takes actions; every change makes a new record.

    Without a type parameter, `Match` is a match of any game.

    >>> from engine.games import GAMES
    >>> from engine.play.match_files import new_record
    >>> match = Match(new_record(next(iter(GAMES.values())), seats=2, seed=1))
    >>> match.decision
    Decision(seat=0, kind='choose_region', private=False)
    >>> step = match.submit(0, match.legal()[0])
    >>> match.ply, match.decision.kind
    (1, 'battle')
    """

    def __init__(self, record: Record) -> None:
        """Replay a record. Raises RecordError when it does not fit the rules that it names."""
        self.game: Game[Any, SeenT] = game_of(record)
        try:
            options = record_options(record, self.game)
            self.options = decode(self.game.options, options, "options")
        except CodecError as error:
            raise RecordError(str(error), "options") from None
        self._play(record)

    def _play(self, record: Record) -> None:
        """Begin anew and give the actions of a record of the same game and options."""
        self._record = replace(
            record, answers=(), unasked=(), joined=(), options=encode(self.options)
        )
        self._rng: Rng = Rng(record.seed) if record.format == 1 else Dice(record.seed)
        self._resigned: Seat | None = None
        self._is_called_off = False
        hands = not self.game.perfect_information
        self.attendance = Attendance(record.players, record.seats, hands=hands, apart=record.apart)
        #: Answers that were undone, the next to redo last; a new answer clears the list.
        self._undone: list[RecordedAction] = []
        self.steps: list[Step] = []
        self._interruptions = Interruptions(self.game, record.seats)
        opening: list[Event] = []
        if record.position is None:
            self._state: State = self.game.start(self.options, record.seats, self._rng, opening)
        else:
            names = SEAT_NAMES[: record.seats]
            self._state = self.game.positions.read(
                record.position, self.options, names, record.seed
            )
        #: A state and its legal actions, cached because computing them takes long.
        self._cached_codes = self._state, skip_forced_decisions(self._state, self._rng, opening)
        self.opening: tuple[Event, ...] = tuple(opening)
        for _ in self.give(record):
            pass

    def give(self, record: Record) -> Iterator[None]:
        """Give the actions of a record one by one, in a match that has none yet."""
        for number, recorded in enumerate(recorded_actions(record)):
            self._replay(number, recorded)
            yield

    def _replay(self, number: int, given: RecordedAction) -> None:
        seat = given.seat
        try:
            action = self._decode_action(given.action)
            # Records of format 1 lack private answers that were the only legal ones.
            while self._record.format == 1 and self.is_forced and not isinstance(action, UNASKED):
                decision = self.decision
                if decision is None or (decision.seat, self.legal()[0]) == (seat, action):
                    break
                self.submit_forced()
            self.agreement_log.takes_late_answers = True
            self.submit(seat, action, unasked=given.unasked, joined=given.joined)
        except (CodecError, IllegalActionError) as error:
            raise RecordError(f"answers[{number}]: {error}", "damaged") from None
        finally:
            self.agreement_log.takes_late_answers = False

    def _decode_action(self, action: Json) -> Action:
        return decode_kind(kinds_of_actions(self.game), action)

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self._record

    @property
    def seats(self) -> int:
        return self._record.seats

    @property
    def players(self) -> tuple[Json, ...]:
        return self._record.players

    @property
    def talk(self) -> str:
        return self._record.talk

    @property
    def marks(self) -> Sequence[Json]:
        return self._record.marks

    @property
    def routines(self) -> Sequence[tuple[Seat, str]]:
        return self._record.routines

    @property
    def history(self) -> object:
        return self._record.answers

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the match is over."""
        return None if self._is_closed else self._state.decision

    @property
    def _is_closed(self) -> bool:
        """Whether the match ended outside the rules of its game."""
        return self._resigned is not None or self._is_called_off

    @property
    def ply(self) -> int:
        """The number of recorded actions."""
        return len(self._record.answers)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        if self._is_called_off:
            return Result((), CALLED_OFF)
        if self._resigned is not None:
            others = tuple(seat for seat in range(self.seats) if seat != self._resigned)
            return Result(others, "resignation")
        return self.game.result(self._state)

    def points(self) -> Sequence[int]:
        """Return the points per seat in a match played for points; empty in any other match."""
        return self.game.points(self._state)

    def returns(self) -> Sequence[float]:
        """Return the result per seat in [0, 1]; a win shared by k seats pays 1/k each."""
        if self._is_called_off:
            return [0.0] * self.seats
        if self._resigned is None:
            return self._state.returns()
        share = 1 / (self.seats - 1)
        return [0.0 if seat == self._resigned else share for seat in range(self.seats)]

    def view(self, seat: Seat | None) -> SeenT:
        """Return the view of a seat; None gives the public view."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}")
        return self._view_of(seat)

    def open_view(self) -> SeenT:
        """Return the omniscient view, with all hands.

        It serves written positions, and the screen once the match is over or when no person plays.
        """
        return self._view_of(OMNISCIENT)

    def _view_of(self, viewer: Seat | None) -> SeenT:
        view = self.game.view(self._state, viewer)
        # The state does not know how people end a match: after that, its decision is closed.
        return replace(view, decision=None) if self._is_closed else view

    def true_state(self) -> State:
        """Return a copy of the state, hidden cards included, for evaluating a finished match."""
        return self._state.clone()

    def _world(self, seat: Seat) -> State:
        return self._state.clone()

    def describe(self, seats: Sequence[str]) -> Json:
        """Return the current moment as a written position, hidden cards included."""
        return self.game.positions.write(self._state, seats)

    def _codes(self) -> list[Code]:
        """Return the cached legal codes of the state; they must not be changed."""
        state, codes = self._cached_codes
        if state is not self._state:
            codes = self._state.codes()
            self._cached_codes = self._state, codes
        return codes

    @property
    def is_forced(self) -> bool:
        """Whether the open decision leaves no choice; only private decisions can."""
        decision = self.decision
        if decision is None or not decision.private or len(self._codes()) != 1:
            return False
        return not self.game.may_act_first(self._state)

    def interrupt(
        self, seat: Seat, action: Interruption, ply: int, *, unasked: bool = False
    ) -> Step:
        """Let a seat act without being asked, as `submit` does.

        `ply` is the moment at which the seat decided to; if anything else came first, the action is
        refused as "stale", and can be tried again. The open decision stays open, though its view or
        its legal actions may have changed.
        """
        if ply != self.ply:
            raise IllegalActionError(f"stale: at {ply}, but {self.ply} actions were given", "stale")
        return self.submit(seat, action, unasked=unasked)

    def submit(
        self, seat: Seat, action: Action, *, unasked: bool = False, joined: bool = False
    ) -> Step:
        """Apply an action of a seat and return what followed.

        `unasked` says that a routine gives it in a person's place, `joined` that it belongs to the
        same act as the action before, of the same seat. Raises IllegalActionError when the action
        is refused; the match is then unchanged.
        """
        code = self._code(action)
        reason = self._refusal(seat, action, code)
        entry = (seat, encode(action))
        if reason:
            written = json.dumps(entry[1], ensure_ascii=False)
            raise IllegalActionError(f"{reason}: {written} by seat {seat}", reason)
        events: list[Event] = []
        forced = self.is_forced and code is not None
        deputy = code is not None and seat in self.attendance.away
        decision = self.decision if code is not None else None
        decision_kind = self.decision.kind if self.decision is not None else ""
        private = decision is not None and decision.private
        view_before = self._view_of(None) if self.agreement_log.is_live else None
        self.agreement_log.ply = self.ply + 1
        if code is not None:
            self._state.step(code, self._rng, events)
            self._cached_codes = self._state, skip_forced_decisions(self._state, self._rng, events)
        elif isinstance(action, Statement):
            self._interruptions.hear(seat, action, self._view_of(None))
        elif isinstance(action, Interruption):
            self._interruptions.propose(seat, action, self._view_of(None))
            self.game.interrupt(self._state, seat, action, self._rng, events)
            self._cached_codes = self._state, skip_forced_decisions(self._state, self._rng, events)
        elif isinstance(action, Resign):
            self._resigned = seat
        elif isinstance(action, CallOff):
            self._is_called_off = True
        else:
            self.attendance.apply(seat, action)
        thoughts = self._record.thoughts
        if isinstance(action, Interruption):
            self._interruptions.count += 1
            # A bot may already have thought of the answer that now comes after this.
            thoughts = tuple((ply + (ply == self.ply), number) for ply, number in thoughts)
        if self._undone and (self._undone[-1].seat, self._undone[-1].action) == entry:
            self._undone.pop()
        else:
            self._undone.clear()
        by_routine = (*self._record.unasked, self.ply) if unasked else self._record.unasked
        entries = (*self._record.answers, entry)
        joined_plies = (*self._record.joined, self.ply) if joined else self._record.joined
        self._record = replace(
            self._record,
            answers=entries,
            unasked=by_routine,
            joined=joined_plies,
            thoughts=thoughts,
        )
        step = Step(
            seat, action, tuple(events), forced, unasked or deputy, decision_kind, joined, private
        )  # fmt: skip
        self.steps.append(step)
        if view_before is not None:
            self.agreement_log.follow(
                view_before, step.seen_by(None), self._view_of(None), self.ply - 1
            )
        return step

    def submit_forced(self) -> Step:
        """Give the only legal action of the open decision, which must be `is_forced`."""
        assert self.is_forced
        assert self.decision is not None
        return self.submit(self.decision.seat, self.legal()[0])

    def seats_that_may_act(self) -> Sequence[Seat]:
        """Return the seats whose bots may have something to do without being asked."""
        return () if self.decision is None else self.game.bots.seats_that_may_act(self._state)

    def awaited_seats(self) -> Sequence[Seat]:
        """Return the seats that have an open offer of the seat to move."""
        return () if self.decision is None else self.game.bots.awaited_seats(self._state)

    def resign(self, seat: Seat) -> Step:
        """Resign the match for `seat`, which ends it; the others share the win."""
        return self.submit(seat, Resign())

    def call_off(self, seat: Seat) -> Step:
        """End the match without a winner, as `seat` asked and all people agreed."""
        return self.submit(seat, CallOff())

    def leave(self, seat: Seat, level: str, *, for_good: bool = False) -> Step:
        """Let a bot play `seat` after its person left, or gave up; the match goes on."""
        return self.submit(seat, Leave(level, for_good))

    def come_back(self, seat: Seat) -> Step:
        """Let the person who left `seat` play it again."""
        return self.submit(seat, Return())

    def undo(self, seat: Seat) -> int:
        """Go back to the last choice of `seat`, or to the first choice of its last act.

        Returns the number of actions taken back; 0 when the seat has made no choice. `redo` gives
        them again. A mark in the record notes the seat, the other seats whose actions were taken
        back, and whether the seat had meanwhile seen anything that it could not foresee.
        """
        taken = self.undone_answers(seat)
        if taken is None:
            return 0
        record, before = self._record, self._undone
        undone = recorded_actions(record)[taken.to :]
        taken_back = [(step.seat, step.action) for step in self.steps[taken.to :]]
        answers = [(by, action) for by, action in taken_back if not isinstance(action, PRESENCE)]
        # When a match is over, every hand is open.
        opened = self.result is not None and not self.game.perfect_information
        after = self.game.view(self._state, seat)
        self._play(replace(record, answers=record.answers[: taken.to]))
        self._undone = [*before, *reversed(undone)]
        has_learnt_more = opened or has_learnt(self.game, self.view(seat), answers, after, seat)
        mark: Json = {"mark": "undo", "ply": len(record.answers), "to": taken.to, "seat": seat}
        mark |= {"others": list(taken.others), "seen": has_learnt_more}
        self._record = replace(self._record, marks=(*record.marks, mark))
        return len(undone)

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and no new one given since."""
        return bool(self._undone)

    @property
    def is_amid_act(self) -> bool:
        """Whether the action that `redo` gives next belongs to the act of the one before."""
        return bool(self._undone) and self._undone[-1].joined

    def redo(self) -> Step | None:
        """Give the next action that was taken back again; return None when there is none."""
        if not self._undone:
            return None
        undone = self._undone[-1]
        action = self._decode_action(undone.action)
        return self.submit(undone.seat, action, unasked=undone.unasked, joined=undone.joined)

    def mark(self, kind: str, **details: Json) -> None:
        """Add a mark to the record's history (see `Record.marks`).

        Marks are for instance a hint or a replaced bot.
        """
        entry = {"mark": kind, "ply": self.ply, **details}
        self._record = replace(self._record, marks=(*self._record.marks, entry))

    def set_routine(self, seat: Seat, routine: str, is_on: bool) -> None:
        others = [entry for entry in self._record.routines if entry != (seat, routine)]
        routines = sorted([*others, (seat, routine)] if is_on else others)
        self._record = replace(self._record, routines=tuple(routines))

    def rename(self, seat: Seat, name: str) -> None:
        """Enter the name of a person who came later than the match began."""
        players = [*self._record.players]
        players[seat] = {**players[seat], "name": name}
        self._record = replace(self._record, players=tuple(players))
        self.attendance.rename(players)

    def note_thought(self, iterations: int | None) -> None:
        """Record the iterations of a bot's search for the open decision, before its action.

        None means that they are unknown, or that the action is not the bot's own.
        """
        others = tuple(thought for thought in self._record.thoughts if thought[0] != self.ply)
        known = () if iterations is None else ((self.ply, iterations),)
        self._record = replace(self._record, thoughts=others + known)

    def moments(self) -> Iterator[Match]:
        """Yield the match before each of its actions.

        It is always the same object, a second match that goes on between the yields.
        """
        twin = Match(replace(self._record, answers=()))
        for number, recorded in enumerate(recorded_actions(self._record)):
            yield twin
            twin._replay(number, recorded)

    def at(self, ply: int) -> Match[SeenT]:
        """Return the match as it was after the first `ply` actions."""
        return Match(replace(self._record, answers=self._record.answers[:ply]))
