"""A match in play: the only owner of a state, fed with answers, open to views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.bots.levels import BOTS
from engine.codec import CodecError, decode, decode_kind, encode
from engine.core import (
    OMNISCIENT,
    Action,
    Code,
    ConquistaError,
    Decision,
    Event,
    Game,
    IllegalAnswer,
    Json,
    RecordError,
    Resign,
    Result,
    Seat,
    State,
    View,
)
from engine.documents import is_name
from engine.games import find
from engine.record import Record, drawn_seed, load
from engine.rng import Dice, Rng

#: Seats of a match by default, as written positions name them.
SEAT_NAMES = tuple("ABCDEF")
#: Characters of a player's name in a file.
LONGEST_NAME = 40
#: Characters of what is noted in the history, as why a bot was replaced.
LONGEST_NOTE = 200


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and everything that followed from it, forced answers included."""

    seat: Seat
    action: Action
    #: The true events; `seen_by` says what a seat perceives of them.
    events: tuple[Event, ...]
    #: There was no other answer (see `Decision.private`).
    forced: bool = False

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` (None: the public, OMNISCIENT: everything) perceives them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)


class Match:
    """Replays its record, then takes answers; every change is a new record."""

    def __init__(self, record: Record) -> None:
        """Raises RecordError when the record does not fit the rules it names."""
        self.game: Game = _game_of(record)
        try:
            self.options = decode(self.game.options, record.options, "options")
        except CodecError as error:
            raise RecordError(str(error), "options") from None
        self._play(record)

    def _play(self, record: Record) -> None:
        """Begin anew and give the answers of a record of this game and these options."""
        self._record = replace(record, answers=(), options=encode(self.options))
        self._rng: Rng = Rng(record.seed) if record.format == 1 else Dice(record.seed)
        self._resigned: Seat | None = None
        #: Answers taken back, the next one last; a new answer forgets them.
        self._undone: list[tuple[Seat, Json]] = []
        self.steps: list[Step] = []
        opening: list[Event] = []
        if record.position is None:
            self._state: State = self.game.start(self.options, record.seats, self._rng, opening)
        else:
            names = SEAT_NAMES[: record.seats]
            self._state = self.game.position(record.position, self.options, names, record.seed)
        self._settle(opening)
        self.opening: tuple[Event, ...] = tuple(opening)
        for number, (seat, answer) in enumerate(record.answers):
            self._replay(number, seat, answer)

    def _replay(self, number: int, seat: Seat, answer: Json) -> None:
        try:
            action = decode_kind(self.game.actions, answer)
            # Records of format 1 left out private answers that were the only ones.
            while self._record.format == 1 and self.forced and not isinstance(action, Resign):
                decision = self.decision
                if decision is None or (decision.seat, self.legal()[0]) == (seat, action):
                    break
                self.submit_forced()
            self.submit(seat, action)
        except (CodecError, IllegalAnswer) as error:
            raise RecordError(f"answers[{number}]: {error}", "damaged") from None

    # -- what is known -----------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The match so far."""
        return self._record

    @property
    def seats(self) -> int:
        return self._record.seats

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

    def view(self, seat: Seat | None) -> View:
        """What a seat knows; None: what lies open on the table."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}")
        return self._seen(seat)

    def open_view(self) -> View:
        """All hands; for written positions, and for the screen once the match is over or when no
        human sits.
        """
        return self._seen(OMNISCIENT)

    def _seen(self, viewer: Seat | None) -> View:
        view: View = self.game.view(self._state, viewer)
        # The state does not know that somebody left: its question is no longer open.
        return view if self._resigned is None else replace(view, decision=None)

    def describe(self, seats: Sequence[str]) -> Json:
        """The moment as a written position, hidden cards included."""
        return self.game.describe(self._state, seats)

    def codes(self) -> list[Code]:
        """Legal answers to the open question as codes."""
        return [] if self.decision is None else self._state.codes()

    @property
    def forced(self) -> bool:
        """Whether a question is open that leaves no choice; only private ones are."""
        decision = self.decision
        return decision is not None and decision.private and len(self._state.codes()) == 1

    def legal(self) -> list[Action]:
        """Legal answers to the open question."""
        return [self.game.action(code) for code in self.codes()]

    def refusal(self, seat: Seat, action: Action) -> str:
        """Why `seat` cannot give this answer now; "" when it can.

        Raises IllegalAnswer with key "unknown" for values no answer of this game has.
        """
        return self._refusal(seat, action, self._code(action))

    def _code(self, action: Action) -> Code | None:
        """The code of an answer; None for leaving, which is none of the rules."""
        return None if isinstance(action, Resign) else self.game.code(action)

    def _refusal(self, seat: Seat, action: Action, code: Code | None) -> str:
        decision = self.decision
        if decision is None:
            return "over"
        if code is None:
            return "" if 0 <= seat < self.seats else "not_your_turn"
        if decision.seat != seat:
            return "not_your_turn"
        if code in self._state.codes():
            return ""
        return self.game.refusal(self.view(seat), action) or "illegal"

    # -- answers -----------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action) -> Step:
        """Take an answer; raises IllegalAnswer, the match untouched, when it is refused."""
        code = self._code(action)
        reason = self._refusal(seat, action, code)
        answer = (seat, encode(action))
        if reason:
            raise IllegalAnswer(f"{reason}: {answer[1]} by seat {seat}", reason)
        events: list[Event] = []
        forced = self.forced and code is not None
        if code is None:
            self._resigned = seat
        else:
            self._state.step(code, self._rng, events)
            self._settle(events)
        if self._undone and self._undone[-1] == answer:
            self._undone.pop()
        else:
            self._undone.clear()
        self._record = replace(self._record, answers=(*self._record.answers, answer))
        step = Step(seat, action, tuple(events), forced)
        self.steps.append(step)
        return step

    def submit_forced(self) -> Step:
        """Give the only answer to the open question, which must be `forced`."""
        assert self.forced
        assert self.decision is not None
        return self.submit(self.decision.seat, self.legal()[0])

    def _settle(self, events: list[Event]) -> None:
        """Answer questions that leave no choice; they are neither asked nor recorded.

        But for private ones: what is skipped is seen to be skipped.
        """
        while (decision := self._state.decision) is not None:
            codes = self._state.codes()
            if len(codes) != 1 or decision.private:
                return
            self._state.step(codes[0], self._rng, events)

    def resign(self, seat: Seat) -> Step:
        """`seat` leaves; the others share the win."""
        return self.submit(seat, Resign())

    # -- going back --------------------------------------------------------------------------

    def undo(self, seat: Seat) -> int:
        """Go back to the last choice `seat` made; return how many answers were taken back.

        0 when it has answered none. The answers can be given again with `redo`.
        """
        answers = self._record.answers
        mine = [ply for ply, step in enumerate(self.steps) if step.seat == seat and not step.forced]
        if not mine:
            return 0
        ply = mine[-1]
        undone = [*self._undone, *reversed(answers[ply:])]
        mark = {"mark": "undo", "ply": len(answers), "to": ply, "seat": seat}
        self._rewind(ply, (*self._record.marks, mark))
        self._undone = undone
        return len(answers) - ply

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back and none given since."""
        return bool(self._undone)

    def redo(self) -> Step | None:
        """Give again the next answer taken back, or None when there is none."""
        if not self._undone:
            return None
        seat, answer = self._undone[-1]
        return self.submit(seat, decode_kind(self.game.actions, answer))

    def _rewind(self, ply: int, marks: tuple[Json, ...]) -> None:
        self._play(replace(self._record, answers=self._record.answers[:ply], marks=marks))

    def mark(self, kind: str, **details: Json) -> None:
        """Note something in the honest history (a hint, an opened hand, a replaced bot)."""
        entry = {"mark": kind, "ply": self.ply, **details}
        self._record = replace(self._record, marks=(*self._record.marks, entry))

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
        for number, (seat, answer) in enumerate(self._record.answers):
            yield twin
            twin._replay(number, seat, answer)

    def at(self, ply: int) -> Match:
        """The match as it stood after `ply` answers."""
        return Match(replace(self._record, answers=self._record.answers[:ply]))


def _game_of(record: Record) -> Game:
    game = find(record.game)
    if record.version != game.version:
        raise RecordError(
            f"version: {record.game} rules {record.version}, this Conquista plays {game.version}",
            "newer" if record.version > game.version else "older",
        )
    if record.seats not in game.seats:
        raise RecordError(f"seats: {record.seats}, {game.id} is for {game.seats_said()}", "seats")
    if record.players and len(record.players) != record.seats:
        raise RecordError(f"players: {len(record.players)} for {record.seats} seats", "players")
    for i, player in enumerate(record.players):
        _check_player(player, f"players[{i}]")
    for i, mark in enumerate(record.marks):
        _check_mark(mark, record.seats, f"marks[{i}]")
    return game


def _check_player(player: Json, where: str) -> None:
    if not isinstance(player, dict):
        raise RecordError(f"{where}: expected an object", "players")
    if not is_name(player.get("name"), LONGEST_NAME):
        most = f"expected one line of at most {LONGEST_NAME} characters"
        raise RecordError(f"{where}.name: {most}", "players")
    kind, level = player.get("kind"), player.get("level")
    if kind not in ("human", "bot"):
        raise RecordError(f"{where}.kind: {kind!r} is neither human nor bot", "players")
    if kind == "bot" and (not isinstance(level, str) or level not in BOTS):
        raise RecordError(f"{where}.level: unknown bot {level!r}", "players")


def _check_mark(mark: Json, seats: int, where: str) -> None:
    if not isinstance(mark, dict):
        raise RecordError(f"{where}: expected an object", "damaged")
    for key in ("mark", "reason"):
        if not is_name(mark.get(key, ""), LONGEST_NOTE):
            raise RecordError(
                f"{where}.{key}: expected one line of at most {LONGEST_NOTE} characters", "damaged"
            )
    ply, seat = mark.get("ply"), mark.get("seat", 0)
    if type(ply) is not int or ply < 0:
        raise RecordError(f"{where}.ply: expected a number of answers", "damaged")
    if type(seat) is not int or not 0 <= seat < seats:
        raise RecordError(f"{where}.seat: no such seat", "damaged")


def load_match(path: Path) -> Match:
    """The match in a save file, with players to go on with it; raises ConquistaError."""
    record = load(path)
    try:
        match = Match(record)
    except ConquistaError:
        raise
    except Exception as error:  # whatever the rules made of it, the file is at fault
        name = type(error).__name__
        raise RecordError(f"does not fit the rules of {record.game}: {name}", "damaged") from error
    if not record.players:
        raise RecordError("players: none", "players")
    return match


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
