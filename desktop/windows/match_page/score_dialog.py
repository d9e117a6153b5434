"""The sheet that explains a score: a line for each part, columns for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.style.widgets import plain_label, rule
from desktop.table.facts import Score
from desktop.windows.dialogs.base_dialog import BaseDialog
from engine.core.values import Seat

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Width of a column of numbers with two seats, in pixels.
_WIDE_WIDTH = 74
#: Width of a column of numbers with more seats, in pixels.
_NARROW_WIDTH = 40
#: The greatest width of a name with more than two seats, in pixels.
_MAX_NAME_WIDTH = 96
#: Milliseconds between two lines while the score is counted.
_LINE_PAUSE_MS = 450


class ScoreDialog(BaseDialog):
    """The parts of a score as it was when the sheet opened."""

    def __init__(
        self,
        score: Score,
        names: Sequence[str],
        parent: QWidget,
        looks: Sequence[SeatLook] = LOOKS,
        *,
        counted: bool = False,
    ) -> None:
        """Show the score; if `counted`, the parts one by one with a running sum.

        A click or the space bar then shows all.
        """
        super().__init__(parent)
        self._score = score
        self._is_duel = len(names) == 2
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16 if self._is_duel else 8)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnMinimumWidth(0, 130)
        self.body.addLayout(self._grid)
        self._number_heads = [plain_label(self, "quiet") for _ in names] if self._is_duel else []
        self._points_heads = [plain_label(self, "quiet") for _ in names] if self._is_duel else []
        self._total_label = plain_label(self, "heading")
        #: The labels of each line.
        self._lines: list[list[QLabel]] = []
        #: The labels of the sums below the lines.
        self._totals: list[QLabel] = []
        #: The number of lines shown.
        self.shown_count = 0
        self._line_timer = QTimer(self)
        self._line_timer.setInterval(_LINE_PAUSE_MS)
        self._line_timer.timeout.connect(self._show_next)
        self._fill(names, looks)
        self._show_lines(0 if counted else len(self._lines))
        if counted:
            self._line_timer.start()
        self.retranslate()

    # -- the table ---------------------------------------------------------------------------------

    def _fill(self, names: Sequence[str], looks: Sequence[SeatLook]) -> None:
        """Add the heads, a row for each part, and the sums."""
        grid, score = self._grid, self._score
        self._lines = [[plain_label(self, "sentence", line.label)] for line in score.parts[0]]
        for row, (label, *_) in enumerate(self._lines, start=3):
            grid.addWidget(label, row, 0)
        foot = len(self._lines) + 4
        grid.addWidget(self._total_label, foot, 0)
        for seat, name in enumerate(names):
            self._fill_seat(seat, name, looks[seat], foot)
        for row in (2, foot - 1):
            grid.addWidget(rule(self), row, 0, 1, 2 * len(names) + 1)
        for labels in self._lines:
            for label in labels:
                policy = label.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                label.setSizePolicy(policy)
        if score.tie:
            tie = plain_label(self, "quiet", score.tie)
            tie.setWordWrap(True)
            self.body.addSpacing(4)
            self.body.addWidget(tie)

    def _fill_seat(self, seat: Seat, name: str, look: SeatLook, foot: int) -> None:
        grid, number, points = self._grid, 2 * seat + 1, 2 * seat + 2
        head = QHBoxLayout()
        head.setSpacing(8 if self._is_duel else 5)
        head.addStretch(1)
        head.addWidget(Shield(look, self))
        written = plain_label(self, "heading", name)
        if self._is_duel:
            grid.addWidget(self._number_heads[seat], 1, number, _RIGHT)
            grid.addWidget(self._points_heads[seat], 1, points, _RIGHT)
        else:
            written.setToolTip(name)
            written.ensurePolished()
            mode = Qt.TextElideMode.ElideRight
            written.setText(written.fontMetrics().elidedText(name, mode, _MAX_NAME_WIDTH))
        head.addWidget(written)
        grid.addLayout(head, 0, number, 1, 2)
        for row, line in enumerate(self._score.parts[seat], start=3):
            count = (
                str(line.count) if self._is_duel else f"{line.count} ×" if line.count > 1 else ""
            )
            counted = plain_label(self, "sentence" if self._is_duel else "quiet", count)
            worth = plain_label(self, "sentence", str(line.points))
            self._lines[row - 3] += [counted, worth]
            grid.addWidget(counted, row, number, _RIGHT)
            grid.addWidget(worth, row, points, _RIGHT)
        total = plain_label(self, "heading")
        self._totals.append(total)
        grid.addWidget(total, foot, points, _RIGHT)
        for column in (number, points):
            grid.setColumnMinimumWidth(column, _WIDE_WIDTH if self._is_duel else _NARROW_WIDTH)

    # -- counting up -------------------------------------------------------------------------------

    def _show_next(self) -> None:
        self._show_lines(self.shown_count + 1)

    def _show_lines(self, count: int) -> None:
        """Show so many lines and their sum."""
        self.shown_count = min(count, len(self._lines))
        for number, labels in enumerate(self._lines):
            for label in labels:
                label.setVisible(number < self.shown_count)
        complete = self.shown_count == len(self._lines)
        for seat, total in enumerate(self._totals):
            sofar = sum(line.points for line in self._score.parts[seat][: self.shown_count])
            total.setText(str(self._score.points[seat] if complete else sofar))
        if complete:
            self._line_timer.stop()

    def show_all(self) -> None:
        """Stop counting and show the whole score."""
        self._show_lines(len(self._lines))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._line_timer.isActive():
            self.show_all()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(self._score.heading)
        self.title.setText(self._score.heading)
        for label in self._number_heads:
            label.setText(translate("Score", "number"))
        for label in self._points_heads:
            label.setText(translate("Score", "points"))
        self._total_label.setText(translate("Score", "Total"))


class Shield(QWidget):
    """A seat's shield beside its name."""

    def __init__(self, look: SeatLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedSize(QSize(26, 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._look.shield(painter, 13, 14, 22)
        painter.end()
