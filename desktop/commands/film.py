"""`conquista film`: a saved match that is over as a short film, without a window."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.language.translation import CODES, Language
from desktop.storage.settings import Settings
from desktop.style.theme import THEMES, by_name
from desktop.windows.film.making import (
    MAX_SECONDS,
    MIN_SECONDS,
    SECONDS,
    StoppedError,
    check_over,
    check_target,
    make_film,
)
from engine.data.json_documents import naming_file
from engine.play.match_files import load_match
from engine.system.ctrl_c import polling_interrupt
from engine.system.usage import file, whole_number_type


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", type=file, help="a saved game that is over")
    parser.add_argument(
        "-o", "--output", type=file, required=True, help="the .webp or .gif file to write"
    )
    parser.add_argument("--lang", choices=CODES, default="en")
    parser.add_argument("--theme", choices=[theme.name for theme in THEMES], default="light")
    parser.add_argument(
        "--seconds",
        type=whole_number_type(MIN_SECONDS, MAX_SECONDS),
        default=SECONDS,
        help=f"how long it lasts, about: {MIN_SECONDS} to {MAX_SECONDS} (default: {SECONDS})",
    )
    parser.add_argument("--replace", action="store_true", help="replace a file of that name")
    # How the window follows the work of the process that it starts.
    parser.add_argument("--report", action="store_true", help=argparse.SUPPRESS)


def main(args: argparse.Namespace) -> int:
    """Write the film, print its name and return 0.

    Raises ConquistaError or OSError; then nothing is written.
    """
    from desktop import app
    from desktop.style import apply_theme

    check_target(args.output, replaces=args.replace)
    match = load_match(args.file)
    with naming_file(args.file):
        check_over(match)
    application = QApplication.instance() or app.create()
    assert isinstance(application, QApplication)
    apply_theme.apply_theme(application, by_name(args.theme))
    settings = Settings(None, application)
    settings.set("animation", "off")
    language = Language(application)
    language.install(args.lang)
    try:
        with polling_interrupt() as stopped, suppress(StoppedError):
            make_film(
                match,
                TABLES[match.game.id],
                args.output,
                seconds=args.seconds,
                progress=_reporter(stopped, as_json=args.report),
                replaces=args.replace,
            )
    finally:
        language.install("en")
    if not args.report:
        print(args.output)
    return 0


def _reporter(stopped: Callable[[], bool], *, as_json: bool) -> Callable[[float], bool]:
    """Return a function that reports whole percents; it returns False after Ctrl+C."""
    last = -1

    def report(share: float) -> bool:
        nonlocal last
        percent = int(share * 100)
        if percent > last and not stopped():
            last = percent
            if as_json:
                print(json.dumps({"percent": percent}), flush=True)
            elif percent % 10 == 0:
                print(f"{percent} %", file=sys.stderr, flush=True)
        return not stopped()

    return report
