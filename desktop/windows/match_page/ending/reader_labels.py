"""Invisible labels that a screen reader walks through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class ReaderLabels:
    """The lines of a painted widget for a screen reader, a label for each."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self.labels: list[QLabel] = []

    def set_lines(self, lines: Sequence[str]) -> None:
        """Give each line a label; labels of earlier lines are used again."""
        while len(self.labels) > len(lines):
            self.labels.pop().deleteLater()
        while len(self.labels) < len(lines):
            self.labels.append(self._new_label())
        for label, line in zip(self.labels, lines, strict=True):
            label.setText("")
            label.setAccessibleName(line)

    def _new_label(self) -> QLabel:
        label = QLabel(self._parent)
        label.setGeometry(0, 0, 1, 1)
        label.setStyleSheet("color: transparent; background: transparent")
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.show()
        return label
