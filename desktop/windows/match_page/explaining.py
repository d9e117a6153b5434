"""Sheets over a table that explain: what a score is made of, the match in figures, its fairness."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.language.names import you
from desktop.panels.sidebar import ranking
from desktop.table.game import Figures
from desktop.windows.match_page import history
from desktop.windows.match_page.parts import MatchParts


class Explaining(QObject):
    """Opens them over a page."""

    def __init__(self, parts: MatchParts, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._page = parts, page

    def score(self) -> None:
        """What the score in the panel is made of."""
        from desktop.windows.match_page.score_sheet import ScoreSheet

        sidebar = self._parts.sidebar
        score = sidebar.facts(sidebar.view).score if sidebar.view is not None else None
        if score is not None:
            parts = self._parts
            over = parts.session.match.result is not None and parts.lookback.ply is None
            counted = over and parts.settings.animation != "off"
            ScoreSheet(score, self._names(), self._page, parts.looks, counted=counted).open()

    def figures(self) -> None:
        """Who came where, and the match in figures; nothing while it goes on."""
        from desktop.windows.match_page.figuressheet import FiguresSheet

        session = self._parts.session
        result = session.match.result
        if result is None:
            return
        seats = self._parts.sidebar.facts(session.view()).seats
        seating = session.match.attendance
        bots = len(seating.people) < session.match.seats or bool(history.left(session.match))
        sheet = FiguresSheet(
            self._told,
            self._names(),
            ranking(result, seats),
            self._page,
            bots=bots,
            looks=self._parts.looks,
        )
        sheet.fairnessAsked.connect(self.fairness)
        sheet.open()

    def _told(self) -> Figures:
        """The game's own figures, and what the record says of the people who played."""
        match = self._parts.session.match
        told = self._parts.table.figures(match)
        return replace(told, remarks=(*told.remarks, *history.remarks(match)))

    def fairness(self) -> None:
        """What the bots of the match were sent."""
        from desktop.windows.match_page.fairness import FairnessSheet

        parts = self._parts
        FairnessSheet(parts.session.match, self._names(), self._page, parts.looks).open()

    def _names(self) -> list[str]:
        return [name or you() for name in self._parts.session.names()]
