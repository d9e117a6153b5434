"""What Cortez teaches the bots: answers worth trying, playouts by rules of thumb, cut off early.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import MOST_SEATS, Code, SearchConfig
from engine.games.cortez import choices, judgement, questions
from engine.games.cortez import codes as numbers
from engine.games.cortez.sampler import world
from engine.games.cortez.state import CortezState
from engine.games.cortez.table import OVER, TRADE
from engine.games.cortez.views import CortezView
from engine.rng import Rng

LEVELS: Final = (
    SearchConfig(iterations=12, temperature=1.2, max_value_loss=0.5, memory=0.0),
    SearchConfig(iterations=30, temperature=0.6, max_value_loss=0.3, memory=0.4),
    SearchConfig(iterations=60, temperature=0.3, max_value_loss=0.15, memory=0.7),
    SearchConfig(iterations=120, memory=0.9),
    SearchConfig(iterations=300),
)

#: Answers per seat a playout gives before the standing is judged.
HORIZON: Final = 10
#: Random answers of which a playout gives the best.
TRIES: Final = 3


class CortezPolicy:
    """Playouts give the best of a few random answers."""

    levels: Sequence[SearchConfig] = LEVELS

    def cutoff(self, state: CortezState) -> int | None:
        return HORIZON * state.rules.seats

    def depth(self, view: CortezView) -> int | None:
        return None

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Those that seem best, where there are many; nobody proposes trades."""
        return choices.worthwhile(state, codes)

    def playout(self, state: CortezState, codes: list[Code], rng: Rng) -> Code:
        return _best(state, [codes[rng.below(len(codes))] for _ in range(TRIES)])

    def rollout(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """The best of a few random answers each time; nobody trades."""
        while limit > 0 and state.phase < OVER:
            limit -= 1
            code = numbers.PASS
            if state.phase != TRADE:
                code = _best(state, questions.random_answers(state, rng, TRIES))
            played.append(code * MOST_SEATS + state.turn)
            state.step(code, rng)

    def rewards(self, state: CortezState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CortezState) -> Sequence[float]:
        return judgement.standing(state)

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        """What seems best; equals are drawn from."""
        table = world(view, Rng(0))
        worths = [judgement.worth(table, code) for code in codes]
        best = max(worths)
        equal = [code for code, worth in zip(codes, worths, strict=True) if worth > best - 0.05]
        return equal[rng.below(len(equal))]

    def exact(self, view: CortezView, codes: list[Code]) -> Mapping[Code, float] | None:
        return None


def _best(state: CortezState, codes: list[Code]) -> Code:
    """The answer that seems best."""
    best = codes[0]
    worth = judgement.worth(state, best)
    for code in codes[1:]:
        if code != best:
            other = judgement.worth(state, code)
            if other > worth:
                best, worth = code, other
    return best
