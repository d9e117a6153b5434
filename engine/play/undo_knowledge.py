"""Find out whether a seat learnt anything from the actions that it takes back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Interruption, Seat, State, View, skip_forced_decisions
from engine.talk.statements import Statement

#: Number of worlds in which the actions are repeated; a single different outcome is enough.
WORLD_COUNT = 8


#: A seat and its action.
Given = tuple[Seat, Action]


def has_learnt(game: Game, before: View, given: Sequence[Given], after: View, seat: Seat) -> bool:
    """Return whether `seat` knows more after some actions than follows from its knowledge before.

    `given` are the actions that are repeated; `before` and `after` are the seat's views around
    them. True is certain. False may be wrong: an outcome that differs in one world of a hundred is
    easily missed.
    """
    if game.perfect_information and not game.chance:
        return False
    draw = game.sampler(before)
    for number in range(WORLD_COUNT):
        rng = Rng(number)
        world = draw(rng)
        if not _replay(game, world, given, rng) or game.view(world, seat) != after:
            return True
    return False


def _replay(game: Game, world: State, given: Sequence[Given], rng: Rng) -> bool:
    """Give actions in a world; return False where one of them is illegal there."""
    for seat, action in given:
        skip_forced_decisions(world, rng)
        if isinstance(action, Statement):
            continue
        if isinstance(action, Interruption):
            if game.refusal(game.view(world, seat), action):
                return False
            game.interrupt(world, seat, action, rng)
            continue
        code = game.code(action)
        if world.decision is None or code not in world.codes():
            return False
        world.step(code, rng)
    skip_forced_decisions(world, rng)
    return True
