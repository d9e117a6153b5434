"""What goes to a bot and what may come back, as both ends of the pipe see it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.codec import encode
from engine.core import Action, ConquistaError, Game, Json, View
from engine.documents import parse_json

PROTOCOL = 1
#: Bytes a line may have, in either direction; honest ones stay below a hundredth of it.
LONGEST_LINE = 1_000_000


def question(
    game: Game,
    view: View,
    legal: Sequence[Action],
    level: str,
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    searches: int | None = None,
) -> dict[str, Json]:
    """Everything a bot is told of a match, but for the ticket: one view, its answers, lots."""
    limits = {"iterations": iterations, "seconds": seconds, "searches": searches}
    return {
        "game": game.id,
        "version": game.version,
        "view": encode(view),
        "legal": [encode(action) for action in legal],
        "level": level,
        "seed": seed,
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
