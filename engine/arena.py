"""Matches between bots, measured honestly: every deal is played from every seat.

The unit is the deal, not the game: all rotations of a deal share their cards, so the interval
comes from the variance between deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from engine.bots.bot import Budget
from engine.bots.levels import find_rival
from engine.codec import CodecError, decode
from engine.core import OMNISCIENT, ConquistaError, Event, Game, Json, State
from engine.games import find
from engine.options import from_words
from engine.rng import Rng, derived_seed
from engine.sequential import BOUND, Claims

#: Half-width of a 95 % interval in standard errors.
Z95 = 1.96


@dataclass(frozen=True, slots=True)
class Setting:
    """What all deals of one measurement share; `lineup` has a bot's name per seat."""

    game: str
    lineup: tuple[str, ...]
    options: tuple[tuple[str, Json], ...]
    budget: Budget
    seed: int
    #: Whether what happens is counted, too, and moves that a person would laugh at.
    figures: bool = False
    sense: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did. `score` is its mean result per game, 1 for a win alone."""

    name: str
    games: int
    wins: int
    #: Games somebody won.
    decided: int
    #: Wins per decided game; None when there was none.
    share: float | None
    score: float
    ci95: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Played:
    """One game: returns per place in the line-up, and what was counted, if that was asked for."""

    returns: Sequence[float]
    figures: dict[str, float]
    #: By name, how often a lapse happened, and how often each place was to blame.
    lapses: Mapping[str, tuple[int, Sequence[int]]]


def play_game(setting: Setting, places: Sequence[int], deal: int) -> Played:
    """One game of a deal; `places` has the place in the line-up of the bot on each seat.

    Deals come from a typed seed and the fast generator, so that published figures can be measured
    again; no bot of ours looks at its seed for anything else than lots.
    """
    game = find(setting.game)
    bots = [find_rival(setting.lineup[place], game) for place in places]
    seed = derived_seed(setting.seed, deal)
    rng = Rng(seed)
    events: list[Event] | None = [] if setting.figures else None
    state: State = game.start(game.options(**dict(setting.options)), len(bots), rng, events)
    happened: Counter[str] = Counter()
    blamed: Counter[tuple[str, int]] = Counter()
    ply = 0
    while state.decision is not None:
        seat = state.decision.seat
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            asked = derived_seed(seed, seat, ply)
            view = game.view(state, seat)
            code = bots[seat].think(game, view, codes, asked, setting.budget).code
        before = state.clone() if setting.sense and len(codes) > 1 else None
        state.step(code, rng, events)
        ply += 1
        if before is not None:
            for name, guilty in game.lapses(before, code, state).items():
                happened[name] += bool(guilty)
                blamed.update((name, one) for one in guilty)
    figures: dict[str, float] = {}
    if events is not None:
        figures = {"answers": ply, **Counter(event.event for event in events)}
        figures.update(game.summary(game.view(state, OMNISCIENT)))
    returns = state.returns()
    seats = [places.index(place) for place in range(len(bots))]
    lapses = {name: (happened[name], [blamed[name, seat] for seat in seats]) for name in happened}
    return Played([returns[seat] for seat in seats], figures, lapses)


def play_deal(setting: Setting, deal: int) -> list[Played]:
    """A deal in all rotations of the line-up."""
    size = len(setting.lineup)
    if len(set(setting.lineup)) == 1 and setting.budget.seconds is None:
        # One bot on all seats plays the same match in every rotation, unless a clock stops it.
        one = play_game(setting, range(size), deal)
        won = one.returns
        return [replace(one, returns=[*won[-i:], *won[:-i]]) for i in range(size)]
    return [
        play_game(setting, [(seat + turn) % size for seat in range(size)], deal)
        for turn in range(size)
    ]


def run_arena(
    game: str,
    seats: int,
    bots: Sequence[str],
    deals: int,
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    options: Json = None,
    jobs: int = 1,
    figures: bool = False,
    sense: bool = False,
    sprt: tuple[float, float] | None = None,
    progress: Callable[[int, int, float], None] | None = None,
) -> dict[str, Json]:
    """Measure `bots` against each other; the last one fills the seats left over.

    Searching bots use `iterations` or `seconds` per question, or what is theirs. With `figures`
    the report has the means of what happens in a game, too: of every kind of event, and of what
    the game sums up; with `sense`, of the moves that a person would laugh at (`Game.lapses`), and
    how many of them each bot is to blame for. With `sprt`, two claims in Elo about the first bot,
    at most `deals` are played, until one of them is believed. `progress` is told the deals played,
    the most there will be, and the first bot's score. Raises ConquistaError for values that make no
    sense.
    """
    rules = find(game)
    checked = _options(rules, options or {})
    if seats not in rules.seats:
        raise ConquistaError(f"seats: {seats}, {game} is for {rules.seats_said()}", "seats")
    if not 1 <= len(bots) <= seats:
        raise ConquistaError(f"bots: {len(bots)} for {seats} seats", "bots")
    for name in bots:
        find_rival(name, rules)
    for what, number in (("deals", deals), ("jobs", jobs), ("iterations", iterations)):
        if number is not None and number < 1:
            raise ConquistaError(f"{what}: {number}, expected at least 1", what)
    if seconds is not None and not seconds > 0:
        raise ConquistaError(f"seconds: {seconds}, expected more than 0", "seconds")
    if sprt is not None and not sprt[0] < sprt[1]:
        raise ConquistaError(
            f"sprt: {sprt[0]:g},{sprt[1]:g}, expected the lower claim first", "sprt"
        )
    claims = None if sprt is None else Claims(*sprt, seats)
    lineup = [*bots, *[bots[-1]] * (seats - len(bots))]
    budget = Budget(iterations, seconds)
    setting = Setting(game, tuple(lineup), checked, budget, seed, figures, sense)
    began = perf_counter()
    played: list[list[Played]] = []
    scores: list[float] = []
    for rotations in _play_all(setting, deals, jobs):
        played.append(rotations)
        scores.append(_mean([one.returns[0] for one in rotations]))
        if progress is not None:
            progress(len(played), deals, _mean(scores))
        if claims is not None and claims.settled(scores):
            break
    results = [
        [[one.returns[place] for one in rotations] for place in range(seats)]
        for rotations in played
    ]
    places = [[i] for i in range(len(bots))]
    places[-1] = list(range(len(bots) - 1, seats))
    standings = [
        standing(name, [[deal[place] for place in own] for deal in results], results)
        for name, own in zip(bots, places, strict=True)
    ]
    report = {
        "game": game,
        "seats": seats,
        "options": dict(checked),
        "deals": len(played),
        "seed": seed,
        "bots": [_written(entry) for entry in standings],
        "seconds": round(perf_counter() - began, 2),
    }
    if claims is not None:
        report["sprt"] = {
            "elo": [claims.low, claims.high],
            "ratio": round(claims.ratio(scores), 3),
            "bound": round(BOUND, 3),
            "verdict": claims.verdict(scores),
        }
    if figures:
        report["figures"] = means([one.figures for rotations in played for one in rotations])
    if sense:
        report["sense"] = lapses_told([one for rotations in played for one in rotations], places)
    return report


def _options(rules: Game, given: Json) -> tuple[tuple[str, Json], ...]:
    try:
        options = decode(rules.options, given, "option")
    except CodecError as error:
        raise ConquistaError(str(error), "options") from None
    return tuple((field.name, getattr(options, field.name)) for field in fields(rules.options))


def _play_all(setting: Setting, deals: int, jobs: int) -> Iterator[list[Played]]:
    """The rotations of every deal, in order whatever the number of processes."""
    play = partial(play_deal, setting)
    if jobs == 1:
        yield from map(play, range(deals))
        return
    pool = ProcessPoolExecutor(min(jobs, deals), get_context("spawn"))
    try:
        yield from pool.map(play, range(deals))
    finally:
        # Who listens may have heard enough.
        pool.shutdown(cancel_futures=True)


def standing(
    name: str, own: list[list[list[float]]], everybody: list[list[list[float]]]
) -> Standing:
    """One bot's figures; `own` and `everybody` are deal > place > rotation > result."""
    scores = [_mean([result for place in deal for result in place]) for deal in own]
    games = sum(len(place) for deal in own for place in deal)
    wins = sum(result > 0 for deal in own for place in deal for result in place)
    decided = 0
    for deal, mine in zip(everybody, own, strict=True):
        rotations = zip(*deal, strict=True)
        decided += len(mine) * sum(any(rotation) for rotation in rotations)
    share = wins / decided if decided else None
    return Standing(name, games, wins, decided, share, _mean(scores), interval(scores))


