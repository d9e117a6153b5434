"""Play out actions in worlds that a seat considers possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from engine.bots.bot import never_cancelled
from engine.bots.search import UNLIMITED_DEPTH
from engine.core.game import Game
from engine.core.policy import Policy
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, State, View


def play_moves(
    game: Game,
    view: View,
    codes: Sequence[Code],
    rng: Rng,
    worlds: int,
    until: float | None = None,
    cancelled: Callable[[], bool] = never_cancelled,
) -> list[list[Sequence[float]]]:
    """Play out each action in several worlds that the seat considers possible.

    Returns for each world and each action the rewards of all seats. At least one world is played,
    then more until `until`, a time of `monotonic`, at most `worlds`. All actions are played out in
    the same worlds with the same random numbers, so that luck hardly affects their differences.
    """
    draw, policy = game.sampler(view), game.bots.strongest_policy_for(view)
    rewards_by_world: list[list[Sequence[float]]] = []
    for number in range(worlds):
        if number and until is not None and monotonic() >= until:
            break
        world = draw(rng)
        playout_seed = derived_seed(rng.below(1 << 30))
        rewards: list[Sequence[float]] = []
        for code in codes:
            if cancelled():
                return rewards_by_world
            rewards.append(_play_out(policy, world.clone(), code, Rng(playout_seed)))
        rewards_by_world.append(rewards)
    return rewards_by_world


def _play_out(policy: Policy, state: State, code: Code, rng: Rng) -> Sequence[float]:
    """Give an action in `state`, play on, and return the reward of each seat; changes `state`.

    A match that is still open where the playout stops is estimated.
    """
    state.step(code, rng)
    if state.decision is not None:
        limit = policy.cutoff(state)
        policy.play_out(state, rng, UNLIMITED_DEPTH if limit is None else limit, [])
    return policy.evaluate(state) if state.decision is not None else policy.rewards(state)
