"""What the arena counts in the matches of bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from engine.core.policy import SomeState, StateT, ViewT
from engine.core.values import Code, Seat


@dataclass(frozen=True, slots=True)
class LastChance:
    """Who could still have kept the winner of a match from winning, counted with open hands."""

    winner: Seat
    #: The place or region by which it won.
    about: str
    #: The seats that could each have done so alone, and passed.
    passed: tuple[Seat, ...]
    #: The seats that could have done so alone or with one other.
    together: tuple[Seat, ...]


class Witness(Protocol[SomeState]):
    """Watches one match with open hands for faults of its players."""

    def record_action(self, before: SomeState, code: Code) -> None:
        """Record an action; `before` is a copy of the state before it."""

    def blamed_seats(self, after: SomeState) -> Mapping[str, Sequence[Seat]]:
        """Return the seats that made each fault, by the fault's name, once the match is over.

        The mapping always contains the names of all faults, if need be with no seats.
        """


class ArenaStatistics(Generic[StateT, ViewT]):
    """What the arena counts in the matches of bots."""

    def find_blunders(
        self, before: StateT, code: Code, after: StateT
    ) -> Mapping[str, Sequence[Seat]]:
        """Return the seats that made each absurd move with `code`, by the name of the blunder.

        `before` and `after` are the states before and after it; several actions were legal. The
        mapping always contains the names of all blunders. The arena counts them.
        """
        return {}

    def witness(self) -> Witness[StateT] | None:
        """Return an observer of blunders that consist of several moves, or None.

        It sees the hands of all seats, and every action where several were legal. The arena counts
        its blunders with those of `find_blunders`.
        """
        return None

    def last_chance(self, moments: Iterable[tuple[StateT, Code]], end: StateT) -> LastChance | None:
        """Return who could still have stopped the winner of a match; None if nobody could.

        `moments` are the states before the actions, with these; `end` is the final state.
        """
        return None

    def summary(self, view: ViewT) -> Mapping[str, float]:
        """Return figures of a finished match from its omniscient view.

        The arena prints their means.
        """
        return {}
