"""The commands that need no window."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.arena import calibration
from engine.commands import arena, audit, check_bot, puzzles, serve
from engine.core.values import Json
from engine.data.codec import encode
from engine.data.json_documents import naming_file, read_text
from engine.play.match import SEAT_NAMES
from engine.play.match_files import replayed
from engine.play.notation import read_match, write_match
from engine.play.position_file import read_position, report, run_position
from engine.play.record import MAX_BYTES, Record, load, save
from engine.system import version
from engine.system.usage import Parser, file, run_orderly, whole_number_type


def new_parser() -> tuple[Parser, Any]:
    """Return a parser and the object to which its commands are added."""
    parser = Parser(
        prog="conquista",
        description="Conquest games at one table. Without arguments: the window; "
        "with a FILE.conquista or FILE.conquista-puzzle alone: the window with that file.",
    )
    parser.add_argument("--version", action="version", version=_version_line())
    # Not `required`: then a missing command would be reported before unknown options; `run` checks
    # it.
    return parser, parser.add_subparsers(dest="command", metavar="COMMAND")


def add_commands(commands: Any) -> None:
    """Add the commands of the engine."""
    replay = commands.add_parser("replay", help="play a save file again and print the moment")
    replay.add_argument("file", type=file, help="a save file")
    replay.add_argument(
        "--upto", type=whole_number_type(0), metavar="N", help="only the first N answers"
    )
    replay.add_argument("--json", action="store_true", help="print JSON")
    replay.set_defaults(run=_replay)

    text = commands.add_parser("notation", help="print a save file as text, or keep such a text")
    text.add_argument("file", type=file, help="a save file; or, with --to, a match in text")
    text.add_argument("--to", type=file, metavar="FILE", help="the save file to write")
    text.set_defaults(run=_notation)

    position = commands.add_parser(
        "position", help="set up a written position and play its answers"
    )
    position.add_argument(
        "file", type=file, help="YAML or JSON; a pipe is waited for until it is closed"
    )
    position.add_argument("--json", action="store_true", help="print JSON")
    position.set_defaults(run=_position)

    puzzle = commands.add_parser("puzzle", help="list, show, check and make puzzles")
    puzzles.add_arguments(puzzle)
    puzzle.set_defaults(run=puzzles.main)

    fair = commands.add_parser("audit", help="list what each bot of a saved game was sent")
    audit.add_arguments(fair)
    fair.set_defaults(run=audit.main)

    trial = commands.add_parser("bot", help="try whether a program keeps to the bot protocol")
    check_bot.add_arguments(trial)
    trial.set_defaults(run=check_bot.main)

    club = commands.add_parser("serve", help="serve tables for people at different places")
    serve.add_arguments(club)
    club.set_defaults(run=serve.main)

    fight = commands.add_parser("arena", help="let bots play each other and measure them")
    arena.add_arguments(fight)
    fight.set_defaults(run=arena.main)

    truth = commands.add_parser(
        "calibration", help="see how often what hints state comes true in matches played on"
    )
    calibration.add_arguments(truth)
    truth.set_defaults(run=calibration.main)


def run(parser: Parser, given: Sequence[str]) -> int:
    """Run a command (see `run_orderly`); return 0 on success, 1 on bad input.

    Exits with status 2 for wrong arguments.
    """
    args = parser.parse_args(given)
    if args.command is None:
        parser.error("the following arguments are required: COMMAND")
    return run_orderly(partial(args.run, args))


def _version_line() -> str:
    """Return a line such as "conquista 1.2.3 (bots compiled, Python 3.13.0)"."""
    bots = "compiled" if version.is_compiled() else "interpreted"
    return f"conquista {version.version()} (bots {bots}, Python {platform.python_version()})"


def _print(data: Json, as_json: bool) -> None:
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        print(json.dumps(data, ensure_ascii=False, indent=2))


def _replay(args: argparse.Namespace) -> int:
    """Run `conquista replay`: print a saved game up to a moment."""
    with naming_file(args.file):
        match = replayed(load(args.file))
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


def _load_text(path: Path) -> Record:
    """Return the record of a match in text."""
    return read_match(read_text(path, MAX_BYTES))


def _notation(args: argparse.Namespace) -> int:
    read = load if args.to is None else _load_text
    with naming_file(args.file):
        record = read(args.file)
        replayed(record)
    if args.to is None:
        print(write_match(record), end="")
    else:
        save(record, args.to)
    return 0


def _position(args: argparse.Namespace) -> int:
    with naming_file(args.file):
        found = run_position(read_position(args.file, pipes=True))
    _print(found, args.json)
    return 0
