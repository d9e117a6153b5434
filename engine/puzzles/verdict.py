"""What the coach says of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.values import Action

#: It cannot be forced within the answers looked at; and: nobody can say.
CANNOT: Final = "cannot"
UNKNOWN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a seat can force, whatever is hidden and whatever the others answer."""

    #: "win", "save" (it cannot win, but keep others from it, and not by every answer), "cannot",
    #: or "unknown": too much to look at, or beyond telling.
    can: Literal["win", "save", "cannot", "unknown"]
    #: The first answers that do it; of those after which all is alike, one.
    answers: tuple[Action, ...] = ()
    #: In how many own answers.
    within: int = 0
    #: Whether there is one way only, but for the order of its answers.
    unique: bool = False
    #: A course of play, the others' answers included.
    line: tuple[Action, ...] = ()


def no_verdict(can: Literal["cannot", "unknown"]) -> Verdict:
    """A verdict without an answer."""
    return Verdict(can)
