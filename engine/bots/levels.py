"""The registry of bots by name, and how those that search think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from engine.bots.bot import Bot, Budget, Move, Thought
from engine.bots.scripted import ScriptedBot
from engine.bots.search import LOST, WON, Search
from engine.bots.uniform import UniformBot
from engine.core import Code, ConquistaError, Game, Recipe, View
from engine.rng import Rng

#: More than any search does: stands for "until the time is up".
ENDLESS = 1 << 60


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Searches by one recipe whatever the game."""

    recipe: Recipe

    def budget(self, game: Game) -> Budget:
        return Budget(iterations=self.recipe.iterations)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> Thought:
        return think(self.recipe, game, view, codes, seed, budget)


@dataclass(frozen=True, slots=True)
class LevelBot:
    """Searches by the recipe each game has for this playing level (from 1)."""

    level: int

    def budget(self, game: Game) -> Budget:
        return Budget(iterations=game.policy.levels[self.level - 1].iterations)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> Thought:
        return think(game.policy.levels[self.level - 1], game, view, codes, seed, budget)


def think(
    recipe: Recipe, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
) -> Thought:
    """Search, then answer by visits: the most visited, or drawn when `temperature` > 0.

    A budget without iterations means the recipe's own, unless it has seconds.
    """
    began = monotonic()
    if len(codes) == 1:
        return Thought(codes[0], (), 0, 0.0)
    rng = Rng(seed)
    if recipe.exact:
        known = game.policy.exact(view, codes) or {}
        if len(known) == len(codes) or WON in known.values():
            moves = [Move(code, 0, known[code]) for code in codes if code in known]
            moves.sort(key=lambda move: -move.value)
            best = [move.code for move in moves if move.value == moves[0].value]
            code = best[rng.below(len(best))]
            return Thought(code, tuple(moves), 0, monotonic() - began)
        codes = [code for code in codes if known.get(code) != LOST]
    iterations, seconds = budget.iterations, budget.seconds
    if iterations is None and seconds is None:
        iterations = recipe.iterations
    policy = game.policy if recipe.informed else None
    depth = policy.depth(view) if policy is not None else None
    draw = game.sampler(view, recipe.memory)
    if policy is not None:
        # Any world tells them; of answers that are all bad, each is as good as another.
        codes = policy.candidates(draw(Rng(seed)), codes) or codes
        if len(codes) == 1:
            return Thought(codes[0], (), 0, monotonic() - began)
    search = Search(draw, policy, rng, recipe.exploration, depth, recipe.rave, recipe.solve)
    # One iteration whatever happens, so that there is something to answer.
    search.run(1, -1.0, monotonic, budget.cancelled)
    search.run(
        ENDLESS if iterations is None else iterations - 1,
        -1.0 if seconds is None else began + seconds,
        monotonic,
        budget.cancelled,
    )
    moves = [Move(*move) for move in search.moves(codes)]
    if not moves:  # cancelled before it began
        return Thought(codes[0], (), 0, monotonic() - began)
    code = choose(moves, recipe.temperature, recipe.guard, rng)
    return Thought(code, tuple(moves), search.iterations, monotonic() - began)


def choose(moves: Sequence[Move], temperature: float, guard: float, rng: Rng) -> Code:
    """One of `moves` (most visited first): softmax over log visits, blunders left out."""
    best = moves[0]
    if temperature <= 0:
        return best.code
    sound = [move for move in moves if move.value > best.value - guard] or [best]
    weights = [move.visits ** (1 / temperature) for move in sound]
    mark = rng.random() * sum(weights)
    for move, weight in zip(sound, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move.code
    return best.code


#: Playing levels every game has a recipe for.
LEVELS = 5

BOTS: dict[str, Bot] = {
    "random": UniformBot(),
    "scripted": ScriptedBot(),
    # The fixed reference ratings are counted from: no game knowledge, never retuned.
    "uct": SearchBot(Recipe(iterations=1000, informed=False)),
    **{f"level{level}": LevelBot(level) for level in range(1, LEVELS + 1)},
}


def find_bot(name: object) -> Bot:
    """The bot called `name`; raises ConquistaError naming the known ones."""
    bot = BOTS.get(name) if isinstance(name, str) else None
    if bot is None:
        raise ConquistaError(f"bot: unknown bot {name!r} (known: {', '.join(BOTS)})", "unknown_bot")
    return bot
