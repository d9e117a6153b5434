"""Table talk at Contrees."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from engine.core.talk_rules import TalkRules
from engine.core.values import Event, Interruption, Seat, Taking
from engine.games.contrees.bots.remarks import fitting_remarks, takings
from engine.games.contrees.state import TOWER_COUNT
from engine.games.contrees.views import ContreesView


class ContreesTalk(TalkRules[ContreesView]):
    """The statements of players."""

    spans: ClassVar[tuple[str, ...]] = ("lap",)

    def span(self, view: ContreesView, until: str) -> Hashable:
        """Return the number of laps that are over: each seat has acted once in a lap."""
        return (len(view.land) + 2 * TOWER_COUNT - sum(view.supply)) // len(view.supply)

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def fitting_remarks(
        self, view: ContreesView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat)
