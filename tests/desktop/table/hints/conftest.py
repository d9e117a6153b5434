"""Fixtures of the tests of hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.words import reasons, texts
from desktop.language.translation import LANGUAGES, Language
from desktop.table.game_texts import Reason
from engine.core.values import Effect
from engine.games.condottiere.views.view import CondottiereView
from tests.desktop.table.hints.hint_kit import Slow, until_bots_answered
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3)) as table:
        until_bots_answered(table)
        yield table


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Condottiere tell what becomes of battles with adverbs, as a game may whose effects follow
    from its rules only in part.
    """

    def reason(fact: Effect, view: CondottiereView, names: Sequence[str]) -> Reason | None:
        found = reasons._sure(fact, view, names)
        is_sure_only = fact.kind in ("pawn", "most", "keeps")
        return found and replace(found, is_sure_only=is_sure_only)

    monkeypatch.setattr(texts, "reason", reason)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """Every test once per language."""
    spoken = Language()
    spoken.install(request.param)
    yield request.param
    spoken.install("en")
