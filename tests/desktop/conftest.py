"""Fixtures of the tests of the windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import Language
from desktop.painting.disk_cache import DISK
from desktop.storage.saved_games import Store
from desktop.storage.settings import Settings
from desktop.style import apply_theme
from desktop.style.text_size import text_scale
from desktop.style.theme import LIGHT, current_theme
from desktop.windows.main import MainWindow
from desktop.windows.shelf.page import ShelfPage
from engine.games import GAMES
from tests.desktop.kit import Services
from tests.desktop.windows.main_kit import open_window


@pytest.fixture(scope="session", autouse=True)
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a window keeps of its pictures for the next start, the next one finds, as in life."""
    DISK.keep_in(tmp_path_factory.mktemp("painted"))
    yield
    DISK.keep_in(None)


@pytest.fixture
def services(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Services]:
    """Fresh services; afterwards the application speaks English and wears the light theme."""
    settings = Settings(tmp_path / "settings.json")
    settings.set("animation", "off")
    language = Language(qapp)
    language.install("en")
    yield Services(tmp_path, settings, language, Store(tmp_path / "state"))
    language.install("en")
    language.use_native_places(False)
    language.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """The window, on the shelf."""
    yield from open_window(qtbot, services)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """The application in its own style and size, always the same at first."""
    if current_theme() is not LIGHT or text_scale() != 1 or not qapp.styleSheet():
        apply_theme.apply_theme(qapp, LIGHT)
    return qapp


@pytest.fixture
def shelf(qtbot: QtBot, services: Services, dressed: QApplication) -> ShelfPage:
    """The shelf of somebody who played Cannir last."""
    services.settings.set("game", "cannir")
    page = ShelfPage(GAMES, TABLES, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitExposed(page)
    return page
