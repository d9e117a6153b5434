"""Measure whether the chances in hints come true: the command `conquista calibration`.

One decision is drawn from each match of a quick level. A hint is made for it as in the window, its
action is given, and the strongest level plays on to the end, which shows the result of the seat. No
two hints share a match, so they are independent.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, log

from engine.bots.appraisal import AppraisedMove, appraise
from engine.bots.bot import Budget
from engine.bots.bot_names import LEVEL_COUNT
from engine.bots.levels import find_bot
from engine.core.averages import Z95, mean, standard_error
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.odds import Odds, chance_of, odds_of
from engine.core.options import parse_options
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Json, State, View
from engine.games import find
from engine.system.usage import MAX_PLAYED, whole_number_type

#: The least expected value used in the fit; the greatest is 1 minus this.
MIN_EXPECTED = 0.001
#: Strength of the prior that nothing has to be corrected, in hints.
PRIOR_STRENGTH = 2.0
#: Number of Newton steps; five or six suffice.
NEWTON_STEPS = 25


def fit_odds(expected: Sequence[float], found: Sequence[float], even: float) -> Odds:
    """Return the scale and the power with the greatest likelihood of the results `found`.

    This is logistic regression by Newton's method; a shared win counts in part. Raises
    ConquistaError where the expected values do not predict the results.
    """
    middle = log(odds_of(even))
    log_odds = [
        log(odds_of(min(1.0 - MIN_EXPECTED, max(MIN_EXPECTED, value)))) - middle
        for value in expected
    ]
    shift, power = 0.0, 1.0
    for _ in range(NEWTON_STEPS):
        by_shift, by_power = -PRIOR_STRENGTH * shift, PRIOR_STRENGTH * (1.0 - power)
        bend_shift, bend_both, bend_power = PRIOR_STRENGTH, 0.0, PRIOR_STRENGTH
        for log_ratio, result in zip(log_odds, found, strict=True):
            chance = chance_of(exp(middle + shift + power * log_ratio))
            spread = chance * (1.0 - chance)
            by_shift += result - chance
            by_power += (result - chance) * log_ratio
            bend_shift += spread
            bend_both += spread * log_ratio
            bend_power += spread * log_ratio * log_ratio
        area = bend_shift * bend_power - bend_both * bend_both
        shift += (by_shift * bend_power - by_power * bend_both) / area
        power += (by_power * bend_shift - by_shift * bend_both) / area
    if power <= 0.0:
        raise ConquistaError("too few hints to fit anything to")
    return Odds(exp(shift), power)


#: Number of searches in a hint.
SEARCHES_PER_HINT = 5
#: Number of equal intervals into which the chances from 0 to 1 are divided.
BIN_COUNT = 5
#: The level that plays up to the hint.
PLAYING_LEVEL = "level3"


@dataclass(frozen=True, slots=True)
class StatedChance:
    """The chance that a hint stated for its best action, and the result."""

    match: int
    #: The chance stated.
    chance: float
    #: The chance without the fit (`Calibration.odds`).
    unfitted: float
    margin: float | None
    found: float
    #: The chance of the same action by as many longer searches, or None.
    longer: float | None
    #: The part of the chance that was known (`Calibration.sure_win`).
    sure: float = 0.0


@dataclass(frozen=True, slots=True)
class CalibrationConfig:
    """How matches are played and hints are made."""

    game: str
    seats: int
    options: tuple[tuple[str, Json], ...]
    seed: int
    #: Divisor of the strongest level's iterations when it plays on.
    part: int
    #: Iterations of a hint, all its searches together.
    hint: int
    #: Factor of the iterations of a second appraisal, which tests the error of the first; 0 for no
    #: such appraisal.
    longer: int = 0
    #: Maximum number of hints per fifth of the chances; further ones are not played out. 0: no
    #: limit.
    each: int = 0


def play(
    trial: CalibrationConfig, number: int, full: frozenset[int] = frozenset()
) -> StatedChance | None:
    """Make one hint, play its match to the end, and return both.

    Returns None when the decision leaves nothing to compare, or when the chance is in a fifth that
    is `full`.
    """
    game, seed = find(trial.game), derived_seed(trial.seed, number)
    state = _draw_decision(trial, game, seed)
    if state is None or state.decision is None:
        return None
    seat, codes = state.decision.seat, state.codes()
    view = game.view(state, seat)
    hint = _best_hint(trial, game, view, codes, seed)
    if hint is None or calibration_interval(hint.value) in full:
        return None
    longer = _longer_estimate(trial, game, view, codes, seed, hint.code) if trial.longer else None
    result = _play_to_end(trial, game, state, hint.code, seed)[seat]
    sure = game.calibration.sure_win(view, hint.code)
    proved = hint.margin == 0.0 or sure > 0.0
    unfitted = (
        hint.value
        if proved
        else game.calibration.odds_for(view).unfitted_probability(
            hint.value, game.calibration.even_chance(view)
        )
    )
    return StatedChance(number, hint.value, unfitted, hint.margin, result, longer, sure)


def _play_to_end(
    trial: CalibrationConfig, game: Game, state: State, code: Code, seed: int
) -> Sequence[float]:
    """Return the results of all seats after this action and further ones of the strongest level."""
    bot, rng, question_count = find_bot(f"level{LEVEL_COUNT}"), Rng(derived_seed(seed, 1)), 0
    state.step(code, rng)
    while state.decision is not None:
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            view = game.view(state, state.decision.seat)
            lots = derived_seed(seed, 2, question_count)
            iterations = bot.budget(game, view).iterations or 1
            code = bot.think(game, view, codes, lots, Budget(-(-iterations // trial.part))).code
            question_count += 1
        state.step(code, rng)
    return state.returns()


def _draw_decision(trial: CalibrationConfig, game: Game, seed: int) -> State | None:
    """Return a state drawn uniformly from the decisions of a match of quick bots, or None."""
    bot, rng, lots = find_bot(PLAYING_LEVEL), Rng(seed), Rng(derived_seed(seed))
    state: State = game.start(game.options(**dict(trial.options)), trial.seats, rng)
    drawn: State | None = None
    question_count = 0
    while state.decision is not None:
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            question_count += 1
            if not lots.below(question_count):
                drawn = state.clone()
            view = game.view(state, state.decision.seat)
            code = bot.think(
                game, view, codes, derived_seed(seed, 3, question_count), Budget()
            ).code
        state.step(code, rng)
    return drawn


def _best_hint(
    trial: CalibrationConfig, game: Game, view: View, codes: list[Code], seed: int
) -> AppraisedMove | None:
    """Return the best action of a hint; None where there is nothing to compare."""
    bot = find_bot(f"level{LEVEL_COUNT}")
    appraisal = appraise(bot, game, view, codes, seed, Budget(trial.hint), SEARCHES_PER_HINT)
    return appraisal.moves[0] if len(appraisal.moves) > 1 else None


def _longer_estimate(
    trial: CalibrationConfig, game: Game, view: View, codes: list[Code], seed: int, code: Code
) -> float | None:
    """Return the chance of an action by longer searches with other random numbers."""
    lots, bot = derived_seed(seed, trial.longer), find_bot(f"level{LEVEL_COUNT}")
    budget = Budget(trial.hint * trial.longer)
    appraisal = appraise(bot, game, view, codes, lots, budget, SEARCHES_PER_HINT)
    return next((move.value for move in appraisal.moves if move.code == code), None)


def calibration_interval(chance: float) -> int:
    """Return the interval of a chance, from 0."""
    return min(BIN_COUNT - 1, int(chance * BIN_COUNT))


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Chances stated in one interval, and the mean result with its 95 % interval as ±."""

    lower: float
    upper: float
    hints: int
    stated: float
    found: float
    margin: float


