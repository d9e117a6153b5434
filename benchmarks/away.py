"""Our search away from home: Hex against OpenSpiel's search in C++, and both libraries' speeds.

    .venv/bin/python -m benchmarks.away [--deals 50] [--seconds 0.05] [--uct-c 1.0]

Optional: `pip install '.[research]'`. Both sides search in the same process, turn about, with the
same time by the clock for each move, so that whatever else the machine does hinders both alike.
Every opening, one random stone of each side, is played from both sides.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from math import log10
from time import monotonic
from typing import Any, Final

from benchmarks.guests.hex import CELLS, SIZE, HexState
from benchmarks.search import playout
from benchmarks.timing import seconds
from engine.arena.measure import interval
from engine.bots.bot import never
from engine.bots.search import BOTTOMLESS, Search
from engine.core.policy import Sampler, SearchConfig
from engine.core.rng import Rng, derived_seed
from engine.data.statistics import mean
from engine.games import GAMES

#: Ours: the reference bot's search, and that of the levels where nothing is hidden.
RECIPES: Final = {
    "uct": SearchConfig(iterations=1, informed=False),
    "grave": SearchConfig(iterations=1, exploration=0.03, grave_bias=0.0001, solve=True),
}
#: OpenSpiel's games beside ours: as many plies, as much hidden.
BESIDE: Final = {
    "contrees": ["othello", "havannah(board_size=5)"],
    "cannir": ["oh_hell", "euchre"],
    "condottiere1": ["gin_rummy"],
    "condottiere3": ["gin_rummy"],
    "cortez": ["gin_rummy"],
}
#: Iterations of one search whose speed is measured, and playouts of C++ at once.
ITERATIONS: Final = 200
MEGABYTES: Final = 1000


def answer(state: HexState, config: SearchConfig, seed: int, limit: float) -> tuple[int, int]:
    """Our move after `limit` seconds, and how many iterations they were."""
    began = monotonic()
    search = searching(state, config, seed)
    # One iteration whatever the clock says, so that there is something to answer.
    search.run(1, -1.0, monotonic, never)
    search.run(BOTTOMLESS, began + limit, monotonic, never)
    return search.moves(state.codes())[0][0], search.iterations


def searching(state: Any, config: SearchConfig, seed: int) -> Search:
    """A new search of an open board, without any knowledge of the game."""
    return blind(lambda rng: state.clone(), config, seed)


def blind(draw: Sampler, config: SearchConfig, seed: int) -> Search:
    """A new search in the worlds drawn, without any knowledge of the game."""
    return Search(
        *(draw, None, Rng(seed), config.exploration, None),
        *(config.grave_bias, config.solve),
    )


class Match:
    """Matches between one of our searches and OpenSpiel's, whose rules are the judge."""

    def __init__(self, config: SearchConfig, limit: float, uct_c: float) -> None:
        import pyspiel

        self._spiel = pyspiel
        self._config = config
        self._limit = limit
        self._uct_c = uct_c
        self._game = pyspiel.load_game(f"hex(board_size={SIZE})")
        #: Seconds and moves of ours and of theirs, and the iterations of ours.
        self.spent = [0.0, 0.0]
        self.moves = [0, 0]
        self.iterations = 0
        #: By how much ours was late of late, in seconds: its next search is so much shorter.
        self._late = 0.0

    def score(self, deal: int) -> float:
        """What ours won of an opening played from both sides, from 0 to 1."""
        rng = Rng(derived_seed(1, deal))
        opening = [rng.below(CELLS)]
        second = rng.below(CELLS - 1)
        opening.append(second + (second >= opening[0]))
        return mean([self._play(opening, seat, derived_seed(2, deal, seat)) for seat in range(2)])

    def _play(self, opening: Sequence[int], own: int, seed: int) -> float:
        judge = self._game.new_initial_state()
        state = HexState()
        rng = Rng(seed)
        rollouts = self._spiel.RandomRolloutEvaluator(1, seed % (1 << 31))
        rival = self._spiel.MCTSBot(
            *(self._game, rollouts, self._uct_c, 1 << 30, MEGABYTES, True, seed % (1 << 31)),
            verbose=False,
            max_wall_clock_time=self._limit,
        )
        waiting = list(opening)
        while not judge.is_terminal():
            seat = judge.current_player()
            if waiting:
                code = waiting.pop(0)
            else:
                began = monotonic()
                if seat == own:
                    asked = derived_seed(seed, len(judge.history()))
                    aim = self._limit - self._late
                    code, iterations = answer(state, self._config, asked, aim)
                    self.iterations += iterations
                    took = monotonic() - began
                    if took > aim:  # else its answer was proved
                        self._late += (took - self._limit) / 8
                else:
                    code = rival.step(judge)
                self.spent[seat != own] += monotonic() - began
                self.moves[seat != own] += 1
            judge.apply_action(code)
            state.step(code, rng)
            assert (state.decision is None) == judge.is_terminal()
        assert judge.returns() == [2.0 * result - 1.0 for result in state.returns()]
        return state.returns()[own]


def elo(score: float) -> float:
    """The difference that a score of two players tells of; endless at 0 and 1."""
    if not 0.0 < score < 1.0:
        return float("inf") if score else float("-inf")
    return 400.0 * log10(score / (1.0 - score))


