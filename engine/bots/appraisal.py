"""Estimate the value of each legal action and its error, by several searches of one decision.

A single search underestimates its own error. Independent searches differ by as much as chance in
the worlds and playouts matters. Where a bot chooses without a search, `engine.bots.comparison`
compares the likeliest actions by playouts instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil, hypot, sqrt
from time import monotonic
from typing import Protocol

from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.bots.imagined_games import play_moves
from engine.bots.plans import before_last
from engine.bots.search import LOST, WON
from engine.bots.thinking import IMMEDIATE_WIN, idles_after, nearness
from engine.core.averages import mean, standard_error
from engine.core.explanations import NEARLY_LOST
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, View

#: Maximum number of searches that share the time.
MAX_SEARCHES = 16
#: Share of the time spent on the chances of the other seats.
SHARE_OF_OTHERS = 0.2
#: Maximum number of worlds played out for the chances of the other seats.
MAX_CHANCE_WORLDS = 100
#: Entry n - 2 is for n searches: the factor from their standard deviation to the error of their
#: mean. It is Student's t at 95 % divided by the square root of n, and 2 for two or three searches.
MEAN_ERROR_FACTORS = (
    *(2.0, 2.0, 1.59, 1.24, 1.05, 0.92, 0.84, 0.77),
    *(0.72, 0.67, 0.64, 0.6, 0.58, 0.55, 0.53),
)
#: Number of actions for which the chances of the other seats are estimated.
MOVES_WITH_CHANCES = 5
#: The numerator of the error of a probability when all n tries ended alike: an outcome that did not
#: occur in n tries has a probability below 3/n at 95 % confidence.
RULE_OF_THREE = 3.0
#: Share of the best action's visits from which the action asked about was tried enough.
FAIR_VISIT_SHARE = 0.3
#: Largest error of a move that is listed before a more promising one, in errors of that one.
MAX_MARGIN_FACTOR = 2.0
#: Share of the error of both values that an action must gain on one that does nothing (measured:
#: `docs/design/hints.md`).
MIN_GAIN_SHARE = 0.25
#: Maximum difference between two chances that are reported as equally good.
EQUAL_MARGIN = 0.1


@dataclass(frozen=True, slots=True)
class AppraisedMove:
    """One action, as all searches together value it."""

    code: Code
    visits: int
    #: The mean of the searches' expected values, as a probability in [0, 1] (see
    #: `Calibration.to_probability`).
    value: float
    #: The error of `value`, at most 1: from the differences between searches
    #: (`MEAN_ERROR_FACTORS`), or twice the standard deviation of `visits` coin tosses if that is
    #: more. 0 only if the value is proved; None if only one search tried the action.
    margin: float | None
    #: The chance of every seat after the action, with `value` for the seat to move; empty if they
    #: were not estimated.
    chances: tuple[float, ...] = ()
    #: How close the action brings the seat to a win (`engine.bots.thinking.nearness`), 0 if
    #: unknown.
    near: float = 0.0


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The actions tried, the most promising first; empty where no search was needed."""

    best: Code
    moves: tuple[AppraisedMove, ...]
    iterations: int
    seconds: float
    searches: int
    #: Whether the seat would next do nothing about the best (`Explanations.is_asked_again`).
    then_idle: bool = False


class SearchRunner(Protocol):
    """A way to run the searches of one decision."""

    @property
    def parallel_searches(self) -> int:
        """The number of searches that run at a time."""

    def search(
        self, think: Callable[[int], SearchResult], searches: int, share: Budget
    ) -> list[SearchResult]:
        """Return the results of the searches, in order; `think(n)` runs search n within `share`.

        A result without iterations, or a cancellation, ends the series early; then fewer results
        are returned.
        """


class SerialSearches:
    """A runner that makes the searches one after the other, in this process."""

    parallel_searches = 1

    def search(
        self, think: Callable[[int], SearchResult], searches: int, share: Budget
    ) -> list[SearchResult]:
        results: list[SearchResult] = []
        for number in range(searches):
            results.append(think(number))
            if not results[-1].iterations or share.cancelled():
                break
        return results


def think_once(
    bot: Bot, game: Game, view: View, codes: list[Code], seed: int, share: Budget, number: int
) -> SearchResult:
    """Run search `number`, from 0, of a series; each uses other random numbers."""
    return bot.think(game, view, codes, derived_seed(seed, number), share)


