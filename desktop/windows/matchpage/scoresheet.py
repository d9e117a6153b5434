"""Why a score is what it is: its parts in a table, a pair of columns for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.controls import rule
from desktop.language import translate
from desktop.painting.heraldry import paint_shield
from desktop.table.game import Score
from desktop.theme import SEATS, SeatColour
from desktop.windows.dialogs.sheet import Sheet

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEAST = 74  # pixels of a column of numbers


class ScoreSheet(Sheet):
    """Shows the parts of a Score as it stood when it was opened."""

    def __init__(self, score: Score, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._score = score
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnMinimumWidth(0, 130)
        self.body.addLayout(self._grid)
        self._number = [self._label("quiet"), self._label("quiet")]
        self._points = [self._label("quiet"), self._label("quiet")]
        self._together = self._label("heading")
        self._fill(names)
        self.retranslate()

    def _label(self, role: str, text: str = "") -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", role)
        # Names are whatever people call themselves.
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _fill(self, names: Sequence[str]) -> None:
        """Heads, a row for each part, and the sum."""
        grid, score = self._grid, self._score
        rows = [line.label for line in score.parts[0]]
        for row, label in enumerate(rows, start=3):
            grid.addWidget(self._label("sentence", label), row, 0)
        foot = len(rows) + 4
        grid.addWidget(self._together, foot, 0)
        for seat, name in enumerate(names):
            number, points = 2 * seat + 1, 2 * seat + 2
            head = QHBoxLayout()
            head.setSpacing(8)
            head.addStretch(1)
            head.addWidget(Shield(SEATS[seat], self))
            head.addWidget(self._label("heading", name))
            grid.addLayout(head, 0, number, 1, 2)
            grid.addWidget(self._number[seat], 1, number, _RIGHT)
            grid.addWidget(self._points[seat], 1, points, _RIGHT)
            for row, line in enumerate(score.parts[seat], start=3):
                grid.addWidget(self._label("sentence", str(line.count)), row, number, _RIGHT)
                grid.addWidget(self._label("sentence", str(line.points)), row, points, _RIGHT)
            total = self._label("heading", str(score.points[seat]))
            grid.addWidget(total, foot, points, _RIGHT)
            for column in (number, points):
                grid.setColumnMinimumWidth(column, _LEAST)
        for row in (2, foot - 1):
            grid.addWidget(rule(self), row, 0, 1, 5)
        if score.tie:
            tie = self._label("quiet", score.tie)
            tie.setWordWrap(True)
            self.body.addSpacing(4)
            self.body.addWidget(tie)

    def retranslate(self) -> None:
        self.setWindowTitle(self._score.heading)
        self.title.setText(self._score.heading)
        for label in self._number:
            label.setText(translate("Score", "number"))
        for label in self._points:
            label.setText(translate("Score", "points"))
        self._together.setText(translate("Score", "Together"))


class Shield(QWidget):
    """A seat's shield beside its name."""

    def __init__(self, who: SeatColour, parent: QWidget) -> None:
        super().__init__(parent)
        self._who = who
        self.setFixedSize(QSize(26, 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shield(p, 13, 14, 22, self._who.colour, self._who.charge)
        p.end()
