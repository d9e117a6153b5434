"""The command `conquista arena`."""

from __future__ import annotations

import argparse
import json
import sys
from math import log10
from time import perf_counter

from engine.arena.jobs import WorkerPool
from engine.arena.measure import Contest, run_arena
from engine.arena.round_robin import run_round_robin
from engine.arena.talk import TALKS
from engine.bots.bot import Budget
from engine.core.errors import ConquistaError
from engine.core.options import parse_options
from engine.core.values import Json
from engine.system.ctrl_c import raising_interrupt
from engine.system.usage import MAX_PLAYED, file, number, whole_number_type

#: Maximum number of processes that play at a time.
MAX_PROCESSES = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista arena`."""
    parser.add_argument("game", metavar="GAME", help="id of the game")
    parser.add_argument(
        "--seats", type=whole_number_type(), required=True, metavar="N", help="number of seats"
    )
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="the last fills up")
    parser.add_argument(
        "--deals",
        type=whole_number_type(1, MAX_PLAYED),
        default=20,
        metavar="N",
        help="different deals (default: 20)",
    )
    parser.add_argument(
        "--seed", type=whole_number_type(), default=1, metavar="S", help="of the deals (default: 1)"
    )
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--iterations", type=whole_number_type(1), metavar="N", help="per question")
    limit.add_argument("--seconds", type=number, metavar="T", help="per question")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="KEY alone: true"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=whole_number_type(1, MAX_PROCESSES), default=1, metavar="N", help="processes"
    )
    where.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the workers of a dask scheduler"
    )
    parser.add_argument(
        "--resume", type=file, metavar="FILE", help="keep results in FILE and go on from them"
    )
    parser.add_argument(
        "--round-robin",
        action="store_true",
        help="let all bots play each other, and rate them; DEALS are those of each table",
    )
    parser.add_argument("--figures", action="store_true", help="count what happens in a game, too")
    parser.add_argument(
        "--sense", action="store_true", help="count moves a person would laugh at, too"
    )
    parser.add_argument(
        "--talk",
        choices=TALKS,
        default="",
        help="how much the bots say; count what they say and agree, too, and games whose winner"
        " could have been stopped",
    )
    parser.add_argument(
        "--talkers",
        choices=("all", "first", "others"),
        default="all",
        help="which bots speak: all, the first, or all others",
    )
    parser.add_argument(
        "--sprt",
        type=_parse_claims,
        metavar="ELO0,ELO1",
        help="stop as soon as one of two claims about the first bot is believed",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--markdown", action="store_true", help="print a table in Markdown")


def _parse_claims(text: str) -> tuple[float, float]:
    parts = text.split(",")
    if len(parts) != 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not two numbers with a comma between them")
    return number(parts[0]), number(parts[1])


class _Progress:
    """Progress and the remaining time on one line of a terminal."""

    def __init__(self) -> None:
        self._began = perf_counter()

    def __call__(self, played: int, deals: int, score: float | None) -> None:
        seconds_left = (perf_counter() - self._began) / played * (deals - played)
        scored = "" if score is None else f"score {score:.3f}, "
        progress = f"{played} of {deals} deals, {scored}{seconds_left:.0f} s left"
        print(f"\r{progress:<60}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)


def main(args: argparse.Namespace) -> int:
    """Run `conquista arena`.

    Raises ConquistaError when arguments contradict each other or the game.
    """
    with raising_interrupt():
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    """Run the arena with these arguments, print the report, and return the exit status."""
    progress = _Progress() if sys.stderr.isatty() else None
    contest = Contest(
        game=args.game,
        seats=args.seats,
        bots=args.bots.split(","),
        deals=args.deals,
        seed=args.seed,
        budget=Budget(args.iterations, args.seconds),
        options=parse_options(args.option),
    )
    crew = WorkerPool(args.jobs, args.cluster, args.resume)
    try:
        if args.round_robin:
            if args.figures or args.sense or args.sprt or args.talk:
                raise ConquistaError(
                    "round robin: without figures, sense, talk and sprt", "round_robin"
                )
            report = run_round_robin(contest, crew=crew, progress=progress)
        else:
            report = run_arena(
                contest,
                crew=crew,
                figures=args.figures,
                sense=args.sense,
                talk=args.talk,
                talkers=args.talkers,
                sprt=args.sprt,
                progress=progress,
            )
    finally:
        if progress is not None:
            progress.close()
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    elif args.markdown:
        _print_markdown(report)
    else:
        _print_report(report)
    return 0


def _print_markdown(report: dict[str, Json]) -> None:
    """Print a row for each bot, as in docs/strength.md; Elo is that of the score."""
    print("| bot | seats | deals | seed | score | 95 % | Elo | 95 % |")
    print("|---|---:|---:|---:|---:|---|---:|---|")
    for bot in report["bots"]:
        low, high = bot["ci95"]
        elo, least, most = (_elo(score) for score in (bot["score"], low, high))
        print(
            f"| {bot['name']} | {report['seats']} | {report['deals']} | {report['seed']} "
            f"| {bot['score']:.3f} | {low:.3f}–{high:.3f} | {elo} | {least} to {most} |"
        )


def _elo(score: float) -> str:
    """Return the Elo of a share of all games won; without bounds where all or none were."""
    if not 0 < score < 1:
        return "unbounded"
    return f"{400 * log10(score / (1 - score)):+.0f}".replace("-", "−")


def _print_report(report: dict[str, Json]) -> None:
    """Print a report as a table."""
    head = f"{report['game']}, {report['seats']} seats, {report['deals']} deals"
    if "tables" in report:
        head += f" at each of {report['tables']} tables"
    print(f"{head}, seed {report['seed']}, {report['seconds']} s")
    row = "{:<12} {:>6} {:>6} {:>8} {:>7} {:>7}  {}"
    print(row.format("bot", "games", "wins", "decided", "share", "score", "95 %"))
    for bot in report["bots"]:
        share = "-" if bot["share"] is None else f"{bot['share']:.3f}"
        low, high = bot["ci95"]
        figures = bot["games"], bot["wins"], bot["decided"], share, f"{bot['score']:.3f}"
        print(row.format(bot["name"], *figures, f"{low:.3f} .. {high:.3f}"))
    for entry in report.get("ratings", []):
        margin = (
            "unbounded" if entry["ci95"] is None else "{:+.0f} .. {:+.0f}".format(*entry["ci95"])
        )
        print(f"{entry['name']:<12} {entry['elo']:>+6.0f} Elo  {margin}")
    if "sprt" in report:
        test = report["sprt"]
        low, high = test["elo"]
        verdicts = {"low": f"{low:g} Elo is believed", "high": f"{high:g} Elo is believed"}
        verdict = verdicts.get(test["verdict"], "open")
        print(f"{low:g} or {high:g} Elo: {verdict} ({test['ratio']:.2f} of {test['bound']:.2f})")
    for name, mean in report.get("figures", {}).items():
        print(f"{name:<20} {mean:>9.3f} a game")
    for name, count in report.get("talk", {}).get("a_game", {}).items():
        low, high = count["ci95"] or ("", "")
        print(f"{name:<20} {count['mean']:>9.3f} a game  {low} .. {high}")
    for name, lapse in report.get("sense", {}).items():
        blame = ", ".join(
            f"{bot['name']} {mean:.3f}"
            for bot, mean in zip(report["bots"], lapse["seat"], strict=True)
        )
        print(f"{name:<20} {lapse['game']:>9.3f} a game; a seat: {blame}")