def appraise(
    bot: Bot,
    game: Game,
    view: View,
    codes: list[Code],
    seed: int,
    budget: Budget,
    searches: int,
    runner: SearchRunner | None = None,
    *,
    others: bool = True,
) -> Appraisal:
    """Let a bot search the decision of `view` several times, and merge the results.

    The searches (at least 2) share the iterations and the seconds of the budget. `runner` makes
    them; None makes one after the other. A result that the bot finds without searching is not
    repeated. With a limit of iterations alone, the outcome does not depend on how many searches run
    at a time. `others` says whether to estimate the chances of the other seats.
    """
    began = monotonic()
    runner = runner or SerialSearches()
    share = _search_budget(budget, searches, runner.parallel_searches)

    def think(number: int) -> SearchResult:
        return think_once(bot, game, view, codes, seed, share, number)

    results = runner.search(think, searches, share)
    first = results[0]
    if not first.iterations:
        known = tuple(
            AppraisedMove(
                move.code,
                move.visits,
                game.calibration.odds_for(view).exact_probability(move.value),
                0.0,
            )
            for move in first.moves
        )
        known = order_by_nearness(game, view, known)
        best = known[0].code if known and known[0].near else first.code
        return Appraisal(best, known, 0, monotonic() - began, 1)
    best = first.code
    iterations = sum(result.iterations for result in results)
    # With hidden information, playouts prove nothing.
    merged = merge_searches([result.moves for result in results], proofs=game.perfect_information)
    if game.perfect_information and not game.chance:
        merged = prefer_search(first.code, merged)
    brief = _search_budget(budget, searches, 1)

    def search_again(now: View, few: list[Code]) -> tuple[AppraisedMove, ...]:
        again = SerialSearches().search(
            lambda number: think_once(bot, game, now, few, seed, brief, searches + number),
            searches,
            brief,
        )
        nonlocal iterations
        iterations += sum(result.iterations for result in again)
        return merge_searches([result.moves for result in again], proofs=game.perfect_information)

    if plan := game.explanations.sure_plan(view):
        merged = with_plan(merged, plan, search_again(*before_last(game, view, plan, seed)))
    merged = prefer_deed(game, codes, prefer_override(game, view, codes, merged))
    merged = prefer_rest(game, codes, merged)
    then_idle = game.explanations.is_asked_again(view) and idles_after(
        lambda now, codes: think_once(bot, game, now, codes, seed, share, searches).code,
        *(game, view, _shown_first(merged).code, seed),
    )
    if untried := _untried_sound(game, view, codes, merged, then_idle=then_idle):
        # A few visits tell nothing about an action that decides something for certain.
        pair = list(dict.fromkeys([merged[0].code, _shown_first(merged).code, *untried]))
        fairly = search_again(view, pair)
        tried = {move.code: move for move in fairly if move.margin is not None}
        merged = (
            *(tried.get(move.code, move) for move in merged),
            *(move for move in fairly if move.code not in {other.code for other in merged}),
        )
    merged = prefer_sound(game, view, codes, merged, then_idle=then_idle)
    if then_idle:
        first_shown = _shown_first(merged)
        then_idle = not game.explanations.sounder_codes(
            view, first_shown.code, first_shown.value, then_idle=True
        )
    moves = tuple(to_probability(game, view, move) for move in merged)
    moves = order_by_nearness(game, view, moves)
    if moves:
        best = moves[0].code
    if moves and others:
        until = None if budget.seconds is None else began + budget.seconds
        rng = Rng(derived_seed(seed, searches))
        moves = _add_chances(game, view, moves, rng, until, budget.cancelled)
    return Appraisal(best, moves, iterations, monotonic() - began, len(results), then_idle)


def with_plan(
    found: tuple[AppraisedMove, ...], plan: Sequence[Code], last: Sequence[AppraisedMove]
) -> tuple[AppraisedMove, ...]:
    """Return the moves, with the first of a plan valued like its last action, if that is more.

    `last` are the moves after all others of the plan (`before_last`).
    """
    valued = next((move for move in last if move.code == plan[-1]), None)
    first = next((move for move in found if move.code == plan[0]), None)
    if valued is None or (first is not None and first.value >= valued.value):
        return found
    planned = replace(valued, code=plan[0], visits=max(move.visits for move in found))
    return tuple(sorted((planned, *(m for m in found if m is not first)), key=_promise_key))


def prefer_search(code: Code, found: tuple[AppraisedMove, ...]) -> tuple[AppraisedMove, ...]:
    """Return the moves, with the choice `code` of one search first, unless one is proved.

    Where nothing is hidden, a search that tries little else has many visits for its choice. In
    matches of Contrées the most visits of two searches seemed to choose worse than one of them.
    """
    chosen = next((move for move in found if move.code == code), None)
    if chosen is None or found[0].margin == 0.0 or chosen.margin == 0.0:
        return found
    return (chosen, *(move for move in found if move is not chosen))


