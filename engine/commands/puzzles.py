"""The command `conquista puzzle`."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from engine.core.errors import ConquistaError
from engine.core.options import parse_options
from engine.core.values import Json
from engine.data.json_documents import naming_file
from engine.data.yaml_documents import dump_yaml
from engine.games import find
from engine.play.notation import write_move
from engine.play.position_file import match_of, read_position
from engine.puzzles import mining
from engine.puzzles.collection import all_puzzles, puzzle_of_the_day, puzzles_of
from engine.puzzles.proof import MAX_TRIED, check
from engine.puzzles.puzzle import GRADES, MAX_ACTIONS, SAVE, WIN, Puzzle, data_of, puzzle_of
from engine.puzzles.sharing import LINE_PREFIX, line_of, puzzle_from_line
from engine.puzzles.verdict import Verdict
from engine.system.usage import file, whole_number_type

_PIPE_HELP = "of a file that is a pipe, everything is waited for until it is closed"
_COUNT = whole_number_type(1)
_ANSWERS = whole_number_type(1, MAX_ACTIONS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista puzzle`."""
    does: Any = parser.add_subparsers(dest="does", metavar="WHAT", required=True)

    names = does.add_parser("list", help="the puzzles that come with the games")
    names.add_argument("--game", metavar="GAME", help="only those of this game")
    names.add_argument("--json", action="store_true", help="print JSON")
    names.set_defaults(act=_list)

    show = does.add_parser("show", help="a puzzle, its position, and a line to share it")
    show.add_argument("puzzle", metavar="ID|FILE|LINE", help=_PIPE_HELP)
    show.add_argument("--solution", action="store_true", help="how it is solved, too")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(act=_show)

    proof = does.add_parser("check", help="say what can be forced in a puzzle or a position")
    proof.add_argument("puzzle", metavar="ID|FILE|LINE", help=_PIPE_HELP)
    proof.add_argument("--goal", choices=(WIN, SAVE), help="of a position (default: either)")
    proof.add_argument(
        "--within",
        type=_ANSWERS,
        metavar="N",
        help="number of the seat's answers, for a position (default: 3)",
    )
    proof.add_argument(
        "--tried", type=_COUNT, default=MAX_TRIED, metavar="N", help="answers to try, at the most"
    )
    proof.add_argument("--json", action="store_true", help="print JSON")
    proof.set_defaults(act=_check)

    make = does.add_parser("make", help="look for puzzles in matches of bots, and print them")
    make.add_argument("game", metavar="GAME", help="id of the game")
    make.add_argument("--deals", type=_COUNT, default=10, metavar="N", help="matches (default: 10)")
    make.add_argument(
        "--seed", type=whole_number_type(), default=1, metavar="S", help="of the deals (default: 1)"
    )
    make.add_argument(
        "--seats", type=whole_number_type(), metavar="N", help="(default: the fewest)"
    )
    make.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="KEY alone: true"
    )
    make.add_argument(
        "--within",
        type=_ANSWERS,
        default=3,
        metavar="N",
        help="number of the seat's answers a win may take",
    )
    make.add_argument(
        "--lasting",
        type=_ANSWERS,
        default=2,
        metavar="N",
        help="number of the seat's answers to last for",
    )
    make.add_argument(
        "--tried", type=_COUNT, default=60_000, metavar="N", help="answers to try for each"
    )
    make.set_defaults(act=_make)

    today = does.add_parser("today", help="the puzzle of the day")
    today.add_argument(
        "--date", type=_date, default=None, metavar="YYYY-MM-DD", help="of another day"
    )
    today.add_argument("--json", action="store_true", help="print JSON")
    today.set_defaults(act=_today)


def main(args: argparse.Namespace) -> int:
    """Run the command."""
    act: Callable[[argparse.Namespace], int] = args.act
    return act(args)


def find_puzzle(text: str) -> Puzzle:
    """Return a puzzle by its id, its file, a position file, or its line. Raises ConquistaError."""
    head = LINE_PREFIX.partition(":")[0] + ":"
    if text.strip().startswith(head) and not os.path.lexists(text):
        return puzzle_from_line(text)
    for puzzle in all_puzzles():
        if puzzle.id == text:
            return puzzle
    try:
        path = file(text)
    except argparse.ArgumentTypeError:
        path = None
    if path is None or not path.exists():
        raise ConquistaError(f"puzzle: {text!r} is no id, no file and no line of a puzzle")
    with naming_file(path):
        data = read_position(path, pipes=True)
        if isinstance(data, dict) and "setting" in data:
            return puzzle_of(data)
        return _unclaimed_puzzle(data)


def _unclaimed_puzzle(data: Json) -> Puzzle:
    """Return a position file as a puzzle without a claim."""
    match, seats = match_of(data)
    if match.decision is None:
        raise ConquistaError("position: nobody is asked")
    seat = match.decision.seat
    setting = {key: value for key, value in data.items() if key not in ("game", "play")}
    return puzzle_of(
        {
            "id": "position",
            "title": "Position",
            "aim": f"{seats[seat]} is asked.",
            "game": match.game.id,
            "seat": seats[seat],
            "setting": setting,
        }
    )


