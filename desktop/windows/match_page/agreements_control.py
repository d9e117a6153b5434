"""The list of agreements in the panel, at the present or at an earlier moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.panels.talk.agreements_box import AgreementsFacts, rows_of
from desktop.table.bargaining import BoundPlace
from desktop.windows.match_page.components import PageComponents
from engine.core.values import BROKEN, KEPT, LAPSED, OPEN, Seat
from engine.talk.agreements import ACCEPTED, Agreement


class AgreementsControl(QObject):
    """Shows the agreements of the displayed moment, and lights the places that they are about."""

    def __init__(self, parts: PageComponents, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        #: The state of each agreement when the present was shown last; None before.
        self._statuses: dict[int, str] | None = None
        self._names: Sequence[str] = ()
        box = parts.sidebar.agreements
        box.row_hovered.connect(self._light)
        box.expanded.connect(self._on_opened)
        box.ply_picked.connect(self._go_to)

    def _agreements(self) -> Sequence[Agreement]:
        match, ply = self._parts.session.match, self._parts.lookback.ply
        if ply is None or not match.agreements:
            return match.agreements
        return match.at(ply).agreements

    def refresh(self, names: Sequence[str]) -> None:
        """Show the agreements of the displayed moment; `names` has "" for the person."""
        self._names = names
        parts, entries = self._parts, self._agreements()
        counts: dict[str, int] = {}
        broken: dict[Seat, int] = {}
        for entry in entries:
            if entry.status in (ACCEPTED, KEPT, BROKEN):
                counts[entry.status] = counts.get(entry.status, 0) + 1
            if entry.breaker is not None:
                broken[entry.breaker] = broken.get(entry.breaker, 0) + 1
        every = parts.sidebar.agreements.are_all_shown
        fresh = self._battle_began()
        ahead = self.spans_ahead(parts.lookback.ply)
        rows = rows_of(entries, parts.table.texts, names, every=every, fresh=fresh, ahead=ahead)
        lapsed = sum(row.state == LAPSED for row in rows)
        if lapsed:
            counts[LAPSED] = lapsed
        if not every or not rows:
            parts.sidebar.agreements.are_all_shown = every and bool(rows)
        sealed = self._just_sealed(entries)
        facts = AgreementsFacts(tuple(rows), counts)
        parts.sidebar.show_agreements(facts, broken, sealed, parts.scene.duration_factor)

    def spans_ahead(self, ply: int | None = None) -> list[str]:
        """Return the spans that have yet to begin at a moment; None for the present."""
        match = self._parts.session.match
        game, view = match.game, (match if ply is None else match.at(ply)).view(None)
        return [until for until in game.talk.spans if game.talk.is_ahead(view, until)]

    def _just_sealed(self, entries: Sequence[Agreement]) -> list[int]:
        """Return the agreements made or broken since the present was shown last."""
        if self._parts.lookback.ply is not None:
            return []
        before, self._statuses = self._statuses, {entry.index: entry.status for entry in entries}
        if before is None:
            return []
        unbroken = (None, OPEN)
        ways = {ACCEPTED: unbroken, BROKEN: (*unbroken, ACCEPTED)}
        return [n for n, now in self._statuses.items() if before.get(n) in ways.get(now, ())]

    def _battle_began(self) -> int:
        """Return the number of actions before the last chapter that ended began."""
        match, chapters = self._parts.session.match, self._parts.table.chapters
        if not match.agreements:
            return 0
        ended = [chapter.last for chapter in chapters(match)]
        return ended[-1] if ended else 0

    def word_of(self, seat: Seat) -> tuple[int, int]:
        """Return how many agreements a seat kept in this match, and of how many that ended."""
        ended = [
            entry
            for entry in self._parts.session.match.agreements
            if seat in (entry.seat, entry.to)
            and (entry.status == KEPT or (entry.status == BROKEN and entry.breaker == seat))
        ]
        return sum(entry.status == KEPT for entry in ended), len(ended)

    def _light(self, places: Sequence[tuple[str, Seat]]) -> None:
        """Light the places of the agreement under the pointer."""
        if self._parts.sidebar.draft is None:
            self._parts.scene.mark_agreement_places(
                [BoundPlace(place, seat) for place, seat in places]
            )

    def _on_opened(self, is_on: bool) -> None:
        self.refresh(self._names)
        self._parts.sidebar.refresh()

    def _go_to(self, ply: int) -> None:
        self._parts.replay.go(ply)