def _search_budget(budget: Budget, searches: int, parallel_searches: int) -> Budget:
    """Return the limits of each search if `parallel_searches` of them run at a time.

    Part of the time is kept for the chances of the other seats.
    """
    seconds = budget.seconds
    if seconds is not None:
        seconds *= (1.0 - SHARE_OF_OTHERS) / ceil(searches / parallel_searches)
    return replace(budget.shared(searches), seconds=seconds)


def merge_searches(
    found: Sequence[Sequence[MoveStats]], *, proofs: bool = True
) -> tuple[AppraisedMove, ...]:
    """Merge the results of several searches per action.

    Proved wins come first, then the other actions by visits, proved losses last. Without `proofs`,
    a value of 0 or 1 only means that all playouts ended alike.
    """
    of_code: dict[Code, list[MoveStats]] = {}
    for moves in found:
        for move in moves:
            of_code.setdefault(move.code, []).append(move)
    merged = [_merge_moves(code, moves, proofs=proofs) for code, moves in of_code.items()]
    merged.sort(key=_promise_key)
    return tuple(merged)


def _promise_key(move: AppraisedMove) -> tuple[bool, bool, int, float]:
    """Return the sort key of a move: proved wins first, then by visits, proved losses last."""
    proved = move.margin == 0.0
    return (
        not (proved and move.value == WON),
        proved and move.value == LOST,
        -move.visits,
        -move.value,
    )


def _merge_moves(code: Code, moves: Sequence[MoveStats], *, proofs: bool) -> AppraisedMove:
    """Return the value of one action and its error, merged from its statistics in each search.

    With `proofs`, a value that one search proved holds if most searches agree.
    """
    visits = sum(move.visits for move in moves)
    values = [move.value for move in moves]
    if not visits:
        return AppraisedMove(code, 0, values[0], None)
    value = min(WON, max(LOST, sum(move.visits * move.value for move in moves) / visits))
    if proofs and (WON in values or LOST in values):
        # A proof by one search holds for all; the others merely have not found it yet.
        proved = WON if WON in values else LOST
        if sum(known == proved for known in values) * 2 > len(values):
            return AppraisedMove(code, visits, proved, 0.0)
    if len(values) == 1:
        return AppraisedMove(code, visits, value, None)
    binomial_error = 2.0 * sqrt(value * (1.0 - value) / visits)
    margin = max(_difference_error(moves, value), binomial_error) or RULE_OF_THREE / visits
    return AppraisedMove(code, visits, value, min(1.0, margin))


def _difference_error(moves: Sequence[MoveStats], value: float) -> float:
    """Return the error of `value`, the mean by visits, from the differences between searches.

    A search counts by its visits, as in the mean: one that hardly tried the action knows little of
    it, however far off its own value is.
    """
    visits, squares = sum(move.visits for move in moves), sum(move.visits**2 for move in moves)
    if squares == visits**2:  # all visits in one search
        return 1.0
    spread = sum(move.visits * (move.value - value) ** 2 for move in moves)
    # The unbiased variance of weighted values, and that of their mean.
    variance = spread / (visits - squares / visits) * squares / visits**2
    factor = MEAN_ERROR_FACTORS[min(len(moves), MAX_SEARCHES) - 2] * sqrt(len(moves))
    return factor * sqrt(variance)


def prefer_override(
    game: Game, view: View, codes: Sequence[Code], found: tuple[AppraisedMove, ...]
) -> tuple[AppraisedMove, ...]:
    """Return the moves, with the replacement of `BotKnowledge.override` first.

    If no search tried it, it gets the value of the best: by its rule it is no worse.
    """
    if not found:
        return found
    best = found[0]
    code = game.bots.override(view, best.code, {move.code: move.value for move in found})
    return with_first(code, found) if code in codes else found


def prefer_deed(
    game: Game, codes: Sequence[Code], found: tuple[AppraisedMove, ...]
) -> tuple[AppraisedMove, ...]:
    """Return the moves, with a better one in the place of one that does nothing.

    A short search tries a pass most because its playouts agree most, and may not have come to try
    as often what it already values more. That counts if it was fairly tried.
    """
    if not found or found[0].code not in game.explanations.idle_codes(codes):
        return found
    first = found[0]
    better = [
        move
        for move in found[1:]
        if move.value > first.value and move.visits >= FAIR_VISIT_SHARE * first.visits
    ]
    return with_first(max(better, key=lambda move: move.value).code, found) if better else found


