"""The registry of bots by name, and how those that search think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic

from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.bots.names import LEVEL_NAMES, RANDOM, SCRIPTED, UCT, split_temper
from engine.bots.scripted import ScriptedBot
from engine.bots.search import LOST, WON, Search
from engine.bots.several import Several
from engine.bots.tempers import preferred, tastes
from engine.bots.uniform import UniformBot
from engine.core import (
    Code,
    ConquistaError,
    Game,
    Policy,
    SearchConfig,
    View,
)
from engine.rng import Rng

#: More than any search does: stands for "until the time is up".
ENDLESS = 1 << 60


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
        return own_budget(*self._recipe(game, view), view)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        config, policy = self._recipe(game, view)
        found = think(config, policy, game, view, codes, seed, budget, self.temper)
        values = {move.code: move.value for move in found.moves}
        code = game.afterthought(view, found.code, values)
        return replace(found, code=code) if code in codes else found

    def _recipe(self, game: Game, view: View) -> tuple[SearchConfig, Policy]:
        policy = game.policy_for(view) if self.former is None else game.former[self.former - 1]
        config = policy.levels[self.level - 1]
        return config, config.knowledge or policy


def think(
    config: SearchConfig,
    knowledge: Policy,
    game: Game,
    view: View,
    codes: list[Code],
    seed: int,
    budget: Budget,
    temper: str = "",
) -> SearchResult:
    """Search, then answer by visits: the most visited, or drawn when `temperature` > 0.

    A budget without any limit means the config's own. A temper tilts what is not proved.
    """
    began = monotonic()
    if len(codes) == 1 and not _is_private(view):
        return SearchResult(codes[0], (), 0, 0.0)
    rng = Rng(seed)
    if config.exact:
        known = knowledge.exact(view, codes) or {}
        if len(known) == len(codes) or WON in known.values():
            moves = [MoveStats(code, 0, known[code]) for code in codes if code in known]
            moves.sort(key=lambda move: -move.value)
            best = [move.code for move in moves if move.value == moves[0].value]
            code = best[rng.below(len(best))]
            return SearchResult(code, tuple(moves), 0, monotonic() - began)
        codes = [code for code in codes if known.get(code) != LOST]
    iterations, seconds = budget.iterations, budget.seconds
    if iterations is None and seconds is None:
        iterations = own_budget(config, knowledge, view).iterations
    policy = knowledge if config.informed else None
    liked = tastes(game, view, codes, temper, config.iterations)
    if policy is not None and policy.effort(view) <= 0.0:
        code = policy.suggest(view, codes, rng)
        if liked:
            code = preferred(code, policy, game.sampler(view), codes, liked, rng)
        return SearchResult(code, (), 0, monotonic() - began)
    depth = policy.depth(view) if policy is not None else None
    draw = game.sampler(view, config.memory)
    prior: list[float] = []
    if policy is not None:
        # Any world tells them; of answers that are all bad, each is as good as another.
        world = draw(Rng(seed))
        codes = policy.candidates(world, codes) or codes
        if len(codes) == 1 and not _is_private(view):
            return SearchResult(codes[0], (), 0, monotonic() - began)
        if config.trust:
            prior = policy.prior(world, codes)
    search = Search(
        *(draw, policy, rng, config.exploration, depth),
        *(config.grave_bias, config.solve, config.puct, config.legs),
    )
    search.tastes = liked
    if prior and view.decision is not None:
        search.expect(view.decision.seat, codes, prior, config.trust)
    if config.alike and depth == 1:
        search.compare(view.turn, codes)
    elif not config.exact:
        # Recipes that strike answers out beforehand were measured with all of them in the tree.
        search.choices = codes
    # One iteration whatever happens, so that there is something to answer.
    search.run(1, -1.0, monotonic, budget.cancelled)
    search.run(
        ENDLESS if iterations is None else iterations - 1,
        -1.0 if seconds is None else began + seconds,
        monotonic,
        budget.cancelled,
    )
    moves = [MoveStats(*move) for move in search.moves(codes)]
    if not moves:  # no choice, or cancelled before it began
        return SearchResult(codes[0], (), search.iterations, monotonic() - began)
    code = choose(moves, config.temperature, config.max_value_loss, rng)
    if config.temperature <= 0:
        code = furthest(game, view, moves)
    return SearchResult(code, tuple(moves), search.iterations, monotonic() - began)


def own_budget(config: SearchConfig, policy: Policy, view: View) -> Budget:
    """What a config uses for the question open in `view`, at least one iteration."""
    effort = policy.effort(view) if config.informed else 1.0
    return Budget(iterations=max(1, round(config.iterations // share(view) * effort)))


def share(view: View) -> int:
    """Of a bot's usual effort a question gets one part in so many.

    Private questions go round the table, and there are many of them.
    """
    return PRIVATE_PART if _is_private(view) else 1


def _is_private(view: View) -> bool:
    """Whether an answer given at once would betray that there was no other."""
    return view.decision is not None and view.decision.private


def choose(moves: Sequence[MoveStats], temperature: float, max_value_loss: float, rng: Rng) -> Code:
    """One of `moves` (most visited first): softmax over log visits, blunders left out."""
    best = moves[0]
    if temperature <= 0:
        return best.code
    sound = [move for move in moves if move.value > best.value - max_value_loss] or [best]
    weights = [move.visits ** (1 / temperature) for move in sound]
    mark = rng.random() * sum(weights)
    for move, weight in zip(sound, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move.code
    return best.code


def furthest(game: Game, view: View, moves: Sequence[MoveStats]) -> Code:
    """The most visited of `moves`; of a match that is decided, that with the greatest margin among
    those of the same value: nobody dawdles on the way to a sure end.
    """
    best = moves[0]
    if DECIDED < best.value < 1.0 - DECIDED:
        return best.code
    like = [
        move.code
        for move in moves
        if abs(move.value - best.value) <= NOISE and move.visits >= max(TRIED, best.visits / 4)
    ]
    margins = game.margins(view, like) if len(like) > 1 else ()
    return max(zip(margins, like, strict=True), key=_margin)[1] if margins else best.code


def _margin(pair: tuple[float, Code]) -> float:
    return pair[0]


#: A match is decided for who expects so little, or as near to 1.
DECIDED = 0.01
#: Values of a decided match that differ by no more are the same, of answers tried so often.
NOISE, TRIED = 0.003, 16

#: What a private question gets of a bot's iterations and time: one part in so many.
PRIVATE_PART = 8

#: How the name of a former version's level begins (see `find_rival`).
FROZEN = "frozen"
#: How the beginning of a bot's name ends that searches several times.
TREES, PARTS = "trees", "parts"

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
            return Several(bot, int(count), shared=ending == PARTS)
    known = {f"{FROZEN}{1 + i}": 1 + i for i in range(len(game.former))}
    if kind in known and isinstance(bot, LevelBot):
        return replace(bot, former=known[kind])
    return find_bot(name)
