"""A match in play: the only owner of a state, fed with answers, open to views."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic

from engine.core.errors import ConquistaError, IllegalAnswerError, RecordError
from engine.core.game import Game
from engine.core.rng import Dice, Rng
from engine.core.typevars import TypeVar
from engine.core.values import (
    OMNISCIENT,
    PRESENCE,
    Action,
    Code,
    Decision,
    Event,
    Json,
    Leave,
    Resign,
    Result,
    Return,
    Seat,
    State,
    Step,
    View,
    settle,
)
from engine.data.codec import CodecError, decode, decode_kind, encode
from engine.data.json_documents import about
from engine.play.attendance import Attendance
from engine.play.record import Record, drawn_seed, game_of, load
from engine.play.undo_knowledge import learnt


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What going back to a seat's last choice takes back."""

    #: The answers that stay.
    to: int
    #: Other seats whose answers go with it.
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it stands in a record."""

    seat: Seat
    answer: Json
    #: Given by a routine.
    unasked: bool
    #: Given in one act with the answer before.
    joined: bool = False


def given_in(record: Record) -> list[Given]:
    """The answers of a record, in order."""
    unasked, joined = frozenset(record.unasked), frozenset(record.joined)
    return [
        Given(seat, answer, ply in unasked, ply in joined)
        for ply, (seat, answer) in enumerate(record.answers)
    ]


#: Seats of a match by default, as written positions name them.
SEAT_NAMES = tuple("ABCDEF")


#: Views come out of a match, and none goes in.
SeenT = TypeVar("SeenT", bound=View, default=View, covariant=True)


class Match(Generic[SeenT]):
    """Replays its record, then takes answers; every change is a new record.

    A bare `Match` is one of any game.
    """

    def __init__(self, record: Record) -> None:
        """Raises RecordError when the record does not fit the rules it names."""
        self.game: Game[Any, SeenT] = game_of(record)
        try:
            self.options = decode(self.game.options, record.options, "options")
        except CodecError as error:
            raise RecordError(str(error), "options") from None
        self._play(record)

    def _play(self, record: Record) -> None:
        """Begin anew and give the answers of a record of this game and these options."""
        self._record = replace(
            record, answers=(), unasked=(), joined=(), options=encode(self.options)
        )
        self._rng: Rng = Rng(record.seed) if record.format == 1 else Dice(record.seed)
        self._resigned: Seat | None = None
        hands = not self.game.perfect_information
        self.attendance = Attendance(record.players, record.seats, hands=hands)
        #: Answers taken back, the next one last; a new answer forgets them.
        self._undone: list[Given] = []
        self.steps: list[Step] = []
        opening: list[Event] = []
        if record.position is None:
            self._state: State = self.game.start(self.options, record.seats, self._rng, opening)
        else:
            names = SEAT_NAMES[: record.seats]
            self._state = self.game.position(record.position, self.options, names, record.seed)
        #: The state and the legal answers to its question: to find them again takes long.
        self._found = self._state, settle(self._state, self._rng, opening)
        self.opening: tuple[Event, ...] = tuple(opening)
        for _ in self.give(record):
            pass

    def give(self, record: Record) -> Iterator[None]:
        """Give the answers of a record one by one, where none was given yet."""
        for number, given in enumerate(given_in(record)):
            self._replay(number, given)
            yield

    def _replay(self, number: int, given: Given) -> None:
        seat = given.seat
        try:
            action = self._decoded(given.answer)
            # Records of format 1 left out private answers that were the only ones.
            while self._record.format == 1 and self.forced and not isinstance(action, PRESENCE):
                decision = self.decision
                if decision is None or (decision.seat, self.legal()[0]) == (seat, action):
                    break
                self.submit_forced()
            self.submit(seat, action, unasked=given.unasked, joined=given.joined)
        except (CodecError, IllegalAnswerError) as error:
            raise RecordError(f"answers[{number}]: {error}", "damaged") from None

    def _decoded(self, answer: Json) -> Action:
        return decode_kind((*self.game.actions, *PRESENCE), answer)

    # -- what is known -----------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The match so far."""
        return self._record

    @property
    def seats(self) -> int:
        return self._record.seats

    @property
    def begins(self) -> Seat | None:
        """The seat that began, as was told at the start; None for an edited position."""
        told = map(encode, self.opening)
        return next((event["seat"] for event in told if event["event"] == "started"), None)

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the match is over."""
        return None if self._resigned is not None else self._state.decision

    @property
    def ply(self) -> int:
        """Number of recorded answers."""
        return len(self._record.answers)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        if self._resigned is not None:
            others = tuple(seat for seat in range(self.seats) if seat != self._resigned)
            return Result(others, "resignation")
        return self.game.result(self._state)

    def points(self) -> Sequence[int]:
        """Points per seat in a match played for points; empty in any other."""
        return self.game.points(self._state)

    def returns(self) -> Sequence[float]:
        """Result per seat in [0, 1]; a win shared by k seats pays 1/k."""
        if self._resigned is None:
            return self._state.returns()
        share = 1 / (self.seats - 1)
        return [0.0 if seat == self._resigned else share for seat in range(self.seats)]

    def view(self, seat: Seat | None) -> SeenT:
        """What a seat knows; None: what lies open on the table."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}")
        return self._seen(seat)

    def open_view(self) -> SeenT:
        """All hands; for written positions, and for the screen once the match is over or when no
        human sits.
        """
        return self._seen(OMNISCIENT)

    def _seen(self, viewer: Seat | None) -> SeenT:
        view = self.game.view(self._state, viewer)
        # The state does not know that somebody left: its question is no longer open.
        return view if self._resigned is None else replace(view, decision=None)

    def truth(self) -> State:
        """A copy of the state, hidden cards included; for whoever values it once it is over."""
        return self._state.clone()

    def describe(self, seats: Sequence[str]) -> Json:
        """The moment as a written position, hidden cards included."""
        return self.game.describe(self._state, seats)

    def codes(self) -> list[Code]:
        """Legal answers to the open question as codes."""
        return [] if self.decision is None else [*self._codes()]

    def _codes(self) -> list[Code]:
        """Those of the state, found once after each answer; not to be changed."""
        state, codes = self._found
        if state is not self._state:
            codes = self._state.codes()
            self._found = self._state, codes
        return codes

    @property
    def forced(self) -> bool:
        """Whether a question is open that leaves no choice; only private ones are."""
        decision = self.decision
        return decision is not None and decision.private and len(self._codes()) == 1

    def legal(self) -> list[Action]:
        """Legal answers to the open question."""
        return [self.game.action(code) for code in self.codes()]

    def refusal(self, seat: Seat, action: Action) -> str:
        """Why `seat` cannot give this answer now; "" when it can.

        Raises IllegalAnswerError with key "unknown" for values no answer of this game has.
        """
        return self._refusal(seat, action, self._code(action))

    def _code(self, action: Action) -> Code | None:
        """The code of an answer; None for coming and going, which is none of the rules."""
        return None if isinstance(action, PRESENCE) else self.game.code(action)

    def _refusal(self, seat: Seat, action: Action, code: Code | None) -> str:
        decision = self.decision
        if decision is None:
            return "over"
        if code is None:
            known = 0 <= seat < self.seats
            return self.attendance.refusal(seat, action) if known else "not_your_turn"
        if decision.seat != seat:
            return "not_your_turn"
        if code in self._codes():
            return ""
        return self.game.refusal(self.view(seat), action) or "illegal"

    # -- answers -----------------------------------------------------------------------------

    def submit(
        self, seat: Seat, action: Action, *, unasked: bool = False, joined: bool = False
    ) -> Step:
        """Take an answer; raises IllegalAnswerError, the match untouched, when it is refused.

        `unasked`: a routine gives it in a person's place; `joined`: it belongs to one act with the
        answer before, of the same seat.
        """
        code = self._code(action)
        reason = self._refusal(seat, action, code)
        answer = (seat, encode(action))
        if reason:
            said = json.dumps(answer[1], ensure_ascii=False)
            raise IllegalAnswerError(f"{reason}: {said} by seat {seat}", reason)
        events: list[Event] = []
        forced = self.forced and code is not None
        deputy = code is not None and seat in self.attendance.away
        asked = self.decision.kind if self.decision is not None else ""
        if code is not None:
            self._state.step(code, self._rng, events)
            self._found = self._state, settle(self._state, self._rng, events)
        elif isinstance(action, Resign):
            self._resigned = seat
        else:
            self.attendance.apply(seat, action)
        if self._undone and (self._undone[-1].seat, self._undone[-1].answer) == answer:
            self._undone.pop()
        else:
            self._undone.clear()
        by_routine = (*self._record.unasked, self.ply) if unasked else self._record.unasked
        answers = (*self._record.answers, answer)
        acts = (*self._record.joined, self.ply) if joined else self._record.joined
        self._record = replace(self._record, answers=answers, unasked=by_routine, joined=acts)
        step = Step(seat, action, tuple(events), forced, unasked or deputy, asked, joined)
        self.steps.append(step)
        return step

    def submit_forced(self) -> Step:
        """Give the only answer to the open question, which must be `forced`."""
        assert self.forced
        assert self.decision is not None
        return self.submit(self.decision.seat, self.legal()[0])

    def resign(self, seat: Seat) -> Step:
        """`seat` leaves and ends the match; the others share the win."""
        return self.submit(seat, Resign())

    def leave(self, seat: Seat, level: str) -> Step:
        """The person at `seat` leaves; a bot answers in their place and the match goes on."""
        return self.submit(seat, Leave(level))

    def come_back(self, seat: Seat) -> Step:
        """The person who left `seat` takes it again."""
        return self.submit(seat, Return())

    # -- going back --------------------------------------------------------------------------

    def taking_back(self, seat: Seat) -> TakenBack | None:
        """What `undo` would take back; None when the seat has chosen nothing."""
        chosen = [ply for ply, step in enumerate(self.steps) if step.seat == seat and step.chosen]
        if not chosen:
            return None
        to = chosen[-1]
        while to and self.steps[to].joined and self.steps[to - 1].seat == seat:
            to -= 1
        others = {step.seat for step in self.steps[to:]} - {seat}
        return TakenBack(to, tuple(sorted(others)))

    def undo(self, seat: Seat) -> int:
        """Go back to the last choice `seat` made, or the first of its last act; return how many
        answers were taken back.

        0 when it has made none. The answers can be given again with `redo`. A mark says who went
        back over whose answers, and whether they had seen meanwhile what they could not foresee.
        """
        taken = self.taking_back(seat)
        if taken is None:
            return 0
        record, before = self._record, self._undone
        undone = given_in(record)[taken.to :]
        codes = [self._code(step.action) for step in self.steps[taken.to :]]
        asked = [code for code in codes if code is not None]
        # When a match is over, every hand lies open.
        opened = self.result is not None and not self.game.perfect_information
        after = self.game.view(self._state, seat)
        self._play(replace(record, answers=record.answers[: taken.to]))
        self._undone = [*before, *reversed(undone)]
        seen = opened or learnt(self.game, self.view(seat), asked, after, seat)
        mark: Json = {"mark": "undo", "ply": len(record.answers), "to": taken.to, "seat": seat}
        mark |= {"others": list(taken.others), "seen": seen}
        self._record = replace(self._record, marks=(*record.marks, mark))
        return len(undone)

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back and none given since."""
        return bool(self._undone)

    @property
    def amid_act(self) -> bool:
        """Whether the answer that `redo` gives next belongs to the act of the one before."""
        return bool(self._undone) and self._undone[-1].joined

    def redo(self) -> Step | None:
        """Give again the next answer taken back, or None when there is none."""
        if not self._undone:
            return None
        given = self._undone[-1]
        action = self._decoded(given.answer)
        return self.submit(given.seat, action, unasked=given.unasked, joined=given.joined)

    # -- what stands beside the answers ----------------------------------------------------------

    def mark(self, kind: str, **details: Json) -> None:
        """Note something in the honest history (a hint, a replaced bot; see `Record.marks`)."""
        entry = {"mark": kind, "ply": self.ply, **details}
        self._record = replace(self._record, marks=(*self._record.marks, entry))

    def set_routine(self, seat: Seat, routine: str, on: bool) -> None:
        """Switch a routine of the person at `seat` on or off; the rules do not know of it."""
        others = [entry for entry in self._record.routines if entry != (seat, routine)]
        routines = sorted([*others, (seat, routine)] if on else others)
        self._record = replace(self._record, routines=tuple(routines))

    def note_thought(self, iterations: int | None) -> None:
        """Note how long a bot thought about the open question, before its answer; None: nothing
        is known, or the answer is not its own.
        """
        others = tuple(thought for thought in self._record.thoughts if thought[0] != self.ply)
        known = () if iterations is None else ((self.ply, iterations),)
        self._record = replace(self._record, thoughts=others + known)

    def moments(self) -> Iterator[Match]:
        """The match before each of its answers: one other match, which goes on meanwhile."""
        twin = Match(replace(self._record, answers=()))
        for number, given in enumerate(given_in(self._record)):
            yield twin
            twin._replay(number, given)

    def at(self, ply: int) -> Match:
        """The match as it stood after `ply` answers."""
        return Match(replace(self._record, answers=self._record.answers[:ply]))


def load_match(path: Path) -> Match:
    """The match in a save file, with players to go on with it; raises ConquistaError."""
    *_, match = growing(path)
    return match


def growing(path: Path) -> Generator[Match, None, None]:
    """The match in a save file, as in `load_match`, with one answer more each time: it is always
    the same one. Whoever has no time to play a long one again takes theirs.
    """
    record = load(path)
    with about(path):
        with _blaming(record):
            match = Match(replace(record, answers=()))
            yield match
            for _ in match.give(record):
                yield match
        if not record.players:
            raise RecordError("players: none", "players")


def replayed(record: Record) -> Match:
    """The match of a record, be it without players; raises RecordError when it does not fit."""
    with _blaming(record):
        return Match(record)


@contextmanager
def _blaming(record: Record) -> Iterator[None]:
    """Whatever the rules trip over, the record is at fault."""
    try:
        yield
    except ConquistaError:
        raise
    except Exception as error:
        raise RecordError(f"does not fit the rules of {record.game}", "damaged") from error


def new_record(
    game: Game,
    seats: int,
    seed: int | None = None,
    options: Json = None,
    players: tuple[Json, ...] = (),
    secret: int = 0,
) -> Record:
    """The record of a match about to begin.

    `seed` None: dealt from the system's randomness; any other counts as typed. With a `secret`
    of 0 the bots draw the same lots in every match.
    """
    typed = seed is not None
    dealt = drawn_seed() if seed is None else seed
    return Record(
        game.id,
        game.version,
        seats,
        options or {},
        dealt,
        players,
        typed=typed,
        secret=secret,
    )
