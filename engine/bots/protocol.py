"""Messages to and from bots, as both ends of the pipe use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass

from engine.bots.bot import UNLIMITED, Budget
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.values import ENDS, Action, Heard, Json, View
from engine.data.codec import decode_kind, encode
from engine.data.json_documents import parse_json, whole_number
from engine.talk.statements import MAX_HEARD, MAX_PROPOSALS, STATEMENTS

PROTOCOL_VERSION = 2
#: The oldest version that programs may follow. Programs of version 1 are never asked whether they
#: interrupt.
OLDEST_PROTOCOL_VERSION = 1
#: Maximum length of a line in bytes, in either direction; honest lines stay below a hundredth of
#: it.
MAX_LINE_BYTES = 1_000_000
#: Maximum number of lines from a program between two questions; an honest one sends one or two.
MAX_LINES = 200
#: The largest number accepted in a view; those of matches stay far below.
MAX_NUMBER = 10_000
#: The longest list accepted in a view; those of matches stay far below.
MAX_LIST_LENGTH = 1_000
#: Annotations of fields that hold seats.
_SEAT_ANNOTATIONS = ("Seat", "Seat | None", "tuple[Seat, ...]")


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that a bot receives about a match: a view, the legal actions, a seed and limits.

    `searches` is the number of searches that share the budget, to estimate errors; None means a
    single search without an estimate. `about` is an action whose consequences are reported in any
    case.
    """

    game: Game
    view: View
    legal: Sequence[Action]
    level: str
    seed: int
    budget: Budget = UNLIMITED
    searches: int | None = None
    about: Action | None = None
    #: What was said in the match, if its bots talk (`Match.heard`).
    heard: Sequence[Heard] = ()

    def message(self) -> dict[str, Json]:
        """Return the request in the form in which it is sent, without the ticket."""
        limits = {
            "iterations": self.budget.iterations,
            "seconds": self.budget.seconds,
            "searches": self.searches,
            "about": None if self.about is None else encode(self.about),
        }
        return {
            "game": self.game.id,
            "version": self.game.version,
            "view": encode(self.view),
            "legal": [encode(action) for action in self.legal],
            "level": self.level,
            "seed": self.seed,
            **{key: limit for key, limit in limits.items() if limit is not None},
            **heard_data(self.heard),
        }


