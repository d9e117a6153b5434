"""`conquista screenshot`: paint the shelf, or any moment of a game, as the window shows it.

The scripted bot gives the actions up to that moment, so that one command always gives one picture.
"""

from __future__ import annotations

import argparse
import re
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.games import TABLES
from desktop.language.translation import CODES, Language
from desktop.painting.png import png_bytes
from desktop.storage.settings import Settings
from desktop.style.theme import THEMES, current_theme, theme_named
from desktop.system.qt_bots import QtBots
from engine.bots.protocol import Occasion, Request
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.options import parse_options
from engine.core.values import Json
from engine.games import GAMES, find
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import DEFAULT_LEVEL, NAMES, bot_entry
from engine.system import files
from engine.system.usage import file, whole_number_type

SHELF = "shelf"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("game", choices=[SHELF, *TABLES], help="a game's id, or the shelf")
    parser.add_argument(
        "-o", "--output", type=_picture, required=True, help="the .png file to write"
    )
    parser.add_argument("--size", type=_size, default=QSize(1600, 1000), help="as 1600x1000")
    parser.add_argument("--lang", choices=CODES, default="en")
    parser.add_argument("--theme", choices=[theme.name for theme in THEMES], default="light")
    parser.add_argument("--seats", type=whole_number_type(), help="players (default: the fewest)")
    parser.add_argument("--seed", type=whole_number_type(), default=1, help="the deal")
    parser.add_argument(
        "--answers", type=whole_number_type(0), default=0, help="how many answers were given"
    )
    parser.add_argument(
        "--ending", action="store_true", help="the sheet at the end of a match that is over"
    )
    parser.add_argument("--seat", default="0", help="who looks: a seat from 0, public, or open")
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="KEY[=VALUE]",
        help="a rule option, switched on or of a value; repeatable",
    )


def _picture(text: str) -> Path:
    if not text.lower().endswith(".png"):
        raise argparse.ArgumentTypeError("the name must end in .png")
    return file(text)


def _size(text: str) -> QSize:
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if match is None:
        raise argparse.ArgumentTypeError("a size is like 1600x1000, three or four digits each")
    return QSize(int(match[1]), int(match[2]))


def main(args: argparse.Namespace) -> int:
    """Paint and write the picture and return 0.

    Raises ConquistaError or OSError.
    """
    from desktop import app
    from desktop.style import apply_theme

    application = QApplication.instance() or app.create()
    assert isinstance(application, QApplication)
    apply_theme.apply_theme(application, theme_named(args.theme))
    settings = Settings(None, application)
    settings.set("animation", "off")
    language = Language(application)
    language.install(args.lang)
    shelf = args.game == SHELF
    widget = _shelf(args, settings, language) if shelf else _table(args, settings)
    try:
        return _write(widget, args.size, args.output, ending=args.ending and not shelf)
    finally:
        widget.deleteLater()
        language.install("en")


def moment(
    game: Game, seats: int, seed: int, actions: int, seat: str, variants: list[str]
) -> Match:
    """Return a match after `actions` answers of the scripted bot.

    Raises ConquistaError.
    """
    if seats not in game.seats:
        raise ConquistaError(f"seats: {seats}, {game.id} is for {game.seat_range()}")
    options = parse_options(variants)
    match = Match(new_record(game, seats, seed, options, _players(seats, seat)))
    play_scripted(match, actions)
    return match


def _players(seats: int, viewer: str) -> tuple[Json, ...]:
    """Return players, with the viewer as the only person: all for "public", none for "open"."""
    people = {"public": range(seats), "open": range(0)}.get(viewer)
    if people is None:
        if not viewer.isdecimal() or int(viewer) >= seats:
            raise ConquistaError(f"seat: {viewer!r} is none of 0 to {seats - 1}, public, open")
        people = range(int(viewer), int(viewer) + 1)
    return tuple(
        {"kind": "human", "name": "" if len(people) == 1 else NAMES[seat]}
        if seat in people
        else bot_entry(NAMES[seat], DEFAULT_LEVEL)
        for seat in range(seats)
    )


class SilentBots(QtBots):
    """A bot process that never answers, because the picture shows a single moment."""

    def ask(self, ticket: int, request: Request) -> None:
        """Drop the question."""

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        """Drop the question."""


def _match(args: argparse.Namespace, game: Game) -> Match:
    seats = game.seats[0] if args.seats is None else args.seats
    return moment(game, seats, args.seed, args.answers, args.seat, args.variant)


def _table(args: argparse.Namespace, settings: Settings) -> QWidget:
    from desktop.play.session import Session
    from desktop.windows.match_page.match_page import MatchPage

    session = Session(_match(args, find(args.game)), SilentBots())
    page = MatchPage(session, TABLES[session.match.game.id], settings, None)
    session.setParent(page)
    # How long a bot has thought depends on the clock, so no seat is shown thinking.
    session.thinking_changed.disconnect()
    page.resize(args.size)
    session.start()
    return page


def _shelf(args: argparse.Namespace, settings: Settings, language: Language) -> QWidget:
    """Return the shelf; with `--actions`, it offers to continue the first game."""
    from desktop.storage.saved_game_list import describe
    from desktop.windows.pictures.board_picture import picture_of
    from desktop.windows.pictures.thumbnails import SIZE
    from desktop.windows.shelf.shelf_page import ShelfPage

    shelf = ShelfPage(GAMES, TABLES, settings, language, None)
    if args.answers:
        match = _match(args, find(next(iter(TABLES))))
        last_played = datetime.now().replace(hour=21, minute=40)
        shelf.offer(describe(match, Path(), last_played))
        ratio, candlelit = shelf.devicePixelRatioF(), current_theme().candlelit
        picture = picture_of(match, TABLES[match.game.id], SIZE, ratio, candlelit=candlelit)
        shelf.show_position(QPixmap.fromImage(picture))
    return shelf


def _write(widget: QWidget, size: QSize, output: Path, *, ending: bool = False) -> int:
    widget.resize(size)
    widget.show()
    # Handle everything queued first: layouts, polishing, the first question.
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    picture = widget.grab()
    if ending:
        from desktop.windows.match_page.match_page import MatchPage

        assert isinstance(widget, MatchPage)
        widget.ending.open(animated=False)
        QCoreApplication.processEvents()
        picture = widget.grab()
    widget.hide()
    files.write(output, png_bytes(picture))
    return 0
