"""Which section of the rules is about what is seen at a table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.windows import tabletexts
from desktop.windows.tableparts import TableParts
from engine.core import Event


def section(page: TableParts, *, asked: bool) -> str:
    """The id of the section about what is pointed at, was refused, done, chosen or asked; or "".

    `asked`: a question is open to somebody at the screen.
    """
    links, match = page.table.links, page.session.match
    pointed = page.sidebar.chronicle.entry_under_pointer()
    if pointed is not None:
        return _about(page, pointed.events)
    if page.scene.refused is not None:
        return links.for_refusal(*page.scene.refused)
    if page.lookback.ply is not None:
        return _about(page, page.lookback.events_at(page.lookback.ply))
    if match.result is not None:
        return links.for_result(match.result.by)
    if not asked and match.steps:
        return _about(page, page.session.events_of(match.steps[-1]))
    if match.decision is None:
        return ""
    return page.scene.topic() or links.for_decision(match.decision.kind)


def _about(page: TableParts, events: Sequence[Event]) -> str:
    """The section about what stands out among events."""
    names, looker = page.session.names(), page.session.looker
    event = tabletexts.outstanding(page.texts, events, names, looker)
    return page.table.links.for_event(event) if event is not None else ""
