"""What a seat at a distance asks of the process that owns the match: requests, and their JSON.

The server reads them with `engine.server.messages`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.values import Action, Interruption, Json
from engine.data.codec import encode


@dataclass(frozen=True, slots=True)
class AnswerRequest:
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
class UndoRequest:
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
class CallOffRequest:
    """Asking all people who play to end the match without a winner."""


@dataclass(frozen=True, slots=True)
class LookAtHint:
    """Looking at a hint for the open question, which everybody is to know."""


Request = (
    AnswerRequest
    | Interrupt
    | UndoRequest
    | LeaveSeat
    | TakeSeat
    | GiveUp
    | CallOffRequest
    | LookAtHint
)
#: The names of the requests in JSON.
_NAMES: Final[dict[type[Request], str]] = {
    AnswerRequest: "answer",
    Interrupt: "interrupt",
    UndoRequest: "undo",
    LeaveSeat: "leave",
    TakeSeat: "return",
    GiveUp: "resign",
    CallOffRequest: "call_off",
    LookAtHint: "hint",
}


def write_request(request: Request) -> dict[str, Json]:
    """Return the JSON of a request; flags are left out where they are False."""
    message: dict[str, Json] = {"kind": _NAMES[type(request)]}
    match request:
        case AnswerRequest(question, action, joined, unasked):
            message |= {"question": question, "action": encode(action)}
            message |= {"joined": True} if joined else {}
            message |= {"unasked": True} if unasked else {}
        case Interrupt(ply, action):
            message |= {"ply": ply, "action": encode(action)}
        case UndoRequest(ply):
            message["ply"] = ply
    return message
