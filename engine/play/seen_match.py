"""A match that another process owns, as one seat or a watcher sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.errors import ConquistaError, RecordError, quote_value
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    CallOff,
    Code,
    Decision,
    Event,
    Interruption,
    Json,
    Leave,
    Result,
    Return,
    Seat,
    State,
    Step,
    Unseen,
    View,
)
from engine.data.codec import CodecError, decode, decode_kind
from engine.data.edits import edited
from engine.data.json_documents import DocumentError, check
from engine.games import find
from engine.play.attendance import Attendance
from engine.play.interruptions import Interruptions
from engine.play.match import Match
from engine.play.match_files import replayed
from engine.play.readable_match import ReadableMatch, SeenT, kinds_of_actions
from engine.play.record import MAX_ACTIONS, TALKS, Record, check_players
from engine.play.seat_feed import FORMAT
from engine.talk.statements import Statement

#: Maximum length of the name of a kind of decision, in characters.
_MAX_WORD: Final = 40


class FeedError(ConquistaError):
    """A message of a match elsewhere is malformed, or does not fit those before it.

    `key` is "newer" or "older" for a sender of another version, "gap" for a message that is not
    the next one, "differs" for a record that is not of the match that was seen, else "damaged".
    """


@dataclass(slots=True)
class _SeenMoment:
    """What is known after an action, or after the deal."""

    #: The view of the seat, and of everybody.
    view: Json
    public: Json
    awaited: tuple[Seat, ...] = ()
    result: Result | None = None
    #: Decoded views, by whether they are public.
    decoded: dict[bool, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    codes: tuple[Code, ...]
    is_forced: bool


class SeenMatch(ReadableMatch[SeenT]):
    """A match as `SeatFeed` tells of it; `receive` takes its messages.

    Nothing is believed: every message is checked, and one that is refused changes nothing.
    """

    #: The seat whose view this is; None for a watcher.
    seat: Seat | None
    #: The serial of the last message.
    serial: int

    def __init__(self, opening: Json) -> None:
        """Begin with the message of the opening. Raises FeedError."""
        self._begin(opening)

    # -- messages ----------------------------------------------------------------------------------

    def receive(self, message: Json) -> bool:
        """Take a message; return False for one that is known already.

        Raises FeedError for a message that is malformed or does not fit the others; nothing
        changes then.
        """
        message = _checked(message)
        serial, kind = _number(message, "serial", 1, 2**53), message.get("kind")
        if kind == "opening":
            # The sender began anew, because it does not know what was received.
            SeenMatch(message)
            self._begin(message)
            return True
        if serial <= self.serial:
            return False
        try:
            match kind:
                case "step":
                    self._receive_step(message)
                case "question":
                    self._receive_question(message, serial)
                case "rewind":
                    self._receive_rewind(message)
                case "record":
                    self._receive_record(message)
                case _:
                    raise FeedError(f"kind: unknown kind {quote_value(kind)}")
        except CodecError as error:
            raise FeedError(str(error), "damaged") from None
        self.serial = serial
        return True

    def _begin(self, opening: Json) -> None:
        data = _checked(opening)
        if data.get("kind") != "opening":
            raise FeedError("kind: the first message is no opening", "gap")
        _check_keys(data, _OPENING if data.get("seat") is None else (*_OPENING, "public"))
        serial = _number(data, "serial", 1, 2**53)
        number = _number(data, "format", 1, 2**31)
        if number != FORMAT:
            raise FeedError(
                f"format: {number}, this Conquista reads {FORMAT}",
                "newer" if number > FORMAT else "older",
            )
        try:
            game = find(_word(data, "game"))
            version = _number(data, "version", 1, 2**31)
            if version != game.version:
                raise FeedError(
                    f"version: {game.id} rules {version}, this Conquista plays {game.version}",
                    "newer" if version > game.version else "older",
                )
            seats = _number(data, "seats", game.seats[0], game.seats[-1])
            options = decode(game.options, data["options"], "options")
            players = data["players"]
            if not isinstance(players, list) or len(players) not in (0, seats):
                raise FeedError(f"players: expected {seats}")
            check_players(tuple(players))
            if data.get("apart", True) is not True:
                raise FeedError("apart: expected true, or nothing")
            talk = data["talk"]
            if talk not in TALKS:
                raise FeedError(f"talk: {quote_value(talk)} is none of {', '.join(TALKS)}")
            seat = None if data["seat"] is None else _number(data, "seat", 0, seats - 1)
            events = tuple(_events(game, data["events"]))
            moment = _SeenMoment(data["view"], data["view"] if seat is None else data["public"])
            _check_moment(game, moment, seat, seats)
        except FeedError:
            raise
        except ConquistaError as error:
            raise FeedError(str(error), "damaged") from None
        self.game, self.options, self.opening = game, options, events
        self.seat = seat
        self.serial = serial
        self._seats, self._players = seats, tuple(players)
        self._talk: str = talk
        self._is_apart = data.get("apart", False)
        self._routines: tuple[tuple[Seat, str], ...] = ()
        self._moments = [moment]
        self._question: _Question | None = None
        self._marks: tuple[Json, ...] = ()
        self._history = object()
        self._record_match: Match[SeenT] | None = None
        self._enter_steps([])

    def _receive_step(self, message: dict[str, Json]) -> None:
        _check_keys(message, _STEP if self.seat is None else (*_STEP, "public"))
        before = self._moments[-1]
        if before.result is not None:
            raise FeedError("a step after the end", "gap")
        ply = _number(message, "ply", 1, MAX_ACTIONS)
        if ply != self.ply + 1:
            raise FeedError(f"ply: {ply}, but {self.ply} actions are known", "gap")
        step = self._read_step(message)
        awaited = message.get("awaited", [])
        if not isinstance(awaited, list) or not all(map(self._is_seat, awaited)):
            raise FeedError("awaited: expected seats")
        result = None
        if "result" in message:
            result = decode(Result, message["result"], "result")
            if not all(map(self._is_seat, result.winners)) or len(result.by) > _MAX_WORD:
                raise FeedError("result: expected seats and a word")
        view = edited(before.view, message["view"])
        public = view if self.seat is None else edited(before.public, message["public"])
        moment = _SeenMoment(view, public, tuple(awaited), result)
        _check_moment(self.game, moment, self.seat, self._seats)
        if refusal := self._step_refusal(step):
            raise FeedError(f"action: {refusal}")
        self._moments.append(moment)
        try:
            self._enter(step)
        except Exception as error:
            # The rules cannot judge what they see: it is no view of theirs.
            del self._moments[-1]
            self._enter_steps(self.steps[: ply - 1])
            raise FeedError(f"step {ply}: does not fit the rules") from error
        self._history = object()
        if not message.get("keeps_question", False):
            self._question = None

    def _is_seat(self, seat: Json) -> bool:
        return type(seat) is int and 0 <= seat < self._seats

    def _read_step(self, message: dict[str, Json]) -> Step:
        for flag in _FLAGS:
            if message.get(flag, True) is not True:
                raise FeedError(f"{flag}: expected true, or nothing")
        action: Action = decode_kind(
            (*kinds_of_actions(self.game), Unseen), message["action"], "action"
        )
        return Step(
            _number(message, "seat", 0, self._seats - 1),
            action,
            tuple(_events(self.game, message["events"])),
            message.get("forced", False),
            message.get("unasked", False),
            _word(message, "asked"),
            message.get("joined", False),
            message.get("private", False),
        )

    def _step_refusal(self, step: Step) -> str:
        """Return why a step of talk, or of a person who leaves or returns, cannot be, or ""."""
        match step.action:
            case Statement() as said:
                return self.agreement_log.refusal(step.seat, said, self._view_of(None))
            case Leave() | Return() | CallOff():
                return self.attendance.refusal(step.seat, step.action)
        return ""

    def _receive_question(self, message: dict[str, Json], serial: int) -> None:
        _check_keys(message, ("serial", "kind", "legal", "forced"))
        decision, legal = self.decision, message["legal"]
        if decision is None or decision.seat != self.seat:
            raise FeedError("question: another seat is asked", "gap")
        if not isinstance(legal, list) or not legal:
            raise FeedError("legal: expected actions")
        codes = []
        for number, entry in enumerate(legal):
            action = decode_kind(self.game.actions, entry, f"legal[{number}]")
            try:
                codes.append(self.game.code(action))
            except ConquistaError as error:
                raise FeedError(f"legal[{number}]: {error}") from None
        if message.get("forced", True) is not True:
            raise FeedError("forced: expected true, or nothing")
        self._question = _Question(serial, tuple(codes), message.get("forced", False))

    def _receive_rewind(self, message: dict[str, Json]) -> None:
        _check_keys(message, ("serial", "kind", "ply", "seat"))
        ply = _number(message, "ply", 0, MAX_ACTIONS)
        seat = _number(message, "seat", 0, self._seats - 1)
        if ply > self.ply:
            raise FeedError(f"ply: {ply}, but {self.ply} actions are known", "gap")
        mark = {"mark": "undo", "ply": self.ply, "to": ply, "seat": seat}
        self._marks = (*self._marks, mark)
        del self._moments[ply + 1 :]
        self._question = self._record_match = None
        self._history = object()
        self._enter_steps(self.steps[:ply])

    def _receive_record(self, message: dict[str, Json]) -> None:
        _check_keys(message, ("serial", "kind", "record"))
        if self.result is None:
            raise FeedError("record: the match is not over", "gap")
        data = message["record"]
        answers = data.get("answers") if isinstance(data, dict) else None
        if not isinstance(answers, list) or len(answers) != self.ply:
            raise FeedError("record: of another length than the match", "differs")
        try:
            match: Match[Any] = replayed(decode(Record, data, "record"))
        except RecordError as error:
            raise FeedError(f"record: {error}", "differs") from None
        if fault := self._difference_from(match):
            raise FeedError(f"record: {fault}", "differs")
        self._record_match = match

    def _difference_from(self, match: Match[Any]) -> str:
        """Return what a whole match has that is not as it was seen, or ""."""
        if (match.game, match.options, match.seats) != (self.game, self.options, self._seats):
            return "of other rules"
        if match.result != self.result or match.view(self.seat) != self.view(self.seat):
            return "another end"
        visible_events = (event.seen_by(self.seat) for event in match.opening)
        if tuple(event for event in visible_events if event is not None) != self.opening:
            return "another deal"
        for number, (step, known) in enumerate(zip(match.steps, self.steps, strict=True)):
            if step.seat != known.seat or step.seen_by(self.seat) != known.events:
                return f"another action {number + 1}"
        return ""

    # -- what follows from the messages ------------------------------------------------------------

    def _enter_steps(self, steps: Sequence[Step]) -> None:
        """Begin anew with some steps, of which `_moments` has the views."""
        hands = not self.game.perfect_information
        self.attendance = Attendance(self._players, self._seats, hands=hands, apart=self._is_apart)
        self._interruptions = Interruptions(self.game, self._seats)
        self.steps: list[Step] = []
        for step in steps:
            self._enter(step)

    def _enter(self, step: Step) -> None:
        """Add a step whose views are known, and follow talk, agreements and who is there."""
        ply, action, log = len(self.steps), step.action, self.agreement_log
        is_followed = log.is_live
        log.ply = ply + 1
        if isinstance(action, Statement):
            self._interruptions.hear(step.seat, action, self._public_at(ply))
        elif isinstance(action, Interruption):
            self._interruptions.propose(step.seat, action, self._public_at(ply))
        elif isinstance(action, (Leave, Return)):
            self.attendance.apply(step.seat, action)
        if self._is_interruption(action):
            self._interruptions.count += 1
        self.steps.append(step)
        if is_followed:
            before, after = self._public_at(ply), self._public_at(ply + 1)
            log.follow(before, step.seen_by(None), after, ply)

    def _is_interruption(self, action: Action) -> bool:
        if isinstance(action, Unseen):
            return any(action.kind == kind.do for kind in self.game.interruptions)
        return isinstance(action, Interruption)

    def _public_at(self, ply: int) -> View:
        public: View = _decoded(self.game, self._moments[ply], None)
        return public

    # -- reading -----------------------------------------------------------------------------------

    @property
    def full_match(self) -> Match[SeenT] | None:
        """The whole match from its record, once the match is over and the record has come."""
        return self._record_match

    @property
    def question(self) -> int | None:
        """The number of the seat's open question, which an answer names, or None."""
        return None if self._question is None else self._question.number

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def players(self) -> tuple[Json, ...]:
        return self._players

    def rename(self, seat: Seat, name: str) -> None:
        """Enter the name of a person who came later than the match began."""
        players = [*self._players]
        players[seat] = {**players[seat], "name": name}
        self._players = tuple(players)
        self.attendance.rename(players)

    @property
    def talk(self) -> str:
        return self._talk

    @property
    def marks(self) -> Sequence[Json]:
        return self._marks

    @property
    def routines(self) -> Sequence[tuple[Seat, str]]:
        return self._routines

    def set_routine(self, seat: Seat, routine: str, is_on: bool) -> None:
        others = tuple(entry for entry in self._routines if entry != (seat, routine))
        self._routines = (*others, (seat, routine)) if is_on else others

    @property
    def history(self) -> object:
        return self._history

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def decision(self) -> Decision | None:
        return None if self.result is not None else self._view_of(None).decision

    @property
    def result(self) -> Result | None:
        return self._moments[self.ply].result

    def view(self, seat: Seat | None) -> SeenT:
        if seat not in (None, self.seat):
            raise ValueError(f"no view of seat {seat}")
        return self._view_of(seat)

    def at(self, ply: int) -> SeenMatch[SeenT]:
        if not 0 <= ply <= self.ply:
            raise ValueError(f"no ply {ply}")
        then: SeenMatch[SeenT] = SeenMatch.__new__(SeenMatch)
        then.__dict__.update(self.__dict__)
        if ply < self.ply:
            then._question = then._record_match = None
        then._moments = self._moments[: ply + 1]
        then._history = object()
        then._enter_steps(self.steps[:ply])
        return then

    def awaited_seats(self) -> Sequence[Seat]:
        return self._moments[self.ply].awaited

    @property
    def can_redo(self) -> bool:
        """False: that an action is given again would be seen in nothing else, if it is hidden."""
        return False

    @property
    def is_forced(self) -> bool:
        return self._question is not None and self._question.is_forced

    def _view_of(self, viewer: Seat | None) -> SeenT:
        decoded_view: SeenT = _decoded(self.game, self._moments[self.ply], viewer)
        return decoded_view

    def _codes(self) -> list[Code]:
        return [] if self._question is None else [*self._question.codes]

    def _world(self, seat: Seat) -> State:
        world: State = self.game.sampler(self.view(seat))(Rng(0))
        return world