def means(games: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of every figure over all games; 0 where one has it not."""
    names = sorted({name for game in games for name in game})
    return {name: round(_mean([game.get(name, 0) for game in games]), 3) for name in names}


def lapses_told(games: Sequence[Played], places: Sequence[Sequence[int]]) -> dict[str, Json]:
    """Of every lapse, the mean per game, and per game and seat of each bot; `places` has theirs."""
    found: dict[str, Json] = {}
    for name in games[0].lapses:
        told = [game.lapses[name] for game in games]
        found[name] = {
            "game": round(_mean([times for times, _ in told]), 3),
            "seat": [
                round(_mean([blame[place] for _, blame in told for place in own]), 3)
                for own in places
            ],
        }
    return found


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """95 % interval of the mean of the deals' scores; a single deal says nothing."""
    if len(scores) < 2:
        return 0.0, 1.0
    mean = _mean(scores)
    variance = sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)
    half = Z95 * sqrt(variance / len(scores))
    return max(0.0, mean - half), min(1.0, mean + half)


def _written(entry: Standing) -> dict[str, Json]:
    data = asdict(entry)
    for key in ("share", "score"):
        data[key] = None if data[key] is None else round(data[key], 4)
    data["ci95"] = [round(bound, 4) for bound in entry.ci95]
    return data


