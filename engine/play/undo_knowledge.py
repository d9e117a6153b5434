"""Find out whether a seat learnt anything from the actions that it takes back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, Seat, State, View, skip_forced_decisions

#: Number of worlds in which the actions are repeated; a single different outcome is enough.
WORLDS = 8


def has_learnt(game: Game, before: View, codes: Sequence[Code], after: View, seat: Seat) -> bool:
    """Return whether `seat` knows more after some actions than follows from its knowledge before.

    `codes` are the actions that are repeated; `before` and `after` are the seat's views around
    them. True is certain. False may be wrong: an outcome that differs in one world of a hundred is
    easily missed.
    """
    if game.perfect_information and not game.chance:
        return False
    draw = game.sampler(before)
    for number in range(WORLDS):
        rng = Rng(number)
        world = draw(rng)
        if not _replay_codes(world, codes, rng) or game.view(world, seat) != after:
            return True
    return False


def _replay_codes(world: State, codes: Sequence[Code], rng: Rng) -> bool:
    """Give answers in a world; return False where one of them is illegal there."""
    for code in codes:
        skip_forced_decisions(world, rng)
        if world.decision is None or code not in world.codes():
            return False
        world.step(code, rng)
    skip_forced_decisions(world, rng)
    return True
