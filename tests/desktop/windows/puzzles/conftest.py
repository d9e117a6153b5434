"""Fixtures of the tests of puzzles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.windows.puzzles import judge_process as judge_module
from tests.desktop.kit import Services
from tests.desktop.table.kit import unpainted_ahead
from tests.desktop.windows.puzzles.puzzle_kit import Prompt, Room


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes: proofs are made here."""
    monkeypatch.setattr(judge_module, "LineProcess", Prompt)


@pytest.fixture
def room(
    qtbot: QtBot, services: Services, prompt: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Room]:
    unpainted_ahead(monkeypatch)
    made = Room(qtbot, services.settings)
    yield made
    made.desk.close()
    made.page.session.close()
