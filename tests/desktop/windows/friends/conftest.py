"""A table for friends with a person at this screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows.friends.company_kit import Company


@pytest.fixture
def others_turn(qtbot: QtBot, tmp_path: Path) -> Company:
    """A table where another person than the one at the screen is to answer."""
    company = Company(qtbot, tmp_path)
    if company.asked == 0:
        company = Company(qtbot, tmp_path, own=1)
    return company
