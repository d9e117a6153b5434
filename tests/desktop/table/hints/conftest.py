"""Fixtures of the tests of hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.language.translation import LANGUAGES, Language
from tests.desktop.table.hints.hint_kit import Slow, until_bots_answered
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3)) as table:
        until_bots_answered(table)
        yield table


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """Every test once per language."""
    spoken = Language()
    spoken.install(request.param)
    yield request.param
    spoken.install("en")
