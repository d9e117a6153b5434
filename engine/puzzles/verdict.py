"""The result of a proof."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.values import Action

#: The goal cannot be forced within the answers examined.
CANNOT: Final = "cannot"
#: Undecided: the proof did not find whether the goal can be forced.
UNKNOWN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result a seat can force with all hidden cards and against all other answers."""

    #: "win"; "save" (it cannot win, but some actions keep the others from winning); "cannot"; or
    #: "unknown": the proof was too large or impossible to decide.
    can: Literal["win", "save", "cannot", "unknown"]
    #: The first actions that attain it; one of each group of equivalent ones.
    answers: tuple[Action, ...] = ()
    #: The number of the seat's answers it takes.
    within: int = 0
    #: Whether there is only one way, apart from the order of its answers.
    unique: bool = False
    #: A line of play with the replies of the others.
    line: tuple[Action, ...] = ()


def no_verdict(can: Literal["cannot", "unknown"]) -> Verdict:
    """Return a verdict without actions."""
    return Verdict(can)
