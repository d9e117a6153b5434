"""A match in play: the only owner of a state, fed with answers, open to views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.bots.levels import BOTS
from engine.codec import CodecError, decode, decode_kind, encode
from engine.core import (
    OPEN,
    Action,
    Code,
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
from engine.games import find
from engine.record import Record
from engine.rng import Rng

#: Seats of a match by default, as written positions name them.
SEAT_NAMES = tuple("ABCDEF")


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and everything that followed from it, forced answers included."""

    seat: Seat
    action: Action
    #: The true events; `seen_by` says what a seat perceives of them.
    events: tuple[Event, ...]

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` (None: the public, OPEN: everything) perceives them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)


class Match:
    """Replays its record, then takes answers; every change is a new record."""

    def __init__(self, record: Record) -> None:
        """Raises RecordError when the record does not fit the rules it names."""
        self.game: Game = _game_of(record)
        try:
            options: Any = decode(self.game.options, record.options, "options")
        except CodecError as error:
            raise RecordError(str(error), "options") from None
        self.options = options
        self._record = replace(record, answers=(), options=encode(options))
        self._rng = Rng(record.seed)
        self._resigned: Seat | None = None
        #: Answers taken back, the next one last; a new answer forgets them.
        self._undone: list[tuple[Seat, Json]] = []
        self.steps: list[Step] = []
        opening: list[Event] = []
        if record.position is None:
            self._state: State = self.game.start(options, record.seats, self._rng, opening)
        else:
            names = SEAT_NAMES[: record.seats]
            self._state = self.game.position(record.position, options, names, record.seed)
        self._settle(opening)
        self.opening: tuple[Event, ...] = tuple(opening)
        for number, (seat, answer) in enumerate(record.answers):
            self._replay(number, seat, answer)

    def _replay(self, number: int, seat: Seat, answer: Json) -> None:
        try:
            action = decode_kind(self.game.actions, answer)
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
        return self._seen(OPEN)

    def _seen(self, looker: Seat | None) -> View:
        view = self._state.view(looker)
        # The state does not know that somebody left: its question is no longer open.
        return view if self._resigned is None else replace(view, decision=None)

    def describe(self, seats: Sequence[str]) -> Json:
        """The moment as a written position, hidden cards included."""
        return self.game.describe(self._state, seats)

    def codes(self) -> list[Code]:
        """Legal answers to the open question as codes."""
        return [] if self.decision is None else self._state.codes()

    def legal(self) -> list[Action]:
        """Legal answers to the open question."""
        return [self.game.action(code) for code in self.codes()]

    def refusal(self, seat: Seat, action: Action) -> str:
        """Why `seat` cannot give this answer now; "" when it can.

        Raises IllegalAnswer with key "unknown" for values no answer of this game has.
        """
        decision = self.decision
        if not isinstance(action, Resign):
            self.game.code(action)
        if decision is None:
            return "over"
        if isinstance(action, Resign):
            return "" if 0 <= seat < self.seats else "not_your_turn"
        if decision.seat != seat:
            return "not_your_turn"
        if self.game.code(action) in self._state.codes():
            return ""
        return self.game.refusal(self.view(seat), action) or "illegal"

    # -- answers -----------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action) -> Step:
        """Take an answer; raises IllegalAnswer, the match untouched, when it is refused."""
        reason = self.refusal(seat, action)
        if reason:
            raise IllegalAnswer(f"{reason}: {encode(action)} by seat {seat}", reason)
        events: list[Event] = []
        if isinstance(action, Resign):
            self._resigned = seat
        else:
            self._state.step(self.game.code(action), self._rng, events)
            self._settle(events)
        answer = (seat, encode(action))
        if self._undone and self._undone[-1] == answer:
            self._undone.pop()
        else:
            self._undone.clear()
        self._record = replace(self._record, answers=(*self._record.answers, answer))
        step = Step(seat, action, tuple(events))
        self.steps.append(step)
        return step

    def _settle(self, events: list[Event]) -> None:
        """Answer questions that leave no choice; they are neither asked nor recorded."""
        while self._state.decision is not None:
            codes = self._state.codes()
            if len(codes) != 1:
                return
            self._state.step(codes[0], self._rng, events)

    def resign(self, seat: Seat) -> Step:
        """`seat` leaves; the others share the win."""
        return self.submit(seat, Resign())

    # -- going back --------------------------------------------------------------------------

    def undo(self, seat: Seat) -> int:
        """Go back to the last question `seat` answered; return how many answers were taken back.

        0 when it has answered none. The answers can be given again with `redo`.
        """
        answers = self._record.answers
        mine = [ply for ply, (who, _) in enumerate(answers) if who == seat]
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
        record = replace(self._record, answers=self._record.answers[:ply], marks=marks)
        self.__init__(record)  # type: ignore[misc]

    def mark(self, kind: str, **details: Json) -> None:
        """Note something in the honest history (a hint, an opened hand, a replaced bot)."""
        entry = {"mark": kind, "ply": self.ply, **details}
        self._record = replace(self._record, marks=(*self._record.marks, entry))

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
    return game


def _check_player(player: Json, where: str) -> None:
    if not isinstance(player, dict):
        raise RecordError(f"{where}: expected an object", "players")
    if not isinstance(player.get("name"), str):
        raise RecordError(f"{where}.name: expected str", "players")
    kind, level = player.get("kind"), player.get("level")
    if kind not in ("human", "bot"):
        raise RecordError(f"{where}.kind: {kind!r} is neither human nor bot", "players")
    if kind == "bot" and (not isinstance(level, str) or level not in BOTS):
        raise RecordError(f"{where}.level: unknown bot {level!r}", "players")


def new_record(
    game: Game, seats: int, seed: int, options: Json = None, players: tuple[Json, ...] = ()
) -> Record:
    """The record of a match about to begin."""
    return Record(game.id, game.version, seats, options or {}, seed, players)
