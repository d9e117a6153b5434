"""Small pictures of boards: they need no window, and show no hand that somebody covers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.games import TABLES
from desktop.windows.pictures.board import picture_of, sample
from engine.games import GAMES
from engine.match import Match

from .tablekit import bot, human

SIZE = QSize(360, 230)


def picture(match: Match, ratio: float = 1.0) -> QImage:
    return picture_of(match, TABLES[match.game.id], SIZE, ratio)


@pytest.mark.parametrize("game", TABLES)
def test_every_board_has_a_picture(game: str) -> None:
    image = picture(sample(GAMES[game], TABLES[game].picture_at), 2.0)
    assert image.size() == SIZE * 2
    assert image.devicePixelRatio() == 2.0
    assert len({image.pixel(x, 230) for x in range(0, 720, 7)}) > 20


def seen(match: Match, *players: object) -> Match:
    return Match(replace(match.record, players=tuple(players)))


def test_only_what_may_be_seen_is_shown() -> None:
    """With two people at one screen the picture does not depend on their hands."""
    match = sample(GAMES["condottiere3"], 6)
    two = picture(seen(match, human("Ana"), human("Rui")))
    watched = picture(seen(match, bot("Ana"), bot("Rui")))
    assert two != watched
