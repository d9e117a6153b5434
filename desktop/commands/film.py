"""`conquista film`: a saved match that is over as a short film, without a window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO

from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.language.translation import CODES, Language
from desktop.style.theme import THEMES, current_theme, theme_named
from desktop.windows.match_page.film.making import (
    MAX_SECONDS,
    MIN_SECONDS,
    SECONDS,
    StoppedError,
    check_over,
    check_target,
    make_film,
)
from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.data.json_documents import naming_file, parse_json
from engine.play.match import Match
from engine.play.match_files import load_match
from engine.play.record import from_text
from engine.system.ctrl_c import polling_interrupt, restore_interrupt_default
from engine.system.priority import lower_priority
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


def main(args: argparse.Namespace) -> int:
    """Write the film, print its name and return 0.

    Raises ConquistaError or OSError; then nothing is written.
    """
    check_target(args.output, replaces=args.replace)
    match = load_match(args.file)
    with naming_file(args.file):
        check_over(match)
    with polling_interrupt() as stopped, suppress(StoppedError):
        _make(
            match,
            args.output,
            args.lang,
            args.theme,
            seconds=args.seconds,
            replaces=args.replace,
            progress=partial(_say, stopped),
        )
    print(args.output)
    return 0


def _make(
    match: Match,
    path: Path,
    lang: str,
    theme: str,
    *,
    seconds: int = SECONDS,
    native_places: bool = False,
    replaces: bool,
    progress: Callable[[int], bool],
) -> None:
    """Write a film; `progress` gets each percent once, and returns whether to go on."""
    from desktop import app
    from desktop.style import apply_theme

    application = QApplication.instance() or app.create()
    assert isinstance(application, QApplication)
    before = current_theme()
    apply_theme.apply_theme(application, theme_named(theme))
    language = Language(application)
    language.install(lang)
    language.use_native_places(native_places)
    last = -1

    def report(share: float) -> bool:
        nonlocal last
        last = max(last, int(share * 100))
        return progress(last)

    try:
        make_film(
            match,
            TABLES[match.game.id],
            path,
            seconds=seconds,
            progress=report,
            replaces=replaces,
        )
    finally:
        language.use_native_places(False)
        language.install("en")
        apply_theme.apply_theme(application, before)


def _say(stopped: Callable[[], bool], percent: int) -> bool:
    """Show progress if a person watches; return False after Ctrl+C."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{percent} %", end="" if percent < 100 else "\n", file=sys.stderr, flush=True)
    return not stopped()


# -- the process of the window ---------------------------------------------------------------------


def worker() -> int:
    """Make the film of the request on standard input, and report its progress line by line.

    A failure is the last line. Returns the exit status.
    """
    restore_interrupt_default()
    lower_priority()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    out: IO[str]
    out, sys.stdout = sys.stdout, sys.stderr
    last = -1

    def send(message: Json) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    def progress(percent: int) -> bool:
        nonlocal last
        if percent > last:
            last = percent
            send({"percent": percent})
        return True

    try:
        message = parse_json(sys.stdin.read(), "request")
        _make(
            Match(from_text(json.dumps(message["record"]))),
            Path(message["path"]),
            message["language"],
            message["theme"],
            native_places=message["native_places"],
            replaces=False,
            progress=progress,
        )
    except BrokenPipeError:
        # The window is gone.
        return 1
    except OSError as error:
        send({"errno": error.errno})
        return 1
    except ConquistaError as error:
        send({"failed": error.key})
        return 1
    send({"done": True})
    return 0


if __name__ == "__main__":
    sys.exit(worker())
