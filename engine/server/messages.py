"""The messages of clients: read within bounds, and of known kinds only (docs/online-protocol.md).

A message is a JSON object on its own. Those of a client are named by `do`, those of a server by
`is`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal

from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.codec import decode_kind
from engine.data.json_documents import is_name, parse_json
from engine.play.record import SILENT

#: The version of the protocol; a server and a client of other versions do not play together.
PROTOCOL: Final = 1
#: The messages that a server may lack though it has this version: it lists those that it takes.
ALSO: Final = ("attend", "peek")
#: Maximum size of a message of a client, in bytes. Answers and statements need some hundred.
MAX_BYTES: Final = 16_384
#: Maximum size of a message of a server, in bytes: the record of a whole match is the largest.
MAX_SERVER_BYTES: Final = 9_000_000
#: Maximum depth and number of parts of a message of a client.
MAX_DEPTH: Final = 8
MAX_PARTS: Final = 1_000
#: Maximum length of a name and of a chat line, in characters.
MAX_NAME_LENGTH: Final = 20
MAX_TALK_LENGTH: Final = 200
#: Maximum seconds of a clock for an answer: a week.
MAX_CLOCK_SECONDS: Final = 604_800
#: A number that no count in a match reaches.
_MANY: Final = 1 << 40

#: A text; it may lack its closing quote, so that the search never goes back.
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)


class MessageError(ConquistaError):
    """A message is malformed; nothing was done."""


class Refusal(ConquistaError):  # noqa: N818 - it is no error of the program
    """Something that a server or a table does not do; the key says why."""

    def __init__(self, key: str, message: str = "") -> None:
        super().__init__(message or key, key)


def _count(default: int | None = None, maximum: int = _MANY) -> Any:
    """Return a field for a whole number from 0."""
    metadata = {"minimum": 0, "maximum": maximum}
    if default is None:
        return field(metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message: the client's versions."""

    do: ClassVar[str] = "hello"
    protocol: int = _count()
    program: str = ""
    #: The version of the rules of each game that the client knows.
    rules: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat: for the first time with the secret of an invitation, later by the key alone."""

    do: ClassVar[str] = "sit"
    table: str
    #: Made by the client; the server lets nobody else sit down there from then on.
    key: str
    secret: str = ""
    name: str = ""
    #: The match and the last message of it that the client has; it is sent those that follow.
    match: int = _count(0)
    since: int = _count(0)


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch a table without a seat."""

    do: ClassVar[str] = "watch"
    table: str
    secret: str
    match: int = _count(0)
    since: int = _count(0)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit at a seat: a "friend" who is invited, a "bot", or "open" for a later choice."""

    kind: Literal["friend", "bot", "open"] = "open"
    name: str = ""
    #: The level of a bot.
    level: str = ""


@dataclass(frozen=True, slots=True)
class TableRules:
    """What a table allows beside the rules of its game."""

    hints: bool = False
    watchers: bool = False
    #: Whether everybody on the local network sees the table and may knock.
    house: bool = False
    undo: bool = True
    #: The seconds for an answer, after which a bot gives it; 0 for no clock.
    clock: int = _count(0, MAX_CLOCK_SECONDS)
    #: How much the bots say (`engine.play.record.TALKS`).
    talk: str = SILENT


@dataclass(frozen=True, slots=True)
class Create:
    """Open a table, whose host sits at the first seat."""

    do: ClassVar[str] = "create"
    secret: str
    key: str
    name: str
    game: str
    #: The seats beside that of the host.
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    rules: TableRules = field(default_factory=TableRules)


@dataclass(frozen=True, slots=True)
class AnswerMessage:
    """Answer the question of this number; a second time it does nothing."""

    do: ClassVar[str] = "answer"
    match: int = _count()
    question: int = _count()
    action: dict[str, Any] = field(default_factory=dict)
    #: Whether undo takes it back together with the answer before.
    joined: bool = False
    #: Whether a routine gives it in the person's place.
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """Act or say something without being asked, at a moment of the match."""

    do: ClassVar[str] = "act"
    #: Numbers the acts and chat lines of this client. A number that comes again does nothing.
    id: int = _count()
    ply: int = _count()
    action: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Talk:
    """Send a chat line to everybody at the table."""

    do: ClassVar[str] = "talk"
    id: int = _count()
    text: str = ""


@dataclass(frozen=True, slots=True)
class UndoMessage:
    """Take back one's last choice, if everybody agrees whose answers go with it."""

    do: ClassVar[str] = "undo"
    #: The number of actions so far, as a safeguard against an undo that comes twice.
    ply: int = _count()


@dataclass(frozen=True, slots=True)
class Replace:
    """Ask the others to let a bot answer for a seat whose person has lost the connection."""

    do: ClassVar[str] = "replace"
    seat: int = _count(maximum=9)


@dataclass(frozen=True, slots=True)
class Vote:
    """Agree to a question to everybody, or not."""

    do: ClassVar[str] = "vote"
    ballot: int = _count()
    yes: bool = False