def intervals(hints: Sequence[StatedChance]) -> Iterator[CalibrationBin]:
    """Yield the intervals of the chances that contain any hints."""
    for part in range(BIN_COUNT):
        inside = [hint for hint in hints if calibration_interval(hint.chance) == part]
        if inside:
            lower, upper = part / BIN_COUNT, (part + 1) / BIN_COUNT
            stated = sum(hint.chance for hint in inside) / len(inside)
            yield CalibrationBin(lower, upper, len(inside), stated, *_mean_result(inside))


def _mean_result(hints: Sequence[StatedChance]) -> tuple[float, float]:
    """Return the mean result and half its 95 % interval.

    The spread is that around the stated chances, because chances within an interval differ.
    """
    share = mean([hint.found for hint in hints])
    if len(hints) < 2:
        return share, 1.0
    return share, Z95 * standard_error([hint.found - hint.chance for hint in hints])


def within_margin(hints: Sequence[StatedChance]) -> tuple[int, int]:
    """Return how many chances were within their error after longer searches, and of how many."""
    again = [
        abs(hint.chance - hint.longer) <= hint.margin
        for hint in hints
        if hint.longer is not None and hint.margin is not None
    ]
    return sum(again), len(again)


def fit_to_hints(trial: CalibrationConfig, hints: Sequence[StatedChance]) -> Odds:
    """Return the odds that would have predicted the results best; proved values do not count."""
    game = find(trial.game)
    state: State = game.start(game.options(**dict(trial.options)), trial.seats, Rng(0))
    unproved = [
        hint for hint in hints if hint.margin != 0.0 and not hint.sure and 0.0 < hint.unfitted < 1.0
    ]
    even = game.calibration.even_chance(game.view(state, 0))
    return fit_odds([hint.unfitted for hint in unproved], [hint.found for hint in unproved], even)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista calibration`."""
    count, natural = whole_number_type(1), whole_number_type(0)
    parser.add_argument("game", metavar="GAME", help="id of the game")
    parser.add_argument(
        "--seats", type=whole_number_type(), required=True, metavar="N", help="number of seats"
    )
    parser.add_argument(
        "--matches",
        type=whole_number_type(1, MAX_PLAYED),
        default=100,
        metavar="N",
        help="matches played (default: 100)",
    )
    parser.add_argument(
        "--seed", type=whole_number_type(), default=1, metavar="S", help="of the deals (default: 1)"
    )
    parser.add_argument(
        "--hint", type=count, default=1000, metavar="N", help="iterations of a hint"
    )
    parser.add_argument(
        "--part", type=count, default=1, metavar="N", help="play on with an Nth of the iterations"
    )
    parser.add_argument(
        "--each", type=natural, default=0, metavar="N", help="no more than N hints of a fifth"
    )
    parser.add_argument(
        "--longer",
        type=natural,
        default=0,
        metavar="N",
        help="test doubts by thinking N times longer",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="KEY alone: true"
    )
    parser.add_argument("--fit", action="store_true", help="print the odds that fit these matches")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print every hint as a line of JSON")
    form.add_argument("--markdown", action="store_true", help="print a table in Markdown")


def main(args: argparse.Namespace) -> int:
    """Run `conquista calibration`. Raises ConquistaError when arguments contradict the game."""
    options = tuple(parse_options(args.option).items())
    game = find(args.game)
    if args.seats not in game.seats:
        raise ConquistaError(f"seats: {args.seats}, {game.id} is for {game.seat_range()}")
    trial = CalibrationConfig(
        game=args.game,
        seats=args.seats,
        options=options,
        seed=args.seed,
        part=max(1, args.part),
        hint=args.hint,
        longer=args.longer,
        each=args.each,
    )
    hints: list[StatedChance] = []
    for hint in run_trials(trial, args.matches):
        hints.append(hint)
        if args.json:
            # The JSON keeps the key of earlier versions.
            data = {
                "doubt" if key == "margin" else key: value for key, value in asdict(hint).items()
            }
            print(json.dumps(data), flush=True)
        elif sys.stderr.isatty():
            print(
                f"\r{hint.match + 1} of {args.matches} matches", end="", file=sys.stderr, flush=True
            )
    odds = fit_to_hints(trial, hints) if args.fit and not args.json else None
    if args.markdown:
        print(*markdown(trial, args.matches, hints, odds), sep="\n")
    elif not args.json:
        _print_report(hints)
        if odds is not None:
            print(f"scale {odds.scale:.3f}, power {odds.power:.3f}")
    return 0


def run_trials(trial: CalibrationConfig, matches: int) -> Iterator[StatedChance]:
    """Yield the hints of a number of matches."""
    count: Counter[int] = Counter()
    for number in range(matches):
        full = {part for part in count if trial.each and count[part] >= trial.each}
        hint = play(trial, number, frozenset(full))
        if hint is not None:
            count[calibration_interval(hint.chance)] += 1
            yield hint


def markdown(
    trial: CalibrationConfig, matches: int, hints: Sequence[StatedChance], odds: Odds | None
) -> Iterator[str]:
    """Yield the lines of the tables in docs/strength.md: the fit, if any, and the fifths."""
    if odds is not None:
        yield "| game | seats | scale | power | hints fitted | `--part` | seed, matches |"
        yield "|---|---:|---:|---:|---:|---:|---|"
        divisor = trial.part if trial.part > 1 else ""
        yield (
            f"| {trial.game} | {trial.seats} | {odds.scale:.3f} | {odds.power:.3f} "
            f"| {len(hints):,} | {divisor} | {trial.seed}, {matches} |"
        )
        yield ""
    bounds = [
        f"{part / BIN_COUNT:.1f} to {(part + 1) / BIN_COUNT:.1f}" for part in range(BIN_COUNT)
    ]
    yield f"| game, seats | {' | '.join(bounds)} |"
    yield f"|---{'|---' * BIN_COUNT}|"
    cells = [""] * BIN_COUNT
    for part in intervals(hints):
        error = f"{part.found - part.stated:+.3f} ± {part.margin:.3f}".replace("-", "−")
        means = f"{part.stated:.3f} ({part.hints}), {part.found:.3f}"
        cells[round(part.lower * BIN_COUNT)] = f"{means}: {error}"
    yield f"| {trial.game}, {trial.seats} | {' | '.join(cells)} |"


def _print_report(hints: Sequence[StatedChance]) -> None:
    print(f"\r{len(hints)} hints, each of a match of its own")
    print("stated         hints   mean  found   95 %")
    for part in intervals(hints):
        bounds = f"{part.lower:.1f} .. {part.upper:.1f}"
        means = f"{part.stated:>6.3f} {part.found:>6.3f} ± {part.margin:.3f}"
        print(f"{bounds:<14} {part.hints:>5} {means}")
    within_count, of = within_margin(hints)
    if of:
        print(f"after longer thought {within_count} of {of} were within their doubt")
