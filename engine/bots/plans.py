"""Plans of several actions of one seat that nobody can answer (`Explanations.sure_plan`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, View


def before_last(game: Game, view: View, plan: Sequence[Code], seed: int) -> tuple[View, list[Code]]:
    """Return the view of the seat to move before the last action of its plan, and what it can do.

    The codes begin with that action. Nothing new is seen on the way, so that one world tells it.
    """
    assert view.decision is not None
    seat, rng = view.decision.seat, Rng(derived_seed(seed))
    world = game.sampler(view)(rng)
    for code in plan[:-1]:
        world.step(code, rng)
    return game.view(world, seat), [plan[-1], *(code for code in world.codes() if code != plan[-1])]
