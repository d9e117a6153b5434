"""Whether what a hint states comes true: the command `conquista calibration`.

Of each match that a quick level plays, one question is drawn; there a hint is asked for, as at the
table, its answer is given, and the strongest level plays on. At the end it is seen what the seat
got. So no two hints share a match, and each counts for itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, log

from engine.bots.appraisal import Appraised, appraise
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.names import LEVELS
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.odds import Odds, chance_of, odds_of
from engine.core.options import from_words
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Json, State, View
from engine.data.statistics import Z95, mean, standard_error
from engine.games import find
from engine.system.usage import MOST_PLAYED, whole

#: What an expectation is taken for at the least, and 1 less that at the most.
SUREST = 0.001
#: That nothing is to be corrected is believed beforehand, as if so many hints had said it.
BELIEVED = 2.0
#: Steps of the fit; it needs five or six.
STEPS = 25


def fit(expected: Sequence[float], found: Sequence[float], even: float) -> Odds:
    """The scale and the power that make it likeliest what was found where so much was expected.

    Logistic regression by Newton's method; a win shared counts in parts. Raises ConquistaError
    where what was expected says nothing of what was found.
    """
    middle = log(odds_of(even))
    sure = [log(odds_of(min(1.0 - SUREST, max(SUREST, value)))) - middle for value in expected]
    shift, power = 0.0, 1.0
    for _ in range(STEPS):
        by_shift, by_power = -BELIEVED * shift, BELIEVED * (1.0 - power)
        bend_shift, bend_both, bend_power = BELIEVED, 0.0, BELIEVED
        for one, came in zip(sure, found, strict=True):
            chance = chance_of(exp(middle + shift + power * one))
            spread = chance * (1.0 - chance)
            by_shift += came - chance
            by_power += (came - chance) * one
            bend_shift += spread
            bend_both += spread * one
            bend_power += spread * one * one
        area = bend_shift * bend_power - bend_both * bend_both
        shift += (by_shift * bend_power - by_power * bend_both) / area
        power += (by_power * bend_shift - by_shift * bend_both) / area
    if power <= 0.0:
        raise ConquistaError("too few hints to fit anything to")
    return Odds(exp(shift), power)


#: Searches a hint is made of.
SEARCHES = 5
#: Parts the chances from 0 to 1 are put into.
PARTS = 5
#: Who plays up to the hint.
QUICK = "level3"


@dataclass(frozen=True, slots=True)
class Stated:
    """What a hint said of its best answer, and what came of it."""

    match: int
    #: The chance stated, and what would be stated had nothing been fitted (`Game.odds`).
    chance: float
    unfitted: float
    doubt: float | None
    found: float
    #: What as many searches, each so much longer, said of the same answer; None: not asked.
    longer: float | None


@dataclass(frozen=True, slots=True)
class Trial:
    """How matches are played and hints are asked for."""

    game: str
    seats: int
    options: tuple[tuple[str, Json], ...]
    seed: int
    #: Who plays on has one part in so many of the strongest level's iterations.
    part: int
    #: Iterations of a hint, all its searches together.
    hint: int
    #: So many times as long is thought again about a hint, to see its doubt; 0: not at all.
    longer: int = 0
    #: Hints wanted in each fifth of the chances, beyond which none is played out; 0: all.
    each: int = 0


def play(trial: Trial, number: int, full: frozenset[int] = frozenset()) -> Stated | None:
    """The hint of one match, and what came of it.

    None where the question drawn is none to compare answers of, or its chance is in a fifth that
    is `full`.
    """
    game, seed = find(trial.game), derived_seed(trial.seed, number)
    state = _drawn(trial, game, seed)
    if state is None or state.decision is None:
        return None
    seat, codes = state.decision.seat, state.codes()
    view = game.view(state, seat)
    hint = _hint(trial, game, view, codes, seed)
    if hint is None or fifth(hint.value) in full:
        return None
    longer = _again(trial, game, view, codes, seed, hint.code) if trial.longer else None
    found = _played_on(trial, game, state, hint.code, seed)[seat]
    proved = hint.doubt == 0.0
    unfitted = hint.value if proved else game.odds_for(view).unfitted(hint.value, game.even(view))
    return Stated(number, hint.value, unfitted, hint.doubt, found, longer)


def _played_on(trial: Trial, game: Game, state: State, code: Code, seed: int) -> Sequence[float]:
    """What every seat got after this answer and those of the strongest level."""
    bot, rng, asked = find_bot(f"level{LEVELS}"), Rng(derived_seed(seed, 1)), 0
    state.step(code, rng)
    while state.decision is not None:
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            view = game.view(state, state.decision.seat)
            lots = derived_seed(seed, 2, asked)
            iterations = bot.budget(game, view).iterations or 1
            code = bot.think(game, view, codes, lots, Budget(-(-iterations // trial.part))).code
            asked += 1
        state.step(code, rng)
    return state.returns()


def _drawn(trial: Trial, game: Game, seed: int) -> State | None:
    """A question of a match of quick bots, each as likely as any other; None: it had none."""
    bot, rng, lots = find_bot(QUICK), Rng(seed), Rng(derived_seed(seed))
    state: State = game.start(game.options(**dict(trial.options)), trial.seats, rng)
    found: State | None = None
    asked = 0
    while state.decision is not None:
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            asked += 1
            if not lots.below(asked):
                found = state.clone()
            view = game.view(state, state.decision.seat)
            code = bot.think(game, view, codes, derived_seed(seed, 3, asked), Budget()).code
        state.step(code, rng)
    return found


def _hint(trial: Trial, game: Game, view: View, codes: list[Code], seed: int) -> Appraised | None:
    """The best answer as a hint names it; None where there is nothing to compare."""
    bot = find_bot(f"level{LEVELS}")
    found = appraise(bot, game, view, codes, seed, Budget(trial.hint), SEARCHES)
    return found.answers[0] if len(found.answers) > 1 else None


def _again(
    trial: Trial, game: Game, view: View, codes: list[Code], seed: int, code: Code
) -> float | None:
    """The chance of an answer after longer thought, with other lots."""
    lots, bot = derived_seed(seed, trial.longer), find_bot(f"level{LEVELS}")
    budget = Budget(trial.hint * trial.longer)
    found = appraise(bot, game, view, codes, lots, budget, SEARCHES)
    return next((answer.value for answer in found.answers if answer.code == code), None)


def fifth(chance: float) -> int:
    """In which of the parts a chance is, from 0."""
    return min(PARTS - 1, int(chance * PARTS))


@dataclass(frozen=True, slots=True)
class Part:
    """What was stated within bounds, and what was found, with its 95 % interval as ±."""

    least: float
    most: float
    hints: int
    stated: float
    found: float
    doubt: float


def parts(said: Sequence[Stated]) -> Iterator[Part]:
    """Fifths of the chances stated; those nobody stated are left out."""
    for part in range(PARTS):
        inside = [one for one in said if fifth(one.chance) == part]
        if inside:
            least, most = part / PARTS, (part + 1) / PARTS
            stated = sum(one.chance for one in inside) / len(inside)
            yield Part(least, most, len(inside), stated, *_found(inside))


def _found(said: Sequence[Stated]) -> tuple[float, float]:
    """The mean of what was found, and half its 95 % interval.

    Of the spread about what was stated: chances of one part differ, and are meant to.
    """
    found = mean([one.found for one in said])
    if len(said) < 2:
        return found, 1.0
    return found, Z95 * standard_error([one.found - one.chance for one in said])


def within_doubt(said: Sequence[Stated]) -> tuple[int, int]:
    """How many chances were still within their doubt after longer thought, and of how many."""
    again = [
        abs(one.chance - one.longer) <= one.doubt
        for one in said
        if one.longer is not None and one.doubt is not None
    ]
    return sum(again), len(again)


def fitted(trial: Trial, said: Sequence[Stated]) -> Odds:
    """The odds that would have stated best what was found; what is proved tells nothing."""
    game = find(trial.game)
    state: State = game.start(game.options(**dict(trial.options)), trial.seats, Rng(0))
    told = [one for one in said if one.doubt != 0.0 and 0.0 < one.unfitted < 1.0]
    even = game.even(game.view(state, 0))
    return fit([one.unfitted for one in told], [one.found for one in told], even)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `conquista calibration` understands."""
    count, natural = whole(1), whole(0)
    parser.add_argument("game", metavar="GAME", help="id of the game")
    parser.add_argument("--seats", type=whole(), required=True, metavar="N")
    parser.add_argument("--matches", type=whole(1, MOST_PLAYED), default=100, metavar="N")
    parser.add_argument("--seed", type=whole(), default=1, metavar="S")
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
    parser.add_argument("--json", action="store_true", help="print every hint as a line of JSON")


