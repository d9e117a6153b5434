"""What the tests of the review share: a table whose match was reviewed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.table.kit import Table


def press(table: Table, key: Qt.Key, how: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(table.page.view, key, how or Qt.KeyboardModifier.NoModifier)
