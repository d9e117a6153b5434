"""Table talk at Cannir."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from engine.core.talk_rules import TalkRules
from engine.core.values import Event, Interruption, Seat, Taking
from engine.games.cannir.bots.remarks import fitting_remarks, takings
from engine.games.cannir.views import CannirView


class CannirTalk(TalkRules[CannirView]):
    """The statements of players."""

    spans: ClassVar[tuple[str, ...]] = ("lap",)

    def span(self, view: CannirView, until: str) -> Hashable:
        """Return the number of laps that are over: each seat has acted once in a lap."""
        return -(view.pile // len(view.hands))

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(actor, events)

    def fitting_remarks(
        self, view: CannirView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat)
