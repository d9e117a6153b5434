"""What stirs the players of Contrées, and in which words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from desktop.language.translation import translate
from desktop.table.moods import Cause, MoodTrigger
from engine.core.values import Event, Seat
from engine.games.contrees.events import Demolished, Lost, Passed, Taken
from engine.games.contrees.state import STANDARD_COUNT
from engine.games.contrees.views import ContreesView

#: Prefix in `MoodTrigger.about` for a number of towers; without it, it is a number of tiles.
_TOWERS: Final = "t"


class ContreesMoods:
    """Tiles taken and lost, towers razed, the tenth standard."""

    def triggers(self, event: Event, actor: Seat, view: ContreesView) -> Iterable[MoodTrigger]:
        """Return what an event stirs: the player who takes, and the one who loses."""
        match event:
            case Taken():
                yield MoodTrigger(event.seat, Cause.TOOK, event.seat, str(len(event.hexes)))
            case Lost():
                yield MoodTrigger(event.seat, Cause.LOST, 1 - event.seat, str(len(event.hexes)))
            case Demolished():
                towers = f"{_TOWERS}{len(event.towers)}"
                yield MoodTrigger(event.seat, Cause.TOOK, event.seat, towers)
                yield MoodTrigger(1 - event.seat, Cause.LOST, event.seat, towers)
            case Passed() if view.score[event.seat] > view.score[1 - event.seat]:
                yield MoodTrigger(event.seat, Cause.PLANS, event.seat)

    def plans(self, view: ContreesView) -> Iterable[MoodTrigger]:
        """Return nothing: every move is public, so there are no plans to show."""
        return ()

    def near(self, view: ContreesView) -> Collection[Seat]:
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
        number = int(trigger.about.removeprefix(_TOWERS))
        name = names[trigger.by]
        if trigger.about.startswith(_TOWERS):
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
