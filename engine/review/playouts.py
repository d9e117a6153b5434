"""Value a moment of a match by playouts."""

from __future__ import annotations

from engine.bots.search import UNLIMITED_DEPTH
from engine.core.game import Game
from engine.core.policy import Sampler
from engine.core.rng import Rng, derived_seed
from engine.core.values import State
from engine.play.match import Match
from engine.review.moments import Moment, ResultTally

#: Minimum number of playouts per moment.
MIN_PLAYOUTS = 24
#: Maximum number of playouts per moment.
MAX_PLAYOUTS = 400
#: The error of the chances at which playouts stop.
MAX_MARGIN = 0.03


def evaluate_by_playouts(
    match: Match, draw: Sampler[State], ply: int, min_playouts: int, max_playouts: int
) -> Moment:
    """Value a moment by playouts, each in a newly drawn world with its own random numbers."""
    tally = ResultTally(match.seats)
    while tally.count < max_playouts and (
        tally.count < min_playouts or max(tally.doubts) > MAX_MARGIN
    ):
        rng = Rng(derived_seed(ply, tally.count))
        tally.add(_play_once(match.game, draw(rng), rng, ply, match.seats))
    return Moment(ply, tally.chances, tally.doubts)


def _play_once(game: Game, world: State, rng: Rng, ply: int, seats: int) -> tuple[float, ...]:
    """Return the result of one playout; an open end is evaluated as in the search."""
    policy = game.bots.strongest_policy_for(game.view(world, 0))
    if world.decision is not None:
        limit = policy.cutoff(world)
        # The seat to move may change the evaluation a lot. Where seats act in turn, as with the
        # towers of Contrées, all playouts stop with the same one.
        plies_to_turn = 0 if limit is None else -(ply + limit) % seats
        policy.play_out(world, rng, UNLIMITED_DEPTH if limit is None else limit + plies_to_turn, [])
    if world.decision is not None:
        return tuple(policy.evaluate(world))
    return tuple(world.returns())
