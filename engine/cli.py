"""The command line: the application without arguments, its tools with a sub-command."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NoReturn

from engine import arena
from engine.codec import encode
from engine.core import ConquistaError, Json
from engine.match import SEAT_NAMES, Match
from engine.positions import read_position, report, run_position
from engine.record import load

Run = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0: done, 1: bad input (one line on stderr), 2: wrong arguments."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["worker"]:
        from engine.bots.worker import main as worker

        return worker()
    if not given or _opens_window(given):
        from desktop.app import main as application

        return application(given)
    args = _parser(given[0]).parse_args(given)
    run: Run = args.run
    try:
        return run(args)
    except ConquistaError as error:
        print(f"conquista: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        print(f"conquista: {name}{error.strerror or error}", file=sys.stderr)
        return 1


def _opens_window(given: list[str]) -> bool:
    """Whether the arguments name a save file to open (the application's only argument)."""
    return (
        len(given) == 1 and not given[0].startswith("-") and Path(given[0]).suffix == ".conquista"
    )


def _version() -> str:
    try:
        return version("conquista")
    except PackageNotFoundError:
        return "from source"


class _Parser(argparse.ArgumentParser):
    """Complains in one usage line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"usage: {self.prog}: {message} (see {self.prog} --help)\n")


def _parser(command: str) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="conquista", description="Conquest games at one table. Without arguments: the window."
    )
    parser.add_argument("--version", action="version", version=f"conquista {_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    replay = commands.add_parser("replay", help="play a save file again and print the moment")
    replay.add_argument("file", type=Path)
    replay.add_argument("--upto", type=_natural, metavar="N", help="only the first N answers")
    replay.add_argument("--json", action="store_true", help="print JSON")
    replay.set_defaults(run=_replay)

    position = commands.add_parser(
        "position", help="set up a written position and play its answers"
    )
    position.add_argument("file", type=Path)
    position.add_argument("--json", action="store_true", help="print JSON")
    position.set_defaults(run=_position)

    fight = commands.add_parser("arena", help="let bots play each other and measure them")
    arena.add_arguments(fight)
    fight.set_defaults(run=arena.main)

    picture = commands.add_parser("screenshot", help="draw the window at a moment of a game")
    picture.set_defaults(run=_screenshot)
    if command == "screenshot":  # only this command needs Qt
        from desktop import screenshot

        screenshot.add_arguments(picture)

    sheets = commands.add_parser("print", help="a game's board, cards and rules aid, to print")
    sheets.set_defaults(run=_print_sheets)
    if command == "print":
        from desktop.printing import command as printing

        printing.add_arguments(sheets)

    trial = commands.add_parser("self-test", help="try everything once: games, printing, rules")
    trial.set_defaults(run=_self_test)
    return parser


def _natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return number


def _print(data: Json, as_json: bool) -> None:
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        print(json.dumps(data, ensure_ascii=False, indent=2))


def _replay(args: argparse.Namespace) -> int:
    record = load(args.file)
    match = Match(record)
    if args.upto is not None and args.upto < match.ply:
        match = match.at(args.upto)
    seats = SEAT_NAMES[: match.seats]
    steps = [
        {
            "seat": seats[step.seat],
            "action": encode(step.action),
            "events": [encode(event) for event in step.events],
        }
        for step in match.steps
    ]
    _print({"game": match.game.id, "steps": steps, **report(match, seats)}, args.json)
    return 0


def _position(args: argparse.Namespace) -> int:
    _print(run_position(read_position(args.file)), args.json)
    return 0


def _screenshot(args: argparse.Namespace) -> int:
    from desktop import screenshot

    return screenshot.main(args)


def _print_sheets(args: argparse.Namespace) -> int:
    from desktop.printing import command

    return command.main(args)


def _self_test(args: argparse.Namespace) -> int:
    from desktop import selftest

    return selftest.main(args)
