"""A bot that searches a question several times over and goes by all searches together.

Each grows a tree of its own, from a seed of its own, so that they may run on as many processor
cores; what comes out does not depend on how many there are. Measured in docs/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic

from engine.bots.appraisal import OneByOne, merged, think_once
from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.core.game import Code, Game, View


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

        def think(number: int) -> SearchResult:
            return think_once(self.bot, game, view, codes, seed, part, number)

        thoughts = OneByOne().search(think, self.searches, part)
        if not thoughts[0].iterations:
            return thoughts[0]
        answers = merged([thought.moves for thought in thoughts])
        moves = tuple(MoveStats(one.code, one.visits, one.value) for one in answers)
        best = moves[0].code if moves else codes[0]
        iterations = sum(thought.iterations for thought in thoughts)
        return SearchResult(best, moves, iterations, monotonic() - began)
