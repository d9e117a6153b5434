"""What tempers cost their bots, and how much of them shows, against the same level without.

`python -m benchmarks.tempers contrees --level level3 --deals 200 --seed 9000` measures it well;
`run` has a quick look.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import log10
from statistics import mean

from engine.arena.measure import interval
from engine.bots.bot import UNLIMITED
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import TEMPERS
from engine.games import find

#: Deals of the quick look.
FEW = 20


def play(
    game: Game, level: str, temper: str, tempered: int, seats: int, seed: int
) -> tuple[float, list[float], list[float]]:
    """One match with a tempered bot on one seat: what it got; and of every question whose answers
    the temper likes more or less, how much it liked the one given, of the most it could, by its
    own bot and by others.
    """
    plain, other = find_bot(level), find_bot(f"{level}:{temper}")
    rng = Rng(seed)
    state = game.start(game.options(), seats, Rng(seed))
    own: list[float] = []
    others: list[float] = []
    ply = 0
    while state.decision is not None:
        seat, codes = state.decision.seat, state.codes()
        code = codes[0]
        if len(codes) > 1:
            view = game.view(state, seat)
            bot, told = (other, own) if seat == tempered else (plain, others)
            code = bot.think(game, view, codes, derived_seed(seed, seat, ply), UNLIMITED).code
            liked = game.temper_bonus(view, codes, temper)
            if liked and min(liked) < max(liked):
                told.append(liked[codes.index(code)] / max(liked))
        state.step(code, rng)
        ply += 1
    returns = state.returns()
    # Games that all lose are shared.
    return returns[tempered] + (1 - sum(returns)) / seats, own, others


def elo(score: float, seats: int) -> float:
    """By how much one is stronger who gets this score among so many, the others being equal."""
    score = min(max(score, 0.001), 0.999)
    return 400 * log10(score * (seats - 1) / (1 - score))


def measured(game: Game, level: str, temper: str, seats: int, deals: int, seed: int) -> str:
    """Every deal is played with the tempered bot on every seat, the level without on all others."""
    scores: list[float] = []
    own: list[float] = []
    others: list[float] = []
    for deal in range(deals):
        lots = derived_seed(seed, deal)
        found = [play(game, level, temper, seat, seats, lots) for seat in range(seats)]
        scores.append(mean(one[0] for one in found))
        own += [liking for one in found for liking in one[1]]
        others += [liking for one in found for liking in one[2]]
    low, high = interval(scores)
    told = " ".join(f"{elo(score, seats):+.0f}" for score in (mean(scores), low, high))
    return (
        f"{game.id} {seats} {level}:{temper}: score {mean(scores):.3f} ({low:.3f} to {high:.3f}), "
        f"Elo {told}; likes what it gives {mean(own or [0]):.3f} of {len(own)}, "
        f"without temper {mean(others or [0]):.3f} of {len(others)}"
    )


def run() -> Iterator[str]:
    """A few deals of the quickest game."""
    yield "\nTempers: what they cost, and how much of them shows"
    for temper in TEMPERS:
        yield measured(find("cannir"), "level2", temper, 2, FEW, 1)


def main(given: Sequence[str] | None = None) -> None:
    """A line for every temper."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="level2")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tempers", nargs="*", default=TEMPERS)
    args = parser.parse_args(given)
    for temper in args.tempers:
        told = measured(find(args.game), args.level, temper, args.seats, args.deals, args.seed)
        print(told, flush=True)


if __name__ == "__main__":
    main()
