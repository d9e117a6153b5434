"""Small talk of bots: which remark one makes at a moment of the game, if any."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.core.values import BOLD, CAREFUL, GRUDGING, Character, Heard, Seat
from engine.talk.statements import MAX_HEARD, Remark, RemarkTone

GREETING: Final = Remark("greeting")
_LIVELY: Final = "lively"
#: The tone of the remarks of each temper.
TONES: Final[dict[str, RemarkTone]] = {
    "": "",
    BOLD: "bold",
    CAREFUL: "careful",
    GRUDGING: "grudging",
}


def remark(
    seat: Seat,
    fitting: Iterable[Remark],
    heard: Sequence[Heard],
    talk: str,
    character: Character,
) -> Remark | None:
    """Return the first of the `fitting` remarks that a bot may make now, or None.

    `fitting` follows from what everybody sees. A bot makes at most one remark in the shortest span
    of the game, and each only once in a match; it repeats no remark of another seat. Its temper
    gives the tone. A bot that talks little only greets.
    """
    if not talk or len(heard) >= MAX_HEARD:
        return None
    made = [(entry.seat, entry.said, entry.now) for entry in heard]
    if any(by == seat and now and isinstance(said, Remark) for by, said, now in made):
        return None
    for one in fitting:
        if talk != _LIVELY and one != GREETING:
            continue
        said_before = any(
            isinstance(said, Remark)
            and said.word == one.word
            and (by == seat or (now and one != GREETING))
            for by, said, now in made
        )
        if not said_before:
            return replace(one, tone=TONES[character.temper])
    return None
