"""What thinking costs: playouts, iterations of the search, and one answer of every bot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import monotonic

from benchmarks.timing import compare, seconds
from engine.bots.bot import never
from engine.bots.levels import BOTS
from engine.bots.search import Search
from engine.core import Code, Game, Policy, View
from engine.games import GAMES
from engine.rng import Rng

ITERATIONS = 100


def playout(game: Game, view: View, policy: Policy | None) -> None:
    """Draw a world and play it to its end."""
    rng = Rng(1)
    state = game.sampler(view)(rng)
    while state.decision is not None:
        codes = state.codes()
        code = codes[rng.below(len(codes))]
        if policy is not None:
            code = policy.playout(state, codes, rng)
        state.step(code, rng)


def iterate(game: Game, view: View, policy: Policy | None) -> None:
    """A new search of `ITERATIONS` iterations."""
    depth = policy.depth(view) if policy is not None else None
    search = Search(game.sampler(view), policy, Rng(1), 0.7, depth)
    search.run(ITERATIONS, -1.0, monotonic, never)


def answer(game: Game, view: View, codes: list[Code], name: str) -> None:
    """One question to a bot with its own budget."""
    bot = BOTS[name]
    bot.think(game, view, codes, 1, bot.budget)


def run() -> Iterator[str]:
    """The first question of every game with its smallest number of seats."""
    for game in GAMES.values():
        state = game.start(game.options(), game.seats[0], Rng(1))
        assert state.decision is not None
        view, codes = state.view(state.decision.seat), state.codes()
        tasks = {
            "uniform playout": partial(playout, game, view, None),
            "informed playout": partial(playout, game, view, game.policy),
            f"{ITERATIONS} iterations, uniform": partial(iterate, game, view, None),
            f"{ITERATIONS} iterations, informed": partial(iterate, game, view, game.policy),
        }
        yield from compare(f"Search in {game.id}, {game.seats[0]} seats", tasks)
        for name, task in tasks.items():
            rate = (ITERATIONS if name.startswith(str(ITERATIONS)) else 1) / seconds(task)
            yield f"  {name:<32} {rate:>10,.0f} per second"
        yield from compare(
            f"One answer in {game.id}, {game.seats[0]} seats",
            {name: partial(answer, game, view, codes, name) for name in BOTS},
        )
