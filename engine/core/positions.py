"""The written positions of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic

from engine.core.policy import OptionsT, StateT, ViewT
from engine.core.values import Event, Json, Seat


class Positions(ABC, Generic[StateT, ViewT, OptionsT]):
    """Reads and writes the positions of a game."""

    @abstractmethod
    def read(
        self, data: Mapping[str, Json], options: OptionsT, seats: Sequence[str], seed: int
    ) -> StateT:
        """Return the state that a written position describes; `seed` deals what it leaves out.

        Raises PositionError that names the bad key.
        """

    @abstractmethod
    def write(self, state: StateT, seats: Sequence[str]) -> dict[str, Json]:
        """Return the complete written position of a state; the inverse of `read`."""

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: ViewT, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        """Return the next action of an entry in a position file, with its seat.

        An entry may stand for several actions; `done` of them have been given. Returns None after
        the last one. The action is JSON. `view` is the omniscient view of the moment; `where` names
        the entry in errors. Raises PositionError when the entry is malformed, IllegalActionError
        when the action is refused.
        """
        return None if done else (seat, written)

    def figures(
        self, view: ViewT, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        """Return figures of a moment that `conquista position` prints, such as strengths.

        `view` is omniscient; `steps` holds the events of each action so far.
        """
        return {}
