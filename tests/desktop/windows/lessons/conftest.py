"""Fixtures of the tests of lessons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.kit import Services
from tests.desktop.windows.lessons.lesson_kit import School


@pytest.fixture
def school(qtbot: QtBot, services: Services) -> Iterator[School]:
    school = School(qtbot)
    yield school
    school.page.session.close()
