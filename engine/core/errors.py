"""Exceptions caused by wrong input; their messages are single lines that can be displayed."""

from __future__ import annotations

import json
import re
from typing import Final

#: Characters that must not be displayed in a line: control characters, line separators, marks that
#: change the direction of writing, and lone surrogates.
HIDDEN_CHARACTERS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def one_line(text: str, max_length: int = 200) -> str:
    """Return text as one displayable line of at most `max_length` characters.

    Unprintable characters become �; a longer text is cut and ends with an ellipsis.
    """
    line = HIDDEN_CHARACTERS.sub("\N{REPLACEMENT CHARACTER}", text[: max_length + 1])
    return line if len(line) <= max_length else f"{line[: max_length - 1]}…"


def quote_value(value: object) -> str:
    """Return a document's value as an error message quotes it, spelled as in the document."""
    if isinstance(value, str):
        return repr(one_line(value, 60))
    return one_line(json.dumps(value, ensure_ascii=False, default=str), 60)


class ConquistaError(ValueError):
    """An error in the user's input. `key` is stable; the message is one line that says where.

    The message is cleaned for display, because it may quote a file. `values` are what the error is
    about, by name: a text in another language is made from the key and from them.
    """

    def __init__(self, message: str, key: str = "invalid", **values: str | int) -> None:
        super().__init__(one_line(message))
        self.key = key
        self.values = values

    def begin_with(self, name: str) -> None:
        """Prefix the message with the name of the file it is about, unless it has that prefix."""
        message = str(self)
        if not message.startswith((f"{name}:", f"{name},")):
            self.args = (one_line(f"{name}: {message}"),)


class BoardError(ConquistaError):
    """A board file does not fit its game. The message names the cell or line."""


class PositionError(ConquistaError):
    """A written position is malformed. The message names the offending key of the position.

    `key` says what is wrong with it. A value called `seat` is the name of a seat; other texts are
    ids of the game.
    """


class RecordError(ConquistaError):
    """A save file is damaged, foreign, written by another version, or does not replay."""


class IllegalActionError(ConquistaError):
    """An action is refused by the rules. `key` gives the reason (see `Game.refusal`)."""
