"""What every bot is: from a view and the legal answers to one answer, with its reasons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from engine.core.game import Game
from engine.core.values import Code, View


def never() -> bool:
    """The question nobody cancels."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: until the first limit is reached. Without one, the bot's own."""

    iterations: int | None = None
    seconds: float | None = None
    #: Asked every few iterations; True: the answer is no longer wanted.
    cancelled: Callable[[], bool] = never
    #: Whether what a search finds may be looked at again (`SearchConfig.rollouts`).
    rollouts: bool = True

    def shared(self, searches: int) -> Budget:
        """What each of so many searches may use, one after the other; they are put together, and
        none is looked at again.
        """
        return replace(
            self,
            rollouts=False,
            iterations=None if self.iterations is None else max(1, self.iterations // searches),
            seconds=None if self.seconds is None else self.seconds / searches,
        )


#: As many iterations or seconds as the bot deems right.
UNLIMITED = Budget()


@dataclass(frozen=True, slots=True)
class MoveStats:
    """What a bot thinks of one answer; `value` in [0, 1] is what it expects of it."""

    code: Code
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The answer chosen and what was thought of all answers, the most promising first."""

    code: Code
    moves: tuple[MoveStats, ...]
    iterations: int
    seconds: float


class Bot(Protocol):
    """A player without memory: the same question and seed give the same thought.

    (A limit in seconds gives that up.)
    """

    def budget(self, game: Game, view: View) -> Budget:
        """What it uses for the question open in `view` when the asker sets no limit."""

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        """Answer the question open in `view`; `codes` are its legal answers."""
