"""What somebody learnt who goes back: whether it could have come out otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, Seat, State, View, settle

#: Worlds in which the same answers are given; one that comes out otherwise is enough.
WORLDS = 8


def learnt(game: Game, before: View, codes: Sequence[Code], after: View, seat: Seat) -> bool:
    """Whether `seat` knows more after some answers than follows from what it knew before them.

    `codes` are the answers asked for, `before` and `after` are what the seat saw around them. Told
    for certain where it is told; what comes out otherwise in one world of a hundred may be missed.
    """
    if game.perfect_information and not game.chance:
        return False
    draw = game.sampler(before)
    for number in range(WORLDS):
        rng = Rng(number)
        world = draw(rng)
        if not _given(world, codes, rng) or game.view(world, seat) != after:
            return True
    return False


def _given(world: State, codes: Sequence[Code], rng: Rng) -> bool:
    """Give answers in a world; False where one of them is not possible there."""
    for code in codes:
        settle(world, rng)
        if world.decision is None or code not in world.codes():
            return False
        world.step(code, rng)
    settle(world, rng)
    return True
