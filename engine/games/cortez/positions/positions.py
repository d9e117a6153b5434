"""The written positions of Cortez."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.positions import Positions
from engine.core.values import Event, Json, Seat
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read, shorthands, write
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views import standings
from engine.games.cortez.views.view import CortezView


class CortezPositions(Positions[CortezState, CortezView, CortezOptions]):
    """Reads and writes positions of Cortez."""

    def read(
        self, data: Mapping[str, Json], options: CortezOptions, seats: Sequence[str], seed: int
    ) -> CortezState:
        return read.read(data, MatchRules(options, len(seats)), seats, seed)

    def write(self, state: CortezState, seats: Sequence[str]) -> dict[str, Json]:
        return write.write(state, seats)

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: CortezView, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        return shorthands.expand(seat, written, view, where, done)

    def figures(
        self, view: CortezView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        return standings.position_figures(view, seats, steps)
