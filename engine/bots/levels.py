"""The registry of bots by name, and the recipe of each playing level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from engine.bots.bot import Bot, Budget, Move, Thought
from engine.bots.scripted import ScriptedBot
from engine.bots.search import Search
from engine.bots.uniform import UniformBot
from engine.core import Code, ConquistaError, Game, View
from engine.rng import Rng

#: More than any search does: stands for "until the time is up".
ENDLESS = 1 << 60


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Searches, then answers by visits: the most visited, or drawn when `temperature` > 0."""

    budget: Budget
    #: Whether it knows what the game's policy teaches; otherwise playouts are uniform.
    informed: bool = True
    #: Whether it plays endings the game can count exactly.
    exact: bool = False
    #: 0 plays the best; 1 draws in proportion to visits; more is wilder.
    temperature: float = 0.0
    #: The blunder guard: never an answer valued this much below the best.
    guard: float = 1.0
    #: Share of past knowledge kept (see `Game.sampler`).
    memory: float = 1.0
    exploration: float = 0.7

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> Thought:
        began = monotonic()
        if len(codes) == 1:
            return Thought(codes[0], (), 0, 0.0)
        rng = Rng(seed)
        if self.exact:
            known = game.policy.exact(view, codes)
            if known is not None:
                moves = [Move(code, 0, known[code]) for code in codes]
                moves.sort(key=lambda move: -move.value)
                best = [move.code for move in moves if move.value == moves[0].value]
                code = best[rng.below(len(best))]
                return Thought(code, tuple(moves), 0, monotonic() - began)
        iterations, seconds = budget.iterations, budget.seconds
        if iterations is None and seconds is None:
            iterations, seconds = self.budget.iterations, self.budget.seconds
        policy = game.policy if self.informed else None
        depth = policy.depth(view) if policy is not None else None
        draw = game.sampler(view, self.memory)
        search = Search(draw, policy, rng, self.exploration, depth)
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
        code = choose(moves, self.temperature, self.guard, rng)
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


BOTS: dict[str, Bot] = {
    "random": UniformBot(),
    "scripted": ScriptedBot(),
    # The fixed reference ratings are counted from: no game knowledge, never retuned.
    "uct": SearchBot(Budget(iterations=1000), informed=False),
    "level1": SearchBot(
        Budget(iterations=16), informed=False, temperature=1.5, guard=0.6, memory=0.0
    ),
    "level2": SearchBot(Budget(iterations=32), memory=0.5),
    "level3": SearchBot(Budget(iterations=60)),
    "level4": SearchBot(Budget(iterations=130), exact=True),
    "level5": SearchBot(Budget(iterations=2000), exact=True, exploration=0.4),
}


def find_bot(name: object) -> Bot:
    """The bot called `name`; raises ConquistaError naming the known ones."""
    bot = BOTS.get(name) if isinstance(name, str) else None
    if bot is None:
        raise ConquistaError(f"bot: unknown bot {name!r} (known: {', '.join(BOTS)})", "unknown_bot")
    return bot
