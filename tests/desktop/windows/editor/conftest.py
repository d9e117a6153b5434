"""Fixtures of the tests of the editor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.windows.editor.editor_page import EditorPage
from engine.play.draft import Draft
from tests.desktop.kit import Services
from tests.desktop.table.kit import Table
from tests.desktop.windows.editor.editor_kit import Open


@pytest.fixture
def opened(qtbot: QtBot, services: Services) -> Iterator[Open]:
    """Opens a page with a draft."""
    pages: list[EditorPage] = []

    def open_page(draft: Draft) -> EditorPage:
        page = EditorPage(draft, TABLES[draft.match.game.id], services.settings, None)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.setUpdatesEnabled(Table.painted)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.close()
