"""`conquista print`: write the sheets of a game to files, without a window."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.language.translation import CODES, Language
from desktop.printing.archive import check_archive, write_everything
from desktop.printing.card_faces import CARD_SIZES, DEFAULT_CARD
from desktop.printing.card_faces import FACE_DPI as FACE_DPI
from desktop.printing.job import FACES, VIRTUAL_TABLE, Job
from desktop.printing.layout.card_pages import BACKS, MAX_GUTTER_MM, CardStyle
from desktop.printing.layout.card_pages import MAX_NUDGE_MM as FARTHEST_BACK
from desktop.printing.layout.label_paper import DEFAULT_LABELS, LABEL_PAPERS, MAX_OFFSET_MM
from desktop.printing.output import PNG_DPI, ZIP, CancelledError, format_of, write
from desktop.printing.print_page import LARGE_PAPERS, PAPERS, PrintError, paper_named, paper_size
from engine.system.ctrl_c import polling_interrupt
from engine.system.usage import file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("game", nargs="?", choices=list(TABLES), help="a game's id")
    parser.add_argument(
        "--everything",
        action="store_true",
        help="all sheets, of one game or of all, in all languages, in one .zip file",
    )
    parser.add_argument(
        "--sheet",
        default="board",
        help="what to print: board, cards, counters, aid, labels or box, as far as the game has "
        "it; faces: every face of its cards once, with bleed, and a list of quantities; "
        "poster: its board with bleed and crop marks; punched: pieces, tiles and boxes with "
        "bleed and a die line; table: pictures for a virtual table",
    )
    parser.add_argument(
        "--paper",
        type=_paper,
        default="A4",
        help=f"{', '.join([*PAPERS, *LARGE_PAPERS])}, a size such as 500x700 in mm, or full: pages "
        "as large as the sheet",
    )
    parser.add_argument(
        "--scale",
        choices=["fit", "true"],
        help="fit the board to one page, or true size on several (default: true for the box, for "
        "pieces to cut out and for a board that one page holds, otherwise fit); cards always have "
        "their true size",
    )
    parser.add_argument(
        "--ink",
        choices=["full", "light"],
        default="full",
        help="light: the board as lines, the rest pale",
    )
    parser.add_argument(
        "--card", choices=CARD_SIZES, default=DEFAULT_CARD, help="size of cards in millimetres"
    )
    parser.add_argument(
        "--sleeved", action="store_true", help="make the tuck box wide enough for sleeved cards"
    )
    parser.add_argument(
        "--backs",
        choices=BACKS,
        default=BACKS[0],
        help="of cards: behind their fronts for paper turned over its long edge (duplex) or its "
        "short edge, beside them to be folded and glued, none, or after all fronts",
    )
    parser.add_argument(
        "--nudge",
        type=_length(-FARTHEST_BACK, FARTHEST_BACK),
        nargs=2,
        default=(0.0, 0.0),
        metavar=("RIGHT", "DOWN"),
        help="millimetres by which to shift the backs of cards",
    )
    parser.add_argument(
        "--gutter",
        type=_length(0, MAX_GUTTER_MM),
        default=0.0,
        metavar="MM",
        help=f"between cards, for a guillotine: 0 to {MAX_GUTTER_MM:g} mm",
    )
    parser.add_argument(
        "--pairs", action="store_true", help="with faces: every card, each followed by its back"
    )
    parser.add_argument(
        "--cmyk",
        action="store_true",
        help="write a PDF in the four inks of a printing press, at most 220 %% of ink in one place",
    )
    parser.add_argument("--pages", default="", metavar="RANGE", help="only these, such as 1-3,5,8-")
    parser.add_argument(
        "--labels",
        choices=LABEL_PAPERS,
        default=DEFAULT_LABELS,
        help="A4 paper of labels, by their size",
    )
    parser.add_argument(
        "--offset",
        type=_length(-MAX_OFFSET_MM, MAX_OFFSET_MM),
        nargs=2,
        default=(0.0, 0.0),
        metavar=("RIGHT", "DOWN"),
        help="millimetres by which to shift labels for a printer that misses them",
    )
    parser.add_argument("--lang", choices=CODES, default="en")
    parser.add_argument(
        "--dpi", type=_dpi, help="of PNG files, 36 to 1200 (default: 150, of faces 300)"
    )
    parser.add_argument(
        "-o", "--output", type=file, required=True,
        help="a .pdf, .svg or .png file, or a .zip of PNG files; several pages of SVG or PNG are "
        "numbered",
    )  # fmt: skip


def _paper(text: str) -> str:
    try:
        paper_size(text)
    except PrintError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return paper_named(text)


def _dpi(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if not 36 <= number <= 1200:
        raise argparse.ArgumentTypeError(f"must be a number from 36 to 1200, not {text!r}")
    return number


def _length(minimum: float, maximum: float) -> Callable[[str], float]:
    """Return a type for arguments: millimetres between two bounds."""

    def length(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not minimum <= number <= maximum:
            raise argparse.ArgumentTypeError(
                f"must be a number from {minimum:g} to {maximum:g}, not {text!r}"
            )
        return number

    return length


def _report_progress(stopped: Callable[[], bool], done: int, count: int, file_name: str) -> bool:
    """Report progress on stderr, apart from the file names; return False to stop."""
    if file_name and not stopped():
        print(f"{done + 1}/{count} {file_name}", file=sys.stderr, flush=True)
    return not stopped()


def main(args: argparse.Namespace) -> int:
    """Write the files, print their names and return 0.

    Raises ConquistaError or OSError.
    """
    if args.everything:
        check_archive(args.output)
    else:
        format_of(args.output)
        if args.sheet == VIRTUAL_TABLE and format_of(args.output) not in {"png", ZIP}:
            raise PrintError("sheet: pictures for a table go into .png or .zip files", "format")
        if args.game is None:
            raise PrintError("print: name a game, or ask for --everything", "no_game")
    application = QApplication.instance() or QApplication(["conquista"])
    language = Language(application)
    language.install(args.lang)
    job = Job(
        args.sheet,
        args.paper,
        args.scale == "true",
        saves_ink=args.ink == "light",
        labels=args.labels,
        offset=tuple(args.offset),
        card=args.card,
        cards=CardStyle(args.backs, tuple(args.nudge), args.gutter),
        range=args.pages,
        sleeved=args.sleeved,
        pairs=args.pairs,
        cmyk=args.cmyk,
    )
    try:
        with polling_interrupt() as stopped, suppress(CancelledError):
            if args.everything:
                _print_archive(args, language, job, stopped)
            else:
                _write(args, job, stopped)
    finally:
        language.install("en")
    return 0


def _print_archive(
    args: argparse.Namespace, language: Language, job: Job, stopped: Callable[[], bool]
) -> None:
    names = [args.game] if args.game else list(TABLES)
    games = {name: TABLES[name].sheets for name in names}
    report = partial(_report_progress, stopped)
    write_everything(games, CODES, language.install, args.output, job, report)
    print(args.output)


def _write(args: argparse.Namespace, job: Job, stopped: Callable[[], bool]) -> None:
    game = TABLES[args.game].sheets
    if args.scale is None:
        job = replace(job, true_size=job.is_usually_true_size(game))
    dpi = args.dpi or (FACE_DPI if args.sheet == FACES else PNG_DPI)
    pages, title, lists = job.pages(game), job.title(game), partial(job.lists, game)

    def go_on(done: int) -> bool:
        return not stopped()

    for path in write(
        pages, args.output, title, dpi=dpi, cmyk=job.cmyk, progress=go_on, lists=lists
    ):
        print(path)