def main(args: argparse.Namespace) -> int:
    """Run `conquista calibration`; raises ConquistaError for values that make no sense."""
    options = tuple(from_words(args.option).items())
    game = find(args.game)
    if args.seats not in game.seats:
        raise ConquistaError(f"seats: {args.seats}, {game.id} is for {game.seats_said()}")
    trial = Trial(
        *(args.game, args.seats, options, args.seed),
        *(max(1, args.part), args.hint, args.longer, args.each),
    )
    said: list[Stated] = []
    for one in trials(trial, args.matches):
        said.append(one)
        if args.json:
            print(json.dumps(asdict(one)), flush=True)
        elif sys.stderr.isatty():
            print(
                f"\r{one.match + 1} of {args.matches} matches", end="", file=sys.stderr, flush=True
            )
    if not args.json:
        _print(said)
        if args.fit:
            odds = fitted(trial, said)
            print(f"scale {odds.scale:.3f}, power {odds.power:.3f}")
    return 0


def trials(trial: Trial, matches: int) -> Iterator[Stated]:
    """The hints of so many matches."""
    count: Counter[int] = Counter()
    for number in range(matches):
        full = {part for part in count if trial.each and count[part] >= trial.each}
        one = play(trial, number, frozenset(full))
        if one is not None:
            count[fifth(one.chance)] += 1
            yield one


def _print(said: Sequence[Stated]) -> None:
    print(f"\r{len(said)} hints, each of a match of its own")
    print("stated         hints   mean  found   95 %")
    for part in parts(said):
        bounds = f"{part.least:.1f} .. {part.most:.1f}"
        means = f"{part.stated:>6.3f} {part.found:>6.3f} ± {part.doubt:.3f}"
        print(f"{bounds:<14} {part.hints:>5} {means}")
    held, of = within_doubt(said)
    if of:
        print(f"after longer thought {held} of {of} were within their doubt")
