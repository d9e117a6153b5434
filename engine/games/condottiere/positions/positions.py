"""The written positions of Condottiere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.positions import Positions
from engine.core.values import Event, Json
from engine.games.condottiere.options import EditionOptions
from engine.games.condottiere.positions import read, write
from engine.games.condottiere.rules.editions import MatchRules
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views import standings
from engine.games.condottiere.views.view import CondottiereView


class CondottierePositions(Positions[CondottiereState, CondottiereView, EditionOptions]):
    """Reads and writes positions of Condottiere."""

    def read(
        self, data: Mapping[str, Json], options: EditionOptions, seats: Sequence[str], seed: int
    ) -> CondottiereState:
        return read.read(data, MatchRules(options, len(seats)), seats, seed)

    def write(self, state: CondottiereState, seats: Sequence[str]) -> dict[str, Json]:
        return write.write(state, seats)

    def figures(
        self, view: CondottiereView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        return standings.position_figures(view, seats, steps)
