"""`conquista screenshot`: the shelf, or any moment of a game, as the window shows it.

The answers up to that moment are the scripted bot's, so that one command always gives one picture.
"""

from __future__ import annotations

import argparse
import os
import re
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.botprocess import BotProcess
from desktop.language import LANGUAGES, Language
from desktop.settings import Settings
from desktop.setup import NAMES
from desktop.theme import THEMES, Theme, by_name
from engine.bots.scripted import play_on
from engine.core import Action, ConquistaError, Game, Json, View
from engine.games import GAMES, find
from engine.match import Match, new_record

SHELF = "shelf"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command line may say."""
    parser.add_argument("game", choices=[SHELF, *GAMES], help="a game's id, or the shelf")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the PNG file to write")
    parser.add_argument("--size", type=_size, default=QSize(1600, 1000), help="as 1600x1000")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=[theme.name for theme in THEMES], default="light")
    parser.add_argument("--seats", type=int, help="players (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1, help="the deal")
    parser.add_argument("--answers", type=int, default=0, help="how many answers were given")
    parser.add_argument("--seat", default="0", help="who looks: a seat from 0, public, or open")
    parser.add_argument(
        "--variant", action="append", default=[], help="switch a rule option on; repeatable"
    )


def _size(text: str) -> QSize:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError("a size is written like 1600x1000")
    return QSize(int(found[1]), int(found[2]))


def main(args: argparse.Namespace) -> int:
    """Paint and write the picture; 0, or an error as ConquistaError or OSError."""
    # Pictures need no screen and must not flash on one.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from desktop import app, chrome

    application = QApplication.instance() or app.create()
    assert isinstance(application, QApplication)
    theme = by_name(args.theme)
    chrome.dress(application, theme)
    settings = Settings(None, application)
    settings.set("animation", "off")
    language = Language(application)
    language.install(args.lang)
    if args.game == SHELF:
        widget = _shelf(args, settings, language, theme)
    else:
        widget = _table(args, settings, theme)
    try:
        return _write(widget, args.size, args.output)
    finally:
        widget.deleteLater()
        language.install("en")


def moment(
    game: Game, seats: int, seed: int, answers: int, seat: str, variants: list[str]
) -> Match:
    """A match after so many answers of the scripted bot; raises ConquistaError."""
    known = {field.name for field in fields(game.options)}
    if unknown := set(variants) - known:
        raise ConquistaError(f"variant: {unknown.pop()!r} is none of {', '.join(sorted(known))}")
    options = dict.fromkeys(variants, True)
    match = Match(new_record(game, seats, seed, options, _players(seats, seat)))
    play_on(match, answers)
    return match


def _players(seats: int, looker: str) -> tuple[Json, ...]:
    """Players of whom exactly the looker is a person: all for public, none for open."""
    people = {"public": range(seats), "open": range(0)}.get(looker)
    if people is None:
        if not looker.isdecimal() or int(looker) >= seats:
            raise ConquistaError(f"seat: {looker!r} is none of 0 to {seats - 1}, public, open")
        people = range(int(looker), int(looker) + 1)
    return tuple(
        {"kind": "human", "name": "" if len(people) == 1 else NAMES[seat]}
        if seat in people
        else {"kind": "bot", "name": NAMES[seat], "level": "level3"}
        for seat in range(seats)
    )


class Thinking(BotProcess):
    """Bots that never answer: the picture shows one moment."""

    def ask(
        self,
        ticket: int,
        game: Game,
        view: View,
        legal: list[Action],
        level: str,
        seed: int,
        seconds: float | None = None,
    ) -> None:
        """Let the bot think for ever."""

    def cancel(self, ticket: int) -> None:
        """There is nothing to stop."""


def _match(args: argparse.Namespace, game: Game) -> Match:
    seats = game.seats[0] if args.seats is None else args.seats
    return moment(game, seats, args.seed, args.answers, args.seat, args.variant)


def _table(args: argparse.Namespace, settings: Settings, theme: Theme) -> QWidget:
    from desktop.session import Session
    from desktop.windows.table import TablePage

    session = Session(_match(args, find(args.game)), Thinking())
    page = TablePage(session, theme, settings, None)
    session.setParent(page)
    page.resize(args.size)
    session.start()
    return page


def _shelf(
    args: argparse.Namespace, settings: Settings, language: Language, theme: Theme
) -> QWidget:
    """The shelf; with answers given, the first game on it is offered to be continued."""
    from desktop.games import TABLES
    from desktop.store import Unfinished
    from desktop.windows.pictures import picture_of
    from desktop.windows.shelf import ShelfPage

    shelf = ShelfPage(GAMES, TABLES, settings, language, None)
    shelf.set_theme(theme)
    if args.answers:
        match = _match(args, next(iter(GAMES.values())))
        shelf.offer(Unfinished(match, datetime.now().replace(hour=21, minute=40)))
        ratio = shelf.devicePixelRatioF()
        shelf.show_position(picture_of(match, shelf.position_size, ratio, theme, settings))
    return shelf


def _write(widget: QWidget, size: QSize, output: Path) -> int:
    widget.resize(size)
    widget.show()
    # Everything queued comes first: layouts, polishing, the first question.
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    picture = widget.grab()
    widget.hide()
    output.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(output), "PNG"):
        raise OSError(None, "the picture cannot be written", str(output))
    return 0
