"""What Cortez teaches the bots: which answers are worth trying, playouts by judgement, cut short.

Actions are searched, beginning with what the judgement expects; it answers everything else.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import MOST_SEATS, Code, SearchConfig
from engine.games.cortez import choices, judgement
from engine.games.cortez.sampler import world
from engine.games.cortez.standing import lead, standing, turns_left
from engine.games.cortez.state import CortezState
from engine.games.cortez.table import ACT as ACTION
from engine.games.cortez.table import KINDS, OVER
from engine.games.cortez.views import CortezView
from engine.rng import Rng

EXPLORATION: Final = 0.4
TRUST: Final = 8
LEVELS: Final = (
    SearchConfig(12, temperature=2.0, max_value_loss=0.5, memory=0.0, exploration=0.7),
    SearchConfig(24, temperature=1.0, max_value_loss=0.3, memory=0.4, exploration=0.3),
    SearchConfig(80, memory=0.7, exploration=EXPLORATION, trust=TRUST, alike=True),
    SearchConfig(300, memory=0.9, exploration=EXPLORATION, trust=TRUST, alike=True),
    SearchConfig(1500, exploration=EXPLORATION, trust=TRUST, alike=True),
)

#: A playout goes on until so many turns have begun.
TURNS: Final = 2
#: More answers than they can take, but in endless combats.
HORIZON: Final = 150


class CortezPolicy:
    """Playouts follow the judgement, a little unsharply, for a few turns."""

    levels: Sequence[SearchConfig] = LEVELS

    def effort(self, view: CortezView) -> float:
        decision = view.decision
        return 1.0 if decision is not None and decision.kind == KINDS[ACTION] else 0.0

    def cutoff(self, state: CortezState) -> int | None:
        return HORIZON

    def depth(self, view: CortezView) -> int | None:
        return 1

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Those that seem best, the best first."""
        return choices.worthwhile(state, codes)

    def prior(self, state: CortezState, codes: list[Code]) -> list[float]:
        """The standing, better or worse by the points that an answer seems to bring."""
        seat = state.turn
        now = standing(state)[seat]
        slope = now * (1.0 - now) / lead(turns_left(state))
        worths = judgement.worths(state, codes)
        best = max(worths)
        return [max(0.0, now + slope * (worth - best)) for worth in worths]

    def preferences(self, state: CortezState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout(self, state: CortezState, codes: list[Code], rng: Rng) -> Code:
        """The candidates come in order."""
        return codes[0]

    def rollout(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """On to the end of a turn, by quick judgement."""
        turns = TURNS
        active = state.active
        while limit > 0 and state.phase < OVER:
            if state.active != active:
                active = state.active
                turns -= 1
                if turns <= 0:
                    return
            limit -= 1
            code = choices.quick(state, rng)
            played.append(code * MOST_SEATS + state.turn)
            state.step(code, rng)

    def rewards(self, state: CortezState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CortezState) -> Sequence[float]:
        return standing(state)

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        """What seems best."""
        if len(codes) == 1:
            return codes[0]
        return choices.worthwhile(world(view, Rng(0)), codes)[0]

    def exact(self, view: CortezView, codes: list[Code]) -> Mapping[Code, float] | None:
        return None
