"""What changes the moods of the seats of Cortez, and how a tip says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from desktop.language.translation import translate
from desktop.table.moods import Cause, MoodTrigger
from engine.core.values import Event, Seat
from engine.games.cortez.events import AuctionWon, CombatEnded, TreasureAwarded
from engine.games.cortez.views.view import CortezView

#: What a trigger is about, beside combats.
_TREASURE: Final = "treasure"
#: How combats end without a loser who minds: by an agreement.
_PARLEY: Final = "parley"


class CortezMoods:
    """Combats, treasures and bribery cards; nobody is ever sure of the last points."""

    def triggers(self, event: Event, actor: Seat, view: CortezView) -> Iterable[MoodTrigger]:
        """Yield a trigger for the winner and for the loser of a combat."""
        match event:
            case CombatEnded() if event.by != _PARLEY:
                yield MoodTrigger(event.winner, Cause.TOOK, event.winner)
                yield MoodTrigger(event.loser, Cause.LOST, event.winner)
            case TreasureAwarded(seat=int(taker)):
                yield MoodTrigger(taker, Cause.TOOK, taker, _TREASURE)
            case AuctionWon():
                yield MoodTrigger(event.seat, Cause.PLANS, event.seat)

    def plan_triggers(self, view: CortezView) -> Iterable[MoodTrigger]:
        """Return nothing: what a seat is after is secret."""
        return ()

    def seats_near_win(self, view: CortezView) -> Collection[Seat]:
        """Return nobody: secret objectives count at the end."""
        return ()

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        """Return the combat, the treasure or the auction in words."""
        if trigger.about == _TREASURE:
            return translate("Cortez", "took the treasure")
        if trigger.cause is Cause.PLANS:
            return translate("Cortez", "won a bribery card")
        if trigger.cause is Cause.TOOK:
            return translate("Cortez", "won the combat")
        if not names[trigger.by]:
            return translate("Cortez", "you won the combat")
        return translate("Cortez", "{name} won the combat").format(name=names[trigger.by])
