"""The bots' knowledge of Ambush: a rule of thumb, and random playouts for the levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.policy import Policy, SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code
from examples.rules.board import CARDS, LINES
from examples.rules.state import AmbushState
from examples.rules.views import AmbushView

#: The value of marking a square of a line with so many (own, other) marks.
WORTH: Final = {(2, 0): 100, (0, 2): 20, (1, 0): 3, (0, 1): 2, (0, 0): 1}
#: The value of leaving the square of its own card free: the other seat may step on it.
LURE: Final = 6


class AmbushPolicy(Policy[AmbushState, AmbushView]):
    """A scripted answer, and searches of five strengths that know only the rules."""

    levels: Sequence[SearchConfig] = tuple(
        SearchConfig(iterations=iterations) for iterations in (10, 30, 100, 300, 1000)
    )

    def suggest(self, view: AmbushView, codes: list[Code], rng: Rng) -> Code:
        """Return the square with the highest value, by lot among equals."""
        values = {code: worth(view, code) for code in codes}
        best = [code for code in codes if values[code] == max(values.values())]
        return best[rng.below(len(best))]

    def evaluate(self, state: AmbushState) -> Sequence[float]:
        return [0.5, 0.5]


def worth(view: AmbushView, square: int) -> int:
    """Return how good it is for the seat of a view to mark a square."""
    assert view.seat is not None
    value = -LURE if view.cards[view.seat] == CARDS[square] else 0
    for line in LINES:
        if square in line:
            marks = [view.board[other] for other in line]
            value += WORTH.get((marks.count(view.seat), marks.count(1 - view.seat)), 0)
    return -value if view.options.reverse else value