def prefer_rest(
    game: Game, codes: Sequence[Code], found: tuple[AppraisedMove, ...]
) -> tuple[AppraisedMove, ...]:
    """Return the moves, with one that does nothing before a best one that hardly gains on it.

    That holds where doing nothing saves what a later decision needs
    (`Explanations.is_rest_thrifty`), and only for an action that was fairly tried.
    """
    if not found or not game.explanations.is_rest_thrifty:
        return found
    first, idle = _shown_first(found), game.explanations.idle_codes(codes)
    fair = [move for move in found if move.visits >= FAIR_VISIT_SHARE * first.visits]
    for move in (first,) if first.code in idle else fair:
        if move.code not in idle or move.margin is None or _gains(first, move):
            continue
        # An action that is known less well may look better by no more than that.
        best = replace(move, value=max(m.value for m in found if not _gains(m, move)))
        return (best, *(other for other in found if other is not move))
    return found


def _gains(move: AppraisedMove, idle: AppraisedMove) -> bool:
    """Return whether a move is worth more than an idle one, beyond noise, or is not known to be."""
    error = hypot(move.margin or 0.0, idle.margin or 0.0)
    return move.margin is None or move.value - idle.value > MIN_GAIN_SHARE * error


def _untried_sound(
    game: Game,
    view: View,
    codes: Sequence[Code],
    found: Sequence[AppraisedMove],
    *,
    then_idle: bool = False,
) -> list[Code]:
    """Return the `Explanations.sounder_codes` that were tried less than fairly beside the best."""
    if not found or found[0].visits == 0:
        return []
    visits, first_shown = {move.code: move.visits for move in found}, _shown_first(found)
    return [
        code
        for code in game.explanations.sounder_codes(
            view, first_shown.code, first_shown.value, then_idle=then_idle
        )
        if code in codes and visits.get(code, 0) < FAIR_VISIT_SHARE * found[0].visits
    ]


def _shown_first(found: Sequence[AppraisedMove]) -> AppraisedMove:
    """Return the move that a list in the order of the chances has first.

    It is the most valuable one of those that may be as good as the most promising, and were tried
    about as much.
    """
    best = found[0]
    if best.margin is None:
        return best
    alike = [
        move
        for move in found
        if move.margin is not None
        and move.margin <= MAX_MARGIN_FACTOR * best.margin
        and abs(move.value - best.value) <= hypot(move.margin, best.margin)
    ]
    return max(alike, key=lambda move: move.value, default=best)


def prefer_sound(
    game: Game,
    view: View,
    codes: Sequence[Code],
    found: tuple[AppraisedMove, ...],
    *,
    then_idle: bool = False,
) -> tuple[AppraisedMove, ...]:
    """Return the moves, with one first that a good player prefers to the best.

    It is the most valuable one of `Explanations.sounder_codes`, with at least the value of the
    best. A best move that is surely worth more stays, if the match is not nearly lost: then the
    differences are noise.
    """
    if not found:
        return found
    first = _shown_first(found)
    tried = {move.code: move for move in found}
    sounder = game.explanations.sounder_codes(view, first.code, first.value, then_idle=then_idle)
    sounder = [
        code for code in sounder if code in codes and not (code in tried and _is_lost(tried[code]))
    ]
    if not sounder:
        return found
    code = max(sounder, key=lambda code: tried[code].value if code in tried else -1.0)
    sound = tried.get(code, replace(first, code=code))
    gap, error = first.value - sound.value, hypot(first.margin or 0.0, sound.margin or 0.0)
    is_surer = gap > error and sound.margin is not None and first.margin is not None
    if is_surer and first.value >= NEARLY_LOST:
        return found
    if gap > 0.0 or sound.margin is None:
        sound = replace(first, code=code, visits=max(first.visits, sound.visits))
    return (sound, *(move for move in found if move.code != code))


def _is_lost(move: AppraisedMove) -> bool:
    """Return whether an action is proved to lose."""
    return move.margin == 0.0 and move.value == LOST


def with_first(code: Code, found: tuple[AppraisedMove, ...]) -> tuple[AppraisedMove, ...]:
    """Return the answers with `code` first, with at least the value of the best."""
    best = found[0]
    replacement = next((move for move in found if move.code == code), replace(best, code=code))
    others = (move for move in found if move is not replacement)
    return (replace(replacement, value=max(replacement.value, best.value)), *others)