def _list(args: argparse.Namespace) -> int:
    puzzles = all_puzzles() if args.game is None else puzzles_of(args.game)
    if args.json:
        print(json.dumps([_summary(puzzle) for puzzle in puzzles], ensure_ascii=False))
        return 0
    for puzzle in puzzles:
        print(f"{puzzle.id:24} {puzzle.game:13} {_stars(puzzle)}  {puzzle.title}: {puzzle.aim}")
    return 0


def _show(args: argparse.Namespace) -> int:
    return _print(find_puzzle(args.puzzle), args.json, args.solution)


def _today(args: argparse.Namespace) -> int:
    return _print(puzzle_of_the_day(args.date or date.today()), args.json, False)


def _print(puzzle: Puzzle, as_json: bool, solved: bool) -> int:
    """Print a puzzle, with its solution if `solved`, and return the exit status."""
    if as_json:
        data = data_of(puzzle)
        if not solved:
            del data["moves"]
        print(json.dumps({**data, "line": line_of(puzzle)}, ensure_ascii=False))
        return 0
    print(f"{puzzle.title} ({puzzle.id}, {puzzle.game})  {_stars(puzzle)}")
    print(puzzle.aim)
    if puzzle.note:
        print(puzzle.note)
    print()
    print(
        dump_yaml(
            {key: value for key, value in puzzle.position.items() if key != "game"}, compact=True
        )
    )
    if solved:
        print(f"solution: {', '.join(puzzle.moves)}\n")
    print(line_of(puzzle))
    return 0


def _check(args: argparse.Namespace) -> int:
    """Prove a puzzle or a position, print the result, and return the exit status."""
    puzzle = find_puzzle(args.puzzle)
    claims = bool(puzzle.moves)
    goal = puzzle.goal if claims and args.goal is None else args.goal
    within = (puzzle.within if claims else 3) if args.within is None else args.within
    verdict = check(puzzle.position, puzzle.seat, goal, within, args.tried)
    match, seats = match_of(puzzle.position)
    if args.json:
        print(json.dumps(_verdict_data(verdict), ensure_ascii=False))
    else:
        print(_describe(verdict, seats[puzzle.seat]))
        if verdict.line:
            print(f"solution: {', '.join(write_move(action) for action in verdict.line)}")
    if not claims or args.goal is not None or args.within is not None:
        return 0
    first = match.game.code(puzzle.solution()[0])
    codes = [match.game.code(action) for action in verdict.answers]
    if (verdict.can, verdict.unique, verdict.within) != (puzzle.goal, True, puzzle.within):
        raise ConquistaError(f"{puzzle.id}: its claim could not be proved")
    if first not in codes:
        raise ConquistaError(f"{puzzle.id}: its solution does not attain the aim")
    return 0


def _make(args: argparse.Namespace) -> int:
    game = find(args.game)
    seats = game.seats[0] if args.seats is None else args.seats
    if seats not in game.seats:
        raise ConquistaError(f"seats: {seats}, {game.id} is for {game.seat_range()}")
    options = parse_options(args.option)
    config = mining.MiningConfig(game, seats, options, args.within, args.lasting, args.tried)
    for deal in range(args.deals):
        for puzzle in mining.mine_puzzles(config, deal, args.seed):
            print(dump_yaml([data_of(_with_draft_texts(puzzle))], compact=True), end="", flush=True)
    return 0


def _with_draft_texts(puzzle: Puzzle) -> Puzzle:
    """Return a mined puzzle with a title and an aim, which the author of its file may reword."""
    number = puzzle.origin.seed % 100_000 if puzzle.origin is not None else puzzle.id
    aim = "Win, whatever the others do." if puzzle.goal == WIN else "Do not let anybody else win."
    return replace(puzzle, title=f"Deal {number}", aim=aim, note="")


def _describe(found: Verdict, seat: str) -> str:
    """Return a verdict as a sentence."""
    if found.can == "unknown":
        return "Nobody can say: there is too much to look at, or too much is hidden."
    if found.can == "cannot":
        return f"{seat} can force nothing in so many answers."
    verb = "can win" if found.can == WIN else "can keep the others from winning"
    many = "answer" if found.within == 1 else "answers"
    ways = "in one way" if found.unique else "in several ways"
    return f"{seat} {verb}, within {found.within} {many}, {ways}."


def _verdict_data(found: Verdict) -> dict[str, Json]:
    return {
        "can": found.can,
        "within": found.within,
        "unique": found.unique,
        "answers": [write_move(action) for action in found.answers],
        "line": [write_move(action) for action in found.line],
    }


def _summary(puzzle: Puzzle) -> Mapping[str, Json]:
    data = data_of(puzzle)
    return {key: data[key] for key in ("id", "game", "title", "aim", "goal", "within", "grade")}


def _stars(puzzle: Puzzle) -> str:
    return ("*" * puzzle.grade).ljust(GRADES[-1], ".")


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day as YYYY-MM-DD") from None
