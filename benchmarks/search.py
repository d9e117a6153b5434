"""What thinking costs: random playouts, iterations of the search, and one answer of every bot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.timing import compare, seconds, table
from engine.bots.bot import Budget
from engine.bots.levels import BOTS, find_rival
from engine.bots.search import UNLIMITED_DEPTH
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, State, View
from engine.games import GAMES

ITERATIONS = 100
#: Seats, and random answers given before a match is measured: the first question of Contrées, when
#: no land lies, tells little, and Cortez is searched where actions are chosen.
MOMENTS = {
    "cannir": [(2, 0), (3, 0)],
    "contrees": [(2, 1), (2, 16)],
    "condottiere1": [(2, 0), (4, 0), (6, 0)],
    "condottiere3": [(2, 0), (4, 0), (6, 0)],
    "cortez": [(2, 60), (4, 56), (6, 62)],
}


def moment(game: Game, seats: int, plies: int) -> State:
    """A match after some random answers."""
    rng = Rng(1)
    state: State = game.start(game.options(), seats, rng)
    state.play_out(rng, plies, [])
    return state


def playout(state: State, rng: Rng) -> None:
    """Play a copy to its end at random."""
    state.clone().play_out(rng, UNLIMITED_DEPTH, [])


def iterate(game: Game, view: View, codes: list[Code], name: str) -> None:
    """One question to a bot with `ITERATIONS`."""
    find_rival(name, game).think(game, view, codes, 1, Budget(iterations=ITERATIONS))


def answer(game: Game, view: View, codes: list[Code], name: str) -> None:
    """One question to a bot with its own budget."""
    bot = BOTS[name]
    bot.think(game, view, codes, 1, bot.budget(game, view))


def markdown() -> Iterator[str]:
    """The table of docs/performance.md: the last moment of every number of seats."""
    heads = (
        *("game, seats", "playouts a second", "iterations of `level5` a second"),
        *("one answer of `level3`", "of `level5`"),
    )
    rows = []
    for game in GAMES.values():
        for seats, plies in dict(MOMENTS.get(game.id, [(game.seats[0], 0)])).items():
            state = moment(game, seats, plies)
            assert state.decision is not None
            view, codes = game.view(state, state.decision.seat), state.codes()
            rates = (
                1 / seconds(partial(playout, state, Rng(1))),
                ITERATIONS / seconds(partial(iterate, game, view, codes, "level5")),
            )
            times = [
                seconds(partial(answer, game, view, codes, bot)) for bot in ("level3", "level5")
            ]
            row = [f"{game.id}, {seats}", *(f"{rate:,.0f}" for rate in rates)]
            rows.append([*row, f"{times[0] * 1e3:.0f} ms", f"{times[1]:.1f} s"])
    yield from table(heads, rows)


def run() -> Iterator[str]:
    """`MOMENTS` of every game; a game without any, at its first question for the fewest seats."""
    for game in GAMES.values():
        for seats, plies in MOMENTS.get(game.id, [(game.seats[0], 0)]):
            state = moment(game, seats, plies)
            assert state.decision is not None
            view, codes = game.view(state, state.decision.seat), state.codes()
            where = f"{game.id}, {seats} seats, after {plies} answers"
            yield f"\nSearch in {where}"
            rate = 1 / seconds(partial(playout, state, Rng(1)))
            yield f"  {'random playouts':<32} {rate:>10,.0f} per second"
            former = [f"frozen{1 + i}-level5" for i in range(len(game.bots.former_policies))]
            rates = {
                bot: ITERATIONS / seconds(partial(iterate, game, view, codes, bot))
                for bot in ("uct", "level5", *former)
            }
            for bot, rate in rates.items():
                against = f"  × {rate / rates['level5']:.3g}"
                yield f"  {f'iterations of {bot}':<32} {rate:>10,.0f} per second{against}"
            yield from compare(
                f"One answer in {where}",
                {name: partial(answer, game, view, codes, name) for name in BOTS},
            )
