"""Combine a game's knowledge and a search into one action.

The steps below are applied in this order, each to the actions that the ones before left:

1. `Policy.exact`: exact values replace the search, and sure losses are left out.
2. `Policy.effort`: where it is 0, `Policy.suggest` chooses.
3. `Policy.candidates`, `prior` and `preferences`: which actions the search tries, and which first.
4. `BotKnowledge.temper_bonus`: the preferences of a temper, added to the values.
5. `BotKnowledge.soonest_win`, `BotKnowledge.margins`: tie breaks once the match is decided:
   immediate wins, then the closest to a win, then the greatest margin. Hints always look for the
   closest win.
6. `SearchConfig.rollouts`: of nearly equal actions, the best one in rollouts with small searches.
7. `BotKnowledge.override`: a rule of the game replaces the chosen action by one that is no worse.
   Playing levels with `SearchConfig.overrides` (`engine.bots.levels`) and hints apply it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Final

from engine.bots.bot import Budget, MoveStats, SearchResult
from engine.bots.rollouts import SecondLook
from engine.bots.search import LOST, WON, Search
from engine.bots.tempers import preferred, tastes
from engine.core.game import Game
from engine.core.policy import Policy, Sampler, SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code, State, View

#: More iterations than any search makes, for searches limited by time alone.
UNLIMITED_ITERATIONS: Final = 1 << 60
#: Divisor of a bot's iterations and time for private decisions.
PRIVATE_DIVISOR: Final = 8
#: A match counts as decided when the expected value is this close to 0 or 1.
DECIDED_MARGIN: Final = 0.01
#: Maximum difference of values that count as equal in a decided match.
EQUAL_VALUE_MARGIN: Final = 0.003
#: Visits that an action needs for such a comparison.
MIN_TRIED_VISITS: Final = 8
#: The nearness of an immediate win.
IMMEDIATE_WIN: Final = 2.0
#: Number of worlds in which an action must win to count as one, if something is hidden.
NEARNESS_WORLD_COUNT: Final = 12
#: Maximum number of actions between an action and the seat's next decision about it.
MAX_STEPS_BETWEEN: Final = 12


def think(
    config: SearchConfig,
    knowledge: Policy,
    game: Game,
    view: View,
    codes: list[Code],
    seed: int,
    budget: Budget,
    temper: str = "",
) -> SearchResult:
    """Search, then choose the most visited action, or draw one if `temperature` > 0.

    Without limits in the budget, the config's own hold. A temper influences unproved values only.
    """
    began = monotonic()

    def result_of(code: Code, moves: Iterable[MoveStats] = (), iterations: int = 0) -> SearchResult:
        return SearchResult(code, tuple(moves), iterations, monotonic() - began)

    if _is_settled(view, codes):
        return result_of(codes[0])
    rng = Rng(seed)
    searched_codes = codes
    if config.solves_endings:
        known = knowledge.exact(view, codes) or {}
        if len(known) == len(codes) or WON in known.values():
            moves = _exact_moves(known, codes)
            best = [move.code for move in moves if move.value == moves[0].value]
            best = _with_greatest(best, nearness(game, view, best))
            return result_of(best[rng.below(len(best))], moves)
        codes = [code for code in codes if known.get(code) != LOST]
    policy = knowledge if config.uses_policy else None
    liked = tastes(game, view, codes, temper, config.iterations)
    if policy is not None and policy.effort(view) <= 0.0:
        code = policy.suggest(view, codes, rng)
        if liked:
            code = preferred(code, policy, game.sampler(view), codes, liked, rng)
        return result_of(code)
    draw = game.sampler(view, config.memory_share)
    prior: list[float] = []
    world = draw(Rng(seed))
    if policy is not None:
        # The candidates are the same in every world. If all actions are bad, none is better than
        # another.
        # A policy may name actions that were not asked about, such as when two are compared.
        tried = [code for code in policy.candidates(world, codes) if code in codes]
        codes = tried or codes
        if _is_settled(view, codes):
            return result_of(codes[0])
        if config.prior_visits:
            prior = policy.prior(world, codes)
    search = _prepare_search(config, policy, view, draw, codes, prior, rng)
    if len(searched_codes) < len(world.codes()):
        # The others would take visits from those that were asked about.
        search.choices = codes
    search.tastes = liked
    again = _rollout_count(config, view) if budget.rollouts else 0
    maximum, in_tree = _split_iterations(budget, _tree_iterations(config, knowledge, view), again)
    # At least one iteration, so that there is a result.
    search.run(1, -1.0, monotonic, budget.cancelled)
    until = -1.0 if budget.seconds is None else began + budget.seconds
    search.run(in_tree - 1, until, monotonic, budget.cancelled)
    moves = [MoveStats(*move) for move in search.moves(codes)]
    if not moves:  # no choice, or cancelled before the first iteration
        return result_of(codes[0], iterations=search.iterations)
    if config.temperature > 0:
        code = choose(moves, config.temperature, config.max_value_loss, rng)
    else:
        code = break_ties(game, view, moves)
    if not again:
        return result_of(code, moves, search.iterations)
    iterations_left = min(again, maximum - search.iterations)
    look = second_look(config, knowledge, game, view, until, budget.cancelled)
    code = look.best(moves, code, liked, seed, iterations_left)
    moves.sort(key=lambda move: move.code != code)
    return result_of(code, moves, search.iterations + look.rollout_count)


def second_look(
    config: SearchConfig,
    knowledge: Policy,
    game: Game,
    view: View,
    until: float,
    cancelled: Callable[[], bool],
) -> SecondLook:
    """Return the rollouts of a config that has them; they stop at `until` (negative: no limit)."""
    assert config.rollouts is not None
    iterations = config.rollouts.iterations
    small = replace(
        config, iterations=iterations, solves_endings=False, playouts_per_leaf=1, rollouts=None
    )
    brief = Budget(cancelled=cancelled)

    def player(view: View, codes: list[Code], lots: int) -> Code:
        return think(small, knowledge, game, view, codes, lots, brief).code

    return SecondLook(config.rollouts, game, knowledge, view, player, until, cancelled)


def _prepare_search(
    config: SearchConfig,
    policy: Policy | None,
    view: View,
    draw: Sampler,
    codes: list[Code],
    prior: list[float],
    rng: Rng,
) -> Search:
    """Return the search of a config.

    `prior` is empty or has the estimated value of each of `codes`.
    """
    depth = policy.depth(view) if policy is not None else None
    search = Search(
        draw=draw,
        policy=policy,
        rng=rng,
        exploration=config.exploration,
        depth=depth,
        grave_bias=config.grave_bias,
        proves_branches=config.proves_branches,
        puct_exploration=config.puct_exploration,
        playouts_per_leaf=config.playouts_per_leaf,
    )
    if prior and view.decision is not None:
        search.seed_priors(view.decision.seat, codes, prior, config.prior_visits)
    if config.uses_common_random_numbers and depth == 1:
        search.compare(view.turn, codes)
    elif not config.solves_endings:
        # Configs with `exact` were measured with all actions in the tree, sure losses included.
        search.choices = codes
    return search


def own_budget(config: SearchConfig, policy: Policy, view: View) -> Budget:
    """Return the budget of a config for the decision of `view`, with tree iterations and rollouts.

    It is the maximum, and at least one iteration.
    """
    return Budget(iterations=_tree_iterations(config, policy, view) + _rollout_count(config, view))


def _tree_iterations(config: SearchConfig, policy: Policy, view: View) -> int:
    """Return the number of iterations in the tree."""
    effort = policy.effort(view) if config.uses_policy else 1.0
    return max(1, round(config.iterations // effort_divisor(view) * effort))


def _rollout_count(config: SearchConfig, view: View) -> int:
    """Return the maximum number of rollouts, or 0."""
    if config.rollouts is None or _is_private(view):
        return 0
    return config.rollouts.max_rollouts


def _split_iterations(budget: Budget, in_tree: int, rollouts: int) -> tuple[int, int]:
    """Return the maximum number of iterations with rollouts, and the number of those in the tree.

    The tree gets all that rollouts do not need, but no less than the config's own `in_tree` as far
    as the budget allows.
    """
    if budget.iterations is not None:
        maximum = budget.iterations
    elif budget.seconds is not None:
        return UNLIMITED_ITERATIONS, in_tree if rollouts else UNLIMITED_ITERATIONS
    else:
        maximum = in_tree + rollouts
    return maximum, max(min(maximum, in_tree), maximum - rollouts)


def effort_divisor(view: View) -> int:
    """Return the divisor of a bot's usual effort for the decision of `view`.

    Private decisions are asked of one seat after the other, so there are many of them.
    """
    return PRIVATE_DIVISOR if _is_private(view) else 1


def _is_settled(view: View, codes: Sequence[Code]) -> bool:
    """Return whether the only legal action may be given immediately."""
    return len(codes) == 1 and not _is_private(view)


def _is_private(view: View) -> bool:
    """Return whether an immediate action would betray that there was no other."""
    return view.decision is not None and view.decision.private


def _exact_moves(known: Mapping[Code, float], codes: Sequence[Code]) -> list[MoveStats]:
    """Return the actions with exact values, the best first."""
    moves = [MoveStats(code, 0, known[code]) for code in codes if code in known]
    return sorted(moves, key=lambda move: -move.value)


def idles_after(
    think_on: Callable[[View, list[Code]], Code], game: Game, view: View, code: Code, seed: int
) -> bool:
    """Return whether a seat next does nothing about its own action `code`, such as to pass.

    `think_on` returns what it answers to the view of a later decision. False where another seat
    acts before, or the seat is not asked again.
    """
    rng = Rng(seed)
    world: State = game.sampler(view)(rng)
    seat = world.decision.seat if world.decision is not None else None
    world.step(code, rng)
    for _ in range(MAX_STEPS_BETWEEN):
        if world.decision is None:
            return False
        codes, now = world.codes(), game.view(world, world.decision.seat)
        if idle := game.explanations.idle_codes(codes):
            return world.decision.seat == seat and think_on(now, codes) in idle
        world.step(game.bots.policy_for(now).suggest(now, codes, rng), rng)
    return False


def choose(moves: Sequence[MoveStats], temperature: float, max_value_loss: float, rng: Rng) -> Code:
    """Draw one of `moves` (most visited first) with weight visits ** (1 / temperature).

    Blunders are left out. `temperature` is above 0.
    """
    best = moves[0]
    sound = [move for move in moves if move.value > best.value - max_value_loss] or [best]
    weights = [move.visits ** (1 / temperature) for move in sound]
    mark = rng.random() * sum(weights)
    for move, weight in zip(sound, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move.code
    return best.code


def break_ties(game: Game, view: View, moves: Sequence[MoveStats]) -> Code:
    """Return the most visited of `moves`, with tie breaks in a decided match.

    Among actions of the same value these are the closest to a win, then the greatest margin, so
    that a bot does not delay a certain end.
    """
    best = moves[0]
    if DECIDED_MARGIN < best.value < 1.0 - DECIDED_MARGIN:
        return best.code
    equal = [
        move.code
        for move in moves
        if abs(move.value - best.value) <= EQUAL_VALUE_MARGIN
        and move.visits >= max(MIN_TRIED_VISITS, best.visits / 4)
    ]
    if best.value >= 1.0 - DECIDED_MARGIN:
        equal = _with_greatest(equal, nearness(game, view, equal))
    margins = game.bots.margins(view, equal) if len(equal) > 1 else ()
    return next(iter(_with_greatest(equal, margins)), best.code)


def nearness(game: Game, view: View, codes: Sequence[Code]) -> Sequence[float]:
    """Return per action how close it brings the seat to move to a win.

    That is `IMMEDIATE_WIN` for an immediate win, else the value of `BotKnowledge.soonest_win`.
    Empty means that nothing is known of any action. With hidden information, an action must win in
    each of several worlds to count as an immediate win.
    """
    if len(codes) < 2:
        return ()
    draw, rng = game.sampler(view), Rng(0)
    winning = list(codes)
    for _ in range(1 if game.perfect_information else NEARNESS_WORLD_COUNT):
        world = draw(rng)
        winning = [code for code in winning if _wins_at_once(world, code)]
        if not winning:
            break
    values = game.bots.soonest_win(view, codes) or [0.0] * len(codes)
    closenesses = [
        IMMEDIATE_WIN if code in winning else value
        for code, value in zip(codes, values, strict=True)
    ]
    return closenesses if any(closenesses) else ()


def _wins_at_once(world: State, code: Code) -> bool:
    """Return whether an action immediately wins a world, unshared, for the seat to move."""
    assert world.decision is not None
    seat, after = world.decision.seat, world.clone()
    after.step(code, Rng(0))
    return after.decision is None and after.returns()[seat] == WON


def _with_greatest(codes: list[Code], figures: Sequence[float]) -> list[Code]:
    """Return the codes with the greatest figure; all of them if there are no figures."""
    if not figures:
        return codes
    return [code for code, figure in zip(codes, figures, strict=True) if figure == max(figures)]
