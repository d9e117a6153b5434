"""Compare the likeliest actions by playouts, where a bot chooses without a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic

from engine.bots.appraisal import (
    FAIR_VISIT_SHARE,
    Appraisal,
    AppraisedMove,
    chance_and_margin,
    mean_and_margin,
    order_by_nearness,
    share_out_chances,
    sum_rewards,
    to_probability,
    with_first,
)
from engine.bots.bot import Budget
from engine.bots.imagined_games import play_moves
from engine.core.averages import mean
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Seat, View

#: Maximum number of actions compared without a search.
MAX_COMPARED = 10
#: The same for questions that are asked again and again (`Explanations.series_of`).
MAX_COMPARED_IN_SERIES = 5
#: Number of compared actions that are reported even if they do not differ.
MIN_REPORTED = 3
#: Maximum number of worlds in a comparison without a search, however much time there is.
MAX_WORLDS = 10_000
#: Lead over the bot's own action from which another one is better, in multiples of twice the
#: standard error; above 1 because the best of several looks better than it is.
SIGNIFICANT_LEAD = 1.5
#: Minimum number of worlds for which a lead counts as significant.
MIN_SIGNIFICANT_WORLDS = 30


def compare(
    game: Game,
    view: View,
    codes: list[Code],
    own: Code,
    seed: int,
    budget: Budget,
    about: Code | None = None,
) -> Appraisal:
    """Compare the likeliest actions where a bot chooses its `own` without a search.

    `about` is compared in any case. The bot's own action stays the best unless another one is
    significantly better. `seed` draws the worlds; the iterations of the budget are playouts, shared
    by all actions. Returns no moves where no other action is plausible.
    """
    began = monotonic()
    series, most = game.explanations.series_of(view), MAX_COMPARED
    if series is not None:
        seed, most = derived_seed(series), MAX_COMPARED_IN_SERIES
    likely = _likely_moves(game, view, codes, own, seed, about, most)
    if len(likely) < 2:
        return Appraisal(own, (), 0, monotonic() - began, 1)
    assert view.decision is not None
    seat = view.decision.seat
    until = None if budget.seconds is None else began + budget.seconds
    worlds = MAX_WORLDS if budget.iterations is None else budget.iterations // len(likely)
    rewards_by_world = play_moves(
        game, view, likely, Rng(derived_seed(seed)), max(1, worlds), until, budget.cancelled
    )
    if not rewards_by_world:
        return Appraisal(own, (), 0, monotonic() - began, 1)
    rewards_of = dict(zip(likely, zip(*rewards_by_world, strict=True), strict=True))
    best, highest_reward = own, 0.0
    for code, world_rewards in rewards_of.items():
        gains = [
            rewards[seat] - own_rewards[seat]
            for rewards, own_rewards in zip(world_rewards, rewards_of[own], strict=True)
        ]
        mean_gain, error = mean_and_margin(gains)
        if len(rewards_by_world) >= MIN_SIGNIFICANT_WORLDS and mean_gain > max(
            highest_reward, SIGNIFICANT_LEAD * error
        ):
            best, highest_reward = code, mean_gain
    preferred = game.bots.override(view, best, _known_values(rewards_of, best, seat))
    moves = [
        _appraise_rewards(game, view, code, rewards_of[code])
        for code in _distinct_moves(rewards_of, [preferred, *_kept_moves(game, likely, about)])
    ]
    moves.sort(key=lambda move: (move.code != best, -move.value))
    if preferred != best and preferred in rewards_of:
        moves = [*with_first(preferred, tuple(moves))]
    ranked = order_by_nearness(game, view, tuple(moves))
    seconds = monotonic() - began
    return Appraisal(ranked[0].code, ranked, len(rewards_by_world) * len(likely), seconds, 1)


def _known_values(
    rewards_of: Mapping[Code, Sequence[Sequence[float]]], best: Code, seat: Seat
) -> dict[Code, float]:
    """Return the mean reward of each action, or that of `best` if none can be told apart from it.

    What the error of a difference hides decides nothing: there the rules of the game do, by which
    the lowest bid comes first.
    """
    own = [rewards[seat] for rewards in rewards_of[best]]
    highest, values = mean(own), {}
    for code, world_rewards in rewards_of.items():
        found = [rewards[seat] for rewards in world_rewards]
        loss, error = mean_and_margin([more - less for more, less in zip(own, found, strict=True)])
        values[code] = highest if 0.0 < loss <= error else mean(found)
    return values


def _distinct_moves(
    rewards_of: Mapping[Code, Sequence[Sequence[float]]], kept: Sequence[Code] = ()
) -> list[Code]:
    """Return the actions whose rewards differ, and `kept`; others too where these are too few."""
    first: dict[tuple[tuple[float, ...], ...], Code] = {}
    for code, world_rewards in rewards_of.items():
        first.setdefault(tuple(map(tuple, world_rewards)), code)
    distinct = list(first.values())
    distinct += [code for code in kept if code in rewards_of and code not in distinct]
    others = [code for code in rewards_of if code not in distinct]
    return distinct + others[: max(0, MIN_REPORTED - len(distinct))]


def _likely_moves(
    game: Game, view: View, codes: list[Code], own: Code, seed: int, about: Code | None, most: int
) -> list[Code]:
    """Return the actions to compare, at most so many.

    These are the bot's own action, `about`, those that do nothing, and others that its policy
    considers good.
    """
    policy, world = game.bots.policy_for(view), game.sampler(view)(Rng(seed))
    kept_codes = _kept_moves(game, codes, about)
    likely_codes = [own, *kept_codes, *policy.candidates(world, codes)]
    if len(set(likely_codes)) < most:
        # People want to see the alternatives to the choice, even where no action is close to it.
        prior = policy.prior(world, codes)
        likely_codes += [code for _, code in sorted(zip(prior, codes, strict=False), key=_by_prior)]
    return list(dict.fromkeys(likely_codes))[:most]


def _kept_moves(game: Game, codes: Sequence[Code], about: Code | None) -> list[Code]:
    """Return the actions that are compared in any case: `about`, and those that do nothing."""
    return [*([] if about is None else [about]), *game.explanations.idle_codes(codes)]


def _by_prior(pair: tuple[float, Code]) -> float:
    """Return the sort key of a (prior, code) pair: the highest prior first."""
    return -pair[0]


def _appraise_rewards(
    game: Game, view: View, code: Code, world_rewards: Sequence[Sequence[float]]
) -> AppraisedMove:
    """Return an action as valued by `world_rewards`, the rewards of all seats in each world."""
    assert view.decision is not None
    seat = view.decision.seat
    value, margin = chance_and_margin([rewards[seat] for rewards in world_rewards])
    # A single world does not show how much worlds differ.
    error = margin if len(world_rewards) > 1 else None
    move = to_probability(game, view, AppraisedMove(code, len(world_rewards), value, error))
    chances = share_out_chances(sum_rewards(world_rewards), seat, move.value, game.constant_sum)
    return replace(move, chances=chances)


def is_fairly_tried(appraisal: Appraisal, about: Code | None) -> bool:
    """Return whether searches tried the action `about` enough to compare it with the best.

    Also true where nothing was asked about or nothing was searched.
    """
    if about is None or not appraisal.iterations:
        return True
    tried = {move.code: move for move in appraisal.moves}
    given_move, best_move = tried.get(about), tried.get(appraisal.best)
    if given_move is None or best_move is None:
        return False
    return given_move.margin == 0.0 or given_move.visits >= FAIR_VISIT_SHARE * best_move.visits


def add_fair_value(appraisal: Appraisal, second: Appraisal, about: Code) -> Appraisal:
    """Return an appraisal with the value of `about` from a second one, which searched little else.

    It is placed behind the actions that were tried as much.
    """
    fairly_tried = [move for move in second.moves if move.code == about]
    others = [move for move in appraisal.moves if move.code != about]
    return replace(
        appraisal,
        moves=(*others, *fairly_tried) if fairly_tried else appraisal.moves,
        iterations=appraisal.iterations + second.iterations,
        seconds=appraisal.seconds + second.seconds,
    )
