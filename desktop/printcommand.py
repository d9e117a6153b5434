"""`conquista print`: the sheets of a game as files, without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.language import LANGUAGES, Language
from desktop.printing.job import Job
from desktop.printing.labelpaper import FARTHEST, LABEL_PAPERS, USUAL
from desktop.printing.output import PNG_DPI, format_of, write
from desktop.printing.page import FULL, PAPERS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command line may say."""
    parser.add_argument("game", choices=list(TABLES), help="a game's id")
    parser.add_argument(
        "--sheet",
        default="board",
        help="what to print: board, cards, counters, aid, labels or box, as far as the game has it",
    )
    parser.add_argument(
        "--paper", choices=[*PAPERS, FULL], default="A4", help="full: pages as large as the sheet"
    )
    parser.add_argument(
        "--scale",
        choices=["fit", "true"],
        help="fit the board to one page, or true size on several (default: fit; true for the box "
        "and for pieces to cut out); cards always have their true size",
    )
    parser.add_argument(
        "--ink", choices=["full", "light"], default="full", help="light: the board as lines"
    )
    parser.add_argument(
        "--labels", choices=LABEL_PAPERS, default=USUAL, help="A4 paper of labels, by their size"
    )
    parser.add_argument(
        "--offset",
        type=_shift,
        nargs=2,
        default=(0.0, 0.0),
        metavar=("RIGHT", "DOWN"),
        help="millimetres by which to shift labels for a printer that misses them",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--dpi", type=_dpi, default=PNG_DPI, help="of PNG files, 36 to 1200")
    parser.add_argument(
        "-o", "--output", type=Path, required=True,
        help="a .pdf, .svg or .png file; several pages of SVG or PNG are numbered",
    )  # fmt: skip


def _dpi(text: str) -> int:
    number = int(text)
    if not 36 <= number <= 1200:
        raise argparse.ArgumentTypeError("must be from 36 to 1200")
    return number


def _shift(text: str) -> float:
    length = float(text)
    if not -FARTHEST <= length <= FARTHEST:
        raise argparse.ArgumentTypeError(f"must be from -{FARTHEST:g} to {FARTHEST:g}")
    return length


def main(args: argparse.Namespace) -> int:
    """Write the files and print their names; 0, or an error as ConquistaError or OSError."""
    format_of(args.output)
    # Nothing is shown, so no screen is needed.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["conquista"])
    language = Language(application)
    language.install(args.lang)
    try:
        game = TABLES[args.game].sheets
        true = args.scale == "true" or (args.scale is None and args.sheet in game.true)
        right, down = args.offset
        light = args.ink == "light"
        job = Job(args.sheet, args.paper, true, light, args.labels, (right, down))
        pages = job.pages(game)
        for file in write(pages, args.output, job.title(game), dpi=args.dpi):
            print(file)
    finally:
        language.install("en")
    return 0
