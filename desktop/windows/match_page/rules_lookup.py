"""Find the section of the rules about the current state of a table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.panels.chronicle import Chronicle
from desktop.play.table_session import TableSession
from desktop.table.game_table import GameTable
from desktop.table.input.controller import ChoiceController
from desktop.table.input.selection import Selection
from desktop.table.replay.lookback import Lookback
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import PageState
from engine.core.values import Event


class RulesLookup:
    """Finder of a section; it changes nothing."""

    def __init__(
        self,
        table: GameTable,
        session: TableSession,
        choice: ChoiceController[Selection],
        lookback: Lookback,
        chronicle: Chronicle,
        moment: PageState,
    ) -> None:
        self._table, self._session, self._choice = table, session, choice
        self._lookback, self._chronicle, self._moment = lookback, chronicle, moment

    def section(self) -> str:
        """Return the section id for the line pointed at, the refusal, step, choice or question.

        The result is "" if there is none.
        """
        links, match = self._table.links, self._session.match
        pointed = self._chronicle.events_under_pointer()
        if pointed is not None:
            return self._section_about(pointed)
        if self._choice.refused is not None:
            return links.for_refusal(*self._choice.refused)
        if self._lookback.ply is not None:
            return self._section_about(self._lookback.events_at(self._lookback.ply))
        if match.result is not None:
            return links.for_result(match.result.by)
        if self._moment.question is None and match.steps:
            return self._section_about(self._session.events_of(match.steps[-1]))
        if match.decision is None:
            return ""
        return self._choice.topic() or links.for_decision(match.decision.kind)

    def _section_about(self, events: Sequence[Event]) -> str:
        """Return the section about the main event among `events`, or ""."""
        names, viewer = self._session.names(), self._session.viewer
        event = page_texts.main_event(self._table.texts, events, names, viewer)
        return self._table.links.for_event(event) if event is not None else ""
