"""What comes of an answer at Cannir until its seat has played again."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.state import CHOOSING, CannirState
from engine.games.cannir.suites import length

_PLAYOUTS = CannirPolicy()


def reasons(world: CannirState, code: Code, rng: Rng) -> list[Effect]:
    """The `suite` (of so many cards) it makes, whose it `breaks`; then whether it `wins`, or
    `loses` to whom; whose suite the seat `faces`, and whether its next card makes one (`prepares`).
    """
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    _play(world, seat, rng)
    found: list[Effect] = []
    if world.sovereign != before.sovereign:
        if world.owner == seat:
            found.append(Effect("suite", number=length(world.sovereign)))
        if before.owner not in (-1, seat):
            found.append(Effect("breaks", seat=before.owner))
    while world.decision is not None and world.turn != seat:
        _PLAYOUTS.rollout(world, rng, 1, [])
    if world.decision is None:
        if world.winner >= 0:
            found.append(_won(world, seat))
        return found
    if world.owner not in (-1, seat):
        found.append(Effect("faces", seat=world.owner))
    _PLAYOUTS.rollout(world, rng, 1, [])
    _play(world, seat, rng)
    if world.owner == seat:
        found.append(Effect("prepares"))
    return found


def _play(world: CannirState, seat: int, rng: Rng) -> None:
    """Let a seat choose its suite, if it is asked to."""
    while world.turn == seat and world.decision is not None and world.decision.kind == CHOOSING:
        _PLAYOUTS.rollout(world, rng, 1, [])


def _won(world: CannirState, seat: int) -> Effect:
    return Effect("wins") if world.winner == seat else Effect("loses", seat=world.winner)