@dataclass(frozen=True, slots=True)
class Occasion:
    """The question whether a seat interrupts: whether it acts or speaks without being asked."""

    game: Game
    view: View
    level: str
    seed: int
    heard: Sequence[Heard] = ()
    #: How much the bot says (`TalkRules.speech`).
    talk: str = ""

    def message(self) -> dict[str, Json]:
        """Return the occasion in the form in which it is sent, without the ticket."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "view": encode(self.view),
            "level": self.level,
            "seed": self.seed,
            **heard_data(self.heard),
            **({"talk": self.talk} if self.talk else {}),
        }


def heard_data(heard: Sequence[Heard]) -> dict[str, Json]:
    """Return the field of a message that contains the statements; none without statements."""
    entries = [
        {
            "seat": entry.seat,
            "said": encode(entry.said),
            "now": entry.now,
            **({"during": [*entry.during]} if entry.during else {}),
            **({"ends": [*entry.ends]} if entry.ends else {}),
            **({"settled": [[*terms] for terms in entry.settled]} if entry.settled else {}),
        }
        for entry in heard
    ]
    return {"heard": entries} if entries else {}


def read_heard(message: Mapping[str, Json], game: Game, seats: int) -> tuple[Heard, ...]:
    """Return the statements in the field `heard` of a message. Raises ConquistaError."""
    entries = message.get("heard", [])
    if not isinstance(entries, list) or len(entries) > MAX_HEARD + MAX_PROPOSALS:
        raise ConquistaError(f"heard: expected a list of at most {MAX_HEARD + MAX_PROPOSALS}")
    heard: list[Heard] = []
    for i, entry in enumerate(entries):
        where = f"heard[{i}]"
        if not isinstance(entry, dict) or not isinstance(entry.get("now"), bool):
            raise ConquistaError(f"{where}: expected seat, said and now")
        seat = whole_number(entry.get("seat"))
        if seat is None or seat >= seats:
            raise ConquistaError(f"{where}.seat: no seat")
        kinds = (*game.interruptions, *STATEMENTS)
        during = entry.get("during", [])
        if not isinstance(during, list) or not set(during) <= set(game.talk.spans):
            raise ConquistaError(f"{where}.during: expected spans of the game")
        ends = entry.get("ends", [])
        if not isinstance(ends, list) or not all(isinstance(e, str) and e in ENDS for e in ends):
            raise ConquistaError(f"{where}.ends: expected how agreements ended")
        statement = decode_kind(kinds, entry.get("said"), where)
        settled = _read_settled(entry.get("settled", []), where)
        heard.append(Heard(seat, statement, entry["now"], tuple(during), tuple(ends), settled))
    return tuple(heard)


def _read_settled(written: Json, where: str) -> tuple[tuple[bool, ...], ...]:
    """Return the field `settled` of a statement (`Heard`). Raises ConquistaError."""
    settled: list[tuple[bool, ...]] = []
    for terms in written if isinstance(written, list) else [None]:
        if not isinstance(terms, list) or not all(isinstance(term, bool) for term in terms):
            raise ConquistaError(f"{where}.settled: expected lists of true and false")
        settled.append(tuple(term is True for term in terms))
    return tuple(settled)


def read_message(line: bytes) -> dict[str, Json]:
    """Return the message in a line. Raises ConquistaError when it is malformed."""
    try:
        message = parse_json(line.decode("utf-8"), "message")
    except UnicodeDecodeError:
        raise ConquistaError("message: not UTF-8 text") from None
    if not isinstance(message, dict):
        raise ConquistaError("message: expected keys with values")
    return message


def seats_of(view: View) -> int:
    """Return the number of seats that a view shows."""
    return len(getattr(view, view.by_seat[0]))


def check_view(game: Game, view: View) -> None:
    """Raise ConquistaError for a view that no match can show.

    Such a view could trap the rules in long loops. Fields listed in `by_seat` must have one entry
    per seat, seats must exist, and numbers and lists must have sizes that occur in matches.
    """
    first, seats = view.by_seat[0], seats_of(view)
    if seats not in game.seats:
        raise ConquistaError(f"view.{first}: {seats} seats, {game.id} is for {game.seat_range()}")
    _check(view, seats, "view")


def _check(value: object, seats: int, where: str) -> None:
    """Check the numbers and lists of a value from a view. Raises ConquistaError.

    `where` names the value in the message.
    """
    if isinstance(value, int):
        if abs(value) > MAX_NUMBER:
            raise ConquistaError(f"{where}: expected a number up to {MAX_NUMBER}")
    elif isinstance(value, (tuple, frozenset)):
        if len(value) > MAX_LIST_LENGTH:
            raise ConquistaError(f"{where}: expected a list of at most {MAX_LIST_LENGTH}")
        for item in value:
            _check(item, seats, where)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check(item, seats, f"{where}.{key}")
    elif is_dataclass(value):
        by_seat, json_keys = getattr(value, "by_seat", ()), getattr(value, "json_keys", {})
        for field in fields(value):
            item = getattr(value, field.name)
            name = f"{where}.{json_keys.get(field.name, field.name)}"
            if field.name in by_seat and len(item) != seats:
                raise ConquistaError(f"{name}: {len(item)} entries for {seats} seats")
            if field.type in _SEAT_ANNOTATIONS:
                for seat in item if isinstance(item, tuple) else (item,):
                    if seat is not None and not 0 <= seat < seats:
                        raise ConquistaError(f"{name}: {seat} is no seat")
            _check(item, seats, name)