def order_by_nearness(
    game: Game, view: View, moves: tuple[AppraisedMove, ...]
) -> tuple[AppraisedMove, ...]:
    """Return the moves, reordered: immediate wins first, then by closeness to a win.

    The latter applies only to actions that are as good as the first. Where nothing is hidden, the
    search itself knows which of them is better, unless the first is proved.
    """
    scores = nearness(game, view, [move.code for move in moves])
    if game.perfect_information and moves and moves[0].margin != 0.0:
        scores = [score if score == IMMEDIATE_WIN else 0.0 for score in scores]
    if not any(scores):
        return moves
    rated = [replace(move, near=closeness) for move, closeness in zip(moves, scores, strict=True)]
    first = rated[0]
    ordered = sorted(
        rated,
        key=lambda move: (
            -move.near if move.near == IMMEDIATE_WIN or _is_as_good(move, first) else 0.0
        ),
    )
    if ordered[0] is first or not _is_as_good(ordered[0], first):
        return tuple(ordered)
    # A difference within the error does not put the nearer one behind.
    best = max(move.value for move in ordered if _is_as_good(move, first))
    return (replace(ordered[0], value=best), *ordered[1:])


def _is_as_good(move: AppraisedMove, first: AppraisedMove) -> bool:
    """Return whether an action is known to be about as good as the first."""
    if move.margin is None or first.margin is None:
        return False
    gap, error = first.value - move.value, hypot(move.margin, first.margin)
    return gap <= error and gap + error < min(EQUAL_MARGIN, first.value / 2)


def to_probability(game: Game, view: View, move: AppraisedMove) -> AppraisedMove:
    """Return the move with its expected value converted to a calibrated probability."""
    value, margin = move.value, move.margin
    if margin == 0.0:
        return replace(move, value=game.calibration.odds_for(view).exact_probability(value))
    sure = game.calibration.sure_win(view, move.code)
    if sure >= 1.0:
        return replace(move, value=1.0, margin=0.0)

    def convert(expected: float) -> float:
        """Return the probability; only what is not sure is calibrated."""
        unsure_share = min(1.0, max(0.0, (expected - sure) / (1.0 - sure)))
        return sure + (1.0 - sure) * game.calibration.to_probability(view, unsure_share)

    if margin is not None:
        low, high = max(0.0, value - margin), min(1.0, value + margin)
        # An interval cut off at 0 or 1 does not shrink the error.
        margin *= (convert(high) - convert(low)) / max(high - low, 1e-9)
    value = convert(value)
    if margin is not None and value in (sure, 1.0):
        # Values up to the reward without a winner are all 0 %, which no playout proves.
        margin = max(margin, (1.0 - sure) * RULE_OF_THREE / max(1, move.visits))
    if margin is not None:
        margin = min(1.0, game.calibration.with_estimate_error(view, value, margin))
    return replace(move, value=value, margin=margin)


def _add_chances(
    game: Game,
    view: View,
    moves: Sequence[AppraisedMove],
    rng: Rng,
    until: float | None,
    cancelled: Callable[[], bool],
) -> tuple[AppraisedMove, ...]:
    """Return the moves, the first ones with the chances of all seats (unless cancelled).

    They are played out in the same worlds by the playouts of the search, so that luck hardly
    affects their differences.
    """
    assert view.decision is not None
    looked_at = moves[:MOVES_WITH_CHANCES]
    codes = [move.code for move in looked_at]
    rewards_by_world = play_moves(game, view, codes, rng, MAX_CHANCE_WORLDS, until, cancelled)
    if cancelled():
        return tuple(moves)
    with_chances = [
        replace(
            move,
            chances=share_out_chances(
                sum_rewards(world_rewards), view.decision.seat, move.value, game.constant_sum
            ),
        )
        for move, world_rewards in zip(looked_at, zip(*rewards_by_world, strict=True), strict=True)
    ]
    return (*with_chances, *moves[MOVES_WITH_CHANCES:])


def sum_rewards(world_rewards: Sequence[Sequence[float]]) -> list[float]:
    """Return the sum of each seat's rewards over all worlds."""
    return [sum(rewards) for rewards in zip(*world_rewards, strict=True)]


def share_out_chances(
    total: Sequence[float], seat: int, value: float, constant_sum: bool
) -> tuple[float, ...]:
    """Return each seat's chance: `value` for `seat`; the others share 1 - `value` like `total`.

    Returns an empty tuple where all seats may lose or the others got nothing.
    """
    others = sum(total) - total[seat]
    if not constant_sum or not others:
        return ()
    return tuple(
        value if number == seat else (1.0 - value) * reward / others
        for number, reward in enumerate(total)
    )


# -- playouts --------------------------------------------------------------------------------------


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and twice its standard error."""
    return mean(values), 2.0 * standard_error(values)


def chance_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return mean and error of rewards; the error is above 0 even where all worlds ended alike."""
    value, margin = mean_and_margin(values)
    return value, margin or min(1.0, RULE_OF_THREE / len(values))