def away(name: str, deals: int, limit: float, uct_c: float) -> Iterator[str]:
    """Play `deals` openings and tell the score."""
    match = Match(RECIPES[name], limit, uct_c)
    scores = [match.score(deal) for deal in range(deals)]
    low, high = interval(scores)
    score = mean(scores)
    yield (
        f"  {name} against MCTSBot, uct_c {uct_c:g}, {limit:g} s each: {score:.3f} of {2 * deals} "
        f"games ({low:.3f} to {high:.3f}), {elo(score):+.0f} Elo ({elo(low):+.0f} to "
        f"{elo(high):+.0f})"
    )
    ours, theirs = (spent / moves for spent, moves in zip(match.spent, match.moves, strict=True))
    yield (
        f"    a move took {1000 * ours:.1f} and {1000 * theirs:.1f} ms; ours were "
        f"{match.iterations / match.moves[0]:,.0f} iterations"
    )


def opened(game: Any) -> Any:
    """A state of OpenSpiel's, the cards dealt at random."""
    state, rng = game.new_initial_state(), Rng(1)
    while state.is_chance_node():
        draw(state, rng)
    return state


def draw(state: Any, rng: Rng) -> None:
    """One action of chance or of a player at random: OpenSpiel's chances are even nearly always."""
    actions = state.legal_actions()
    state.apply_action(actions[rng.below(len(actions))])


def length(state: Any) -> float:
    """Actions of players from here to the end of a random match, on average."""
    found, rng = 0, Rng(1)
    for _ in range(20):
        match = state.clone()
        while not match.is_terminal():
            found += not match.is_chance_node()
            draw(match, rng)
    return found / 20


def theirs(name: str) -> Iterator[str]:
    """Random playouts and a search, both of C++; where something is hidden, its ISMCTS."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = opened(game)
    name = f"{name}, {length(state):.0f} actions"
    # One iteration that judges the root by so many playouts: they cannot be asked for alone.
    many = pyspiel.RandomRolloutEvaluator(ITERATIONS, 1)
    judging = pyspiel.MCTSBot(game, many, 1.0, 1, MEGABYTES, False, 1, False)
    task = partial(judging.mcts_search, state)
    yield speed(f"OpenSpiel's {name}", "random playouts", ITERATIONS, task)
    once = pyspiel.RandomRolloutEvaluator(1, 1)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        plain = pyspiel.MCTSBot(game, once, 1.0, ITERATIONS, MEGABYTES, False, 1, False)
        task = partial(plain.mcts_search, state)
    else:
        task = partial(pyspiel.ISMCTSBot(1, once, 1.0, ITERATIONS).step, state)
    yield speed(f"OpenSpiel's {name}", "iterations of UCT", ITERATIONS, task)


def search_on(draw: Sampler, config: SearchConfig) -> None:
    """A search of `ITERATIONS` iterations."""
    blind(draw, config, 1).run(ITERATIONS, -1.0, monotonic, never)


def ours(name: str, state: Any, draw: Sampler, recipes: Sequence[str]) -> Iterator[str]:
    """Random playouts, and searches in the worlds drawn."""
    yield speed(f"our {name}", "random playouts", 1, partial(playout, state, Rng(1)))
    for recipe in recipes:
        task = partial(search_on, draw, RECIPES[recipe])
        yield speed(f"our {name}", f"iterations of {recipe}", ITERATIONS, task)


def speed(who: str, what: str, often: int, task: Any) -> str:
    """A line of how often something is done in a second."""
    return f"  {who:<48} {what:<20} {often / seconds(task):>10,.0f} per second"


def speeds() -> Iterator[str]:
    """All of it in one run, ours and theirs by turns."""
    yield "\nHex, seven by seven, from the empty board"
    yield from ours("hex", HexState(), lambda rng: HexState(), ("uct", "grave"))
    yield from theirs(f"hex(board_size={SIZE})")
    for game in GAMES.values():
        seats = game.seats[0]
        plies = []
        for seed in range(10):
            rng, played = Rng(seed), list[int]()
            game.start(game.options(), seats, rng).rollout(rng, BOTTOMLESS, played)
            plies.append(float(len(played)))
        yield f"\n{game.id}, {seats} seats, {mean(plies):.0f} answers in a random match"
        state = game.start(game.options(), seats, Rng(1))
        worlds = game.sampler(game.view(state, state.decision.seat))
        yield from ours(game.id, state, worlds, ("uct",))
        for name in BESIDE[game.id]:
            yield from theirs(name)


def run(deals: int = 5, limit: float = 0.05, constants: Sequence[float] = (1.0,)) -> Iterator[str]:
    """The speeds, then the matches; a line only where OpenSpiel is not installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        yield "\nAway: OpenSpiel is not installed (pip install '.[research]')"
        return
    yield from speeds()
    yield "\nHex, seven by seven"
    for constant in constants:
        for name in RECIPES:
            yield from away(name, deals, limit, constant)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=20, help="openings, each from both sides")
    parser.add_argument("--seconds", type=float, default=0.05, help="of both sides, for a move")
    parser.add_argument("--uct-c", type=float, action="append", help="OpenSpiel's exploration")
    args = parser.parse_args()
    for line in run(args.deals, args.seconds, args.uct_c or (1.0,)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
