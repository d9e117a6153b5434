"""Fixtures of the tests of Cortez."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.scene import CortezScene
from desktop.language.translation import LANGUAGES, Language
from desktop.table.director import Director
from tests.desktop.games.cortez.kit import seated_scene


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """Every test once per language."""
    spoken = Language()
    spoken.install(request.param)
    yield request.param
    spoken.install("en")


@pytest.fixture
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots act without the pauses of their pace."""
    monkeypatch.setattr(Director, "_delay", lambda *given: 0.0)


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """Yield a table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()
