"""Fixtures of the tests of the ledger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.ledger.entries import FILE, Ledger
from desktop.windows.main import MainWindow
from engine.games import GAMES
from tests.desktop.kit import Services, activate
from tests.desktop.storage.ledger.ledger_kit import entry
from tests.desktop.windows.main_kit import open_window


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    lines = [
        entry(n, won=n % 3 > 0, level=f"level{n % 5 + 1}", game=list(GAMES)[n % 5])
        for n in range(30)
    ]
    Ledger(services.store.folder / FILE).add_entries(lines)
    for window in open_window(qtbot, services):
        activate(qtbot, window)
        yield window
