"""Fixtures of the tests of the windows."""

from __future__ import annotations

import gc
import math
import os
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.cache.pictures import MAX_PAINT_S_PER_EVENT, PICTURE_CACHE
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.storage.game_store import GameStore
from desktop.storage.settings import Settings
from desktop.style import apply_theme
from desktop.style.text_size import text_scale
from desktop.style.theme import LIGHT, current_theme
from desktop.table.director import DURATION_FACTORS
from desktop.windows.main import MainWindow
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.painter import LID
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.games import GAMES
from tests.desktop.kit import Services
from tests.desktop.table.kit import PAINT_AHEAD, Table, unpainted_ahead
from tests.desktop.windows.main_kit import open_window

#: The method that paints the board on the sheet at the end of a match; some tests replace it.
PREPARE_BOARD = BoardPicture.prepare
#: The limit of painting in one event, in seconds; tests have none by default.
_USUAL_MAX_PAINT_S = MAX_PAINT_S_PER_EVENT
_LIMIT_NAME = "desktop.painting.cache.pictures.MAX_PAINT_S_PER_EVENT"
#: The number of tables whose pictures are kept: tests open all games in many sizes.
_TABLES = 6


@pytest.fixture(scope="session", autouse=True)
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep pictures on disk for the next window, as the program does."""
    for cache in (PIXMAPS, PICTURE_CACHE):
        cache._usual_max_bytes *= _TABLES
        cache.scale_limit(1)
    DISK.keep_in(tmp_path_factory.mktemp("painted"))
    yield
    DISK.keep_in(None)


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    """Paint everything in the event that shows it, however busy the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_LIMIT_NAME, math.inf)
        yield


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the painting in one event, as the program does."""
    monkeypatch.setattr(_LIMIT_NAME, _USUAL_MAX_PAINT_S)


@pytest.fixture(scope="session", autouse=True)
def unguarded() -> Iterator[None]:
    """A bubble takes a click at once: the pointer stays where an earlier test left it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("desktop.table.talk.bubble._CLICK_PAUSE_S", 0.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def lids() -> Iterator[None]:
    """Paint each lid once and scale it, so that a shelf of a new size is quick."""
    paint, painted = ShelfBox._paint_lid, dict[object, QPixmap]()

    def drawn(box: ShelfBox, size: QSize) -> QPixmap:
        lid = painted.get(box.table.paint_lid)
        if lid is None:
            lid = painted[box.table.paint_lid] = paint(box, LID)
        return lid.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ShelfBox, "_paint_lid", drawn)
        yield


@pytest.fixture(scope="session", autouse=True)
def unsynced() -> Iterator[None]:
    """Write files without waiting for the disk: tests need not survive a power failure."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def tidied() -> Iterator[None]:
    """Collect only young garbage when a table is left, and keep free memory for the next test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("desktop.windows.current_game.release_memory", lambda: gc.collect(1))
        yield


@pytest.fixture(autouse=True)
def dealt() -> Iterator[None]:
    """Deal the same cards in every run, but different ones to each match of a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.play.record.secrets.randbits", Random(7).getrandbits)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Stop painting windows after their test, when pytest-qt processes events."""
    yield
    for shown, _ in getattr(item, "qt_widgets", ()):
        if (widget := shown()) is not None and isValid(widget):
            widget.setUpdatesEnabled(False)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip painting: tables and windows are laid out and answer, but paint nothing."""
    monkeypatch.setattr(Table, "painted", False)
    unpainted_ahead(monkeypatch)
    monkeypatch.setattr(BoardPicture, "prepare", lambda *given: None)
    grab = QWidget.grab

    def grabbed(widget: QWidget, *given: Any) -> QPixmap:
        # The program grabs pictures that it paints ahead, whether or not they are shown.
        by_test = sys._getframe(1).f_globals["__name__"].startswith("tests.")
        assert widget.updatesEnabled() or not by_test, "this window paints nothing"
        return grab(widget, *given)

    monkeypatch.setattr(QWidget, "grab", grabbed)


@pytest.fixture
def looked_at(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are painted after all."""
    monkeypatch.setattr(Table, "painted", True)
    monkeypatch.setattr(MatchPage, "paint_ahead", PAINT_AHEAD)
    monkeypatch.setattr(BoardPicture, "prepare", PREPARE_BOARD)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play fast animations, but in a moment."""
    monkeypatch.setitem(DURATION_FACTORS, "fast", 0.02)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Return a function that sets the language; afterwards it is English."""
    language = Language(qapp)
    yield language.install
    language.install("en")
    language.deleteLater()


@pytest.fixture
def services(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Services]:
    """Fresh services; afterwards the application speaks English and wears the light theme."""
    settings = Settings(tmp_path / "settings.json")
    settings.set("animation", "off")
    language = Language(qapp)
    language.install("en")
    yield Services(tmp_path, settings, language, GameStore(tmp_path / "state"))
    language.install("en")
    language.use_native_places(False)
    language.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """Yield the window, on the shelf."""
    yield from open_window(qtbot, services)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Return the application in its own style and size, always the same at first."""
    if current_theme() is not LIGHT or text_scale() != 1 or not qapp.styleSheet():
        apply_theme.apply_theme(qapp, LIGHT)
    return qapp


@pytest.fixture
def shelf(qtbot: QtBot, services: Services, dressed: QApplication) -> ShelfPage:
    """Return the shelf of a person who played Cannir last."""
    services.settings.set("game", "cannir")
    page = ShelfPage(GAMES, TABLES, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.setUpdatesEnabled(Table.painted)
    page.show()
    qtbot.waitExposed(page)
    return page
