"""`conquista replay`, `notation` and `position`: matches and positions as files and as text."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from engine.core.values import Json
from engine.data.codec import encode
from engine.data.json_documents import naming_file, read_text
from engine.play.match import SEAT_NAMES
from engine.play.match_files import replayed
from engine.play.notation import read_match, write_match
from engine.play.position_file import read_position, report, run_position
from engine.play.record import MAX_BYTES, Record, load, save
from engine.system.usage import file, whole_number_type


def add_replay(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista replay`."""
    parser.add_argument("file", type=file, help="a save file")
    parser.add_argument(
        "--upto", type=whole_number_type(0), metavar="N", help="only the first N answers"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_notation(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista notation`."""
    parser.add_argument("file", type=file, help="a save file; or, with --to, a match in text")
    parser.add_argument("--to", type=file, metavar="FILE", help="the save file to write")


def add_position(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista position`."""
    parser.add_argument(
        "file", type=file, help="YAML or JSON; a pipe is waited for until it is closed"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _print(data: Json, as_json: bool) -> None:
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        print(json.dumps(data, ensure_ascii=False, indent=2))


def replay(args: argparse.Namespace) -> int:
    """Print a saved game up to a moment."""
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


def notation(args: argparse.Namespace) -> int:
    """Print a saved game as text, or save a match written as text."""
    read = load if args.to is None else _load_text
    with naming_file(args.file):
        record = read(args.file)
        replayed(record)
    if args.to is None:
        print(write_match(record), end="")
    else:
        save(record, args.to)
    return 0


def position(args: argparse.Namespace) -> int:
    """Set up a written position, play its answers, and print what comes of it."""
    with naming_file(args.file):
        outcome = run_position(read_position(args.file, pipes=True))
    _print(outcome, args.json)
    return 0
