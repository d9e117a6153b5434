"""Whether an answer ends the match, by all that a seat knows."""

from __future__ import annotations

from typing import Final

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Result, Seat, View, skip_forced_decisions

#: The number of worlds that must agree. Where nothing is hidden, one says it all.
WORLDS: Final = 24


def endings(game: Game, view: View, seat: Seat, action: Action) -> list[tuple[Result, View]]:
    """Return how the match ends if the seat that decides gives an answer, with its last view.

    There is one ending for each of a few worlds that agree with `view`, which is that of `seat`;
    none if the match goes on in any of them. Nothing else than the view decides about it.
    """
    draw, code = game.sampler(view), game.code(action)
    found = []
    for number in range(1 if game.perfect_information else WORLDS):
        rng = Rng(number)
        world = draw(rng)
        if code not in world.codes():
            return []
        world.step(code, rng)
        skip_forced_decisions(world, rng)
        result = game.result(world)
        if result is None:
            return []
        found.append((result, game.view(world, seat)))
    return found
