"""The commands that need no window."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

from engine.system import version
from engine.system.usage import Parser, run_orderly


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


class _Command(NamedTuple):
    """A command: its help, its module, and the functions there for its arguments and its run."""

    help_text: str
    module: str
    add_arguments: str = "add_arguments"
    main: str = "main"


_RECORDS: Final = "engine.commands.records"
_COMMANDS: Final = {
    "replay": _Command(
        "play a save file again and print the moment", _RECORDS, "add_replay", "replay"
    ),
    "notation": _Command(
        "print a save file as text, or keep such a text", _RECORDS, "add_notation", "notation"
    ),
    "position": _Command(
        "set up a written position and play its answers", _RECORDS, "add_position", "position"
    ),
    "puzzle": _Command("list, show, check and make puzzles", "engine.commands.puzzles"),
    "audit": _Command("list what each bot of a saved game was sent", "engine.commands.audit"),
    "bot": _Command("try whether a program keeps to the bot protocol", "engine.commands.check_bot"),
    "serve": _Command("serve tables for people at different places", "engine.commands.serve"),
    "arena": _Command("let bots play each other and measure them", "engine.commands.arena"),
    "calibration": _Command(
        "see how often what hints state comes true in matches played on",
        "engine.arena.calibration_command",
    ),
}


def add_commands(commands: Any, given: Sequence[str] | None = None) -> None:
    """Add the commands of the engine; those that are not among the words given only by name.

    Their modules are not loaded, so that a server or a bot's arena starts sooner.
    """
    for name, command in _COMMANDS.items():
        parser = commands.add_parser(name, help=command.help_text)
        if given is None or name in given:
            module = import_module(command.module)
            getattr(module, command.add_arguments)(parser)
            parser.set_defaults(run=getattr(module, command.main))


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
