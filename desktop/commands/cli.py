"""The program `conquista`: the application without arguments, its tools with a command.

Qt is only imported where it is needed, so that the engine's commands start at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from desktop.storage import paths
from engine.commands.cli import add_commands, new_parser, run
from engine.play.record import SUFFIX
from engine.puzzles import SUFFIX as PUZZLE
from engine.system.usage import file


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window or run one command; return the exit status."""
    arguments_given = list(sys.argv[1:] if arguments is None else arguments)
    if arguments_given[:1] == ["worker"]:
        from engine.bots.worker import main as worker

        return worker()
    if arguments_given[:1] == ["reviewer"]:
        from engine.review.worker import main as reviewer

        return reviewer()
    if arguments_given[:1] == ["prover"]:
        from engine.puzzles.worker import main as prover

        return prover()
    if arguments_given[:1] == ["filmer"]:
        from desktop.commands.film import worker as filmer

        return filmer()
    if arguments_given[:1] == ["line"]:
        from engine.server.line import main as line

        return line(arguments_given[1:])
    if not arguments_given or _is_for_window(arguments_given):
        from desktop.system.quick_start import prepare

        prepare()
        from desktop.app import main as application

        return application(arguments_given)
    return _command(arguments_given)


def _command(given: list[str]) -> int:
    """Run one command and return the exit status.

    Raises SystemExit for wrong arguments.
    """
    parser, commands = new_parser()
    named = _file(given)
    if named is not None and named.suffix:
        # No command contains a dot.
        parser.error(f"{named}: games end in {SUFFIX}, puzzles in {PUZZLE}")
    for option, does in (("--install", "add"), ("--remove", "remove")):
        parser.add_argument(
            f"{option}-desktop-entry",
            nargs=0,
            action=_MenuEntry,
            help=f"{does} Conquista's entry in your menu, and its kinds of files (Linux)",
        )
    # Listed here for the help only: with these options the window opens, and reads them.
    paths.add_arguments(parser)
    add_commands(commands, given)
    picture = commands.add_parser("screenshot", help="draw the window at a moment of a game")
    picture.set_defaults(run=_screenshot)
    if given[0] == "screenshot":
        from desktop.commands import screenshot

        screenshot.add_arguments(picture)
    film = commands.add_parser("film", help="a saved match that is over, as a short film")
    film.set_defaults(run=_film)
    if given[0] == "film":
        from desktop.commands import film as film_command

        film_command.add_arguments(film)
    sheets = commands.add_parser("print", help="a game's board, cards and rules summary, to print")
    sheets.set_defaults(run=_print_sheets)
    if given[0] == "print":
        from desktop.commands import print_command

        print_command.add_arguments(sheets)
    trial = commands.add_parser("self-test", help="try everything once: games, printing, rules")
    trial.add_argument("games", nargs="*", metavar="GAME", help="only these (default: all)")
    trial.add_argument("--screen", action="store_true", help="on the screen, not out of sight")
    trial.set_defaults(run=_self_test)
    return run(parser, given)


def _is_for_window(given: list[str]) -> bool:
    """Return whether the arguments are for the window: a game, a puzzle, or its own options."""
    if given[0].partition("=")[0] in paths.OPTIONS:
        return True
    named = _file(given)
    return named is not None and named.suffix.lower() in (SUFFIX, PUZZLE)


def _file(given: list[str]) -> Path | None:
    """Return the file or command with which the arguments begin.

    The result is None when they begin with an option.
    """
    words = given[1:] if given[0] == "--" else given
    if not words or (words is given and words[0].startswith("-")):
        return None
    try:
        return file(words[0])
    except argparse.ArgumentTypeError:
        return None


class _MenuEntry(argparse.Action):
    """An option that acts as a command: it runs once all arguments are parsed."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        namespace.command = option_string
        namespace.run = partial(_change_menu, add=self.dest.startswith("install"))


def _change_menu(args: argparse.Namespace, *, add: bool) -> int:
    from desktop.system import desktop_entry

    for path in desktop_entry.install() if add else desktop_entry.remove():
        print(path)
    return 0


def _use_offscreen() -> None:
    """Make Qt paint off screen, even in a session with a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _screenshot(args: argparse.Namespace) -> int:
    _use_offscreen()
    from desktop.commands import screenshot

    return screenshot.main(args)


def _film(args: argparse.Namespace) -> int:
    _use_offscreen()
    from desktop.commands import film

    return film.main(args)


def _print_sheets(args: argparse.Namespace) -> int:
    _use_offscreen()
    from desktop.commands import print_command

    return print_command.main(args)


def _self_test(args: argparse.Namespace) -> int:
    if not args.screen:
        _use_offscreen()
    from desktop.commands import self_test

    return self_test.main(args)