# -- reading messages ------------------------------------------------------------------------------

_FLAGS = ("private", "forced", "unasked", "joined", "keeps_question")
#: Keys that a message may lack.
_OPTIONAL = (*_FLAGS, "result", "awaited", "apart")
_OPENING = (
    *("serial", "kind", "format", "game", "version", "seats", "options", "seat", "players"),
    *("talk", "apart", "events", "view"),
)
_STEP = (
    *("serial", "kind", "ply", "seat", "action", "events", "asked", "view", *_FLAGS),
    *("result", "awaited"),
)


def _checked(message: Json) -> dict[str, Json]:
    """Return a message within the bounds of all JSON that comes in."""
    try:
        check(message, "message")
    except DocumentError as error:
        raise FeedError(str(error), "damaged") from None
    if not isinstance(message, dict):
        raise FeedError("message: expected keys with values")
    return message


def _check_keys(message: dict[str, Json], keys: Sequence[str]) -> None:
    """Raise FeedError for a message with an unknown key or without a necessary one."""
    for key in message:
        if key not in keys:
            raise FeedError(f"{key}: unknown key")
    for key in keys:
        if key not in message and key not in _OPTIONAL:
            raise FeedError(f"{key}: missing")


def _number(message: dict[str, Json], key: str, least: int, most: int) -> int:
    value = message.get(key)
    if type(value) is not int or not least <= value <= most:
        raise FeedError(f"{key}: expected a whole number from {least} to {most}")
    return value


