"""What changes the moods of the players of Contrées, and how a tip says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from desktop.language.translation import translate
from desktop.table.moods import Cause, MoodTrigger
from engine.core.values import Event, Seat
from engine.games.contrees.events import Demolished, Lost, Passed, Taken
from engine.games.contrees.state import STANDARD_COUNT
from engine.games.contrees.views import ContreesView

#: What is counted in a trigger.
_TILES: Final = "tiles"
_TOWERS: Final = "towers"


class ContreesMoods:
    """Tiles taken and lost, towers razed, the tenth standard."""

    def triggers(self, event: Event, actor: Seat, view: ContreesView) -> Iterable[MoodTrigger]:
        """Yield a trigger for the player who takes, and for the one who loses."""
        match event:
            case Taken():
                yield MoodTrigger(event.seat, Cause.TOOK, event.seat, _TILES, len(event.hexes))
            case Lost():
                yield MoodTrigger(event.seat, Cause.LOST, 1 - event.seat, _TILES, len(event.hexes))
            case Demolished():
                count = len(event.towers)
                yield MoodTrigger(event.seat, Cause.TOOK, event.seat, _TOWERS, count)
                yield MoodTrigger(1 - event.seat, Cause.LOST, event.seat, _TOWERS, count)
            case Passed() if view.score[event.seat] > view.score[1 - event.seat]:
                yield MoodTrigger(event.seat, Cause.PLANS, event.seat)

    def plan_triggers(self, view: ContreesView) -> Iterable[MoodTrigger]:
        """Return nothing: every move is public, so there are no plans to show."""
        return ()

    def seats_near_win(self, view: ContreesView) -> Collection[Seat]:
        """Return the player who leads and wins with one standard more."""
        if view.decision is None:
            return ()
        return [
            seat
            for seat in range(2)
            if len(view.owners[seat]) >= STANDARD_COUNT - 1
            and view.score[seat] > view.score[1 - seat]
        ]

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        """Return the tiles or towers in words."""
        if trigger.cause is Cause.PLANS:
            return translate("Contrees", "passed while leading")
        number, name = trigger.count, names[trigger.by]
        if trigger.about == _TOWERS:
            if trigger.cause is Cause.TOOK:
                return translate("Contrees", "razed %n tower(s)", "", number)
            if not name:
                return translate("Contrees", "you razed %n tower(s)", "", number)
            text = translate("Contrees", "{name} razed %n tower(s)", "", number)
        elif trigger.cause is Cause.TOOK:
            return translate("Contrees", "took %n tile(s)", "", number)
        elif not name:
            return translate("Contrees", "lost %n tile(s) to you", "", number)
        else:
            text = translate("Contrees", "lost %n tile(s) to {name}", "", number)
        return text.format(name=name)
