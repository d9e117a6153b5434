"""Fixtures of the tests of callouts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Italy]:
    record = condottiere(HUMAN, *map(bot, ("Aldric", "Maud", "Lorenzo")), position=BATTLE)
    with italy(qtbot, record) as table:
        table.page.resize(1600, 1000)
        table.until_asked()
        settle()
        yield table
