"""What goes to a bot and what may come back, as both ends of the pipe see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bots.bot import UNLIMITED, Budget
from engine.codec import encode
from engine.core import Action, ConquistaError, Game, Json, View
from engine.documents import parse_json

PROTOCOL = 1
#: Bytes a line may have, in either direction; honest ones stay below a hundredth of it.
LONGEST_LINE = 1_000_000
#: Lines that a program may say from one question to the next; an honest one says one or two.
MOST_LINES = 200


@dataclass(frozen=True, slots=True)
class Request:
    """Everything a bot is told of a match: one view, its answers, lots, and how long to think.

    `searches` share the budget, to tell how sure they are; None: one, which tells nothing of it.
    `about`: of which answer it is to be told in any case what comes of it.
    """

    game: Game
    view: View
    legal: Sequence[Action]
    level: str
    seed: int
    budget: Budget = UNLIMITED
    searches: int | None = None
    about: Action | None = None

    def message(self) -> dict[str, Json]:
        """The same as it is sent, but for the ticket."""
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
        }


def read_message(line: bytes) -> dict[str, Json]:
    """The message in a line from the other end; raises ConquistaError when there is none."""
    try:
        message = parse_json(line.decode("utf-8"), "message")
    except UnicodeDecodeError:
        raise ConquistaError("message: not UTF-8 text") from None
    if not isinstance(message, dict):
        raise ConquistaError("message: expected an object")
    return message


def whole(value: object) -> int | None:
    """A whole number as JSON has it, else None: in Python `true` would be one, too."""
    return value if type(value) is int else None