# -- command line --------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `conquista arena` understands."""
    parser.add_argument("game", metavar="GAME", help="id of the game")
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="the last fills up")
    parser.add_argument("--deals", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--iterations", type=int, metavar="N", help="per question")
    limit.add_argument("--seconds", type=float, metavar="T", help="per question")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="KEY alone: true"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--figures", action="store_true", help="count what happens in a game, too")
    parser.add_argument(
        "--sense", action="store_true", help="count moves a person would laugh at, too"
    )
    parser.add_argument(
        "--sprt",
        type=_claims,
        metavar="ELO0,ELO1",
        help="stop as soon as one of two claims about the first bot is believed",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _claims(text: str) -> tuple[float, float]:
    low, high = text.split(",")
    return float(low), float(high)


class _Progress:
    """Says on one line of a terminal how far it is, and about how long it takes yet."""

    def __init__(self) -> None:
        self._began = perf_counter()

    def __call__(self, played: int, deals: int, score: float) -> None:
        left = (perf_counter() - self._began) / played * (deals - played)
        said = f"{played} of {deals} deals, score {score:.3f}, {left:.0f} s left"
        print(f"\r{said:<60}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


def main(args: argparse.Namespace) -> int:
    """Run `conquista arena`; raises ConquistaError for values that make no sense."""
    progress = _Progress() if sys.stderr.isatty() else None
    report = run_arena(
        args.game,
        args.seats,
        args.bots.split(","),
        args.deals,
        args.seed,
        iterations=args.iterations,
        seconds=args.seconds,
        options=from_words(args.option),
        jobs=args.jobs,
        figures=args.figures,
        sense=args.sense,
        sprt=args.sprt,
        progress=progress,
    )
    if progress is not None:
        progress.close()
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
        return 0
    head = f"{report['game']}, {report['seats']} seats, {report['deals']} deals"
    print(f"{head}, seed {report['seed']}, {report['seconds']} s")
    row = "{:<12} {:>6} {:>6} {:>8} {:>7} {:>7}  {}"
    print(row.format("bot", "games", "wins", "decided", "share", "score", "95 %"))
    for bot in report["bots"]:
        share = "-" if bot["share"] is None else f"{bot['share']:.3f}"
        low, high = bot["ci95"]
        figures = bot["games"], bot["wins"], bot["decided"], share, f"{bot['score']:.3f}"
        print(row.format(bot["name"], *figures, f"{low:.3f} .. {high:.3f}"))
    if "sprt" in report:
        test = report["sprt"]
        low, high = test["elo"]
        said = {"low": f"{low:g} Elo is believed", "high": f"{high:g} Elo is believed"}
        verdict = said.get(test["verdict"], "open")
        print(f"{low:g} or {high:g} Elo: {verdict} ({test['ratio']:.2f} of {test['bound']:.2f})")
    for name, mean in report.get("figures", {}).items():
        print(f"{name:<20} {mean:>9.3f} a game")
    for name, lapse in report.get("sense", {}).items():
        blame = ", ".join(
            f"{bot['name']} {mean:.3f}"
            for bot, mean in zip(report["bots"], lapse["seat"], strict=True)
        )
        print(f"{name:<20} {lapse['game']:>9.3f} a game; a seat: {blame}")
    return 0
