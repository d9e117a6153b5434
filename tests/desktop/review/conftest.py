"""Fixtures of the tests of the review."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.review.review_runner import ReviewRunner
from tests.desktop.review.kit import heard, record
from tests.desktop.table.kit import Table


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table with that match, at its end; nothing is found but by `heard`."""
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    made = Table(qtbot, record())
    made.until_asked()
    return made


@pytest.fixture
def reviewed(table: Table) -> Table:
    table.page.review.open()
    findings = table.page.review.findings
    assert findings is not None
    heard(findings)
    table.page.review.reviewing.grown.emit()
    return table
