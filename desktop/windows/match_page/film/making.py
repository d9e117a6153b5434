"""Make the film of a match: its frames are painted into a reel, which is then written."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.play.session import Session
from desktop.storage.ledger.seals import Honours
from desktop.system.qt_bots import QtBots
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts, sheet_facts
from desktop.windows.match_page.ending.saving import sheet_image
from desktop.windows.match_page.film.projector import RATE, SIZE, FilmFrame, Projector
from desktop.windows.match_page.film.reel import Reel, film_bytes
from desktop.windows.match_page.film.request import SUFFIXES
from engine.core.errors import ConquistaError
from engine.play.match import Match
from engine.system.files import write

#: Least, usual and greatest length of a film in seconds.
MIN_SECONDS, SECONDS, MAX_SECONDS = 20, 40, 60
#: The share of the work that painting is.
_PAINTING = 0.7


class FilmError(ConquistaError):
    """No film can be made of a match, or not under that name."""


class StoppedError(Exception):
    """The film is no longer wanted."""


def check_target(path: Path, *, replaces: bool) -> None:
    """Raise FilmError if a film cannot have a name."""
    if path.suffix.lower() not in SUFFIXES:
        raise FilmError(f"{path}: the name of a film ends in .webp or .gif", "suffix")
    if not replaces and os.path.lexists(path):
        raise FilmError(f"{path}: there is such a file already; choose another name", "taken")


def check_over(match: Match) -> None:
    """Raise FilmError if a match is not over, because the film would show what is hidden."""
    if match.result is None:
        raise FilmError("the match is not over; a film shows finished matches only", "not_over")


def make_film(
    match: Match,
    table: GameTable,
    path: Path,
    *,
    seconds: float = SECONDS,
    progress: Callable[[float], bool] = lambda share: True,
    replaces: bool = False,
) -> None:
    """Write the film of a match that is over, in the language and theme of the moment.

    `progress` gets the share that is done, from 0 to 1, and returns whether to go on. Raises
    FilmError, OSError, or StoppedError; then no file is written or changed.
    """
    check_target(path, replaces=replaces)
    check_over(match)

    def report(share: float) -> None:
        if not progress(share):
            raise StoppedError

    report(0.0)
    projector = projector_of(match, table, seconds)
    with Reel(RATE) as reel:
        for frame in projector.frames():
            add_frame(reel, frame)
            report(_PAINTING * projector.progress)
        data = film_bytes(
            reel,
            path.suffix.lower(),
            lambda share: report(_PAINTING + (1 - _PAINTING) * share),
        )
    report(1.0)
    # Another file may have come meanwhile.
    check_target(path, replaces=replaces)
    write(path, data)


def projector_of(match: Match, table: GameTable, seconds: float, size: QSize = SIZE) -> Projector:
    """Return the projector of a match that is over; the film ends with its sheet."""
    session = Session(match, QtBots())
    try:
        looks = table.looks(match.view(None), match.seats)
        # What the match means in a person's ledger is no part of the film.
        facts = sheet_facts(session, table, looks, Honours(), str)
        names = session.names()
    finally:
        session.close()
    closing = None if facts is None else partial(_sheet, facts)
    return Projector(match, table, names, seconds, closing, size)


def _sheet(facts: EndingSheetFacts, scene: TableScene, size: QSize) -> QImage:
    part = facts.ending.board()
    return sheet_image(facts, None if part is None else BoardPicture(scene, part), size)


def add_frame(reel: Reel, frame: FilmFrame) -> None:
    """Add a painted frame to a reel."""
    image = frame.image
    assert image.format() == QImage.Format.Format_RGB888
    data, size = bytes(image.constBits()), (image.width(), image.height())
    picture = Image.frombuffer("RGB", size, data, "raw", "RGB", image.bytesPerLine(), 1)
    reel.add(picture, frame.count)