def _word(message: dict[str, Json], key: str) -> str:
    value = message.get(key)
    if not isinstance(value, str) or len(value) > _MAX_WORD:
        raise FeedError(f"{key}: expected a word")
    return value


def _events(game: Any, data: Json) -> list[Event]:
    if not isinstance(data, list):
        raise FeedError("events: expected a list")
    return [decode_kind(game.events, event, f"events[{i}]") for i, event in enumerate(data)]


def _check_moment(game: Any, moment: _SeenMoment, seat: Seat | None, seats: int) -> None:
    """Raise FeedError or CodecError unless the views of a moment are some, and agree."""
    own_view, public = _decoded(game, moment, seat), _decoded(game, moment, None)
    decision = own_view.decision
    if decision != public.decision or (decision is None) == (moment.result is None):
        raise FeedError("view: not clear who is asked")
    if not 0 <= own_view.turn < seats or (decision is not None and not 0 <= decision.seat < seats):
        raise FeedError("view: no such seat")


def _decoded(game: Any, moment: _SeenMoment, viewer: Seat | None) -> Any:
    """Return the view of a moment, for everybody (None) or the seat it is of."""
    is_public = viewer is None
    if is_public not in moment.decoded:
        data = moment.public if is_public else moment.view
        view = decode(game.views, data, "public" if is_public else "view")
        if view.seat != viewer:
            raise FeedError("view: of another seat")
        moment.decoded[is_public] = view
    return moment.decoded[is_public]
