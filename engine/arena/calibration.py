"""Whether what a hint states comes true: the command `conquista calibration`.

Matches are played by the strongest level. Every so many questions a hint is asked for, as at the
table; its answer is given, and at the end it is seen what the seat got.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from math import sqrt

from engine.bots.appraisal import Appraised, appraise
from engine.bots.bot import Budget
from engine.bots.levels import LEVELS, find_bot
from engine.core import Game, Json, View
from engine.games import find
from engine.options import from_words
from engine.rng import Rng, derived_seed

#: Searches a hint is made of.
SEARCHES = 5
#: Parts the chances from 0 to 1 are put into.
PARTS = 5


@dataclass(frozen=True, slots=True)
class Stated:
    """What a hint said of its best answer, and what came of it."""

    match: int
    chance: float
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
    #: Every so many questions a hint is asked for.
    every: int
    #: Of the bots at the table, and of a hint.
    playing: Budget
    hint: Budget
    #: So many times as long is thought again about every fourth hint, to see its doubt; 0: never.
    longer: int = 0


def play(trial: Trial, number: int) -> list[Stated]:
    """One match, and the hints of it that named a chance."""
    game, bot = find(trial.game), find_bot(f"level{LEVELS}")
    seed = derived_seed(trial.seed, number)
    rng = Rng(seed)
    state = game.start(game.options(**dict(trial.options)), trial.seats, rng, None)
    until = derived_seed(seed, trial.every) % trial.every
    said: list[tuple[int, Appraised, float | None]] = []
    asked = 0
    while state.decision is not None:
        seat, codes = state.decision.seat, state.codes()
        code = codes[0]
        if len(codes) > 1:
            view, lots = game.view(state, seat), derived_seed(seed, seat, asked)
            asked += 1
            until -= 1
            best = _hint(trial, game, view, codes, lots) if until < 0 else None
            if best is not None:
                until = trial.every - 1
                longer = None
                if trial.longer and not len(said) % 4:
                    longer = _again(trial, game, view, codes, lots, best.code)
                said.append((seat, best, longer))
                code = best.code
            else:
                code = bot.think(game, view, codes, lots, trial.playing).code
        state.step(code, rng, None)
    returns = state.returns()
    return [
        Stated(number, best.value, best.doubt, returns[seat], longer) for seat, best, longer in said
    ]


def _hint(trial: Trial, game: Game, view: View, codes: list[int], seed: int) -> Appraised | None:
    """The best answer as a hint names it; None where there is nothing to compare."""
    bot = find_bot(f"level{LEVELS}")
    found = appraise(bot, game, view, codes, seed, trial.hint, SEARCHES)
    return found.answers[0] if len(found.answers) > 1 else None


def _again(
    trial: Trial, game: Game, view: View, codes: list[int], seed: int, code: int
) -> float | None:
    """The chance of an answer after longer thought, with other lots."""
    iterations = (trial.hint.iterations or 0) * trial.longer
    lots, bot = derived_seed(seed, trial.longer), find_bot(f"level{LEVELS}")
    found = appraise(bot, game, view, codes, lots, Budget(iterations), SEARCHES)
    return next((answer.value for answer in found.answers if answer.code == code), None)


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
    """Fifths of the chances stated; those nobody stated are left out.

    Hints of one match came true or not together: matches, not hints, are what is counted.
    """
    for part in range(PARTS):
        inside = [one for one in said if min(PARTS - 1, int(one.chance * PARTS)) == part]
        if inside:
            least, most = part / PARTS, (part + 1) / PARTS
            stated = sum(one.chance for one in inside) / len(inside)
            yield Part(least, most, len(inside), stated, *_found(inside))


def _found(said: Sequence[Stated]) -> tuple[float, float]:
    """The mean of what was found, and twice its standard error over matches."""
    mean = sum(one.found for one in said) / len(said)
    sums = [
        sum(one.found - mean for one in hints)
        for _, hints in groupby(said, key=lambda one: one.match)
    ]
    if len(sums) < 2:
        return mean, 1.0
    spread = sum(one * one for one in sums) * len(sums) / (len(sums) - 1)
    return mean, 1.96 * sqrt(spread) / len(said)


def within_doubt(said: Sequence[Stated]) -> tuple[int, int]:
    """How many chances were still within their doubt after longer thought, and of how many."""
    again = [
        abs(one.chance - one.longer) <= one.doubt
        for one in said
        if one.longer is not None and one.doubt is not None
    ]
    return sum(again), len(again)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `conquista calibration` understands."""
    parser.add_argument("game", metavar="GAME", help="id of the game")
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    parser.add_argument("--matches", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--every", type=int, default=20, metavar="N", help="questions to a hint")
    parser.add_argument("--hint", type=int, default=1000, metavar="N", help="iterations of a hint")
    parser.add_argument("--iterations", type=int, metavar="N", help="per question at the table")
    parser.add_argument(
        "--longer", type=int, default=0, metavar="N", help="test doubts by thinking N times longer"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="KEY alone: true"
    )
    parser.add_argument("--json", action="store_true", help="print every hint as a line of JSON")


def main(args: argparse.Namespace) -> int:
    """Run `conquista calibration`; raises ConquistaError for values that make no sense."""
    options = tuple(from_words(args.option).items())
    trial = Trial(
        *(args.game, args.seats, options, args.seed, max(1, args.every)),
        *(Budget(args.iterations), Budget(args.hint), args.longer),
    )
    said: list[Stated] = []
    for number in range(args.matches):
        found = play(trial, number)
        said += found
        if args.json:
            for one in found:
                print(json.dumps(asdict(one)), flush=True)
        elif sys.stderr.isatty():
            print(f"\r{number + 1} of {args.matches} matches", end="", file=sys.stderr, flush=True)
    if not args.json:
        _print(said)
    return 0


def _print(said: Sequence[Stated]) -> None:
    matches = len({one.match for one in said})
    print(f"\r{len(said)} hints in {matches} matches")
    print("stated         hints   mean  found   95 %")
    for part in parts(said):
        bounds = f"{part.least:.1f} .. {part.most:.1f}"
        means = f"{part.stated:>6.3f} {part.found:>6.3f} ± {part.doubt:.3f}"
        print(f"{bounds:<14} {part.hints:>5} {means}")
    held, of = within_doubt(said)
    if of:
        print(f"after longer thought {held} of {of} were within their doubt")
