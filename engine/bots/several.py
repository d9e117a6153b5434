"""A bot that searches a question several times over and goes by all searches together.

Each grows a tree of its own, from a seed of its own, so that they may run on as many processor
cores; what comes out does not depend on how many there are. Measured in docs/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic

from engine.bots.appraisal import merged
from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.core import Code, Game, View
from engine.rng import derived_seed


@dataclass(frozen=True, slots=True)
class Several:
    """Lets `bot` search `searches` times, one after the other, and answers what they agree on.

    `shared`: they share a budget; otherwise each has the whole of it, which takes no longer on as
    many cores.
    """

    bot: Bot
    searches: int
    shared: bool

    def budget(self, game: Game, view: View) -> Budget:
        return self.bot.budget(game, view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        began = monotonic()
        if budget.iterations is None and budget.seconds is None:
            budget = replace(self.budget(game, view), cancelled=budget.cancelled)
        part = budget.shared(self.searches) if self.shared else budget
        found: list[tuple[MoveStats, ...]] = []
        iterations = 0
        for number in range(self.searches):
            thought = self.bot.think(game, view, codes, derived_seed(seed, number), part)
            if not thought.iterations:
                return thought
            found.append(thought.moves)
            iterations += thought.iterations
        moves = tuple(MoveStats(one.code, one.visits, one.value) for one in merged(found))
        best = moves[0].code if moves else codes[0]
        return SearchResult(best, moves, iterations, monotonic() - began)
