"""Sheets over a table: the parts of a score, the match in figures, and its fairness."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel, QWidget

from desktop.language.names import only_person_name, place_name
from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.score import ranking
from desktop.style.text_size import text_scale
from desktop.style.widgets import Elided, plain_label, rule
from desktop.table.game_table import Statistics
from desktop.windows.dialogs.base_dialog import BaseDialog
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.score_dialog import Shield

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The least width of a column of figures, in pixels.
_MIN_COLUMN_WIDTH = 70
#: The greatest number of letters of a head on one line.
_MAX_HEAD_LENGTH = 12
#: The greatest width of a name, in pixels.
_MAX_NAME_WIDTH = 230


class StatisticsDialog(BaseDialog):
    """The match in figures, a row for each seat, from the winner down.

    Signals:
        fairness_asked(): the person asks whether the match was fair.
    """

    fairness_asked = Signal()

    def __init__(
        self,
        statistics: Callable[[], Statistics],
        names: Sequence[str],
        places: Sequence[int],
        parent: QWidget,
        *,
        bots: bool,
        looks: Sequence[SeatLook] = LOOKS,
    ) -> None:
        """`statistics` returns texts in the current language; `places` are as from `ranking`.

        `bots` adds the button for the fairness sheet.
        """
        super().__init__(parent)
        self._figures, self._names, self._places = statistics, names, places
        self._fairness_button = None
        if bots:
            self._fairness_button = self.buttons.addButton(
                "", QDialogButtonBox.ButtonRole.ActionRole
            )
            self._fairness_button.clicked.connect(self._ask)
        current = statistics()
        self._heads = [plain_label(self, "quiet") for _ in current.heads]
        self._ranks: list[tuple[int, QLabel]] = []
        self._remarks = [plain_label(self, "sentence") for _ in current.remarks]
        self._fill(current, looks)
        self.retranslate()

    def _fill(self, statistics: Statistics, looks: Sequence[SeatLook]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18 if text_scale() == 1 else 10)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(1, 1)
        for column, head in enumerate(self._heads, start=3):
            grid.addWidget(head, 0, column, _RIGHT)
            grid.setColumnMinimumWidth(column, _MIN_COLUMN_WIDTH if text_scale() == 1 else 0)
        grid.addWidget(rule(self), 1, 0, 1, len(self._heads) + 3)
        locale = QLocale()
        # Nobody has a place in a match that was called off.
        places = self._places or [0] * len(self._names)
        order = sorted(range(len(self._names)), key=lambda seat: places[seat] or 99)
        for row, seat in enumerate(order, start=2):
            grid.addWidget(Shield(looks[seat], self), row, 0)
            name = Elided(self._names[seat], self, _MAX_NAME_WIDTH)
            grid.addWidget(name, row, 1)
            rank = plain_label(self, "quiet")
            grid.addWidget(rank, row, 2)
            if self._places:
                self._ranks.append((self._places[seat], rank))
            for column, figure in enumerate(statistics.seats[seat], start=3):
                grid.addWidget(
                    plain_label(self, "heading", locale.toString(figure)), row, column, _RIGHT
                )
        self.body.addLayout(grid)
        self.body.addSpacing(6)
        for remark in self._remarks:
            self.body.addWidget(remark)

    def _ask(self) -> None:
        self.accept()
        self.fairness_asked.emit()

    def retranslate(self) -> None:
        title = translate("Figures", "The game in figures")
        self.setWindowTitle(title)
        self.title.setText(title)
        if self._fairness_button is not None:
            self._fairness_button.setText(translate("Table", "Was this fair?"))
        statistics = self._figures()
        for label, text in zip(self._heads, statistics.heads, strict=True):
            # Long heads take two lines, and all of them at a large text size, so that the smallest
            # window is wide enough.
            is_long = text_scale() > 1 or len(text) > _MAX_HEAD_LENGTH
            label.setText(_in_two_lines(text) if is_long else text)
            label.setAlignment(_RIGHT)
        for label, text in zip(self._remarks, statistics.remarks, strict=True):
            label.setText(text)
        for rank, label in self._ranks:
            label.setText(place_name(rank, self._places))


def _in_two_lines(text: str) -> str:
    """Break a text into two lines of about equal length."""
    spaces = [i for i, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text
    middle = min(spaces, key=lambda i: abs(2 * i - len(text)))
    return f"{text[:middle]}\n{text[middle + 1 :]}"


class ExplanationSheets(QObject):
    """Opener of the explaining sheets over a page."""

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._page = parts, page

    def score(self) -> None:
        """Open the sheet that shows how the score in the panel is made up."""
        from desktop.windows.match_page.score_dialog import ScoreDialog

        sidebar = self._parts.sidebar
        score = sidebar.facts(sidebar.view).score if sidebar.view is not None else None
        if score is not None:
            parts = self._parts
            over = parts.session.match.result is not None and parts.lookback.ply is None
            counted = over and parts.settings.animation != "off"
            ScoreDialog(score, self._names(), self._page, parts.looks, counted=counted).open()

    def show_statistics(self) -> None:
        """Open the sheet with the places and figures of a match that is over."""
        from desktop.windows.match_page.explanation_dialogs import StatisticsDialog

        session = self._parts.session
        result = session.match.result
        if result is None or session.full_match is None:
            return
        seats = self._parts.sidebar.facts(session.view()).seats
        seating = session.match.attendance
        bots = len(seating.people) < session.match.seats or bool(
            page_texts.stand_in_seats(session.match)
        )
        sheet = StatisticsDialog(
            self._all_statistics,
            self._names(),
            ranking(result, seats),
            self._page,
            bots=bots,
            looks=self._parts.looks,
        )
        sheet.fairness_asked.connect(self.fairness)
        sheet.open()

    def _all_statistics(self) -> Statistics:
        """Return the game's own figures with remarks on absences and moves taken back."""
        match = self._parts.session.full_match
        assert match is not None
        statistics = self._parts.table.statistics(match)
        return replace(statistics, remarks=(*statistics.remarks, *page_texts.remarks(match)))

    def fairness(self) -> None:
        """Open the sheet with the data that the bots of the match received."""
        from desktop.windows.match_page.fairness_check import FairnessDialog

        parts, full_match = self._parts, self._parts.session.full_match
        assert full_match is not None
        FairnessDialog(full_match, self._names(), self._page, parts.looks).open()

    def _names(self) -> list[str]:
        return [name or only_person_name() for name in self._parts.session.names()]
