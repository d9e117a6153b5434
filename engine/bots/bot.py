"""The interface of bots: from a view and the legal actions to one action with its statistics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from engine.core.game import Game
from engine.core.values import Code, View


def never_cancelled() -> bool:
    """Return False: the callback of a search that cannot be cancelled."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a search, which ends at the first one reached; without any, the bot's own hold."""

    iterations: int | None = None
    seconds: float | None = None
    #: Called every few iterations; True means that the result is no longer wanted.
    cancelled: Callable[[], bool] = never_cancelled
    #: Whether nearly equal actions may be examined by rollouts (`SearchConfig.rollouts`).
    rollouts: bool = True

    def shared(self, searches: int) -> Budget:
        """Return the share of each of several searches that run one after the other.

        Their results are merged, and no rollouts are made.
        """
        return replace(
            self,
            rollouts=False,
            iterations=None if self.iterations is None else max(1, self.iterations // searches),
            seconds=None if self.seconds is None else self.seconds / searches,
        )


#: No limits: the bot uses its own.
UNLIMITED = Budget()


@dataclass(frozen=True, slots=True)
class MoveStats:
    """Statistics of one action; `value` in [0, 1] is its expected reward."""

    code: Code
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The chosen action and the statistics of all actions, the most promising first."""

    code: Code
    moves: tuple[MoveStats, ...]
    iterations: int
    seconds: float


class Bot(Protocol):
    """A stateless player: the same decision and seed give the same result.

    A limit in seconds makes results vary.
    """

    def budget(self, game: Game, view: View) -> Budget:
        """Return the budget that the bot uses for the decision of `view` by itself."""

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        """Choose one of the legal actions `codes` for the decision of `view`."""
