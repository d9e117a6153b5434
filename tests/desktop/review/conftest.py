"""Fixtures of the tests of the review."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.review.review_runner import ReviewRunner
from tests.desktop.review.match_kit import add_review, record
from tests.desktop.table.kit import Table


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table with that match, at its end; nothing is found but by `add_review`."""
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    table = Table(qtbot, record())
    table.until_asked()
    return table


@pytest.fixture
def reviewed(table: Table) -> Table:
    table.page.review.open()
    findings = table.page.review.findings
    assert findings is not None
    add_review(findings)
    table.page.review.runner.findings_added.emit()
    table.page.replay.go(table.page.replay.last)
    return table
