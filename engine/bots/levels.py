"""The bots by name: the playing levels, the reference bot, and opponents for the arena."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic

from engine.bots.appraisal import SerialSearches, merge_searches, think_once
from engine.bots.baselines import ScriptedBot, UniformBot
from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.bots.bot_names import LEVEL_NAMES, RANDOM, SCRIPTED, UCT, split_habit, split_temper
from engine.bots.thinking import own_budget, think
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.policy import Policy, SearchConfig
from engine.core.values import Code, View


@dataclass(frozen=True, slots=True)
class RepeatedSearch:
    """A bot that searches several times with `bot` and chooses by the merged result.

    With `is_shared` the searches share one budget. Otherwise each has all of it, which takes no
    longer if there is a core for each.
    """

    bot: Bot
    searches: int
    is_shared: bool

    def budget(self, game: Game, view: View) -> Budget:
        return self.bot.budget(game, view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        """Search several times and return the merged result; iterations are added up."""
        began = monotonic()
        if budget.iterations is None and budget.seconds is None:
            budget = replace(self.budget(game, view), cancelled=budget.cancelled)
        part = budget.shared(self.searches) if self.is_shared else budget

        def think(number: int) -> SearchResult:
            return think_once(self.bot, game, view, codes, seed, part, number)

        thoughts = SerialSearches().search(think, self.searches, part)
        if not thoughts[0].iterations:
            return thoughts[0]
        merged = merge_searches([thought.moves for thought in thoughts])
        moves = tuple(MoveStats(move.code, move.visits, move.value) for move in merged)
        best = moves[0].code if moves else codes[0]
        iterations = sum(thought.iterations for thought in thoughts)
        return SearchResult(best, moves, iterations, monotonic() - began)


#: The prefix of levels that use an earlier policy (see `find_rival`).
FROZEN_PREFIX = "frozen"
#: The ending of the prefix of bots that make several full searches.
TREES_ENDING = "trees"
#: The ending of the prefix of bots that divide their budget among several searches.
PARTS_ENDING = "parts"


@dataclass(frozen=True, slots=True)
class SearchBot:
    """A bot that searches by one config, in any game."""

    config: SearchConfig

    def budget(self, game: Game, view: View) -> Budget:
        return own_budget(self.config, game.bots.policy, view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return think(self.config, game.bots.policy, game, view, codes, seed, budget)


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot that searches by each game's config for this playing level (from 1)."""

    level: int
    #: The number, from 1, of the earlier policy it uses, or None for the current one.
    former: int | None = None
    #: One of TEMPERS, or "" for a bot that only wants to win.
    temper: str = ""

    def budget(self, game: Game, view: View) -> Budget:
        return own_budget(*self.config_and_policy(game, view), view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        config, policy = self.config_and_policy(game, view)
        codes = list(game.bots.sensible_codes(view, codes))
        thought = think(config, policy, game, view, codes, seed, budget, self.temper)
        if not config.overrides:
            return thought
        values = {move.code: move.value for move in thought.moves}
        code = game.bots.override(view, thought.code, values)
        return replace(thought, code=code) if code in codes else thought

    def config_and_policy(self, game: Game, view: View) -> tuple[SearchConfig, Policy]:
        """Return the config and the policy for the decision of a view."""
        policy = (
            game.bots.policy_for(view)
            if self.former is None
            else game.bots.former_policies[self.former - 1]
        )
        config = policy.levels[self.level - 1]
        return config, config.policy or policy


BOTS: dict[str, Bot] = {
    RANDOM: UniformBot(),
    SCRIPTED: ScriptedBot(),
    # This bot is the reference of all ratings: it has no game knowledge and must never change.
    UCT: SearchBot(SearchConfig(iterations=1000, uses_policy=False)),
    **{name: LevelBot(level) for level, name in enumerate(LEVEL_NAMES, start=1)},
}


def find_bot(name: object) -> Bot:
    """Return the bot called `name`, a level with or without a temper.

    Raises ConquistaError that lists the known names.
    """
    level, temper = split_temper(name) if isinstance(name, str) else ("", "")
    bot = BOTS.get(level)
    if bot is None:
        raise ConquistaError(f"bot: unknown bot {name!r} (known: {', '.join(BOTS)})", "unknown_bot")
    return replace(bot, temper=temper) if temper and isinstance(bot, LevelBot) else bot


def find_rival(name: str, game: Game) -> Bot:
    """Return a bot by name, including opponents that exist for measurements alone.

    These are levels with earlier policies, such as "frozen1-level5", and bots that merge several
    searches, such as "4trees-level5" (each search as long as that of level5) and "4parts-level5"
    (all together as long). A habit such as that of "swindler-level4" changes only how a bot
    bargains. Raises ConquistaError like `find_bot`.
    """
    _, name = split_habit(name)
    kind, _, bot_name = name.partition("-")
    bot = BOTS.get(bot_name)
    if bot is None:
        return find_bot(name)
    for ending in (TREES_ENDING, PARTS_ENDING):
        count = kind.removesuffix(ending)
        if kind.endswith(ending) and count.isascii() and count.isdigit() and 2 <= int(count) <= 99:
            return RepeatedSearch(bot, int(count), is_shared=ending == PARTS_ENDING)
    known = {f"{FROZEN_PREFIX}{1 + i}": 1 + i for i in range(len(game.bots.former_policies))}
    if kind in known and isinstance(bot, LevelBot):
        return replace(bot, former=known[kind])
    return find_bot(name)
