"""The bots by name: the playing levels, the reference, and what only the arena plays against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic

from engine.bots.appraisal import PairedComparison, merged, think_once
from engine.bots.baselines import ScriptedBot, UniformBot
from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.bots.names import LEVEL_NAMES, RANDOM, SCRIPTED, UCT, split_temper
from engine.bots.thinking import own_budget, think
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.policy import Policy, SearchConfig
from engine.core.values import Code, View


@dataclass(frozen=True, slots=True)
class RepeatedSearch:
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

        thoughts = PairedComparison().search(think, self.searches, part)
        if not thoughts[0].iterations:
            return thoughts[0]
        answers = merged([thought.moves for thought in thoughts])
        moves = tuple(MoveStats(one.code, one.visits, one.value) for one in answers)
        best = moves[0].code if moves else codes[0]
        iterations = sum(thought.iterations for thought in thoughts)
        return SearchResult(best, moves, iterations, monotonic() - began)


#: How the name of a former version's level begins (see `find_rival`).
FROZEN = "frozen"
#: How the beginning of a bot's name ends that searches several times.
TREES, PARTS = "trees", "parts"


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Searches by one config whatever the game."""

    config: SearchConfig

    def budget(self, game: Game, view: View) -> Budget:
        return own_budget(self.config, game.policy, view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return think(self.config, game.policy, game, view, codes, seed, budget)


@dataclass(frozen=True, slots=True)
class LevelBot:
    """Searches by the config each game has for this playing level (from 1)."""

    level: int
    #: Which of the game's former policies it plays by (from 1); None: today's.
    former: int | None = None
    #: One of TEMPERS, or "": it wants nothing but to win.
    temper: str = ""

    def budget(self, game: Game, view: View) -> Budget:
        return own_budget(*self.recipe(game, view), view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        config, policy = self.recipe(game, view)
        found = think(config, policy, game, view, codes, seed, budget, self.temper)
        values = {move.code: move.value for move in found.moves}
        code = game.override(view, found.code, values)
        return replace(found, code=code) if code in codes else found

    def recipe(self, game: Game, view: View) -> tuple[SearchConfig, Policy]:
        """How it searches for the question open in a view, and what it knows."""
        policy = game.policy_for(view) if self.former is None else game.former[self.former - 1]
        config = policy.levels[self.level - 1]
        return config, config.knowledge or policy


BOTS: dict[str, Bot] = {
    RANDOM: UniformBot(),
    SCRIPTED: ScriptedBot(),
    # The fixed reference ratings are counted from: no game knowledge, never retuned.
    UCT: SearchBot(SearchConfig(iterations=1000, informed=False)),
    **{name: LevelBot(level) for level, name in enumerate(LEVEL_NAMES, start=1)},
}


def find_bot(name: object) -> Bot:
    """The bot called `name`, a level with or without a temper; raises ConquistaError naming the
    known ones.
    """
    level, temper = split_temper(name) if isinstance(name, str) else ("", "")
    bot = BOTS.get(level)
    if bot is None:
        raise ConquistaError(f"bot: unknown bot {name!r} (known: {', '.join(BOTS)})", "unknown_bot")
    return replace(bot, temper=temper) if temper and isinstance(bot, LevelBot) else bot


def find_rival(name: str, game: Game) -> Bot:
    """As `find_bot`, and what sits at no table, to measure against: the levels of former versions
    of a game, such as "frozen1-level5", and bots that put several searches together, such as
    "4trees-level5" (each as long as level5's one) and "4parts-level5" (all together as long).
    """
    kind, _, rest = name.partition("-")
    bot = BOTS.get(rest)
    if bot is None:
        return find_bot(name)
    for ending in (TREES, PARTS):
        count = kind.removesuffix(ending)
        if kind.endswith(ending) and count.isascii() and count.isdigit() and 2 <= int(count) <= 99:
            return RepeatedSearch(bot, int(count), shared=ending == PARTS)
    known = {f"{FROZEN}{1 + i}": 1 + i for i in range(len(game.former))}
    if kind in known and isinstance(bot, LevelBot):
        return replace(bot, former=known[kind])
    return find_bot(name)
