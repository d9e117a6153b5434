"""Small pictures of boards: they need no window, and show no hand that somebody covers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.table.game_table import GameTable
from desktop.windows.pictures import board_picture
from desktop.windows.pictures.board_picture import (
    BoardPainter,
    Picture,
    growing_sample,
    picture_of,
    sample,
)
from engine.core.errors import RecordError
from engine.games import GAMES
from engine.play.match import Match
from tests.desktop.kit import settle
from tests.desktop.table.kit import bot, human

SIZE = QSize(360, 230)


def picture(match: Match, ratio: float = 1.0) -> QImage:
    return picture_of(match, TABLES[match.game.id], SIZE, ratio)


@pytest.mark.parametrize("game", TABLES)
def test_every_board_has_a_picture(game: str) -> None:
    image = picture(sample(GAMES[game], TABLES[game].picture_at), 2.0)
    assert image.size() == SIZE * 2
    assert image.devicePixelRatio() == 2.0
    assert len({image.pixel(x, 230) for x in range(0, 720, 7)}) > 20


def test_the_players_of_a_sample_have_names_of_their_own() -> None:
    names = [player["name"] for player in sample(GAMES["condottiere1"], 1).players]
    assert all(names)
    assert len(set(names)) == len(names)


def seen(match: Match, *players: object) -> Match:
    return Match(replace(match.record, players=tuple(players)))


def test_only_what_may_be_seen_is_shown() -> None:
    """With two people at one screen the picture does not depend on their hands."""
    match = sample(GAMES["condottiere3"], 6)
    two = picture(seen(match, human("Ana"), human("Rui")))
    watched = picture(seen(match, bot("Ana"), bot("Rui")))
    assert two != watched


# -- painted between events ------------------------------------------------------------------------


@pytest.fixture
def leisure() -> Iterator[None]:
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    IDLE_TIME.is_window_shown = True
    yield
    IDLE_TIME.is_window_shown = False


def painted(qtbot: QtBot, game: str) -> QImage:
    """Return its sample, as it is painted in parts."""
    made: list[QImage] = []
    growing = growing_sample(GAMES[game], TABLES[game].picture_at)
    painter = BoardPainter(growing, TABLES[game], SIZE, 1.0, owner := QObject())
    painter.painted.connect(made.append)
    qtbot.waitUntil(lambda: bool(made))
    qtbot.waitUntil(lambda: not owner.children())
    return made[0]


@pytest.mark.usefixtures("leisure")
def test_no_event_paints_more_than_it_has_time_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here for one thing: a picture at a time, an answer at a time."""
    monkeypatch.setattr(pictures, "MAX_PAINT_S_PER_EVENT", 1e-9)
    monkeypatch.setattr(pictures, "NEW_EVENT_GAP_S", 3600.0)
    monkeypatch.setattr(board_picture, "_SLICE_S", -1.0)
    turns: list[int] = []
    go_on, paint = BoardPainter._go_on, pictures.paint_onto

    def counted(painter: BoardPainter) -> None:
        turns.append(0)
        go_on(painter)

    def noted(*things: object) -> None:
        turns[-1] += 1
        paint(*things)  # type: ignore[arg-type]

    monkeypatch.setattr(BoardPainter, "_go_on", counted)
    monkeypatch.setattr(pictures, "paint_onto", noted)
    in_parts = painted(qtbot, "contrees")
    assert max(turns) == 1
    assert sum(turns) > 5
    assert turns.count(0) > TABLES["contrees"].picture_at
    IDLE_TIME.is_window_shown = False
    assert in_parts == picture(sample(GAMES["contrees"], TABLES["contrees"].picture_at))


@pytest.mark.usefixtures("leisure")
@pytest.mark.parametrize("game", ["condottiere3", "cortez"])
def test_a_picture_painted_in_parts_looks_the_same(qtbot: QtBot, game: str) -> None:
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    in_parts = painted(qtbot, game)
    IDLE_TIME.is_window_shown = False
    PIXMAPS.clear()
    PICTURE_CACHE.clear()
    assert in_parts == picture(sample(GAMES[game], TABLES[game].picture_at))


def test_a_match_that_cannot_be_played_has_no_picture(qtbot: QtBot) -> None:
    def wrong() -> Iterator[Match]:
        yield sample(GAMES["contrees"], 0)
        raise RecordError("damaged", "damaged")

    owner = QObject()
    painter = BoardPainter(wrong(), TABLES["contrees"], SIZE, 1.0, owner)
    with qtbot.waitSignal(painter.failed):
        pass


@pytest.mark.parametrize("error", [RecordError("damaged", "damaged"), RuntimeError("a fault")])
def test_a_picture_that_cannot_be_painted_leaves_its_place_usable(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Another game, size or language stops the painter, which has deleted itself."""
    begun: list[GameTable] = []

    def wrong(picture: Picture, table: GameTable) -> Iterator[Match]:
        begun.append(table)
        yield sample(GAMES["contrees"], 0)
        raise error

    monkeypatch.setattr(Picture, "_play_sample", wrong)
    frame = QWidget()
    qtbot.addWidget(frame)
    picture = Picture(GAMES, frame)
    picture.resize(333, 212)
    picture.show_game(TABLES["contrees"])
    with qtbot.captureExceptions() as faults:
        for game in ("contrees", "contrees", "cannir"):
            picture.show_game(TABLES[game])
            for _ in range(2):
                picture.grab()
                settle()
            assert not picture.children()
    assert begun == [TABLES[game] for game in ("contrees", "contrees", "cannir")]
    assert len(faults) == 3 * isinstance(error, RuntimeError)


@pytest.mark.usefixtures("leisure")
def test_a_picture_begun_in_parts_is_finished_when_leisure_ends(qtbot: QtBot) -> None:
    made: list[QImage] = []
    growing = growing_sample(GAMES["condottiere3"], TABLES["condottiere3"].picture_at)
    painter = BoardPainter(growing, TABLES["condottiere3"], SIZE, 1.0, owner := QObject())
    painter.painted.connect(made.append)
    qtbot.waitUntil(lambda: painter._is_waiting)
    IDLE_TIME.is_window_shown = False
    qtbot.waitUntil(lambda: bool(made))
    qtbot.waitUntil(lambda: not owner.children())
