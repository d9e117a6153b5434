"""What a seat at a distance asks of the process that owns the match: requests in JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.errors import ConquistaError, IllegalActionError, in_words
from engine.core.game import Game
from engine.core.values import Action, Interruption, Json
from engine.data.codec import CodecError, decode_kind, encode
from engine.data.json_documents import DocumentError, check
from engine.play.record import MAX_ACTIONS
from engine.talk.statements import STATEMENTS

#: Maximum number of a question or of a request.
_MAX_NUMBER: Final = 2**53


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the question of this number (`SeatFeed.question`), which is taken once."""

    question: int
    action: Action
    #: Whether it belongs to the same act as the action before (`Step.is_joined`).
    joined: bool = False
    #: Whether a routine gives it in the person's place.
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class Interrupt:
    """An action of a seat that is not asked, decided on after the first `ply` actions."""

    ply: int
    action: Interruption


@dataclass(frozen=True, slots=True)
class Undo:
    """Going back to the seat's last choice, asked for after the first `ply` actions."""

    ply: int


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Leaving the seat to a bot."""


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Taking the seat again."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Resigning the match."""


@dataclass(frozen=True, slots=True)
class LookAtHint:
    """Looking at a hint for the open question, which everybody is to know."""


Request = Answer | Interrupt | Undo | LeaveSeat | TakeSeat | GiveUp | LookAtHint
#: The requests by their names in JSON.
KINDS: Final[dict[str, type[Request]]] = {
    "answer": Answer,
    "interrupt": Interrupt,
    "undo": Undo,
    "leave": LeaveSeat,
    "return": TakeSeat,
    "resign": GiveUp,
    "hint": LookAtHint,
}
#: Those without any content.
_BARE: Final[dict[str, Request]] = {
    "leave": LeaveSeat(),
    "return": TakeSeat(),
    "resign": GiveUp(),
    "hint": LookAtHint(),
}
_NAMES: Final = {kind: name for name, kind in KINDS.items()}


class RequestError(ConquistaError):
    """A request is malformed."""


def write_request(request: Request) -> dict[str, Json]:
    """Return the JSON of a request; flags are left out where they are False."""
    message: dict[str, Json] = {"kind": _NAMES[type(request)]}
    match request:
        case Answer(question, action, joined, unasked):
            message |= {"question": question, "action": encode(action)}
            message |= {"joined": True} if joined else {}
            message |= {"unasked": True} if unasked else {}
        case Interrupt(ply, action):
            message |= {"ply": ply, "action": encode(action)}
        case Undo(ply):
            message["ply"] = ply
    return message


def read_request(game: Game, message: Json) -> Request:
    """Return a request from its JSON. Raises RequestError.

    Whether it can be granted is not checked: the question may be another one by now, and the rules
    may refuse the action.
    """
    try:
        check(message, "request")
    except DocumentError as error:
        raise RequestError(str(error)) from None
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise RequestError(f"kind: unknown request {in_words(kind)}")
    try:
        match kind:
            case "answer":
                _known(message, "question", "action", "joined", "unasked")
                action = decode_kind(game.actions, message.get("action"), "action")
                game.code(action)
                return Answer(
                    _number(message, "question", _MAX_NUMBER),
                    action,
                    _flag(message, "joined"),
                    _flag(message, "unasked"),
                )
            case "interrupt":
                _known(message, "ply", "action")
                kinds = (*game.interruptions, *STATEMENTS)
                deed: Interruption = decode_kind(kinds, message.get("action"), "action")
                return Interrupt(_number(message, "ply", MAX_ACTIONS), deed)
            case "undo":
                _known(message, "ply")
                return Undo(_number(message, "ply", MAX_ACTIONS))
    except (CodecError, IllegalActionError) as error:
        raise RequestError(str(error)) from None
    _known(message)
    return _BARE[kind]


def _known(message: dict[str, Json], *keys: str) -> None:
    for key in message:
        if key not in ("kind", *keys):
            raise RequestError(f"{key}: unknown key")


def _number(message: dict[str, Json], key: str, most: int) -> int:
    value = message.get(key)
    if type(value) is not int or not 0 <= value <= most:
        raise RequestError(f"{key}: expected a whole number up to {most}")
    return value


def _flag(message: dict[str, Json], key: str) -> bool:
    value = message.get(key, False)
    if not isinstance(value, bool):
        raise RequestError(f"{key}: expected true or false")
    return value
