"""What the rules cost, against one copy of a state: the searches make copies all the time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.timing import compare
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES

MATCHES = 10


def play(game: Game, seats: int) -> None:
    """Some whole matches of random answers, always the same ones."""
    rng = Rng(1)
    for _ in range(MATCHES):
        state = game.start(game.options(), seats, rng)
        while state.decision is not None:
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)


def run() -> Iterator[str]:
    """The opening of every game with its smallest number of seats, and whole matches."""
    for game in GAMES.values():
        seats = game.seats[0]
        state = game.start(game.options(), seats, Rng(1))
        yield from compare(
            f"Rules of {game.id}, {seats} seats",
            {
                "clone": state.clone,
                "codes": state.codes,
                "view": partial(game.view, state, 0),
                "sampled world": partial(game.sampler(game.view(state, 0)), Rng(1)),
                f"{MATCHES} random matches": partial(play, game, seats),
            },
        )