@dataclass(frozen=True, slots=True)
class LeaveMessage:
    """Leave the seat to a bot, and stay to look on."""

    do: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class ReturnMessage:
    """Play the seat again that one has left to a bot."""

    do: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class ResignMessage:
    """Give up a match of two seats."""

    do: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class Hint:
    """Tell everybody that one looks at a hint."""

    do: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class PlanMessage:
    """Change who shall sit at a seat; the host alone may, before the match begins."""

    do: ClassVar[str] = "plan"
    seat: int = _count(maximum=9)
    kind: Literal["friend", "bot", "open"] = "open"
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Invite:
    """Make a new invitation for a seat; the earlier one, and the key of its guest, end."""

    do: ClassVar[str] = "invite"
    seat: int = _count(maximum=9)


@dataclass(frozen=True, slots=True)
class Settle:
    """Change the rules of the table; the host alone may, before the match begins."""

    do: ClassVar[str] = "settle"
    rules: TableRules = field(default_factory=TableRules)


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the match; bots take the seats where nobody sits."""

    do: ClassVar[str] = "begin"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask all who are here for another match of the same game once one is over."""

    do: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class CallOffMessage:
    """Ask all people who play to end the match without a winner."""

    do: ClassVar[str] = "call_off"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table for good; the host alone may."""

    do: ClassVar[str] = "close"


@dataclass(frozen=True, slots=True)
class Attend:
    """Say whether one looks at the table, or at something else."""

    do: ClassVar[str] = "attend"
    looks: bool = True


@dataclass(frozen=True, slots=True)
class Peek:
    """Ask, before entering, for the table of an invitation that nobody else has used."""

    do: ClassVar[str] = "peek"
    table: str
    secret: str
    #: The key of who has used the invitation already; as in `Sit`.
    key: str = ""


@dataclass(frozen=True, slots=True)
class LookMessage:
    """Ask, before entering, which tables are open to the local network."""

    do: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class KnockMessage:
    """Ask the host of a table that is open to the local network for a seat."""

    do: ClassVar[str] = "knock"
    table: str
    name: str
    #: The SHA-256 of a number of 16 bytes that only the client knows yet, both in hex.
    commitment: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the number, once the server has shown its own."""

    do: ClassVar[str] = "reveal"
    number: str


@dataclass(frozen=True, slots=True)
class Admit:
    """Give a seat to a person who knocks, or none; the host alone may."""

    do: ClassVar[str] = "admit"
    knock: int = _count()
    #: None declines.
    seat: int | None = None


KINDS: Final[tuple[type[Any], ...]] = (
    Hello, Sit, Watch, Create, AnswerMessage, Act, Talk, UndoMessage, Replace, Vote,
    LeaveMessage, ReturnMessage, ResignMessage, Hint, PlanMessage, Invite, Settle, Begin, Rematch,
    Close, CallOffMessage, LookMessage, KnockMessage, Reveal, Admit, Attend, Peek,
)  # fmt: skip


def read(frame: str | bytes) -> Any:
    """Return the message of a client, of one of `KINDS`. Raises MessageError."""
    if not isinstance(frame, str):
        raise MessageError("message: expected text")
    if len(frame) > MAX_BYTES or len(frame.encode(errors="replace")) > MAX_BYTES:
        raise MessageError(f"message: larger than {MAX_BYTES} bytes", "too_large")
    _check_shape(frame)
    try:
        return decode_kind(KINDS, parse_json(frame, "message"))
    except ConquistaError as error:
        raise MessageError(str(error)) from None


def _check_shape(frame: str) -> None:
    """Raise MessageError for too many or too deeply nested parts, before anything is parsed."""
    depth = parts = 0
    for sign in _STRING.sub("", frame):
        if sign in "[{":
            depth += 1
            parts += 1
        elif sign in "]}":
            depth -= 1
        elif sign in ",:":
            parts += 1
        if depth > MAX_DEPTH:
            raise MessageError(f"message: nested more than {MAX_DEPTH} deep")
        if parts > MAX_PARTS:
            raise MessageError(f"message: more than {MAX_PARTS} parts")


def write(message: Json) -> str:
    """Return the text of a message."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def read_server_message(frame: str | bytes) -> dict[str, Json]:
    """Return the message of a server. Raises MessageError."""
    if not isinstance(frame, str):
        raise MessageError("message: expected text")
    try:
        message = parse_json(frame, "message")
    except ConquistaError as error:
        raise MessageError(str(error)) from None
    if not isinstance(message, dict) or not isinstance(message.get("is"), str):
        raise MessageError("message: expected keys with values, one of them 'is'")
    return message


def is_person_name(text: str) -> bool:
    """Return whether a text may be the name of a person at a table."""
    return is_name(text, MAX_NAME_LENGTH) and bool(text.strip())


def is_line(text: str) -> bool:
    """Return whether a text may be a chat line."""
    return is_name(text, MAX_TALK_LENGTH) and bool(text.strip())
