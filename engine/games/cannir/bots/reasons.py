"""Effects of an action of Cannir up to the next turn of its seat."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.state import CHOOSING, CannirState
from engine.games.cannir.suites import length

_PLAYOUTS = CannirPolicy()


def reasons(world: CannirState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `suite`: the number of cards of the sovereign suite it makes
    - `breaks`: the owner of the suite whose reign it ends, in any way
    - `wins`, `loses`: the outcome, with the winner
    - `faces`: the owner of a suite before the next turn
    - `prepares`: the next card makes a suite

    A suite counts only while enough cards are left for it to last a whole round.
    """
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    _choose_suite(world, seat, rng)
    effects: list[Effect] = []
    # A seat that must choose may also take over the rival's own suite.
    if (world.sovereign, world.owner) != (before.sovereign, before.owner):
        if world.owner == seat and _may_win(world):
            effects.append(Effect("suite", number=length(world.sovereign)))
        # The owner may keep the sovereignty with another suite.
        if before.owner not in (-1, seat, world.owner) and _may_win(before):
            effects.append(Effect("breaks", seat=before.owner))
    while world.decision is not None and world.turn != seat:
        _PLAYOUTS.play_out(world, rng, 1, [])
    if world.decision is None:
        if world.winner >= 0:
            effects.append(_result_effect(world, seat))
        return effects
    if world.owner not in (-1, seat) and _may_win(world):
        effects.append(Effect("faces", seat=world.owner))
    _PLAYOUTS.play_out(world, rng, 1, [])
    _choose_suite(world, seat, rng)
    if world.owner == seat and _may_win(world):
        effects.append(Effect("prepares"))
    return effects


def _may_win(world: CannirState) -> bool:
    """Return whether the turn of the sovereign suite's owner comes before the last card."""
    return world.decision is not None and len(world.pile) > (world.owner - world.turn) % world.seats


def _choose_suite(world: CannirState, seat: int, rng: Rng) -> None:
    """Let a seat choose its suite if it must: one of its own, if there is any."""
    while world.turn == seat and world.decision is not None and world.decision.kind == CHOOSING:
        for code in world.codes():
            twin = world.clone()
            twin.step(code, Rng(0))
            if twin.owner == seat:
                world.step(code, rng)
                break
        else:
            _PLAYOUTS.play_out(world, rng, 1, [])


def _result_effect(world: CannirState, seat: int) -> Effect:
    return Effect("wins") if world.winner == seat else Effect("loses", seat=world.winner)
