"""What thinking costs: random playouts, iterations of the search, and one answer of every bot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import monotonic

from benchmarks.timing import compare, seconds
from engine.bots.bot import never
from engine.bots.levels import BOTS
from engine.bots.search import BOTTOMLESS, Search
from engine.core import Code, Game, Policy, SearchConfig, State, View
from engine.games import GAMES
from engine.rng import Rng

ITERATIONS = 100
UNINFORMED = SearchConfig(iterations=ITERATIONS, informed=False)
#: Seats, and random answers given before a match is measured: the first question of Contrées, when
#: no land lies, tells little.
MOMENTS = {
    "cannir": [(2, 0), (3, 0)],
    "contrees": [(2, 1), (2, 16)],
    "condottiere1": [(2, 0), (4, 0), (6, 0)],
    "condottiere3": [(2, 0), (4, 0), (6, 0)],
}


def moment(game: Game, seats: int, plies: int) -> State:
    """A match after some random answers."""
    rng = Rng(1)
    state: State = game.start(game.options(), seats, rng)
    state.rollout(rng, plies, [])
    return state


def playout(state: State, rng: Rng) -> None:
    """Play a copy to its end at random."""
    state.clone().rollout(rng, BOTTOMLESS, [])


def iterate(game: Game, view: View, config: SearchConfig, policy: Policy | None) -> None:
    """A new search of `ITERATIONS` iterations."""
    depth = policy.depth(view) if policy is not None else None
    draw = game.sampler(view)
    search = Search(
        *(draw, policy, Rng(1), config.exploration, depth),
        *(config.grave_bias, config.solve, config.puct, config.legs),
    )
    search.run(ITERATIONS, -1.0, monotonic, never)


def answer(game: Game, view: View, codes: list[Code], name: str) -> None:
    """One question to a bot with its own budget."""
    bot = BOTS[name]
    bot.think(game, view, codes, 1, bot.budget(game, view))


def run() -> Iterator[str]:
    """`MOMENTS` of every game; a game without any, at its first question for the fewest seats."""
    for game in GAMES.values():
        for seats, plies in MOMENTS.get(game.id, [(game.seats[0], 0)]):
            state = moment(game, seats, plies)
            assert state.decision is not None
            view, codes = game.view(state, state.decision.seat), state.codes()
            policy = game.policy_for(view)
            where = f"{game.id}, {seats} seats, after {plies} answers"
            yield f"\nSearch in {where}"
            for name, often, task in (
                ("random playouts", 1, partial(playout, state, Rng(1))),
                ("iterations of uct", ITERATIONS, partial(iterate, game, view, UNINFORMED, None)),
                (
                    "iterations of level5",
                    ITERATIONS,
                    partial(iterate, game, view, policy.levels[-1], policy),
                ),
            ):
                yield f"  {name:<32} {often / seconds(task):>10,.0f} per second"
            yield from compare(
                f"One answer in {where}",
                {name: partial(answer, game, view, codes, name) for name in BOTS},
            )
