"""TODO."""

from __future__ import annotations

import re
from typing import Final

#: What does not belong on a line: controls, line ends, turns of direction, half characters.
UNSHOWN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def one_line(text: str, most: int = 200) -> str:
    """Text fit to be shown: on one line of at most `most` characters, unshown ones as �."""
    line = UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text[: most + 1])
    return line if len(line) <= most else f"{line[: most - 1]}…"


class ConquistaError(ValueError):
    """Something the user gave is wrong; `key` is stable, the message one line saying where.

    The message is made fit to be shown, whatever of a file it quotes.
    """

    def __init__(self, message: str, key: str = "invalid") -> None:
        super().__init__(one_line(message))
        self.key = key

    def begin_with(self, name: str) -> None:
        """Begin the message with the name of the file it is about, unless it does so already."""
        message = str(self)
        if not message.startswith((f"{name}:", f"{name},")):
            self.args = (one_line(f"{name}: {message}"),)


class BoardError(ConquistaError):
    """A board file is not what its game needs; the message names the cell or line."""


class PositionError(ConquistaError):
    """A written position is malformed; the message names the offending key."""


class RecordError(ConquistaError):
    """A save file is damaged, foreign, from another version, or does not replay."""


class IllegalAnswerError(ConquistaError):
    """An answer the rules refuse; `key` says why (see `Game.refusal`)."""
